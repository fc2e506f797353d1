# SPDX-License-Identifier: MIT
# cmake -DFROM=rulesets -DTO=shipped_files.cpp -P EmbedRulesets.cmake
# Writes a source that defines hr::web::shipped() (web/engine/shipped.h): the texts in the folders of
# a folder.
file(GLOB_RECURSE files RELATIVE ${FROM} ${FROM}/*/*)
list(SORT files)
set(rows "")
foreach(file IN LISTS files)
  string(FIND ${file} / slash)
  string(SUBSTRING ${file} 0 ${slash} ruleset)
  math(EXPR slash "${slash} + 1")
  string(SUBSTRING ${file} ${slash} -1 name)
  if(name MATCHES "\\.(lua|board|svg|scenario|rec|json|md)$")
    file(READ ${FROM}/${file} text)
    string(APPEND rows "    {\"${ruleset}\", \"${name}\", R\"~file~(${text})~file~\"},\n")
  endif()
endforeach()
file(WRITE ${TO} "#include \"web/engine/shipped.h\"
namespace hr::web {
// NOLINTNEXTLINE(*-c-arrays): counted by the compiler
static constexpr ShippedFile k_files[] = {
${rows}};
std::span<const ShippedFile> shipped() { return k_files; }
}
")
