# SPDX-License-Identifier: MIT
# Cairo, which draws pages, and Pango, which sets text whose letters join or are in no font of ours.
pkg_check_modules(CAIRO REQUIRED IMPORTED_TARGET cairo cairo-pdf)

add_library(cairo INTERFACE)
target_link_libraries(cairo INTERFACE PkgConfig::CAIRO)

pkg_check_modules(PANGO REQUIRED IMPORTED_TARGET pangocairo pangoft2 fontconfig)
# It asks for -pthread, which would not fit the precompiled headers.
set_target_properties(PkgConfig::PANGO PROPERTIES INTERFACE_COMPILE_OPTIONS "")
add_library(pango INTERFACE)
target_link_libraries(pango INTERFACE PkgConfig::PANGO)
