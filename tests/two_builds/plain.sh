#!/bin/sh
# SPDX-License-Identifier: MIT
# plain.sh ARCHIVE...: checks that outside the fast builds, no library has an instruction that the
# oldest x86-64 lacks. (`rep bsf`, which objdump calls tzcnt, runs on all: GCC emits it for bsf.)
set -eu
for archive in "$@"; do
  objdump -d --no-show-raw-insn "$archive"
done | awk '
  /file format/ { file = $1; fast = file ~ /_fast\.o:?$/; members += !fast; fast_ones += fast; next }
  /^[0-9a-f]+ <.*>:$/ { place = $2; next }
  fast { next }
  $2 ~ /^(popcnt|lzcnt|andn$|bextr|bls[ir]|blsmsk|bzhi|mulx|pdep|pext[lq]?$|rorx|sarx|shlx|shrx|crc32|movbe)/ ||
  $2 ~ /^(v[^e]|ph(add|sub|min)|p(sign|abs|shufb|alignr|test|blend|mulld|cmp(eq|gt)q)|p(ext|ins)r[bdq])/ ||
  $2 ~ /^(p(max|min)(s[bd]|u[wd])|pmov[sz]x|blend|round[sp]|dpp[sd]|insertps|addsub|l?ddqu|movddup)/ {
    if (++bad <= 10) print file, place, $2 > "/dev/stderr"
  }
  END {
    if (members == 0) { print "no member looked at" > "/dev/stderr"; exit 1 }
    if (fast_ones == 0) { print "no fast build among them" > "/dev/stderr"; exit 1 }
    printf "%d objects are plain, %d fast\n", members, fast_ones
    exit bad > 0
  }'
