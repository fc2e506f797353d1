// SPDX-License-Identifier: MIT
// Bits<k_wide>: a set of cells of a wide board, whose number of words is known when a game is
// loaded. It has room for the largest board and keeps the range of words in which its cells lie;
// other words are taken to be 0 and are never touched. So an empty set costs nothing to make, a set
// of few cells little, and any other as much as its board is large. Nothing is allocated.
// WordRange: the words of any such set; KeptBits: a set that is kept for long, in as few words as
// it needs.
#pragma once

#include <concepts>
#include <cstring>

#include "core/base/bits.h"

// "Returning such a vector changes the ABI": everything here is inlined, so nothing is returned.
#pragma GCC diagnostic ignored "-Wpsabi"

namespace hr {

// words[i] for first <= i < end, both multiples of k_group; all others are 0.
struct WordRange {
  static constexpr int k_group = 4;  // words are processed in groups, each one vector
  const Word* words = nullptr;
  int first = 0, end = 0;
};

// The number of words in which sets of a board with so many words are stored.
constexpr int wide_words(int words) {
  return (words + WordRange::k_group - 1) / WordRange::k_group * WordRange::k_group;
}

class KeptBits;

template <>
struct Bits<k_wide> {  // NOLINT(*-special-member-functions): to move it is to copy it
  // NOLINTBEGIN(*-member-init): words outside the range are never touched
  Bits() {}  // NOLINT(*-use-equals-default): that would clear the words
  Bits(const Bits& from) { take(from); }
  Bits(const WordRange& from) { take(from); }  // NOLINT(*-explicit-*): the same set
  Bits(const KeptBits& from);                  // NOLINT(*-explicit-*): the same set
  // NOLINTEND(*-member-init)
  Bits& operator=(const Bits& from) {  // NOLINT(*-self-assign*)
    take(from);
    return *this;
  }
  template <std::same_as<KeptBits> From>  // so that {} is a set of this type
  Bits& operator=(const From& from) {
    take(from);
    return *this;
  }
  ~Bits() = default;
  operator WordRange() const { return {words_.data(), first_, end_}; }  // NOLINT(*-explicit-*)

  static Bits of(std::span<const Word> from) {
    Bits bits;
    bits.extend(0, wide_words(static_cast<int>(from.size())));
    std::copy(from.begin(), from.end(), bits.words_.begin());
    return bits;
  }
  static Bits load(const Word* from, int words) { return Bits(WordRange{from, 0, words}); }
  static Bits of_word(Word word) {
    Bits bits;
    bits.extend(0, k_group);
    bits.words_[0] = word;
    return bits;
  }
  // All ones, in so many words.
  static Bits ones(int words) {
    Bits bits;
    bits.end_ = words;
    for (int i = 0; i < words; ++i) bits.words_[nth(i)] = ~Word{0};
    return bits;
  }
  Word first_word() const { return first_ == 0 && end_ > 0 ? words_[0] : 0; }
  void flip_in(Word* set) const {
    for (int i = first_; i < end_; ++i) set[i] ^= words_[nth(i)];
  }
  // Writes so many words.
  void store(Word* to, int words) const {
    for (int i = 0; i < words; ++i) to[i] = covers(i) ? words_[nth(i)] : 0;
  }

  bool test(int cell) const {
    const int i = cell >> 6;
    return covers(i) && ((words_[nth(i)] >> (cell & 63)) & 1) != 0;
  }
  void add(int cell) {
    const int i = cell >> 6;
    if (!covers(i)) include(i & -k_group, (i & -k_group) + k_group);
    words_[nth(i)] |= cell_bit(cell);
  }
  void remove(int cell) {
    if (covers(cell >> 6)) words_[nth(cell >> 6)] &= ~cell_bit(cell);
  }
  bool any() const {
    for (int i = first_; i < end_; i += k_group)
      if (any_of(load_group(words_.data() + i))) return true;
    return false;
  }
  int count() const {
    int n = 0;
    for (int i = first_; i < end_; ++i) n += std::popcount(words_[nth(i)]);
    return n;
  }
  int select(int n) const { return select_from(n, first_); }
  // The n-th cell, counted from those in word `i` on.
  int select_from(int n, int i) const {
    for (;; ++i) {
      const int here = std::popcount(words_[nth(i)]);
      if (n < here) return i * 64 + select_bit(words_[nth(i)], n);
      n -= here;
    }
  }
  template <class F>
  void each(F&& visit) const {
    for (int i = first_; i < end_; ++i)
      for (Word left = words_[nth(i)]; left != 0; left &= left - 1)
        visit(i * 64 + std::countr_zero(left));
  }

  Bits& operator&=(const WordRange& b) {
    const int first = std::max(first_, b.first), end = std::min(end_, b.end);
    first_ = first < end ? first : 0;
    end_ = first < end ? end : 0;
    for (int i = first_; i < end_; i += k_group)
      store_group(i, load_group(words_.data() + i) & load_group(b.words + i));
    return *this;
  }
  Bits& operator|=(const WordRange& b) {
    if (b.first == b.end) return *this;
    if (first_ == end_) return take(b), *this;
    include(b.first, b.end);
    for (int i = b.first; i < b.end; i += k_group)
      store_group(i, load_group(words_.data() + i) | load_group(b.words + i));
    return *this;
  }
  Bits& operator-=(const WordRange& b) {
    const int first = std::max(first_, b.first), end = std::min(end_, b.end);
    for (int i = first; i < end; i += k_group)
      store_group(i, load_group(words_.data() + i) & ~load_group(b.words + i));
    return *this;
  }

  void unite(const Word* from, int n) { *this |= WordRange{from, 0, n}; }
  void remove_all(const Word* from, int n) { *this -= WordRange{from, 0, n}; }

  // As of other sets; bits that leave the room for the largest board are lost.
  Bits shifted(int n) const {
    Bits out;
    out.add_shifted(*this, *this, n);
    return out;
  }
  // Adds (cells & mask).shifted(n), in one pass.
  void add_shifted(const WordRange& cells, const WordRange& mask, int n) {
    const int first = std::max(cells.first, mask.first), end = std::min(cells.end, mask.end);
    const int whole = n >> 6, rest = n & 63;  // n = 64 * whole + rest
    const int from = first + whole, to = end + whole + (rest != 0 ? 1 : 0);
    const int low = std::max(0, from & -k_group), high = std::min(k_wide, wide_words(to));
    if (first >= end || low >= high) return;
    include(low, high);
    const auto word = [&](int i) { return cells.words[i] & mask.words[i]; };
    const auto add_word = [&](int i, Word more) {
      if (i >= 0 && i < k_wide) words_[nth(i)] |= more;
    };
    if (rest == 0) {
      const int last = std::min(to, k_wide);
      for (int i = std::max(from, 0); i < last; ++i) words_[nth(i)] |= word(i - whole);
      return;
    }
    add_word(from, word(first) << rest);
    add_word(to - 1, word(end - 1) >> (64 - rest));
    const int last = std::min(to - 1, k_wide);
    for (int i = std::max(from + 1, 0); i < last; ++i)
      words_[nth(i)] |= word(i - whole) << rest | word(i - whole - 1) >> (64 - rest);
  }

 private:
  static constexpr int k_group = WordRange::k_group;
  using WordGroup [[gnu::vector_size(k_group * sizeof(Word))]] = Word;

  [[gnu::always_inline]] static WordGroup load_group(const Word* from) {
    WordGroup group;
    std::memcpy(&group, from, sizeof group);
    return group;
  }
  [[gnu::always_inline]] void store_group(int i, const WordGroup& group) {
    std::memcpy(words_.data() + i, &group, sizeof group);
  }
  [[gnu::always_inline]] static bool any_of(const WordGroup& group) {
    return (group[0] | group[1] | group[2] | group[3]) != 0;
  }
  bool covers(int i) const {
    return static_cast<unsigned>(i - first_) < static_cast<unsigned>(end_ - first_);
  }
  void clear(int from, int to) {
    for (int i = std::max(from, 0); i < std::min(to, k_wide); ++i) words_[nth(i)] = 0;
  }
  void extend(int first, int end) {
    clear(first, end);
    first_ = first, end_ = end;
  }
  // Extends the range so that it covers these words.
  void include(int first, int end) {
    if (first_ == end_) return extend(first, end);
    if (first < first_) clear(first, first_), first_ = first;
    if (end > end_) clear(end_, end), end_ = end;
  }
  void take(const WordRange& from) {
    first_ = from.first, end_ = from.end;
    for (int i = from.first; i < from.end; i += k_group) store_group(i, load_group(from.words + i));
  }

  int first_ = 0, end_ = 0;
  std::array<Word, k_wide> words_;
};

inline Bits<k_wide> operator&(const WordRange& a, const WordRange& b) {
  const int first = std::max(a.first, b.first), end = std::min(a.end, b.end);
  if (first >= end) return {};
  Bits<k_wide> out(WordRange{a.words, first, end});
  return out &= b;
}
inline Bits<k_wide> operator|(const WordRange& a, const WordRange& b) {
  Bits<k_wide> out(a);
  return out |= b;
}
inline Bits<k_wide> operator-(const WordRange& a, const WordRange& b) {
  Bits<k_wide> out(a);
  return out -= b;
}
inline bool operator==(const WordRange& a, const WordRange& b) {
  const auto word = [](const WordRange& of, int i) {
    return i >= of.first && i < of.end ? of.words[i] : 0;
  };
  for (int i = std::min(a.first, b.first); i < std::max(a.end, b.end); ++i)
    if (word(a, i) != word(b, i)) return false;
  return true;
}

class KeptBits {
 public:
  KeptBits() = default;
  KeptBits(const Bits<k_wide>& from)  // NOLINT(*-explicit-*): the same set
      : first_(WordRange(from).first),
        words_(WordRange(from).words + first_, WordRange(from).words + WordRange(from).end) {}

  operator WordRange() const {  // NOLINT(*-explicit-*): the same set
    return {words_.data() - first_, first_, first_ + static_cast<int>(words_.size())};
  }
  bool test(int cell) const {
    const int i = (cell >> 6) - first_;
    return i >= 0 && nth(i) < words_.size() && (words_[nth(i)] & cell_bit(cell)) != 0;
  }
  bool any() const {
    return std::ranges::any_of(words_, [](Word word) { return word != 0; });
  }
  KeptBits& operator&=(const WordRange& b) { return *this = WordRange(*this) & b; }

 private:
  int first_ = 0;
  std::vector<Word> words_;
};

// NOLINTNEXTLINE(*-member-init): as above
inline Bits<k_wide>::Bits(const KeptBits& from) { take(from); }

// How a set is stored in a plan.
template <int W>
struct KeptType {
  using type = Bits<W>;
};
template <>
struct KeptType<k_wide> {
  using type = KeptBits;
};
template <int W>
using Kept = typename KeptType<W>::type;

}  // namespace hr
