"""The process that makes the game's sounds: wishes come as lines on its standard input. It imports no Qt.

A line is a name and a volume from 1 to 100, such as ``click 60``. The one line that the process ever writes is
``none``: there is nothing to sound on, and it ends. It ends too when its input is closed.
"""

SOUND_OPTION = "--sound"
"""The argument that makes the program this process."""

NONE = b"none\n"
