# SPDX-License-Identifier: MIT
# cmake -DFROM=art -DTO=art.cpp "-DNAMES=arrow,bishop" -P EmbedArt.cmake
# Writes a source that defines hr::drawing::art_files (drawing/art.h): the files NAME.svg of a folder.
string(REPLACE "," ";" NAMES "${NAMES}")
set(rows "")
foreach(name IN LISTS NAMES)
  file(READ ${FROM}/${name}.svg text)
  string(APPEND rows "    {\"${name}\", R\"svg(${text})svg\"},\n")
endforeach()
file(WRITE ${TO} "#include \"drawing/art.h\"
namespace hr::drawing {
// NOLINTNEXTLINE(*-c-arrays): counted by the compiler
static constexpr ArtFile k_files[] = {
${rows}};
std::span<const ArtFile> art_files() { return k_files; }
}
")
