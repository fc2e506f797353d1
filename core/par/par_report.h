// SPDX-License-Identifier: MIT
// Par as a client has it, in names.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hr {

struct RunReport {
  std::int64_t score = 0;
  std::vector<std::string> route;
  std::string text;
};
struct ParReport {
  std::string refusal;  // "", or why there is none
  std::string collects;
  RunReport whole;                // from where the game began under the rules in force
  std::optional<RunReport> left;  // from here on, where that is another terrain
};

}  // namespace hr
