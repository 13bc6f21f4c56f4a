"""Layouts in and out of the editor: dialogs, questions and what is told of them."""
