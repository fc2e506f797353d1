// SPDX-License-Identifier: MIT
// The rules of the open table, and changing them while it is played.
#include <algorithm>

#include "core/protocol/values.h"
#include "scripting/ruleset/edition_settings.h"
#include "scripting/source/edition_files.h"
#include "web/engine/json.h"
#include "web/engine/work.h"

namespace hr::web {

namespace {

Edition in_force(const Table& table) {
  return table.report(Issuer::owner(), EditionQuery()).edition.value();
}

Edition without_setting(Edition edition, const std::string& name) {
  std::erase_if(edition.settings, [&](const auto& setting) { return setting.first == name; });
  return edition;
}

std::shared_ptr<scripting::Ruleset> with_option(const Edition& now,
                                                const Change::OptionChange& change) {
  return change.value ? scripting::with_setting(now, change.name, *change.value)
                      : std::shared_ptr(scripting::load_ruleset(without_setting(now, change.name)));
}

std::shared_ptr<scripting::Ruleset> with_variant(const Edition& now,
                                                 const Change::VariantChange& change) {
  const bool on = std::ranges::count(now.variants, change.name) > 0;
  if (!change.on) return scripting::without_variant(now, change.name);
  if (on && !change.file) throw Error("This variant is switched on already.");
  if (!change.file) throw Error("change.variant.file: expected the variant's file, got none");
  return scripting::with_variant(on ? scripting::without_variant(now, change.name)->edition() : now,
                                 *change.file);
}

// The saved files, under the options and variants in force.
Edition with_files(const Edition& now, const std::vector<RuleFile>& files) {
  return scripting::edition_of_files(now.ruleset, files, now.variants, now.settings);
}

std::shared_ptr<scripting::Ruleset> changed(const Edition& now, const Change& change) {
  const int given = (change.option ? 1 : 0) + (change.variant ? 1 : 0) + (change.files ? 1 : 0);
  if (given != 1) throw Error("change: expected one of option, variant and files");
  if (change.option) return with_option(now, *change.option);
  if (change.variant) return with_variant(now, *change.variant);
  return scripting::load_ruleset(with_files(now, *change.files));
}

// All variants of the game: those in force as they are, and the others of its files.
Json variants_of(const OpenTable& open, const Edition& now) {
  std::vector<RuleFile> files = now.files;
  for (const RuleFile& file : open.files)
    if (file.name.starts_with("variants/") && now.find(file.name) == nullptr) files.push_back(file);
  return json_of(scripting::describe_variants(now.ruleset, files), now.variants);
}

}  // namespace

Json run(Asked& asked, const Rules&) {
  const Edition now = in_force(asked.table().table);
  const std::shared_ptr<scripting::Ruleset> ruleset = load(now);
  return {{"ruleset", now.ruleset},
          {"files", json_of(now.files)},
          {"variants", now.variants},
          {"settings", json_of(now.settings)},
          {"options", json_of(ruleset->options())},
          {"variants_known", variants_of(asked.table(), now)},
          {"labels", protocol::to_json(labels_of(*ruleset))},
          {"notices", ruleset->notices()}};
}

// Rules that are in force already are no step.
Json run(Asked& asked, const Change& ask) {
  OpenTable& open = asked.table();
  const Edition now = in_force(open.table);
  // The place of an error is looked for in the files that were given.
  const Edition given =
      ask.files
          ? Edition{.ruleset = now.ruleset, .files = *ask.files, .variants = {}, .settings = {}}
          : now;
  std::shared_ptr<scripting::Ruleset> next;
  try {
    next = changed(now, ask);
  } catch (const Error& error) {
    throw refused(given, error.what());
  }
  const auto known = [&](const std::string& text, bool changed) -> Json {
    if (ask.files) open.files = *ask.files;
    return {{"text", text}, {"changed", changed}};
  };
  if (next->edition() == now) return known("", false);
  open.cache->keep(next);
  const Reply reply = open.table.give(Issuer::owner(), ChangeRules{next->edition()});
  if (!reply.ok) {
    const std::string failure = open.table.report(Issuer::owner(), OwnerQuery()).failure;
    throw refused(given, failure.empty() ? reply.text : failure);
  }
  return known(reply.text, true);
}

}  // namespace hr::web
