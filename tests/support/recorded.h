// SPDX-License-Identifier: MIT
// Matches whose rules come from text, so that they can be recorded, and the changes that tests make
// to records.
#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/checksum.h"
#include "core/match/random_play.h"
#include "core/record/replay.h"
#include "tests/support/error_of.h"
#include "tests/support/hunt.h"
#include "tests/support/playing.h"

namespace hr::tests {

// Rules as text, as far as these tests need any: the number of columns of Cube Wars, or "hunt".
inline PlayableRules open_recorded(const RulesetText& ruleset_text) {
  const std::string& text = *ruleset_text.find("rules.lua");
  auto shared = std::make_shared<const RulesetText>(ruleset_text);
  if (text == "hunt") return {engine_of(hunt(), std::make_shared<HuntRules>()), shared};
  GameDef d = cube_wars(std::stoi(text), 8);
  return {engine_of(d, std::make_shared<CubeWarsRules>()), shared};
}
inline PlayableRules rules(const std::string& text) {
  return open_recorded(
      {.ruleset = "t", .files = {{"rules.lua", text}}, .variants = {}, .settings = {}});
}

// A tree with branches, a change of rules, a position, a main line that is not the oldest, and the
// cursor off it.
inline Match rich_match() {
  Match match(rules("8"), 7);
  Random random(1);
  wander(match, random, 6);
  const NodeId middle = match.tree().line()[3];
  match.change_rules(rules("6"));
  wander(match, random, 4);
  const NodeId late = match.cursor();
  match.go_to(middle);
  wander(match, random, 5);
  match.promote(match.cursor());
  match.arrange(State(match.state()));
  wander(match, random, 2);
  match.go_to(late);
  match.undo();
  return match;
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line + "\n");
  return out;
}
inline std::string joined(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) out += line;
  return out;
}

// The same lines with matching checksums, as a forger would write them.
inline std::string sealed(const std::vector<std::string>& lines) {
  Checksum sum;
  std::string out;
  for (const std::string& line : lines) {
    const std::string body = line.substr(0, line.find(",\"check\":"));
    out += body + ",\"check\":\"" + sum.add(body).digits() + "\"}\n";
  }
  return out;
}

inline std::string complaint(const std::string& text) {
  return error_of([&] { replay(read_record(text, "a.rec"), open_recorded); });
}

// What is wrong with a record before anything of it is played.
inline std::string read_complaint(const std::string& text) {
  return error_of([&] { read_record(text, "a.rec"); });
}

inline std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t place = text.find(what);
  REQUIRE(place != std::string::npos);
  return text.replace(place, what.size(), by);
}

}  // namespace hr::tests
