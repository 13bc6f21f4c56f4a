"""What is made for macOS only: the property list, the disk image, and the look at what came out."""
