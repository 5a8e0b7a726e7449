"""Run under any interpreter: writes where its standard library is."""

import json
import sys
import sysconfig

json.dump(sysconfig.get_paths()["stdlib"], sys.stdout)
