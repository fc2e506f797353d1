# SPDX-License-Identifier: MIT
# Cairo, which draws pages.
pkg_check_modules(CAIRO REQUIRED IMPORTED_TARGET cairo cairo-pdf)

add_library(cairo INTERFACE)
target_link_libraries(cairo INTERFACE PkgConfig::CAIRO)
