// SPDX-License-Identifier: MIT
// The differences between two versions of a rules card, sentence by sentence.
#pragma once

#include <string>
#include <vector>

namespace hr::editor {

enum class LineChange { same, fresh, gone };

struct CardLine {
  LineChange change = LineChange::same;
  std::string text;
  friend bool operator==(const CardLine&, const CardLine&) = default;
};

// All sentences of both versions, in the order of the card; removed sentences come before the ones
// that replace them.
std::vector<CardLine> card_changes(const std::vector<std::string>& before,
                                   const std::vector<std::string>& now);

}  // namespace hr::editor
