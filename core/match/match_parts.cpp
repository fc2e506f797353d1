// SPDX-License-Identifier: MIT
// What all are asked for at once: the parts of the seats, until the last one is ready.
#include <algorithm>
#include <utility>

#include "core/engine/asks.h"
#include "core/game/dead_end.h"
#include "core/match/match.h"
#include "core/words/named_action.h"
#include "core/words/text.h"

namespace hr {

namespace {

bool is_asked(const State& state, const Game& game, SeatId seat) {
  return open_ask(state, game, seat) >= 0;
}

}  // namespace

// Those at the cursor, one for each seat.
Match::Parts Match::parts() const {
  const auto found = parts_.find(cursor_);
  if (found != parts_.end()) return found->second;
  return Parts(static_cast<std::size_t>(game().seats()));
}

const Part& Match::part(SeatId seat) const {
  static const Part none;
  const auto found = parts_.find(cursor_);
  return found == parts_.end() ? none : found->second.at(nth(seat));
}

bool Match::all_asked() const { return all_open(state_, game()); }

bool Match::is_ready(SeatId seat) const { return all_asked() && !is_asked(state(), game(), seat); }

const std::vector<Event>& Match::news(SeatId seat) const {
  return part(seat).empty() ? node().events : part(seat).back().events;
}

// The cursor has come to a moment: what was answered there lies there again.
void Match::arrive() {
  laid_.reset();
  if (const auto found = parts_.find(cursor_); found != parts_.end()) lay(found->second);
}

// Makes these the parts at the cursor: they were legal one after the other.
void Match::lay(Parts parts) {
  State next = state_;
  std::vector<Event> events;
  Occasion occasion{.chance = Chance(seed_), .events = &events};
  for (int seat = 0; seat < static_cast<int>(parts.size()); ++seat)
    for (Answer& answer : parts[nth(SeatId(seat))]) {
      events.clear();
      engine().play(next, SeatId(seat), answer.choice, occasion);
      answer.events = events;
    }
  const bool none = std::ranges::all_of(parts, [](const Part& part) { return part.empty(); });
  if (none) {
    parts_.erase(cursor_);
    return laid_.reset();
  }
  parts_[cursor_] = std::move(parts);
  laid_ = std::move(next);
}

NodeId Match::answer(SeatId seat, const Action& action, std::span<const int> faces) {
  Answer made{.choice = check(state(), seat, action), .events = {}};
  if (action.verb == game().ready() && actors().size() == 1) {
    Parts parts = this->parts();
    parts[nth(seat)].push_back(std::move(made));
    return close(parts, faces);
  }
  State next = state();
  Node aside;
  carry_out(aside, faces,
            [&](Occasion& occasion) { engine().play(next, seat, made.choice, occasion); });
  made.events = std::move(aside.events);
  const auto open = parts_.try_emplace(cursor_, static_cast<std::size_t>(game().seats())).first;
  open->second[nth(seat)].push_back(std::move(made));
  laid_ = std::move(next);
  return cursor_;
}

// The last one is ready: seat after seat all that was answered becomes one step.
NodeId Match::close(const Parts& parts, std::span<const int> faces) {
  Node made;
  made.type = StepType::answers;
  made.rulebook = node().rulebook;
  made.parts = parts;
  State next = state_;
  carry_out(made, faces, [&](Occasion& occasion) {
    for (int seat = 0; seat < game().seats(); ++seat)
      for (const Answer& answer : parts[nth(SeatId(seat))]) {
        made.events.clear();
        engine().play(next, SeatId(seat), answer.choice, occasion);
      }
  });
  const NodeId asked = cursor_;
  const NodeId id = add(std::move(made), std::move(next));
  parts_.erase(asked);
  return id;
}

void Match::require_open(SeatId seat) const {
  if (index(seat) < 0 || index(seat) >= game().seats()) throw Refusal("There is no such seat.");
  if (!all_asked()) throw Refusal("There are no answers to change: no secret setup is under way.");
  if (is_ready(seat))
    throw Refusal("You have declared yourself ready and cannot change your answers now.");
  if (part(seat).empty()) throw Refusal("You have no answer to take back.");
}

void Match::take_back(SeatId seat) {
  require_open(seat);
  Parts parts = this->parts();
  parts[nth(seat)].pop_back();
  lay(std::move(parts));
}

void Match::start_over(SeatId seat) {
  require_open(seat);
  Parts parts = this->parts();
  parts[nth(seat)].clear();
  lay(std::move(parts));
}

State Match::before(SeatId seat, std::size_t answer) const {
  if (part(seat).size() <= answer) return state();
  require_open(seat);
  State out = state_;
  Occasion occasion;
  const Parts parts = this->parts();
  for (int s = 0; s < static_cast<int>(parts.size()); ++s) {
    const Part& given = parts[nth(SeatId(s))];
    const std::size_t answers = SeatId(s) == seat ? answer : given.size();
    for (std::size_t i = 0; i < answers; ++i)
      engine().play(out, SeatId(s), given[i].choice, occasion);
  }
  return out;
}

void Match::change(SeatId seat, std::size_t answer, const Action& action) {
  require_open(seat);
  const Part was = part(seat);
  if (answer >= was.size())
    throw Refusal("You have given " + count_text(was.size(), "answer", "answers") + " so far.");
  // What others have answered makes no difference, so it is left out while this is tried.
  State trial = state_;
  Parts parts = this->parts();
  Occasion occasion;
  for (std::size_t i = 0; i < was.size(); ++i) {
    Choice& choice = parts[nth(seat)][i].choice;
    try {
      if (i >= answer) choice = check(trial, seat, i == answer ? action : choice.action);
    } catch (const Refusal&) {
      if (i == answer) throw;
      throw Refusal("With " + action_text(game(), action) + ", " +
                    action_text(game(), choice.action) + " would no longer be legal.");
    }
    engine().play(trial, seat, choice, occasion);
  }
  lay(std::move(parts));
}

void Match::play_part(SeatId seat, Random& random) {
  constexpr int k_most_tries = 10000, k_most_answers = 20000;
  int tries = 0;
  for (int answers = 0; tries < k_most_tries && answers < k_most_answers; ++answers) {
    if (engine().legal(state(), seat) == 0) {
      start_over(seat);
      ++tries;
      continue;
    }
    const Action action = random_choice(seat, random).action;
    play(seat, action);
    if (action.verb == game().ready()) return;
  }
  throw no_answer(game(), ask_at(state_, game(), open_ask(state_, game(), seat)),
                  "its answers were tried " +
                      count_text(static_cast<std::uint64_t>(tries), "time", "times") +
                      " and never completed");
}

void Match::play_at_random(SeatId seat, Random& random) {
  if (all_asked()) return play_part(seat, random);
  play(seat, random_choice(seat, random).action);
}

// After a change of rules: the seat's part as far as it is legal under the new ones. Nobody is
// ready any more: who alone would not be gives away that what he did no longer fits. What became of
// it, for that seat; "" where nothing was lost.
std::string Match::lay_again(const Parts& parts, const Game& was, SeatId seat) {
  Part old = parts[nth(seat)];
  if (!old.empty() && old.back().choice.action.verb == was.ready()) old.pop_back();
  std::size_t laid = 0;
  try {
    for (; laid < old.size(); ++laid)
      play(seat, action_of(game(), named(was, seat, old[laid].choice.action)));
  } catch (const Error&) {
    return "Of your " + count_text(old.size(), "answer", "answers") + " " + std::to_string(laid) +
           (laid == 1 ? " fits" : " fit") + " the new rules; please give the others again.";
  }
  return "";
}

}  // namespace hr
