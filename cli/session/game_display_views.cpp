// SPDX-License-Identifier: MIT
// The views of the game that a session prints: board, scores, legal moves, rules card, par, the
// end.
#include <fmt/format.h>

#include <span>

#include "cli/session/game_display.h"
#include "cli/terminal/output.h"
#include "core/base/message.h"
#include "core/base/words.h"
#include "core/table/action_json.h"
#include "core/table/action_list.h"
#include "core/table/scoreboard.h"
#include "texts/texts.h"

namespace hr::cli {

namespace {

// The winning group, and the parts into which it cuts the rest of the board.
Json win_json(const WinReport& win) {
  Json parts = Json::array();
  for (const WinReport::CutPart& part : win.parts)
    parts.push_back({{"cells", part.cells}, {"marks", part.marks}});
  Json out{{"cells", win.cells}};
  if (!win.parts.empty()) out["parts"] = std::move(parts);
  return out;
}

Json run_json(const RunReport& run, const std::string& collects) {
  return {{"score", run.score}, {collects, run.route.size()}, {"route", run.route}};
}

}  // namespace

void GameDisplay::show_board(const Report& report) const {
  if (output_.json()) return output_.text("board", report.board);
  if (output_.style().spoken)
    for (const std::string& line : report.spoken) print_line(line);
  else if (!report.board.empty())
    print("\n" + report.board + "\n");
  for (const std::string& reminder : report.reminders) print_line(reminder);
  for (const VarReport& var : report.vars) output_.line(var_message(var));
  show_scores(report);
}

void GameDisplay::show_scores(const Report& report) const {
  Json scores = Json::object();
  for (const SeatReport& who : report.seats) {
    if (!who.score) continue;
    if (output_.json())
      scores[who.name] = *who.score;
    else if (!report.total || report.seats.size() == 1)
      output_.line(Message("{Seat} {seat:has|have} {n} {n:point|points}.",
                           Message::name(name_of(who), who.plural), *who.score));
  }
  const std::string together = output_.json() ? "" : scoreboard(report).together;
  if (!together.empty()) print_line(together);
  if (!scores.empty()) print_json_line({{"type", "scores"}, {"scores", scores}});
}

// At the end everything is shown to everybody, as people at a table turn over hidden pieces.
void GameDisplay::finish() {
  const StatusReport& over = table_.status();
  const Report report = report_for(SeatId::owner);
  if (!output_.json()) {
    show_board(report);
    print_line(report.outcome);
    if (report.seats.size() > 2 && !report.places.empty()) print_line(report.places);
    if (output_.style().spoken && report.win)
      for (const std::string& line : report.win->sentences) print_line(line);
    return;
  }
  Json winners = Json::array();
  for (const SeatReport& seat : over.seats)
    if (seat.won) winners.push_back(seat.name);
  Json end{{"type", "end"},
           {"ply", over.ply},
           {"text", report.outcome},
           {"result", report.result},
           {"winners", std::move(winners)}};
  for (const SeatReport& seat : report.seats)
    if (seat.rank) end["ranks"][seat.name] = *seat.rank, end["margin"] = report.margin;
  if (report.total) end["total"] = *report.total;
  if (over.secrets) end["board"] = report.board;
  if (report.win) end["win"] = win_json(*report.win);
  print_json_line(end);
}

void GameDisplay::show_legal(SeatId seat) {
  const Report report = report_for(seat, output_.json());
  if (!output_.json())
    return print(action_list(Message::name(table_.name_of(seat), report.seats[seat].plural),
                             report.legal, report.stuck, output_.style().language));
  Json actions = Json::array();
  for (const ActionReport& action : report.legal) actions.push_back(action_json(action));
  Json legal{{"type", "legal"}, {"actions", std::move(actions)}};
  if (!report.stuck.empty()) legal["stuck"] = report.stuck;
  print_json_line(legal);
}

// The position, and why a seat can do nothing although it is asked.
void GameDisplay::show_position(SeatId seat) {
  const Report report = report_for(table_.status().ended ? SeatId::owner : seat);
  show_board(report);
  if (!report.stuck.empty()) output_.text("stuck", report.stuck);
}

// After the game everything is shown to everybody.
void GameDisplay::show_group(SeatId seat, const std::vector<std::string>& words) const {
  const SeatId viewer = table_.status().ended ? SeatId::owner : seat;
  const Reply reply =
      table_.report(Issuer::of(viewer), GroupQuery{.cell = joined(std::span(words).subspan(1))});
  reply.ok ? output_.text("group", reply.text) : output_.refuse(reply.text);
}

void GameDisplay::show_rules() const {
  const GameReport& definition = *table_.game();
  std::string card;
  for (const std::string& line : definition.card) card += (card.empty() ? "" : "\n") + line;
  if (card.empty())
    card = output_.words(Message::of(texts::card::none, {})) + " " + definition.about;
  output_.text("rules", card);
}

void GameDisplay::show_par(SeatId seat) const {
  const SessionStyle& style = output_.style();
  const ParReport par = table_.report(Issuer::of(style.owner ? SeatId::owner : seat), ParQuery());
  if (!par.refusal.empty()) {
    const bool others =
        table_.game()->par && !style.owner && style.names_owner && !table_.status().ended;
    return output_.refuse(
        others ? output_.words(
                     Message("{refusal} With play --owner it is shown here.", reason(par.refusal)))
               : reason(par.refusal));
  }
  if (!style.json) {
    print_line(par.whole.text);
    if (par.left) output_.line(Message("From here on: {run}", par.left->text));
    return;
  }
  Json out{{"type", "par"}};
  out.update(run_json(par.whole, par.collects));
  if (par.left) out["left"] = run_json(*par.left, par.collects);
  print_json_line(out);
}

// Cells in the order of the board.
void GameDisplay::show_worth(SeatId seat) const {
  const bool owner = output_.style().owner || table_.status().ended;
  const CellValuesReport found =
      table_.report(Issuer::of(owner ? SeatId::owner : seat), CellValuesQuery());
  if (found.text.empty())
    return output_.refuse(Message("The rules of this game do not say what cells are worth."));
  if (!output_.json()) return print_line(found.text);
  Json cells = Json::array();
  const Board& board = table_.game()->board;
  for (int c = 0; c < board.cells(); ++c)
    if (const auto& value = found.cells[CellId(c)])
      cells.push_back({{"cell", board.name(CellId(c))},
                       {"worth", value->worth},
                       {"usual", value->usual},
                       {"raised", value->raised()}});
  print_json_line({{"type", "worth"}, {"cells", std::move(cells)}});
}

}  // namespace hr::cli
