"""Zip the example agent, run the main job on it, print the result, and run the bundle."""

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parent / "hello"


def main() -> None:
    """Run the demo in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        source, bundle = Path(folder, "source.zip"), Path(folder, "agent.pyz")
        with zipfile.ZipFile(source, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(HERE.rglob("*.py")):
                archive.write(path, path.relative_to(HERE).as_posix())
        job = [sys.executable, "-I", "-m", "hawcx_build", str(source), "--output", str(bundle)]
        print("$ python3 -I -m hawcx_build source.zip --output agent.pyz", flush=True)
        subprocess.run(job, check=True)
        print("$ python3 -I agent.pyz", flush=True)
        subprocess.run([sys.executable, "-I", str(bundle)], check=True)


if __name__ == "__main__":
    main()
