// SPDX-License-Identifier: MIT
// What has changed on a rules card, sentence by sentence.
#pragma once

#include <string>
#include <vector>

namespace hr::editor {

struct CardLine {
  enum class Kind { same, fresh, gone } kind = Kind::same;
  std::string text;
  friend bool operator==(const CardLine&, const CardLine&) = default;
};

// All sentences of both, in the order of the card; those that are gone stand before what stands in
// their place now.
std::vector<CardLine> card_changes(const std::vector<std::string>& before,
                                   const std::vector<std::string>& now);

}  // namespace hr::editor
