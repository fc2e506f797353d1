// SPDX-License-Identifier: MIT
#include "scripting/presets.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/error.h"
#include "scripting/options.h"

namespace hr::scripting {

namespace {

// A value for an option, as somebody would type it.
std::string typed_value(const Reading& value, const Option& option) {
  if (option.is_flag()) return value.flag() ? "true" : "false";
  if (option.is_number()) return std::to_string(value.integer());
  return option.is_word() ? value.text() : fmt::format("{}", fmt::join(value.texts(), ","));
}

OptionValue read_value(const Reading& value, const Option& option) {
  const std::string typed = typed_value(value, option);
  try {
    return parse_option(option, typed);
  } catch (const Error&) {
    value.expected(option_range(option));
  }
}

// What has the say under some words of an option, and which options have none there.
class Says {
 public:
  explicit Says(const std::vector<Option>& chosen) : chosen_(chosen) { out_.options = chosen; }

  // presets = { small = { columns = 4 } }
  void preset(const Option& by, const Reading& presets) {
    each_word(by, presets, [&](const Reading& values, bool here) {
      values.each([&](const std::string& name, const Reading& value) {
        const Option& other = find(by, value, name);
        const OptionValue preset = read_value(value, other);
        if (!here) return;
        std::ranges::find(out_.options, name, &Option::name)->value = preset;
        if (other.value != preset)
          silence(other, fmt::format("{} {} makes it {}", by.name, option_text(by.value),
                                     option_text(preset)));
      });
    });
  }

  // ignores = { ["by formula"] = { "bombs" } }
  void ignore(const Option& by, const Reading& ignores) {
    each_word(by, ignores, [&](const Reading& names, bool here) {
      names.list([&](const Reading& name) {
        const Option& other = find(by, name, name.text());
        if (here) silence(other, fmt::format("{} is {}", by.name, option_text(by.value)));
      });
    });
  }

  InForce take() && { return std::move(out_); }

 private:
  static void each_word(const Option& by, const Reading& words,
                        const std::function<void(const Reading&, bool)>& use) {
    if (words.is_nil()) return;
    words.each([&](const std::string& word, const Reading& part) {
      if (std::ranges::find(by.words, word) == by.words.end()) part.unknown("word", word, by.words);
      use(part, by.value == OptionValue(word));
    });
  }

  const Option& find(const Option& by, const Reading& at, const std::string& name) const {
    std::vector<std::string> others;
    for (const Option& option : chosen_)
      if (option.name != by.name) others.push_back(option.name);
    if (std::ranges::find(others, name) == others.end()) at.unknown("other option", name, others);
    return *std::ranges::find(chosen_, name, &Option::name);
  }

  // Only who has chosen something needs to know that it counts for nothing.
  void silence(const Option& option, const std::string& why) {
    if (option.value != option.standard)
      out_.notices.push_back(fmt::format("option {} has no say: {}", option.name, why));
  }

  const std::vector<Option>& chosen_;
  InForce out_;
};

}  // namespace

InForce options_in_force(const Reading& options, const std::vector<Option>& chosen) {
  Says says(chosen);
  if (!options.is_nil())
    options.each([&](const std::string& name, const Reading& declared) {
      const Option& by = *std::ranges::find(chosen, name, &Option::name);
      declared.with("presets", [&](const Reading& presets) { says.preset(by, presets); });
      declared.with("ignores", [&](const Reading& ignores) { says.ignore(by, ignores); });
    });
  return std::move(says).take();
}

}  // namespace hr::scripting
