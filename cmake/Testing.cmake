# SPDX-License-Identifier: MIT
# houserules_test(NAME core_tests LABEL core LIBRARIES ... SOURCES ... ALONE "A name*"): a program of
# Catch2 tests, each of which ctest runs separately; that with the name in ALONE, if any, while no
# other test runs.
find_package(Catch2 2.13 REQUIRED)
find_package(rapidcheck REQUIRED)
include(Catch)

# Catch2's main takes long to compile, minutes with sanitizers; so it is compiled once, and without
# them. It comes first when a program is linked, so its copies of std::string's functions are those
# that all other code calls: they have to be fast.
add_library(catch_main OBJECT ${PROJECT_SOURCE_DIR}/tests/support/catch_main.cpp)
target_compile_features(catch_main PUBLIC cxx_std_20)
target_link_libraries(catch_main PUBLIC Catch2::Catch2)
target_compile_options(catch_main PRIVATE -g0)
if(HOUSERULES_SANITIZE)
  target_compile_options(catch_main PRIVATE -O0)
endif()
set_target_properties(catch_main PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)

# The only test file that contains paths of the build.
add_library(test_places OBJECT ${PROJECT_SOURCE_DIR}/tests/support/places.cpp)
target_link_libraries(test_places PRIVATE houserules_options)
target_compile_definitions(test_places PRIVATE
  HOUSERULES_SOURCE_AT="${PROJECT_SOURCE_DIR}" HOUSERULES_PROGRAM_AT="$<TARGET_FILE:houserules>"
  HOUSERULES_PICTURES_AT="${PROJECT_BINARY_DIR}/tests/pictures")

# Compiling the tests takes a third less time so, and running them no longer.
set(test_options $<$<CONFIG:Debug>:-Og>)

if(HOUSERULES_PRECOMPILE)
  precompiled(tests OPTIONS ${test_options} LIBRARIES Catch2::Catch2 rapidcheck rapidcheck_catch fmt::fmt nlohmann_json::nlohmann_json
    HEADERS <fmt/format.h> <nlohmann/json.hpp> <catch2/catch.hpp>
      ${PROJECT_SOURCE_DIR}/tests/support/places.h)
endif()

function(houserules_test)
  cmake_parse_arguments(TEST "" "NAME;LABEL;ALONE" "LIBRARIES;SOURCES" ${ARGN})
  if(NOT TEST_SOURCES)
    return()
  endif()
  add_executable(${TEST_NAME} ${TEST_SOURCES})
  list(TRANSFORM TEST_SOURCES PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/"
       REGEX "^[^/]")
  list(TRANSFORM TEST_SOURCES REPLACE "^.*/tests/" "")
  set_property(GLOBAL APPEND PROPERTY houserules_tested ${TEST_SOURCES})
  target_link_libraries(${TEST_NAME} PRIVATE
    houserules_options ${TEST_LIBRARIES} fmt::fmt nlohmann_json::nlohmann_json catch_main test_places rapidcheck rapidcheck_catch)
  if(HOUSERULES_PRECOMPILE)  # these include places.h
    target_precompile_headers(${TEST_NAME} REUSE_FROM precompiled_tests)
  else()
    target_compile_options(${TEST_NAME} PRIVATE -include tests/support/places.h)
  endif()
  set_target_properties(${TEST_NAME} PROPERTIES UNITY_BUILD_BATCH_SIZE 40)
  target_compile_options(${TEST_NAME} PRIVATE ${test_options})
  if(NOT TEST_ALONE)
    catch_discover_tests(${TEST_NAME} TEST_PREFIX ${TEST_LABEL}. PROPERTIES LABELS ${TEST_LABEL})
    return()
  endif()
  catch_discover_tests(${TEST_NAME} TEST_SPEC "~${TEST_ALONE}" TEST_PREFIX ${TEST_LABEL}.
                       PROPERTIES LABELS ${TEST_LABEL})
  catch_discover_tests(${TEST_NAME} TEST_SPEC "${TEST_ALONE}" TEST_PREFIX ${TEST_LABEL}.
                       PROPERTIES LABELS ${TEST_LABEL} RUN_SERIAL TRUE)
endfunction()

# A test file that belongs to no program would never fail.
function(houserules_no_test_left_out)
  file(GLOB_RECURSE files RELATIVE ${PROJECT_SOURCE_DIR}/tests CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/tests/*.tests.cpp)
  get_property(tested GLOBAL PROPERTY houserules_tested)
  list(REMOVE_ITEM files ${tested})
  if(files)
    message(FATAL_ERROR "tests that no houserules_test has: ${files}")
  endif()
endfunction()
