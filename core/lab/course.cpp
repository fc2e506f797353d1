// SPDX-License-Identifier: MIT
#include "core/lab/course.h"

#include <algorithm>

namespace hr {

int lead_changes(std::span<const std::int32_t> outlook) {
  int leader = 0, changes = 0;
  for (const std::int32_t first : outlook) {
    const int now = first > k_leads ? 1 : first < k_point - k_leads ? -1 : 0;
    if (now == 0) continue;
    changes += leader == -now ? 1 : 0;
    leader = now;
  }
  return changes;
}

bool won_from_behind(std::span<const std::int32_t> outlook, bool first_won) {
  return std::ranges::any_of(outlook, [&](std::int32_t first) {
    return (first_won ? first : k_point - first) < k_point - k_decided;
  });
}

int decided_after(std::span<const std::int32_t> outlook, bool first_won) {
  std::size_t undecided = 0;  // actions until the last doubt
  for (std::size_t i = 0; i < outlook.size(); ++i)
    if ((first_won ? outlook[i] : k_point - outlook[i]) <= k_decided) undecided = i + 1;
  return outlook.empty() ? 100 : static_cast<int>(100 * undecided / outlook.size());
}

}  // namespace hr
