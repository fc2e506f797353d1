// SPDX-License-Identifier: MIT
#include "core/match/carry.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/board/edited_board.h"
#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/game/place_type.h"
#include "core/match/carry_places.h"
#include "core/match/same_layout.h"
#include "core/match/same_term.h"
#include "core/words/piece_codes.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"

namespace hr {

namespace {

template <class List>
std::vector<std::string> names(const List& list) {
  std::vector<std::string> out;
  out.reserve(list.size());
  for (const auto& entry : list) out.push_back(entry.name);
  return out;
}

void check_seats(const Game& from, const Game& to) {
  const auto was = names(from.definition().seats), is = names(to.definition().seats);
  if (was != is)
    throw Refusal(Message(
        "The seats of a match cannot change: expected {seats}, the new rules have {others}.",
        Message::all_of(was), Message::all_of(is)));
}

// Cells are matched by the name that the ruleset gives them, whatever they are called now.
CellId same_cell(const Board& from, CellId cell, const Board& to) {
  const auto found = to.find(from.declared_name(cell));
  return found ? *found : to.find(from.name(cell)).value_or(CellId::none);
}

// Whether a board file has closed the cell.
bool closed_in(const Game& game, const std::string& declared_name) {
  const auto& edited = game.definition().edited;
  return edited && edited->whole.find(declared_name) && !game.board().find(declared_name);
}

class Mover {
 public:
  Mover(const Game& from, const State& state, const Game& to)
      : from_(from), old_(state), to_(to), new_(to.layout().words()) {
    for (int cell = 0; cell < from.cells(); ++cell)
      cells_.push_back(same_cell(from.board(), CellId(cell), to.board()));
  }

  CarriedState carry() && {
    header();
    for (int v = 0; v < static_cast<int>(to_.definition().vars.size()); ++v) set_var(VarId(v));
    for (const VarDef& var : from_.definition().vars)
      if (to_.var(var.name) == VarId::none)
        lost(Message("The variable {name} no longer exists.", spoken(var.name)));
    for (const ZoneInstance zone : from_.layout().zone_instances()) carry_zone(zone);
    if (!closed_in_.empty())
      lost(Message("Removed from closed cells: {pieces}.", some_of(closed_in_)));
    if (!left_.empty())
      lost(Message("Removed (no place under the new rules): {pieces}.", some_of(left_)));
    for (int i = 0; i < old_.header().asks;) i = carry_asks(i);
    if (new_.header().asks == 0) lift_struck();
    if (to_.keeps_keys()) {
      new_.remember(new_.header().key);
      if (from_.keeps_keys()) lost_.emplace_back("Repeated positions are counted from here on.");
    }
    return {std::move(new_), std::move(lost_)};
  }

 private:
  // Everything except the key and what depends on the asks.
  void header() {
    const Header& was = old_.header();
    Header& is = new_.header();
    is = was;
    is.key = turn_key(was.turn);
    is.asks = 0;
    // players have changed seats
    const bool pie = to_.definition().pie, swapped = was.pie == Pie::taken;
    if (!pie && !swapped) is.pie = Pie::off;
    if (pie && was.pie == Pie::off) is.pie = was.ply == 0 ? Pie::waiting : Pie::declined;
    if (is.pie == Pie::open) is.key ^= k_open_swap_key;
    for (int s = 0; s < to_.seats(); ++s)
      if (is_out(is, SeatId(s))) is.key ^= out_key(SeatId(s));
  }

  // Translates the value of a variable of the old game to that of the new one.
  std::optional<std::int64_t> translated(const VarDef& def, VarId was, std::int64_t value) const {
    const VarType type = def.type;
    if (value == k_nil || type == VarType::number || type == VarType::flag) return value;
    int found = static_cast<int>(value);  // seats keep their numbers
    if (type == VarType::cell) found = index(cells_[nth(found)]);
    if (type == VarType::direction)
      found = index(to_.board().direction(direction_name(value)).value_or(DirectionId::none));
    if (type == VarType::word) found = word_in(def, from_.definition().vars[was].words[nth(found)]);
    if (type == VarType::kind) found = index(to_.kind(from_.definition().kinds[found].name));
    if (found < 0) return {};
    return found;
  }

  static int word_in(const VarDef& def, const std::string& word) {
    const auto it = std::ranges::find(def.words, word);
    return it == def.words.end() ? -1 : static_cast<int>(it - def.words.begin());
  }

  void set_var(VarId var) {
    const VarDef& def = to_.definition().vars[var];
    const VarId was = from_.var(def.name);
    const VarDef* old = was == VarId::none ? nullptr : &from_.definition().vars[was];
    if (old != nullptr && (old->type != def.type || old->per_seat != def.per_seat)) old = nullptr;
    if (was != VarId::none && old == nullptr)
      lost(Message("The variable {name} was reset: its type has changed.", spoken(def.name)));
    for (int seat = 0; seat < (def.per_seat ? to_.seats() : 1); ++seat) {
      const std::int64_t value =
          old == nullptr ? def.initial : value_of(def, was, SeatId(seat)).value_or(def.initial);
      const int word = to_.layout().var_word(var, SeatId(seat));
      new_.words()[word] = static_cast<Word>(value);
      if (!def.clock) new_.header().key ^= var_key(word, value);
    }
  }

  void lost(const Message& what) { lost_.push_back(what.in_english()); }

  const std::string& direction_name(std::int64_t value) const {
    return from_.board().name(DirectionId(static_cast<int>(value)));
  }

  std::optional<std::int64_t> value_of(const VarDef& def, VarId was, SeatId seat) {
    const auto value = static_cast<std::int64_t>(old_.words()[from_.layout().var_word(was, seat)]);
    const auto found = translated(def, was, value);
    const bool fits =
        found && (def.type != VarType::number || (*found >= def.min && *found <= def.max));
    if (fits) return found;
    if (def.type == VarType::direction) {
      lost(Message("The variable {name} was cleared: the direction {direction} no longer exists.",
                   spoken(def.name), direction_name(value)));
      return k_nil;
    }
    lost(Message("The variable {name} was reset: its value does not exist under the new rules.",
                 spoken(def.name)));
    return {};
  }

  ZoneId zone_of(const ZoneLayout& zone) const {
    const ZoneDef& def = from_.definition().zones[zone.zone];
    const ZoneId found = to_.zone(def.name);
    if (found == ZoneId::none) return found;
    return to_.definition().zones[found].per_seat == def.per_seat ? found : ZoneId::none;
  }

  void carry_zone(ZoneInstance zone) {
    const ZoneLayout& layout = from_.layout().zone(zone);
    const ZoneId there = zone_of(layout);
    const bool into_row = there != ZoneId::none && to_.definition().zones[there].slots > 0;
    if (layout.holds == Holds::bag && into_row) return carry_to_row(layout, there);
    for (int cell = 0; cell < from_.cells(); ++cell) {
      switch (layout.holds) {
        case Holds::one:
          carry_piece(layout, there, cell, code_at(old_.words(), layout, cell), 1);
          break;
        case Holds::stack:
          for (Word rest = old_.words()[layout.slots + cell]; rest != 0; rest >>= 8)
            carry_piece(layout, there, cell, static_cast<int>(rest & 0xff) - 1, 1);
          break;
        case Holds::tower:
          for (const std::uint8_t code : tower_pieces(old_.words(), layout, cell))
            carry_piece(layout, there, cell, code - 1, 1);
          break;
        case Holds::bag:
          if (const int code = layout.cell_codes[nth(cell)]; code >= 0)
            carry_piece(layout, there, cell, code, count_at(old_.words(), layout, code));
          break;
        case Holds::pile:
          for (int code = 0; code < static_cast<int>(layout.pieces.size()); ++code)
            carry_piece(layout, there, cell, code,
                        pile_count(old_.words(), layout, code, cell, from_.cells()));
      }
    }
  }

  void carry_to_row(const ZoneLayout& bag, ZoneId row) {
    for (const int code : shuffled_cards(from_, old_, bag)) {
      const Piece card = bag.pieces[nth(code)];
      if (put(row, bag.seat, CellId::none, card, 1)) continue;
      left_.push_back(
          Message("{card} of {zone}", piece_text(from_, card), zone_name(from_, bag)).in_english());
    }
  }

  // Pieces that were jumped in a chain are lifted if the new rules would not lift them.
  bool lifted(const ZoneLayout& layout, int cell) {
    const int was = from_.layout().struck_word();
    if (was < 0 || &from_.layout().zone(from_.layout().struck_zone()) != &layout) return false;
    if ((old_.words()[was + (cell >> 6)] & cell_bit(cell)) == 0) return false;
    const int is = to_.layout().struck_word(), there = index(cells_[nth(cell)]);
    if (is < 0 || there < 0) return true;
    new_.words()[is + (there >> 6)] |= cell_bit(there);
    new_.header().key ^= struck_key(there);
    return false;
  }

  // The chain cannot go on.
  void lift_struck() {
    const int word = to_.layout().struck_word();
    for (int cell = 0; word >= 0 && cell < to_.cells(); ++cell) {
      Word& struck = new_.words()[word + (cell >> 6)];
      if ((struck & cell_bit(cell)) == 0) continue;
      struck ^= cell_bit(cell), new_.header().key ^= struck_key(cell);
      const ZoneLayout& layout = to_.layout().zone(to_.layout().struck_zone());
      const int code = code_at(new_.words(), layout, cell);
      if (code >= 0) take_piece(new_, to_, layout, cell, code);
    }
  }

  void carry_piece(const ZoneLayout& layout, ZoneId zone, int cell, int code, int n) {
    if (code < 0 || n == 0 || lifted(layout, cell)) return;
    const Piece was = layout.pieces[nth(code)];
    if (put(zone, layout.seat, cells_[nth(cell)], was, n)) return;
    const bool closed = closed_in(to_, from_.board().declared_name(CellId(cell)));
    const std::string piece = piece_text(from_, was), &at = from_.board().name(CellId(cell));
    const Message text = n == 1 ? Message("{piece} at {cell}", piece, at)
                                : Message("{n} times {piece} at {cell}", n, piece, at);
    (closed ? closed_in_ : left_).push_back(text.in_english());
  }

  // Returns false if the new game has no place for it.
  bool put(ZoneId zone, SeatId seat, CellId cell, Piece was, int n) {
    if (zone == ZoneId::none) return false;
    Piece is{to_.kind(from_.definition().kinds[was.kind].name), was.owner};
    if (is.kind == KindId::none) return false;
    const KindDef& kind = to_.definition().kinds[is.kind];
    if (!kind.lives_in(zone)) return false;
    const ZoneInstance instance = to_.layout().zone_instance(zone, seat);
    const ZoneLayout& layout = to_.layout().zone(instance);
    if (to_.definition().zones[zone].of_cards())
      cell = place_of_card(to_, new_, instance, is.kind, cell);
    if (cell == CellId::none || !can_be_on(to_, zone, cell)) return false;
    if (!kind.owned) is.owner = SeatId::none;
    if (kind.owned && layout.holds == Holds::bag) is.owner = layout.seat;
    const int code = layout.code(is), place = index(cell);
    if (code < 0 || room_for(to_, new_, layout, code, place) < n)
      return false;  // all of them or none
    if (layout.holds == Holds::pile || layout.holds == Holds::bag)
      put_piece(new_, to_, layout, place, code, n);
    else
      for (; n > 0; --n) put_piece(new_, to_, layout, place, code);
    return true;
  }

  static Message some_of(std::vector<std::string> pieces) {
    constexpr std::size_t k_max = 5;
    const std::size_t all = pieces.size();
    if (all > k_max) {
      pieces.resize(k_max);
      pieces.push_back(Message("{n} more", all - k_max).in_english());
    }
    return Message::all_of(pieces);
  }

  // Alternatives, and those of others who may answer instead; returns the index of what comes
  // after.
  int carry_asks(int i) {
    std::vector<std::vector<Ask>> kept;  // by seat
    for (bool more = true; more;) {
      more = ask_at(old_, from_, i).or_others;
      kept.emplace_back();
      for (const int end = i + alternatives(old_, from_, i); i < end; ++i)
        if (Ask ask = ask_at(old_, from_, i); carry_ask(ask)) kept.back().push_back(ask);
      if (kept.back().empty()) kept.pop_back();
    }
    for (std::vector<Ask>& seat : kept)
      for (Ask& ask : seat) {
        ask.or_next = &ask != &seat.back();
        ask.or_others = &seat != &kept.back();
        append_ask(new_, to_, ask);
      }
    return i;
  }

  // Translates an ask to the new game; returns false if that has nothing like it.
  bool carry_ask(Ask& ask) {
    const std::string verb(from_.verb_name(ask.verb));
    const VerbId was = ask.verb;
    bool kept = true;
    if (from_.built_in(was)) {  // ready, with the verb that it closes
      ask.verb = to_.ready();
      ask.arguments[0] = index(moved_verb(VerbId(ask.arguments[0])));
    } else {
      ask.verb = moved_verb(was);
      kept = ask.verb != VerbId::none && moved_arguments(was, ask);
    }
    kept = kept && new_.header().asks < to_.layout().ask_capacity();
    if (!kept)
      lost_.push_back(Message("{Seat} {seat:is|are} no longer asked for {verb}.",
                              seat_message(to_, ask.seat), quote(spoken(verb)))
                          .in_english());
    return kept;
  }

  VerbId moved_verb(VerbId was) const {
    if (was == VerbId::none) return was;
    const VerbId found = to_.verb(from_.verb_name(was));
    return found == VerbId::none || to_.built_in(found) ? VerbId::none : found;
  }

  bool moved_arguments(VerbId was, Ask& ask) const {
    const std::vector<Argument>& old = from_.arguments(was);
    const std::vector<Argument>& now = to_.arguments(ask.verb);
    for (std::size_t i = 0; i < ask.count; ++i) {
      if (i >= old.size() || i >= now.size() || old[i].type != now[i].type) return false;
      auto& value = ask.arguments[i];
      value = moved_argument(old[i], now[i], value);
      if (value < 0 && old[i].type != ArgumentType::number) return false;
    }
    return true;
  }

  // The value of an argument under the new rules; -1: it has none.
  std::int32_t moved_argument(const Argument& old, const Argument& now, std::int32_t value) const {
    switch (old.type) {
      case ArgumentType::cell:
        return index(cells_[nth(value)]);
      case ArgumentType::seat:
        return index(to_.seat(from_.definition().seats[SeatId(value)].name));
      case ArgumentType::word: {
        const auto found = std::ranges::find(now.words, old.words[nth(value)]);
        return found == now.words.end() ? -1 : static_cast<std::int32_t>(found - now.words.begin());
      }
      case ArgumentType::number:
        break;
    }
    return value;
  }

  const Game& from_;
  const State& old_;
  const Game& to_;
  State new_;
  ById<CellId, CellId> cells_;  // by cell of the old board: the cell on the new one
  // left_, closed_in_: pieces without a place, and those whose cell is closed.
  std::vector<std::string> lost_, left_, closed_in_;
};

// How the game ended is stored with the number of a declared end.
void check_end(const Game& from, const Game& to, Header& header) {
  if (!header.ended || header.reason != EndReason::end) return;
  const auto& was = from.definition().ends;
  const auto& is = to.definition().ends;
  const std::size_t end = header.end;
  const bool same = end < was.size() && end < is.size() && was[end].type == is[end].type &&
                    was[end].n == is[end].n && was[end].kind == is[end].kind &&
                    (word_of(is[end].type).by != EndsBy::name || was[end].name == is[end].name);
  if (!same) header.reason = EndReason::rule, header.end = 0;
}

bool same_board(const Board& a, const Board& b) {
  if (!same_cells(a, b) || a.direction_names() != b.direction_names()) return false;
  for (int cell = 0; cell < a.cells(); ++cell)
    for (int way = 0; way < a.directions(); ++way)
      if (a.link(CellId(cell), DirectionId(way)) != b.link(CellId(cell), DirectionId(way)))
        return false;
  return true;
}

// How much a declaration shows cannot be compared where sets are involved: if its words differ, it
// may show more, and is treated as showing more.
bool wider(const Game& from, const Visibility& was, const Game& to, const Visibility& is) {
  using Who = Visibility::Who;
  if (was.who == Who::all || is.who == Who::none) return false;
  if (is.who == Who::all || was.who == Who::none) return true;
  if (was.who != is.who) return true;
  if (is.who == Who::seats) return (is.seats & ~was.seats) != 0;
  return is.who == Who::cells &&
         !(same_board(from.board(), to.board()) && same_term(from, to, was.set, is.set));
}

}  // namespace

CarriedState carry_over(const Game& from, const State& state, const Game& to) {
  check_seats(from, to);
  const bool same_pie = from.definition().pie == to.definition().pie;
  CarriedState out;
  if (same_pie && same_layout(from, to))
    out.state = state;
  else
    out = Mover(from, state, to).carry();
  check_end(from, to, out.state.header());
  return out;
}

State rebuilt(const Game& game, const State& state) {
  return Mover(game, state, game).carry().state;
}

std::vector<std::string> newly_visible(const Game& from, const Game& to) {
  std::vector<std::string> out;
  const auto add_wider = [&](const auto& old, const auto& now) {
    for (const auto& entry : now) {
      const auto was =
          std::ranges::find_if(old, [&](const auto& o) { return o.name == entry.name; });
      if (was != old.end() && wider(from, was->see, to, entry.see))
        out.push_back(
            Message("More is visible from here on: {name}.", spoken(entry.name)).in_english());
    }
  };
  add_wider(from.definition().zones, to.definition().zones);
  add_wider(from.definition().vars, to.definition().vars);
  return out;
}

}  // namespace hr
