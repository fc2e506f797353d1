// SPDX-License-Identifier: MIT
// Passes each command and query to the function that handles it.
#include "core/table/table.h"

#include <algorithm>
#include <concepts>

#include "core/base/utf8.h"
#include "core/table/final_steps.h"
#include "core/table/rights.h"

namespace hr {

LoadRules no_rules() { return {}; }

Table::Table(Match match, ById<PlayerId, Player> players, ById<PlayerId, Notes> notes,
             LoadRules load)
    : data_(std::make_unique<TableData>(TableData{.match = std::move(match),
                                                  .players = std::move(players),
                                                  .notes = std::move(notes),
                                                  .load = std::move(load)})) {
  const auto& seats = data_->match.game().definition().seats;
  auto& sitting = data_->players;
  sitting.resize(seats.size());
  for (std::size_t s = 0; s < seats.size(); ++s)
    sitting[s].name = player_name(sitting[s].name, seats[s].name);
  data_->notes.resize(seats.size());
}

std::string player_name(const std::string& name, const std::string& seat) {
  constexpr std::size_t k_max_length = 200;  // bytes
  const std::string shown = cut_short(printable(name), k_max_length);
  return shown.empty() ? seat : shown;
}

Table::Table(const Table& other) : data_(std::make_unique<TableData>(*other.data_)) {}
Table::Table(Table&& other) noexcept = default;
Table& Table::operator=(const Table& other) { return *this = Table(other); }
Table& Table::operator=(Table&& other) noexcept = default;
Table::~Table() = default;

void Table::keep_time(TimeSource now) { data_->now_source = std::move(now); }

namespace {

template <class Command>
ClockEffect clock_effect(const TableData& table, const Command& command) {
  if constexpr (k_is_among<Command, Undo, Redo, GoTo, GoToStep, AnswerRequest>)
    return ClockEffect::goes;
  if constexpr (std::same_as<Command, NewGame>) return ClockEffect::new_game;
  if constexpr (k_is_among<Command, PlayTyped, PlayChosen>) {
    const std::vector<SeatId> actors = table.match.actors();
    const SeatId seat = is_seat(command.seat) || actors.empty() ? command.seat : actors.front();
    if (table.is_seat(seat) && !table.player(seat).bot) return ClockEffect::acts;
  }
  return ClockEffect::none;
}

template <class Command>
Reply carried_out(TableData& table, Issuer issuer, const Command& command) {
  constexpr bool k_acts = std::same_as<Command, PlayTyped> || std::same_as<Command, PlayChosen> ||
                          std::same_as<Command, BotMove> || std::same_as<Command, NewGame>;
  call_time(table);
  const NodeId was = table.match.cursor();
  const ClockEffect effect = clock_effect(table, command);
  Reply reply = [&]() -> Reply {
    if constexpr (requires { ask_to_go(table, SeatId::none, command); })
      if (issuer.is_seat()) return ask_to_go(table, issuer.viewer(), command);
    if constexpr (k_is_among<Command, TakeBack, StartOver, ChangeAnswer>)
      if (const Message why = final_objection(table, command); issuer.is_seat() && !why.empty())
        return Reply::refused(why);
    return apply(table, command);
  }();
  if (reply.ok) {
    drop_old_request(table, k_acts);
    follow_clocks(table, was, effect);
  }
  return reply;
}

template <class Said>
Said in(Language language, Said why) {
  why.put_into(language);
  return why;
}

template <class Query>
typename Query::Result answered(TableData& table, const Query& query, Language language) {
  try {
    if constexpr (requires { hr::answer(table, query, language); })
      return hr::answer(table, query, language);
    else if constexpr (requires(typename Query::Result out) { out.put_into(language); })
      return in(language, hr::answer(table, query));
    else
      return hr::answer(table, query);
  } catch (const Refusal& refusal) {
    throw Refusal(in(language, refusal.reason()));
  }
}

}  // namespace

Reply Table::give(Issuer issuer, const TableCommand& command) {
  data_->failure.clear();
  return std::visit(
      [&](const auto& what) -> Reply {
        const Request request(*data_, issuer);
        if (const Message why = request.refusal(what); !why.empty())
          return in(issuer.language(), Reply::refused(why));
        Reply reply = carried_out(*data_, issuer, request.resolved(what));
        if (issuer.is_owner())
          reply.failure = data_->failure;
        else if (!reply.place.empty() && ever_secret(*data_))
          reply.place.clear();
        return in(issuer.language(), std::move(reply));
      },
      command);
}

TableReport Table::answer(Issuer issuer, const TableQuery& query) const {
  return std::visit(
      [&](const auto& what) -> TableReport {
        const Request request(*data_, issuer);
        if (const Message why = request.refusal(what); !why.empty())
          throw Refusal(in(issuer.language(), Reason::of(why)));
        return answered(*data_, request.resolved(what), issuer.language());
      },
      query);
}

class TableAccess {
 public:
  static TableData& inside(const Table& table) { return *table.data_; }
};

const Match& match_of(const Table& table) { return TableAccess::inside(table).match; }
Reply change_rules(Table& table, PlayableRules rules, const Match::Trial& trial) {
  TableData& data = TableAccess::inside(table);
  data.failure.clear();
  call_time(data);
  const NodeId was = data.match.cursor();
  Reply reply = change_rules(data, {std::move(rules), trial});
  if (reply.ok) follow_clocks(data, was, ClockEffect::none);
  return reply;
}
Match release(Table&& table) { return std::move(TableAccess::inside(table).match); }
std::shared_ptr<const GameReport> game_report_of(const Table& table) {
  return known_game(TableAccess::inside(table));
}
const ById<PlayerId, Player>& players_of(const Table& table) {
  return TableAccess::inside(table).players;
}
const ById<PlayerId, Notes>& notes_of(const Table& table) {
  return TableAccess::inside(table).notes;
}
const std::vector<Look>& looks_of(const Table& table) { return TableAccess::inside(table).looks; }
const SeatClocks& seat_clocks_of(const Table& table) {
  return TableAccess::inside(table).seat_clocks;
}
void restore_seat_clocks(Table& table, const NotedTimes& noted) {
  if (!noted.control.any()) return;
  TableData& data = TableAccess::inside(table);
  data.seat_clocks.restore(noted.control, noted.times);
  recall_times(data);
}
void restore_looks(Table& table, std::vector<Look> looks) {
  TableAccess::inside(table).looks = std::move(looks);
}

}  // namespace hr
