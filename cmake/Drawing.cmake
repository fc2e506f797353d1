# SPDX-License-Identifier: MIT
# What drawings are read and painted with: expat, which Cairo's fonts need anyway, and librsvg.
pkg_check_modules(EXPAT REQUIRED IMPORTED_TARGET expat)
pkg_check_modules(RSVG REQUIRED IMPORTED_TARGET librsvg-2.0)
# The desktop's settings; librsvg brings it along.
pkg_check_modules(GIO REQUIRED IMPORTED_TARGET gio-2.0)
# They ask for -pthread, which would not fit the precompiled headers; who uses them has no threads.
set_target_properties(PkgConfig::RSVG PkgConfig::GIO PROPERTIES INTERFACE_COMPILE_OPTIONS "")

add_library(expat INTERFACE)
target_link_libraries(expat INTERFACE PkgConfig::EXPAT)
add_library(rsvg INTERFACE)
target_link_libraries(rsvg INTERFACE PkgConfig::RSVG)
add_library(gio INTERFACE)
target_link_libraries(gio INTERFACE PkgConfig::GIO)
