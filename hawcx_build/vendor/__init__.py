"""The runtime that bundles carry: found, measured, compared with its lock, never imported."""
