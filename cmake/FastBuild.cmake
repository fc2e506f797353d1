# SPDX-License-Identifier: MIT
# houserules_fast_build(TARGET core_kernel SOURCES FILE... SHOWS SYMBOL CHOOSES FILE): the engine is
# up to twice as fast on x86-64 processors with AVX2, BMI and popcount. HOUSERULES_PROCESSORS says for
# which it is built:
#   any     SOURCES of a library are compiled a second time for those processors, with
#           HOUSERULES_FAST_BUILD defined. CHOOSES is compiled with HOUSERULES_BUILT_TWICE defined, and
#           chooses between the two at run time. This is what packages need.
#   this    compiled once, in half the time, for what the processor of this machine can do. CHOOSES is
#           compiled with HOUSERULES_FOR_FAST defined if that is AVX2 and so on.
#   oldest  compiled once, for any processor.
#
# The two of "any" must not mix: if several objects contain the same inline function or template
# (ours, or of the standard library), the linker keeps one of them for the whole program, and if it
# kept that of the fast build, an older processor would crash. So the fast objects are merged into
# one, in which everything is local except the function whose mangled name begins with SHOWS: its
# groups are dissolved, so that the linker cannot drop one in favour of another, and nothing in it can
# be chosen for other code. tests/two_builds checks the result. Exceptions can pass between the two,
# because their types are compared by name.
set(HOUSERULES_PROCESSORS any CACHE STRING "The processors that the engine is built for: any, this or oldest")
set_property(CACHE HOUSERULES_PROCESSORS PROPERTY STRINGS any this oldest)
if(NOT HOUSERULES_PROCESSORS MATCHES "^(any|this|oldest)$")
  message(FATAL_ERROR "HOUSERULES_PROCESSORS: expected any, this or oldest, got ${HOUSERULES_PROCESSORS}")
endif()

set(HOUSERULES_FAST_OPTIONS -mpopcnt -mlzcnt -mbmi -mbmi2 -mavx2
  # Loops over the few words of a set stay loops: calling memcpy or memset takes longer.
  $<$<CXX_COMPILER_ID:GNU>:-fno-tree-loop-distribute-patterns>)

set(HOUSERULES_BUILDS_TWICE OFF)
set(HOUSERULES_BUILDS_FAST OFF)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
  if(HOUSERULES_PROCESSORS STREQUAL any AND CMAKE_OBJCOPY)
    set(HOUSERULES_BUILDS_TWICE ON)
  elseif(HOUSERULES_PROCESSORS STREQUAL this AND NOT CMAKE_CROSSCOMPILING)
    try_run(HOUSERULES_PROCESSOR_CODE HOUSERULES_PROCESSOR_TOLD ${PROJECT_BINARY_DIR}/processor
      ${PROJECT_SOURCE_DIR}/cmake/has_fast_processor.cpp CXX_STANDARD 20
      CMAKE_FLAGS -DINCLUDE_DIRECTORIES=${PROJECT_SOURCE_DIR})
    if(HOUSERULES_PROCESSOR_TOLD AND HOUSERULES_PROCESSOR_CODE EQUAL 0)
      set(HOUSERULES_BUILDS_FAST ON)
    endif()
  endif()
endif()

function(houserules_fast_build)
  cmake_parse_arguments(FAST "" "TARGET;CHOOSES;SHOWS" "SOURCES" ${ARGN})
  if(HOUSERULES_BUILDS_FAST)
    target_compile_options(${FAST_TARGET} PRIVATE ${HOUSERULES_FAST_OPTIONS})
    # Precompiled headers are made without these options.
    set_target_properties(${FAST_TARGET} PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
    set_property(SOURCE ${FAST_CHOOSES} APPEND PROPERTY COMPILE_DEFINITIONS HOUSERULES_FOR_FAST)
  endif()
  if(NOT HOUSERULES_BUILDS_TWICE)
    return()
  endif()
  set(objects ${FAST_TARGET}_fast)
  set(whole ${CMAKE_CURRENT_BINARY_DIR}/${objects}.o)
  add_library(${objects} OBJECT ${FAST_SOURCES})
  set_target_properties(${objects} PROPERTIES UNITY_BUILD_MODE GROUP)  # as the sources say
  # The other build only runs on processors made before 2014, so it is made in less time instead.
  target_compile_options(${FAST_TARGET} PRIVATE $<$<CONFIG:Release>:-O1>)
  target_link_libraries(${objects} PRIVATE houserules_options)
  target_compile_definitions(${objects} PRIVATE HOUSERULES_FAST_BUILD)
  target_compile_options(${objects} PRIVATE
    ${HOUSERULES_FAST_OPTIONS} $<$<CXX_COMPILER_ID:GNU>:-fno-gnu-unique>)
  add_custom_command(OUTPUT ${whole}
    COMMAND ${CMAKE_LINKER} -r --force-group-allocation -o ${whole}.all $<TARGET_OBJECTS:${objects}>
    COMMAND ${CMAKE_OBJCOPY} --wildcard --keep-global-symbol=${FAST_SHOWS}* ${whole}.all ${whole}
    DEPENDS ${objects} $<TARGET_OBJECTS:${objects}>
    COMMAND_EXPAND_LISTS VERBATIM COMMENT "Closing ${objects}.o")
  set_source_files_properties(${whole} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
  target_sources(${FAST_TARGET} PRIVATE ${whole})
  set_property(GLOBAL APPEND PROPERTY houserules_fast_builds ${FAST_TARGET})
  set_target_properties(${FAST_TARGET} PROPERTIES FAST_OBJECT ${whole} FAST_SHOWS "${FAST_SHOWS}")
  set_property(SOURCE ${FAST_CHOOSES} APPEND PROPERTY COMPILE_DEFINITIONS HOUSERULES_BUILT_TWICE)
endfunction()
