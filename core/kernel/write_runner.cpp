// SPDX-License-Identifier: MIT
#include "core/kernel/write_runner.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <ranges>
#include <utility>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/engine/asks.h"
#include "core/engine/capacity.h"
#include "core/engine/cards.h"
#include "core/engine/pieces.h"
#include "core/engine/recode.h"
#include "core/language/write_table.h"

namespace hr {

namespace {

// How many captures may each follow from the one before. Each keeps some sets as wide as the board
// on the stack, which in browsers is 1 MB.
constexpr int k_max_captures = 32;

// Of a set of seats, those that have turns.
template <int W>
Word in_play(const Bits<W>& seats, const State& state) {
  return seats.first_word() & ~Word{state.header().out};
}

// The first of some seats, counted on from one of n seats and from 1; 0: there is none.
std::uint8_t first_after(Word seats, SeatId seat, int n) {
  for (int i = 1; i <= n; ++i)
    if (const int s = (index(seat) + i) % n; (seats >> s & 1) != 0)
      return static_cast<std::uint8_t>(s + 1);
  return 0;
}

}  // namespace

template <int W>
void WriteRunner<W>::captured(State& state, SeatId by, ZoneInstance zone, int cell, int code,
                              ActionContext& context, ActionEffects<W>& done) {
  const Piece piece = game_->layout().zone(zone).pieces[nth(code)];
  const bool rule = game_->definition().kinds[piece.kind].on_captured;
  done.progress = true;
  done.lasting = done.lasting || game_->captures_last();
  if (piece.owner != by && piece.owner != SeatId::none) done.places.lost.add(cell);
  if (context.events != nullptr) {
    Event event{game_->captured_event(), 0, {by, piece, CellId(cell)}};
    Event found{game_->sighted_event(), 0, {piece, CellId(cell)}};
    for (int s = 0; s < game_->seats(); ++s) {
      if (!View(engine_, state, SeatId(s)).sees(zone, CellId(cell))) continue;
      event.audience |= seat_bit(SeatId(s));
      if (piece.owner != SeatId(s) && fog_.hid(zone, SeatId(s), cell))
        found.audience |= seat_bit(SeatId(s));
    }
    if (found.audience != 0) context.events->push_back(std::move(found));
    context.events->push_back(std::move(event));
  }
  if (!plan_.captured.empty())
    follow_capture(state, plan_.captured[nth(by)][nth(piece.kind)], piece, cell, context, done);
  if (!rule) return;
  Effect effect(engine_, state, context, by);
  rules_.captured(effect, piece.kind, piece.owner, CellId(cell), by);
}

template <int W>
class WriteRunner<W>::KeptValues {
 public:
  KeptValues(std::vector<B>& all, ActionPlaces<W>& places) : all_(all), places_(places) {}
  ~KeptValues() {
    if (!begun_) return;
    all_.resize(first_);
    places_.kept = around_ < 0 ? nullptr : all_.data() + around_;
  }
  KeptValues(const KeptValues&) = delete;
  KeptValues& operator=(const KeptValues&) = delete;

  void keep(int number, const B& value) {
    if (!begun_) begin(number);
    all_.resize(std::max(all_.size(), first_ + nth(number) + 1));
    all_[first_ + nth(number)] = value;
    places_.kept = all_.data() + first_;
  }

 private:
  // So many are known where the list begins. Lists that keep nothing cost nothing.
  void begin(int known) {
    begun_ = true;
    first_ = all_.size();
    if (places_.kept != nullptr) around_ = places_.kept - all_.data();
    assert(known == 0 || around_ >= 0);
    for (int i = 0; i < known; ++i) all_.push_back(B(all_[nth(static_cast<int>(around_) + i)]));
  }

  std::vector<B>& all_;
  ActionPlaces<W>& places_;
  bool begun_ = false;
  std::size_t first_ = 0;
  std::ptrdiff_t around_ = -1;  // where those of the list around it begin; -1: there is none
};

template <int W>
void WriteRunner<W>::follow_capture(State& state, const std::vector<WritePlan<W>>& writes,
                                    const Piece& piece, int cell, ActionContext& context,
                                    ActionEffects<W>& done) {
  if (writes.empty()) return;
  if (++done.captures > k_max_captures)
    failed(writes.front(), "what follows a capture captures again, " +
                               std::to_string(k_max_captures) + " times without an end");
  const B here = std::exchange(done.places.here, B{});
  done.places.here.add(cell);
  B owner;
  if (piece.owner != SeatId::none) owner.add(index(piece.owner));
  KeptValues values(kept_, done.places);
  values.keep(0, owner);
  apply(state, writes, context, done);
  done.places.here = here;
  --done.captures;
}

// An error of a write, with its place in the ruleset.
template <int W>
[[noreturn]] void WriteRunner<W>::failed(const WritePlan<W>& write, const std::string& what) const {
  throw Error(rules_.located(write.where, what));
}

template <int W>
std::int64_t WriteRunner<W>::pieces_meant(const WritePlan<W>& write,
                                          const std::vector<TermStep<W>>& number,
                                          const State& state, const ActionEffects<W>& done) const {
  const std::int64_t n = as_number(terms_.value(number, state, &done.places));
  if (n < 0) failed(write, "expected a number of pieces from 0, got " + std::to_string(n));
  return n;
}

// The one cell of a set; none if it is empty.
template <int W>
CellId WriteRunner<W>::one_cell(const WritePlan<W>& write, const B& cells, const char* what) const {
  if (!cells.any()) return CellId::none;
  if (cells.count() > 1)
    failed(write,
           std::string("expected one cell ") + what + ", got " + std::to_string(cells.count()));
  return CellId(cells.select(0));
}

// A write has taken a piece: if it is another seat's, that captures it.
template <int W>
void WriteRunner<W>::taken_away(State& state, const WritePlan<W>& write, int cell, int code,
                                ActionContext& context, ActionEffects<W>& done) {
  const SeatId owner = game_->layout().zone(write.zone).pieces[nth(code)].owner;
  if (owner == SeatId::none) return;
  if (owner != done.places.actor) done.places.lost.add(cell);
  if (owner != write.me) captured(state, write.me, write.zone, cell, code, context, done);
}

template <int W>
void WriteRunner<W>::apply(State& state, const std::vector<WritePlan<W>>& writes,
                           ActionContext& context, ActionEffects<W>& done) {
  std::array<std::uint32_t, k_max_noted> noted{};
  KeptValues values(kept_, done.places);
  Traded traded;
  for (std::size_t i = 0; i < writes.size(); ++i) {
    const WritePlan<W>& write = writes[i];
    const bool trades = write.op == WriteOp::trade;
    if (!traded.empty() && write.flow == Flow::none && !trades) tell_traded(state, traded, context);
    if (write.tells > 0 && context.events == nullptr && state.header().asks == 0) {
      i += nth(write.tells) - 1;  // nobody listens
      continue;
    }
    const B value = write.a.empty() ? B{} : terms_.value(write.a, state, &done.places);
    switch (write.flow) {
      case Flow::none:
        if (trades)
          trade(state, write, traded, context, done);
        else if (value.any() || !write.idle_if_none || state.header().in_group)
          apply_one(state, write, value, context, done);
        break;
      case Flow::note_seats:
        noted[nth(write.noted)] = static_cast<std::uint32_t>(value.first_word());
        break;
      case Flow::keep_value:
        values.keep(write.noted, value);
        break;
      case Flow::skip_unless:
        if (write.a.empty() ? (noted[nth(write.noted)] & seat_bit(write.me)) == 0 : !value.any())
          i += nth(write.skip);
        break;
      case Flow::skip:
        i += nth(write.skip);
        break;
    }
  }
  if (!traded.empty()) tell_traded(state, traded, context);
}

template <int W>
// NOLINTNEXTLINE(readability-function-size): a line for each word, so that none is forgotten
void WriteRunner<W>::apply_one(State& state, const WritePlan<W>& write, const B& value,
                               ActionContext& context, ActionEffects<W>& done) try {
  if (state.header().in_group) check_secrets(write, done);
  const auto change_cards = [&](const auto& change) { this->change_cards(state, write, change); };
  switch (write.op) {
    case WriteOp::take:
    case WriteOp::flip:
    case WriteOp::become:
      if (value.any()) recode(state, write, value, context, done);
      break;
    case WriteOp::put:
      if (!write.of_cards) return put_pieces(state, write, value, context, done);
      if (const int n = cards_meant(write, 1, state, done); n > 0)
        change_cards([&](CardTable& cards) { cards.put(write.zone, write.piece.kind, n); });
      break;
    case WriteOp::send:
      if (write.of_cards) return send_cards(state, write, value, context, done);
      return send_pieces(state, write, value,
                         one_cell(write, terms_.value(write.b, state, &done.places), "to send to"),
                         context, done);
    case WriteOp::exchange:
      return exchange(state, write, value, context, done);
    case WriteOp::draw:
      return draw_cards(state, write, context, done);
    case WriteOp::shuffle:
      return change_cards([&](CardTable& cards) { cards.shuffle(write.zone, context.chance); });
    case WriteOp::cut: {
      const int n = cards_meant(write, 1, state, done);
      const auto first = write.n.empty() ? std::nullopt : std::optional(n);
      return change_cards([&](CardTable& cards) { cards.cut(write.zone, first, context.chance); });
    }
    case WriteOp::turn_over:
      return turn_over(state, write, value, context);
    case WriteOp::show:
      return show_cards(state, write, value, context, done);
    case WriteOp::set:
    case WriteOp::add:
      return write_var(state, write, value, context, done);
    case WriteOp::roll:
      if (!write.of_cards) return roll(state, write, as_number(value), context, done);
      return roll_dice(state, write, context, done);
    case WriteOp::tell:
      return tell(state, write, static_cast<std::uint32_t>(value.first_word()), context, done);
    case WriteOp::ask:
    case WriteOp::offer:
      return ask_for(state, write, value, done);
    case WriteOp::anyone_may:
      if (state.header().in_group)
        failed(write, "anyone_may cannot be used in an answer to at_once");
      done.asked +=
          insert_offers(state, *game_, write.me, static_cast<std::uint32_t>(value.first_word()),
                        write.verbs, done.asked);
      break;
    case WriteOp::at_once:
      return ask_together(state, write, as_number(value), done);
    case WriteOp::go_on:
      done.goes_on = true;
      break;
    case WriteOp::turn_to:
      state.header().next =
          first_after(in_play(value, state), done.places.actor, game_->seats()) & 0x1f;
      break;
    case WriteOp::trade:       // they belong to the whole list: see apply()
    case WriteOp::keep:        // it does nothing but what apply() does for it
    case WriteOp::pass_round:  // it is planned as trades
    case WriteOp::as:
    case WriteOp::when:
      break;
  }
} catch (const NoRoom& full) {
  failed(write, full.what());
}

// In a group of secret answers, what all see may not be changed.
template <int W>
void WriteRunner<W>::check_secrets(const WritePlan<W>& write, const ActionEffects<W>& done) const {
  for (const ZoneInstance zone : {write.zone, write.to})
    if (zone != ZoneInstance::none)
      check_secret(*game_, game_->layout().zone(zone), done.places.actor);
}

// Calls change(CardTable&); an error says at which write it is.
template <int W>
template <class Change>
void WriteRunner<W>::change_cards(State& state, const WritePlan<W>& write,
                                  const Change& change) const try {
  CardTable cards(*game_, state);
  change(cards);
} catch (const Error& error) {
  failed(write, error.what());
}

namespace {

// How many cards, or pieces, are on a cell of a zone that has one kind on each.
inline int cards_at(const State& state, const ZoneLayout& zone, int cell) {
  const int code = code_at(state.words(), zone, cell);
  if (code < 0) return 0;
  return zone.holds == Holds::bag ? count_at(state.words(), zone, code) : 1;
}

// Appends "guard", or "2 guard", to a list.
inline void add_cards(std::string& names, const Game& game, const ZoneLayout& zone, int code,
                      int n) {
  if (n <= 0) return;
  names += names.empty() ? "" : ", ";
  add_card_names(names, game, zone, code, n);
}

// Which cards are on some cells, at most so many of each: "guard, 2 priest".
template <int W>
std::string names_of_cards(const Game& game, const State& state, ZoneInstance zone,
                           const Bits<W>& cells, int most) {
  const ZoneLayout& layout = game.layout().zone(zone);
  std::string names;
  cells.each([&](int cell) {
    add_cards(names, game, layout, code_at(state.words(), layout, cell),
              std::min(most, cards_at(state, layout, cell)));
  });
  return names;
}

}  // namespace

template <int W>
void WriteRunner<W>::put_pieces(State& state, const WritePlan<W>& write, const B& cells,
                                ActionContext& context, const ActionEffects<W>& done) {
  if (!cells.any()) return;
  std::int64_t n = 1;
  if (!write.b.empty()) n = as_number(terms_.value(write.b, state, &done.places));
  if (n == 0) return;
  if (n < 0 || n > k_max_pile)
    failed(write, "expected a number of pieces from 0 to " + std::to_string(k_max_pile) + ", got " +
                      std::to_string(n));
  Effect effect(engine_, state, context, done.places.actor);
  cells.each(
      [&](int cell) { effect.put(write.zone, CellId(cell), write.piece, static_cast<int>(n)); });
}

// All pieces on some cells go to one cell.
template <int W>
void WriteRunner<W>::send_pieces(State& state, const WritePlan<W>& write, const B& from, CellId to,
                                 ActionContext& context, const ActionEffects<W>& done) {
  if (to == CellId::none) return;
  Effect effect(engine_, state, context, done.places.actor);
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  from.each([&](int cell) {
    if (cell == index(to)) return;
    if (zone.holds == Holds::tower) return send_tower(state, write, cell, index(to), done);
    const auto meant = [&](int code) {
      return code >= 0 && (write.codes.empty() || write.codes[0][nth(code)] < 0);
    };
    if (zone.holds == Holds::one && meant(code_at(state.words(), zone, cell)))
      return effect.move(write.zone, CellId(cell), to);
    if (zone.holds == Holds::stack)
      for (int i = stack_height(state.words()[zone.slots + cell]); i-- > 0;)
        if (const int code =
                static_cast<int>(state.words()[zone.slots + cell] >> (8 * i) & 0xff) - 1;
            meant(code))
          effect.move(write.zone, CellId(cell), to, zone.pieces[nth(code)]);
    if (zone.holds != Holds::pile) return;
    for (std::size_t code = 0; code < zone.pieces.size(); ++code) {
      if (!meant(static_cast<int>(code))) continue;
      const int n = pile_count(state.words(), zone, static_cast<int>(code), cell, game_->cells());
      if (n == 0) continue;
      effect.take(write.zone, CellId(cell), zone.pieces[code], n);
      effect.put(write.zone, to, zone.pieces[code], n);
    }
  });
}

// Both are taken before one is put down, so that there is room.
template <int W>
void WriteRunner<W>::exchange(State& state, const WritePlan<W>& write, const B& cells,
                              ActionContext& context, const ActionEffects<W>& done) {
  const CellId one = one_cell(write, cells, "to exchange");
  const CellId other =
      one_cell(write, terms_.value(write.b, state, &done.places), "to exchange with");
  if (one == CellId::none || other == CellId::none || one == other) return;
  Effect effect(engine_, state, context, done.places.actor);
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  const auto take = [&](CellId cell) -> std::optional<Piece> {
    if (code_at(state.words(), zone, index(cell)) < 0) return std::nullopt;
    return effect.take(write.zone, cell);
  };
  const std::optional<Piece> first = take(one), second = take(other);
  if (first) effect.put(write.zone, other, *first);
  if (second) effect.put(write.zone, one, *second);
}

// How many cards a write concerns; `usual` if it does not say.
template <int W>
int WriteRunner<W>::cards_meant(const WritePlan<W>& write, int usual, const State& state,
                                const ActionEffects<W>& done) const {
  if (write.n.empty()) return usual;
  const std::int64_t n = as_number(terms_.value(write.n, state, &done.places));
  if (n < 0 || n > k_max_pile)
    failed(write,
           "expected from 0 to " + std::to_string(k_max_pile) + " cards, got " + std::to_string(n));
  return static_cast<int>(n);
}

template <int W>
void WriteRunner<W>::send_cards(State& state, const WritePlan<W>& write, const B& cells,
                                ActionContext& context, ActionEffects<W>& done) {
  const int most = cards_meant(write, k_max_pile, state, done);
  const ZoneLayout& from = game_->layout().zone(write.zone);
  const std::uint32_t audience = newcomers(write.zone, write.to, context);
  B went;
  std::string names;
  change_cards(state, write, [&](CardTable& cards) {
    cells.each([&](int cell) {
      const int code = code_at(state.words(), from, cell), before = cards_at(state, from, cell);
      const CellId last = cards.send(write.zone, CellId(cell), write.to, most);
      if (last != CellId::none) went.add(index(last));
      if (audience != 0) add_cards(names, *game_, from, code, before - cards_at(state, from, cell));
    });
  });
  tell_cards(audience, write.zone, write.to, std::move(names), context);
  if (write.follows && went.any()) done.places.here = went;
}

template <int W>
void WriteRunner<W>::draw_cards(State& state, const WritePlan<W>& write, ActionContext& context,
                                const ActionEffects<W>& done) {
  const int most = cards_meant(write, 1, state, done);
  change_cards(state, write, [&](CardTable& cards) {
    // What is drawn from a bag is a roll, which says who sees it.
    if (const ZoneLayout& from = game_->layout().zone(write.zone); from.holds != Holds::bag)
      if (const std::uint32_t audience = newcomers(write.zone, write.to, context))
        tell_cards(audience, write.zone, write.to,
                   names_of_cards<W>(*game_, state, write.zone,
                                     front_of(state, from, plan_.ground(from.zone),
                                              std::min(most, cards.room(write.to))),
                                     k_max_pile),
                   context);
    cards.draw(write.zone, write.to, most, context.chance);
  });
}

template <int W>
void WriteRunner<W>::roll_dice(State& state, const WritePlan<W>& write, ActionContext& context,
                               const ActionEffects<W>& done) const {
  const int n = cards_meant(write, 1, state, done);
  change_cards(state, write, [&](CardTable& dice) { dice.roll(write.zone, n, context.chance); });
}

// Those who see them for the first time are told which they are and where; not of those that have
// no place on the other side.
template <int W>
void WriteRunner<W>::turn_over(State& state, const WritePlan<W>& write, const B& cells,
                               ActionContext& context) const {
  const ZoneLayout& from = game_->layout().zone(write.zone);
  const std::uint32_t audience = newcomers(write.zone, write.to, context);
  std::string names;
  change_cards(state, write, [&](CardTable& cards) {
    cells.each([&](int cell) {
      const int code = code_at(state.words(), from, cell);
      if (!cards.turn_over(write.zone, CellId(cell), write.to) || audience == 0) return;
      add_cards(names, *game_, from, code, 1);
      names += " at " + game_->board().name(CellId(cell));
    });
  });
  tell_cards(audience, write.zone, write.to, std::move(names), context);
}

template <int W>
void WriteRunner<W>::trade(State& state, const WritePlan<W>& write, Traded& traded,
                           const ActionContext& context, const ActionEffects<W>& done) const try {
  if (state.header().in_group) check_secrets(write, done);
  CardTable(*game_, state).trade(write.zone, write.to);
  if (context.events != nullptr) note_trade(traded, write.zone, write.to);
} catch (const NoRoom& full) {
  failed(write, full.what());
}

// Those who now see cards that they did not see before the trades are told which: what a hand held
// on its way to somebody else is nothing that its owner looks at.
template <int W>
void WriteRunner<W>::tell_traded(const State& state, Traded& traded, ActionContext& context) const {
  for (const auto& [zone, from] : traded | std::views::reverse) {
    const std::uint32_t audience = newcomers(from, zone, context);
    if (audience != 0)
      tell_cards(audience, from, zone,
                 names_of_cards<W>(*game_, state, zone,
                                   plan_.ground(game_->layout().zone(zone).zone), k_max_pile),
                 context);
  }
  traded.clear();
}

// The first of some places with cards, at most n.
template <int W>
Bits<W> WriteRunner<W>::front_of(const State& state, const ZoneLayout& row, const B& places,
                                 int n) const {
  B out;
  places.each([&](int cell) {
    if (n > 0 && code_at(state.words(), row, cell) >= 0) out.add(cell), --n;
  });
  return out;
}

// Who sees the cards of the second zone and not those of the first; nobody if nobody listens.
template <int W>
std::uint32_t WriteRunner<W>::newcomers(ZoneInstance from, ZoneInstance to,
                                        const ActionContext& context) const {
  if (context.events == nullptr || from == to) return 0;
  return game_->layout().zone(to).viewers & ~game_->layout().zone(from).viewers;
}

// Tells those who see cards for the first time which they are; whoever has them now, where.
template <int W>
void WriteRunner<W>::tell_cards(std::uint32_t audience, ZoneInstance from, ZoneInstance to,
                                std::string names, ActionContext& context) const {
  if (audience == 0 || names.empty()) return;
  const ZoneDef& zone = game_->definition().zones[game_->layout().zone(from).zone];
  const ZoneDef& now = game_->definition().zones[game_->layout().zone(to).zone];
  const SeatId owner = game_->layout().zone(to).seat;
  const auto tell = [&](std::uint32_t whom, std::string what) {
    if (whom != 0)
      context.events->push_back({turned_up_event(*game_), whom, {std::move(what), names}});
  };
  const std::uint32_t has = now.of_cards() && is_seat(owner) ? audience & seat_bit(owner) : 0;
  tell(has, "In your " + spoken(now.name));
  const char* const what = zone.faces > 0 ? "Dice" : zone.of_cards() ? "Cards" : "Pieces";
  tell(audience & ~has, std::string(what) + " that you see");
}

template <int W>
void WriteRunner<W>::show_cards(State& state, const WritePlan<W>& write, const B& value,
                                ActionContext& context, const ActionEffects<W>& done) {
  const int most = cards_meant(write, k_max_pile, state, done);
  const auto audience = static_cast<std::uint32_t>(value.first_word());
  if (audience == 0 || context.events == nullptr) return;
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  B cards = terms_.value(write.b, state, &done.places);
  if (zone.holds != Holds::bag) cards = front_of(state, zone, cards, most);
  const std::string names = names_of_cards<W>(*game_, state, write.zone, cards, most);
  const bool alone = audience == seat_bit(write.me);
  context.events->push_back({alone ? looked_event(*game_) : shown_event(*game_),
                             audience,
                             {write.me, names.empty() ? std::string("no card") : names}});
}

// Changes what is on some cells: each piece becomes one with another code, or is taken.
template <int W>
void WriteRunner<W>::recode(State& state, const WritePlan<W>& write, const B& cells,
                            ActionContext& context, ActionEffects<W>& done) {
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  const std::int64_t word = done.places.chosen[nth(write.chosen)];
  const std::size_t row = write.codes.size() > 1 && word >= 0 ? static_cast<std::size_t>(word) : 0;
  const std::vector<int>& codes = write.codes[row];
  std::int64_t most = k_max_pile;
  if (!write.b.empty()) most = pieces_meant(write, write.b, state, done);
  if (most == 0) return;
  const auto taken = [&](int code, int cell) {
    taken_away(state, write, cell, code, context, done);
  };
  if (zone.holds == Holds::one && !write.takes())
    return recode_sets(state, *game_, zone, codes, cells);
  cells.each([&](int cell) {
    if (zone.holds == Holds::tower)
      return recode_tower(state, write, codes, cell, most, context, done);
    if (zone.holds == Holds::one) {
      const int code = code_at(state.words(), zone, cell);
      if (code < 0 || codes[nth(code)] == code) return;
      take_piece(state, *game_, zone, cell, code);
      if (codes[nth(code)] >= 0) put_piece(state, *game_, zone, cell, codes[nth(code)]);
      if (codes[nth(code)] < 0) taken(code, cell);
      return;
    }
    recode_many(state, *game_, zone, codes, cell, most, taken);
  });
}

// Towers.

// The pieces of a tower that a write means.
template <int W>
typename WriteRunner<W>::Levels WriteRunner<W>::levels(const State& state,
                                                       const WritePlan<W>& write,
                                                       const ZoneLayout& zone, int cell, bool whole,
                                                       const ActionEffects<W>& done) const {
  const int height = tower_height(state.words(), zone, cell);
  if (write.end == TowerEnd::usual && whole) return {0, height};
  std::int64_t n = 1;
  if (!write.n.empty()) n = pieces_meant(write, write.n, state, done);
  const int some = static_cast<int>(std::min<std::int64_t>(n, height));
  return {write.end == TowerEnd::bottom ? 0 : height - some, some};
}

// Changes pieces of a tower, or takes them: at most so many, from the top of those that are meant.
template <int W>
void WriteRunner<W>::recode_tower(State& state, const WritePlan<W>& write,
                                  const std::vector<int>& codes, int cell, std::int64_t most,
                                  ActionContext& context, ActionEffects<W>& done) {
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  const auto [first, n] = levels(state, write, zone, cell, write.takes(), done);
  const TowerPart before(tower_pieces(state.words(), zone, cell).subspan(nth(first)));
  int unchanged = n;  // so many of them, the lowest
  for (; unchanged > 0 && most > 0; --unchanged)
    most -= codes[nth(before.code(unchanged - 1))] == before.code(unchanged - 1) ? 0 : 1;
  TowerPart after, taken;
  for (int i = 0; i < before.size(); ++i) {
    const int code = before.code(i), to = i >= unchanged && i < n ? codes[nth(code)] : code;
    if (to >= 0)
      after.add(to);
    else
      taken.add(code);
  }
  set_tower(state, *game_, zone, cell, first, after.pieces());
  for (int i = taken.size(); i-- > 0;) taken_away(state, write, cell, taken.code(i), context, done);
}

// Moves pieces of a tower to another cell: on top of what is there, or under it.
template <int W>
void WriteRunner<W>::send_tower(State& state, const WritePlan<W>& write, int from, int to,
                                const ActionEffects<W>& done) const {
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  const ZoneDef& def = game_->definition().zones[zone.zone];
  if (def.place_type != place_type_of(game_->board(), CellId(to)))
    failed(write, std::string("expected to send to a ") +
                      (def.place_type == PlaceType::links ? "link" : "cell") + ", got " +
                      game_->board().name(CellId(to)));
  const auto [first, n] = levels(state, write, zone, from, true, done);
  if (n == 0) return;
  check_tower(state, *game_, zone, to, n);
  move_tower(state, *game_, zone, from, first, n, to, write.under);
}

// Without pieces.

template <int W>
void WriteRunner<W>::write_var(State& state, const WritePlan<W>& write, const B& value,
                               ActionContext& context, const ActionEffects<W>& done) {
  const VarDef& def = game_->definition().vars[write.var];
  std::int64_t n = 0;
  switch (def.type) {
    case VarType::number:
      n = as_number(value);
      if (write.op == WriteOp::add)
        n +=
            static_cast<std::int64_t>(state.words()[game_->layout().var_word(write.var, write.me)]);
      break;
    case VarType::flag:
      n = value.any() ? 1 : 0;
      break;
    case VarType::cell:
    case VarType::seat:
    case VarType::kind:
    case VarType::direction:
    case VarType::word:
      if (value.count() > 1)
        failed(write, "expected one " + std::string(name_of(def.type)) + " at most, got " +
                          std::to_string(value.count()));
      n = value.any() ? value.select(0) : k_nil;
  }
  Effect effect(engine_, state, context, done.places.actor);
  if (write.b.empty()) return give(write, effect, write.me, n);
  terms_.value(write.b, state, &done.places).each([&](int seat) {
    give(write, effect, SeatId(seat), n);
  });
}

template <int W>
SeatId WriteRunner<W>::next_seat(State& state, SeatId me, SeatId usual) const {
  const int named = state.header().next - 1;
  state.header().next = 0;
  if (plan_.turn_among.empty()) return named >= 0 ? SeatId(named) : usual;
  const Word among = in_play(terms_.value(plan_.turn_among[nth(me)], state, nullptr), state);
  if (named >= 0 && (among >> named & 1) != 0) return SeatId(named);
  return SeatId(first_after(among, named >= 0 ? SeatId(named) : me, game_->seats()) - 1);
}

template <int W>
void WriteRunner<W>::give(const WritePlan<W>& write, Effect& effect, SeatId seat,
                          std::int64_t n) const {
  try {
    effect.set_var(write.var, seat, n);
  } catch (const Error& error) {  // out of its range
    failed(write, error.what());
  }
}

template <int W>
void WriteRunner<W>::roll(State& state, const WritePlan<W>& write, std::int64_t sides,
                          ActionContext& context, const ActionEffects<W>& done) {
  if (sides < 1 || sides > k_max_sides)
    failed(write, "expected a die of 1 to " + std::to_string(k_max_sides) + " sides, got " +
                      std::to_string(sides));
  Effect effect(engine_, state, context, done.places.actor);
  give(write, effect, write.me, effect.roll(static_cast<int>(sides), write.seen));
}

template <int W>
void WriteRunner<W>::tell(State& state, const WritePlan<W>& write, std::uint32_t audience,
                          ActionContext& context, const ActionEffects<W>& done) {
  if (audience == 0) return;
  std::vector<EventArgument> arguments;
  for (const auto& what : write.told)
    if (context.events != nullptr) arguments.push_back(told(state, what, done));
  Effect(engine_, state, context, done.places.actor)
      .tell(audience, write.event, std::move(arguments));
}

// Of what a set of this type has in it.
template <int W>
const std::string& WriteRunner<W>::member_name(const typename WritePlan<W>::Told& what,
                                               int member) const {
  switch (what.type) {
    case TermType::cells:
      return game_->board().name(CellId(member));
    case TermType::directions:
      return game_->board().direction_names()[nth(member)];
    case TermType::words:
      return what.words[nth(member)];
    case TermType::seats:
    case TermType::condition:  // no event tells these two so
    case TermType::number:
      break;
  }
  return game_->definition().seats[SeatId(member)].name;
}

// A number, a text, or the members of a set: the only one as such, several as a list.
template <int W>
EventArgument WriteRunner<W>::told(const State& state, const typename WritePlan<W>::Told& what,
                                   const ActionEffects<W>& done) const {
  if (!what.words.empty() && what.steps.empty()) {
    const std::int64_t word = done.places.chosen[nth(what.chosen)];
    return word < 0 ? std::string("none") : what.words[nth(word)];
  }
  if (what.steps.empty()) return what.text;
  const B value = terms_.value(what.steps, state, &done.places);
  if (what.type == TermType::number) return as_number(value);
  if (value.count() == 1 && what.type == TermType::cells) return CellId(value.select(0));
  if (value.count() == 1 && what.type == TermType::seats) return SeatId(value.select(0));
  std::string names;
  value.each([&](int member) {
    names += names.empty() ? "" : ", ";
    names += member_name(what, member);
  });
  return names.empty() ? "none" : names;
}

template <int W>
void WriteRunner<W>::ask_for(State& state, const WritePlan<W>& write, const B& cells,
                             ActionEffects<W>& done) {
  std::int64_t given = 0;
  const bool gives = !write.a.empty();
  if (gives) {
    const CellId cell = one_cell(write, cells, "to be asked about");
    if (cell == CellId::none) return;
    given = index(cell);
  }
  const bool offers = is_offer(word_of(write.op).asks);
  Ask ask{.mode = offers ? AskMode::may : AskMode::if_any, .seat = write.me};
  if (gives) ask.arguments[ask.count++] = static_cast<std::int32_t>(given);
  if (state.header().in_group) ask.mode = AskMode::all;
  for (const VerbId verb : write.verbs) {
    ask.verb = verb;
    ask.or_next = verb != write.verbs.back();
    insert_ask(state, *game_, ask, done.asked++);
  }
}

template <int W>
void WriteRunner<W>::decline(State& state, VerbId offered, ActionContext& context,
                             ActionEffects<W>& done) {
  const SeatId seat = done.places.actor;
  if (!plan_.declined.empty()) apply(state, plan_.declined[nth(seat)][nth(offered)], context, done);
  if (!game_->verb_def(offered).declined) return;
  Effect effect(engine_, state, context, seat);
  rules_.declined(effect, seat, offered);
}

// What one action asks together forms one group.
template <int W>
void WriteRunner<W>::ask_together(State& state, const WritePlan<W>& write, std::int64_t times,
                                  ActionEffects<W>& done) {
  if (state.header().in_group) failed(write, "at_once cannot be used in an answer to at_once");
  for (int i = 0; i < state.header().asks && !done.together; ++i)
    if (ask_at(state, *game_, i).mode == AskMode::all)
      failed(write, "what was asked at once before has not been answered yet");
  if (times < 0 || times > k_max_times_together)
    failed(write, "expected a number of times from 0 to " + std::to_string(k_max_times_together) +
                      ", got " + std::to_string(times));
  done.together = true;
  append_together(state, *game_, write.me, write.verbs.front(), static_cast<int>(times));
}

#define HR_WRITE_RUNNER(W) template class WriteRunner<W>;
HR_EACH_WIDTH(HR_WRITE_RUNNER)
#undef HR_WRITE_RUNNER

}  // namespace hr
