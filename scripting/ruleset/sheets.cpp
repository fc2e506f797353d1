// SPDX-License-Identifier: MIT
#include "scripting/ruleset/sheets.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/words.h"
#include "core/game/credit.h"
#include "core/game/game.h"
#include "core/par/answers.h"
#include "core/words/seat_names.h"
#include "scripting/ruleset/open_rules.h"
#include "scripting/source/option.h"

namespace hr::scripting {

namespace {

std::string sheet_settings(const Ruleset& ruleset) {
  const GameDef& definition = ruleset.game()->definition();
  std::string out = definition.name + credit(definition) + ".";
  std::vector<std::string> changed;
  for (const Option& option : ruleset.options())
    if (option.value != option.standard)
      changed.push_back(fmt::format("{} = {}", spoken(option.name), option_text(option.value)));
  if (ruleset.options().empty()) return out;
  if (changed.empty()) return out + " All options at their defaults.";
  return out + fmt::format(" Options: {}; all others at their defaults.", list_text(changed));
}

}  // namespace

namespace {

std::shared_ptr<const GameDef> with_names(const GameDef& definition,
                                          const std::vector<std::string>& players) {
  auto out = std::make_shared<GameDef>(definition);
  for (std::size_t s = 0; s < std::min(players.size(), out->seats.size()); ++s)
    out->seats[SeatId(s)].name = seat_name_with(players[s], out->seats[SeatId(s)].name);
  return out;
}

}  // namespace

Answers answers_of(std::shared_ptr<Ruleset> ruleset) {
  return find_answers(make_playable(std::move(ruleset)));
}

Printable printable(const Ruleset& ruleset, const std::vector<std::string>& players) {
  const GameDef& definition = ruleset.game()->definition();
  Printable out{.definition = {ruleset.game(), &definition},
                .sheets = load_sheets(ruleset.text()),
                .settings = sheet_settings(ruleset)};
  out.declared = !out.sheets.empty();
  if (!out.declared) out.sheets = plain_sheets(definition);
  if (!players.empty()) out.definition = with_names(definition, players);
  return out;
}

ById<CellId, std::string> printed_labels(const RulesetText& ruleset_text, int cells) {
  try {
    for (const Sheet& sheet : load_sheets(ruleset_text))
      for (const Block& block : sheet.blocks)
        if (const auto* picture = std::get_if<BoardPicture>(&block))
          if (picture->labels.size() == nth(cells)) return picture->labels;
  } catch (const std::exception&) {
    // They are not part of the rules.
  }
  return {};
}

}  // namespace hr::scripting
