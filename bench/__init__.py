"""Benchmarks; each prints ratios of one run, since absolute times belong to one machine."""
