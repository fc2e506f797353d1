// SPDX-License-Identifier: MIT
// Cube Digger as it is played in tests of random games: the base, its variants and mixes of them,
// options off their defaults, too.
#pragma once

#include <string>
#include <vector>

#include "scripting/ruleset.h"
#include "tests/support/plain_cube_digger.h"

namespace hr::tests {

struct DiggerMix {
  std::vector<std::string> variants;
  scripting::Settings settings;
  DiggerRules rules;
  int seats = 2, treasures = 1, bombs = 8;
};

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
      {{"retribution", "bigger_digger", "bomb_sniffers", "metal_detectors"},
       {{"players", "6"}, {"cumulative", "true"}},
       {.cumulative = true, .retribution = true, .detectors = true, .sniffers = true},
       6,
       2,
       8},
  };
}

}  // namespace hr::tests
