// SPDX-License-Identifier: MIT
// Sorted runs, which are merged when two have the same length, as digits are carried in a counter:
// the logarithmic method (Bentley and Saxe, Decomposable Searching Problems I, 1980).
#include "core/base/old_keys.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "core/base/mix.h"

namespace hr {

OldKeys::OldKeys(std::shared_ptr<const OldKeys> before, std::span<const Word> block)
    : before_(std::move(before)),
      block_(block.begin(), block.end()),
      hash_(before_ ? before_->hash_ : 0) {
  assert(block_.size() == k_block);
  for (const Word key : block_) hash_ = mix(hash_ ^ key, hash_);
  if (before_) sorted_ = before_->sorted_;
  std::vector<Word> run = block_;
  std::ranges::sort(run);
  for (; !sorted_.empty() && sorted_.back()->size() == run.size(); sorted_.pop_back()) {
    std::vector<Word> merged;
    merged.reserve(2 * run.size());
    std::ranges::merge(*sorted_.back(), run, std::back_inserter(merged));
    run = std::move(merged);
  }
  sorted_.push_back(std::make_shared<const std::vector<Word>>(std::move(run)));
}

// Released one after another: if each released the one before it, a long game would overflow the C
// stack.
OldKeys::~OldKeys() {
  while (before_ && before_.use_count() == 1) before_ = std::exchange(before_->before_, nullptr);
}

int OldKeys::times(Word key) const {
  std::ptrdiff_t times = 0;
  for (const SortedRun& run : sorted_) {
    const auto [first, last] = std::equal_range(run->begin(), run->end(), key);
    times += last - first;
  }
  return static_cast<int>(times);
}

void OldKeys::list(std::vector<Word>& out) const {
  std::vector<const OldKeys*> line;
  for (const OldKeys* keys = this; keys != nullptr; keys = keys->before_.get())
    line.push_back(keys);
  for (std::size_t i = line.size(); i-- > 0;)
    out.insert(out.end(), line[i]->block_.begin(), line[i]->block_.end());
}

bool operator==(const OldKeys& a, const OldKeys& b) {
  const OldKeys* one = &a;
  const OldKeys* other = &b;
  for (; one != other; one = one->before_.get(), other = other->before_.get())
    if (one == nullptr || other == nullptr || one->hash_ != other->hash_ ||
        one->block_ != other->block_)
      return false;
  return true;
}

}  // namespace hr
