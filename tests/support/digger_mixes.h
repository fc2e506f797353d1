// SPDX-License-Identifier: MIT
// Variants of Cube Digger for tests of random games: the base, its variants and mixtures of them,
// also with options off their defaults.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "scripting/ruleset/ruleset.h"
#include "tests/models/plain_cube_digger.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

struct DiggerMix {
  std::vector<std::string> variants;
  scripting::Settings settings;
  DiggerRules rules;
  int seats = 2, treasures = 1, bombs = 8;
  std::string board = "";                                      // text of a board file
  std::vector<std::pair<std::string, std::string>> cuts = {};  // the cuts in that file

  std::unique_ptr<scripting::Ruleset> load() const {
    RulesetText ruleset_text =
        scripting::read_ruleset_text(ruleset_folder("cube_digger"), variants, settings);
    if (!board.empty()) ruleset_text = scripting::with_board(ruleset_text, "pit", board);
    return scripting::load_ruleset(ruleset_text);
  }
};

inline std::string name_of(const DiggerMix& mix) {
  std::string out;
  for (const std::string& variant : mix.variants) out += variant + " ";
  for (const auto& [option, value] : mix.settings) out += option + "=" + value + " ";
  return out + mix.board;
}

inline std::vector<DiggerMix> digger_mixes() {
  using scripting::Settings;
  const Settings small_with_one{{"columns", "3"}, {"rows", "3"}, {"levels", "2"}, {"bombs", "1"}};
  return {
      {{}, {}, {}},
      {{}, {{"size", "4x4x4"}, {"starts", "by lot"}}, {}},
      {{}, {{"homes", "middles"}, {"homes_off_limits", "true"}}, {.homes_off_limits = true}},
      {{}, {{"cumulative", "true"}, {"plies", "60"}}, {.cumulative = true}},
      {{}, small_with_one, {}, 2, 1, 1},
      {{},
       {{"treasures", "2"}, {"bombs", "4"}, {"rehide_apart", "true"}, {"levels", "2"}},
       {.rehide_apart = true},
       2,
       2,
       4},
      {{"retribution"}, {}, {.retribution = true}},
      {{"metal_detectors"}, small_with_one, {.detectors = true}, 2, 1, 1},
      {{"bomb_sniffers"}, {}, {.sniffers = true}},
      {{"bomb_sniffers", "metal_detectors", "retribution"},
       {{"sniff", "steps"}, {"bombs", "2"}, {"levels", "2"}},
       {.retribution = true, .detectors = true, .sniffers = true, .sniff_steps = true},
       2,
       1,
       2},
      {{"bigger_digger"}, {}, {}, 3, 3, 15},
      {{"metal_detectors", "bigger_digger"},
       {{"columns", "4"},
        {"rows", "4"},
        {"levels", "2"},
        {"players", "4"},
        {"bombs", "1"},
        {"supplies", "as set"},
        {"treasures", "1"}},
       {.detectors = true},
       4,
       1,
       1},
      // A wall across level I with a way around it above; renamed cells.
      {{"bomb_sniffers"},
       {},
       {.sniffers = true},
       2,
       1,
       8,
       "closed A3-I B3-I C3-I D3-I E3-I\nname C1-I Gate\nname C5-III Attic\n"},
      // Two squares that nobody can reach, and cuts through level III.
      {{"metal_detectors"},
       {{"bombs", "5"}, {"rehide_apart", "true"}},
       {.rehide_apart = true, .detectors = true},
       2,
       1,
       5,
       "closed D1-I E2-I E1-II\nclosed A4-III B5-III A5-II\n"
       "cut C4-III C3-III\ncut D4-III D3-III\ncut C4-III C4-II\n",
       {{"C4-III", "C3-III"}, {"D4-III", "D3-III"}, {"C4-III", "C4-II"}}},
      // Larger, with cuts, and for three.
      {{"bigger_digger"},
       {{"supplies", "as set"}, {"treasures", "2"}, {"bombs", "6"}},
       {},
       3,
       2,
       6,
       "size 7 5 3\nclosed D1-I D2-I D3-I D4-I D5-I B2-III C2-III D2-III E2-III F2-III\n"
       "cut A2-I A3-I\ncut B2-I B3-I\ncut C2-I C3-I\n",
       {{"A2-I", "A3-I"}, {"B2-I", "B3-I"}, {"C2-I", "C3-I"}}},
      {{"retribution", "bigger_digger", "bomb_sniffers", "metal_detectors"},
       {{"players", "6"}, {"cumulative", "true"}},
       {.cumulative = true, .retribution = true, .detectors = true, .sniffers = true},
       6,
       2,
       8},
  };
}

}  // namespace hr::tests
