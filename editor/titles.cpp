// SPDX-License-Identifier: MIT
#include "editor/titles.h"

#include <fmt/format.h>

#include <map>
#include <system_error>

#include "core/error.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

void fill(Title& title) {
  const auto ruleset = scripting::load_ruleset(title.folder);
  const Definition& definition = ruleset->game()->definition();
  title.name = definition.name;
  title.by = definition.by;
  title.about = definition.about;
  for (const SeatDef& seat : definition.seats) title.seats.push_back(seat.name);
  title.options = ruleset->options();
  title.game = ruleset->game();
  title.variants = scripting::describe_variants(title.folder);
}

fs::path shipped_folder(const std::vector<fs::path>& roots, const std::string& id) {
  std::error_code ignored;
  for (const fs::path& root : roots)
    if (fs::is_regular_file(root / id / "rules.lua", ignored)) return root / id;
  return {};
}

Title title_of(const fs::path& folder, bool own) {
  Title out;
  out.id = out.name = folder.filename().string();
  out.folder = folder;
  out.own = own;
  try {
    fill(out);
  } catch (const std::exception& error) {
    out.complaint = error.what();
  }
  return out;
}

}  // namespace

std::vector<Title> find_titles(const fs::path& own, const std::vector<fs::path>& shipped) {
  std::map<std::string, Title> found;
  const auto take = [&](const fs::path& root, bool is_own) {
    std::error_code ignored;
    if (!fs::is_directory(root, ignored)) return;
    for (const fs::path& folder : scripting::find_rulesets(root))
      if (!found.contains(folder.filename().string()))
        found.emplace(folder.filename().string(), title_of(folder, is_own));
  };
  take(own, true);
  for (const fs::path& root : shipped) take(root, false);
  for (auto& [id, title] : found) title.shipped = shipped_folder(shipped, id);
  std::vector<Title> out;
  for (auto& [id, title] : found) out.push_back(std::move(title));
  return out;
}

void copy_rules(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::path fresh = to;
  fresh += ".new";
  fs::remove_all(fresh, error);
  fs::create_directories(to.parent_path(), error);
  if (!error) fs::copy(from, fresh, fs::copy_options::recursive, error);
  if (!error) fs::rename(fresh, to, error);
  if (!error) return;
  const std::string why = error.message();
  fs::remove_all(fresh, error);
  throw Error(fmt::format("{}: cannot be written: {}", to.string(), why));
}

}  // namespace hr::editor
