// SPDX-License-Identifier: MIT
#include "scripting/read/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

#include "core/base/error.h"
#include "core/base/letter_case.h"
#include "core/base/suggest.h"
#include "scripting/lua/library.h"
#include "scripting/read/names.h"
#include "scripting/read/option_list.h"

namespace hr::scripting {

namespace {

// A field that only some types of options have.
void refuse_stray_fields(const Option& option, const FieldReader& declared) {
  const OptionFacts its = facts_of(option.type());
  for (const std::string_view field : {"min", "max"})
    if (!its.bounds && declared.has(field))
      declared.complain(field, "only a number or a list has this field");
  for (const std::string_view field : {"even", "zero"})
    if (!its.steps && declared.has(field)) declared.complain(field, "only a number has this field");
  if (!its.of && declared.has("of")) declared.complain("of", "only a list has this field");
  for (const std::string_view field : {"presets", "ignores"})
    if (!its.presets && declared.has(field)) declared.complain(field, "only a word has this field");
  if (!its.choices && declared.length() > 1)
    declared.complain("2", "expected one default, got more");
}

void read_default(const FieldReader& declared, Option& option) {
  declared.with(
      1,
      [&](const FieldReader& first) {
        const auto type = declared_type(declared.state(), declared.index());
        if (!type) first.expected("an integer, true, false, a word or a list of words");
        switch (*type) {
          case OptionType::number:
            option.standard = first.integer();
            break;
          case OptionType::flag:
            option.standard = first.flag();
            break;
          case OptionType::word:
            option.standard = first.text();
            break;
          case OptionType::list:  // read_list_option() reads it
            option.standard = std::vector<std::string>();
            break;
        }
      },
      "default");
}

void read_number(const FieldReader& declared, Option& option) {
  option.min =
      declared.integer("min", -k_max_option_number, -k_max_option_number, k_max_option_number);
  option.max =
      declared.integer("max", k_max_option_number, -k_max_option_number, k_max_option_number);
  option.even = declared.flag("even", false);
  option.zero = declared.flag("zero", false);
  if (option.min > option.max)
    declared.complain(declared.changed_last({"min", "max"}),
                      fmt::format("{} is above max, {}", option.min, option.max), "min");
  if (!fits(option, std::get<std::int64_t>(option.standard)))
    declared.complain(declared.changed_last({"1", "min", "max", "even", "zero"}),
                      fmt::format("expected {}, got {}", option_range(option),
                                  std::get<std::int64_t>(option.standard)),
                      "default");
}

void read_words(const FieldReader& declared, Option& option) {
  declared.items([&](const FieldReader& item) {
    if (std::ranges::find(option.words, item.text()) != option.words.end())
      item.complain("", fmt::format("\"{}\" is listed twice", item.text()));
    option.words.push_back(name_of(item));
  });
}

// The numbered parts are the values: the default first and, for a word, all others after it.
Option read_option(const std::string& name, const FieldReader& declared) {
  static constexpr std::array<std::string_view, 10> fields{
      "min", "max", "even", "zero", "of", "presets", "ignores", "help", "title", "group"};
  Option option;
  option.name = name;
  if (!declared.is_table()) declared.expected("a table such as { 16, min = 6, max = 26 }");
  declared.only(fields, declared.length());
  option.help = declared.text("help", "");
  const auto read_name = [&](const char* field, std::string& to) {
    declared.with(field, [&](const FieldReader& value) {
      if (!value.is_nil()) to = name_of(value);
    });
  };
  read_name("title", option.title);
  read_name("group", option.group);
  read_default(declared, option);
  refuse_stray_fields(option, declared);
  switch (option.type()) {
    case OptionType::number:
      read_number(declared, option);
      break;
    case OptionType::flag:
      break;
    case OptionType::word:
      read_words(declared, option);
      break;
    case OptionType::list:
      read_list_option(declared, option);
      break;
  }
  option.value = option.standard;
  return option;
}

template <class T>
void push_value(lua_State* L, const Option&, const T& value) {
  push(L, value);
}
void push_value(lua_State* L, const Option& option, const std::vector<std::string>& words) {
  lua_createtable(L, static_cast<int>(words.size()), 0);
  for (std::size_t i = 0; i < words.size(); ++i) {
    push(L, words[i]);
    lua_rawseti(L, -2, static_cast<lua_Integer>(i) + 1);
  }
  freeze(L, ("options." + option.name).c_str());
}

}  // namespace

std::optional<OptionType> declared_type(lua_State* L, int declared) {
  lua_rawgeti(L, declared, 1);
  std::optional<OptionType> out;
  if (lua_isinteger(L, -1) != 0) out = OptionType::number;
  if (lua_isboolean(L, -1)) out = OptionType::flag;
  if (lua_type(L, -1) == LUA_TSTRING) out = OptionType::word;
  if (lua_istable(L, -1)) out = OptionType::list;
  lua_pop(L, 1);
  return out;
}

std::vector<Option> read_options(const FieldReader& options) {
  std::vector<Option> out;
  if (options.is_nil()) return out;
  options.each([&](const std::string& name, const FieldReader& declared) {
    out.push_back(read_option(name, declared));
  });
  // An option replaced by a variant keeps its position.
  using Rank = std::tuple<int, int, int>;
  std::vector<std::pair<Rank, Option>> placed;
  for (Option& option : out) {
    const std::string path = "options." + option.name;
    const Source& source = options.source();
    const auto at = source.owns(path) ? source.own(path) : source.find(path);
    placed.emplace_back(Rank(at.rank, at.at.line, at.at.column), std::move(option));
  }
  std::ranges::stable_sort(placed, {}, &std::pair<Rank, Option>::first);
  out.clear();
  for (auto& [rank, option] : placed) out.push_back(std::move(option));
  return out;
}

void apply_settings(std::vector<Option>& options, Settings& settings) {
  std::vector<std::string> names;
  names.reserve(options.size());
  for (const Option& option : options) names.push_back(option.name);
  for (auto& [name, typed] : settings) {
    const std::optional<std::size_t> found = find_word(names, name);
    if (!found)
      throw Error(fmt::format("options.{}: unknown option{}{}", name, did_you_mean(name, names),
                              names.empty()
                                  ? "; this ruleset has none"
                                  : fmt::format("; there {} {}", names.size() == 1 ? "is" : "are",
                                                fmt::join(names, ", "))));
    Option& option = options[*found];
    name = option.name;
    option.value = parse_option(option, typed);
  }
}

void push_options(lua_State* L, const std::vector<Option>& options) {
  lua_createtable(L, 0, static_cast<int>(options.size()));
  for (const Option& option : options) {
    std::visit([&](const auto& value) { push_value(L, option, value); }, option.value);
    lua_setfield(L, -2, option.name.c_str());
  }
  freeze(L, "options");
}

}  // namespace hr::scripting
