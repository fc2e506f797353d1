// SPDX-License-Identifier: MIT
// What is asked about actions in the middle of something: whether a seat could answer an ask,
// whether it may say that it is ready, what the rules say against an action. What legal() counted
// last is laid aside meanwhile.
#pragma once

#include "core/kernel_legal.h"

namespace hr {

// Whether the rules let a seat whose part is complete say so.
template <int W>
bool Kernel<W>::may_be_ready(const State& state, SeatId seat, std::string* why) {
  return !game_->definition().ready || rules_.ready(View(*this, state, seat), why);
}

template <int W>
void Kernel<W>::exchange(Aside& aside) {
  std::swap(values_, aside.values);
  std::swap(buckets_, aside.buckets);
  std::swap(used_, aside.used);
  std::swap(total_, aside.total);
  std::swap(list_, aside.list);
  std::swap(found_, aside.found);
}

// A rule asks in the middle of an action, or while a list is being made: that scratch is kept.
template <int W>
struct Kernel<W>::Lay {
  explicit Lay(Kernel& k) : kernel(k) {
    if (kernel.aside_ == kernel.asides_.size()) kernel.asides_.emplace_back();
    kernel.exchange(kernel.asides_[kernel.aside_++]);
  }
  ~Lay() { kernel.exchange(kernel.asides_[--kernel.aside_]); }
  Lay(const Lay&) = delete;
  Lay& operator=(const Lay&) = delete;
  Kernel& kernel;
};

template <int W>
bool Kernel<W>::could(const State& state, SeatId seat, VerbId verb,
                      std::span<const std::int64_t> given) {
  const Lay lay(*this);
  Ask ask{.seat = seat, .verb = verb};
  for (const std::int64_t argument : given)
    if (ask.count < ask.arguments.size())
      ask.arguments[ask.count++] = static_cast<std::int32_t>(argument);
  used_ = 0;
  total_ = 0;
  list_.clear();
  work_out_sets(state, seat, false);
  fill_verb(state, seat, index(verb), &ask);
  return total_ > 0;
}

template <int W>
std::string Kernel<W>::objection(const State& state, SeatId seat, const Action& action) {
  if (action.verb == game_->ready()) {
    const int open = open_ask(state, *game_, seat);
    std::string why;
    if (open < 0 || ask_at(state, *game_, open).verb != action.verb) return "";
    if (may_be_ready(state, seat, &why)) return "";
    return why.empty() ? "what was done so far is against the rules" : why;
  }
  if (game_->built_in(action.verb) || !game_->verb_def(action.verb).allow) return "";
  struct Doubt {
    Doubt(Kernel& k, const Action& a) : kernel(k) { kernel.doubted_ = &a; }
    ~Doubt() { kernel.doubted_ = nullptr; }
    Doubt(const Doubt&) = delete;
    Doubt& operator=(const Doubt&) = delete;
    Kernel& kernel;
  };
  const Lay lay(*this);
  const Doubt doubt(*this, action);
  reason_.clear();
  fill(state, seat);
  return reason_;
}

}  // namespace hr
