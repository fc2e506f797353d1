// SPDX-License-Identifier: MIT
#include "editor/desk/ruleset_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <system_error>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "scripting/lua/shared_time.h"
#include "scripting/ruleset/changed_settings.h"
#include "scripting/table/open_table.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

void read_description(RulesetInfo& info) {
  const auto ruleset = scripting::load_ruleset(info.folder);
  const auto game = std::make_shared<const GameReport>(scripting::game_report(*ruleset));
  info.name = game->name;
  info.by = game->by;
  info.about = game->about;
  for (const SeatDef& seat : game->seats) info.seats.push_back(seat.name);
  info.options = ruleset->options();
  info.game = game;
  info.variants = scripting::describe_variants(info.folder);
  info.first_change = read_first_change(info.folder);
  const scripting::SeatsOption seats = scripting::find_seats_option(*ruleset);
  info.seats_option = seats.name;
  info.fewest = seats.fewest;
  info.most = seats.most;
}

// The ruleset text of the files with all existing variants.
std::string ruleset_text_of(const fs::path& folder) {
  try {
    return scripting::read_ruleset_text(folder, scripting::find_variants(folder)).hash();
  } catch (const std::exception&) {
    return {};
  }
}

fs::path shipped_folder(const std::vector<fs::path>& roots, const std::string& id) {
  std::error_code ignored;
  for (const fs::path& root : roots)
    if (fs::is_regular_file(root / id / "rules.lua", ignored)) return root / id;
  return {};
}

RulesetInfo title_of(const fs::path& folder, bool own, const std::vector<RulesetInfo>& known,
                     scripting::SharedTime& time) {
  RulesetInfo out;
  out.text = ruleset_text_of(folder);
  for (const RulesetInfo& info : known)
    if (info.folder == folder && !out.text.empty() && info.text == out.text) {
      out = info;
      out.id = folder.filename().string();
      out.original = false;
      return out;
    }
  out.id = out.name = folder.filename().string();
  out.folder = folder;
  out.own = own;
  out.complaint = time.complaint_of(out.id + "/rules.lua", [&] { read_description(out); });
  return out;
}

// A name that neither a listed ruleset nor a folder of the user has: "hex_2".
template <class IsListed>
std::string free_id(const std::string& name, const fs::path& own, const IsListed& is_listed) {
  std::error_code ignored;
  for (int number = 2;; ++number) {
    std::string out = fmt::format("{}_{}", name, number);
    if (!is_listed(out) && !fs::exists(own / out, ignored)) return out;
  }
}

}  // namespace

std::vector<RulesetInfo> list_rulesets(const fs::path& own, const std::vector<fs::path>& shipped,
                                       const std::vector<RulesetInfo>& known) {
  constexpr std::chrono::milliseconds k_free_time{50};  // including variants
  scripting::SharedTime time(k_free_time);
  std::map<std::string, RulesetInfo> found;
  const auto take = [&](const fs::path& root, bool is_own) {
    std::error_code ignored;
    if (!fs::is_directory(root, ignored)) return;
    for (const fs::path& folder : scripting::find_rulesets(root))
      if (!found.contains(folder.filename().string()))
        found.emplace(folder.filename().string(), title_of(folder, is_own, known, time));
  };
  take(own, true);
  for (const fs::path& root : shipped) take(root, false);
  for (auto& [id, info] : found) {
    info.shipped = shipped_folder(shipped, id);
    info.changed = info.own && (info.shipped.empty() || info.text != ruleset_text_of(info.shipped));
  }
  std::vector<RulesetInfo> out;
  for (auto& [id, info] : found) {
    out.push_back(std::move(info));
    if (!out.back().changed || out.back().shipped.empty()) continue;
    RulesetInfo original = title_of(out.back().shipped, false, known, time);
    original.shipped = original.folder;
    original.original = true;
    original.id = free_id(id, own, [&](const std::string& name) { return found.contains(name); });
    out.push_back(std::move(original));
  }
  return out;
}

RulesetInfo ruleset_in(const fs::path& folder, const fs::path& own,
                       const std::vector<RulesetInfo>& known) {
  std::error_code ignored;
  for (const RulesetInfo& info : known)
    if (fs::equivalent(info.folder, folder, ignored)) return info;
  scripting::SharedTime time;
  RulesetInfo out = title_of(folder, false, {}, time);
  out.shipped = folder;
  const auto listed = [&](const std::string& id) {
    return std::ranges::find(known, id, &RulesetInfo::id) != known.end();
  };
  if (listed(out.id) || fs::exists(own / out.id, ignored)) out.id = free_id(out.id, own, listed);
  return out;
}

GamePreview preview_game(const RulesetInfo& info, const StartGame& start,
                         const std::optional<GamePreview>& before) {
  GamePreview out;
  if (before && before->start.ruleset == start.ruleset) {
    out = *before;
  } else {
    out.seats = info.seats;
    out.options = info.options;
  }
  out.start = start;
  out.complaint = info.complaint;
  if (!out.complaint.empty()) return out;
  try {
    const auto ruleset = std::shared_ptr<scripting::Ruleset>(scripting::load_ruleset(
        scripting::read_ruleset_text(info.folder, start.variants, start.settings)));
    out.rolls = scripting::rolls_dice(ruleset);
    out.options = ruleset->options();
    out.text = std::make_shared<const RulesetText>(ruleset->text());
    const auto game = std::make_shared<const GameReport>(scripting::game_report(*ruleset));
    out.seats.clear();
    for (const SeatDef& seat : game->seats) out.seats.push_back(seat.name);
    out.game = game;
    out.position = nullptr;
  } catch (const std::exception& error) {
    out.complaint = error.what();
  }
  return out;
}

void remember_last(RulesetInfo& info, const LastRules& last) {
  if (last == LastRules{} || !info.complaint.empty()) return;
  try {
    scripting::load_ruleset(info.folder, last.settings, {}, last.variants);
    info.last_settings = last.settings;
    info.last_variants = last.variants;
  } catch (const std::exception&) {
    // The rules have changed since, so a new game starts with the defaults.
  }
}

}  // namespace hr::editor
