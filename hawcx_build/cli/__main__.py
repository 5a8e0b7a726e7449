"""`python -m hawcx_build.cli`: the same as `hawcx`, where its script is not on PATH."""

from __future__ import annotations

from hawcx_build.cli import main

raise SystemExit(main())
