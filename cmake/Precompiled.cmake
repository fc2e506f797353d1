# SPDX-License-Identifier: MIT
# Headers that nearly every file includes, and the heavy ones of libraries, precompiled once each.
# Files go on to include what they need themselves: HOUSERULES_PRECOMPILE=OFF builds without.
option(HOUSERULES_PRECOMPILE "Precompile the headers of libraries" ON)

set(standard_headers
  <algorithm> <array> <chrono> <cmath> <cstdint> <filesystem> <functional> <map> <memory> <optional>
  <set> <span> <string> <string_view> <tuple> <utility> <variant> <vector>)

# precompiled(NAME LIBRARIES ... HEADERS ...): the standard library's headers and those given.
function(precompiled name)
  cmake_parse_arguments(PRE "" "" "LIBRARIES;HEADERS;OPTIONS" ${ARGN})
  set(empty ${CMAKE_CURRENT_BINARY_DIR}/precompiled_${name}.cpp)
  file(CONFIGURE OUTPUT ${empty} CONTENT "")
  add_library(precompiled_${name} OBJECT ${empty})
  target_link_libraries(precompiled_${name} PRIVATE houserules_options ${PRE_LIBRARIES})
  target_compile_options(precompiled_${name} PRIVATE ${PRE_OPTIONS})
  target_precompile_headers(precompiled_${name} PRIVATE ${standard_headers} ${PRE_HEADERS})
endfunction()

# Gives a target the precompiled headers that hold most of what it includes, by its libraries.
function(use_precompiled target)
  if(NOT HOUSERULES_PRECOMPILE)
    return()
  endif()
  set(best plain)
  if(fmt::fmt IN_LIST ARGN)
    set(best fmt)
  endif()
  foreach(pair "nlohmann_json::nlohmann_json;json" "lua;lua" "imgui;imgui")
    list(GET pair 0 library)
    list(GET pair 1 name)
    if(library IN_LIST ARGN)
      set(best ${name})
    endif()
  endforeach()
  if(NOT best STREQUAL plain AND NOT best STREQUAL json)
    target_link_libraries(${target} PRIVATE fmt::fmt)  # or the compiler finds the flags different
  endif()
  target_precompile_headers(${target} REUSE_FROM precompiled_${best})
endfunction()

if(HOUSERULES_PRECOMPILE)
  set(json nlohmann_json::nlohmann_json)
  set(fmt <fmt/format.h> <fmt/ranges.h>)
  precompiled(plain)
  precompiled(json LIBRARIES ${json} HEADERS <nlohmann/json.hpp>)
  precompiled(fmt LIBRARIES fmt::fmt HEADERS ${fmt})
  precompiled(lua LIBRARIES fmt::fmt lua HEADERS ${fmt} <lua.hpp>)
  precompiled(imgui LIBRARIES fmt::fmt imgui HEADERS ${fmt} <imgui.h>)
endif()
