#!/bin/sh
# SPDX-License-Identifier: MIT
# Clients use only the public interface of the table; see tests/lint/door.py.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/door.py" "$root"
