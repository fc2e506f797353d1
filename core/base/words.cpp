// SPDX-License-Identifier: MIT
#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/base/letter_case.h"
#include "core/base/utf8.h"

namespace hr {

namespace {

unsigned char byte(char c) { return static_cast<unsigned char>(c); }

bool ends_with_any(std::string_view word, std::span<const std::string_view> ends) {
  return std::any_of(ends.begin(), ends.end(), [&](auto end) { return word.ends_with(end); });
}

bool vowel(char c) { return std::string_view("aeiou").find(c) != std::string_view::npos; }

}  // namespace

std::string printable(std::string_view text) { return plain_text(text); }

std::string lower_case(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = static_cast<char>(std::tolower(byte(c)));
  return out;
}

std::string spoken(std::string_view name) {
  std::string out(name);
  std::replace(out.begin(), out.end(), '_', ' ');
  return out;
}

std::string sentence(std::string_view text) { return upper_first(printable(text)); }

std::string full_sentence(std::string_view text) {
  std::string out = sentence(text);
  const auto ends = [&](const char* mark) { return out.ends_with(mark); };
  constexpr std::array k_endings{".", "!", "?", "…", ":"};
  return out.empty() || std::ranges::any_of(k_endings, ends) ? out : out + ".";
}

std::string quote(std::string_view text) {
  constexpr std::size_t k_max = 40;
  if (text.size() <= k_max) return "\"" + printable(text) + "\"";
  return "\"" + printable(cut_short(text, k_max)) + " ...\"";
}

std::string with_article(std::string_view noun) {
  const bool an = !noun.empty() && vowel(lower_case(noun.substr(0, 1))[0]);
  return (an ? "an " : "a ") + std::string(noun);
}

std::string plural(std::string_view noun) {
  constexpr std::array<std::string_view, 6> hissing{"s", "x", "z", "ch", "sh", "o"};
  constexpr std::array<std::string_view, 4> short_o{"solo", "photo", "piano", "memo"};
  std::string out(noun);
  const bool after_vowel = noun.size() > 1 && vowel(noun[noun.size() - 2]);
  if (noun.ends_with('z') && after_vowel) return out + "zes";  // quizzes
  const bool radio = noun.ends_with('o') && (after_vowel || ends_with_any(noun, short_o));
  if (!radio && ends_with_any(noun, hissing)) return out + "es";
  if (noun.size() > 1 && noun.back() == 'y' && !after_vowel)
    return out.replace(out.size() - 1, 1, "ies");
  return out + "s";
}

namespace {

// "move": what its third person is; of another language it stays.
std::string inflected(std::string_view verb) {
  const auto letter = [](char c) { return byte(c) < 0x80; };
  if (!std::ranges::all_of(verb, letter) || in_third_person(verb)) return std::string(verb);
  if (verb == "have") return "has";
  if (verb == "be") return "is";
  return plural(verb);  // both follow the same spelling rules
}

// "pick-up" is a verb in front of the hyphen, "re-roll" one behind it.
bool is_particle(std::string_view word) {
  constexpr std::array<std::string_view, 10> particles{"up",  "down", "in",   "out", "on",
                                                       "off", "over", "back", "by",  "away"};
  return std::ranges::find(particles, word) != particles.end();
}

}  // namespace

bool in_third_person(std::string_view verb) {
  constexpr std::array<std::string_view, 4> no_ending{"ss", "us", "is", "as"};
  const bool irregular = verb == "is" || verb == "was" || verb == "has";
  return irregular || (verb.size() > 2 && verb.ends_with('s') && !ends_with_any(verb, no_ending));
}

std::string third_person(std::string_view verb) {
  const std::string said = spoken(verb);
  const std::size_t end = std::min(said.find(' '), said.size());
  const std::string first = said.substr(0, end), rest = said.substr(end);
  const std::size_t hyphen = first.find('-');
  if (hyphen != std::string::npos && is_particle(std::string_view(first).substr(hyphen + 1)))
    return inflected(first.substr(0, hyphen)) + " " + first.substr(hyphen + 1) + rest;
  return inflected(first) + rest;
}

std::string count_text(std::uint64_t n, std::string_view one, std::string_view many) {
  return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

std::string number_word(std::int64_t n) {
  constexpr std::array<std::string_view, 13> names{"no",   "one",    "two",   "three", "four",
                                                   "five", "six",    "seven", "eight", "nine",
                                                   "ten",  "eleven", "twelve"};
  if (n < 0 || n >= static_cast<std::int64_t>(names.size())) return std::to_string(n);
  return std::string(names[n]);
}

std::string credit(std::string_view by) {
  if (by.empty()) return "";
  return (by == "traditional" ? ", " : ", by ") + std::string(by);
}

std::string list_text(std::span<const std::string> items, std::string_view last_link) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += i + 1 < items.size() ? ", " : " ";
    if (i > 0 && i + 1 == items.size()) out.append(last_link).append(" ");
    out += items[i];
  }
  return out;
}

bool before(std::string_view name, std::string_view other) {
  const auto number = [](std::string_view& text) {  // takes it off, without zeros in front
    const std::size_t begin = std::min(text.find_first_not_of('0'), text.size());
    const std::size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
    const std::string_view out = text.substr(begin, end - begin);
    text.remove_prefix(end);
    return out;
  };
  const auto digit = [](std::string_view text) { return std::isdigit(byte(text.front())) != 0; };
  while (!name.empty() && !other.empty()) {
    if (digit(name) && digit(other)) {
      const std::string_view one = number(name), two = number(other);
      if (one.size() != two.size()) return one.size() < two.size();
      if (one != two) return one < two;
    } else if (name.front() != other.front()) {
      return byte(name.front()) < byte(other.front());
    } else {
      name.remove_prefix(1), other.remove_prefix(1);
    }
  }
  return name.empty() && !other.empty();
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1));
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  bool open = false;
  for (const char c : text) {
    const bool space = byte(c) <= ' ';
    if (!space && !open) words.emplace_back();
    if (!space) words.back() += c;
    open = !space;
  }
  return words;
}

std::string joined(Words words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

}  // namespace hr
