// SPDX-License-Identifier: MIT
// Functions of g only: ask, tell, roll, end the game.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/game/attribute_advice.h"
#include "core/game/teams.h"
#include "scripting/bind/host.h"
#include "scripting/lua/library.h"
#include "scripting/lua/term_names.h"

namespace hr::scripting {

namespace {

// Calls use() with each entry of a list on top of the stack.
template <class F>
void each_in_list(lua_State* L, int arg, const char* what, const F& use) {
  const auto count = static_cast<lua_Integer>(lua_rawlen(L, arg));
  if (count == 0 && !is_quick(L, arg))
    bad_argument(L, arg,
                 fmt::format("{}, or a list of at least one of them (this one is empty),", what));
  if (count == 0 || count > k_max_seats || is_quick(L, arg))
    bad_argument(L, arg, fmt::format("{}, or a list of 1 to {} of them,", what, k_max_seats));
  for (lua_Integer i = 1; i <= count; ++i) {
    lua_rawgeti(L, arg, i);
    use();
    lua_pop(L, 1);
  }
}

// Limits for one call: events are stored, and every single ask is checked in advance.
constexpr int k_max_events = 1000;
constexpr std::size_t k_max_letters = std::size_t{16} << 10;
constexpr lua_Integer k_max_times = 1000;

// One verb, or a list of alternatives.
std::vector<VerbId> check_verbs(lua_State* L, int arg, const Host& host) {
  if (lua_istable(L, arg) == 0) return {check_verb(L, arg, host)};
  std::vector<VerbId> out;
  each_in_list(L, arg, "verb", [&] { out.push_back(check_verb(L, -1, host)); });
  return out;
}

// One seat, or a list of them, one bit each.
std::uint32_t check_seats(lua_State* L, int arg, const Host& host) {
  if (lua_istable(L, arg) == 0) return seat_bit(check_seat(L, arg, host));
  std::uint32_t out = 0;
  each_in_list(L, arg, "seat", [&] { out |= seat_bit(check_seat(L, -1, host)); });
  return out;
}

int put_ask(lua_State* L, AskMode mode) {
  const TableHandle& table = check_table(L);
  Effect& effect = open_effect(table);
  const SeatId seat = check_seat(L, 2, *table.host);
  const std::vector<VerbId> verbs = check_verbs(L, 3, *table.host);
  AskArguments given;
  for (const VerbId verb : verbs) given = check_given(L, 4, *table.host, verb);
  effect.ask(mode, seat, verbs, given.all());
  return 0;
}
int table_ask(lua_State* L) { return put_ask(L, AskMode::must); }
int table_offer(lua_State* L) { return put_ask(L, AskMode::may); }

// anyone_may(verb), anyone_may(seats, verb)
int table_anyone_may(lua_State* L) {
  const TableHandle& table = check_table(L);
  const Host& host = *table.host;
  Effect& effect = open_effect(table);
  const bool some = lua_gettop(L) > 2;
  const std::uint32_t seats =
      some ? check_seats(L, 2, host)
           : all_seats(host.game.seats()) & ~(is_seat(effect.me()) ? seat_bit(effect.me()) : 0U);
  effect.offer_in_turn(seats, check_verbs(L, some ? 3 : 2, host));
  return 0;
}

// all(verb, n, verb, n, …), all(seats, verb, n, …)
int table_all(lua_State* L) {
  const TableHandle& table = check_table(L);
  Host& host = *table.host;
  Effect& effect = open_effect(table);
  const int top = lua_gettop(L);
  const bool some = lua_istable(L, 2) != 0;
  const std::uint32_t seats = some ? check_seats(L, 2, host) : all_seats(host.game.seats());
  host.parts.clear();
  for (int first = some ? 3 : 2, arg = first; arg <= top || arg == first; arg += 2)
    host.parts.push_back(
        {check_verb(L, arg, host), check_integer(L, arg + 1, "number of times", 0, k_max_times)});
  effect.ask_all(seats, host.parts);
  return 0;
}

// Throws unless the arguments fit the event. Separate from reading them, since usually nobody
// listens.
void check_event_argument(lua_State* L, int arg, const Host& host, EventSlot slot) {
  if (slot == EventSlot::cell)
    check_cell(L, arg, host);
  else if (slot == EventSlot::seat)
    check_seat(L, arg, host);
  else if (lua_type(L, arg) != LUA_TSTRING && lua_isinteger(L, arg) == 0)
    bad_argument(L, arg, "integer or text");
}

// Reads the arguments, which have been checked.
EventArgument to_event_argument(lua_State* L, int arg, const Host& host, EventSlot slot) {
  if (slot == EventSlot::cell) return check_cell(L, arg, host);
  if (slot == EventSlot::seat) return check_seat(L, arg, host);
  if (lua_type(L, arg) == LUA_TSTRING) return check<std::string>(L, arg);
  return static_cast<std::int64_t>(lua_tointeger(L, arg));
}

[[gnu::noinline]] std::vector<EventArgument> event_arguments(lua_State* L, const Host& host,
                                                             const std::vector<EventSlot>& slots) {
  std::vector<EventArgument> out;
  for (const EventSlot slot : slots)
    out.push_back(to_event_argument(L, 4 + static_cast<int>(out.size()), host, slot));
  return out;
}

// Counts an event that somebody will see, before anything of it is copied.
void count_event(lua_State* L, Host& host, std::size_t arguments) {
  for (std::size_t i = 0; i < arguments; ++i)
    if (const int arg = 4 + static_cast<int>(i); lua_type(L, arg) == LUA_TSTRING)
      host.text_bytes += lua_rawlen(L, arg);
  if (host.text_bytes > k_max_letters)
    throw Error(fmt::format("tell: expected texts of at most {} bytes in all events of one call",
                            k_max_letters));
  if (++host.event_count > k_max_events)
    throw Error(fmt::format("tell: expected at most {} events in one call", k_max_events));
}

EventId check_event(lua_State* L, int arg, const Host& host) {
  if (const int known = host.events.find(L, arg); known >= 0) return EventId(known);
  if (lua_type(L, arg) != LUA_TSTRING) bad_argument(L, arg, "event");
  const auto name = check<std::string_view>(L, arg);
  const EventId event = host.game.event(name);
  if (event != EventId::none) return event;
  std::vector<std::string> names;
  for (const auto& def : host.game.definition().events) names.push_back(def.name);
  throw Error(fmt::format("there is no event called \"{}\"{}", name,
                          did_you_mean(std::string(name), names)));
}

std::uint32_t check_audience(lua_State* L, int arg, const Host& host) {
  if (host.audiences.find(L, arg) == 0) return all_seats(host.game.seats());
  if (lua_type(L, arg) == LUA_TSTRING) bad_argument(L, arg, "\"all\", a seat or a list of seats");
  return check_seats(L, arg, host);
}

[[noreturn]] void wrong_count(const EventDef& event, std::size_t expected, int given) {
  throw Error(fmt::format("event \"{}\": its text has {} argument{}, got {}", event.name, expected,
                          expected == 1 ? "" : "s", given));
}

// tell("all", a seat or a list of seats, event, …)
int table_tell(lua_State* L) {
  const TableHandle& table = check_table(L);
  Host& host = *table.host;
  Effect& effect = open_effect(table);
  const std::uint32_t audience = check_audience(L, 2, host);
  const EventId event = check_event(L, 3, host);
  const auto& slots = host.game.event_def(event).slots;
  if (const int given = lua_gettop(L) - 3; given != static_cast<int>(slots.size()))
    wrong_count(host.game.event_def(event), slots.size(), given);
  int arg = 4;
  for (const EventSlot slot : slots) check_event_argument(L, arg++, host, slot);
  if (effect.has_listener()) count_event(L, host, slots.size());
  if (!effect.can_skip_event())
    effect.tell(
        audience, event,
        effect.has_listener() ? event_arguments(L, host, slots) : std::vector<EventArgument>());
  return 0;
}

// Who sees a roll: nothing said, "all", a seat, or a list of seats.
std::uint32_t check_viewers(lua_State* L, int arg, const Host& host) {
  if (lua_isnoneornil(L, arg)) return Chance::k_undeclared;
  if (lua_type(L, arg) != LUA_TTABLE) return check_audience(L, arg, host);
  std::uint32_t out = 0;
  for (lua_Integer i = 1; lua_rawgeti(L, arg, i) != LUA_TNIL; ++i) {
    int is_integer = 0;
    const lua_Integer seat = lua_tointegerx(L, -1, &is_integer);
    if (is_integer == 0 || seat < 1 || seat > host.game.seats())
      bad_argument(L, arg, "list of seats");
    out |= seat_bit(SeatId(static_cast<int>(seat) - 1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return out;
}

// roll(sides, who sees it)
int table_roll(lua_State* L) {
  const TableHandle& table = check_table(L);
  Effect& effect = open_effect(table);
  const auto sides = static_cast<int>(check_integer(L, 2, "number of sides", 1, k_max_sides));
  lua_pushinteger(L, effect.roll(sides, check_viewers(L, 3, *table.host)));
  return 1;
}

// leaders(): the seats with the highest score, whole teams together
int table_leaders(lua_State* L) {
  const TableHandle& table = check_table(L);
  const View& truth = open_view(table);
  const Host& host = *table.host;
  if (!host.game.definition().score) throw Error("leaders: the ruleset has no score");
  if (host.scoring) throw Error("leaders: the score itself cannot depend on it");
  std::array<std::int64_t, k_max_seats> scores{};
  for (int s = 0; s < host.game.seats(); ++s) scores[nth(s)] = truth.score(SeatId(s));
  const std::span all(scores.data(), nth(host.game.seats()));
  add_up_teams(host.game.definition(), all);
  const std::int64_t best = *std::ranges::max_element(all);
  luaL_checkstack(L, host.game.seats(), nullptr);
  int leaders = 0;
  for (int s = 0; s < host.game.seats(); ++s)
    if (scores[nth(s)] == best) push_seat(L, SeatId(s)), ++leaders;
  return leaders;
}

// The number of the end that a text names as an argument; -1: it is no text.
int named_end(lua_State* L, int arg, const Host& host) {
  if (arg < 2 || lua_type(L, arg) != LUA_TSTRING) return -1;
  const auto& ends = host.game.definition().ends;
  const std::string name = check_name(L, arg);
  const auto named = [](const EndDef& end) { return word_of(end.type).by == EndsBy::name; };
  const auto it =
      std::ranges::find_if(ends, [&](const EndDef& end) { return named(end) && end.name == name; });
  if (it != ends.end()) return static_cast<int>(it - ends.begin());
  std::vector<std::string> names;
  for (const EndDef& end : ends)
    if (named(end)) names.push_back(quote(end.name));
  throw Error(fmt::format(
      "expected a seat, or the name of an end that functions bring about, got {}; {}",
      found(L, arg),
      names.empty() ? fmt::format("declare one, as in ends = {{ {{ name = \"{}\" }} }}", name)
                    : there_are(names)));
}

int table_win(lua_State* L) {
  const TableHandle& table = check_table(L);
  Effect& effect = open_effect(table);
  int last = lua_gettop(L);
  const int number = named_end(L, last, *table.host);
  if (number >= 0) --last;
  std::uint32_t winners = seat_bit(check_seat(L, 2, *table.host));
  for (int arg = 3; arg <= last; ++arg) winners |= seat_bit(check_seat(L, arg, *table.host));
  effect.win(winners, number);
  return 0;
}

int table_draw(lua_State* L) {
  const TableHandle& table = check_table(L);
  Effect& effect = open_effect(table);
  const int number = lua_gettop(L) == 2 ? named_end(L, 2, *table.host) : -1;
  if (lua_gettop(L) > 1 && number < 0)
    throw Error(
        "draw: g:draw() takes nothing but the name of an end, it ends the game as a draw; cards "
        "are drawn under "
        "does, as in does = draw(\"deck\", \"hand\")");
  effect.win(0, number);
  return 0;
}

}  // namespace

std::vector<luaL_Reg> table_writers() {
  return {{"ask", guarded<table_ask>},         {"offer", guarded<table_offer>},
          {"all", guarded<table_all>},         {"anyone_may", guarded<table_anyone_may>},
          {"tell", guarded<table_tell>},       {"roll", guarded<table_roll>},
          {"leaders", guarded<table_leaders>}, {"win", guarded<table_win>},
          {"draw", guarded<table_draw>}};
}

}  // namespace hr::scripting
