// SPDX-License-Identifier: MIT
#include "core/game/ruleset_text.h"

#include <algorithm>

#include "core/base/checksum.h"

namespace hr {

const std::string* RulesetText::find(const std::string& name) const {
  const auto file = std::ranges::find(files, name, &RuleFile::name);
  return file == files.end() ? nullptr : &file->text;
}

std::string RulesetText::shown(const std::string& name) const {
  const auto file = std::ranges::find(files, name, &RuleFile::name);
  return file == files.end() || file->from.empty() ? ruleset + "/" + name : file->from;
}

std::string RulesetText::hash() const {
  Checksum sum;
  for (const RuleFile& file : files) sum.add(file.name).add(file.text);
  for (const std::string& variant : variants) sum.add(variant);
  return sum.digits();
}

namespace {

// "board wide" if the variant is a board file, otherwise "variant bold_start".
std::string named(const RulesetText& ruleset_text, const std::string& variant) {
  const bool board = ruleset_text.find("variants/" + variant + ".board") != nullptr;
  return (board ? "board " : "variant ") + variant;
}

bool is_variant(const RuleFile& file) { return file.name.starts_with("variants/"); }

}  // namespace

std::vector<std::string> differences(const RulesetText& was, const RulesetText& is) {
  std::vector<std::string> out;
  const auto has = [](const auto& list, const auto& entry) {
    return std::ranges::find(list, entry) != list.end();
  };
  for (const RuleFile& file : is.files) {
    const std::string* old = was.find(file.name);
    if (old == nullptr && !is_variant(file)) out.push_back(file.name + " added");
    if (old != nullptr && *old != file.text) out.push_back(file.name + " edited");
  }
  for (const RuleFile& file : was.files)
    if (is.find(file.name) == nullptr && !is_variant(file)) out.push_back(file.name + " removed");
  for (const std::string& variant : is.variants)
    if (!has(was.variants, variant)) out.push_back(named(is, variant) + " switched on");
  for (const std::string& variant : was.variants)
    if (!has(is.variants, variant)) out.push_back(named(was, variant) + " switched off");
  for (const auto& setting : is.settings)
    if (!has(was.settings, setting)) out.push_back(setting.first + " set to " + setting.second);
  for (const auto& old : was.settings)
    if (std::ranges::none_of(is.settings, [&](const auto& now) { return now.first == old.first; }))
      out.push_back(old.first + " back to its default");
  return out;
}

bool differ_in_text(const RulesetText& was, const RulesetText& is) {
  const auto has_other = [](const RulesetText& ruleset_text, const RuleFile& file) {
    const std::string* const text = ruleset_text.find(file.name);
    return text == nullptr ? !is_variant(file) : *text != file.text;
  };
  return std::ranges::any_of(is.files, [&](const RuleFile& f) { return has_other(was, f); }) ||
         std::ranges::any_of(was.files, [&](const RuleFile& f) { return has_other(is, f); });
}

}  // namespace hr
