// SPDX-License-Identifier: MIT
// The seats' clocks of a table: how they follow the match, and what is reported of them.
#include <algorithm>

#include "core/base/message.h"
#include "core/table/table_data.h"
#include "core/table/time_control_text.h"

namespace hr {

namespace {

bool has_clock(const TableData& table, SeatId seat) { return !table.player(seat).bot; }

// The players who are to act.
std::uint32_t players_to_act(const TableData& table) {
  std::uint32_t out = 0;
  for (const SeatId seat : table.match.actors())
    if (has_clock(table, seat)) out |= 1U << index(table.player_at(seat));
  return out;
}

// Who sat there before the step, which may have exchanged the players.
PlayerId player_before(const TableData& table, const Node& step, SeatId seat) {
  const bool exchanged = table.match.node(step.parent).pie == Pie::taken;
  return PlayerId(exchanged ? 1 - index(seat) : index(seat));
}

// What others may not know of an action shows nowhere in the times either.
void add_increments(TableData& table, const Node& step) {
  SeatClocks& clocks = table.seat_clocks;
  const TimePoint more = std::chrono::seconds(clocks.control().increment);
  const auto add = [&](SeatId seat) {
    const PlayerId player = player_before(table, step, seat);
    if (table.players[player].bot || clocks.times(table.now())[player].is_up()) return;
    clocks.give(player, more, step.id);
  };
  if (!clocks.running() || more == TimePoint(0)) return;
  if (step.type == StepType::action && !step.silent &&
      clocks.is_on(player_before(table, step, step.seat)))
    add(step.seat);
  if (step.type == StepType::answers)
    for (const SeatId seat : IdsBelow<SeatId>(table.match.game().seats()))
      if (!step.parts()[seat].empty()) add(seat);
}

// Whether nobody has acted yet in the turn.
bool turn_is_new(const Match& match) {
  const Header& header = match.header();
  if (!header.turn_open || header.asks > 0) return false;
  const VarId lasts = match.game().lasts();
  return lasts == VarId::none || match.view(SeatId::owner).var(lasts, header.turn) ==
                                     match.game().definition().vars[lasts].initial;
}

// Of seats that are not to act now, or that begin a turn.
void renew_turns(TableData& table, const Node& step) {
  const Match& match = table.match;
  const std::vector<SeatId> actors = match.actors();
  const bool begins = step.type == StepType::action && !step.silent && turn_is_new(match);
  for (const SeatId seat : IdsBelow<SeatId>(match.game().seats()))
    if (step.type == StepType::answers || (begins && seat == match.header().turn) ||
        std::ranges::find(actors, seat) == actors.end())
      table.seat_clocks.renew_turn(table.player_at(seat));
}

void take_step(TableData& table) {
  const Node& step = table.match.node();
  table.seat_clocks.note(step.id);
  add_increments(table, step);
  renew_turns(table, step);
  table.seat_clocks.note(step.id);
}

void run_out(TableData& table, SeatId seat) {
  const NodeId was = table.match.cursor();
  const PlayerId player = table.player_at(seat);
  const bool in_secret = table.match.all_asked();
  attempt(table, [&]() -> Reply {
    table.match.time_out(seat);
    return {};
  });
  const NodeId at = table.match.cursor();
  if (at == was) return;  // the game is over, or the rules have failed
  if (in_secret)
    table.seat_clocks.note_up(at, was, player);
  else
    table.seat_clocks.note(at);
}

std::string shown_time(const TimeControl& control, const PlayerTime& time) {
  if (control.main == 0) return clock_face(time.turn);
  return clock_face(time.left) +
         (time.turn > TimePoint(0) ? " +" + clock_face(time.turn) : std::string());
}

SeatClockReport report_of(const TimeControl& control, const PlayerTime& time, bool runs) {
  constexpr TimePoint k_little = std::chrono::seconds(10);
  const TimePoint whole = std::chrono::seconds(control.main + control.turn);
  return {.left = time.left.count(),
          .turn = time.turn.count(),
          .runs = runs && !time.is_up(),
          .up = time.is_up(),
          .low = time.total() < std::min(k_little, whole / 4),
          .text = shown_time(control, time)};
}

}  // namespace

void call_time(TableData& table) {
  SeatClocks& clocks = table.seat_clocks;
  if (!clocks.running()) return;
  clocks.charge(table.now());
  const PlayerTimes times = clocks.times(table.now());
  const std::vector<SeatId> actors = table.match.actors();
  for (const SeatId seat : actors) {
    const PlayerId player = table.player_at(seat);
    if (clocks.is_on(player) && times[player].is_up()) run_out(table, seat);
  }
  clocks.run(players_to_act(table), table.now());
}

void recall_times(TableData& table) {
  SeatClocks& clocks = table.seat_clocks;
  const Match& match = table.match;
  clocks.wait();
  const PlayerTimes* then = nullptr;
  for (NodeId at = match.cursor(); at != NodeId::none && then == nullptr;
       at = match.node(at).parent)
    then = clocks.noted(at);
  clocks.recall(then != nullptr ? *then : clocks.full(table.players.size()));
  if (clocks.noted(match.cursor()) == nullptr) clocks.note(match.cursor());
}

void follow_clocks(TableData& table, NodeId was, ClockEffect effect) {
  SeatClocks& clocks = table.seat_clocks;
  const Match& match = table.match;
  if (!clocks.any()) return;
  if (effect == ClockEffect::new_game)
    return clocks.set(clocks.control(), table.players.size(), match.cursor());
  if (match.cursor() != was) {
    if (effect == ClockEffect::goes || match.node().parent != was) return recall_times(table);
    take_step(table);
  }
  if (effect == ClockEffect::acts || clocks.running())
    clocks.run(players_to_act(table), table.now());
}

Reply apply(TableData& table, const SetSeatClocks& command) {
  if (const Message why = time_control_refusal(command.control); !why.empty())
    return Reply::refused(why);
  table.seat_clocks.set(command.control, table.players.size(), table.match.cursor());
  return Reply::done(time_control_message(command.control));
}

Reply apply(TableData& table, const RunSeatClocks& command) {
  SeatClocks& clocks = table.seat_clocks;
  if (!clocks.any()) return Reply::refused(Message("No clocks have been set."));
  if (command.run && table.match.ended()) return Reply::refused(Message("The game is over."));
  if (command.run)
    clocks.run(players_to_act(table), table.now());
  else
    clocks.charge(table.now()), clocks.wait();
  return {};
}

Reply apply(TableData& table, const AddSeatTime& command) {
  SeatClocks& clocks = table.seat_clocks;
  if (!table.is_seat(command.seat)) return Reply::refused(no_such_seat());
  if (!clocks.any()) return Reply::refused(Message("No clocks have been set."));
  if (command.seconds < 1 || command.seconds > k_max_time_seconds)
    return Reply::refused(
        Message("Expected 1 to {max} more seconds, got {n}.", k_max_time_seconds, command.seconds));
  clocks.give(table.player_at(command.seat), std::chrono::seconds(command.seconds),
              table.match.cursor());
  return {};
}

// Its step was given before it.
Reply apply(TableData&, const CallTime&) { return {}; }

SeatClocksReport answer(TableData& table, const SeatClocksQuery& query) {
  const SeatClocks& clocks = table.seat_clocks;
  SeatClocksReport out;
  if (!clocks.any()) return out;
  out.control = clocks.control();
  out.text = time_control_text(out.control);
  out.running = clocks.running();
  const PlayerTimes times = clocks.times(table.now());
  const PlayerTimes* const before = clocks.noted(table.match.cursor());
  const bool in_secret = table.match.all_asked() && before != nullptr;
  for (const SeatId seat : IdsBelow<SeatId>(table.match.game().seats())) {
    const PlayerId player = table.player_at(seat);
    const bool shown = !in_secret || seat == query.seat;
    const bool runs = clocks.running() && clocks.is_on(player);
    out.due = out.due || (runs && times[player].is_up());
    out.seats.push_back(
        has_clock(table, seat)
            ? report_of(out.control, shown ? times[player] : (*before)[player], runs && shown)
            : SeatClockReport());
  }
  return out;
}

}  // namespace hr
