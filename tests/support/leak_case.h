// SPDX-License-Identifier: MIT
// Small games that tell a secret, or their honest twins, and what the search for leaks says.
#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "core/trials/secrecy.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/support/folder.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

struct LeakCase {
  const char* name;
  // The rules; `LEAK` is true in the one game and false in the other.
  const char* rules;
};

inline std::string rules_of(const LeakCase& which, bool leak) {
  const std::string body = which.rules;
  std::string out = std::string("local LEAK = ") + (leak ? "true" : "false") +
                    "\nreturn { name = 'Case', seats = { 'ann', 'bob', 'cy' },\n";
  if (body.find("board =") == std::string::npos) out += "board = grid{ 4, 1 },\n";
  if (body.find("ends =") == std::string::npos) out += "ends = { plies(8) },\n";
  if (body.find("stuck =") == std::string::npos) out += "stuck = 'pass',\n";
  return out + body + "}";
}

inline SecrecyResult look_into(const std::string& rules, std::uint64_t worlds = 60) {
  const Folder folder(rules);
  const std::shared_ptr<scripting::Ruleset> ruleset = scripting::load_ruleset(folder.path());
  REQUIRE(ruleset->game()->hides());
  return secrecy(scripting::make_playable(ruleset), {.worlds = worlds, .actions = 12});
}

inline std::string text(const Leak& leak) {
  std::string out = leak.done + " " + leak.advice;
  for (const Difference& difference : leak.differences)
    out += "\n" + std::string(channel_name(difference.channel)) + ": " + difference.one + " | " +
           difference.other;
  return out;
}

}  // namespace hr::tests
