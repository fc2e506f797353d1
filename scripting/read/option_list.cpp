// SPDX-License-Identifier: MIT
#include "scripting/read/option_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace hr::scripting {

namespace {

using WordList = std::vector<std::string>;

WordList read_words(const FieldReader& list) {
  WordList out;
  if (!list.is_table()) list.expected("a list of words");
  list.list([&](const FieldReader& item) {
    const std::string word = item.text();
    if (word.empty() || word == "none" || word.find(',') != std::string::npos ||
        word.front() == ' ' || word.back() == ' ')
      item.expected("a word without commas, other than \"none\"");
    if (std::ranges::find(out, word) != out.end())
      item.complain("", fmt::format("\"{}\" is listed twice", word));
    out.push_back(word);
  });
  return out;
}

}  // namespace

void read_list_option(const FieldReader& declared, Option& option) {
  WordList standard;
  declared.with(
      1, [&](const FieldReader& list) { standard = read_words(list); }, "default");
  declared.with("of", [&](const FieldReader& of) { option.words = read_words(of); });
  if (option.words.empty()) declared.complain("of", "expected at least one word");
  const auto most = static_cast<std::int64_t>(option.words.size());
  option.min = declared.integer("min", 1, 0, most);
  option.max = declared.integer("max", most, 1, most);
  if (option.min > option.max)
    declared.complain(declared.changed_last({"min", "max"}),
                      fmt::format("{} is above max, {}", option.min, option.max), "min");
  if (const std::string wrong = misfit(option, standard); !wrong.empty())
    declared.complain(declared.changed_last({"1", "min", "max", "of"}),
                      fmt::format("expected {}; {}", option_range(option), wrong), "default");
  option.standard = std::move(standard);
}

}  // namespace hr::scripting
