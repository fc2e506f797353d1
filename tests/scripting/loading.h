// SPDX-License-Identifier: MIT
// Loads rulesets with one mistake and returns the error.
#pragma once

#include <catch2/catch.hpp>
#include <functional>
#include <sstream>
#include <string>

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

// Checks what is said of texts, as a table: a text, of one line or several, and then a line with
// "--> " and what is said of it, after `where`.
inline void check_each(const std::function<std::string(const std::string&)>& said,
                       const std::string& where, const std::string& table) {
  std::istringstream lines(table);
  std::string part;
  int checked = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("--> ")) {
      part += (part.empty() ? "" : "\n") + line;
      continue;
    }
    INFO(part);
    CHECK(said(part) == where + line.substr(4));
    part.clear();
    ++checked;
  }
  REQUIRE(part.empty());
  REQUIRE(checked > 0);
}

inline void check_each(const std::function<std::string(const std::string&)>& said,
                       const std::string& table) {
  check_each(said, "", table);
}

inline void check_complaints(const std::function<std::string(const std::string&)>& around,
                             const std::string& table) {
  check_each([&](const std::string& part) { return complaint(around(part)); }, table);
}

inline std::string whole(const std::string& rules) { return rules; }

}  // namespace hr::tests
