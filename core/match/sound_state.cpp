// SPDX-License-Identifier: MIT
#include "core/match/sound_state.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/game/place_type.h"
#include "core/match/carry.h"

namespace hr {

namespace {

bool below(std::int64_t value, std::int64_t max) { return value >= 0 && value < max; }

// Checks the bytes before anything reads them as flags and enumerators.
bool sound_header(const Game& game, const State& state) {
  std::array<unsigned char, sizeof(Header)> bytes{};
  std::memcpy(bytes.data(), state.words(), bytes.size());
  const auto flag = [&](std::size_t at) { return bytes[at] <= 1; };
  const int group = bytes[offsetof(Header, lasting) + 1] & 7;  // in_group and opening
  constexpr int k_most = 2 * static_cast<int>(Opening::begun) + 1;
  const bool plain = flag(offsetof(Header, turn_open)) && flag(offsetof(Header, ended)) &&
                     flag(offsetof(Header, lasting)) && group <= k_most &&
                     (bytes[offsetof(Header, lasting) + 1] >> 3) <= game.seats() &&
                     flag(offsetof(Header, progress)) &&
                     bytes[offsetof(Header, pie)] <= static_cast<int>(Pie::declined) &&
                     bytes[offsetof(Header, reason)] < k_end_reasons;
  if (!plain) return false;
  const Header& header = state.header();
  const bool pie = game.definition().pie || header.pie == Pie::off;
  return below(index(header.turn), game.seats()) && header.set_up <= header.ply &&
         header.asks <= game.layout().ask_capacity() && header.stuck <= game.seats() &&
         (header.winners & ~all_seats(game.seats())) == 0 && pie &&
         (header.out & ~all_seats(game.seats())) == 0 &&
         (header.ended || seats_in_play(header, game.seats()) != 0) &&
         (game.seats() == 2 || header.pie == Pie::off);
}

bool sound_value(const Game& game, const VarDef& def, std::int64_t value) {
  if (def.type == VarType::number) return value >= def.min && value <= def.max;
  if (def.type == VarType::flag) return below(value, 2);
  if (value == k_nil) return true;
  if (def.type == VarType::cell) return below(value, game.cells());
  if (def.type == VarType::seat) return below(value, game.seats());
  if (def.type == VarType::direction) return below(value, game.board().directions());
  if (def.type == VarType::word) return below(value, static_cast<std::int64_t>(def.words.size()));
  return below(value, static_cast<std::int64_t>(game.definition().kinds.size()));
}

bool sound_vars(const Game& game, const State& state) {
  const auto& vars = game.definition().vars;
  for (std::size_t v = 0; v < vars.size(); ++v)
    for (int seat = 0; seat < (vars[v].per_seat ? game.seats() : 1); ++seat) {
      const int word = game.layout().var_word(VarId(static_cast<int>(v)), SeatId(seat));
      if (!sound_value(game, vars[v], static_cast<std::int64_t>(state.words()[word]))) return false;
    }
  return true;
}

bool sound_argument(const Game& game, const Argument& argument, std::int64_t value) {
  switch (argument.type) {
    case ArgumentType::cell:
      return below(value, game.cells());
    case ArgumentType::seat:
      return below(value, game.seats());
    case ArgumentType::word:
      return below(value, static_cast<std::int64_t>(argument.words.size()));
    case ArgumentType::number:
      break;
  }
  return true;
}

bool sound_ask(const Game& game, const Ask& ask) {
  const auto mode = static_cast<int>(ask.mode);
  if (!below(mode, 4) || !below(index(ask.seat), game.seats()) || ask.count > 2) return false;
  const bool ready = ask.verb == game.ready();
  if (!ready && !below(index(ask.verb), index(game.ready()))) return false;
  if (ready)
    return ask.mode == AskMode::all && ask.arguments[0] >= -1 &&
           ask.arguments[0] < index(game.ready());
  const std::vector<Argument>& arguments = game.arguments(ask.verb);
  if (ask.count > arguments.size()) return false;
  for (std::size_t i = 0; i < ask.count; ++i)
    if (!sound_argument(game, arguments[i], ask.arguments[i])) return false;
  return true;
}

// Its flags are checked as bytes, like those of the header. What they promise has to follow.
bool sound_asks(const Game& game, const State& state) {
  const int asks = state.header().asks;
  for (int i = 0; i < asks; ++i) {
    std::array<unsigned char, sizeof(Ask)> bytes{};
    std::memcpy(bytes.data(), state.words() + game.layout().ask_word(i), bytes.size());
    if (bytes[offsetof(Ask, or_next)] > 1 || bytes[offsetof(Ask, or_others)] > 1) return false;
    const Ask ask = ask_at(state, game, i);
    if (!sound_ask(game, ask) || (ask.or_others && ask.mode != AskMode::may)) return false;
    if (!ask.or_next && !ask.or_others) continue;
    if (i + 1 == asks) return false;
    const Ask next = ask_at(state, game, i + 1);
    if (next.mode != ask.mode || (ask.or_next && next.or_others != ask.or_others)) return false;
  }
  return true;
}

// The same for towers, which have their heights beside them.
bool sound_towers(const Game& game, const State& state, const ZoneLayout& zone) {
  const auto sound = [&](std::uint8_t piece) { return piece > 0 && piece <= zone.pieces.size(); };
  for (int cell = 0; cell < game.cells(); ++cell) {
    if (tower_height(state.words(), zone, cell) > zone.room) return false;
    const auto tower = tower_pieces(state.words(), zone, cell);
    if (!tower.empty() && !can_be_on(game, zone.zone, CellId(cell))) return false;
    if (!std::ranges::all_of(tower, sound)) return false;
  }
  return true;
}

// Every code must exist, and a stack must have no gaps.
bool sound_slots(const Game& game, const State& state, const ZoneLayout& zone) {
  if (zone.holds == Holds::tower) return sound_towers(game, state, zone);
  if (zone.holds == Holds::pile || zone.holds == Holds::bag) return true;
  const auto pieces = static_cast<Word>(zone.pieces.size());
  for (int cell = 0; cell < game.cells(); ++cell) {
    const bool one = zone.holds == Holds::one;
    if (one && slot_at(state.words(), zone, cell) > static_cast<int>(pieces)) return false;
    Word rest = one ? static_cast<Word>(slot_at(state.words(), zone, cell))
                    : state.words()[zone.slots + cell];
    if (rest != 0 && !can_be_on(game, zone.zone, CellId(cell))) return false;
    for (; rest != 0 && !one; rest >>= 8)
      if ((rest & 0xff) == 0 || (rest & 0xff) > pieces) return false;
  }
  return true;
}

}  // namespace

std::string state_problem(const Game& game, const State& state) {
  const auto fixed = static_cast<std::size_t>(game.layout().words());
  if (state.size() < fixed || (state.size() > fixed && !game.keeps_keys()))
    return "its length does not fit a position of this game";
  if (!sound_header(game, state)) return "the turn or the outcome makes no sense";
  if (!sound_vars(game, state)) return "a variable has a value that it cannot have";
  if (!sound_asks(game, state)) return "an ask refers to something that does not exist";
  for (const ZoneInstance zone : game.layout().zone_instances())
    if (!sound_slots(game, state, game.layout().zone(zone))) return "a piece in it does not exist";
  State again = rebuilt(game, state);
  again.forget();
  State given = state;
  given.forget();
  return again == given ? "" : "its parts contradict each other";
}

}  // namespace hr
