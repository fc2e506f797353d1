// SPDX-License-Identifier: MIT
#include "core/engine/effect.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/engine/capacity.h"
#include "core/engine/engine.h"
#include "core/engine/pieces.h"
#include "core/game/cards.h"
#include "core/game/place_type.h"
#include "core/game/teams.h"

namespace hr {

namespace {

constexpr std::int64_t k_max_times = 1000;  // asks of one g:all, per seat

std::string piece_name(const Game& game, Piece piece) {
  if (piece.kind == KindId::none) return "a piece";
  std::string kind = "\"" + game.definition().kinds[piece.kind].name + "\"";
  if (piece.owner == SeatId::none) return kind;
  return kind + " of " + game.definition().seats[piece.owner].name;
}

[[noreturn]] void out_of_range(const char* what, std::int64_t number, std::size_t many) {
  throw Error(std::string("expected a ") + what + " from 1 to " + std::to_string(many) + ", got " +
              std::to_string(static_cast<std::int64_t>(static_cast<Word>(number) + 1)));
}

// `what` is one of `many`, counted from 0; rules count from 1.
inline void check_range(const char* what, std::int64_t number, std::size_t many) {
  if (number < 0 || number >= static_cast<std::int64_t>(many)) [[unlikely]]
    out_of_range(what, number, many);
}

void check_piece(const Game& game, Piece piece) {
  check_range("kind", index(piece.kind), game.definition().kinds.size());
  if (piece.owner != SeatId::none) check_range("seat", index(piece.owner), nth(game.seats()));
}

void check_declared(const Game& game, VerbId verb) {
  check_range("verb", index(verb), game.definition().verbs.size());
}

void check_value(const Game& game, const VarDef& def, std::int64_t value) {
  const auto check = [&](std::int64_t low, std::int64_t high) {
    if (value < low || value > high)
      throw Error(def.name + ": expected a number from " + std::to_string(low) + " to " +
                  std::to_string(high) + ", got " + std::to_string(value));
  };
  if (def.type == VarType::number) return check(def.min, def.max);
  if (def.type == VarType::flag) return check(0, 1);
  if (value == k_nil) return;
  if (def.type == VarType::cell) check_range("cell", value, nth(game.cells()));
  if (def.type == VarType::seat) check_range("seat", value, nth(game.seats()));
  if (def.type == VarType::direction)
    check_range("direction", value, nth(game.board().directions()));
  if (def.type == VarType::word) check_range("word", value, def.words.size());
  if (def.type == VarType::kind) check_range("kind", value, game.definition().kinds.size());
}

// Whether this action answers what all are asked in secret. What follows when a seat is out does
// not.
bool in_secret(const Effect& effect) {
  return effect.state().header().asks > 0 && effect.me() != SeatId::none &&
         !is_out(effect.state().header(), effect.me()) && all_open(effect.state(), effect.game());
}

// The number of pieces in a cell; in a pile, of those with this code.
int pieces_in(const State& state, const Game& game, const ZoneLayout& zone, int cell, int code) {
  const Word* const words = state.words();
  switch (zone.holds) {
    case Holds::one:
      return code_at(words, zone, cell) < 0 ? 0 : 1;
    case Holds::stack:
      return stack_height(words[zone.slots + cell]);
    case Holds::tower:
      return tower_height(words, zone, cell);
    case Holds::pile:
    case Holds::bag:
      break;
  }
  return pile_count(words, zone, code, cell, game.cells());
}

// Throws Error if a zone cannot have pieces there: a zone on links on a cell, a bag in a slot …
void check_ground(const Game& game, ZoneId which, CellId cell) {
  if (can_be_on(game, which, cell)) return;
  const ZoneDef& zone = game.definition().zones[which];
  const char* const expected = zone.place_type == PlaceType::links   ? "a link"
                               : zone.place_type == PlaceType::cards ? "a kind of card"
                               : zone.place_type == PlaceType::slots ? "one of its places"
                                                                     : "a cell of the board";
  throw Error(zone.name + ":put: expected " + expected + ", got " + game.board().name(cell));
}

// A link cannot be the answer where a cell is asked for.
void check_given(const Game& game, const Ask& ask) {
  const LinkCells& links = game.board().link_cells();
  const std::vector<Argument>& arguments = game.arguments(ask.verb);
  if (links.count() == 0 || ask.count == 0 || arguments.empty() ||
      arguments.front().type != ArgumentType::cell || ask.arguments[0] < 0 ||
      ask.arguments[0] >= game.cells())
    return;
  const PlaceType expected = first_argument(game, ask.verb);
  const bool link = links.has(CellId(ask.arguments[0]));
  if (expected != (link ? PlaceType::cells : PlaceType::links)) return;
  throw Error("ask: \"" + game.verb_def(ask.verb).name + "\" begins with a " +
              (link ? "cell" : "link") + ", so expected a " + (link ? "cell" : "link") + ", got " +
              game.board().name(CellId(ask.arguments[0])));
}

// Puts n pieces of a code on a cell. Throws Error when there is no room.
void place(const Effect& effect, State& state, ZoneInstance zone, CellId cell, int code, int n) {
  const Game& game = effect.game();
  const ZoneLayout& layout = game.layout().zone(zone);
  check_ground(game, layout.zone, cell);
  const int here = pieces_in(state, game, layout, index(cell), code);
  const int max = layout.room;
  if (n >= 1 && n <= max - here) return put_piece(state, game, layout, index(cell), code, n);
  const std::string& name = game.definition().zones[layout.zone].name;
  throw NoRoom(layout.holds == Holds::one
                   ? name + ":put: expected " + game.board().name(cell) + " to be empty, found " +
                         piece_name(game, effect.at(zone, cell).piece)
                   : name + ":put: " + game.board().name(cell) + " holds at most " +
                         std::to_string(max) + ", got " + std::to_string(n) + " on top of " +
                         std::to_string(here));
}

}  // namespace

void Effect::check_cell(CellId cell) const {
  check_range("cell", index(cell), nth(game().cells()));
}

// While all are asked in secret, an action may write only what its own seat alone sees; then it
// does not matter who answers first.
int Effect::code_of(ZoneInstance zone, CellId cell, Piece piece) const {
  const Game& game = engine().game();
  const ZoneLayout& layout = game.layout().zone(zone);
  if (piece.kind == KindId::none) return code_at(state_.words(), layout, index(cell));
  if (piece.owner != SeatId::none) {
    const int code = layout.code(piece);
    return code >= 0 && has_piece(state_.words(), layout, code, index(cell)) ? code : -1;
  }
  for (int code = 0; code < static_cast<int>(layout.pieces.size()); ++code) {
    const Piece& p = layout.pieces[nth(code)];
    if (p.kind == piece.kind && (piece.owner == SeatId::none || p.owner == piece.owner) &&
        has_piece(state_.words(), layout, code, index(cell)))
      return code;
  }
  return -1;
}

void Effect::put(ZoneInstance zone, CellId cell, Piece piece, int n) {
  const Game& game = engine().game();
  check_cell(cell);
  check_piece(game, piece);
  const ZoneLayout& layout = game.layout().zone(zone);
  const ZoneDef& def = game.definition().zones[layout.zone];
  const KindDef& kind = game.definition().kinds[piece.kind];
  if (in_secret(*this)) check_secret(def.see, layout.seat, me_, def.name + ":put");
  if (!kind.lives_in(layout.zone))
    throw Error(def.name + ":put: \"" + kind.name + "\" belongs to another zone, " +
                game.definition().zones[kind.zone].name);
  if (layout.holds == Holds::bag) {
    if (cell != card_cell(game.definition(), piece.kind))
      throw Error(def.name + ":put: \"" + kind.name + "\" has its own place in a bag, not " +
                  game.board().name(cell));
    if (kind.owned) piece.owner = layout.seat;
  }
  if (kind.owned && piece.owner == SeatId::none)
    throw Error(def.name + ":put: expected the owner of \"" + kind.name + "\", got nobody");
  if (!kind.owned) piece.owner = SeatId::none;
  if (n != 1 && (layout.holds == Holds::one || layout.holds == Holds::stack))
    throw Error(def.name + ":put: only a pile or a tower takes more than one at a time, got " +
                std::to_string(n));
  place(*this, state_, zone, cell, layout.code(piece), n);
}

Piece Effect::take(ZoneInstance zone, CellId cell, Piece piece, int n) {
  const Game& game = engine().game();
  check_cell(cell);
  if (piece.kind != KindId::none) check_piece(game, piece);
  const ZoneLayout& layout = game.layout().zone(zone);
  const ZoneDef& def = game.definition().zones[layout.zone];
  if (in_secret(*this)) check_secret(def.see, layout.seat, me_, def.name + ":take");
  const int code = code_of(zone, cell, piece);
  if (code < 0)
    throw Error(def.name + ":take: expected " + piece_name(game, piece) + " at " +
                game.board().name(cell) + ", found " +
                (code_of(zone, cell, {}) < 0 ? "nothing" : piece_name(game, at(zone, cell).piece)));
  const int here = layout.holds == Holds::pile || layout.holds == Holds::bag
                       ? pile_count(state_.words(), layout, code, index(cell), game.cells())
                       : 1;
  if (n < 1 || n > here)
    throw Error(def.name + ":take: expected from 1 to " + std::to_string(here) + " pieces, got " +
                std::to_string(n));
  take_piece(state_, game, layout, index(cell), code, n);
  return layout.pieces[nth(code)];
}

void Effect::move(ZoneInstance zone, CellId from, CellId to, Piece piece) {
  check_cell(to);
  const ZoneLayout& layout = game().layout().zone(zone);
  if (layout.holds == Holds::bag)
    throw Error(game().definition().zones[layout.zone].name +
                ":move: a bag has no places; take the card, and put it where it goes");
  const Piece taken = take(zone, from, piece);
  place(*this, state_, zone, to, game().layout().zone(zone).code(taken), 1);
}

SlideEnd Effect::slide(ZoneInstance zone, Piece piece, DirectionId direction, int max,
                       const CellSet& over) {
  const ZoneLayout& layout = game().layout().zone(zone);
  const CellId from = find(zone, piece);
  if (from == CellId::none)
    throw Error(game().definition().zones[layout.zone].name + ":slide: there is no " +
                piece_name(game(), piece));
  const SlideEnd way = slide_over(game().board(), from, direction, max, over);
  if (way.n > 0) move(zone, from, way.cell, piece);
  return way;
}

void Effect::flip(ZoneInstance zone, CellId cell, SeatId owner) {
  Piece piece = take(zone, cell);
  if (piece.owner == SeatId::none)
    throw Error("flip: expected a piece that belongs to a seat, found " +
                piece_name(game(), piece));
  piece.owner = owner;
  put(zone, cell, piece);
}

int Effect::clear(ZoneInstance zone, CellId cell) {
  check_cell(cell);
  int n = 0;
  for (; code_of(zone, cell, {}) >= 0; ++n) take(zone, cell);
  return n;
}

void Effect::set_var(VarId var, SeatId seat, std::int64_t value) {
  check_range("variable", index(var), game().definition().vars.size());
  const VarDef& def = game().definition().vars[var];
  if (def.per_seat) check_range("seat", index(seat), nth(game().seats()));
  if (in_secret(*this)) check_secret(def.see, def.per_seat ? seat : SeatId::none, me_, def.name);
  check_value(game(), def, value);
  const int word = game().layout().var_word(var, seat);
  Word& slot = state_.words()[word];
  if (slot == static_cast<Word>(value)) return;
  if (!def.clock)
    state_.header().key ^= var_key(word, static_cast<std::int64_t>(slot)) ^ var_key(word, value);
  slot = static_cast<Word>(value);
}

void Effect::ask(AskMode mode, SeatId seat, std::span<const VerbId> verbs,
                 std::span<const std::int64_t> arguments) {
  check_range("seat", index(seat), nth(game().seats()));
  Ask ask{.mode = mode, .seat = seat};
  if (arguments.size() > ask.arguments.size())
    throw Error("ask: expected at most " + std::to_string(ask.arguments.size()) +
                " arguments that are given, got " + std::to_string(arguments.size()));
  for (const std::int64_t argument : arguments) {
    ask.arguments[ask.count] = static_cast<std::int32_t>(argument);
    if (ask.arguments[ask.count++] != argument)
      throw Error("ask: expected a given argument of 32 bits, got " + std::to_string(argument));
  }
  if (in_secret(*this)) {
    if (seat != me_) throw Error("ask: while all answer at once, a seat may ask only itself");
    ask.mode = AskMode::all;
  }
  for (const VerbId verb : verbs) {
    check_declared(game(), verb);
    ask.verb = verb;
    check_given(game(), ask);
  }
  for (const VerbId verb : verbs) {
    ask.verb = verb;
    ask.or_next = verb != verbs.back();
    insert_ask(state_, game(), ask, asked_++);
  }
}

void Effect::offer_in_turn(std::uint32_t seats, std::span<const VerbId> verbs) {
  if (in_secret(*this)) throw Error("anyone_may: not while all answer at once");
  for (const VerbId verb : verbs) check_declared(game(), verb);
  asked_ += insert_offers(state_, game(), me_, seats, verbs, asked_);
}

void Effect::ask_all(std::uint32_t seats, std::span<const AskPart> parts) {
  if (state_.header().asks > 0) throw Error("all: another question is still open");
  std::int64_t times = 0;
  for (const AskPart& part : parts) {
    check_declared(game(), part.verb);
    times += std::clamp<std::int64_t>(part.times, 0, k_max_times + 1);
    if (times > k_max_times)
      throw Error("all: expected at most " + std::to_string(k_max_times) +
                  " times, all verbs together");
  }
  for (int seat = 0; seat < game().seats(); ++seat)
    for (const AskPart& part : parts)
      if ((seats >> seat & 1) != 0)
        append_together(state_, game(), SeatId(seat), part.verb, static_cast<int>(part.times));
}

void Effect::tell(std::uint32_t audience, EventId event, std::vector<EventArgument> arguments) {
  check_range("kind of event", index(event), game().definition().events.size());
  if (in_secret(*this) && (audience & ~seat_bit(me_)) != 0)
    throw Error("tell: while all answer at once, an event may go only to the acting seat");
  if (context_.events != nullptr)
    context_.events->push_back({event, audience, std::move(arguments)});
}

int Effect::roll(int sides, std::uint32_t seen) {
  if (sides < 1)
    throw Error("roll: expected a die of 1 side or more, got " + std::to_string(sides));
  if (in_secret(*this)) throw Error("roll: no dice while all answer at once");
  return context_.chance.roll(sides, seen);
}

int Effect::draw(std::span<const int> counts, std::uint32_t seen) {
  if (std::ranges::all_of(counts, [](int n) { return n <= 0; }))
    throw Error("draw: expected a card to draw, found none");
  if (in_secret(*this)) throw Error("draw: no draws while all answer at once");
  return context_.chance.draw(counts, seen);
}

void Effect::win(std::uint32_t winners, int number) {
  if ((winners & ~all_seats(game().seats())) != 0)
    throw Error("win: expected seats from 1 to " + std::to_string(game().seats()));
  Header& header = state_.header();
  if (in_secret(*this)) throw Error("win: nobody can win while all answer at once");
  if (header.ended) return;  // the first result counts
  header.ended = true;
  header.reason = number < 0 ? EndReason::rule : EndReason::end;
  header.end = static_cast<std::uint8_t>(std::max(number, 0));
  header.winners = winners_in_play(game().definition(), header, winners);
}

}  // namespace hr
