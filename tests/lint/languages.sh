#!/bin/sh
# SPDX-License-Identifier: MIT
# Each language has each text of the engine; see tests/lint/languages.py.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/languages.py" "$root"
