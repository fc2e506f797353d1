// SPDX-License-Identifier: MIT
// What one action changed in a State: each word that differs, as it was and as it is. It is made by
// comparing the two states, not by the code that writes them: whatever an action changes is a word
// of the state, so nothing can be forgotten, and no code has to remember to keep a journal.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/game/state.h"

namespace hr {

struct Journal {
  struct WordChange {
    std::uint32_t word = 0;
    Word was = 0, is = 0;  // 0 where the state has no such word
    friend bool operator==(const WordChange&, const WordChange&) = default;
  };
  std::vector<WordChange> changes;
  std::uint32_t words_was = 0, words_is = 0;
  std::uint32_t fixed_was = 0, fixed_is = 0;  // of them; others under other rules
  // The older position keys of each, where they have not the same ones.
  struct OldKeysChange {
    std::shared_ptr<const OldKeys> was, is;
  };
  std::shared_ptr<const OldKeysChange> old_keys;
};

Journal compare(const State& was, const State& is);

// Each expects the state that the other one leaves.
void undo(State& state, const Journal& journal);
void redo(State& state, const Journal& journal);

}  // namespace hr
