// SPDX-License-Identifier: MIT
#include "core/trials/seat_output.h"

#include <algorithm>

#include "core/match/random_play.h"
#include "core/record/seat_export.h"
#include "core/table/table_access.h"
#include "core/words/text.h"

namespace hr {

namespace {

constexpr int k_illegal_actions = 3;  // that are tried

void add(std::string& out, const std::string& line) { out += line + "\n"; }

std::string piece_text(const Game& game, const PieceReport& piece) {
  const std::string owner = piece.owner == SeatId::none ? "" : seat_text(game, piece.owner) + "'s ";
  return std::to_string(piece.count) + " x " + owner + piece.kind;
}

// "hand of ann, ace: 2 x ace", "map of bob, B2: hidden".
std::string view_text(const Game& game, const Report& report) {
  std::string out;
  for (const ZoneReport& zone : report.zones)
    for (const CellReport& cell : zone.cells) {
      out += zone.name + (zone.seat == SeatId::none ? "" : " of " + seat_text(game, zone.seat));
      if (!cell.name.empty()) out += ", " + cell.name;
      std::string pieces;
      for (const PieceReport& piece : cell.pieces)
        pieces += (pieces.empty() ? "" : ", ") + piece_text(game, piece);
      out += ": " + (cell.hidden ? "hidden" : pieces.empty() ? "nothing" : pieces) + "\n";
    }
  for (const std::string& line : report.spoken) add(out, line);
  for (const VarReport& var : report.vars) add(out, var.text());
  add(out, "ply " + std::to_string(report.ply));
  return out + report.board;
}

// One word after the other, as it is typed.
std::string legal_text(const Game& game, const std::vector<ActionReport>& actions) {
  std::string out;
  for (const ActionReport& action : actions) {
    out += action_text(game, action.action);
    add(out, action.range ? ", any number between" : "");
  }
  return out;
}

std::string asked_text(const Report& report) {
  std::string out = report.problem + "\n";
  for (const SeatReport& seat : report.seats)
    add(out,
        seat.name + (seat.to_act ? " is to act" : " waits") + ", played by " + seat.player_name);
  return out;
}

std::string readiness(const Report& report) {
  std::string out = report.stuck + "\n";
  for (const SeatReport& seat : report.seats)
    add(out, seat.name + (seat.ready ? " is ready" : " is not ready"));
  for (const ActionReport& answer : report.part) add(out, answer.text);
  return out;
}

std::string scores_text(const Report& report) {
  std::string out;
  for (const SeatReport& seat : report.seats)
    add(out, seat.name + ": " + (seat.score ? std::to_string(*seat.score) : "untold"));
  return out;
}

// Any verb with any arguments.
Action any_action(const Game& game, Random& random) {
  constexpr int k_numbers = 30;  // at least; beyond the range of most
  const auto cells = static_cast<std::uint64_t>(std::max(game.cells(), k_numbers));
  Action out{.verb = VerbId(static_cast<int>(
                 random.below(game.definition().verbs.size() + 1)))};  // `ready` too
  if (game.built_in(out.verb)) return out;
  out.count = static_cast<std::uint8_t>(game.arguments(out.verb).size());
  for (std::size_t i = 0; i < out.count; ++i)
    out.arguments[i] = static_cast<std::int64_t>(random.below(cells));
  return out;
}

bool numbers_only(const Game& game, VerbId verb) {
  return !game.built_in(verb) && std::ranges::all_of(game.arguments(verb), [](const Argument& of) {
    return of.type == ArgumentType::number;
  });
}

// The verb and plain numbers, as somebody may type who tries what is not allowed.
std::string typed_text(const Game& game, const Action& action) {
  std::string out(game.verb_name(action.verb));
  for (int i = 0; i < action.count; ++i) out += " " + std::to_string(action.arguments[nth(i)]);
  return out;
}

bool is_legal(const Match& match, SeatId seat, const Action& action) {
  if (match.legal(seat).empty()) return false;
  return match.engine().find(action).has_value();
}

std::string refusals_text(Table& table, SeatId seat, Random& random) {
  const Match& match = match_of(table);
  std::string out;
  for (int i = 0; i < k_illegal_actions; ++i) {
    const Action action = any_action(match.game(), random);
    if (is_legal(match, seat, action)) continue;
    const Reply reply = table.give(Issuer::of(seat), PlayChosen{.action = action});
    add(out, reply.ok ? "carried out" : reply.text);
    add(out, table.give(Issuer::of(seat), PlayChosen{.action = action, .faces = {99}}).text);
    if (!numbers_only(match.game(), action.verb)) continue;
    const Reply typed =
        table.give(Issuer::of(seat), PlayTyped{.text = typed_text(match.game(), action)});
    add(out, typed.ok ? "carried out" : typed.text);
  }
  add(out, table.give(Issuer::of(seat), PlayTyped{.text = "nonsense"}).text);
  return out;
}

std::string undo_text(Table& table, SeatId seat, const Report& report) {
  std::string out = std::string(report.may_undo ? "undo" : "") + (report.may_redo ? " redo" : "");
  if (!report.may_undo) out += "\n" + table.give(Issuer::of(seat), Undo{}).text;
  if (!report.may_redo) out += "\n" + table.give(Issuer::of(seat), Redo{}).text;
  return out;
}

std::string bot_text(const Match& match, SeatId seat, Random random) {
  if (match.legal(seat).empty()) return "nothing";
  return action_text(match.game(), random_choice(match, seat, random).action);
}

}  // namespace

std::string_view channel_name(Channel channel) {
  static constexpr std::array<std::string_view, k_channels> names{
      "view",  "legal actions", "descriptions", "refusals", "events",  "log",    "scores",
      "asked", "ready",         "undo",         "bot",      "outcome", "record", "dice"};
  return names[static_cast<std::size_t>(channel)];
}

SeatOutput seat_output(Table& table, SeatId seat, const OutputOptions& options) {
  SeatOutput out;
  Random random(options.seed);
  const Report report = table.report(
      Issuer::of(seat),
      ViewQuery{.log_from = options.log_from, .contents = options.contents, .text = true});
  if (options.contents) out[Channel::view] = view_text(match_of(table).game(), report);
  out[Channel::legal] = legal_text(match_of(table).game(), report.legal);
  for (const ActionReport& action : report.legal) add(out[Channel::descriptions], action.text);
  out[Channel::refusals] = refusals_text(table, seat, random);
  for (const LogLine& line : report.log)
    add(out[line.type ? Channel::log : Channel::events], line.text);
  out[Channel::scores] = scores_text(report);
  out[Channel::asked] = asked_text(report);
  out[Channel::ready] = readiness(report);
  out[Channel::undo] = undo_text(table, seat, report);
  out[Channel::bot] = bot_text(match_of(table), seat, random);
  out[Channel::outcome] = (report.ended ? "over\n" : "") + report.outcome;
  if (options.record)
    out[Channel::record] =
        options.readable ? seat_export_json(table, seat) : seat_export_bytes(table, seat);
  return out;
}

Difference first_difference(Channel channel, const std::string& one, const std::string& other) {
  const auto at = std::ranges::mismatch(one, other);
  const auto line = [](const std::string& text, std::size_t from) {
    const std::size_t begin = from == 0 ? 0 : text.rfind('\n', from - 1) + 1;
    const std::string found = text.substr(begin, text.find('\n', begin) - begin);
    return found.empty() ? std::string("nothing") : found;
  };
  const std::size_t place = at.in1 - one.begin();
  return {channel, line(one, place), line(other, place)};
}

std::vector<Difference> differences(const SeatOutput& one, const SeatOutput& other) {
  std::vector<Difference> out;
  for (int i = 0; i < k_channels; ++i) {
    const auto channel = static_cast<Channel>(i);
    if (one[channel] != other[channel])
      out.push_back(first_difference(channel, one[channel], other[channel]));
  }
  return out;
}

}  // namespace hr
