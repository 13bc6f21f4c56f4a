"""Tries all parts of an installation, whether they were packed well; see docs/self-test.md.

What is said here is for makers of packages, in English. The editor tests itself with the same runner, so that nothing
in here but the checks of the game themselves may import the game's windows.
"""

SELF_TEST_OPTION = "--self-test"
"""The argument that has the program test itself; the file for the report comes after it."""
