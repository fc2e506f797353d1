#!/bin/sh
# SPDX-License-Identifier: MIT
# No type has the name of another one in the same namespace; see tests/lint/one_name.py.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/one_name.py" "$root"
