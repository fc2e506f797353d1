// SPDX-License-Identifier: MIT
// How a game ended, and the values of variables, in words.
#include "core/words/seat_names.h"
#include "core/words/text.h"

namespace hr {

namespace {

std::string counted(std::int64_t n, const std::string& what) {
  return std::to_string(n) + " " + what + (n == 1 ? "" : "s");
}

std::string reason_text(const EndDef& end) {
  const std::string text = end_text(end);
  return text + (!text.empty() && result_of(end) == EndResult::loses ? ", which loses" : "");
}

std::string out_text(const Game& game, const Header& header, const SeatNames& names) {
  std::vector<std::string> out;
  for (int s = 0; s < game.seats(); ++s)
    if (is_out(header, SeatId(s))) out.push_back(seat_text(game, SeatId(s), names));
  return list_text(out);
}

std::string reason_text(const Game& game, const Header& header, const SeatNames& names) {
  switch (header.reason) {
    case EndReason::end:
      if (header.end >= game.definition().ends.size()) return "";
      return reason_text(game.definition().ends[header.end]);
    case EndReason::stuck:
      if (const std::string& name = stuck_name(game.definition(), header.end); !name.empty())
        return name;
      return agreeing(game, header.turn, names, "has nothing left to do");
    case EndReason::all_stuck:
      return "nobody has anything left to do";
    case EndReason::no_turn:
      return "there are no more turns";
    case EndReason::resigned:
      return out_text(game, header, names) + " resigned";
    case EndReason::agreed:
      return game.seats() == 2 ? "both players agreed" : "all players agreed";
    case EndReason::out_of_time:
      return seat_text(game, SeatId(header.end), names) + " ran out of time";
    case EndReason::rule:  // it says so itself
    case EndReason::none:
      break;
  }
  return "";
}

}  // namespace

std::string places_text(const Game& game, const Standing& standing, const SeatNames& names) {
  std::vector<std::string> places;
  for (int rank = 1; rank <= game.seats(); ++rank)
    for (int s = 0; s < game.seats(); ++s)
      if (standing.ranks[nth(s)] == rank)
        places.push_back(std::to_string(rank) + ". " + seat_text(game, SeatId(s), names) + " (" +
                         std::to_string(standing.scores[nth(s)]) + ")");
  std::string out;
  for (const std::string& place : places) out += (out.empty() ? "" : ", ") + place;
  return out + ".";
}

std::string total_text(const Game& game, std::int64_t total) {
  return (game.seats() == 1 ? "You scored " : "Together you scored ") + counted(total, "point") +
         ".";
}

std::string result_word(const Game& game, const Header& header) {
  if (!header.ended) return "";
  switch (common_result(game.definition(), header)) {
    case CommonResult::solved:
      return game.seats() == 1 ? "solved" : "won";
    case CommonResult::failed:
      return game.seats() == 1 ? "failed" : "lost";
    case CommonResult::scored:
      return "scored";
    case CommonResult::none:
    case CommonResult::drawn:
      break;
  }
  return header.winners == 0 ? "drawn" : "won";
}

const std::string& stuck_name(const GameDef& definition, std::size_t number) {
  const auto& cases = definition.stuck_cases;
  return number >= 1 && number <= cases.size() ? cases[number - 1].name : definition.stuck_name;
}

std::string end_text(const EndDef& end) {
  if (!end.name.empty()) return end.name;
  const EndWord& word = word_of(end.type);
  return filled_in(end.n == 1 && !word.once.empty() ? word.once : word.said,
                   [&](std::string_view argument) {
                     if (argument == "piece")
                       return with_article(end.kind.empty() ? "piece" : spoken(end.kind));
                     if (argument == "to")
                       return end.to && end.to->op == TermOp::region ? spoken(end.to->name)
                                                                     : std::string("marked");
                     if (argument == "times") return counted(end.n, "time");
                     return argument == "actions" ? counted(end.n, "action") : number_word(end.n);
                   });
}

namespace {

// Where nobody plays against anybody: what has become of the game.
std::string result_of_all(const Game& game, const Header& header) {
  const bool alone = game.seats() == 1;
  switch (common_result(game.definition(), header)) {
    case CommonResult::solved:
      return alone ? "solved" : "everybody wins";
    case CommonResult::failed:
      return alone ? "failed" : "everybody loses";
    case CommonResult::drawn:
      return scores_decide(game.definition(), header) ? "the game is over" : "the game is drawn";
    case CommonResult::none:
    case CommonResult::scored:
      break;
  }
  return "the game is over";
}

}  // namespace

std::string outcome_text(const Game& game, const State& state) {
  return outcome_text(game, state, {});
}

std::string outcome_text(const Game& game, const State& state, const SeatNames& names) {
  const Header& header = state.header();
  if (!header.ended) return "";
  std::vector<std::string> winners;
  bool several = false;
  for (int seat = 0; seat < game.seats(); ++seat)
    if ((header.winners & seat_bit(SeatId(seat))) != 0) {
      winners.push_back(seat_text(game, SeatId(seat), names));
      several = winners.size() > 1 || is_plural(game, SeatId(seat), winners.back());
    }
  std::string out = list_text(winners) + (several ? " win" : " wins");
  const GameDef& def = game.definition();
  // Seats of one team are named, as others are.
  const bool named = !def.together && game.seats() > 1 && !winners.empty();
  if (one_side(def) && (!named || scores_decide(def, header)))
    out = result_of_all(game, header);
  else if (winners.empty())
    out = "the game is drawn";
  const std::string reason = reason_text(game, header, names);
  return sentence(out + (reason.empty() ? "" : ": " + reason) + ".");
}

std::string var_name(const Game& game, VarId var, SeatId seat) {
  const VarDef& def = game.definition().vars[var];
  return spoken(def.name) + (def.per_seat ? " of " + seat_text(game, seat) : "");
}

std::string value_text(const Game& game, const VarDef& var, std::int64_t value) {
  if (var.type == VarType::flag) return value != 0 ? "yes" : "no";
  if (var.type == VarType::number) return std::to_string(value);
  if (value == k_nil) return "none";
  if (var.type == VarType::seat) return seat_text(game, SeatId(value));
  if (var.type == VarType::kind) return spoken(game.definition().kinds[KindId(value)].name);
  if (var.type == VarType::direction) return game.board().name(DirectionId(value));
  if (var.type == VarType::word) return var.words[static_cast<std::size_t>(value)];
  return game.board().name(CellId(value));
}

std::string var_label(const Game& game, VarId var, SeatId seat) {
  const VarDef& def = game.definition().vars[var];
  return spoken(def.name) + (def.per_seat ? " (" + seat_text(game, seat) + ")" : "");
}

std::vector<std::string> vars_text(const View& view) {
  const Game& game = view.game();
  std::vector<std::string> out;
  for (int v = 0; v < static_cast<int>(game.definition().vars.size()); ++v) {
    const VarDef& var = game.definition().vars[v];
    for (int seat = 0; seat < (var.per_seat ? game.seats() : 1); ++seat)
      if (const auto value = view.var(VarId(v), SeatId(seat)))
        out.push_back(var_name(game, VarId(v), SeatId(seat)) + ": " +
                      value_text(game, var, *value));
  }
  return out;
}

}  // namespace hr
