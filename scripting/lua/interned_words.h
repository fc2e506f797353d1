// SPDX-License-Identifier: MIT
// The names that rules say over and over (kinds, events, directions …), known again by where Lua
// keeps them: of equal short texts it has one only, and these are held for good. A long text, which
// may lie in several places, is not known here; whoever asks then looks it up by its letters.
#pragma once

#include <bit>
#include <cstdint>
#include <lua.hpp>
#include <string>
#include <vector>

#include "scripting/lua/sandbox.h"

namespace hr::scripting {

class InternedWords {
 public:
  // Numbered from 0, in this order.
  void keep(Sandbox& box, const std::vector<std::string>& words) {
    lua_State* L = box.state();
    places_.assign(std::bit_ceil(16 * words.size() + 2), {});
    for (const std::string& word : words) {
      push(L, word);
      WordSlot* place = &places_[start(lua_topointer(L, -1))];
      while (place->text != nullptr) place = next(place);
      *place = {lua_topointer(L, -1), static_cast<int>(kept_.size())};
      kept_.push_back(box.keep());
    }
  }

  // The number of the word at an index; -1 for anything else, and for some long words.
  int find(lua_State* L, int index) const {
    if (places_.empty()) return -1;
    const void* const text = lua_topointer(L, index);
    const WordSlot* place = &places_[start(text)];
    while (place->text != text && place->text != nullptr) place = next(place);
    return text == nullptr ? -1 : place->number;
  }

  void push_word(Sandbox& box, int number) const { box.push_kept(kept_[number]); }

 private:
  struct WordSlot {
    const void* text = nullptr;
    int number = -1;
  };

  std::size_t start(const void* text) const {
    // NOLINTNEXTLINE(*-reinterpret-cast): where it lies is all that is asked
    const auto address = reinterpret_cast<std::uintptr_t>(text);
    return (address >> 4 ^ address >> 10) & (places_.size() - 1);
  }
  const WordSlot* next(const WordSlot* place) const {
    return ++place == places_.data() + places_.size() ? places_.data() : place;
  }
  WordSlot* next(WordSlot* place) {
    return ++place == places_.data() + places_.size() ? places_.data() : place;
  }

  std::vector<WordSlot> places_;  // most of them free, so that a word is mostly found at once
  std::vector<int> kept_;
};

}  // namespace hr::scripting
