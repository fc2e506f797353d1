// SPDX-License-Identifier: MIT
#include "editor/rule_files/draft_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "scripting/source/files.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t k_max_draft = 16 << 20;  // two rule files with every letter escaped

// The text as a JSON string. A draft is written with every letter, and the library would look at
// each byte of it; this copies what lies between the few characters that must be escaped. ASCII
// only: other texts go to the library, which refuses what is not UTF-8.
std::string quoted(const std::string& text) {
  const auto plain = [](char c) { return c >= ' ' && c != '"' && c != '\\'; };
  if (std::ranges::any_of(text,
                          [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; }))
    return Json(text).dump();
  std::string out = "\"";
  out.reserve(text.size() + text.size() / 8 + 2);
  for (auto at = text.begin(); at != text.end();) {
    const auto end = std::find_if_not(at, text.end(), plain);
    out.append(at, end);
    if (end == text.end()) break;
    if (*end == '\n') {
      out += "\\n";
    } else if (*end >= ' ') {
      (out += '\\') += *end;
    } else {
      const std::string escaped = Json(std::string(1, *end)).dump();
      out.append(escaped, 1, escaped.size() - 2);
    }
    at = end + 1;
  }
  return out += '"';
}

}  // namespace

fs::path DraftFolder::path_of(const std::string& ruleset, const std::string& file) const {
  return state_ / "drafts" / ruleset / (file + ".json");
}

// A draft that another window has written since it was read here is not overwritten.
scripting::HeldFile& DraftFolder::hold(const fs::path& path) {
  scripting::make_owners_folder(state_);
  scripting::make_owners_folder(path.parent_path());
  const auto found = held_.find(path);
  if (found != held_.end()) return found->second;
  scripting::HeldFile held(path, scripting::Access::owner);
  const auto there = scripting::stamp_of(path);
  const auto seen = seen_.find(path);
  if (there && (seen == seen_.end() || seen->second != there))
    throw scripting::Taken(
        fill("{}: cannot be written: another window has left edits there", path.string()));
  return held_.emplace(path, std::move(held)).first->second;
}

void DraftFolder::remove(const fs::path& path) {
  std::error_code error;
  if (!fs::exists(path, error)) return;
  try {
    hold(path);
  } catch (const scripting::Taken&) {
    return;  // the edits of another window
  }
  fs::remove(path, error);
  if (error) throw Error(fill("{}: cannot be deleted: {}", path.string(), error.message()));
}

void DraftFolder::write(const std::string& ruleset, const std::string& file,
                        const std::optional<Draft>& draft) {
  const fs::path path = path_of(ruleset, file);
  if (!draft) {
    remove(path);
    held_.erase(path);
    seen_.erase(path);
    return;
  }
  const std::string json = fmt::format("{{\n \"text\": {},\n \"base\": {}\n}}\n",
                                       quoted(draft->text), quoted(draft->base));
  try {
    hold(path).write(json, scripting::Flushed::no);
  } catch (const scripting::Taken&) {
    held_.erase(path);
    throw;
  }
}

void DraftFolder::flush(const std::string& ruleset, const std::string& file) const {
  scripting::flush(path_of(ruleset, file));
}

// An unreadable draft is ignored: the file itself still exists.
std::optional<Draft> DraftFolder::draft(const std::string& ruleset, const std::string& file) const {
  const fs::path path = path_of(ruleset, file);
  seen_[path] = scripting::stamp_of(path);
  if (!seen_[path]) return {};
  try {
    const Json json = read_json(scripting::read_whole(path, k_max_draft));
    return Draft{json_text(json, "text"), json_text(json, "base")};
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace hr::editor
