// SPDX-License-Identifier: MIT
// All pieces of `a` to the one cell of `b`; cards of `a`, at most `number` of each sort, to the
// zone of `b`.
#pragma once

#include <string>
#include <utility>

#include "core/board/board.h"
#include "core/language/holds.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::send> {
  static constexpr WriteWord row{
      .word = "send",
      .example = "send(here, \"heap\", 1)",
      .values = {given_a(Given::term), given_b(Given::place), given(Given::limit)},
      .of_cards = OfCards::if_b_zone,
      .chance = ByChance::never,
      .moves = MovesPieces::maybe,
      .shows = ShowsCard::at_b};

  static void plan(auto& planner, const Write& write) {
    if (planner.concerns_cards(write))
      return planner.add_move(
          write, [&](const Term& from, auto& plan) { planner.add_cards(from, plan, false); },
          [&](const Term& to, auto& plan) { plan.to = planner.instance(planner.card_zone(to)); });
    auto plan = planner.begin(write);
    plan.under = write.b->op == TermOp::under;
    plan.a = planner.cells(planner.tower_part(write.a, plan));
    plan.b = planner.cells(plan.under ? write.b->a : write.b);
    plan.zone = planner.instance(planner.zone_of(write));
    planner.add_meant(write, plan);
    planner.check_tower_part(plan);
    planner.add(std::move(plan));
  }

  static void carry_out(auto& run) {
    if (run.write.of_cards) return send_cards(run);
    const CellId to = run.one_cell(run.term(run.write.b), "to send to");
    if (to == CellId::none) return;
    auto effect = run.effect();
    run.value.each([&](int from) {
      if (from == index(to)) return;
      switch (run.zone().holds) {
        case Holds::one:
          if (meant(run, code_at(run.state.words(), run.zone(), from)))
            effect.move(run.write.zone, CellId(from), to);
          return;
        case Holds::stack:
          return send_stack(run, effect, CellId(from), to);
        case Holds::pile:
          return send_pile(run, effect, CellId(from), to);
        case Holds::tower:
          return send_tower(run, from, index(to));
        case Holds::bag:  // of cards
          return;
      }
    });
  }

 private:
  static bool meant(auto& run, int code) {
    return code >= 0 && (run.write.codes.empty() || run.write.codes[0][nth(code)] < 0);
  }

  static void send_stack(auto& run, auto& effect, CellId from, CellId to) {
    const auto& zone = run.zone();
    const auto pieces = [&] { return run.state.words()[zone.slots + index(from)]; };
    for (int i = stack_height(pieces()); i-- > 0;)
      if (const int code = static_cast<int>(pieces() >> (8 * i) & 0xff) - 1; meant(run, code))
        effect.move(run.write.zone, from, to, zone.pieces[nth(code)]);
  }

  static void send_pile(auto& run, auto& effect, CellId from, CellId to) {
    const auto& zone = run.zone();
    for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
      const int code = static_cast<int>(i);
      if (!meant(run, code)) continue;
      const int n = pile_count(run.state.words(), zone, code, index(from), run.game().cells());
      if (n == 0) continue;
      effect.take(run.write.zone, from, zone.pieces[i], n);
      effect.put(run.write.zone, to, zone.pieces[i], n);
    }
  }

  // On top of what is there, or under it.
  static void send_tower(auto& run, int from, int to) {
    const auto& zone = run.zone();
    const auto& def = run.game().definition().zones[zone.zone];
    if (def.place_type != place_type_of(run.game().board(), CellId(to)))
      run.fail(std::string("expected to send to a ") +
               (def.place_type == PlaceType::links ? "link" : "cell") + ", got " +
               run.game().board().name(CellId(to)));
    const auto [first, n] = run.levels(from, true);
    if (n == 0) return;
    check_tower(run.state, run.game(), zone, to, n);
    move_tower(run.state, run.game(), zone, from, first, n, to, run.write.under);
  }

  // `here` goes with them, if the rules say so.
  static void send_cards(auto& run) {
    const auto& write = run.write;
    const int most = run.cards_meant(k_max_pile);
    const auto& from = run.zone();
    const std::uint32_t audience = run.newcomers(write.zone, write.to);
    auto went = run.nothing();
    std::string names;
    run.change_cards([&](auto& table) {
      run.value.each([&](int cell) {
        const int code = code_at(run.state.words(), from, cell), before = run.cards_at(from, cell);
        const CellId last = table.send(write.zone, CellId(cell), write.to, most);
        if (last != CellId::none) went.add(index(last));
        if (audience != 0) run.add_cards(names, from, code, before - run.cards_at(from, cell));
      });
    });
    run.tell_cards(audience, write.to, std::move(names));
    if (write.follows && went.any()) run.done.places.here = went;
  }
};

}  // namespace hr
