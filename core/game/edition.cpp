// SPDX-License-Identifier: MIT
#include "core/game/edition.h"

#include <algorithm>

#include "core/base/checksum.h"

namespace hr {

const std::string* Edition::find(const std::string& name) const {
  const auto file = std::ranges::find(files, name, &RuleFile::name);
  return file == files.end() ? nullptr : &file->text;
}

std::string Edition::shown(const std::string& name) const {
  const auto file = std::ranges::find(files, name, &RuleFile::name);
  return file == files.end() || file->from.empty() ? ruleset + "/" + name : file->from;
}

std::string Edition::hash() const {
  Checksum sum;
  for (const RuleFile& file : files) sum.add(file.name).add(file.text);
  for (const std::string& variant : variants) sum.add(variant);
  return sum.digits();
}

std::vector<std::string> differences(const Edition& was, const Edition& is) {
  std::vector<std::string> out;
  const auto has = [](const auto& list, const auto& entry) {
    return std::ranges::find(list, entry) != list.end();
  };
  const auto is_variant = [](const RuleFile& file) { return file.name.starts_with("variants/"); };
  for (const RuleFile& file : is.files) {
    const std::string* old = was.find(file.name);
    if (old == nullptr && !is_variant(file)) out.push_back(file.name + " is new");
    if (old != nullptr && *old != file.text) out.push_back(file.name + " is edited");
  }
  for (const RuleFile& file : was.files)
    if (is.find(file.name) == nullptr && !is_variant(file)) out.push_back(file.name + " is gone");
  for (const std::string& variant : is.variants)
    if (!has(was.variants, variant)) out.push_back("the variant " + variant + " comes in");
  for (const std::string& variant : was.variants)
    if (!has(is.variants, variant)) out.push_back("the variant " + variant + " goes out");
  for (const auto& setting : is.settings)
    if (!has(was.settings, setting)) out.push_back(setting.first + " is " + setting.second);
  for (const auto& old : was.settings)
    if (std::ranges::none_of(is.settings, [&](const auto& now) { return now.first == old.first; }))
      out.push_back(old.first + " is what it is by default");
  return out;
}

}  // namespace hr
