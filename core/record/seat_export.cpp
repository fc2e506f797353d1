// SPDX-License-Identifier: MIT
#include "core/record/seat_export.h"

#include <nlohmann/json.hpp>

#include "core/match/log.h"
#include "core/record/record_lines.h"
#include "core/table/action_json.h"
#include "core/table/table_access.h"
#include "core/words/text.h"

namespace hr {

namespace {

using Json = nlohmann::ordered_json;

Json seat_json(const Game& game, SeatId seat) {
  return is_seat(seat) ? Json(seat_text(game, seat)) : Json();
}

// The rules of this line, in the order in which they came into force; the rules of other branches,
// and even their number, are not revealed.
Json rules_json(const Match& match) {
  Json out = Json::array();
  for (const RulesId number : rules_of_line(match)) {
    const auto& ruleset_text = match.all_rules()[number].text;
    out.push_back(ruleset_text ? ruleset_text_json(*ruleset_text) : Json::object());
  }
  return out;
}

int rules_in_force(const Match& match) {
  const std::vector<RulesId> numbers = rules_of_line(match);
  return static_cast<int>(std::ranges::find(numbers, match.node().rules) - numbers.begin());
}

void put_step(Json& out, const LogLine& line) {
  out["type"] = step_word(*line.type);
  if (*line.type == StepType::rules) out["rules"] = line.rules;
  if (line.seat.empty()) return;
  out["seat"] = line.seat;
  if (line.name.empty()) return;  // a step of the table
  out["verb"] = line.name;
  if (line.arguments) out["arguments"] = arguments_json(*line.arguments);
  if (!line.dice.empty()) out["dice"] = line.dice;
}

Json log_json(const Report& report) {
  constexpr std::size_t k_fields = 8;
  // A log is long: room beforehand, and assignments instead of lists, take less time.
  Json out = Json::array();
  out.get_ref<Json::array_t&>().reserve(report.log.size());
  for (const LogLine& line : report.log) {
    Json entry = Json::object();
    entry.get_ref<Json::object_t&>().reserve(k_fields);
    entry["step"] = line.step;
    entry["ply"] = line.ply;
    if (line.type) {
      put_step(entry, line);
    } else {
      entry["type"] = "event";
      entry["event"] = line.name;
      entry["arguments"] = arguments_json(line.arguments.value_or(NamedArguments()));
    }
    entry["text"] = line.text;
    out.push_back(std::move(entry));
  }
  return out;
}

Json notes_json(const NotesReport& notes) {
  Json out = Json::array();
  for (const NoteReport& note : notes.notes) {
    Json entry{{"cell", note.cell}, {"text", note.text}, {"passages", note.passages}};
    if (!note.on_board) entry["on_board"] = false;
    out.push_back(std::move(entry));
  }
  return out;
}

Json seats_json(const Report& report) {
  Json out = Json::array();
  for (const SeatReport& seat : report.seats)
    out.push_back({{"name", seat.name},
                   {"player", seat.player_name},
                   {"bot", seat.bot.has_value()},
                   {"to_act", seat.to_act},
                   {"ready", seat.ready},
                   {"won", seat.won},
                   {"score", seat.score ? Json(*seat.score) : Json()}});
  return out;
}

Json zones_json(const Game& game, const Report& report) {
  Json out = Json::array();
  for (const ZoneReport& zone : report.zones) {
    Json cells = Json::object();
    for (const CellReport& cell : zone.cells) {
      if (cell.hidden) cells[cell.name] = "hidden";
      for (const PieceReport& piece : cell.pieces) {
        Json entry{{"kind", piece.kind}};
        if (piece.owner != SeatId::none) entry["seat"] = seat_json(game, piece.owner);
        if (piece.count != 1) entry["count"] = piece.count;
        cells[cell.name].push_back(std::move(entry));
      }
    }
    Json entry{{"name", zone.name}};
    if (zone.seat != SeatId::none) entry["seat"] = seat_json(game, zone.seat);
    entry["cells"] = std::move(cells);
    out.push_back(std::move(entry));
  }
  return out;
}

Json legal_json(const Game& game, const Report& report) {
  Json out = Json::array();
  for (const ActionReport& action : report.legal) {
    Json entry{{"seat", seat_json(game, action.seat)}};
    entry.update(action_json(action));
    if (action.range) entry["range"] = true;
    out.push_back(std::move(entry));
  }
  return out;
}

Json options_json(const Match& match, const OptionsInForce& options) {
  Json out = Json::object();
  for (const auto& [name, value] : options)
    out[name] = std::visit([](const auto& v) { return Json(v); }, value);
  if (options.empty() && match.rules().text)
    for (const auto& [name, value] : match.rules().text->settings) out[name] = value;
  return out;
}

Json scores_json(const Report& report) {
  Json out = Json::object();
  for (const SeatReport& seat : report.seats)
    if (seat.score) out[seat.name] = *seat.score;
  return out;
}

Json export_of(const Table& table, SeatId seat, const OptionsInForce& options) {
  const Match& match = match_of(table);
  const Game& game = match.game();
  const Report report = table.report(Issuer::of(seat), ViewQuery{.arguments = true});
  const auto& ruleset_text = match.rules().text;
  Json out{{"houserules", "export"},
           {"format", 1},
           {"ruleset", ruleset_text ? ruleset_text->ruleset : ""},
           {"name", game.definition().name},
           {"by", game.definition().by},
           {"seen_by", seat_json(game, report.seat)},
           {"options", options_json(match, options)},
           {"variants", ruleset_text ? ruleset_text->variants : std::vector<std::string>()},
           {"card", game.definition().card},
           {"rules", rules_json(match)},
           {"rules_in_force", rules_in_force(match)},
           {"log", log_json(report)},
           {"ply", report.ply},
           {"seats", seats_json(report)},
           {"zones", zones_json(game, report)},
           {"variables", vars_text(match.view(seat))},
           {"legal", legal_json(game, report)},
           {"scores", scores_json(report)},
           {"ended", report.ended},
           {"outcome", report.outcome},
           {"result", report.result}};
  if (is_seat(seat)) out["notes"] = notes_json(report.notes);
  if (!report.stuck.empty()) out["stuck"] = report.stuck;
  if (!report.problem.empty()) out["problem"] = report.problem;
  return out;
}

}  // namespace

std::string seat_export_json(const Table& table, SeatId seat, const OptionsInForce& options) {
  return export_of(table, seat, options).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string seat_export_bytes(const Table& table, SeatId seat, const OptionsInForce& options) {
  std::string out;
  Json::to_cbor(export_of(table, seat, options), out);
  return out;
}

}  // namespace hr
