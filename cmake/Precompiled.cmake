# SPDX-License-Identifier: MIT
# Headers that nearly every file includes, and heavy library headers, each precompiled once. Files
# still include what they need themselves: HOUSERULES_PRECOMPILE=OFF builds without.
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

# Gives a target the precompiled headers that cover most of its includes, judged by its libraries.
function(use_precompiled target)
  if(NOT HOUSERULES_PRECOMPILE)
    return()
  endif()
  set(best plain)
  if(nlohmann_json::nlohmann_json IN_LIST ARGN)
    set(best json)
  elseif(fmt::fmt IN_LIST ARGN)
    set(best fmt)
  endif()
  if(best STREQUAL json)
    target_link_libraries(${target} PRIVATE fmt::fmt)  # otherwise the compiler flags would differ
  endif()
  target_precompile_headers(${target} REUSE_FROM precompiled_${best})
endfunction()

if(HOUSERULES_PRECOMPILE)
  set(fmt <fmt/format.h> <fmt/ranges.h>)
  precompiled(plain)
  precompiled(fmt LIBRARIES fmt::fmt HEADERS ${fmt})
  precompiled(json LIBRARIES fmt::fmt nlohmann_json::nlohmann_json
    HEADERS ${fmt} <nlohmann/json.hpp>)
endif()

# Units of folders need what any of their rooms does.
foreach(unit IN LISTS houserules_units)
  use_precompiled(unit_${unit} nlohmann_json::nlohmann_json)
endforeach()
