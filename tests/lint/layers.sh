#!/bin/sh
# SPDX-License-Identifier: MIT
# The law of the house, read off the includes: core <- scripting <- editor <- cli; printing beside
# scripting, bench beside cli. Lua stays inside scripting/, and out of what scripting/ruleset/ruleset.h
# shows; Cairo inside printing/canvas.cpp. No C++ names a game.
set -eu
cd "${1:-$(dirname "$0")/../..}"
found=$(mktemp)
trap 'rm -f "$found"' EXIT

std='<[a-z_]+>'  # a header of the standard library has no dot and no folder
lua='<(lua|lauxlib|lualib|luaconf)\.hp{0,2}>'

cpp_files() { find "$@" \( -name '*.cpp' -o -name '*.h' \) 2>/dev/null | sort; }

# may_include FOLDER ALLOWED: every include there is one of the ALLOWED (an extended regex).
may_include() {
  cpp_files "$1" | xargs -r grep -nEH '^[[:space:]]*#[[:space:]]*include' |
    grep -vE "include[[:space:]]*($2)" | sed "s|\$|   <- not for $1|" >>"$found" || true
}

# Every header that FILE shows: itself and what it includes of ours, however deep.
shown_by() {
  seen=
  queue=$1
  while [ -n "$queue" ]; do
    file=${queue%% *}
    queue=${queue#"$file"}
    queue=${queue# }
    case " $seen " in *" $file "*) continue ;; esac
    [ -f "$file" ] || continue
    seen="$seen $file"
    queue="$queue $(sed -n 's/^ *# *include *"\(.*\)".*/\1/p' "$file" | tr '\n' ' ')"
    queue=${queue# }
  done
  echo "$seen"
}

may_include core "$std|<(immintrin|malloc)\.h>|<nlohmann/|\"core/"
may_include scripting "$std|$lua|<(fcntl|signal|stdlib|unistd|pthread|sys/[a-z]+)\.h>|<fmt/|<nlohmann/|\"(core|scripting)/"
may_include printing "$std|<fmt/|<cairo(-pdf)?\.h>|\"(core|printing)/"
may_include bench "$std|<immintrin\.h>|<fmt/|\"(core|scripting|bench)/"
may_include cli "$std|<[a-z]+\.h>|<(fmt|CLI|nlohmann|sys)/|\"(core|scripting|printing|editor|bench|cli)/"
may_include editor "$std|<(imgui|backends|GLFW|GL|fmt|nlohmann|stb)[/._a-z]|\"(core|scripting|printing|editor)/"
may_include tests/core "$std|<(catch2|rapidcheck)[/.]|\"(core|tests)/"

for folder in cli editor bench; do
  cpp_files "$folder" | xargs -r grep -nEH "include[[:space:]]*$lua|lua_State" >>"$found" || true
done
cpp_files core scripting printing cli editor bench | grep -v '^printing/canvas\.cpp$' |
  xargs -r grep -nEHi 'include.*<cairo|cairo_[a-z_]+ *\(' >>"$found" || true
for file in $(shown_by scripting/ruleset/ruleset.h); do
  grep -nEH "$lua|lua_State|imgui" "$file" | sed 's/$/   <- shown by ruleset.h/' >>"$found" || true
done

# Rulesets whose names are words of the engine as well.
ordinary=' hex go '
for folder in rulesets/*/; do
  name=$(basename "$folder")
  case $ordinary in *" $name "*) continue ;; esac
  [ -f "$folder/rules.lua" ] || continue
  pattern=$(echo "$name" | sed 's/_/[-_ ]?/g')
  cpp_files core scripting printing cli editor | xargs -r grep -nEHiw "$pattern" |
    sed "s/\$/   <- names the game $name/" >>"$found" || true
done

if [ -s "$found" ]; then
  cat "$found" >&2
  exit 1
fi
