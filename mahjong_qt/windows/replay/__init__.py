"""Games watched again, and how one stands against an earlier one."""
