// SPDX-License-Identifier: MIT
// Who made a game, as it is said right after its name.
#pragma once

#include <string>

#include "core/game/definition.h"

namespace hr {

// ", by Ann and Bob"; ", traditional"; "" where nobody is named.
inline std::string credit(const Definition& definition) {
  if (definition.by.empty()) return "";
  return (definition.by == "traditional" ? ", " : ", by ") + definition.by;
}

}  // namespace hr
