// SPDX-License-Identifier: MIT
#include "editor/rule_files/renamed_variant.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

#include "core/base/words.h"
#include "editor/rule_files/file_names.h"
#include "editor/rule_files/rule_texts.h"

namespace hr::editor {

namespace {

constexpr std::string_view k_key = "variant:";

std::string renamed_stem(const std::string& file) {
  return std::filesystem::path(file).stem().string();
}

// The text with the new name in each line that switches the variant on.
std::string renamed_in(const std::string& text, const std::string& name, const std::string& to) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    const bool ours = line.starts_with(k_key) &&
                      lower_case(trimmed(line.substr(k_key.size()))) == lower_case(name);
    out += ours ? std::string(k_key) + " " + to : line;
    if (ours && line.ends_with('\r')) out += '\r';
    if (end < text.size()) out += '\n';
    at = end + 1;
  }
  return out;
}

}  // namespace

std::vector<RuleFile> renamed_in_scenarios(const std::string& file, const std::string& to,
                                           std::span<const RuleFile> files) {
  const std::string name = renamed_stem(file);
  const auto is_same_variant = [&](const RuleFile& other) {
    return folder_of(other.name) == k_variants_folder && other.name != file &&
           renamed_stem(other.name) == name;
  };
  std::vector<RuleFile> out;
  if (folder_of(file) != k_variants_folder || std::ranges::any_of(files, is_same_variant))
    return out;
  for (const RuleFile& each : files) {
    if (!is_scenario(each.name)) continue;
    std::string text = renamed_in(each.text, name, renamed_stem(to));
    if (text != each.text) out.push_back({each.name, std::move(text)});
  }
  return out;
}

}  // namespace hr::editor
