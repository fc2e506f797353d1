// SPDX-License-Identifier: MIT
// Sets of cells as bits: Bits<W> with a fixed number of 64-bit words for inner loops (and
// Bits<k_wide>, with as many as a board needs: core/base/wide_bits.h), and CellSet, of any size,
// for everything else. All are plain values. Cell i is bit i % 64 of word i / 64; bits beyond the
// last cell of a board are always 0.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/ids.h"
#include "core/base/inline.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace hr {

using Word = std::uint64_t;

constexpr Word cell_bit(int cell) { return Word{1} << (cell & 63); }

// The n-th set bit of a word, counted from 0; the word must have more than n. select_bit returns
// its index.
#ifdef __BMI2__
inline Word nth_bit(Word word, int n) { return _pdep_u64(Word{1} << n, word); }
inline int select_bit(Word word, int n) { return std::countr_zero(nth_bit(word, n)); }
#else
// By n, then byte: the index of the n-th set bit of the byte.
inline constexpr auto k_select_in_byte = [] {
  std::array<std::array<std::uint8_t, 256>, 8> out{};
  for (unsigned byte = 0; byte < 256; ++byte)
    for (unsigned bit = 0, n = 0; bit < 8; ++bit)
      if ((byte >> bit & 1) != 0) out[n++][byte] = static_cast<std::uint8_t>(bit);
  return out;
}();
// Without branches: counts the bits in each byte and those below, all bytes at once, compares these
// sums with n to find the byte, and looks up the bit in it.
inline int select_bit(Word word, int n) {
  constexpr Word ones = 0x0101010101010101, tops = 0x8080808080808080;
  Word sums = word - ((word >> 1) & 0x5555555555555555);
  sums = (sums & 0x3333333333333333) + ((sums >> 2) & 0x3333333333333333);
  sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0f) * ones;
  const auto wanted = static_cast<Word>(n);
  const int below = 8 * std::popcount(((wanted * ones | tops) - sums) & tops);
  const Word rank = wanted - ((sums << 8 >> below) & 0xff);
  return below + k_select_in_byte[rank & 7][word >> below & 0xff];
}
inline Word nth_bit(Word word, int n) { return Word{1} << select_bit(word, n); }
#endif

// The words of a set on the largest board, and the W of sets whose number of words varies.
inline constexpr int k_wide = k_max_cells / 64;

template <int W>
struct Bits {
  std::array<Word, W> words{};

  static Bits of(std::span<const Word> from) {
    Bits bits;
    for (int i = 0; i < W && i < static_cast<int>(from.size()); ++i) bits.words[i] = from[i];
    return bits;
  }
  // From a place with so many words, which are W.
  static Bits load(const Word* from, [[maybe_unused]] int n) {
    Bits bits;
    for (int i = 0; i < W; ++i) bits.words[i] = from[i];
    return bits;
  }
  static Bits of_word(Word word) {
    Bits bits;
    bits.words[0] = word;
    return bits;
  }
  // All ones, in so many words, which are W.
  static Bits ones([[maybe_unused]] int n) {
    Bits bits;
    for (Word& word : bits.words) word = ~Word{0};
    return bits;
  }
  Word first_word() const { return words[0]; }
  // Removes from the set at a place what is in it, and adds what is not.
  void flip_in(Word* set) const {
    for (int i = 0; i < W; ++i) set[i] ^= words[i];
  }
  void store(Word* to, [[maybe_unused]] int n) const {
    for (int i = 0; i < W; ++i) to[i] = words[i];
  }

  bool test(int cell) const { return ((words[cell >> 6] >> (cell & 63)) & 1) != 0; }
  void add(int cell) { words[cell >> 6] |= cell_bit(cell); }
  void remove(int cell) { words[cell >> 6] &= ~cell_bit(cell); }
  bool any() const {
    Word all = 0;
    for (int i = 0; i < W; ++i) all |= words[i];
    return all != 0;
  }
  int count() const {
    int n = 0;
    for (int i = 0; i < W; ++i) n += std::popcount(words[i]);
    return n;
  }
  // The n-th cell of the set, counted from 0; the set must have more than n.
  int select(int n) const {
    for (int i = 0; i < W - 1; ++i) {
      const int here = std::popcount(words[i]);
      if (n < here) return i * 64 + select_bit(words[i], n);
      n -= here;
    }
    return (W - 1) * 64 + select_bit(words[W - 1], n);
  }
  template <class F>
  void each(F&& visit) const {
    for (int i = 0; i < W; ++i)
      for (Word left = words[i]; left != 0; left &= left - 1)
        visit(i * 64 + std::countr_zero(left));
  }

  // On wide boards these save copying a set.
  Bits& operator&=(const Bits& b) {
    for (int i = 0; i < W; ++i) words[i] &= b.words[i];
    return *this;
  }
  Bits& operator|=(const Bits& b) {
    for (int i = 0; i < W; ++i) words[i] |= b.words[i];
    return *this;
  }
  Bits& operator-=(const Bits& b) {
    for (int i = 0; i < W; ++i) words[i] &= ~b.words[i];
    return *this;
  }
  // The same with a set at a place with so many words, which are W.
  void unite(const Word* from, [[maybe_unused]] int n) {
    for (int i = 0; i < W; ++i) words[i] |= from[i];
  }
  void remove_all(const Word* from, [[maybe_unused]] int n) {
    for (int i = 0; i < W; ++i) words[i] &= ~from[i];
  }
  friend Bits operator&(Bits a, const Bits& b) { return a &= b; }
  friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend Bits operator-(Bits a, const Bits& b) { return a -= b; }  // a without b
  friend bool operator==(const Bits& a, const Bits& b) {
    Word other = 0;
    for (int i = 0; i < W; ++i) other |= a.words[i] ^ b.words[i];
    return other == 0;
  }

  // Adds n to every cell's number (n may be negative); |n| < 64 * W. Bits that leave either end are
  // lost; callers must mask out cells that would end up in a wrong row.
  HR_INLINE Bits shifted(int n) const { return n >= 0 ? raised(n) : lowered(-n); }

 private:
  HR_INLINE Bits raised(int n) const {
    Bits out;
    if constexpr (W == 1) {
      out.words[0] = words[0] << n;
    } else if constexpr (W == 2) {
      store(out, load128() << n);
    } else {
      const int whole = n >> 6, rest = n & 63;
      for (int i = W - 1; i >= whole; --i) {
        out.words[i] = words[i - whole] << rest;
        if (rest != 0 && i > whole) out.words[i] |= words[i - whole - 1] >> (64 - rest);
      }
    }
    return out;
  }
  HR_INLINE Bits lowered(int n) const {
    Bits out;
    if constexpr (W == 1) {
      out.words[0] = words[0] >> n;
    } else if constexpr (W == 2) {
      store(out, load128() >> n);
    } else {
      const int whole = n >> 6, rest = n & 63;
      for (int i = 0; i + whole < W; ++i) {
        out.words[i] = words[i + whole] >> rest;
        if (rest != 0 && i + whole + 1 < W) out.words[i] |= words[i + whole + 1] << (64 - rest);
      }
    }
    return out;
  }
  __extension__ using Word128 = unsigned __int128;
  Word128 load128() const { return (static_cast<Word128>(words[W > 1 ? 1 : 0]) << 64) | words[0]; }
  static void store(Bits& to, Word128 value) {
    to.words[0] = static_cast<Word>(value);
    to.words[W > 1 ? 1 : 0] = static_cast<Word>(value >> 64);
  }
};

template <>
struct Bits<k_wide>;  // core/base/wide_bits.h

// A set of cells of one board. Sets that are combined must have the same size.
class CellSet {
 public:
  CellSet() = default;
  explicit CellSet(int cells) : words_(static_cast<std::size_t>(cells + 63) / 64) {}
  static CellSet all(int cells) {
    CellSet set(cells);
    for (int cell = 0; cell < cells; ++cell) set.add(CellId(cell));
    return set;
  }

  bool has(CellId cell) const { return (words_[nth(cell) / 64] & cell_bit(index(cell))) != 0; }
  void add(CellId cell) { words_[nth(cell) / 64] |= cell_bit(index(cell)); }
  void remove(CellId cell) { words_[nth(cell) / 64] &= ~cell_bit(index(cell)); }
  void clear() { std::ranges::fill(words_, 0); }
  int size() const {
    int n = 0;
    for (const Word word : words_) n += std::popcount(word);
    return n;
  }
  std::span<const Word> words() const { return words_; }
  std::span<Word> words() { return words_; }

  // The first cell after `last` (none: the very first); none if there is no more.
  CellId next(CellId last = CellId::none) const {
    const int start = index(last) + 1;
    for (std::size_t i = static_cast<std::size_t>(start) / 64; i < words_.size(); ++i) {
      Word word = words_[i];
      if (i == static_cast<std::size_t>(start) / 64) word &= ~Word{0} << (start & 63);
      if (word != 0) return CellId(static_cast<int>(i) * 64 + std::countr_zero(word));
    }
    return CellId::none;
  }
  std::vector<CellId> list() const {
    std::vector<CellId> cells;
    for (CellId c = next(); c != CellId::none; c = next(c)) cells.push_back(c);
    return cells;
  }

  CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  friend bool operator==(const CellSet&, const CellSet&) = default;

 private:
  std::vector<Word> words_;
};

}  // namespace hr
