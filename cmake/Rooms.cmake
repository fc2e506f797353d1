# SPDX-License-Identifier: MIT
# houserules_room(USES core/base ... LIBRARIES fmt::fmt ... SOURCES ...): makes the current folder a
# library named after it (core/board is core_board). USES lists the folders that its files include
# from or call. CMake passes them on to the users of this folder, so only tests/lint/rooms.py (for
# includes) and tests/lint/links.py (for what is linked) hold a folder to its list. LIBRARIES are not
# passed on; DEFINITIONS are for its own files. MODEST: nothing here runs in every playout or every
# frame, so a release build does not spend time on optimising it. For the web, where every kilobyte is
# fetched, only the rooms whose code playouts spend their time in are made fast, all others small.
#
# HOUSERULES_UNITS says what is compiled together:
#   room    the files of a room: after a change little is compiled again
#   folder  the rooms of a top folder, which half of the time would go into reading the same headers
#           and instantiating the same templates: for a first build. A room that is ALONE is not.
# A name that only one file knows then has to be the only one in the folder: tests/lint/units.py reads
# the units of folders in a build by rooms, too, where nothing else is made of them.
set(HOUSERULES_UNITS room CACHE STRING "What is compiled together: room or folder")
set_property(CACHE HOUSERULES_UNITS PROPERTY STRINGS room folder)
if(NOT HOUSERULES_UNITS MATCHES "^(room|folder)$")
  message(FATAL_ERROR "HOUSERULES_UNITS: expected room or folder, got ${HOUSERULES_UNITS}")
endif()

set(houserules_fast_on_the_web core_base core_engine core_kernel core_match core_bots core_worlds
  core_trials scripting_lua scripting_bind)

# All sources that commands write: these need nothing of the rooms that their own room uses.
add_custom_target(written_sources)

set(houserules_modest $<$<CONFIG:Release>:-Og>)

if(NOT CMAKE_SYSTEM_NAME STREQUAL WASI)
  set(houserules_units core core_modest scripting scripting_modest editor_modest cli_modest)
  foreach(unit IN LISTS houserules_units)
    if(HOUSERULES_UNITS STREQUAL folder)
      add_library(unit_${unit} STATIC)
    else()
      add_library(unit_${unit} OBJECT EXCLUDE_FROM_ALL)
    endif()
    target_link_libraries(unit_${unit} PRIVATE houserules_options)
    # Warnings are those of a build by rooms: here names of other files would seem to be shadowed.
    target_compile_options(unit_${unit} PRIVATE -w)
    if(unit MATCHES "_modest$")
      target_compile_options(unit_${unit} PRIVATE ${houserules_modest})
    endif()
  endforeach()
endif()

# The library that holds what is compiled of a room.
function(library_of out room)
  set(${out} ${room} PARENT_SCOPE)
  get_property(unit GLOBAL PROPERTY houserules_unit_of_${room})
  if(unit AND HOUSERULES_UNITS STREQUAL folder)
    set(${out} ${unit} PARENT_SCOPE)
  endif()
endfunction()

# Adds a room to the unit of its top folder.
function(add_to_unit unit name)
  cmake_parse_arguments(ROOM "" "" "USES;LIBRARIES;DEFINITIONS;SOURCES" ${ARGN})
  target_sources(${unit} PRIVATE ${ROOM_SOURCES})
  target_link_libraries(${unit} PRIVATE ${ROOM_LIBRARIES})
  target_compile_definitions(${unit} PRIVATE ${ROOM_DEFINITIONS})
  foreach(used IN LISTS ROOM_USES)
    library_of(library ${used})
    if(library STREQUAL texts)
      target_link_libraries(${unit} PRIVATE texts)  # its header is written first
    elseif(HOUSERULES_UNITS STREQUAL folder AND NOT library STREQUAL unit)
      target_link_libraries(${unit} PUBLIC ${library})
    endif()
  endforeach()
  if(TARGET ${name}_written)
    add_dependencies(${unit} ${name}_written)
  endif()
endfunction()

function(houserules_room)
  cmake_parse_arguments(ROOM "MODEST;ALONE" "" "USES;LIBRARIES;DEFINITIONS;SOURCES" ${ARGN})
  file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  string(REGEX MATCH "^[^/]*" unit ${name})
  string(REPLACE "/" "_" name ${name})
  string(REPLACE "/" "_" uses "${ROOM_USES}")
  if(ROOM_MODEST)
    set(unit ${unit}_modest)
  endif()

  set(written ${ROOM_SOURCES})
  list(FILTER written INCLUDE REGEX "^${CMAKE_CURRENT_BINARY_DIR}/")
  if(written)
    add_custom_target(${name}_written DEPENDS ${written})
    add_dependencies(written_sources ${name}_written)
  endif()
  set_property(GLOBAL APPEND PROPERTY houserules_rooms ${name})

  if(unit IN_LIST houserules_units AND NOT ROOM_ALONE)
    add_to_unit(unit_${unit} ${name} USES ${uses} LIBRARIES ${ROOM_LIBRARIES}
      DEFINITIONS ${ROOM_DEFINITIONS} SOURCES ${ROOM_SOURCES})
    set_property(GLOBAL PROPERTY houserules_unit_of_${name} unit_${unit})
    if(HOUSERULES_UNITS STREQUAL folder)
      add_library(${name} INTERFACE)
      target_link_libraries(${name} INTERFACE unit_${unit})
      return()
    endif()
  endif()

  add_library(${name} STATIC ${ROOM_SOURCES})
  target_link_libraries(${name} PRIVATE houserules_options ${ROOM_LIBRARIES})
  target_compile_definitions(${name} PRIVATE ${ROOM_DEFINITIONS})
  foreach(used IN LISTS uses)
    library_of(library ${used})
    target_link_libraries(${name} PUBLIC ${library})
  endforeach()
  if(CMAKE_SYSTEM_NAME STREQUAL WASI)
    if(NOT name IN_LIST houserules_fast_on_the_web)
      target_compile_options(${name} PRIVATE -Oz)
    endif()
  elseif(ROOM_MODEST)
    target_compile_options(${name} PRIVATE ${houserules_modest})
  endif()
  use_precompiled(${name} ${ROOM_LIBRARIES})
endfunction()

# houserules_words(FOLDER): each header in a folder below the current one is a word of the rules and has
# its name. Writes, for the files that are made of all words of a family, lists of the names and of the
# headers: core/language/writes becomes core/language/writes_names.h, where HR_WRITES(WORD) is WORD(add)
# WORD(as) …, and core/language/all_writes.h. A new file is found by the next build.
function(houserules_words folder)
  file(GLOB headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.h)
  string(TOUPPER ${folder} macro)
  set(names "")
  set(includes "")
  foreach(header IN LISTS headers)
    file(RELATIVE_PATH path ${PROJECT_SOURCE_DIR} ${header})
    get_filename_component(name ${header} NAME_WE)
    string(APPEND names " WORD(${name})")
    string(APPEND includes "#include \"${path}\"\n")
  endforeach()
  set(first "// SPDX-License-Identifier: MIT\n// Made by cmake/Rooms.cmake of the files in ${folder}.\n#pragma once\n\n")
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${folder}_names.h
    CONTENT "${first}#define HR_${macro}(WORD)${names}\n" @ONLY)
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/all_${folder}.h CONTENT "${first}${includes}" @ONLY)
endfunction()
