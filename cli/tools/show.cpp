// SPDX-License-Identifier: MIT
// houserules show: describes a ruleset: seats, board, options, rules card.
#include <fmt/format.h>

#include <array>
#include <map>
#include <memory>

#include "cli/arguments/arguments.h"
#include "cli/arguments/at_once.h"
#include "cli/arguments/locate.h"
#include "cli/terminal/json_output.h"
#include "cli/tools/tools.h"
#include "core/engine/engine.h"
#include "core/game/credit.h"
#include "core/kernel/make_engine.h"
#include "core/words/text.h"
#include "scripting/source/option_words.h"

namespace hr::cli {

namespace {

struct ShowArguments : RulesetArguments {
  std::uint64_t seed = 1;
  bool json = false;
};

Json option_details(const scripting::Option& option) {
  Json out{{"name", option.name},
           {"type", scripting::type_name(option.type())},
           {"value", option_json(option.value)},
           {"default", option_json(option.standard)}};
  const scripting::OptionFacts its = scripting::facts_of(option.type());
  if (its.bounds) {
    out["min"] = option.min;
    out["max"] = option.max;
  }
  if (its.steps) {
    out["even"] = option.even;
    out["zero"] = option.zero;
  }
  if (!option.words.empty()) out["words"] = option.words;
  out["range"] = scripting::option_range(option);
  out["help"] = option.help;
  out["variant"] = option.variant.empty() ? Json() : Json(option.variant);
  return out;
}

Json seats_json(const GameDef& definition) {
  Json list = Json::array();
  for (const SeatDef& seat : definition.seats)
    list.push_back(
        {{"name", seat.name}, {"faces", seat.faces.empty() ? Json() : Json(seat.faces)}});
  return list;
}

Json boards_json(const Board& board) {
  if (board.cells() == 0) return Json::array();
  const Coordinates size = board.size();
  Json out{{"name", "board"}, {"cells", board.plain_cells()}, {"links", board.links()}};
  if (board.is_grid()) out["size"] = {size.x, size.y, size.z};
  out["directions"] = board.direction_names();
  return Json::array({out});
}

const char* holds_name(Holds holds) {
  constexpr std::array<const char*, 4> names{"one", "stack", "pile", "tower"};
  return names[static_cast<std::size_t>(holds)];
}

const char* seen_by(const Visibility& see) {
  switch (see.who) {
    case Visibility::Who::all:
      return "all";
    case Visibility::Who::owner:
      return "owner";
    case Visibility::Who::others:
      return "all but its owner";
    case Visibility::Who::none:
      return "none";
    case Visibility::Who::seats:
      return "seats";
    case Visibility::Who::cells:
      return "cells";
  }
  return "";
}

Json zones_json(const GameDef& definition) {
  Json list = Json::array();
  for (const ZoneDef& zone : definition.zones)
    list.push_back({{"name", zone.name},
                    {"per_seat", zone.per_seat},
                    {"holds", holds_name(zone.holds)},
                    {"see", seen_by(zone.see)}});
  return list;
}

template <class List>
Json names_json(const List& list) {
  Json names = Json::array();
  for (const auto& entry : list) names.push_back(entry.name);
  return names;
}

Json note_json(const scripting::VariantInfo& note) {
  return {{"variant", note.id}, {"name", note.name}, {"by", note.by}, {"about", note.about}};
}

// The available variants, and what those in force have changed.
Json variants_json(const std::vector<scripting::VariantInfo>& there) {
  Json out = Json::array();
  for (const scripting::VariantInfo& note : there) {
    out.push_back(note_json(note));
    out.back()["sound"] = note.complaint.empty();
  }
  return out;
}

Json changes_json(const scripting::Ruleset& ruleset) {
  Json out = Json::array();
  for (const scripting::VariantInfo& note : ruleset.variants()) {
    out.push_back(note_json(note));
    out.back()["changes"] = note.changes;
  }
  return out;
}

Json ruleset_json(const scripting::Ruleset& ruleset,
                  const std::vector<scripting::VariantInfo>& there) {
  const GameDef& d = ruleset.game()->definition();
  Json out{{"ruleset", ruleset.id()},
           {"name", d.name},
           {"by", d.by},
           {"about", d.about},
           {"folder", ruleset.folder()},
           {"seats", seats_json(d)},
           {"boards", boards_json(d.board)},
           {"zones", zones_json(d)},
           {"pieces", names_json(d.kinds)},
           {"variables", names_json(d.vars)},
           {"verbs", names_json(d.verbs)},
           {"pie", d.pie}};
  out["options"] = Json::array();
  for (const scripting::Option& option : ruleset.options())
    out["options"].push_back(option_details(option));
  out["notices"] = ruleset.notices();
  out["variants"] = variants_json(there);
  out["changes"] = changes_json(ruleset);
  out["card"] = d.card;
  return out;
}

std::string options_text(const scripting::Ruleset& ruleset) {
  if (ruleset.options().empty()) return "No options.\n";
  std::string out = "Options (set with --option NAME=VALUE):\n";
  for (const scripting::Option& option : ruleset.options()) {
    out += fmt::format("  {}={}: {}", option.name, scripting::option_text(option.value),
                       scripting::option_range(option));
    out += option.value == option.standard
               ? "."
               : fmt::format("; default {}.", scripting::option_text(option.standard));
    if (!option.help.empty()) out += fmt::format(" {}.", option.help);
    if (!option.idle.empty()) out += " " + scripting::idle_note(option.idle);
    if (!option.variant.empty()) out += fmt::format(" From variant {}.", option.variant);
    out += "\n";
  }
  for (const std::string& notice : ruleset.notices())
    out += fmt::format("  ({})\n", sentence(notice + "."));
  return out;
}

std::string note_text(const scripting::VariantInfo& note) {
  if (!note.complaint.empty())
    return fmt::format("  {}: cannot be read: {}\n", note.id, note.complaint);
  return fmt::format("  {}: {}{}.{}\n", note.id, note.name, credit(note.by),
                     note.about.empty() ? "" : " " + note.about);
}

std::string variants_text(const scripting::Ruleset& ruleset,
                          const std::vector<scripting::VariantInfo>& there) {
  std::string out;
  if (!ruleset.variants().empty()) out += "Variants in use:\n";
  for (const scripting::VariantInfo& note : ruleset.variants()) {
    out += note_text(note);
    for (const std::string& change : note.changes) out += fmt::format("    {}\n", change);
  }
  if (!there.empty()) out += "Variants (choose with --variant NAME):\n";
  for (const scripting::VariantInfo& note : there) out += note_text(note);
  return out;
}

// "n" is spelled out as a word.
std::string facing_text(const std::string& faces) {
  static const std::map<std::string, std::string> words{
      {"n", "north"}, {"ne", "north-east"}, {"e", "east"}, {"se", "south-east"},
      {"s", "south"}, {"sw", "south-west"}, {"w", "west"}, {"nw", "north-west"}};
  const auto word = words.find(faces);
  return word == words.end() ? faces : word->second;
}

std::string traits_text(const VerbDef& verb) {
  std::vector<std::string> traits;
  if (verb.asked) traits.emplace_back("when asked");
  if (verb.final == Final::always) traits.emplace_back("cannot be taken back");
  if (verb.final == Final::if_rolled) traits.emplace_back("cannot be taken back after a roll");
  return traits.empty() ? "" : " (" + list_text(traits) + ")";
}

std::string verbs_text(const GameDef& d) {
  std::vector<std::string> verbs;
  for (const VerbDef& verb : d.verbs) verbs.push_back(spoken(verb.name) + traits_text(verb));
  return fmt::format("Actions: {}.\n", list_text(verbs));
}

std::string seats_text(const GameDef& d) {
  std::vector<std::string> seats;
  for (const SeatDef& seat : d.seats)
    seats.push_back(seat.faces.empty() ? seat.name
                                       : seat.name + " (faces " + facing_text(seat.faces) + ")");
  return fmt::format("Seats: {}.\n", list_text(seats));
}

std::string ruleset_text(const scripting::Ruleset& ruleset,
                         const std::vector<scripting::VariantInfo>& there, const View& start) {
  const GameDef& d = ruleset.game()->definition();
  std::string out = d.name + credit(d);
  out += (d.about.empty() ? "" : "\n" + d.about) + "\n\n";
  out += seats_text(d) + verbs_text(d);
  if (d.board.cells() > 0)
    out += fmt::format("Board: {} cells, {} links. At the start{}:\n\n{}\n", d.board.plain_cells(),
                       d.board.links(),
                       ruleset.game()->hides() ? ", including hidden information" : "",
                       board_text(start));
  out += options_text(ruleset) + variants_text(ruleset, there);
  if (!d.card.empty()) out += "\nThe rules:\n";
  for (const std::string& sentence : d.card) out += "  " + sentence + "\n";
  return out;
}

Exit show(const ShowArguments& arguments) {
  const auto ruleset = open_ruleset(arguments, false);
  const auto there = variants_there(arguments, *ruleset);
  if (arguments.json) {
    print_json(ruleset_json(*ruleset, there));
    return Exit::ok;
  }
  const auto engine = make_engine(ruleset->game(), ruleset->rules());
  State state;
  ActionContext context{.chance = Chance(arguments.seed)};
  engine->start(state, context);
  print(ruleset_text(*ruleset, there, View(*engine, state, SeatId::owner)));
  return Exit::ok;
}

}  // namespace

void add_show(CommandLine& line) {
  const auto arguments = std::make_shared<ShowArguments>();
  Command command =
      line.add_command("show", "Show a ruleset: seats, board, options and rules card");
  add_ruleset(command, *arguments);
  add_seed(command, arguments->seed, "Random seed for the setup (default 1)");
  add_json(command, arguments->json);
  command.runs(
      [arguments] { return at_once(arguments->ruleset, [&] { return show(*arguments); }); });
}

}  // namespace hr::cli
