// SPDX-License-Identifier: MIT
#include "core/match/journal.h"

#include <algorithm>
#include <cassert>

namespace hr {

Journal compare(const State& was, const State& is) {
  Journal journal;
  journal.words_was = static_cast<std::uint32_t>(was.size());
  journal.words_is = static_cast<std::uint32_t>(is.size());
  journal.fixed_was = static_cast<std::uint32_t>(was.fixed_words());
  journal.fixed_is = static_cast<std::uint32_t>(is.fixed_words());
  const std::size_t size = std::max(was.size(), is.size());
  for (std::size_t i = 0; i < size; ++i) {
    const Word before = i < was.size() ? was.all()[i] : 0;
    const Word after = i < is.size() ? is.all()[i] : 0;
    if (before != after) journal.changes.push_back({static_cast<std::uint32_t>(i), before, after});
  }
  if (was.old_keys() != is.old_keys())
    journal.old_keys = std::make_shared<const Journal::OldKeysChange>(
        Journal::OldKeysChange{was.old_keys(), is.old_keys()});
  return journal;
}

// Words added when the state grows start as 0, which is the old value that the journal assumes.
void undo(State& state, const Journal& journal) {
  assert(state.size() == journal.words_is);
  state.resize(journal.words_was, journal.fixed_was);
  for (const auto& change : journal.changes)
    if (change.word < journal.words_was) state.words()[change.word] = change.was;
  if (journal.old_keys) state.take_old_keys(journal.old_keys->was);
}

void redo(State& state, const Journal& journal) {
  assert(state.size() == journal.words_was);
  state.resize(journal.words_is, journal.fixed_is);
  for (const auto& change : journal.changes)
    if (change.word < journal.words_is) state.words()[change.word] = change.is;
  if (journal.old_keys) state.take_old_keys(journal.old_keys->is);
}

}  // namespace hr
