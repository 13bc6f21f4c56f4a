"""The editor's window: actions, menus, bars, docks, and what connects them to the parts of the editor."""
