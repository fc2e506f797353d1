// SPDX-License-Identifier: MIT
// Legal actions, counted over sets of cells; one is made from its number when it is picked.
#pragma once

#include "core/kernel.h"

namespace hr {

template <int W>
Bucket<W>& Kernel<W>::next_bucket() {
  if (used_ == buckets_.size()) buckets_.resize(2 * used_ + 64);
  return buckets_[used_];
}

template <int W>
inline void Kernel<W>::add(Form form, const PatternPlan<W>* plan, int base, int distance,
                           const B& bits) {
  Bucket<W>& bucket = next_bucket();
  const auto count = static_cast<std::uint64_t>(bits.count());
  bucket.bits = bits;
  bucket.count = count;
  bucket.plan = plan;
  bucket.form = form;
  bucket.base = static_cast<std::int16_t>(base);
  bucket.distance = static_cast<std::int16_t>(distance);
  total_ += count;
  used_ += count != 0 ? 1 : 0;
}

template <int W>
void Kernel<W>::add_built_in(VerbId verb) {
  Bucket<W>& bucket = next_bucket();
  bucket.form = Form::built_in;
  bucket.base = static_cast<std::int16_t>(index(verb));
  bucket.count = 1;
  ++total_;
  ++used_;
}

template <int W>
inline void Kernel<W>::fill_step(const PatternPlan<W>& plan, const B& source) {
  const B& onto = set_value(plan.onto);
  const bool uniform = game_->board().straight() && game_->board().is_grid();
  if (!uniform || source.count() < static_cast<int>(plan.dirs.size())) {
    source.each([&](int from) { add(Form::from, &plan, from, 1, plan.reach[nth(from)] & onto); });
    return;
  }
  for (const DirectionId dir : plan.dirs)
    add(Form::towards, &plan, index(dir), 1, plan_.shifts[nth(index(dir))].push(source) & onto);
}

template <int W>
void Kernel<W>::fill_slide(const State& state, SeatId seat, const PatternPlan<W>& plan,
                           const B& source) {
  const B &onto = set_value(plan.onto), &over = set_value(plan.over);
  int first = plan.first, last = plan.last;
  const View view(*this, state, seat);
  if (plan.def->max && plan.def->max->rule >= 0)
    last = static_cast<int>(
        std::clamp<std::int64_t>(rules_.number(view, plan.def->max->rule), 0, last));
  if (plan.def->exactly && plan.def->exactly->rule >= 0) {
    first = static_cast<int>(
        std::clamp<std::int64_t>(rules_.number(view, plan.def->exactly->rule), 1, last + 1));
    last = std::min(first, last);
  }
  const auto walk = [&](const B& start, DirectionId dir, auto&& arrive) {
    const Shift<W>& shift = plan_.shifts[nth(index(dir))];
    B front = start;
    for (int n = 1; n <= last && front.any(); ++n) {
      front = shift.push(front);
      if (n >= first) arrive(n, front & onto);
      front = front & over;
    }
  };
  if (game_->board().straight() && game_->board().is_grid()) {
    for (const DirectionId dir : plan.dirs)
      walk(source, dir, [&](int n, const B& to) { add(Form::towards, &plan, index(dir), n, to); });
    return;
  }
  source.each([&](int from) {
    B start, ends;
    start.add(from);
    for (const DirectionId dir : plan.dirs)
      walk(start, dir, [&](int, const B& to) { ends = ends | to; });
    add(Form::from, &plan, from, 1, ends);
  });
}

template <int W>
void Kernel<W>::fill_jump(const PatternPlan<W>& plan, const B& source) {
  const B &onto = set_value(plan.onto), &over = set_value(plan.over);
  const bool uniform = game_->board().straight() && game_->board().is_grid();
  for (const DirectionId dir : plan.dirs) {
    const Shift<W>& shift = plan_.shifts[nth(index(dir))];
    if (uniform) {
      add(Form::towards, &plan, index(dir), 2, shift.push(shift.push(source) & over) & onto);
      continue;
    }
    source.each([&](int from) {
      B start;
      start.add(from);
      const B middle = shift.push(start) & over;
      if (middle.any()) add(Form::over, &plan, from, middle.select(0), shift.push(middle) & onto);
    });
  }
}

template <int W>
void Kernel<W>::fill_number(const State& state, SeatId seat, const PatternPlan<W>& plan) {
  std::int64_t low = 0, high = static_cast<std::int64_t>(plan.def->words.size()) - 1;
  if (plan.type == PatternType::number) {
    const View view(*this, state, seat);
    const auto amount = [&](const Amount& a) {
      return a.rule < 0 ? a.value : rules_.number(view, a.rule);
    };
    low = amount(plan.def->low);
    high = amount(plan.def->high);
  }
  if (plan.type == PatternType::pass) high = 0;
  if (low > high) return;
  Bucket<W>& bucket = next_bucket();
  bucket.form = Form::number;
  bucket.plan = &plan;
  bucket.first = low;
  bucket.count = static_cast<std::uint64_t>(high - low) + 1;
  total_ += bucket.count;
  ++used_;
}

template <int W>
inline void Kernel<W>::fill_pattern(const State& state, SeatId seat, const PatternPlan<W>& plan,
                                    const Ask* ask) {
  const std::size_t from = used_;
  switch (plan.type) {
    case PatternType::place:
    case PatternType::pick:
      add(Form::at, &plan, 0, 0, set_value(plan.onto));
      break;
    case PatternType::choice:
    case PatternType::number:
    case PatternType::pass:
      fill_number(state, seat, plan);
      break;
    default: {
      B source = plan.source_word >= 0 ? load(state, plan.source_word) : set_value(plan.source);
      if (ask != nullptr && ask->count > 0) {  // the piece is given
        B given;
        if (ask->arguments[0] >= 0 && ask->arguments[0] < game_->cells())
          given.add(ask->arguments[0]);
        source = source & given;
      }
      if (plan.type == PatternType::step) fill_step(plan, source);
      if (plan.type == PatternType::slide) fill_slide(state, seat, plan, source);
      if (plan.type == PatternType::jump) fill_jump(plan, source);
    }
  }
  if (ask != nullptr && ask->count > 0) keep_given(*ask, from);
}

// Of the buckets from `from` on, only what has the arguments that the ask gives.
template <int W>
void Kernel<W>::keep_given(const Ask& ask, std::size_t from) {
  const std::size_t first = list_.size();
  for (std::size_t b = from; b < used_; ++b)
    for (std::uint64_t n = 0; n < buckets_[b].count; ++n) {
      const Choice choice = decode(buckets_[b], n);
      bool same = true;
      for (int i = 0; i < ask.count; ++i)
        same = same && choice.action.arguments[nth(i)] == ask.arguments[nth(i)];
      if (same) list_.push_back(choice);
    }
  for (; used_ > from; --used_) total_ -= buckets_[used_ - 1].count;
  if (list_.size() == first) return;
  Bucket<W>& bucket = next_bucket();
  bucket.form = Form::listed;
  bucket.first = static_cast<std::int64_t>(first);
  bucket.count = list_.size() - first;
  total_ += bucket.count;
  ++used_;
}

template <int W>
bool Kernel<W>::allowed(const State& state, SeatId seat, const Choice& choice) {
  const VerbDef& verb = game_->verb_def(choice.action.verb);
  if (verb.allow && !rules_.allow(View(*this, state, seat), choice.action, nullptr)) return false;
  return !verb.unless || !forbidden(state, seat, choice);
}

// A verb whose actions have to be looked at one by one.
template <int W>
void Kernel<W>::fill_listed(const State& state, SeatId seat, int verb, const Ask* ask) {
  constexpr std::uint64_t k_most = 100000;
  const VerbPlan<W>& plan = plan_.seats[nth(index(seat))].verbs[nth(verb)];
  const std::size_t from = used_;
  for (int p = plan.first; p < plan.end; ++p)
    fill_pattern(state, seat, plan_.seats[nth(index(seat))].patterns[nth(p)], ask);
  std::vector<Choice> found;
  for (std::size_t b = from; b < used_; ++b) {
    if (found.size() + buckets_[b].count > k_most)
      throw Error("verbs." + game_->verb_def(VerbId(verb)).name + ": expected at most " +
                  std::to_string(k_most) +
                  " actions to look at one by one; give a number's range "
                  "by functions instead of allow");
    for (std::uint64_t n = 0; n < buckets_[b].count; ++n) found.push_back(decode(buckets_[b], n));
  }
  for (; used_ > from; --used_) total_ -= buckets_[used_ - 1].count;
  // Two patterns may offer the same; the first one has it.
  std::sort(found.begin(), found.end(), [](const Choice& a, const Choice& b) {
    return a.action != b.action ? a.action < b.action : a.pattern < b.pattern;
  });
  found.erase(std::unique(found.begin(), found.end(),
                          [](const Choice& a, const Choice& b) { return a.action == b.action; }),
              found.end());
  const std::size_t first = list_.size();
  for (const Choice& choice : found)
    if (allowed(state, seat, choice)) list_.push_back(choice);
  if (list_.size() == first) return;
  Bucket<W>& bucket = next_bucket();
  bucket.form = Form::listed;
  bucket.first = static_cast<std::int64_t>(first);
  bucket.count = list_.size() - first;
  total_ += bucket.count;
  ++used_;
}

template <int W>
inline void Kernel<W>::fill_verb(const State& state, SeatId seat, int verb, const Ask* ask) {
  const SeatPlan<W>& mine = plan_.seats[nth(index(seat))];
  const VerbPlan<W>& plan = mine.verbs[nth(verb)];
  if (plan.listed) return fill_listed(state, seat, verb, ask);
  for (int p = plan.first; p < plan.end; ++p) fill_pattern(state, seat, mine.patterns[nth(p)], ask);
}

template <int W>
inline void Kernel<W>::fill_turn(const State& state, SeatId seat) {
  const auto& verbs = game_->definition().verbs;
  const int n = static_cast<int>(verbs.size());
  if (plan_.must) {
    for (int v = 0; v < n; ++v)
      if (verbs[nth(v)].must && !verbs[nth(v)].asked) fill_verb(state, seat, v, nullptr);
    if (total_ > 0) return;
  }
  for (int v = 0; v < n; ++v)
    if (!verbs[nth(v)].asked && !(plan_.must && verbs[nth(v)].must))
      fill_verb(state, seat, v, nullptr);
  if (state.header().pie == Pie::open) add_built_in(game_->swap());
}

template <int W>
inline void Kernel<W>::fill(const State& state, SeatId seat) {
  used_ = 0;
  total_ = 0;
  list_.clear();
  const Header& header = state.header();
  if (header.ended) return;
  const int open = header.asks == 0 ? -1 : open_ask(state, *game_, seat);
  if (header.asks == 0 ? header.turn != seat : open < 0) return;
  const SeatPlan<W>& mine = plan_.seats[nth(index(seat))];
  for (std::size_t i = 0; i < mine.sets.size(); ++i)
    values_[i] = value(mine.sets[i], mine, state, seat);
  if (header.asks == 0) return fill_turn(state, seat);
  const Ask ask = ask_at(state, *game_, open);
  if (game_->built_in(ask.verb)) return add_built_in(ask.verb);
  fill_verb(state, seat, index(ask.verb), &ask);
  if (ask.mode == AskMode::may) add_built_in(game_->decline());
}

template <int W>
std::uint64_t Kernel<W>::legal(const State& state, SeatId seat) {
  fill(state, seat);
  return total_;
}

template <int W>
inline Choice Kernel<W>::decode(const Bucket<W>& bucket, std::uint64_t n) const {
  if (bucket.form == Form::listed) return list_[static_cast<std::size_t>(bucket.first) + n];
  Choice out;
  if (bucket.form == Form::built_in) {
    out.action.verb = VerbId(bucket.base);
    return out;
  }
  out.action.verb = bucket.plan->verb;
  out.pattern = bucket.plan->pattern;
  auto& arguments = out.action.arguments;
  if (bucket.form == Form::number) {
    out.action.count = bucket.plan->type == PatternType::pass ? 0 : 1;
    arguments[0] = out.action.count == 0 ? 0 : bucket.first + static_cast<std::int64_t>(n);
    return out;
  }
  const int to = bucket.bits.select(static_cast<int>(n));
  switch (bucket.form) {
    case Form::at:
      out.action.count = 1;
      arguments[0] = to;
      break;
    case Form::from:
      out.action.count = 2;
      arguments[0] = bucket.base;
      arguments[1] = to;
      break;
    case Form::over:
      out.action.count = 3;
      arguments = {bucket.base, to, bucket.distance};
      break;
    default: {
      const int delta = plan_.shifts[nth(bucket.base)].delta;
      out.action.count = 2;
      arguments[0] = to - delta * bucket.distance;
      arguments[1] = to;
      if (bucket.plan->type == PatternType::jump) {
        out.action.count = 3;
        arguments[2] = to - delta;
      }
    }
  }
  return out;
}

template <int W>
Choice Kernel<W>::pick(std::uint64_t n) const {
  for (std::size_t b = 0; b < used_; ++b) {
    if (n < buckets_[b].count) return decode(buckets_[b], n);
    n -= buckets_[b].count;
  }
  throw Error("expected the number of a legal action below " + std::to_string(total_));
}

template <int W>
std::optional<Choice> Kernel<W>::find(const Action& action) const {
  for (std::size_t b = 0; b < used_; ++b) {
    const Bucket<W>& bucket = buckets_[b];
    if (bucket.form == Form::number) {
      const std::int64_t n = action.arguments[0] - bucket.first;
      if (action.verb == bucket.plan->verb && n >= 0 &&
          static_cast<std::uint64_t>(n) < bucket.count)
        return decode(bucket, static_cast<std::uint64_t>(n));
      continue;
    }
    for (std::uint64_t n = 0; n < bucket.count; ++n)
      if (Choice choice = decode(bucket, n); choice.action == action) return choice;
  }
  return std::nullopt;
}

template <int W>
std::vector<Choice> Kernel<W>::list(std::uint64_t most_numbers) const {
  std::vector<Choice> out;
  for (std::size_t b = 0; b < used_; ++b) {
    const Bucket<W>& bucket = buckets_[b];
    if (bucket.form == Form::number && bucket.count > most_numbers) {
      Choice range = decode(bucket, 0);
      range.action.count = 2;
      range.action.arguments[1] = bucket.first + static_cast<std::int64_t>(bucket.count) - 1;
      out.push_back(range);
      continue;
    }
    for (std::uint64_t n = 0; n < bucket.count; ++n) out.push_back(decode(bucket, n));
  }
  return out;
}

}  // namespace hr
