# SPDX-License-Identifier: MIT
# How every target is compiled: houserules_options is linked PRIVATE by each of ours.

add_library(houserules_options INTERFACE)
target_compile_features(houserules_options INTERFACE cxx_std_20)
target_include_directories(houserules_options INTERFACE ${PROJECT_SOURCE_DIR})
# A product and a sum stay two roundings, so that figures agree on any machine.
target_compile_options(houserules_options INTERFACE -ffp-contract=off)
# -Wconversion as g++ means it: to clang, and clang-tidy, signs are part of it.
target_compile_options(houserules_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  $<$<BOOL:${HOUSERULES_WERROR}>:-Werror>)
# g++ 12 sees copies overlap in std::string that do not, when it optimises.
target_compile_options(houserules_options INTERFACE
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Wno-restrict>)
target_compile_definitions(houserules_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)

if(HOUSERULES_SANITIZE)
  set(sanitize -fsanitize=${HOUSERULES_SANITIZE})
  target_compile_options(houserules_options INTERFACE
    ${sanitize} -fno-sanitize-recover=all -fno-omit-frame-pointer
    -Wno-maybe-uninitialized)  # g++ 12 sees some in std::regex when it sanitizes
  target_link_options(houserules_options INTERFACE ${sanitize})
endif()

set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
