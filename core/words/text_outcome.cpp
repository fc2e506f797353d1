// SPDX-License-Identifier: MIT
// How a game ended, and the values of variables, in words.
#include <array>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/language/term_table.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"

namespace hr {

namespace {

// As number_word() does.
Message number_message(std::int64_t n) {
  constexpr std::array words{message_text("no"),    message_text("one"),   message_text("two"),
                             message_text("three"), message_text("four"),  message_text("five"),
                             message_text("six"),   message_text("seven"), message_text("eight"),
                             message_text("nine"),  message_text("ten"),   message_text("eleven"),
                             message_text("twelve")};
  if (n < 0 || n >= static_cast<std::int64_t>(words.size())) return Message::number(n);
  return Message::of(words[static_cast<std::size_t>(n)], {});
}

// Of an end that says so itself: nothing.
Message end_message(const EndDef& end) {
  if (!end.name.empty()) return Message::name(end.name);
  const std::string_view said = word_of(end.type).said;
  if (said.empty()) return {};
  std::vector<Message> parts;
  each_message_place(said, [&](const MessagePlace& place) {
    if (place.name == "piece")
      parts.push_back(end.kind.empty() ? Message("piece") : Message::name(spoken(end.kind)));
    else if (place.name == "to")
      parts.push_back(end.to && is_region(*end.to) ? Message::name(spoken(end.to->name))
                                                   : Message("marked"));
    else
      parts.push_back(place.name == "n" ? Message::number(end.n) : number_message(end.n));
  });
  return Message::of(said, std::move(parts));
}

Message all_out(const Game& game, const Header& header, const SeatNames& names) {
  std::vector<Message> out;
  for (int s = 0; s < game.seats(); ++s)
    if (is_out(header, SeatId(s))) out.push_back(seat_message(game, SeatId(s), names));
  return Message::all_of(std::move(out));
}

// The end by which the game is over, if it is one.
const EndDef* end_of(const Game& game, const Header& header) {
  const std::vector<EndDef>& ends = game.definition().ends;
  return header.reason == EndReason::end && header.end < ends.size() ? &ends[header.end] : nullptr;
}

// Why the game is over, in words; nothing if the rules say so themselves.
Message reason_of(const Game& game, const Header& header, const SeatNames& names) {
  switch (header.reason) {
    case EndReason::end:
      if (const EndDef* end = end_of(game, header)) return end_message(*end);
      break;
    case EndReason::stuck:
      if (const std::string& name = stuck_name(game.definition(), header.end); !name.empty())
        return Message::name(name);
      return Message("{seat} {seat:has|have} nothing left to do",
                     seat_message(game, header.turn, names));
    case EndReason::all_stuck:
      return Message("nobody has anything left to do");
    case EndReason::no_turn:
      return Message("there are no more turns");
    case EndReason::resigned:
      return Message("{seats} resigned", all_out(game, header, names));
    case EndReason::agreed:
      return game.seats() == 2 ? Message("both players agreed") : Message("all players agreed");
    case EndReason::out_of_time:
      return Message("{seat} ran out of time", seat_message(game, SeatId(header.end), names));
    case EndReason::rule:
    case EndReason::none:
      break;
  }
  return {};
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

std::string total_text(const Game& game, std::int64_t total, Language language) {
  const Message said = game.seats() == 1
                           ? Message("You scored {n} {n:point|points}.", total)
                           : Message("Together you scored {n} {n:point|points}.", total);
  return said.in(language);
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

std::string end_text(const EndDef& end) { return end_message(end).in_english(); }

namespace {

// Where nobody plays against anybody: what has become of the game.
Message result_of_all(const Game& game, const Header& header) {
  const bool alone = game.seats() == 1;
  switch (common_result(game.definition(), header)) {
    case CommonResult::solved:
      return alone ? Message("solved") : Message("everybody wins");
    case CommonResult::failed:
      return alone ? Message("failed") : Message("everybody loses");
    case CommonResult::drawn:
      if (scores_decide(game.definition(), header)) break;
      return Message("the game is drawn");
    case CommonResult::none:
    case CommonResult::scored:
      break;
  }
  return Message("the game is over");
}

Message result_message(const Game& game, const Header& header, const SeatNames& names) {
  std::vector<Message> winners;
  for (int seat = 0; seat < game.seats(); ++seat)
    if ((header.winners & seat_bit(SeatId(seat))) != 0)
      winners.push_back(seat_message(game, SeatId(seat), names));
  const GameDef& def = game.definition();
  // Seats of one team are named, as others are.
  const bool named = !def.together && game.seats() > 1 && !winners.empty();
  if (one_side(def) && (!named || scores_decide(def, header))) return result_of_all(game, header);
  if (winners.empty()) return Message("the game is drawn");
  return Message("{seats} {seats:wins|win}", Message::all_of(std::move(winners)));
}

}  // namespace

std::string outcome_text(const Game& game, const State& state) {
  return outcome_text(game, state, {});
}

std::string outcome_text(const Game& game, const State& state, const SeatNames& names,
                         Language language) {
  const Header& header = state.header();
  if (!header.ended) return "";
  Message result = result_message(game, header, names);
  Message reason = reason_of(game, header, names);
  if (reason.empty()) return Message("{Result}.", std::move(result)).in(language);
  const EndDef* end = end_of(game, header);
  if (end != nullptr && result_of(*end) == EndResult::loses)
    return Message("{Result}: {reason}, which loses.", std::move(result), std::move(reason))
        .in(language);
  return Message("{Result}: {reason}.", std::move(result), std::move(reason)).in(language);
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
  if (!def.per_seat) return spoken(def.name);
  return Message("{name} ({seat})", spoken(def.name), seat_message(game, seat)).in_english();
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
