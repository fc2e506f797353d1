// SPDX-License-Identifier: MIT
#include "core/match/journal.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace hr {

namespace {

struct StateSize {
  std::size_t words = 0, fixed = 0;
  friend bool operator==(const StateSize&, const StateSize&) = default;
};

StateSize state_size(const State& state) { return {state.size(), state.fixed_words()}; }

void write_size(PackedWriter& out, const StateSize& size) {
  out.add(size.words);
  out.add(size.fixed);
}

StateSize read_size(PackedReader& in) {
  StateSize out;
  out.words = in.next();
  out.fixed = in.next();
  return out;
}

// Words added when the state grows start as 0, which is the value that the journal assumes for
// words that one of the states does not have.
void apply_words(State& state, PackedReader& words) {
  std::size_t word = 0;
  while (const std::uint64_t distance = words.next()) {
    word += distance;
    const Word change = words.next_word();
    if (word <= state.size()) state.words()[word - 1] ^= change;
  }
}

}  // namespace

// The number of a word is written as its distance from the one before it, counted from 1; 0 is the
// end.
void write_journal(PackedWriter& out, const State& was, const State& is) {
  const bool resized = state_size(was) != state_size(is);
  out.add(resized ? 1 : 0);
  if (resized) write_size(out, state_size(was)), write_size(out, state_size(is));
  const std::size_t size = std::max(was.size(), is.size());
  std::size_t last = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const Word before = i < was.size() ? was.all()[i] : 0;
    const Word after = i < is.size() ? is.all()[i] : 0;
    if (before == after) continue;
    out.add(i + 1 - last);
    out.add_word(before ^ after);
    last = i + 1;
  }
  out.add(0);
}

// What differs is the same both ways, but for sizes and older keys.
void Journal::apply(State& state, bool back) const {
  PackedReader words = words_;
  if (words.next() != 0) {
    StateSize from = read_size(words);
    StateSize to = read_size(words);
    if (back) std::swap(from, to);
    assert(state_size(state) == from);
    state.resize(to.words, to.fixed);
  }
  apply_words(state, words);
  if (old_keys_ != nullptr) state.take_old_keys(back ? old_keys_->was : old_keys_->is);
}

}  // namespace hr
