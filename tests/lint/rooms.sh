#!/bin/sh
# SPDX-License-Identifier: MIT
# Which room uses which, and that all of it is allowed: tests/lint/rooms.py says what is looked at.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/rooms.py" "$root"
