// SPDX-License-Identifier: MIT
#include "core/game/state.h"

#include <algorithm>

#include "core/base/count_equal.h"
#include "core/base/error.h"
#include "core/base/mix.h"

namespace hr {

void State::archive_keys() {
  old_ = std::make_shared<const OldKeys>(std::move(old_), keys());
  words_.resize(fixed_);
}

int State::times(Word key) const {
  return count_equal(keys(), key) + (old_ ? old_->times(key) : 0);
}

void State::take_position(const State& other) {
  fixed_ = other.fixed_;
  words_.assign(other.words_.begin(), other.words_.begin() + static_cast<std::ptrdiff_t>(fixed_));
  old_.reset();
  unkeyed_ = other.unkeyed_;
}

bool operator==(const State& a, const State& b) {
  if (a.words_ != b.words_) return false;
  return a.old_ == b.old_ || (a.old_ && b.old_ && *a.old_ == *b.old_);
}

std::uint64_t State::hash() const {
  std::uint64_t hash = words_.size();
  if (old_) hash = mix(hash ^ old_->hash(), hash);
  for (const Word word : words_) hash = mix(hash ^ word, hash);
  return hash;
}

std::string State::serialise() const {
  std::vector<Word> words(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(fixed_));
  if (old_) old_->list(words);
  words.insert(words.end(), keys().begin(), keys().end());
  std::string bytes;
  bytes.reserve(words.size() * sizeof(Word));
  for (const Word word : words)
    for (int shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<char>(word >> shift));
  return bytes;
}

State State::deserialise(std::string_view bytes, int fixed_words) {
  const std::size_t words = bytes.size() / sizeof(Word);
  if (bytes.size() % sizeof(Word) != 0 || words < static_cast<std::size_t>(fixed_words))
    throw Error("state: expected at least " + std::to_string(fixed_words * 8) +
                " bytes, a multiple of 8, got " + std::to_string(bytes.size()));
  State state(fixed_words);
  for (std::size_t i = 0; i < words; ++i) {
    Word word = 0;
    for (std::size_t b = 0; b < 8; ++b)
      word |= static_cast<Word>(static_cast<unsigned char>(bytes[i * 8 + b])) << (8 * b);
    if (i < state.fixed_)
      state.words_[i] = word;
    else
      state.remember(word);
  }
  return state;
}

}  // namespace hr
