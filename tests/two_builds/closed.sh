#!/bin/sh
# SPDX-License-Identifier: MIT
# What a fast build may share with the rest of the program (cmake/FastBuild.cmake):
#   closed.sh OBJECT ENTRY   checks that the object exports ENTRY (the start of a mangled name) and
#                            nothing else, has no section groups, of which the linker could pick
#                            another build's, runs nothing before main, and has no static data that
#                            both builds would have to share
set -eu
object=$1
entry=$2
bad=0
complain() {
  echo "$object: $1" >&2
  bad=1
}

shown=$(nm --defined-only --extern-only "$object" | awk '{ print $3 }')
echo "$shown" | grep -q "^$entry" || complain "does not show $entry"
others=$(echo "$shown" | grep -v "^$entry" || true)
[ -z "$others" ] || complain "shows as well: $(echo "$others" | c++filt | head -5)"

readelf -gW "$object" | grep -q 'no section groups' || complain "has groups"

# Sections that are writable and not empty, apart from those that only the linker fills in.
kept=$(objdump -hw "$object" | awk '$2 ~ /^\.(t?data|t?bss|init_array|ctors|preinit_array)/ &&
  $2 !~ /^\.data\.rel\.ro/ && $2 !~ /^\.data\.rel\.local\.DW\.ref/ && $3 !~ /^0+$/ { print $2 }')
[ -z "$kept" ] || complain "keeps something of its own: $kept"
exit $bad
