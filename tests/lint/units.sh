#!/bin/sh
# SPDX-License-Identifier: MIT
# units.sh [BUILD]: each folder compiles as one unit, as in a release build; see tests/lint/units.py.
set -eu
cd "$(dirname "$0")/../.."
exec python3 -B tests/lint/units.py "${1:-build/dev}"
