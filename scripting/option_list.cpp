// SPDX-License-Identifier: MIT
#include "scripting/option_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "core/error.h"
#include "core/suggest.h"

namespace hr::scripting {

namespace {

using Words = std::vector<std::string>;

bool holds(const Words& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

std::int64_t count(const Words& words) { return static_cast<std::int64_t>(words.size()); }

std::string number_of(const Words& words) {
  return fmt::format("{} {}", words.size(), words.size() == 1 ? "is" : "are");
}

// What is wrong with these words, as the end of a sentence; "" when they fit.
std::string misfit(const Option& option, const Words& chosen) {
  for (auto it = chosen.begin(); it != chosen.end(); ++it) {
    if (!holds(option.words, *it))
      return fmt::format("there is no \"{}\"{}", *it, did_you_mean(*it, option.words));
    if (std::find(chosen.begin(), it, *it) != it) return fmt::format("\"{}\" stands twice", *it);
  }
  if (count(chosen) < option.min) return number_of(chosen) + " too few";
  if (count(chosen) > option.max) return number_of(chosen) + " too many";
  return "";
}

Words read_words(const Reading& list) {
  Words out;
  if (!list.is_table()) list.expected("a list of words");
  list.list([&](const Reading& item) {
    const std::string word = item.text();
    if (word.empty() || word == "none" || word.find(',') != std::string::npos ||
        word.front() == ' ' || word.back() == ' ')
      item.expected("a word without commas, other than \"none\"");
    if (holds(out, word)) item.complain("", fmt::format("\"{}\" stands twice", word));
    out.push_back(word);
  });
  return out;
}

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(' ');
  if (from == std::string_view::npos) return "";
  return std::string(text.substr(from, text.find_last_not_of(' ') - from + 1));
}

Words split(const std::string& typed) {
  Words out;
  if (typed.empty() || typed == "none") return out;
  for (std::size_t from = 0; from <= typed.size();) {
    const std::size_t to = std::min(typed.find(',', from), typed.size());
    out.push_back(trimmed(std::string_view(typed).substr(from, to - from)));
    from = to + 1;
  }
  return out;
}

}  // namespace

void read_list_option(const Reading& declared, Option& option) {
  Words standard;
  declared.with(
      1, [&](const Reading& list) { standard = read_words(list); }, "default");
  declared.with("of", [&](const Reading& of) { option.words = read_words(of); });
  if (option.words.empty()) declared.complain("of", "expected one word at least");
  option.min = declared.integer("min", 1, 0, count(option.words));
  option.max = declared.integer("max", count(option.words), 1, count(option.words));
  if (option.min > option.max)
    declared.complain(declared.changed_last({"min", "max"}),
                      fmt::format("{} is above max, {}", option.min, option.max), "min");
  if (const std::string wrong = misfit(option, standard); !wrong.empty())
    declared.complain(declared.changed_last({"1", "min", "max", "of"}),
                      fmt::format("expected {}; {}", list_range(option), wrong), "default");
  option.standard = std::move(standard);
}

std::string list_range(const Option& option) {
  const std::vector<std::string_view> words(option.words.begin(), option.words.end());
  const std::string number = option.min == option.max
                                 ? fmt::format("{}", option.min)
                                 : fmt::format("{} to {}", option.min, option.max);
  return fmt::format("{} of {}, in any order, with commas between", number, quoted_list(words));
}

std::vector<std::string> parse_list(const Option& option, const std::string& typed) {
  Words chosen = split(typed);
  if (const std::string wrong = misfit(option, chosen); !wrong.empty())
    throw Error(fmt::format("options.{}: expected {}, got \"{}\"; {}", option.name,
                            list_range(option), typed, wrong));
  return chosen;
}

}  // namespace hr::scripting
