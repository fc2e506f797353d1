// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutate.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <random>
#include <string_view>

namespace hr::fuzz {

namespace {

constexpr std::array<std::string_view, 20> k_values{"0",
                                                    "-1",
                                                    "1",
                                                    "255",
                                                    "65536",
                                                    "2147483648",
                                                    "9223372036854775807",
                                                    "1e99",
                                                    "nan",
                                                    "\"\"",
                                                    "null",
                                                    "true",
                                                    "18446744073709551616",
                                                    "[]",
                                                    "{}",
                                                    "\\",
                                                    "\xc3\xa9",
                                                    "\xff",
                                                    "\xe2\x80\xae",
                                                    "."};

class Mutator {
 public:
  Mutator(std::string& text, const std::vector<std::string>& others, std::uint64_t seed)
      : text_(text), others_(others), random_(seed) {}

  void change() {
    switch (below(9)) {
      case 0:
        return flip();
      case 1:
        return put(at(), std::string(1, static_cast<char>(below(256))));
      case 2:
        return cut();
      case 3:
        return repeat();
      case 4:
        return put(at(), std::string(k_values[below(k_values.size())]));
      case 5:
        return number();
      case 6:
        return splice();
      case 7:
        return swap_lines();
      default:
        return word();
    }
  }

  std::size_t below(std::size_t n) { return n == 0 ? 0 : random_() % n; }

 private:
  std::size_t at() { return below(text_.size() + 1); }
  void put(std::size_t place, const std::string& what) { text_.insert(place, what); }

  void flip() {
    if (!text_.empty()) text_[below(text_.size())] ^= static_cast<char>(1U << below(8));
  }
  void cut() {
    const std::size_t from = at();
    text_.erase(from, 1 + below(below(3) == 0 ? 200 : 8));
  }
  void repeat() {
    const std::size_t from = at();
    const std::string part = text_.substr(from, 1 + below(64));
    for (std::size_t n = 1 + below(3); n > 0; --n) put(at(), part);
  }

  struct Span {
    std::size_t from, size;
  };
  // A run of such characters around a random place; empty if there is none.
  template <class Is>
  Span run_of(const std::string& text, const Is& is) {
    std::size_t from = below(text.size() + 1);
    while (from < text.size() && !is(text[from])) ++from;
    std::size_t to = from;
    while (from > 0 && is(text[from - 1])) --from;
    while (to < text.size() && is(text[to])) ++to;
    return {from, to - from};
  }
  static bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
  static bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-';
  }

  void number() {
    const Span digits = run_of(text_, is_digit);
    text_.replace(digits.from, digits.size,
                  below(2) == 0 ? std::to_string(below(300)) : std::string(k_values[below(8)]));
  }
  const std::string& other() { return others_.empty() ? text_ : others_[below(others_.size())]; }
  void word() {
    const std::string from = other();
    const Span theirs = run_of(from, is_word);
    const Span ours = run_of(text_, is_word);
    text_.replace(ours.from, ours.size, from.substr(theirs.from, theirs.size));
  }
  void splice() {
    const std::string from = other();
    const std::size_t start = below(from.size() + 1);
    const std::size_t place = at();
    if (below(2) == 0)
      put(place, from.substr(start, 1 + below(200)));
    else
      text_.replace(place, std::string::npos, from.substr(start));
  }
  void swap_lines() {
    const auto line = [](char c) { return c != '\n'; };
    const Span first = run_of(text_, line);
    const std::string moved = text_.substr(first.from, first.size + 1);
    if (below(2) == 0) text_.erase(first.from, moved.size());
    const Span second = run_of(text_, line);
    put(second.from, moved);
  }

  std::string& text_;
  const std::vector<std::string>& others_;
  std::mt19937_64 random_;
};

}  // namespace

std::string mutated(std::string input, const std::vector<std::string>& others, std::uint64_t seed,
                    std::size_t max) {
  Mutator mutator(input, others, seed);
  for (std::size_t changes = 1 + mutator.below(6); changes > 0; --changes) mutator.change();
  if (input.size() > max) input.resize(max);
  return input;
}

}  // namespace hr::fuzz
