// SPDX-License-Identifier: MIT
#include "scripting/read/presets.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"
#include "scripting/read/options.h"

namespace hr::scripting {

namespace {

// A value for an option, as a user would type it.
std::string typed_value(const FieldReader& value, const Option& option) {
  switch (option.type()) {
    case OptionType::number:
      return std::to_string(value.integer());
    case OptionType::flag:
      return value.flag() ? "true" : "false";
    case OptionType::word:
      return value.text();
    case OptionType::list:
      return fmt::format("{}", fmt::join(value.texts(), ","));
  }
  return "";
}

OptionValue read_value(const FieldReader& value, const Option& option) {
  const std::string typed = typed_value(value, option);
  try {
    return parse_option(option, typed);
  } catch (const Error&) {
    value.expected(option_range(option));
  }
}

using Options = std::vector<Option>;

constexpr const char* k_ignored = "ignored";  // why an option in force is not used, if that matters

// The option that a part of another option's declaration refers to.
Option& other_option(Options& options, const Option& by, const FieldReader& at,
                     const std::string& name) {
  std::vector<std::string> others;
  for (const Option& option : options)
    if (option.name != by.name) others.push_back(option.name);
  if (std::ranges::find(others, name) == others.end()) at.unknown("other option", name, others);
  return *std::ranges::find(options, name, &Option::name);
}

// A reason why an option is not used, whether it is in force now or not.
void may_be_idle(Option& option, const std::string& why) {
  if (why.size() > option.longest_idle.size()) option.longest_idle = why;
}

// For each word in a field such as `presets`: its part, and whether the word is in force.
void each_word(const Option& by, const FieldReader& field,
               const std::function<void(const FieldReader&, const std::string&, bool)>& use) {
  if (field.is_nil()) return;
  field.each([&](const std::string& word, const FieldReader& part) {
    if (std::ranges::find(by.words, word) == by.words.end()) part.unknown("word", word, by.words);
    use(part, word, by.value == OptionValue(word));
  });
}

// presets = { small = { columns = 4 } }
void preset(const Option& by, const FieldReader& presets, Options& chosen, Options& in_force) {
  each_word(by, presets, [&](const FieldReader& values, const std::string& word, bool here) {
    values.each([&](const std::string& name, const FieldReader& value) {
      Option& other = other_option(chosen, by, value, name);
      const OptionValue preset_value = read_value(value, other);
      const std::string why =
          fmt::format("{} is {}, which sets it to {}", by.name, word, option_text(preset_value));
      may_be_idle(other, why);
      if (!here) return;
      std::ranges::find(in_force, name, &Option::name)->value = preset_value;
      other.idle = why;
    });
  });
}

// ignores = { ["by formula"] = { "bombs" } }
void ignore(const Option& by, const FieldReader& ignores, Options& chosen, Options& in_force) {
  each_word(by, ignores, [&](const FieldReader& names, const std::string& word, bool here) {
    names.list([&](const FieldReader& name) {
      Option& other = other_option(chosen, by, name, name.text());
      const std::string why = fmt::format("{} is {}", by.name, word);
      may_be_idle(other, why);
      if (!here) return;
      other.idle = why;
      std::ranges::find(in_force, other.name, &Option::name)->idle = k_ignored;
    });
  });
}

// Applies the words in force: sets options, and records why others are not used. A word that is
// itself ignored has no effect.
Options made_of(const FieldReader& options, Options& chosen, const Options& words,
                const IgnoredOptions& ignored) {
  Options out = chosen;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const auto why = ignored.find(chosen[i].name);
    chosen[i].idle = why == ignored.end() ? "" : why->second;
    out[i].idle = why == ignored.end() ? "" : k_ignored;
  }
  options.each([&](const std::string& name, const FieldReader& declared) {
    Option by = *std::ranges::find(words, name, &Option::name);
    if (by.idle == k_ignored) by.value = std::string();
    declared.with("presets", [&](const FieldReader& presets) { preset(by, presets, chosen, out); });
    declared.with("ignores", [&](const FieldReader& ignores) { ignore(by, ignores, chosen, out); });
  });
  return out;
}

bool alike(const Option& a, const Option& b) { return a.value == b.value && a.idle == b.idle; }

}  // namespace

Options options_in_force(const FieldReader& options, Options& chosen,
                         const IgnoredOptions& ignored) {
  if (options.is_nil()) return chosen;
  Options in_force = chosen;
  // A word may be set by another one; each pass resolves one more.
  bool settled = false;
  for (std::size_t pass = 0; !settled && pass <= chosen.size() + 1; ++pass) {
    Options next = made_of(options, chosen, in_force, ignored);
    settled = std::ranges::equal(next, in_force, alike);
    in_force = std::move(next);
  }
  if (!settled)
    options.complain("", "the presets or ignores of the chosen words contradict each other");
  return in_force;
}

}  // namespace hr::scripting
