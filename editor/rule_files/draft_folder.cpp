// SPDX-License-Identifier: MIT
#include "editor/rule_files/draft_folder.h"

#include <fmt/format.h>

#include <system_error>

#include "core/base/error.h"
#include "core/base/read_json.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t k_max_draft = 16 << 20;  // two rule files with every letter escaped

}  // namespace

fs::path DraftFolder::path_of(const std::string& ruleset, const std::string& file) const {
  return state_ / "drafts" / ruleset / (file + ".json");
}

void DraftFolder::write(const std::string& ruleset, const std::string& file,
                        const std::optional<Draft>& draft) const {
  const fs::path path = path_of(ruleset, file);
  if (!draft) {
    std::error_code error;
    if (!fs::exists(path, error)) return;
    fs::remove(path, error);
    if (error)
      throw Error(fmt::format("{}: cannot be deleted: {}", path.string(), error.message()));
    return;
  }
  scripting::make_owners_folder(state_);
  scripting::make_owners_folder(path.parent_path());
  const Json json{{"text", draft->text}, {"base", draft->base}};
  scripting::write_soon(path, json.dump(1) + "\n", scripting::Access::owner);
}

void DraftFolder::flush(const std::string& ruleset, const std::string& file) const {
  scripting::flush(path_of(ruleset, file));
}

// An unreadable draft is ignored: the file itself still exists.
std::optional<Draft> DraftFolder::draft(const std::string& ruleset, const std::string& file) const {
  const fs::path path = path_of(ruleset, file);
  std::error_code ignored;
  if (!fs::is_regular_file(path, ignored)) return {};
  try {
    const Json json = read_json(scripting::read_whole(path, k_max_draft));
    return Draft{json_text(json, "text"), json_text(json, "base")};
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace hr::editor
