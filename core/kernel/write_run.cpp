// SPDX-License-Identifier: MIT
#include "core/kernel/write_run.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "core/base/error.h"
#include "core/base/words.h"
#include "core/engine/asks.h"
#include "core/engine/pieces.h"
#include "core/engine/recode.h"
#include "core/language/write_table.h"

namespace hr {

template <int W>
CellId WriteRun<W>::one_cell(const Bits<W>& cells, const char* what) const {
  if (!cells.any()) return CellId::none;
  if (cells.count() > 1)
    fail(std::string("expected one cell ") + what + ", got " + std::to_string(cells.count()));
  return CellId(cells.select(0));
}

// Pieces.

template <int W>
void WriteRun<W>::taken_away(int cell, int code) {
  const SeatId owner = zone().pieces[nth(code)].owner;
  if (owner == SeatId::none) return;
  if (owner != done.places.actor) done.places.lost.add(cell);
  if (owner != write.me) runner_.captured(state, write.me, write.zone, cell, code, context, done);
}

template <int W>
std::int64_t WriteRun<W>::pieces_meant(const std::vector<TermStep<W>>& number) const {
  const std::int64_t n = as_number(term(number));
  if (n < 0) fail("expected a number of pieces from 0, got " + std::to_string(n));
  return n;
}

template <int W>
void WriteRun<W>::change_pieces() {
  if (!value.any()) return;
  const ZoneLayout& its = zone();
  const std::int64_t word = done.places.chosen[nth(write.chosen)];
  const std::size_t row = write.codes.size() > 1 && word >= 0 ? static_cast<std::size_t>(word) : 0;
  const std::vector<int>& codes = write.codes[row];
  const std::int64_t most = write.b.empty() ? k_max_pile : pieces_meant(write.b);
  if (most == 0) return;
  if (its.holds == Holds::one && !write.takes())
    return recode_sets(state, game(), its, codes, value);
  value.each([&](int cell) {
    if (its.holds == Holds::tower) return change_tower(codes, cell, most);
    if (its.holds == Holds::one) {
      const int code = code_at(state.words(), its, cell);
      if (code < 0 || codes[nth(code)] == code) return;
      take_piece(state, game(), its, cell, code);
      if (codes[nth(code)] >= 0) put_piece(state, game(), its, cell, codes[nth(code)]);
      if (codes[nth(code)] < 0) taken_away(cell, code);
      return;
    }
    recode_many(state, game(), its, codes, cell, most,
                [&](int code, int at) { taken_away(at, code); });
  });
}

template <int W>
typename WriteRun<W>::Levels WriteRun<W>::levels(int cell, bool whole) const {
  const int height = tower_height(state.words(), zone(), cell);
  if (write.end == TowerEnd::usual && whole) return {0, height};
  const std::int64_t n = write.n.empty() ? 1 : pieces_meant(write.n);
  const int some = static_cast<int>(std::min<std::int64_t>(n, height));
  return {write.end == TowerEnd::bottom ? 0 : height - some, some};
}

// At most so many, from the top of those that are meant.
template <int W>
void WriteRun<W>::change_tower(const std::vector<int>& codes, int cell, std::int64_t most) {
  const ZoneLayout& its = zone();
  const auto [first, n] = levels(cell, write.takes());
  const TowerPart before(tower_pieces(state.words(), its, cell).subspan(nth(first)));
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
  set_tower(state, game(), its, cell, first, after.pieces());
  for (int i = taken.size(); i-- > 0;) taken_away(cell, taken.code(i));
}

// Cards.

template <int W>
int WriteRun<W>::cards_meant(int usual) const {
  if (write.n.empty()) return usual;
  const std::int64_t n = as_number(term(write.n));
  if (n < 0 || n > k_max_pile)
    fail("expected from 0 to " + std::to_string(k_max_pile) + " cards, got " + std::to_string(n));
  return static_cast<int>(n);
}

template <int W>
int WriteRun<W>::cards_at(const ZoneLayout& of, int cell) const {
  const int code = code_at(state.words(), of, cell);
  if (code < 0) return 0;
  return of.holds == Holds::bag ? count_at(state.words(), of, code) : 1;
}

template <int W>
Bits<W> WriteRun<W>::first_of(ZoneInstance row, const Bits<W>& places, int n) const {
  const ZoneLayout& layout = game().layout().zone(row);
  Bits<W> out;
  places.each([&](int cell) {
    if (n > 0 && code_at(state.words(), layout, cell) >= 0) out.add(cell), --n;
  });
  return out;
}

template <int W>
void WriteRun<W>::add_cards(std::string& names, const ZoneLayout& of, int code, int n) const {
  if (n <= 0) return;
  names += names.empty() ? "" : ", ";
  add_card_names(names, game(), of, code, n);
}

template <int W>
std::string WriteRun<W>::names_of(ZoneInstance of, const Bits<W>& cells, int most) const {
  const ZoneLayout& layout = game().layout().zone(of);
  std::string names;
  cells.each([&](int cell) {
    add_cards(names, layout, code_at(state.words(), layout, cell),
              std::min(most, cards_at(layout, cell)));
  });
  return names;
}

template <int W>
std::string WriteRun<W>::names_of_first(ZoneInstance of, int n) const {
  const auto& ground = runner_.plan().ground(game().layout().zone(of).zone);
  return names_of(of, first_of(of, ground, n), k_max_pile);
}

template <int W>
std::uint32_t WriteRun<W>::newcomers(ZoneInstance from, ZoneInstance to) const {
  if (context.events == nullptr || from == to) return 0;
  return game().layout().zone(to).viewers & ~game().layout().zone(from).viewers;
}

template <int W>
void WriteRun<W>::tell_cards(std::uint32_t audience, ZoneInstance to, std::string names) {
  if (audience == 0 || names.empty()) return;
  const ZoneDef& now = game().definition().zones[game().layout().zone(to).zone];
  const SeatId owner = game().layout().zone(to).seat;
  const auto say = [&](std::uint32_t whom, std::vector<EventArgument> what) {
    if (whom == 0) return;
    what.emplace_back(names);
    context.events->push_back({turned_up_event(game()), whom, std::move(what)});
  };
  if (!now.of_cards()) return say(audience, {});
  if (!is_seat(owner)) return say(audience, {spoken(now.name)});
  say(audience & seat_bit(owner), {spoken(now.name), owner});
  say(audience & ~seat_bit(owner), {owner, spoken(now.name)});
}

template <int W>
void WriteRun<W>::trade() {
  CardTable(game(), state).trade(write.zone, write.to);
  if (context.events != nullptr) note_trade(traded_, write.zone, write.to);
}

// What a hand held on its way to somebody else is nothing that its owner looks at.
template <int W>
void WriteRun<W>::tell_traded() {
  for (const auto& [to, from] : traded_ | std::views::reverse)
    if (const std::uint32_t audience = newcomers(from, to); audience != 0)
      tell_cards(audience, to, names_of_first(to, k_max_pile));
  traded_.clear();
}

// Variables, events and asks.

template <int W>
std::int64_t WriteRun<W>::variable() const {
  return static_cast<std::int64_t>(state.words()[game().layout().var_word(write.var, write.me)]);
}

template <int W>
void WriteRun<W>::set_variable(std::int64_t base) {
  const VarDef& def = game().definition().vars[write.var];
  std::int64_t n = 0;
  switch (def.type) {
    case VarType::number:
      n = base + as_number(value);
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
        fail("expected one " + std::string(name_of(def.type)) + " at most, got " +
             std::to_string(value.count()));
      n = value.any() ? value.select(0) : k_nil;
  }
  Effect changes = effect();
  if (write.b.empty()) return give(changes, write.me, n);
  term(write.b).each([&](int seat) { give(changes, SeatId(seat), n); });
}

template <int W>
void WriteRun<W>::give(Effect& changes, SeatId seat, std::int64_t n) const {
  try {
    changes.set_var(write.var, seat, n);
  } catch (const Error& error) {  // out of its range
    fail(error.what());
  }
}

template <int W>
void WriteRun<W>::tell(std::uint32_t audience) {
  if (audience == 0) return;
  std::vector<EventArgument> arguments;
  if (context.events != nullptr)
    for (const auto& what : write.told) arguments.push_back(told(what));
  effect().tell(audience, write.event, std::move(arguments));
}

// Of what a set of this type has in it.
template <int W>
const std::string& WriteRun<W>::member_name(const typename WritePlan<W>::Told& what,
                                            int member) const {
  switch (what.type) {
    case TermType::cells:
      return game().board().name(CellId(member));
    case TermType::directions:
      return game().board().direction_names()[nth(member)];
    case TermType::words:
      return what.words[nth(member)];
    case TermType::seats:
    case TermType::condition:  // no event tells these two so
    case TermType::number:
      break;
  }
  return game().definition().seats[SeatId(member)].name;
}

// A number, a text, or the members of a set: the only one as such, several as a list.
template <int W>
EventArgument WriteRun<W>::told(const typename WritePlan<W>::Told& what) const {
  if (!what.words.empty() && what.steps.empty()) {
    const std::int64_t word = done.places.chosen[nth(what.chosen)];
    return word < 0 ? std::string("none") : what.words[nth(word)];
  }
  if (what.steps.empty()) return what.text;
  const Bits<W> members = term(what.steps);
  if (what.type == TermType::number) return as_number(members);
  if (members.count() == 1 && what.type == TermType::cells) return CellId(members.select(0));
  if (members.count() == 1 && what.type == TermType::seats) return SeatId(members.select(0));
  std::string names;
  members.each([&](int member) {
    names += names.empty() ? "" : ", ";
    names += member_name(what, member);
  });
  return names.empty() ? "none" : names;
}

template <int W>
void WriteRun<W>::ask() {
  Ask ask{.mode = is_offer(word_of(write.op).asks) ? AskMode::may : AskMode::if_any,
          .seat = write.me};
  if (!write.a.empty()) {
    const CellId cell = one_cell(value, "to be asked about");
    if (cell == CellId::none) return;
    ask.arguments[ask.count++] = index(cell);
  }
  if (state.header().in_group) ask.mode = AskMode::all;
  for (const VerbId verb : write.verbs) {
    ask.verb = verb;
    ask.or_next = verb != write.verbs.back();
    insert_ask(state, game(), ask, done.asked++);
  }
}

template <int W>
void WriteRun<W>::name_next() {
  state.header().next =
      first_after(in_play(value, state), done.places.actor, game().seats()) & 0x1f;
}

#define HR_WRITE_RUN(W) template class WriteRun<W>;
HR_EACH_WIDTH(HR_WRITE_RUN)
#undef HR_WRITE_RUN

}  // namespace hr
