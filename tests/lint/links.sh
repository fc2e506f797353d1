#!/bin/sh
# SPDX-License-Identifier: MIT
# links.sh [BUILD [--unused]]: each library is linked only with rooms in USES; see tests/lint/links.py.
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build/dev}
[ $# -eq 0 ] || shift
exec python3 -B tests/lint/links.py "$@" . "$build"
