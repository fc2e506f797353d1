// SPDX-License-Identifier: MIT
// Playing at a table: actions, answers, undo and redo, and who sits where.
#include <algorithm>

#include "core/base/message.h"
#include "core/base/mix.h"
#include "core/match/random_play.h"
#include "core/table/fixed_sentences.h"
#include "core/table/table_data.h"
#include "core/words/refusal.h"
#include "core/words/text.h"

namespace hr {

namespace {

// The answers are carried out together, whoever gives the last one.
Message owner_types_dice() {
  return Message("While players choose in secret, only the table's owner may enter dice.");
}

bool may_type_dice(const TableData& table, SeatId seat, const std::vector<int>& faces) {
  return faces.empty() || table.may_go_back(seat) || !table.match.all_asked();
}

// Whether an action rolls dice, how many, and with how many sides may depend on what is hidden: a
// seat is told of them only when they have been rolled.
Reply play(TableData& table, SeatId by, SeatId seat, const Action& action,
           const std::vector<int>& faces) {
  std::size_t unused = 0;
  const bool knows_all = faces.empty() || table.may_go_back(by);
  table.match.play(seat, action, faces, {knows_all ? SeatId::none : seat, &unused});
  if (unused == 0) return {};
  return Reply::done(
      Message("{n} of the dice you entered {n:was|were} not used. Enter only dice "
              "that you can see, and faces that they have.",
              unused));
}

// The owner acts for the first seat that is to act.
SeatId actor(const TableData& table, SeatId seat) {
  if (is_seat(seat)) return seat;
  const std::vector<SeatId> actors = table.match.actors();
  return actors.empty() ? SeatId::none : actors.front();
}

// Checks an action from a client, which may contain any numbers.
bool is_action(const Game& game, const Action& action) {
  return index(action.verb) >= 0 && index(action.verb) <= index(game.swap()) &&
         action.count <= k_max_arguments;
}

}  // namespace

Reply apply(TableData& table, const PlayTyped& command) {
  Match& match = table.match;
  VerbId verb = VerbId::none;
  Reply reply = attempt(table, [&]() -> Reply {
    const SeatId seat = actor(table, command.seat);
    if (seat == SeatId::none) return Reply::refused(not_to_act(match.view(seat)));
    if (!may_type_dice(table, command.seat, command.faces))
      return Reply::refused(owner_types_dice());
    const Parsed parsed = parse_action(match.view(seat), command.text, match.legal(seat),
                                       names_at(table, match.cursor()));
    verb = parsed.verb;
    if (!parsed.choice) return Reply::refused(parsed.refusal);
    return play(table, command.seat, seat, parsed.choice->action, command.faces);
  });
  if (!reply.ok) reply.place = place_of(table, verb);
  return reply;
}

Reply apply(TableData& table, const PlayChosen& command) {
  return attempt(table, [&]() -> Reply {
    if (!may_type_dice(table, command.seat, command.faces))
      return Reply::refused(owner_types_dice());
    if (!is_action(table.match.game(), command.action))
      return Reply::refused(Message("There is no such action."));
    const SeatId seat = actor(table, command.seat);
    if (seat == SeatId::none) return Reply::refused(not_to_act(table.match.view(seat)));
    return play(table, command.seat, seat, command.action, command.faces);
  });
}

Reply apply(TableData& table, const BotMove& command) {
  Match& match = table.match;
  return attempt(table, [&]() -> Reply {
    const SeatId seat = command.seat == SeatId::to_act ? actor(table, command.seat) : command.seat;
    if (!table.is_seat(seat)) return Reply::refused(no_such_seat());
    // A random stream of its own; dice use mix(mix(seed, ply), number of the roll).
    const std::uint64_t own = mix(match.seed() ^ 0x626f74, match.header().ply);
    Random random(mix(own, static_cast<std::uint64_t>(index(seat)) + 0x10000));
    play_at_random(match, seat, random);
    return {};
  });
}

Reply apply(TableData& table, const TakeBack& command) {
  return attempt(table, [&]() -> Reply {
    table.match.take_back(command.seat);
    return {};
  });
}

Reply apply(TableData& table, const StartOver& command) {
  return attempt(table, [&]() -> Reply {
    table.match.start_over(command.seat);
    return {};
  });
}

// The text is read in the position before the answer, as if the later answers had not been given.
Reply apply(TableData& table, const ChangeAnswer& command) {
  Match& match = table.match;
  return attempt(table, [&]() -> Reply {
    const SeatId seat = command.seat;
    if (!table.is_seat(seat)) return Reply::refused(no_such_seat());
    if (command.answer < 0) return Reply::refused(Message("There is no such answer."));
    const std::size_t answer = nth(command.answer);
    Engine& engine = match.engine();
    const State before = match.before(seat, answer);
    const std::vector<Choice> legal =
        engine.legal(before, seat) == 0 ? std::vector<Choice>() : engine.list();
    const Parsed parsed = parse_action(View(engine, before, seat), command.text, legal,
                                       names_at(table, match.cursor()));
    if (!parsed.choice) return Reply::refused(parsed.refusal);
    match.change(seat, answer, parsed.choice->action);
    return {};
  });
}

Reply apply(TableData& table, const Undo&) {
  return attempt(table, [&]() -> Reply {
    if (!table.match.undo()) return Reply::refused(Message("There is nothing to undo."));
    return {};
  });
}

Reply apply(TableData& table, const Redo&) {
  return attempt(table, [&]() -> Reply {
    if (!table.match.redo()) return Reply::refused(Message("There is nothing to redo."));
    return {};
  });
}

Reply apply(TableData& table, const GoTo& command) {
  return attempt(table, [&]() -> Reply {
    table.match.go_to(command.node);
    return {};
  });
}

NodeId node_of(const Match& match, const GoToStep& command) {
  const auto found = [&](NodeId id) {
    return command.step && match.node(id).depth >= *command.step;
  };
  NodeId to = match.cursor();
  if (command.step && found(to)) return match.tree().at_depth(to, std::max(0, *command.step));
  while (!found(to) && match.node(to).onward != NodeId::none) to = match.node(to).onward;
  return to;
}

Reply apply(TableData& table, const GoToStep& command) {
  return attempt(table, [&]() -> Reply {
    table.match.go_to(node_of(table.match, command));
    return {};
  });
}

Reply apply(TableData& table, const Promote& command) {
  return attempt(table, [&]() -> Reply {
    table.match.promote(command.node);
    return {};
  });
}

Reply apply(TableData& table, const NewGame& command) {
  return attempt(table, [&]() -> Reply {
    table.match = Match(table.match.rules(), command.seed);
    table.notes.assign(table.notes.size(), {});
    table.looks.clear();
    table.taken = {};
    table.clock.reset();
    table.then.reset();
    return {};
  });
}

Reply apply(TableData& table, const ReplacePlayer& command) {
  if (index(command.player) < 0 || nth(command.player) >= table.players.size())
    return Reply::refused(no_such_seat());
  Player& place = table.players[command.player];
  place = command.who;
  place.name =
      player_name(place.name, table.match.game().definition().seats[SeatId(command.player)].name);
  table.then.reset();
  return {};
}

}  // namespace hr
