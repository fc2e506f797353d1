#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints which room uses which, and checks that it is allowed; see tests/lint/rooms.py.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/rooms.py" "$root"
