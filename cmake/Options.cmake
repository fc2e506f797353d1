# SPDX-License-Identifier: MIT
# How every target is compiled: each of ours links houserules_options as PRIVATE.

add_library(houserules_options INTERFACE)
target_compile_features(houserules_options INTERFACE cxx_std_20)
# What commands write is found as what stands in the tree.
target_include_directories(houserules_options INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
# Multiplication and addition are rounded separately, so that results agree on every machine.
target_compile_options(houserules_options INTERFACE -ffp-contract=off)
# -Wconversion in the sense of g++: for clang and clang-tidy it includes signs.
target_compile_options(houserules_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  $<$<BOOL:${HOUSERULES_WERROR}>:-Werror>)
# A few percent less time for g++, and a fifth more memory: it looks for garbage less often.
target_compile_options(houserules_options INTERFACE
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:--param=ggc-min-expand=300>)
# g++ 12 reports overlapping and huge copies in std::string that do not exist, when it optimises, and
# that vectors were passed in another way before version 4.6.
target_compile_options(houserules_options INTERFACE
  $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-Wno-restrict;-Wno-stringop-overflow>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-psabi>)
# std::stable_sort of g++ 12 uses what is deprecated; clang reports it as if it were ours.
target_compile_options(houserules_options INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
target_compile_definitions(houserules_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)

set(HOUSERULES_MAX_WIDTH 8 CACHE STRING "Kernels for boards up to 2, 4 or 8 words: core/game/state_layout.h")
target_compile_definitions(houserules_options INTERFACE HOUSERULES_MAX_WIDTH=${HOUSERULES_MAX_WIDTH})

if(HOUSERULES_SANITIZE)
  set(sanitize -fsanitize=${HOUSERULES_SANITIZE})
  target_compile_options(houserules_options INTERFACE
    ${sanitize} -fno-sanitize-recover=all -fno-omit-frame-pointer
    # g++ 12 gives false alarms in std::regex with sanitizers.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(houserules_options INTERFACE ${sanitize})
endif()

set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
