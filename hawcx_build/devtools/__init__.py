"""Stands that a developer runs a bundle against; no part of a build job."""
