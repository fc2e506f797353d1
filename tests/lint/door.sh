#!/bin/sh
# SPDX-License-Identifier: MIT
# The door of the table is shut: tests/lint/door.py says what is looked at.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/door.py" "$root"
