// SPDX-License-Identifier: MIT
#include "scripting/ruleset/workshop.h"

#include <system_error>
#include <utility>

#include "scripting/lua/shared_time.h"

namespace hr::scripting {

namespace {

std::unique_ptr<Workshop>& in_place() {
  static std::unique_ptr<Workshop> workshop = make_workshop();
  return workshop;
}

}  // namespace

Workshop& workshop() { return *in_place(); }

std::unique_ptr<Workshop> set_workshop(std::unique_ptr<Workshop> workshop) {
  return std::exchange(in_place(), std::move(workshop));
}

Sheets load_sheets(const Edition& edition) { return workshop().sheets(edition); }

std::unique_ptr<Ruleset> load_ruleset(const Edition& edition, const std::string& effect) {
  return workshop().load(edition, {}, effect);
}

std::unique_ptr<Ruleset> load_ruleset(const std::filesystem::path& folder, const Settings& settings,
                                      const std::string& effect,
                                      const std::vector<std::string>& variants) {
  std::error_code error;
  auto path = std::filesystem::weakly_canonical(folder, error);
  if (error) path = folder;
  return workshop().load(read_edition(path, variants, settings), path, effect);
}

std::vector<VariantNote> describe_variants(const std::filesystem::path& folder) {
  std::vector<VariantNote> out;
  SharedTime time;
  for (const std::string& id : find_variants(folder)) {
    VariantNote note;
    note.complaint =
        time.complaint_of(id, [&] { note = workshop().describe(read_edition(folder, {id}), id); });
    note.id = id;
    out.push_back(std::move(note));
  }
  return out;
}

}  // namespace hr::scripting
