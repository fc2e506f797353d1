// SPDX-License-Identifier: MIT
// Recognises the names that rules use over and over (kinds, events, directions …) by the address of
// Lua's string: Lua keeps each short string only once, and these strings are kept alive. Long
// strings may exist several times; `find` does not recognise them, and the caller must then look
// them up by content. Used with one Sandbox, on its thread.
#pragma once

#include <bit>
#include <cstdint>
#include <lua.hpp>
#include <string>
#include <vector>

#include "core/base/inline.h"
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
  HR_INLINE int find(lua_State* L, int index) const {
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
    // NOLINTNEXTLINE(*-reinterpret-cast): only the address is used
    const auto address = reinterpret_cast<std::uintptr_t>(text);
    return (address >> 4 ^ address >> 10) & (places_.size() - 1);
  }
  const WordSlot* next(const WordSlot* place) const {
    return ++place == places_.data() + places_.size() ? places_.data() : place;
  }
  WordSlot* next(WordSlot* place) {
    return ++place == places_.data() + places_.size() ? places_.data() : place;
  }

  std::vector<WordSlot> places_;  // a hash table, mostly empty, so that most lookups need one step
  std::vector<int> kept_;
};

}  // namespace hr::scripting
