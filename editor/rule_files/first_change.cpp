// SPDX-License-Identifier: MIT
#include "editor/rule_files/first_change.h"

#include <algorithm>
#include <map>
#include <system_error>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

constexpr const char* k_first_change_file = "first_change.json";
constexpr std::uintmax_t k_max_description = 64 << 10, k_max_rules = 1 << 20;

}  // namespace

std::string FirstChange::changed() const {
  std::string out = line;
  const std::size_t at = out.find(word);
  return at == std::string::npos ? out : out.replace(at, word.size(), to);
}

bool FirstChange::done_in(const std::string& text) const {
  return text.find(changed()) != std::string::npos;
}

int FirstChange::line_number(const std::string& text) const {
  std::size_t at = text.find(line);
  if (at == std::string::npos) at = text.find(changed());
  if (at == std::string::npos) return 0;
  return 1 + static_cast<int>(
                 std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

std::optional<FirstChange> first_change_in(
    const std::function<const std::string*(const std::string& name)>& find) {
  const std::string* const offer = find(k_first_change_file);
  if (offer == nullptr) return {};
  try {
    const Json json = read_json(*offer);
    const FirstChange out{.about = json_text(json, "about"),
                          .file = json_text(json, "file"),
                          .line = json_text(json, "line"),
                          .word = json_text(json, "word"),
                          .to = json_text(json, "to")};
    const bool plain = out.file.find("..") == std::string::npos && !out.file.starts_with('/');
    if (!plain || out.line.find(out.word) == std::string::npos) return {};
    const std::string* const text = find(out.file);
    const bool there = text != nullptr && text->find(out.line) != std::string::npos;
    return there ? std::optional(out) : std::nullopt;
  } catch (const Error&) {
    return {};  // it is only an offer
  }
}

std::optional<FirstChange> read_first_change(const std::filesystem::path& folder) {
  std::map<std::string, std::string> read;
  return first_change_in([&](const std::string& name) -> const std::string* {
    std::error_code ignored;
    if (!std::filesystem::exists(folder / name, ignored)) return nullptr;
    const auto limit = name == k_first_change_file ? k_max_description : k_max_rules;
    return &(read[name] = scripting::read_whole(folder / name, limit));
  });
}

}  // namespace hr::editor
