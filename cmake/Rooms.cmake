# SPDX-License-Identifier: MIT
# houserules_room(USES core/base ... LIBRARIES fmt::fmt ... SOURCES ...): makes the current folder a
# library named after it (core/board is core_board). USES lists the folders that its files include
# from or call. CMake passes them on to the users of this folder, so only tests/lint/rooms.py (for
# includes) and tests/lint/links.py (for what is linked) hold a folder to its list. LIBRARIES are not
# passed on. MODEST: nothing here runs in every playout or every frame, so a release build does not
# spend time on optimising it. For the web, where every kilobyte is fetched, only the rooms whose code
# playouts spend their time in are made fast, all others small.
set(houserules_fast_on_the_web core_base core_engine core_kernel core_match core_bots core_worlds
  core_trials scripting_lua scripting_bind)

# All sources that commands write: these need nothing of the rooms that their own room uses.
add_custom_target(written_sources)

function(houserules_room)
  cmake_parse_arguments(ROOM "MODEST" "" "USES;LIBRARIES;SOURCES" ${ARGN})
  file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  string(REPLACE "/" "_" name ${name})
  string(REPLACE "/" "_" uses "${ROOM_USES}")
  add_library(${name} STATIC ${ROOM_SOURCES})
  target_link_libraries(${name} PUBLIC ${uses} PRIVATE houserules_options ${ROOM_LIBRARIES})
  if(CMAKE_SYSTEM_NAME STREQUAL WASI)
    if(NOT name IN_LIST houserules_fast_on_the_web)
      target_compile_options(${name} PRIVATE -Oz)
    endif()
  elseif(ROOM_MODEST)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
  set(written ${ROOM_SOURCES})
  list(FILTER written INCLUDE REGEX "^${CMAKE_CURRENT_BINARY_DIR}/")
  if(written)
    add_custom_target(${name}_written DEPENDS ${written})
    add_dependencies(written_sources ${name}_written)
  endif()
  set_property(GLOBAL APPEND PROPERTY houserules_rooms ${name})
  use_precompiled(${name} ${ROOM_LIBRARIES})
endfunction()
