"""What an upload imports, from where, and whether it can start: read from source text, never run."""

from hawcx_build.analyze.analysis import Analysis, analyze
from hawcx_build.analyze.entrypoint import EntryPoint

__all__ = ["Analysis", "EntryPoint", "analyze"]
