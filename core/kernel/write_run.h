// SPDX-License-Identifier: MIT
// One write while it is carried out: what its word (core/language/writes) reads and changes. All
// that throw, throw Error with the place of the write in the ruleset. May call rules. Threads: that
// of its engine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/engine/cards.h"
#include "core/engine/engine.h"
#include "core/kernel/action_effects.h"
#include "core/kernel/write_runner.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class WriteRun {
 public:
  // All must outlive it.
  WriteRun(WriteRunner<W>& runner, const WritePlan<W>& plan, const Bits<W>& of_a, State& position,
           ActionContext& its_context, ActionEffects<W>& effects, Traded& trades)
      : write(plan),
        value(of_a),
        state(position),
        context(its_context),
        done(effects),
        runner_(runner),
        traded_(trades) {}

  const WritePlan<W>& write;
  const Bits<W>& value;  // of its first term
  State& state;
  ActionContext& context;
  ActionEffects<W>& done;

  const Game& game() const { return runner_.game(); }
  // The value of another of its terms.
  Bits<W> term(const std::vector<TermStep<W>>& steps) const {
    return runner_.terms().value(steps, state, &done.places);
  }
  [[noreturn]] void fail(const std::string& what) const { runner_.failed(write, what); }
  Bits<W> nothing() const { return {}; }
  // The one cell of a set; none if it is empty. `what` it is for.
  CellId one_cell(const Bits<W>& cells, const char* what) const;
  // Changes as rules make them, by the actor.
  Effect effect() { return {runner_.engine(), state, context, done.places.actor}; }

  // Pieces.

  const ZoneLayout& zone() const { return game().layout().zone(write.zone); }
  // Each piece of the value becomes what the plan's codes say, or is taken.
  void change_pieces();
  // Which pieces of a tower are meant: so many from a level on. If the write does not say, the top
  // one, or all of a `whole` one.
  struct Levels {
    int first = 0, n = 0;
  };
  Levels levels(int cell, bool whole) const;

  // Cards.

  // How many are meant; `usual` if it does not say.
  int cards_meant(int usual) const;
  // Calls change(CardTable&).
  template <class Change>
  void change_cards(const Change& change);
  // How many are on a cell.
  int cards_at(const ZoneLayout& zone, int cell) const;
  // The first of some places with cards, at most n.
  Bits<W> first_of(ZoneInstance row, const Bits<W>& places, int n) const;
  // "guard, 2 priest": what is on some cells, at most so many of each; and of the first places.
  std::string names_of(ZoneInstance zone, const Bits<W>& cells, int most) const;
  std::string names_of_first(ZoneInstance zone, int n) const;
  // Appends so many of a code to such a list.
  void add_cards(std::string& names, const ZoneLayout& zone, int code, int n) const;
  // Who sees the cards of the second zone and not those of the first; nobody if nobody listens.
  std::uint32_t newcomers(ZoneInstance from, ZoneInstance to) const;
  // Tells those who see cards for the first time which they are; whoever has them now, where.
  void tell_cards(std::uint32_t audience, ZoneInstance to, std::string names);
  // Exchanges the cards of two zones. Who now sees cards is told after the last trade in a row.
  void trade();

  // Variables, events and asks.

  // The number that its variable has.
  std::int64_t variable() const;
  // Gives its variable the value, and `base` with a number.
  void set_variable(std::int64_t base);
  void give(Effect& effect, SeatId seat, std::int64_t n) const;
  // Reports its event.
  void tell(std::uint32_t audience);
  // Asks for its verbs, or offers them.
  void ask();
  // The first of the seats in the value, after the actor, has the next turn.
  void name_next();

  // Of WriteRunner: tells of trades that have been made.
  void tell_traded();

 private:
  // A piece has been taken: if it is another seat's, that captures it.
  void taken_away(int cell, int code);
  void change_tower(const std::vector<int>& codes, int cell, std::int64_t most);
  // How many pieces a number means.
  std::int64_t pieces_meant(const std::vector<TermStep<W>>& number) const;
  const std::string& member_name(const typename WritePlan<W>::Told& what, int member) const;
  EventArgument told(const typename WritePlan<W>::Told& what) const;

  WriteRunner<W>& runner_;
  Traded& traded_;
};

template <int W>
template <class Change>
void WriteRun<W>::change_cards(const Change& change) try {
  CardTable cards(game(), state);
  change(cards);
} catch (const Error& error) {
  fail(error.what());
}

}  // namespace hr
