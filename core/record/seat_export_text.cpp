// SPDX-License-Identifier: MIT
// Exports as text for people.
#include "core/base/message.h"
#include "core/game/credit.h"
#include "core/record/export_marks.h"
#include "core/record/seat_export.h"
#include "core/table/action_list.h"
#include "core/table/table_access.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"

namespace hr {

namespace {

std::string line(const Message& sentence) { return sentence.in_english() + "\n"; }

struct ValueText {
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(bool flag) const { return flag ? "true" : "false"; }
  std::string operator()(const std::string& word) const { return word; }
  std::string operator()(const std::vector<std::string>& words) const {
    return words.empty() ? "none" : list_text(words);
  }
};

std::string options_line(const Match& match, const OptionsInForce& options) {
  std::vector<std::string> out;
  for (const auto& [name, value] : options)
    out.push_back(name + "=" + std::visit(ValueText(), value));
  if (options.empty() && match.rules().text)
    for (const auto& [name, value] : match.rules().text->settings)
      out.push_back(name + "=" + value);
  return out.empty() ? "" : line(Message("Options: {options}.", Message::all_of(out)));
}

std::string head(const Match& match, const Report& report, const OptionsInForce& options) {
  const Game& game = match.game();
  const GameDef& definition = game.definition();
  std::string out = std::string(k_text_export) + definition.name + credit(definition) + "\n";
  if (report.seat != SeatId::owner)
    out += line(is_seat(report.seat) ? Message("As seen by {seat}.", seat_text(game, report.seat))
                                     : Message("As seen by a spectator."));
  out += options_line(match, options);
  const auto& ruleset_text = match.rules().text;
  if (ruleset_text && !ruleset_text->variants.empty())
    out += line(Message("Variants: {variants}.", Message::all_of(ruleset_text->variants)));
  if (!definition.card.empty()) out += "\n";
  for (const std::string& line : definition.card) out += line + "\n";
  return out + "\n";
}

// The number of a step precedes its first line.
std::string log_text(const Report& report) {
  std::string out;
  int step = 0;
  for (const LogLine& line : report.log) {
    if (line.repeats) continue;
    const std::string number = line.step != step ? std::to_string(line.step) : "";
    step = line.step;
    out += std::string(number.size() < 4 ? 4 - number.size() : 0, ' ') + number + "  " + line.text +
           "\n";
  }
  return out;
}

std::string ready_text(const Game& game, const Report& report) {
  std::vector<Message> ready;
  for (int s = 0; s < game.seats(); ++s)
    if (report.seats[SeatId(s)].ready) ready.push_back(seat_message(game, SeatId(s)));
  if (ready.empty()) return "";
  return line(Message("{Seats} {seats:is|are} ready.", Message::all_of(std::move(ready))));
}

std::string standing(const Report& report) {
  std::string out = report.board.empty() ? "" : "\n" + report.board;
  for (const VarReport& var : report.vars) out += sentence(var.text()) + ".\n";
  for (const SeatReport& seat : report.seats)
    if (seat.score) out += line(Message("{Seat}: {n} {n:point|points}.", seat.name, *seat.score));
  return out;
}

std::string notes_text(const NotesReport& notes) {
  if (notes.lines.empty()) return "";
  std::string out = "\nNotes:\n" + notes.board;
  for (const std::string& line : notes.lines) out += "  " + line + "\n";
  return out;
}

std::string end_text(const Game& game, const Report& report) {
  if (report.ended) return report.outcome + "\n";
  std::string out = "The game is not over.\n" + ready_text(game, report);
  std::vector<Message> acting;
  for (int s = 0; s < game.seats(); ++s)
    if (report.seats[SeatId(s)].to_act) acting.push_back(seat_message(game, SeatId(s)));
  if (acting.size() == 1) out += line(Message("{Seat's} turn.", acting.front()));
  if (acting.size() > 1) out += line(Message("Waiting for {seats}.", Message::all_of(acting)));
  if (!report.stuck.empty()) out += report.stuck + "\n";
  if (report.seat != SeatId::owner && !report.legal.empty())
    out += action_list(seat_message(game, report.seat), report.legal);
  return out;
}

}  // namespace

std::string seat_export_text(const Table& table, SeatId seat, const OptionsInForce& options) {
  const Match& match = match_of(table);
  const Report report = table.report(Issuer::of(seat), ViewQuery{.text = true});
  return head(match, report, options) + log_text(report) + standing(report) +
         notes_text(report.notes) + "\n" + end_text(match.game(), report) +
         (report.problem.empty() ? "" : report.problem + "\n");
}

}  // namespace hr
