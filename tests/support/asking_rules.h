// SPDX-License-Identifier: MIT
// The rules of a game of asking_game.h as the engine calls them.
#pragma once

#include <vector>

#include "tests/support/asking_game.h"

namespace hr::tests {

// The desk of a rule in the engine under test.
class EngineDesk : public Desk {
 public:
  explicit EngineDesk(const View& view, Effect* effect = nullptr) : view_(view), effect_(effect) {}
  bool can(SeatId seat, VerbId verb, const std::vector<std::int64_t>& given) override {
    return view_.can_answer(seat, verb, given);
  }
  int height(int cell) override { return view_.height(k_field, CellId(cell)); }
  std::int64_t counter() override { return view_.var(VarId(0), SeatId(0)).value(); }
  void count(std::int64_t to) override {
    if (effect_ != nullptr) effect_->set_var(VarId(0), SeatId(0), to);
  }
  void put(int cell, KindId kind, SeatId owner) override {
    if (effect_ != nullptr) effect_->put(k_field, CellId(cell), {kind, owner});
  }
  void take(int cell) override {
    if (effect_ != nullptr) effect_->take(k_field, CellId(cell));
  }
  void ask(AskMode mode, SeatId seat, VerbId verb) override {
    if (effect_ != nullptr) effect_->ask(mode, seat, verb);
  }
  void offer_to_all(VerbId verb) override {
    if (effect_ != nullptr)
      effect_->offer_in_turn(all_seats(effect_->game().seats()), std::span(&verb, 1));
  }

 private:
  const View& view_;
  Effect* effect_;
};

// Implements Rules by an AskingGame.
class AskingRules : public Rules {
 public:
  explicit AskingRules(const AskingGame& game) : game_(game) {}

  SeatId setup(Effect& g) override {
    for (std::size_t c = 0; c < game_.heaps.size(); ++c)
      for (const Piece& piece : game_.heaps[c]) g.put(k_field, CellId(static_cast<int>(c)), piece);
    if (game_.all >= 0)
      g.ask_all(all_seats(g.game().seats()),
                std::vector<Effect::AskPart>{{.verb = VerbId(game_.all), .times = 1}});
    return SeatId(game_.first);
  }
  bool allow(const View& v, const Action& action, std::string*) override {
    EngineDesk desk(v);
    return of(action).allow.answer(desk, v.viewer());
  }
  bool unless(Effect& g, SeatId, const Choice& choice) override {
    const Action& action = choice.action;
    EngineDesk desk(g);
    return of(action).unless.answer(desk, SeatId(of(action).unless.seat));
  }
  void effect(Effect& g, SeatId, const Action& action) override { work(g, of(action).effect); }
  void captured(Effect& g, KindId kind, SeatId, CellId, SeatId) override {
    work(g, game_.captured[nth(kind)]);
  }
  void done(Effect& g, VerbId) override { work(g, game_.done); }
  std::int64_t number(const View& v, int rule) override {
    EngineDesk desk(v);
    return game_.numbers[nth(rule)].answer(desk, v.viewer()) ? 2 : desk.counter() % 2;
  }
  SeatId turn(Effect& g, SeatId me) override {
    EngineDesk desk(g);
    const auto seat = SeatId(game_.turn.seat);
    return game_.turn.answer(desk, seat) ? seat : g.next(me);
  }
  Verdict end(Effect& g, int end, SeatId me) override {
    EngineDesk desk(g);
    const Doubtful& rule = game_.ends[nth(end)];
    const bool comes = rule.answer(desk, SeatId(rule.seat)) && desk.counter() % 5 == 4;
    if (!comes) return {};
    if (desk.counter() % 2 == 0)
      return {.decision = Verdict::Decision::won, .winners = seat_bit(me)};
    return {.decision = Verdict::Decision::score};
  }
  std::int64_t score(const View& v, SeatId seat) override {
    EngineDesk desk(v);
    return (game_.score.answer(desk, seat) ? 1 : 0) + (desk.counter() + index(seat)) % 2;
  }

 private:
  const AskingVerb& of(const Action& action) const { return game_.verbs[nth(action.verb)]; }
  void work(Effect& g, const Work& todo) const {
    EngineDesk desk(g, &g);
    todo.carry_out(desk, g.game().seats(), game_.room);
  }

  const AskingGame& game_;
};

}  // namespace hr::tests
