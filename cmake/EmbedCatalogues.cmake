# SPDX-License-Identifier: MIT
# cmake -DFROM=DIR -DLANGUAGES=de,fr -DTO=catalogues.inc -P EmbedCatalogues.cmake
# Writes the catalogues DIR/de.po … as arrays of entries, for core/base/language.cpp. The texts of a
# .po file are written as those of C++ are, so that only what is between them has to be replaced;
# tests/lint/languages.py refuses what is not understood here, as plural forms or doubtful entries.
string(REPLACE "," ";" languages "${LANGUAGES}")
set(out "// Made of languages/*.po.\n")
foreach(code IN LISTS languages)
  file(READ ${FROM}/${code}.po po)
  if(NOT po MATCHES "\"Language-Name: ([^\"\\]*)\\\\n\"")
    message(FATAL_ERROR "${FROM}/${code}.po: expected a line \"Language-Name: …\\n\" in its head")
  endif()
  set(name ${CMAKE_MATCH_1})
  string(REGEX REPLACE "(^|\n)#[^\n]*" "\\1" po "${po}")
  string(REGEX REPLACE "\nmsgid " "\nchecked(" po "\n${po}")
  string(REGEX REPLACE "\nmsgstr ((\"[^\n]*\n)+)" ",\n\\1),\n" po "${po}\n")
  string(REGEX REPLACE "\n\n+" "\n" po "${po}")
  string(APPEND out "const Translation k_rows_${code}[] = {  // NOLINT(*-c-arrays)${po}};\n")
  list(APPEND names "{\"${code}\", \"${name}\", k_rows_${code}}")
  list(LENGTH names count)
endforeach()
list(JOIN names ",\n    " names)
string(APPEND out "const std::array<Catalogue, ${count}> k_catalogues{{\n    ${names}}};\n")
file(WRITE ${TO} "${out}")
