#!/bin/sh
# SPDX-License-Identifier: MIT
# Documents speak of files that are there: tests/lint/doc_paths.py says where it looks.
set -eu
root=$(cd "${1:-$(dirname "$0")/../..}" && pwd)
exec python3 -B "$(dirname "$0")/doc_paths.py" "$root"
