# SPDX-License-Identifier: MIT
# The libraries of the build for the web, as cmake/wasm/get-toolchain has made them, under the names
# that other builds use. There are no threads.
set(web ${HOUSERULES_WASM_TOOLCHAIN})
if(NOT EXISTS ${web}/stamp)
  message(FATAL_ERROR "The libraries for the web are missing in ${web}: run cmake/wasm/get-toolchain")
endif()

function(web_library name)
  add_library(${name} INTERFACE IMPORTED GLOBAL)
  list(TRANSFORM ARGN PREPEND ${web}/lib/lib)
  list(TRANSFORM ARGN APPEND .a)
  target_link_libraries(${name} INTERFACE ${ARGN})
endfunction()

web_library(Threads::Threads)
web_library(lua lua5.4-c++)
web_library(expat expat)
web_library(ZLIB::ZLIB z)
web_library(PkgConfig::QRENCODE qrencode)
web_library(nlohmann_json::nlohmann_json)
web_library(fmt::fmt)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)

# Sizes have 32 bits: a number that fits a machine's memory elsewhere fits this one's here.
target_compile_options(houserules_options INTERFACE -Wno-shorten-64-to-32)
