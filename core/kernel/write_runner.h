// SPDX-License-Identifier: MIT
// Carries out what is declared to follow: lists of writes, to pieces, cards, variables, events and
// asks; what capturing and declining lead to; and who has the next turn. May call rules. Threads:
// that of its engine.
#pragma once

#include <string>
#include <vector>

#include "core/engine/cards.h"
#include "core/engine/engine.h"
#include "core/kernel/action_effects.h"
#include "core/kernel/fog_watch.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class WriteRunner {
 public:
  // All must outlive it.
  WriteRunner(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan,
              const Terms<W>& terms, const FogWatch<W>& fog)
      : engine_(engine), game_(&game), rules_(rules), plan_(plan), terms_(terms), fog_(fog) {}

  // A list of writes, each on what the one before has left.
  void apply(State& state, const std::vector<WritePlan<W>>& writes, ActionContext& context,
             ActionEffects<W>& done);
  // One that belongs to no action.
  void apply(State& state, const std::vector<WritePlan<W>>& writes, SeatId as,
             ActionContext& context) {
    ActionEffects<W> done(state);
    done.places.actor = as;
    apply(state, writes, context, done);
  }
  // Who has the next turn: the seat that an action has named, or else the usual one. If the turn
  // passes among some seats only, the first of them after that seat, should it not be among them.
  SeatId next_seat(State& state, SeatId me, SeatId usual) const;
  // What follows when a seat declines what it was offered.
  void decline(State& state, VerbId offered, ActionContext& context, ActionEffects<W>& done);
  // A piece has been captured: reports it, does what is declared to follow, and calls the rules.
  void captured(State& state, SeatId by, ZoneInstance zone, int cell, int code,
                ActionContext& context, ActionEffects<W>& done);

 private:
  using B = Bits<W>;
  using Flow = typename WritePlan<W>::Flow;

  // Keeps the values of one list of writes; those of lists around it come before them.
  class KeptValues;
  void follow_capture(State& state, const std::vector<WritePlan<W>>& writes, const Piece& piece,
                      int cell, ActionContext& context, ActionEffects<W>& done);
  // One write, but none that leads past others; `value`: of its first term.
  void apply_one(State& state, const WritePlan<W>& write, const B& value, ActionContext& context,
                 ActionEffects<W>& done);
  struct Levels {
    int first = 0, n = 0;
  };
  Levels levels(const State& state, const WritePlan<W>& write, const ZoneLayout& zone, int cell,
                bool whole, const ActionEffects<W>& done) const;
  void recode_tower(State& state, const WritePlan<W>& write, const std::vector<int>& codes,
                    int cell, std::int64_t most, ActionContext& context, ActionEffects<W>& done);
  void send_tower(State& state, const WritePlan<W>& write, int from, int to,
                  const ActionEffects<W>& done) const;
  void recode(State& state, const WritePlan<W>& write, const B& cells, ActionContext& context,
              ActionEffects<W>& done);
  void taken_away(State& state, const WritePlan<W>& write, int cell, int code,
                  ActionContext& context, ActionEffects<W>& done);
  void put_pieces(State& state, const WritePlan<W>& write, const B& cells, ActionContext& context,
                  const ActionEffects<W>& done);
  void send_pieces(State& state, const WritePlan<W>& write, const B& from, CellId to,
                   ActionContext& context, const ActionEffects<W>& done);
  void exchange(State& state, const WritePlan<W>& write, const B& cells, ActionContext& context,
                const ActionEffects<W>& done);
  void check_secrets(const WritePlan<W>& write, const ActionEffects<W>& done) const;
  template <class Change>
  void change_cards(State& state, const WritePlan<W>& write, const Change& change) const;
  int cards_meant(const WritePlan<W>& write, int usual, const State& state,
                  const ActionEffects<W>& done) const;
  B front_of(const State& state, const ZoneLayout& row, const B& places, int n) const;
  void send_cards(State& state, const WritePlan<W>& write, const B& cells, ActionContext& context,
                  ActionEffects<W>& done);
  void draw_cards(State& state, const WritePlan<W>& write, ActionContext& context,
                  const ActionEffects<W>& done);
  void roll_dice(State& state, const WritePlan<W>& write, ActionContext& context,
                 const ActionEffects<W>& done) const;
  void turn_over(State& state, const WritePlan<W>& write, const B& cells,
                 ActionContext& context) const;
  void trade(State& state, const WritePlan<W>& write, Traded& traded, const ActionContext& context,
             const ActionEffects<W>& done) const;
  void tell_traded(const State& state, Traded& traded, ActionContext& context) const;
  std::uint32_t newcomers(ZoneInstance from, ZoneInstance to, const ActionContext& context) const;
  void tell_cards(std::uint32_t audience, ZoneInstance from, ZoneInstance to, std::string names,
                  ActionContext& context) const;
  void show_cards(State& state, const WritePlan<W>& write, const B& value, ActionContext& context,
                  const ActionEffects<W>& done);
  void write_var(State& state, const WritePlan<W>& write, const B& value, ActionContext& context,
                 const ActionEffects<W>& done);
  void roll(State& state, const WritePlan<W>& write, std::int64_t sides, ActionContext& context,
            const ActionEffects<W>& done);
  void tell(State& state, const WritePlan<W>& write, std::uint32_t audience, ActionContext& context,
            const ActionEffects<W>& done);
  const std::string& member_name(const typename WritePlan<W>::Told& what, int member) const;
  EventArgument told(const State& state, const typename WritePlan<W>::Told& what,
                     const ActionEffects<W>& done) const;
  void give(const WritePlan<W>& write, Effect& effect, SeatId seat, std::int64_t n) const;
  void ask_for(State& state, const WritePlan<W>& write, const B& cells, ActionEffects<W>& done);
  void ask_together(State& state, const WritePlan<W>& write, std::int64_t times,
                    ActionEffects<W>& done);
  CellId one_cell(const WritePlan<W>& write, const B& cells, const char* what) const;
  // How many pieces a write concerns; an error if the number is negative.
  std::int64_t pieces_meant(const WritePlan<W>& write, const std::vector<TermStep<W>>& number,
                            const State& state, const ActionEffects<W>& done) const;
  [[noreturn]] void failed(const WritePlan<W>& write, const std::string& what) const;

  Engine& engine_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  const FogWatch<W>& fog_;
  std::vector<B> kept_;  // by all lists that are under way; memory stays
};

}  // namespace hr
