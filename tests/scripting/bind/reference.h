// SPDX-License-Identifier: MIT
// The reference of the API as the tests read it: scripting/api.lua, and the examples in it. An
// example is a Lua listing in a description: one or more fields of a ruleset, which take the place
// of those of a small game, and below them what they lead to, in lines that begin with "-->".
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hr::tests {

using Words = std::set<std::string>;

struct ReferenceExample {
  std::string name;     // a word, "near", or a field, "VerbSpec.allow"
  std::string fields;   // of a ruleset
  std::string result;   // part of the portrait of the ruleset (api_examples.h)
  std::string without;  // the same fields without that word or field
};

const std::string& description();  // the text of scripting/api.lua
// What a pattern with one group finds there, line by line.
Words described(const std::string& pattern);
// The fields of one class, as @field lines.
Words described_fields(const std::string& name);

// The first listing, with the fields of an example in the place of its own.
std::string small_game(const std::string& fields);
std::vector<ReferenceExample> reference_examples();

}  // namespace hr::tests
