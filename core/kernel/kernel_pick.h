// SPDX-License-Identifier: MIT
// Actions made from what was counted: one from its number, all of them, or a given one found.
#pragma once

#include "core/kernel/kernel.h"

namespace hr {

template <int W>
inline Choice Kernel<W>::decode(const Frame& f, const Bucket<W>& bucket, std::uint64_t n) const {
  if (bucket.form == Form::listed) return f.list[static_cast<std::size_t>(bucket.first) + n];
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
  for (std::size_t b = 0; b < counted_.used; ++b) {
    if (n < counted_.buckets[b].count) return decode(counted_, counted_.buckets[b], n);
    n -= counted_.buckets[b].count;
  }
  throw Error("expected the number of a legal action below " + std::to_string(counted_.total));
}

template <int W>
std::optional<Choice> Kernel<W>::find(const Action& action) const {
  for (std::size_t b = 0; b < counted_.used; ++b) {
    const Bucket<W>& bucket = counted_.buckets[b];
    if (bucket.form == Form::number) {
      const std::uint64_t n = static_cast<std::uint64_t>(action.arguments[0]) -
                              static_cast<std::uint64_t>(bucket.first);
      if (action.verb != bucket.plan->verb || n >= bucket.count) continue;
      if (Choice choice = decode(counted_, bucket, n); choice.action == action) return choice;
      continue;
    }
    for (std::uint64_t n = 0; n < bucket.count; ++n)
      if (Choice choice = decode(counted_, bucket, n); choice.action == action) return choice;
  }
  return std::nullopt;
}

template <int W>
std::vector<Choice> Kernel<W>::list(std::uint64_t most_numbers) const {
  std::vector<Choice> out;
  for (std::size_t b = 0; b < counted_.used; ++b) {
    const Bucket<W>& bucket = counted_.buckets[b];
    if (bucket.form == Form::number && bucket.count > most_numbers) {
      Choice range = decode(counted_, bucket, 0);
      range.action.count = 2;
      range.action.arguments[1] = bucket.first + static_cast<std::int64_t>(bucket.count) - 1;
      out.push_back(range);
      continue;
    }
    for (std::uint64_t n = 0; n < bucket.count; ++n) out.push_back(decode(counted_, bucket, n));
  }
  return out;
}

}  // namespace hr
