// SPDX-License-Identifier: MIT
// What one step changed in a State: each word that differs, with its old and new value. A journal
// is made by comparing the two states, not by the code that writes them: everything that an action
// can change is a word of the state, so nothing can be missed.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/game/state.h"

namespace hr {

struct Journal {
  struct WordChange {
    std::uint32_t word = 0;
    Word was = 0, is = 0;  // 0 where that state has no such word
    friend bool operator==(const WordChange&, const WordChange&) = default;
  };
  std::vector<WordChange> changes;
  std::uint32_t words_was = 0, words_is = 0;
  // how many of them are fixed; differs after a change of rules
  std::uint32_t fixed_was = 0, fixed_is = 0;
  // The older position keys of both states, where these differ.
  struct OldKeysChange {
    std::shared_ptr<const OldKeys> was, is;
  };
  std::shared_ptr<const OldKeysChange> old_keys;
};

Journal compare(const State& was, const State& is);

// Each must be given the state that the other one leaves.
void undo(State& state, const Journal& journal);
void redo(State& state, const Journal& journal);

}  // namespace hr
