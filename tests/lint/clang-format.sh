#!/bin/sh
# SPDX-License-Identifier: MIT
# All C++ is formatted according to .clang-format.
set -eu
cd "$(dirname "$0")/../.."
if ! command -v clang-format >/dev/null; then
  echo "clang-format is not installed." >&2
  exit 1
fi
ragged=$(find . \( -path ./build -o -name node_modules -o -path './.?*' \) -prune -o \( -name '*.cpp' -o -name '*.h' \) -print0 |
  xargs -0 -r clang-format --dry-run 2>&1 | sed -n 's/^\([^ :]*\):[0-9]*:[0-9]*: .*/\1/p' | sort -u | tr '\n' ' ')
if [ -n "$ragged" ]; then
  echo "These are not laid out as .clang-format says. To mend: clang-format -i $ragged" >&2
  exit 1
fi
