// SPDX-License-Identifier: MIT
// An engine that copies the whole game for each question: an independent model of what is legal,
// what an action does and what follows, for the games of asking_game.h. It has no shared scratch
// memory, stores nothing and precomputes nothing.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/engine/asks.h"
#include "tests/models/plain_patterns.h"
#include "tests/support/asking_game.h"
#include "tests/support/code_of.h"

namespace hr::tests {

struct PlainAsk {
  AskMode mode = AskMode::must;
  SeatId seat = SeatId::none;
  VerbId verb = VerbId::none;
  bool others = false;  // an offer that the seat of the next ask has, too, unless it is taken
  friend bool operator==(const PlainAsk&, const PlainAsk&) = default;
};

struct PlainGame {
  Position position;
  std::int64_t counter = 0;
  SeatId turn = SeatId(0);
  bool turn_open = true, in_group = false;
  std::uint32_t ply = 0, idle = 0;
  std::uint32_t set_up = 0;  // how many of `ply` were answers to what setup asked
  int stuck = 0;
  std::deque<PlainAsk> asks;
  bool ended = false;
  EndReason reason = EndReason::none;
  int end = 0;
  std::uint32_t winners = 0;
  friend bool operator==(const PlainGame&, const PlainGame&) = default;
};

// The whole state as one line, to compare and to print.
inline std::string plain_text(const PlainGame& g) {
  std::string out;
  const auto add = [&](const char* what, std::int64_t n) {
    out += std::string(what) + std::to_string(n) + " ";
  };
  for (const Heap& heap : g.position[0]) {
    out += "[";
    for (const Piece& piece : heap) add("k", index(piece.kind)), add("of ", index(piece.owner));
    out += "] ";
  }
  add("counter ", g.counter), add("turn ", index(g.turn)), add("open ", g.turn_open ? 1 : 0);
  add("group ", g.in_group ? 1 : 0), add("ply ", g.ply), add("idle ", g.idle);
  add("stuck ", g.stuck), add("ended ", g.ended ? 1 : 0), add("for ", static_cast<int>(g.reason));
  add("end ", g.end), add("winners ", g.winners);
  for (const PlainAsk& ask : g.asks)
    add("ask ", static_cast<int>(ask.mode)), add("seat ", index(ask.seat)),
        add("verb ", index(ask.verb)), add("others ", ask.others ? 1 : 0);
  return out;
}

class PlainEngine {
 public:
  using Choices = std::map<Action, int>;

  PlainEngine(const Game& game, const AskingGame& rules) : game_(game), rules_(rules) {}

  PlainGame start() const {
    PlainGame g;
    g.position = {rules_.heaps};
    for (Heap& heap : g.position[0])
      if (holds() == Holds::pile) sort(heap);
    g.turn = SeatId(rules_.first);
    for (int s = 0; s < game_.seats() && rules_.all >= 0; ++s) {
      g.asks.push_back({AskMode::all, SeatId(s), VerbId(rules_.all)});
      g.asks.push_back({AskMode::all, SeatId(s), game_.ready()});
    }
    for (int s = 0; s < game_.seats() && rules_.all >= 0; ++s)
      if (legal(g, SeatId(s)).empty()) throw Error("no way to set up");
    settle(g);
    return g;
  }

  // The seat that acts next in random play.
  static SeatId actor(const PlainGame& g) { return g.asks.empty() ? g.turn : g.asks[0].seat; }

  Choices legal(const PlainGame& g, SeatId seat) const {
    if (g.ended) return {};
    if (g.asks.empty()) return seat == g.turn ? legal_in_turn(g, seat) : Choices{};
    const int open = open_ask(g, seat);
    if (open < 0) return {};
    const PlainAsk ask = g.asks[nth(open)];
    if (game_.built_in(ask.verb)) return {{Action{.verb = ask.verb}, -1}};
    Choices out = offered(g, seat, ask.verb, false);
    if (ask.mode == AskMode::may) out.emplace(Action{.verb = game_.decline()}, -1);
    return out;
  }

  bool can_answer(const PlainGame& g, SeatId seat, VerbId verb,
                  const std::vector<std::int64_t>& given) const {
    for (const auto& [action, pattern] : unfiltered(g, seat, verb)) {
      bool same = true;
      for (std::size_t i = 0; i < given.size(); ++i) same = same && action.arguments[i] == given[i];
      if (same && permitted(g, seat, action, pattern, true)) return true;
    }
    return false;
  }

  PlainGame play(PlainGame g, SeatId seat, const Action& action, int pattern) const {
    g.in_group = !g.asks.empty() && g.asks[0].mode == AskMode::all;
    take_up(g, seat, action.verb == game_.decline());
    perform(g, seat, action, pattern);
    if (!g.in_group) {
      if (!g.ended) check_ends(g, seat);
    } else if (g.asks.empty() || g.asks[0].mode != AskMode::all) {
      g.in_group = false;
      count(g, false);
      Writing desk(*this, g, SeatId::none);
      if (game_.verb_def(VerbId(rules_.all)).done)
        rules_.done.carry_out(desk, game_.seats(), rules_.room);
      for (int s = 0; s < game_.seats() && !g.ended; ++s) check_ends(g, SeatId(s));
    }
    settle(g);
    return g;
  }

 private:
  Holds holds() const { return game_.definition().zones[0].holds; }

  class Looking : public Desk {
   public:
    Looking(const PlainEngine& engine, const PlainGame& g) : engine_(engine), g_(g) {}
    bool can(SeatId seat, VerbId verb, const std::vector<std::int64_t>& given) override {
      const PlainGame copy = g_;
      return engine_.can_answer(copy, seat, verb, given);
    }
    int height(int cell) override { return static_cast<int>(g_.position[0][nth(cell)].size()); }
    std::int64_t counter() override { return g_.counter; }
    void count(std::int64_t) override {}
    void put(int, KindId, SeatId) override {}
    void take(int) override {}
    void ask(AskMode, SeatId, VerbId) override {}
    void offer_to_all(VerbId) override {}

   protected:
    const PlainEngine& engine_;

   private:
    const PlainGame& g_;
  };

  class Writing : public Looking {
   public:
    Writing(const PlainEngine& engine, PlainGame& g, SeatId me)
        : Looking(engine, g), g_(g), me_(me) {}
    void count(std::int64_t to) override { g_.counter = to; }
    void put(int cell, KindId kind, SeatId owner) override {
      Heap& heap = g_.position[0][nth(cell)];
      heap.push_back({kind, owner});
      if (engine_.holds() == Holds::pile) engine_.sort(heap);
    }
    void take(int cell) override {
      Heap& heap = g_.position[0][nth(cell)];
      heap.erase(engine_.holds() == Holds::pile ? heap.begin() : heap.end() - 1);
    }
    void ask(AskMode mode, SeatId seat, VerbId verb) override {
      g_.asks.insert(g_.asks.begin() + asked_++, {mode, seat, verb});
    }
    void offer_to_all(VerbId verb) override {
      const int seats = engine_.game_.seats();
      for (int n = 1; n <= seats; ++n)
        g_.asks.insert(g_.asks.begin() + asked_++,
                       {AskMode::may, SeatId((index(me_) + n) % seats), verb, n < seats});
    }

   private:
    PlainGame& g_;
    SeatId me_;
    int asked_ = 0;
  };

  void sort(Heap& heap) const {
    std::stable_sort(heap.begin(), heap.end(), [&](const Piece& a, const Piece& b) {
      return code_of(game_, a) < code_of(game_, b);
    });
  }

  static int open_ask(const PlainGame& g, SeatId seat) {
    const bool all = !g.asks.empty() && g.asks[0].mode == AskMode::all;
    for (int i = 0; i < static_cast<int>(g.asks.size()); ++i) {
      if (all && g.asks[nth(i)].mode != AskMode::all) return -1;
      if (g.asks[nth(i)].seat == seat) return i;
      if (!all) return -1;
    }
    return -1;
  }

  static void take_up(PlainGame& g, SeatId seat, bool declines) {
    if (const int open = g.asks.empty() ? -1 : open_ask(g, seat); open >= 0)
      for (bool more = true; more;) {
        more = g.asks[nth(open)].others && !declines;
        g.asks.erase(g.asks.begin() + open);
      }
    else
      g.turn_open = false;
  }

  // What the patterns of a verb offer, before its rules are asked; full stacks are excluded.
  Choices unfiltered(const PlainGame& g, SeatId seat, VerbId verb) const {
    const PlainPatterns patterns(game_, g.position, [&](const Amount& amount, SeatId whose) {
      Looking desk(*this, g);
      return std::int64_t{
          rules_.numbers[nth(amount.rule)].answer(desk, whose) ? 2 : desk.counter() % 2};
    });
    Choices all, out;
    patterns.add_verb(verb, seat, all);
    for (const auto& [action, pattern] : all)
      if (!full(g, action, pattern)) out.emplace(action, pattern);
    return out;
  }

  bool full(const PlainGame& g, const Action& action, int pattern) const {
    const PatternType type = game_.verb_def(action.verb).patterns[nth(pattern)].type;
    if (holds() != Holds::stack || type == PatternType::pick || type == PatternType::number)
      return false;
    const int to = index(action.cell(type == PatternType::place ? 0 : 1));
    return g.position[0][nth(to)].size() >= k_max_stack;
  }

  bool permitted(const PlainGame& g, SeatId seat, const Action& action, int pattern,
                 bool supposed) const {
    const AskingVerb& rules = rules_.verbs[nth(action.verb)];
    const VerbDef& def = game_.verb_def(action.verb);
    if (def.allow) {
      Looking desk(*this, g);
      if (!rules.allow.answer(desk, seat)) return false;
    }
    if (!def.unless) return true;
    PlainGame trial = g;
    trial.in_group = !g.asks.empty() && g.asks[0].mode == AskMode::all;
    if (!supposed) take_up(trial, seat, false);
    perform(trial, seat, action, pattern);
    Looking desk(*this, trial);
    return !rules.unless.answer(desk, SeatId(rules.unless.seat));
  }

  Choices offered(const PlainGame& g, SeatId seat, VerbId verb, bool supposed) const {
    Choices out;
    for (const auto& [action, pattern] : unfiltered(g, seat, verb))
      if (permitted(g, seat, action, pattern, supposed)) out.emplace(action, pattern);
    return out;
  }

  Choices legal_in_turn(const PlainGame& g, SeatId seat) const {
    Choices out;
    for (const bool must : {true, false}) {
      for (int v = 0; v < static_cast<int>(game_.definition().verbs.size()); ++v) {
        const VerbDef& def = game_.verb_def(VerbId(v));
        if (def.asked || def.must != must) continue;
        out.merge(offered(g, seat, VerbId(v), false));
      }
      if (!out.empty()) break;
    }
    return out;
  }

  // Until the first turn begins, answers belong to the setup and do not count as play.
  static void count(PlainGame& g, bool progress) {
    const bool sets_up = g.turn_open && g.ply == g.set_up;
    ++g.ply;
    if (sets_up) ++g.set_up;
    g.idle = progress || sets_up ? 0 : g.idle + 1;
  }

  void perform(PlainGame& g, SeatId seat, const Action& action, int pattern) const {
    g.stuck = 0;
    if (game_.built_in(action.verb)) {
      if (!g.in_group) count(g, false);
      return;
    }
    const VerbDef& def = game_.verb_def(action.verb);
    const PatternDef& p = def.patterns[nth(pattern)];
    Heap taken;
    g.position = PlainPatterns(game_, g.position).after(seat, action, pattern, &taken);
    for (const Piece& piece : taken)
      if (game_.definition().kinds[nth(piece.kind)].on_captured) {
        Writing desk(*this, g, seat);
        rules_.captured[nth(piece.kind)].carry_out(desk, game_.seats(), rules_.room);
      }
    const bool progress = p.progress || p.type == PatternType::place || !taken.empty();
    if (!g.in_group) count(g, progress);
    if (def.effect) {
      Writing desk(*this, g, seat);
      rules_.verbs[nth(action.verb)].effect.carry_out(desk, game_.seats(), rules_.room);
    }
  }

  static void end(PlainGame& g, EndReason reason, int number, std::uint32_t winners) {
    g.ended = true;
    g.reason = reason;
    g.end = number;
    g.winners = winners;
  }

  void end_by_score(PlainGame& g, EndReason reason, int number) const {
    if (!game_.definition().score) return end(g, reason, number, 0);
    std::vector<std::int64_t> scores;
    for (int s = 0; s < game_.seats(); ++s) scores.push_back(score(g, SeatId(s)));
    const std::int64_t best = *std::max_element(scores.begin(), scores.end());
    std::uint32_t winners = 0;
    for (int s = 0; s < game_.seats(); ++s)
      if (scores[nth(s)] == best) winners |= seat_bit(SeatId(s));
    end(g, reason, number, winners == all_seats(game_.seats()) && game_.seats() > 1 ? 0 : winners);
  }

  std::int64_t score(const PlainGame& g, SeatId seat) const {
    Looking desk(*this, g);
    return (rules_.score.answer(desk, seat) ? 1 : 0) + (g.counter + index(seat)) % 2;
  }

  void check_ends(PlainGame& g, SeatId seat) const {
    const auto& ends = game_.definition().ends;
    for (int i = 0; i < static_cast<int>(ends.size()) && !g.ended; ++i) {
      if (ends[nth(i)].type == EndType::plies &&
          g.ply - g.set_up >= static_cast<std::uint32_t>(ends[nth(i)].n))
        end(g, EndReason::end, i, 0);
      if (ends[nth(i)].type != EndType::rule) continue;
      Looking desk(*this, g);
      const Doubtful& rule = rules_.ends[nth(i)];
      if (!rule.answer(desk, SeatId(rule.seat)) || g.counter % 5 != 4) continue;
      if (g.counter % 2 == 0)
        end(g, EndReason::end, i, seat_bit(seat));
      else
        end_by_score(g, EndReason::end, i);
    }
  }

  void pass_turn(PlainGame& g) const {
    SeatId next = SeatId((index(g.turn) + 1) % game_.seats());
    if (game_.definition().turn) {
      Looking desk(*this, g);
      if (rules_.turn.answer(desk, SeatId(rules_.turn.seat))) next = SeatId(rules_.turn.seat);
    }
    g.turn = next;
    g.turn_open = true;
  }

  void settle(PlainGame& g) const {
    while (!g.ended) {
      if (g.asks.empty() && !g.turn_open) {
        pass_turn(g);
        continue;
      }
      if (!g.asks.empty() && g.asks[0].mode == AskMode::all) return;
      const auto choices = legal(g, actor(g));
      if (g.asks.empty()) {
        if (!choices.empty()) return;
        if (++g.stuck >= game_.seats())
          end_by_score(g, EndReason::all_stuck, 0);
        else
          pass_turn(g);
        continue;
      }
      const bool only_decline = g.asks[0].mode == AskMode::may && choices.size() == 1;
      if (!only_decline && !choices.empty()) return;
      if (choices.empty()) throw Error("nothing to answer with");
      g.asks.pop_front();
    }
  }

  const Game& game_;
  const AskingGame& rules_;
};

}  // namespace hr::tests
