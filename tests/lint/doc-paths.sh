#!/bin/sh
# SPDX-License-Identifier: MIT
# Files mentioned in documents exist; see tests/lint/doc_paths.py.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/doc_paths.py" "$root"
