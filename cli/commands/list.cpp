// SPDX-License-Identifier: MIT
// houserules list: the available rulesets.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/commands/commands.h"
#include "cli/terminal/json_output.h"
#include "core/base/words.h"
#include "scripting/lua/shared_time.h"
#include "scripting/table/open_table.h"

namespace hr::cli {

namespace {

// A ruleset that cannot be loaded must not hide the others: its error is printed on its line.
struct ListEntry {
  std::string id, name, by, about, complaint;
  std::filesystem::path folder;
  std::size_t variants = 0;
};

ListEntry describe(const std::filesystem::path& folder, scripting::SharedTime& time) {
  ListEntry entry;
  entry.id = folder.filename().string();
  entry.folder = folder;
  entry.complaint = time.complaint_of(entry.id + "/rules.lua", [&] {
    entry.variants = scripting::find_variants(folder).size();
    const auto ruleset = scripting::load_ruleset(folder);
    const GameReport game = scripting::game_report(*ruleset);
    entry.name = game.name;
    entry.by = game.by;
    entry.about = game.about;
  });
  return entry;
}

std::string variants_text(std::size_t count) {
  return count == 0 ? "" : fmt::format(" ({} variant{})", count, count == 1 ? "" : "s");
}

Exit list_rulesets(bool json) {
  Exit code = Exit::ok;
  Json list = Json::array();
  std::vector<ListEntry> entries;
  std::size_t widest = 0;
  // No installed ruleset takes a third of this.
  constexpr std::chrono::milliseconds k_free_time{25};
  scripting::SharedTime time(k_free_time);
  for (const auto& folder : rulesets_in(ruleset_roots())) {
    entries.push_back(describe(folder, time));
    widest = std::max(widest, entries.back().id.size());
  }
  for (const ListEntry& entry : entries) {
    if (!entry.complaint.empty()) {
      message(entry.complaint);
      code = Exit::problems;
    }
    if (json) {
      list.push_back({{"ruleset", entry.id},
                      {"name", entry.name},
                      {"by", entry.by},
                      {"about", entry.about},
                      {"folder", entry.folder.string()},
                      {"variants", entry.variants},
                      {"sound", entry.complaint.empty()}});
      continue;
    }
    const std::string line = entry.complaint.empty()
                                 ? entry.name + ". " + entry.about + variants_text(entry.variants)
                                 : "cannot be loaded (see the message)";
    print_line(fmt::format("{:<{}}  {}", hr::printable(entry.id), widest, hr::printable(line)));
  }
  if (json) print_json(list);
  if (entries.empty()) message("no rulesets found");
  return code;
}

}  // namespace

void add_list(CommandLine& line) {
  const auto json = std::make_shared<bool>(false);
  Command command = line.add_command("list", "List the rulesets, one line each");
  add_json(command, *json);
  command.runs([json] { return list_rulesets(*json); });
}

}  // namespace hr::cli
