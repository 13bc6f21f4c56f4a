"""Tries the parts of the editor; :mod:`mahjong_qt.self_test` runs the checks."""
