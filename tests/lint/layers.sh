#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks which third-party headers each folder includes; rooms.sh checks includes between rooms. Lua
# is included only in scripting/, and not exposed by scripting/ruleset/ruleset.h; Dear ImGui only in
# editor/; Cairo only in printing/pdf/pdf_canvas.cpp, printing/pdf/shaped_text.cpp and drawing/paint.cpp; Pango only
# in printing/pdf/shaped_text.cpp; Fontconfig only there and in editor/ui/font_files.cpp; CLI11 only in two files of cli/arguments; zlib only in
# scripting/pack/compress.cpp; libqrencode only in scripting/sharing/qr_code.cpp; cpp-httplib only in
# cli/commands/web_server.cpp. The tests of the core need only
# the core. No C++ file names a game.
set -eu
cd "${1:-$(dirname "$0")/../..}"
found=$(mktemp)
trap 'rm -f "$found"' EXIT

std='<[a-z_]+>'  # a header of the standard library has no dot and no folder
lua='<(lua|lauxlib|lualib|luaconf)\.hp{0,2}>'

cpp_files() { find "$@" \( -name '*.cpp' -o -name '*.h' \) 2>/dev/null | sort; }

# may_include FOLDER ALLOWED: every include there is one of ours or matches ALLOWED (an extended
# regex).
may_include() {
  cpp_files "$1" | xargs -r grep -nEH '^[[:space:]]*#[[:space:]]*include' |
    grep -vE "include[[:space:]]*(\"|$std|$2)" | sed "s|\$|   <- not for $1|" >>"$found" || true
}

# Every header that FILE exposes: itself and all of our headers that it includes, at any depth.
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

may_include texts '<fmt/'
may_include core '<(immintrin|malloc)\.h>|<nlohmann/'
may_include scripting "$lua|<(fcntl|signal|stdlib|unistd|pthread|sys/[a-z]+)\.h>|<(fmt|nlohmann)/|<(zlib|qrencode)\.h>"
may_include printing '<fmt/|<cairo(-pdf)?\.h>|<(pango|fontconfig)/'
may_include drawing '<(cairo|expat|librsvg/rsvg)\.h>|<fmt/'
may_include bench '<immintrin\.h>'
may_include editor '<(imgui|backends|GLFW|GL|fmt|fontconfig|gio|nlohmann|stb)[/._a-z]'
may_include cli '<[a-z]+\.h>|<sqlite3\.h>|<(fmt|CLI|nlohmann|sys)/'
may_include tests/core '<(catch2|rapidcheck)[/.]'
cpp_files tests/core | xargs -r grep -nEH 'include "(scripting|printing|drawing|editor|bench|cli)/' |
  sed 's|$|   <- not for tests/core|' >>"$found" || true

cpp_files texts core drawing printing bench editor cli | xargs -r grep -nEH "include[[:space:]]*$lua|lua_State" |
  sed 's/$/   <- Lua outside of scripting/' >>"$found" || true
cpp_files texts core drawing scripting printing bench cli | xargs -r grep -nEH 'include.*imgui|ImGui::' |
  sed 's/$/   <- ImGui outside of editor/' >>"$found" || true
cpp_files texts core drawing scripting printing cli editor bench |
  grep -vE '^(printing/pdf/pdf_canvas|printing/pdf/shaped_text|drawing/paint)\.cpp$' |
  xargs -r grep -nEHi 'include.*<cairo|cairo_[a-z_]+ *\(' |
  sed 's/$/   <- Cairo outside of canvas.cpp, shaped_text.cpp and paint.cpp/' >>"$found" || true
cpp_files texts core drawing scripting printing cli editor bench |
  grep -vE '^printing/pdf/shaped_text\.cpp$' |
  xargs -r grep -nEH 'include.*<pango|pango_[a-z_]+ *\(' |
  sed 's/$/   <- Pango outside of shaped_text.cpp/' >>"$found" || true
cpp_files texts core drawing scripting printing cli editor bench |
  grep -vE '^(printing/pdf/shaped_text|editor/ui/font_files)\.cpp$' |
  xargs -r grep -nEH 'include.*<fontconfig' |
  sed 's/$/   <- Fontconfig outside of shaped_text.cpp and font_files.cpp/' >>"$found" || true
cpp_files texts core drawing scripting printing cli editor bench tests |
  grep -vE '^cli/arguments/command(_line)?\.cpp$' | xargs -r grep -nEH 'include.*<CLI/' |
  sed 's/$/   <- CLI11 outside of command.cpp and command_line.cpp/' >>"$found" || true
cpp_files texts core drawing scripting printing cli editor bench tests |
  grep -vE '^cli/results/database\.cpp$' | xargs -r grep -nEH 'include.*<sqlite' |
  sed 's/$/   <- SQLite outside of database.cpp/' >>"$found" || true
cpp_files texts core drawing scripting printing cli editor bench tests |
  grep -vE '^scripting/(pack/compress|sharing/qr_code)\.cpp$' |
  xargs -r grep -nEH 'include.*<(zlib|qrencode)\.h' |
  sed 's/$/   <- zlib outside of compress.cpp, or libqrencode outside of qr_code.cpp/' >>"$found" || true
cpp_files texts core drawing scripting printing cli editor bench tests |
  grep -vE '^cli/commands/web_server\.cpp$' | xargs -r grep -nEH 'include.*<httplib' |
  sed 's/$/   <- cpp-httplib outside of web_server.cpp/' >>"$found" || true
[ -f scripting/ruleset/ruleset.h ] || echo 'scripting/ruleset/ruleset.h is not there' >>"$found"
for file in $(shown_by scripting/ruleset/ruleset.h); do
  grep -nEH "$lua|lua_State|imgui" "$file" | sed 's/$/   <- shown by ruleset.h/' >>"$found" || true
done

# Rulesets whose names are also words of the engine.
ordinary=' hex go '
for folder in rulesets/*/; do
  name=$(basename "$folder")
  case $ordinary in *" $name "*) continue ;; esac
  [ -f "$folder/rules.lua" ] || continue
  pattern=$(echo "$name" | sed 's/_/[-_ ]?/g')
  cpp_files texts core drawing scripting printing cli editor | xargs -r grep -nEHiw "$pattern" |
    sed "s/\$/   <- names the game $name/" >>"$found" || true
done

if [ -s "$found" ]; then
  cat "$found" >&2
  exit 1
fi
