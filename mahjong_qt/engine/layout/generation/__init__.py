"""How generated layouts are built: shapes, a draft that keeps its symmetry, families of boards, and what pleases."""
