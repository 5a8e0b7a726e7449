"""Tests of hawcx_build and hawcx_runtime; the folders mirror the packages."""
