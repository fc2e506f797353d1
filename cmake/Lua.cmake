# SPDX-License-Identifier: MIT
# Lua 5.4 in its C++ build (its errors are exceptions, so destructors run). Linked statically where
# the archive exists: calls cross between the engine and Lua for every effect, and a shared library
# makes them about a tenth slower.
pkg_check_modules(LUA REQUIRED IMPORTED_TARGET lua5.4-c++)
find_library(LUA_ARCHIVE liblua5.4-c++.a HINTS ${LUA_LIBRARY_DIRS} ${LUA_LIBDIR})
mark_as_advanced(LUA_ARCHIVE)

add_library(lua INTERFACE)
if(LUA_ARCHIVE)
  target_include_directories(lua SYSTEM INTERFACE ${LUA_INCLUDE_DIRS})
  target_link_libraries(lua INTERFACE ${LUA_ARCHIVE} ${CMAKE_DL_LIBS} m)
else()
  target_link_libraries(lua INTERFACE PkgConfig::LUA)
endif()
