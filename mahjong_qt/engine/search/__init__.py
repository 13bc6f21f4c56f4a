"""Search by pairings: which two tiles of a group go together. Knows no game; a theory tells it the rules of one."""
