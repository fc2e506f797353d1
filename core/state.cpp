// SPDX-License-Identifier: MIT
#include "core/state.h"

#include "core/error.h"
#include "core/mix.h"

namespace hr {

std::uint64_t State::hash() const {
  std::uint64_t hash = words_.size();
  for (const Word word : words_) hash = mix(hash ^ word, hash);
  return hash;
}

std::string State::serialise() const {
  std::string bytes;
  bytes.reserve(words_.size() * sizeof(Word));
  for (const Word word : words_)
    for (int shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<char>(word >> shift));
  return bytes;
}

State State::deserialise(std::string_view bytes, int fixed_words) {
  const std::size_t words = bytes.size() / sizeof(Word);
  if (bytes.size() % sizeof(Word) != 0 || words < static_cast<std::size_t>(fixed_words))
    throw Error("state: expected at least " + std::to_string(fixed_words * 8) +
                " bytes, a multiple of 8, got " + std::to_string(bytes.size()));
  State state(fixed_words);
  state.words_.resize(words);
  for (std::size_t i = 0; i < words; ++i) {
    Word word = 0;
    for (std::size_t b = 0; b < 8; ++b)
      word |= static_cast<Word>(static_cast<unsigned char>(bytes[i * 8 + b])) << (8 * b);
    state.words_[i] = word;
  }
  return state;
}

}  // namespace hr
