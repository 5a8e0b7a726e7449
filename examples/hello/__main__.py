"""The smallest agent: it greets, and says which runtime its bundle carries."""

import sys

import hawcx_runtime
from greeter.words import greeting

print(f"{greeting('world')} from hawcx_runtime {hawcx_runtime.__version__}, Python {sys.version_info[0]}")
