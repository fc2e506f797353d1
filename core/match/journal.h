// SPDX-License-Identifier: MIT
// What one step changed in a State: the words that differ, and how. A journal is made by comparing
// the two states, not by the code that writes them: everything that an action can change is a word
// of the state, so nothing can be missed. Stored is what an exclusive or of old and new value
// leaves (so the same bytes lead from either state to the other), packed, because a match keeps a
// journal for each of its steps.
#pragma once

#include <memory>

#include "core/base/packed_bytes.h"
#include "core/game/state.h"

namespace hr {

// The older position keys of both states, where these differ.
struct OldKeysChange {
  std::shared_ptr<const OldKeys> was, is;
};

// Writes what differs between the words of two states.
void write_journal(PackedWriter& out, const State& was, const State& is);

// A journal that is kept by somebody else, who keeps the older keys beside it; these may be null.
class Journal {
 public:
  Journal(PackedReader words, const OldKeysChange* old_keys) : words_(words), old_keys_(old_keys) {}

  // Each must be given the state that the other one leaves.
  void undo(State& state) const { apply(state, true); }
  void redo(State& state) const { apply(state, false); }

 private:
  void apply(State& state, bool back) const;

  PackedReader words_;
  const OldKeysChange* old_keys_;
};

}  // namespace hr
