// SPDX-License-Identifier: MIT
// The legal actions of a seat as they are counted: not one by one, but as sets of cells for actions
// that have most of their parts in common. Any action can be retrieved by its number, all can be
// listed, and a given one can be found. Invariant: total() is the number of actions in the buckets.
// Memory is kept from count to count, so after the first few nothing is allocated. Threads: one.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/engine/engine.h"
#include "core/kernel/bucket_cells.h"
#include "core/kernel/offered_moves.h"
#include "core/plan/plan.h"

namespace hr {

// Actions that share a pattern and a direction, or a pattern and a piece. The rest is a set of
// cells, a range of numbers, or entries of the list.
template <int W>
struct Bucket {
  enum class BucketType : std::uint8_t {
    towards,   // cells: ends of steps, slides or jumps in direction `base` over `distance` links
    from,      // cells: ends of the moves of the piece at `base`
    over,      // cells: ends of jumps of the piece at `base` over `distance`, or of moves that lift
               // `distance` pieces from there: the third argument
    at,        // cells: the cells of a place or pick
    number,    // `count` numbers or words from `first` on
    listed,    // `count` choices from list[first] on
    combined,  // one choice of each of the plan's parts, of which the first is parts[first]
    built_in,  // the built-in verb `base`
  };
  BucketCells<W> cells;
  std::uint64_t count = 0;
  std::int64_t first = 0;
  const PatternPlan<W>* plan = nullptr;
  BucketType type = BucketType::at;
  std::int16_t base = 0;
  std::int16_t distance = 1;
  std::int32_t prefix = -1;  // of the last part of several: the arguments of those before it
};

template <int W>
class LegalList {
 public:
  using BucketType = typename Bucket<W>::BucketType;
  static constexpr int k_last = k_max_arguments - 1;

  // The plan must outlive it.
  explicit LegalList(const Plan<W>& plan) : plan_(&plan) {}

  void begin() {
    used_ = 0;
    total_ = 0;
    apart_ = false;
    list_.clear();
    prefixes_.clear();
    used_taken_ = 0;
    parts_.clear();
  }
  std::uint64_t total() const { return total_; }
  std::size_t buckets() const { return used_; }
  const Bucket<W>& bucket(std::size_t n) const { return buckets_[n]; }

  // Adds nothing if there are no such cells.
  void add(BucketType type, const PatternPlan<W>* plan, int base, int distance,
           const Bits<W>& cells);
  void add_built_in(VerbId verb);
  // `count` numbers or words from `first` on.
  void add_numbers(const PatternPlan<W>* plan, std::int64_t first, std::uint64_t count);
  // Choices that are listed one by one: add_listed() makes a bucket of those listed since listed()
  // was `first`, if any.
  void list(const Choice& choice) { list_.push_back(choice); }
  std::size_t listed() const { return list_.size(); }
  void add_listed(std::size_t first);
  // Whatever is in the buckets from number `bucket` on comes after these arguments, which are those
  // of earlier parts.
  void put_after(const Action& prefix, std::size_t bucket);
  // Of a verb whose patterns may offer the same actions. After this, what is added leaves out the
  // actions in buckets that were closed; until end_apart().
  void begin_apart();
  // Closes the buckets from number `bucket` on: all that one pattern offers.
  void close_pattern(std::size_t bucket);
  void end_apart() { apart_ = false; }
  bool apart() const { return apart_; }
  // Removes the buckets from number `bucket` on.
  void drop_from(std::size_t bucket);
  // The same, but what they offer becomes a part of the actions that add_combined() adds next.
  void take_as_part(std::size_t bucket);
  // Every combination of the parts that were taken last, as many as the plan has; each is one
  // argument. They are in the order of the first part, then the second …
  void add_combined(const PatternPlan<W>* plan);

  Choice decode(const Bucket<W>& bucket, std::uint64_t n) const;
  // The action with this number, from 0. Throws Error if there are fewer.
  Choice pick(std::uint64_t n) const;
  std::optional<Choice> find(const Action& action) const;
  // Whether the action is in one of the buckets from number `bucket` on.
  bool has(const Action& action, std::size_t bucket) const;
  // All actions; a range of more than `max_numbers` numbers is one entry, with both its ends.
  std::vector<Choice> all(std::uint64_t max_numbers) const;

 private:
  Bucket<W>& next_bucket();
  Bits<W> not_offered(BucketType type, const PatternPlan<W>& plan, int base, int distance,
                      Bits<W> cells) const;
  void fill_bucket(BucketType type, const PatternPlan<W>* plan, int base, int distance,
                   const Bits<W>& cells);
  [[gnu::cold]] void make_buckets();
  Choice after_prefix(const Bucket<W>& bucket, Choice out) const;
  Choice decode_plain(const Bucket<W>& bucket, std::uint64_t n) const;
  Choice choice_to(const Bucket<W>& bucket, int to) const;
  std::optional<Choice> find_in(const Bucket<W>& bucket, const Action& action) const;
  Choice decode_combined(const Bucket<W>& bucket, std::uint64_t n) const;

  // Buckets taken[first] to taken[end].
  struct BucketPart {
    std::size_t first = 0, end = 0;
    std::uint64_t count = 0;
  };

  const Plan<W>* plan_;
  OfferedMoves<W> offered_;
  bool apart_ = false;
  std::vector<Bucket<W>> buckets_;
  std::size_t used_ = 0;
  std::uint64_t total_ = 0;
  std::vector<Choice> list_;
  std::vector<Action> prefixes_;
  std::vector<Bucket<W>> taken_;
  std::size_t used_taken_ = 0;
  std::vector<BucketPart> parts_;
};

template <int W>
inline void LegalList<W>::make_buckets() {
  buckets_.resize(2 * used_ + 64);
}

template <int W>
inline Bucket<W>& LegalList<W>::next_bucket() {
  if (used_ == buckets_.size()) [[unlikely]]
    make_buckets();
  return buckets_[used_];
}

template <int W>
inline void LegalList<W>::add(BucketType type, const PatternPlan<W>* plan, int base, int distance,
                              const Bits<W>& cells) {
  if (apart_) [[unlikely]]
    return fill_bucket(type, plan, base, distance, not_offered(type, *plan, base, distance, cells));
  fill_bucket(type, plan, base, distance, cells);
}

template <int W>
inline void LegalList<W>::fill_bucket(BucketType type, const PatternPlan<W>* plan, int base,
                                      int distance, const Bits<W>& cells) {
  Bucket<W>& bucket = next_bucket();
  const auto count = static_cast<std::uint64_t>(bucket.cells.set(cells));
  bucket.count = count;
  bucket.plan = plan;
  bucket.type = type;
  bucket.base = static_cast<std::int16_t>(base);
  bucket.distance = static_cast<std::int16_t>(distance);
  bucket.prefix = -1;
  total_ += count;
  used_ += count != 0 ? 1 : 0;
}

template <int W>
void LegalList<W>::begin_apart() {
  apart_ = true;
  offered_.clear(plan_->cells);
}

template <int W>
Bits<W> LegalList<W>::not_offered(BucketType type, const PatternPlan<W>& plan, int base,
                                  int distance, Bits<W> cells) const {
  switch (type) {
    case BucketType::at:
      offered_.leave_out_cells(cells);
      break;
    case BucketType::from:
      offered_.leave_out_from(base, cells);
      break;
    case BucketType::over:
      offered_.leave_out_three(base, distance, cells);
      break;
    case BucketType::towards: {
      const int delta = plan_->shifts[nth(base)].delta;
      if (word_of(plan.type).jumps())
        offered_.leave_out_jumps(delta, cells);
      else
        offered_.leave_out_by_difference(delta * distance, cells);
      break;
    }
    case BucketType::number:  // not as sets of cells: their verbs are listed
    case BucketType::listed:
    case BucketType::combined:
    case BucketType::built_in:
      break;
  }
  return cells;
}

template <int W>
void LegalList<W>::close_pattern(std::size_t bucket) {
  for (; bucket < used_; ++bucket) {
    const Bucket<W>& one = buckets_[bucket];
    const Bits<W> cells = one.cells.all();
    switch (one.type) {
      case BucketType::at:
        offered_.add_cells(cells);
        break;
      case BucketType::from:
        offered_.add_from(one.base, cells);
        break;
      case BucketType::over:
        offered_.add_three(one.base, one.distance, cells);
        break;
      case BucketType::towards: {
        const int delta = plan_->shifts[nth(one.base)].delta;
        if (word_of(one.plan->type).jumps())
          offered_.add_jumps(delta, cells);
        else
          offered_.add_by_difference(delta * one.distance, cells);
        break;
      }
      case BucketType::number:
      case BucketType::listed:
      case BucketType::combined:
      case BucketType::built_in:
        break;
    }
  }
}

template <int W>
inline void LegalList<W>::add_built_in(VerbId verb) {
  Bucket<W>& bucket = next_bucket();
  bucket.type = BucketType::built_in;
  bucket.base = static_cast<std::int16_t>(index(verb));
  bucket.prefix = -1;
  bucket.count = 1;
  ++total_;
  ++used_;
}

template <int W>
inline void LegalList<W>::add_numbers(const PatternPlan<W>* plan, std::int64_t first,
                                      std::uint64_t count) {
  Bucket<W>& bucket = next_bucket();
  bucket.type = BucketType::number;
  bucket.plan = plan;
  bucket.first = first;
  bucket.prefix = -1;
  bucket.count = count;
  total_ += count;
  ++used_;
}

template <int W>
inline void LegalList<W>::add_listed(std::size_t first) {
  if (list_.size() == first) return;
  Bucket<W>& bucket = next_bucket();
  bucket.type = BucketType::listed;
  bucket.prefix = -1;
  bucket.first = static_cast<std::int64_t>(first);
  bucket.count = list_.size() - first;
  total_ += bucket.count;
  ++used_;
}

template <int W>
inline void LegalList<W>::drop_from(std::size_t bucket) {
  for (; used_ > bucket; --used_) total_ -= buckets_[used_ - 1].count;
}

template <int W>
void LegalList<W>::take_as_part(std::size_t bucket) {
  BucketPart part{used_taken_, used_taken_ + (used_ - bucket)};
  if (taken_.size() < part.end) taken_.resize(2 * part.end);
  for (std::size_t b = bucket; b < used_; ++b) {
    part.count += buckets_[b].count;
    std::swap(buckets_[b], taken_[used_taken_++]);  // so that both keep their memory
  }
  parts_.push_back(part);
  total_ -= part.count;
  used_ = bucket;
}

template <int W>
void LegalList<W>::add_combined(const PatternPlan<W>* plan) {
  Bucket<W>& bucket = next_bucket();
  bucket.type = BucketType::combined;
  bucket.plan = plan;
  bucket.prefix = -1;
  bucket.first = static_cast<std::int64_t>(parts_.size() - plan->parts.size());
  bucket.count = 1;
  for (std::size_t p = nth(bucket.first); p < parts_.size(); ++p) bucket.count *= parts_[p].count;
  total_ += bucket.count;
  used_ += bucket.count != 0 ? 1 : 0;
}

template <int W>
void LegalList<W>::put_after(const Action& prefix, std::size_t bucket) {
  if (bucket == used_) return;
  prefixes_.push_back(prefix);
  for (; bucket < used_; ++bucket)
    buckets_[bucket].prefix = static_cast<std::int32_t>(prefixes_.size()) - 1;
}

template <int W>
inline Choice LegalList<W>::decode(const Bucket<W>& bucket, std::uint64_t n) const {
  return bucket.prefix < 0 ? decode_plain(bucket, n)
                           : after_prefix(bucket, decode_plain(bucket, n));
}

template <int W>
inline Choice LegalList<W>::after_prefix(const Bucket<W>& bucket, Choice out) const {
  if (bucket.prefix < 0) return out;
  Action whole = prefixes_[nth(bucket.prefix)];
  for (int i = 0; i < out.action.count; ++i)
    whole.arguments[whole.count++] = out.action.arguments[nth(i)];
  out.action = whole;
  return out;
}

template <int W>
Choice LegalList<W>::decode_combined(const Bucket<W>& bucket, std::uint64_t n) const {
  Choice out;
  out.action.verb = bucket.plan->verb;
  out.action.count = static_cast<std::uint8_t>(bucket.plan->parts.size());
  out.pattern = bucket.plan->pattern;
  for (std::size_t p = bucket.plan->parts.size(); p-- > 0;) {
    const BucketPart& part = parts_[nth(bucket.first) + p];
    std::uint64_t number = n % part.count;
    n /= part.count;
    std::size_t b = part.first;
    for (; number >= taken_[b].count; ++b) number -= taken_[b].count;
    out.action.arguments[p] = decode_plain(taken_[b], number).action.arguments[0];
  }
  return out;
}

template <int W>
inline Choice LegalList<W>::decode_plain(const Bucket<W>& bucket, std::uint64_t n) const {
  if (bucket.type == BucketType::listed) return list_[nth(bucket.first) + n];
  if (bucket.type == BucketType::combined) return decode_combined(bucket, n);
  Choice out;
  if (bucket.type == BucketType::built_in) {
    out.action.verb = VerbId(bucket.base);
    return out;
  }
  out.action.verb = bucket.plan->verb;
  out.pattern = bucket.plan->pattern;
  auto& arguments = out.action.arguments;
  if (bucket.type == BucketType::number) {
    out.action.count = word_of(bucket.plan->type).takes == ActionTakes::nothing ? 0 : 1;
    arguments[0] = out.action.count == 0 ? 0 : bucket.first + static_cast<std::int64_t>(n);
    return out;
  }
  return choice_to(bucket, bucket.cells.select(static_cast<int>(n)));
}

// Of a bucket of cells.
template <int W>
inline Choice LegalList<W>::choice_to(const Bucket<W>& bucket, int to) const {
  Choice out;
  out.action.verb = bucket.plan->verb;
  out.pattern = bucket.plan->pattern;
  auto& arguments = out.action.arguments;
  switch (bucket.type) {
    case BucketType::at:
      out.action.count = 1;
      arguments[0] = to;
      break;
    case BucketType::from:
      out.action.count = 2;
      arguments[0] = bucket.base;
      arguments[1] = to;
      break;
    case BucketType::over:
      out.action.count = 3;
      arguments = {bucket.base, to, bucket.distance};
      break;
    case BucketType::towards: {
      const int delta = plan_->shifts[nth(bucket.base)].delta;
      out.action.count = 2;
      arguments[0] = to - delta * bucket.distance;
      arguments[1] = to;
      if (word_of(bucket.plan->type).jumps()) {
        out.action.count = 3;
        arguments[2] = to - delta;
      }
      break;
    }
    case BucketType::number:
    case BucketType::listed:
    case BucketType::combined:
    case BucketType::built_in:
      assert(false);  // they have no cells
  }
  return out;
}

template <int W>
inline Choice LegalList<W>::pick(std::uint64_t n) const {
  for (std::size_t b = 0; b < used_; ++b) {
    if (n < buckets_[b].count) return decode(buckets_[b], n);
    n -= buckets_[b].count;
  }
  throw Error("expected the number of a legal action below " + std::to_string(total_));
}

// Cells and numbers are looked up; what is listed or combined is gone through.
template <int W>
inline std::optional<Choice> LegalList<W>::find_in(const Bucket<W>& bucket,
                                                   const Action& action) const {
  const bool listed = bucket.type == BucketType::listed || bucket.type == BucketType::combined;
  if (listed || bucket.type == BucketType::built_in) {
    for (std::uint64_t n = 0; n < bucket.count; ++n)
      if (Choice choice = decode(bucket, n); choice.action == action) return choice;
    return std::nullopt;
  }
  const int before = bucket.prefix < 0 ? 0 : prefixes_[nth(bucket.prefix)].count;
  if (action.verb != bucket.plan->verb || before > action.count) return std::nullopt;
  const auto argument = [&](int i) { return action.arguments[nth(std::min(before + i, k_last))]; };
  Choice out;
  if (bucket.type == BucketType::number) {
    const auto n =
        static_cast<std::uint64_t>(argument(0)) - static_cast<std::uint64_t>(bucket.first);
    if (n >= bucket.count) return std::nullopt;
    out = decode_plain(bucket, n);
  } else {
    const std::int64_t to = argument(bucket.type == BucketType::at ? 0 : 1);
    if (!bucket.cells.has(to)) return std::nullopt;
    out = choice_to(bucket, static_cast<int>(to));
  }
  out = after_prefix(bucket, out);
  if (out.action != action) return std::nullopt;
  return out;
}

template <int W>
inline std::optional<Choice> LegalList<W>::find(const Action& action) const {
  for (std::size_t b = 0; b < used_; ++b)
    if (std::optional<Choice> found = find_in(buckets_[b], action)) return found;
  return std::nullopt;
}

template <int W>
bool LegalList<W>::has(const Action& action, std::size_t bucket) const {
  for (; bucket < used_; ++bucket)
    if (find_in(buckets_[bucket], action)) return true;
  return false;
}

template <int W>
std::vector<Choice> LegalList<W>::all(std::uint64_t max_numbers) const {
  std::vector<Choice> out;
  for (std::size_t b = 0; b < used_; ++b) {
    const Bucket<W>& bucket = buckets_[b];
    // Words are in such a bucket, too, but no two of them say what is between them.
    const bool is_range = bucket.type == BucketType::number && bucket.prefix < 0 &&
                          word_of(bucket.plan->type).takes == ActionTakes::number;
    if (is_range && bucket.count > max_numbers) {
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
