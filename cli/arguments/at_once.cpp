// SPDX-License-Identifier: MIT
#include "cli/arguments/at_once.h"

#include <fmt/format.h>

namespace hr::cli {

Exit at_once(const std::string& what, const std::function<Exit()>& body) {
  try {
    const Allowance allowance(k_quick_limits);
    return body();
  } catch (const Exhausted& exhausted) {
    throw Failure(Exit::problems, limit_message(what, exhausted));
  }
}

std::string limit_message(const std::string& what, const Exhausted& exhausted) {
  const std::string& place = exhausted.place();
  if (place.empty()) return fmt::format("{}: {}", what, exhausted.what());
  return fmt::format("{}: the command {}", place, exhausted.what());
}

}  // namespace hr::cli
