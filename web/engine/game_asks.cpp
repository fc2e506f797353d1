// SPDX-License-Identifier: MIT
// Games: which there are, what one is like, beginning one and keeping it.
#include <algorithm>
#include <chrono>

#include "core/protocol/values.h"
#include "core/record/lesson.h"
#include "core/record/record.h"
#include "core/table/boards_report.h"
#include "core/table/typed_dice.h"
#include "scripting/check/check.h"
#include "scripting/ruleset/changed_settings.h"
#include "scripting/ruleset/sheets.h"
#include "scripting/source/option_words.h"
#include "scripting/source/read_ruleset_text.h"
#include "scripting/table/sample_position.h"
#include "scripting/templates/templates.h"
#include "web/engine/json.h"
#include "web/engine/shipped.h"
#include "web/engine/work.h"

namespace hr::web {

namespace {

using protocol::to_json;

Json seats_of(const GameReport& game) {
  Json out = Json::array();
  for (const SeatDef& seat : game.seats) out.push_back(seat.name);
  return out;
}

Json listed(const std::string& ruleset) {
  const std::vector<RuleFile> files = shipped_files(ruleset);
  Json out{
      {"ruleset", ruleset}, {"name", ruleset}, {"by", ""}, {"about", ""}, {"seats", Json::array()}};
  try {
    const GameReport game =
        scripting::game_report(*scripting::load_ruleset(scripting::text_of_files(ruleset, files)));
    out["name"] = game.name, out["by"] = game.by, out["about"] = game.about;
    out["seats"] = seats_of(game);
    out["variants"] = json_of(scripting::describe_variants(ruleset, files), {});
    out["complaint"] = "";
  } catch (const Error& error) {
    out["variants"] = Json::array();
    out["complaint"] = error.what();
  }
  return out;
}

// A record has only the files that its game uses. Of a game that comes with House Rules, the others
// are known.
std::vector<RuleFile> all_files_of(const RulesetText& ruleset_text) {
  const std::vector<RuleFile> shipped = shipped_files(ruleset_text.ruleset);
  const bool is_shipped = std::ranges::all_of(ruleset_text.files, [&](const RuleFile& file) {
    return std::ranges::find(shipped, file) != shipped.end();
  });
  return is_shipped ? shipped : ruleset_text.files;
}

void open(Asked& asked, Table table, std::shared_ptr<scripting::RulesCache> cache,
          std::vector<RuleFile> files) {
  table.keep_time([] {
    return std::chrono::duration_cast<TimePoint>(
        std::chrono::steady_clock::now().time_since_epoch());
  });
  asked.open.emplace(OpenTable{std::move(table), std::move(cache), std::move(files)});
}

}  // namespace

std::vector<RuleFile> files_of(const GameChoice& choice) {
  if (choice.files) return *choice.files;
  std::vector<RuleFile> out = shipped_files(choice.ruleset);
  if (out.empty()) throw Error("There is no game called " + quote(choice.ruleset) + ".");
  return out;
}

Settings settings_of(const GameChoice& choice) {
  return {choice.settings.begin(), choice.settings.end()};
}

RulesetText ruleset_text_of(const GameChoice& choice) {
  for (const std::string& variant : choice.variants)
    if (scripting::is_variant_path(variant))
      throw Error("variants: expected the name of a variant, got " + quote(variant));
  return scripting::text_of_files(choice.ruleset, files_of(choice), choice.variants,
                                  settings_of(choice));
}

Refusal refused(const RulesetText& ruleset_text, const std::string& error) {
  const scripting::Finding found =
      scripting::unreadable(ruleset_text.ruleset, Error(error)).findings.front();
  const std::string name = found.file.substr(found.file.find('/') + 1);
  const bool placed =
      ruleset_text.find(name) != nullptr && error.find(name + ":") != std::string::npos;
  return Refusal(error, placed ? name + ":" + std::to_string(found.line) : "");
}

ById<CellId, std::string> labels_of(const scripting::Ruleset& ruleset) {
  const int cells = scripting::game_report(ruleset).board.cells();
  return scripting::printed_labels(ruleset.text(), cells);
}

std::shared_ptr<scripting::Ruleset> load(const RulesetText& ruleset_text) {
  try {
    return scripting::load_ruleset(ruleset_text);
  } catch (const Error& error) {
    throw refused(ruleset_text, error.what());
  }
}

Json run(Asked&, const Games&) {
  Json games = Json::array(), templates = Json::array();
  for (const std::string& ruleset : shipped_rulesets()) games.push_back(listed(ruleset));
  for (const scripting::GameTemplate& each : scripting::game_templates())
    templates.push_back({{"id", each.id}, {"about", each.about}});
  return {{"version", HOUSERULES_VERSION}, {"games", games}, {"templates", templates}};
}

Json run(Asked&, const Files& ask) {
  return {{"files", json_of(files_of(
                        {.ruleset = ask.ruleset, .files = {}, .variants = {}, .settings = {}}))}};
}

Json run(Asked&, const Examine& ask) {
  const RulesetText ruleset_text = ruleset_text_of(ask.game);
  const std::shared_ptr<scripting::Ruleset> ruleset = load(ruleset_text);
  const GameReport game = scripting::game_report(*ruleset);
  Json out{
      {"name", game.name},
      {"by", game.by},
      {"about", game.about},
      {"card", game.card},
      {"seats", seats_of(game)},
      {"options", json_of(ruleset->options())},
      {"variants", json_of(scripting::describe_variants(ruleset_text.ruleset, files_of(ask.game)),
                           ruleset_text.variants)},
      {"labels", to_json(labels_of(*ruleset))},
      {"notices", notices_of(*ruleset)}};
  try {
    const Report position = scripting::sample_position(ruleset);
    out["rolls"] = scripting::rolls_dice(ruleset);
    out["game"] = to_json(game);
    out["position"] = to_json(position);
    out["boards"] = to_json(boards_report(game, position));
  } catch (const Error& error) {
    throw refused(ruleset_text, error.what());
  }
  return out;
}

Json run(Asked&, const ReadDice& ask) {
  const std::optional<std::vector<int>> dice = read_dice(ask.typed);
  return {{"dice", dice ? Json(*dice) : Json()},
          {"help", dice_help(ask.sum ? TypedDice::sum_or_faces : TypedDice::faces)}};
}

Json run(Asked&, const GetSeatsOption& ask) {
  const auto ruleset = load(ruleset_text_of(ask.game));
  const auto [name, fewest, most] = scripting::find_seats_option(*ruleset);
  if (name.empty()) return nullptr;
  return {{"name", name},
          {"title", scripting::option_title(*scripting::find_option(*ruleset, name))},
          {"fewest", fewest},
          {"most", most}};
}

Json run(Asked& asked, const Begin& ask) {
  const RulesetText ruleset_text = ruleset_text_of(ask.game);
  const std::shared_ptr<scripting::Ruleset> ruleset = load(ruleset_text);
  const std::uint64_t seed = ask.seed ? *ask.seed : scripting::any_seed();
  auto cache = std::make_shared<scripting::RulesCache>();
  try {
    Table table = scripting::begin_game(
        ruleset, {.seed = seed, .dice = ask.dice, .players = ask.players}, cache);
    open(asked, std::move(table), std::move(cache), files_of(ask.game));
  } catch (const Refusal&) {
    throw;
  } catch (const Error& error) {
    throw refused(ruleset_text, error.what());
  }
  return Json::object();
}

Json run(Asked& asked, const Resume& ask) {
  const Record record = read_record_so_far(ask.record, "the record");
  auto cache = std::make_shared<scripting::RulesCache>();
  Table table = scripting::resume_game(record, record.players, cache);
  const RulesetText ruleset_text = *table.report(Issuer::owner(), RulesetTextQuery()).text;
  open(asked, std::move(table), std::move(cache), all_files_of(ruleset_text));
  return {{"ruleset", ruleset_text.ruleset},
          {"files", json_of(ruleset_text.files)},
          {"variants", ruleset_text.variants},
          {"settings", json_of(ruleset_text.settings)},
          {"cut", record.cut}};
}

Json run(Asked& asked, const GetRecord&) { return {{"record", record_text(asked.table().table)}}; }

Json run(Asked&, const ReadLesson& ask) {
  const Lesson lesson = read_lesson(ask.text, "the lesson");
  return {{"ruleset", lesson.ruleset},
          {"variants", lesson.variants},
          {"settings", json_of(lesson.settings)},
          {"players", to_json(lesson.players)}};
}

Json run(Asked&, const MakeLesson& ask) {
  return {{"text", lesson_text({.ruleset = ask.game.ruleset,
                                .settings = settings_of(ask.game),
                                .variants = ask.game.variants,
                                .players = ask.players})}};
}

}  // namespace hr::web
