// SPDX-License-Identifier: MIT
// Loads rulesets with one mistake and returns the error.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/support/lua_play.h"

namespace hr::tests {

// A sound ruleset; the given fields begin on line 4 and may replace its own.
inline std::string with_fields(const std::string& fields) {
  return "return { name = 'S', seats = { 'a', 'b' },\n"
         "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { cube = {} },\n"
         "verbs = { put = place{ 'cube' } },\n" +
         fields + "\n}";
}

// One without a board; the fields begin on line 3.
inline std::string without_board(const std::string& fields) {
  return "return { name = 'S', seats = { 'a', 'b' },\nverbs = { put = pass{} },\n" + fields + "\n}";
}

// One with these verbs, from line 4 on; a faces n, b faces no direction.
inline std::string with_verbs(const std::string& verbs) {
  return "return { name = 'S', seats = { { 'a', faces = 'n' }, 'b' }, zones = { field = {} },\n"
         "board = grid{ 3, 3 }, kinds = { cube = {}, rock = { owned = false } },\n"
         "regions = { home = { 'A1' } }, verbs = {\n" +
         verbs + "\n}}";
}

struct Case {
  const char* part;
  const char* sentence;
};

inline void check_complaints(std::string (*around)(const std::string&),
                             const std::vector<Case>& cases) {
  for (const Case& each : cases) {
    INFO(each.part);
    CHECK(complaint(around(each.part)) == each.sentence);
  }
}

inline std::string whole(const std::string& rules) { return rules; }

}  // namespace hr::tests
