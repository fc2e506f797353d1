// SPDX-License-Identifier: MIT
#include "scripting/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <tuple>

#include "core/error.h"
#include "core/suggest.h"
#include "scripting/library.h"

namespace hr::scripting {

namespace {

constexpr std::int64_t k_most = 1'000'000'000;

bool fits(const Option& option, std::int64_t value) {
  return value >= option.min && value <= option.max && (!option.even || value % 2 == 0);
}

// The numbered parts are the values: the default first, of a word all others behind it.
Option read_option(const std::string& name, const Reading& declared) {
  static constexpr std::array<std::string_view, 4> fields{"min", "max", "even", "help"};
  Option option;
  option.name = name;
  if (!declared.is_table()) declared.expected("a table such as { 16, min = 6, max = 26 }");
  declared.only(fields, declared.length());
  option.help = declared.text("help", "");
  declared.with(
      1,
      [&](const Reading& first) {
        if (lua_isinteger(first.state(), first.index()) != 0)
          option.standard = first.integer();
        else if (lua_isboolean(first.state(), first.index()))
          option.standard = first.flag();
        else if (first.is_text())
          option.standard = first.text();
        else
          first.expected("an integer, true, false or a word");
      },
      "default");
  const bool number = std::holds_alternative<std::int64_t>(option.standard);
  const bool word = std::holds_alternative<std::string>(option.standard);
  for (const std::string_view field : fields)
    if (field != "help" && !number && declared.has(field))
      declared.complain(field, "only a number has this");
  if (!word && declared.length() > 1) declared.complain("2", "expected one default, got more");
  option.min = declared.integer("min", -k_most);
  option.max = declared.integer("max", k_most);
  option.even = declared.flag("even", false);
  if (word)
    declared.items([&](const Reading& item) {
      if (std::ranges::find(option.words, item.text()) != option.words.end())
        item.complain("", fmt::format("\"{}\" stands twice", item.text()));
      option.words.push_back(item.text());
    });
  if (option.min > option.max)
    declared.complain("min", fmt::format("{} is above max, {}", option.min, option.max));
  if (number && !fits(option, std::get<std::int64_t>(option.standard)))
    declared.complain("1",
                      fmt::format("expected {}, got {}", option_range(option),
                                  std::get<std::int64_t>(option.standard)),
                      "default");
  option.value = option.standard;
  return option;
}

OptionValue parse(const Option& option, const std::string& typed) {
  const auto refuse = [&]() -> OptionValue {
    throw Error(fmt::format("options.{}: expected {}, got \"{}\"", option.name,
                            option_range(option), typed));
  };
  if (std::holds_alternative<bool>(option.standard)) {
    if (typed == "true" || typed == "yes" || typed == "on" || typed == "1") return true;
    if (typed == "false" || typed == "no" || typed == "off" || typed == "0") return false;
    return refuse();
  }
  if (std::holds_alternative<std::string>(option.standard)) {
    for (const std::string& word : option.words) {
      if (std::equal(word.begin(), word.end(), typed.begin(), typed.end(),
                     [](char a, char b) { return a == b || (a == ' ' && (b == '_' || b == '-')); }))
        return word;
    }
    return refuse();
  }
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
  if (error != std::errc{} || end != typed.data() + typed.size() || !fits(option, value))
    return refuse();
  return value;
}

}  // namespace

std::string option_text(const OptionValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
  return std::get<std::string>(value);
}

std::string option_range(const Option& option) {
  if (std::holds_alternative<bool>(option.standard)) return "true or false";
  if (std::holds_alternative<std::string>(option.standard)) {
    const std::vector<std::string_view> words(option.words.begin(), option.words.end());
    return quoted_list(words);
  }
  const char* kind = option.even ? "an even integer" : "an integer";
  if (option.min == -k_most && option.max == k_most) return kind;
  if (option.max == k_most) return fmt::format("{} from {} on", kind, option.min);
  if (option.min == -k_most) return fmt::format("{} up to {}", kind, option.max);
  return fmt::format("{} from {} to {}", kind, option.min, option.max);
}

std::vector<Option> read_options(const Reading& options) {
  std::vector<Option> out;
  if (options.is_nil()) return out;
  options.each([&](const std::string& name, const Reading& declared) {
    out.push_back(read_option(name, declared));
  });
  // One that a variant has replaced stays where it was.
  const auto place = [&](const Option& option) {
    const std::string path = "options." + option.name;
    const Source& source = options.source();
    const Place at = source.owns(path) ? source.own(path) : source.find(path);
    return std::tuple(at.rank, at.at.line, at.at.column);
  };
  std::stable_sort(out.begin(), out.end(),
                   [&](const Option& a, const Option& b) { return place(a) < place(b); });
  return out;
}

void apply_settings(std::vector<Option>& options, const Settings& settings) {
  std::vector<std::string> names;
  names.reserve(options.size());
  for (const Option& option : options) names.push_back(option.name);
  for (const auto& [name, typed] : settings) {
    const auto it = std::find(names.begin(), names.end(), name);
    if (it == names.end())
      throw Error(fmt::format("options.{}: unknown option{}{}", name, did_you_mean(name, names),
                              names.empty()
                                  ? "; this ruleset has none"
                                  : fmt::format("; there {} {}", names.size() == 1 ? "is" : "are",
                                                fmt::join(names, ", "))));
    Option& option = options[static_cast<std::size_t>(it - names.begin())];
    option.value = parse(option, typed);
  }
}

void push_options(lua_State* L, const std::vector<Option>& options) {
  lua_createtable(L, 0, static_cast<int>(options.size()));
  for (const Option& option : options) {
    std::visit([&](const auto& value) { push(L, value); }, option.value);
    lua_setfield(L, -2, option.name.c_str());
  }
  freeze(L, "options");
}

}  // namespace hr::scripting
