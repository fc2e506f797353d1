// SPDX-License-Identifier: MIT
// The author of a game, in the form that follows its name.
#pragma once

#include <string>

#include "core/game/definition.h"

namespace hr {

// ", by Ann and Bob"; ", traditional"; "" where nobody is named.
inline std::string credit(const std::string& by) {
  if (by.empty()) return "";
  return (by == "traditional" ? ", " : ", by ") + by;
}
inline std::string credit(const Definition& definition) { return credit(definition.by); }

}  // namespace hr
