// SPDX-License-Identifier: MIT
// The characters of the texts in sight that the fonts lack so far. Dear ImGui draws only letters
// that were put into its fonts beforehand, so the fonts are made anew when a text with new ones has
// been drawn; in that one frame they are missing.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "editor/ui/fonts.h"

namespace hr::editor {

class Letters {
 public:
  // A text that is being drawn in one of the fonts.
  void meet(std::string_view text, const Fonts& fonts, const ImFont* font);
  // Whether the fonts should be made anew, each with those that it needs.
  bool news() const { return news_; }
  bool take_news() { return std::exchange(news_, false); }
  const std::vector<ImWchar>& of(std::size_t font) const { return sets_[font].wanted; }

  // So many in a font. When more come, those that are out of sight are forgotten; if those in sight
  // are more, the rest is not drawn.
  static constexpr std::size_t k_max = 1500;

 private:
  using Flags = std::bitset<0x10000>;
  struct Set {
    Flags added = {};  // not always in the font, which may have it for now
    Flags known = {};  // in the font, wanted, or left out
    std::vector<ImWchar> wanted = {};
    int emptied = -2;  // the frame in which they were forgotten
    // Once some are left out (`full`): what is in sight, to find out when there is room for it.
    bool full = false;
    Flags left_out = {}, seen = {};
    std::size_t seen_letters = 0;
    int frame = -1;
    bool missed = false;  // one of those left out is in sight
  };
  void add(Set& set, ImWchar letter);
  void forget(Set& set);
  void watch(Set& set, ImWchar letter);

  std::array<Set, 6> sets_;  // as in Fonts::all()
  bool news_ = false;
};

}  // namespace hr::editor
