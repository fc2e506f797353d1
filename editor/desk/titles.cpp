// SPDX-License-Identifier: MIT
#include "editor/desk/titles.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <system_error>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "scripting/lua/shared_time.h"
#include "scripting/table/open_table.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t k_max_seats = 16;

int seats_with(const fs::path& folder, const std::string& option, std::int64_t value) {
  try {
    const auto ruleset = scripting::load_ruleset(folder, {{option, std::to_string(value)}});
    return static_cast<int>(scripting::game_report(*ruleset).seats.size());
  } catch (const std::exception&) {
    if (Allowance::unwinding()) throw;
    return 0;
  }
}

// Finds the option that sets the number of seats: the first one whose change changes that number.
void find_seats_option(Title& title) {
  const auto now = static_cast<int>(title.seats.size());
  title.fewest = title.most = now;
  for (const scripting::Option& option : title.options) {
    if (option.standard != scripting::OptionValue(std::int64_t{now})) continue;
    if (option.max > k_max_seats || option.min == option.max) continue;
    const int most = seats_with(title.folder, option.name, option.max);
    const int fewest = option.min == now ? now : seats_with(title.folder, option.name, option.min);
    if (most != option.max || fewest != option.min) continue;
    title.seats_option = option.name;
    title.fewest = fewest;
    title.most = most;
    return;
  }
}

void fill(Title& title) {
  const auto ruleset = scripting::load_ruleset(title.folder);
  const auto game = std::make_shared<const GameReport>(scripting::game_report(*ruleset));
  title.name = game->name;
  title.by = game->by;
  title.about = game->about;
  for (const SeatDef& seat : game->seats) title.seats.push_back(seat.name);
  title.options = ruleset->options();
  title.game = game;
  title.variants = scripting::describe_variants(title.folder);
  find_seats_option(title);
}

// Of the files and all existing variants.
std::string edition_of(const fs::path& folder) {
  try {
    return scripting::read_edition(folder, scripting::find_variants(folder)).hash();
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

Title title_of(const fs::path& folder, bool own, const std::vector<Title>& known,
               scripting::SharedTime& time) {
  Title out;
  out.edition = edition_of(folder);
  for (const Title& title : known)
    if (title.folder == folder && !out.edition.empty() && title.edition == out.edition)
      return title;
  out.id = out.name = folder.filename().string();
  out.folder = folder;
  out.own = own;
  out.complaint = time.complaint_of(out.id + "/rules.lua", [&] { fill(out); });
  return out;
}

}  // namespace

std::vector<Title> find_titles(const fs::path& own, const std::vector<fs::path>& shipped,
                               const std::vector<Title>& known) {
  constexpr std::chrono::milliseconds k_honest{50};  // including variants
  scripting::SharedTime time(k_honest);
  std::map<std::string, Title> found;
  const auto take = [&](const fs::path& root, bool is_own) {
    std::error_code ignored;
    if (!fs::is_directory(root, ignored)) return;
    for (const fs::path& folder : scripting::find_rulesets(root))
      if (!found.contains(folder.filename().string()))
        found.emplace(folder.filename().string(), title_of(folder, is_own, known, time));
  };
  take(own, true);
  for (const fs::path& root : shipped) take(root, false);
  for (auto& [id, title] : found) {
    title.shipped = shipped_folder(shipped, id);
    title.changed =
        title.own && (title.shipped.empty() || title.edition != edition_of(title.shipped));
  }
  std::vector<Title> out;
  for (auto& [id, title] : found) out.push_back(std::move(title));
  return out;
}

Title title_in(const fs::path& folder, const fs::path& own, const std::vector<Title>& known) {
  std::error_code ignored;
  for (const Title& title : known)
    if (fs::equivalent(title.folder, folder, ignored)) return title;
  scripting::SharedTime time;
  Title out = title_of(folder, false, {}, time);
  out.shipped = folder;
  const std::string name = out.id;
  const auto taken = [&] {
    return std::ranges::find(known, out.id, &Title::id) != known.end() ||
           fs::exists(own / out.id, ignored);
  };
  for (int number = 2; taken(); ++number) out.id = fmt::format("{}_{}", name, number);
  return out;
}

Prepared prepare(const Title& title, const StartGame& start,
                 const std::optional<Prepared>& before) {
  Prepared out;
  if (before && before->start.ruleset == start.ruleset) {
    out = *before;
  } else {
    out.seats = title.seats;
    out.options = title.options;
  }
  out.start = start;
  out.complaint = title.complaint;
  if (!out.complaint.empty()) return out;
  try {
    const auto ruleset = std::shared_ptr<scripting::Ruleset>(scripting::load_ruleset(
        scripting::read_edition(title.folder, start.variants, start.settings)));
    out.rolls = scripting::rolls_dice(ruleset);
    out.options = ruleset->options();
    out.seats.clear();
    for (const SeatDef& seat : scripting::game_report(*ruleset).seats)
      out.seats.push_back(seat.name);
  } catch (const std::exception& error) {
    out.complaint = error.what();
  }
  return out;
}

void remember_last(Title& title, const LastRules& last) {
  if (last == LastRules{} || !title.complaint.empty()) return;
  try {
    scripting::load_ruleset(title.folder, last.settings, {}, last.variants);
    title.last_settings = last.settings;
    title.last_variants = last.variants;
  } catch (const std::exception&) {
    // The rules have changed since: a new game starts with the defaults.
  }
}

}  // namespace hr::editor
