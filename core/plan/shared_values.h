// SPDX-License-Identifier: MIT
// What the shared terms of a seat (core/plan/shared_terms.h) are worth in the position of which
// something is asked; each is worked out when it is first needed. What does not depend on the
// action is known until there is another position; what does, as long as the action has got no
// further, and again when one gets there by another pattern. Memory is kept, so after a few
// positions nothing is allocated. Threads: one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/bits.h"
#include "core/base/wide_bits.h"
#include "core/plan/pushed_values.h"

namespace hr {

template <int W>
class SharedValues {
 public:
  // Another position, in which nothing is known. `terms`: how many are shared.
  void begin(std::size_t terms) {
    terms_ = terms;
    if (actions_.empty()) actions_.resize(k_actions);
    position_ = ++last_;
    begin_action();
  }
  // A position that an action leads to on its way, and back to the one before it.
  std::uint64_t leave() {
    const std::uint64_t left = position_;
    begin(terms_);
    return left;
  }
  void go_back(std::uint64_t left) { position_ = left, begin_action(); }
  // An action of which nothing is known yet …
  void begin_action() { open(oldest_); }
  // … or that has got so far in this position.
  void begin_action(const ActionPlaces<W>& places) {
    for (std::size_t i = 0; i < k_actions; ++i)
      if (actions_[i].position == position_ && actions_[i].places.same_as(places)) {
        now_ = i;
        return;
      }
    open(oldest_);
    actions_[now_].position = position_;
    actions_[now_].places = places;
  }

  // Term number `n`, which depends on the action or does not; null: it is to be kept.
  const Bits<W>* find(std::size_t n, bool by_action) const {
    const Known& known = by_action ? actions_[now_].known : known_;
    const std::uint64_t time = by_action ? actions_[now_].time : position_;
    return n < known.size() && known[n].time == time ? &known[n].value : nullptr;
  }
  void keep(std::size_t n, bool by_action, const Bits<W>& value) {
    Known& known = by_action ? actions_[now_].known : known_;
    if (known.size() < terms_) known.resize(terms_);
    known[n].time = by_action ? actions_[now_].time : position_;
    known[n].value = value;
  }

 private:
  static constexpr std::size_t k_actions = 16;
  struct Value {
    std::uint64_t time = 0;  // when it was worked out
    Bits<W> value;
  };
  using Known = std::vector<Value>;  // by term
  struct OfAction {
    std::uint64_t time = 0, position = 0;
    ActionPlaces<W> places;
    Known known;
  };

  void open(std::size_t action) {
    now_ = action;
    oldest_ = (action + 1) % k_actions;
    actions_[now_].time = ++last_;
    actions_[now_].position = 0;
  }

  std::size_t terms_ = 0;
  std::uint64_t last_ = 0, position_ = 0;  // times: each begins a position or an action
  Known known_;
  std::vector<OfAction> actions_;  // those that were looked at last
  std::size_t now_ = 0, oldest_ = 0;
};

}  // namespace hr
