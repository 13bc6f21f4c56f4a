"""The steps of a release, each callable by hand as ``dev.py release STEP``; packaging/README.md has their order."""
