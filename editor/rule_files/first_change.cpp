// SPDX-License-Identifier: MIT
#include "editor/rule_files/first_change.h"

#include <algorithm>
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

std::optional<FirstChange> read_first_change(const std::filesystem::path& folder) {
  std::error_code ignored;
  if (!std::filesystem::exists(folder / k_first_change_file, ignored)) return {};
  try {
    const Json json =
        read_json(scripting::read_whole(folder / k_first_change_file, k_max_description));
    const FirstChange out{.about = json_text(json, "about"),
                          .file = json_text(json, "file"),
                          .line = json_text(json, "line"),
                          .word = json_text(json, "word"),
                          .to = json_text(json, "to")};
    const bool plain = out.file.find("..") == std::string::npos && !out.file.starts_with('/');
    if (!plain || out.line.find(out.word) == std::string::npos) return {};
    const std::string text = scripting::read_whole(folder / out.file, k_max_rules);
    return text.find(out.line) == std::string::npos ? std::nullopt : std::optional(out);
  } catch (const Error&) {
    return {};  // it is only an offer
  }
}

}  // namespace hr::editor
