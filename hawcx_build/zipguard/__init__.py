"""Strict reading of ZIP archives: of no accepted archive can two programs make two things."""
