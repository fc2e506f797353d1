// SPDX-License-Identifier: MIT
#include "editor/panels/card_changes.h"

#include <algorithm>

namespace hr::editor {

namespace {

// Length of the longest common subsequence of the two lists from sentence i and j on.
std::vector<std::vector<int>> common(const std::vector<std::string>& before,
                                     const std::vector<std::string>& now) {
  std::vector<std::vector<int>> out(before.size() + 1, std::vector<int>(now.size() + 1, 0));
  for (std::size_t i = before.size(); i-- > 0;)
    for (std::size_t j = now.size(); j-- > 0;)
      out[i][j] =
          before[i] == now[j] ? out[i + 1][j + 1] + 1 : std::max(out[i + 1][j], out[i][j + 1]);
  return out;
}

}  // namespace

std::vector<CardLine> card_changes(const std::vector<std::string>& before,
                                   const std::vector<std::string>& now) {
  const auto shared = common(before, now);
  std::vector<CardLine> out;
  std::size_t i = 0, j = 0;
  while (i < before.size() || j < now.size()) {
    if (i < before.size() && j < now.size() && before[i] == now[j]) {
      out.push_back({LineChange::same, now[j]});
      ++i, ++j;
    } else if (i < before.size() && (j == now.size() || shared[i + 1][j] >= shared[i][j + 1])) {
      out.push_back({LineChange::gone, before[i++]});
    } else {
      out.push_back({LineChange::fresh, now[j++]});
    }
  }
  return out;
}

}  // namespace hr::editor
