#!/bin/sh
# SPDX-License-Identifier: MIT
# Nothing is worded twice; see tests/lint/texts.py.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/texts.py" "$root"
