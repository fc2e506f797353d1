// SPDX-License-Identifier: MIT
// Branch-free queries on sets of cells for inner loops: yes-or-no questions about two sets, the
// cells of a small set, its first and its last cell. With vector instructions four words are
// processed at once; the results are the same without.
#pragma once

#include "core/base/bits.h"
#include "core/base/wide_bits.h"

namespace hr {

#ifdef __AVX2__
inline constexpr int k_words_per_vector = 4;

template <int W>
__m256i load_four_words(const Bits<W>& set, int from) {
  // NOLINTNEXTLINE(*-reinterpret-cast): the words of a set, read as a vector of them
  return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(set.words.data() + from));
}
#endif

// (a & b).any()
template <int W>
requires(W != k_wide)
    [[gnu::always_inline]] inline bool intersects(const Bits<W>& a, const Bits<W>& b) {
#ifdef __AVX2__
  if constexpr (W % k_words_per_vector == 0) {
    for (int i = 0; i < W; i += k_words_per_vector)
      if (_mm256_testz_si256(load_four_words(a, i), load_four_words(b, i)) == 0) return true;
    return false;
  }
#endif
  return (a & b).any();
}

// !(a - b).any()
template <int W>
requires(W != k_wide)
    [[gnu::always_inline]] inline bool is_subset(const Bits<W>& a, const Bits<W>& b) {
#ifdef __AVX2__
  if constexpr (W % k_words_per_vector == 0) {
    for (int i = 0; i < W; i += k_words_per_vector)
      if (_mm256_testc_si256(load_four_words(b, i), load_four_words(a, i)) == 0) return false;
    return true;
  }
#endif
  return !(a - b).any();
}

// a.any()
template <int W>
requires(W != k_wide) [[gnu::always_inline]] inline bool is_nonempty(const Bits<W>& a) {
  return intersects(a, a);
}

// Like a.each(visit), for sets of usually one cell: no branch depends on which word it is in.
template <int W, class F>
requires(W != k_wide) void each_sparse(const Bits<W>& a, F&& visit) {
  std::uint32_t filled = 0;
  for (int i = 0; i < W; ++i) filled |= static_cast<std::uint32_t>(a.words[i] != 0) << i;
  for (; filled != 0; filled &= filled - 1) {
    const int i = std::countr_zero(filled);
    for (Word left = a.words[i]; left != 0; left &= left - 1)
      visit(i * 64 + std::countr_zero(left));
  }
}

// All cells up to the first of a set, that one included; of an empty set all.
template <int W>
requires(W != k_wide) [[gnu::always_inline]] inline Bits<W> up_to_first(const Bits<W>& a) {
  Bits<W> out;
  Word borrow = 1;  // a - 1 differs from a up to the first cell
  for (int i = 0; i < W; ++i) {
    out.words[i] = a.words[i] ^ (a.words[i] - borrow);
    borrow &= a.words[i] == 0 ? 1 : 0;
  }
  return out;
}
// All cells from the last of a set on, that one included; of an empty set all.
template <int W>
requires(W != k_wide) [[gnu::always_inline]] inline Bits<W> from_last(const Bits<W>& a) {
  Bits<W> out;
  Word open = ~Word{0};
  for (int i = W; i-- > 0;) {
    out.words[i] = open & ~Word{0} << (63 - std::countl_zero(a.words[i] | 1));
    if (a.words[i] != 0) open = 0;
  }
  return out;
}

// The set must not be empty.
template <int W>
requires(W != k_wide) int first_cell(const Bits<W>& a) {
  int i = 0;
  while (i < W - 1 && a.words[i] == 0) ++i;
  return i * 64 + std::countr_zero(a.words[i]);
}
template <int W>
requires(W != k_wide) int last_cell(const Bits<W>& a) {
  int i = W - 1;
  while (i > 0 && a.words[i] == 0) --i;
  return i * 64 + 63 - std::countl_zero(a.words[i]);
}

// The same for sets of varying width.
inline bool intersects(const WordRange& a, const WordRange& b) {
  Word common = 0;
  const int end = std::min(a.end, b.end);
  for (int i = std::max(a.first, b.first); i < end && common == 0; i += WordRange::k_group)
    for (int k = i; k < i + WordRange::k_group; ++k) common |= a.words[k] & b.words[k];
  return common != 0;
}
inline bool is_subset(const WordRange& a, const WordRange& b) {
  Word more = 0;
  for (int i = a.first; i < a.end && more == 0; i += WordRange::k_group) {
    const bool covered = i >= b.first && i < b.end;
    for (int k = i; k < i + WordRange::k_group; ++k)
      more |= a.words[k] & ~(covered ? b.words[k] : 0);
  }
  return more == 0;
}
inline bool is_nonempty(const Bits<k_wide>& a) { return a.any(); }
template <class F>
void each_sparse(const Bits<k_wide>& a, F&& visit) {
  a.each(std::forward<F>(visit));
}
inline int first_cell(const Bits<k_wide>& a) { return a.select(0); }
inline int last_cell(const WordRange& a) {
  int i = a.end - 1;
  while (a.words[i] == 0) --i;
  return i * 64 + 63 - std::countl_zero(a.words[i]);
}

}  // namespace hr
