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

bool is_board(const RulesetText& ruleset_text, const std::string& variant) {
  return ruleset_text.find("variants/" + variant + ".board") != nullptr;
}

Message on_text(const RulesetText& ruleset_text, const std::string& variant) {
  return is_board(ruleset_text, variant) ? Message("board {name} switched on", variant)
                                         : Message("variant {name} switched on", variant);
}

Message off_text(const RulesetText& ruleset_text, const std::string& variant) {
  return is_board(ruleset_text, variant) ? Message("board {name} switched off", variant)
                                         : Message("variant {name} switched off", variant);
}

bool is_variant(const RuleFile& file) { return file.name.starts_with("variants/"); }

}  // namespace

std::vector<std::string> differences(const RulesetText& was, const RulesetText& is,
                                     Language language) {
  std::vector<std::string> out;
  const auto add = [&](const Message& phrase) { out.push_back(phrase.in(language)); };
  const auto has = [](const auto& list, const auto& entry) {
    return std::ranges::find(list, entry) != list.end();
  };
  for (const RuleFile& file : is.files) {
    const std::string* old = was.find(file.name);
    if (old == nullptr && !is_variant(file)) add(Message("{file} added", file.name));
    if (old != nullptr && *old != file.text) add(Message("{file} edited", file.name));
  }
  for (const RuleFile& file : was.files)
    if (is.find(file.name) == nullptr && !is_variant(file))
      add(Message("{file} removed", file.name));
  for (const std::string& variant : is.variants)
    if (!has(was.variants, variant)) add(on_text(is, variant));
  for (const std::string& variant : was.variants)
    if (!has(is.variants, variant)) add(off_text(was, variant));
  for (const auto& setting : is.settings)
    if (!has(was.settings, setting))
      add(Message("{option} set to {value}", setting.first, setting.second));
  for (const auto& old : was.settings)
    if (std::ranges::none_of(is.settings, [&](const auto& now) { return now.first == old.first; }))
      add(Message("{option} back to its default", old.first));
  return out;
}

Message rules_changed_text(const std::vector<std::string>& changes) {
  return changes.empty() ? Message("Rules changed.")
                         : Message("Rules changed: {changes}.", Message::all_of(changes));
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
