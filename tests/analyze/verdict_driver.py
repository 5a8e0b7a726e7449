"""Run under any interpreter: reads sources as JSON, writes for each what this package and the host's compiler say."""

from __future__ import annotations

import base64
import json
import sys
import warnings


def main() -> None:
    from hawcx_build.analyze.decode import decode
    from hawcx_build.analyze.faults import SourceFault
    from hawcx_build.analyze.syntax import parse
    from hawcx_build.limits import DEFAULT_LIMITS

    answers = []
    for encoded in json.load(sys.stdin) or ():
        content = base64.b64decode(encoded)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                parse(decode(content), DEFAULT_LIMITS)
                ours = None
            except SourceFault as fault:
                ours = [fault.code, fault.message, fault.line, fault.column]
            try:
                compile(content, "<source>", "exec", dont_inherit=True)
                host = True
            except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
                host = False
        answers.append([ours, host])
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
