// SPDX-License-Identifier: MIT
// What a pattern offers a seat: what the word of the pattern reads, and to what it adds its
// actions. Works in the frame that it is given. May call rules. Threads: that of its engine.
#pragma once

#include <cstdint>
#include <vector>

#include "core/engine/asks.h"
#include "core/engine/capacity.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/pattern_context.h"

namespace hr {

template <int W>
struct PatternOffer {
  using B = Bits<W>;

  const PatternContext<W>& in;
  KernelFrame<W>& frame;
  const State& state;
  SeatId seat;
  const PatternPlan<W>& pattern;
  const Ask* ask;  // what it is asked, or null

  // A set of the seat's plan; its number must not be -1.
  const B& set(int number) const { return frame.values[nth(number)]; }
  // The pieces that are meant.
  B pieces() const {
    return pattern.source_word >= 0 ? B::load(state.words() + pattern.source_word, in.plan.words)
                                    : set(pattern.source);
  }
  // The same, but only the one that an ask says.
  B movers() const {
    B out = pieces();
    if (ask == nullptr || ask->count == 0) return out;
    B given;
    if (ask->arguments[0] >= 0 && ask->arguments[0] < in.game.cells()) given.add(ask->arguments[0]);
    return out & given;
  }
  B arrivals() const;
  // A number that these steps work out. `lifted`: how many pieces of a tower move, if that is known
  // already.
  std::int64_t number(const std::vector<TermStep<W>>& steps, int lifted = 0) const {
    if (lifted == 0) return as_number(in.terms.value(steps, state, frame.places));
    ActionPlaces<W> places;
    if (frame.places != nullptr) places = *frame.places;
    places.lifted = lifted;
    return as_number(in.terms.value(steps, state, &places));
  }
  // A number that a function of the rules says.
  std::int64_t number_of_rule(int rule) const {
    return in.rules.number(View(in.engine, state, seat), rule);
  }
  // A number: as rules say it, or worked out by these steps if there are any.
  std::int64_t amount(const Amount& amount, const std::vector<TermStep<W>>& steps) const {
    if (!steps.empty()) return number(steps);
    return amount.rule < 0 ? amount.value : number_of_rule(amount.rule);
  }
  // Whether it may go along the link from a cell to the next.
  bool may_cross(int from, int to) const {
    if (pattern.links < 0) return true;
    const int link = in.plan.link_between(from, to);
    return link >= 0 && set(pattern.links).test(link);
  }

  // Each adds actions: on each of these cells …
  void at(const B& cells) { frame.legal.add(BucketType::at, &pattern, 0, 0, cells); }
  // … from a cell to each of these …
  void from(int cell, const B& ends) { frame.legal.add(BucketType::from, &pattern, cell, 1, ends); }
  // … with a third argument …
  void from(int cell, const B& ends, int third) {
    frame.legal.add(BucketType::over, &pattern, cell, third, ends);
  }
  // … to each of these over so many links in a direction, on a uniform board.
  void towards(DirectionId dir, int links, const B& ends) {
    frame.legal.add(BucketType::towards, &pattern, index(dir), links, ends);
  }
  // So many numbers, or words, from the first on.
  void numbers(std::int64_t first, std::uint64_t count) {
    frame.legal.add_numbers(&pattern, first, count);
  }

 private:
  using BucketType = typename Bucket<W>::BucketType;
};

// The cells that it may lead to: its set without the cells that the seat sees to be full. (A tower
// has as much room as its zone says, and more is an error, not a rule.)
template <int W>
inline Bits<W> PatternOffer<W>::arrivals() const {
  B out = set(pattern.onto);
  if (pattern.zone == ZoneInstance::none || pattern.stays) return out;
  const ZoneLayout& zone = in.game.layout().zone(pattern.zone);
  if (zone.holds == Holds::one || zone.holds == Holds::tower) return out;
  B occupancy;  // only occupied cells can be full
  for (const int word : zone.owner_sets)
    if (word >= 0) occupancy.unite(state.words() + word, in.plan.words);
  const B visible = in.terms.seen(state, pattern.zone, seat);
  (out & occupancy & visible).each([&](int cell) {
    if (is_full(state, in.game, zone, cell, pattern.code)) out.remove(cell);
  });
  return out;
}

}  // namespace hr
