// SPDX-License-Identifier: MIT
// Par in the form that clients get, with names instead of ids.
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
  std::string summary;  // without the route, for where that is drawn
};
struct ParReport {
  std::string refusal;  // "", or why there is no par
  std::string collects;
  RunReport whole;                // from where the game began under the rules in force
  std::optional<RunReport> left;  // from the current position, if that is a different terrain
};

}  // namespace hr
