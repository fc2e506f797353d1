// SPDX-License-Identifier: MIT
// What all are asked at once: the parts of the seats, until the last seat is ready.
#include <algorithm>
#include <utility>

#include "core/base/message.h"
#include "core/engine/asks.h"
#include "core/match/match.h"
#include "core/match/run_step.h"
#include "core/words/text.h"

namespace hr {

namespace {

void require_open(const Match& match, SeatId seat) {
  if (index(seat) < 0 || index(seat) >= match.game().seats())
    throw Refusal(Message("There is no such seat."));
  if (!match.all_asked())
    throw Refusal(Message("There are no answers to change: no secret setup is under way."));
  if (match.is_ready(seat))
    throw Refusal(Message("You have declared yourself ready and cannot change your answers now."));
  if (match.part(seat).empty()) throw Refusal(Message("You have no answer to take back."));
}

}  // namespace

bool Match::all_asked() const { return all_open(state_, game()); }

bool Match::is_ready(SeatId seat) const {
  return all_asked() && open_ask(state(), game(), seat) < 0 && !part(seat).empty();
}

const std::vector<Event>& Match::news(SeatId seat) const {
  return part(seat).empty() ? node().events() : part(seat).back().events;
}

// Sets the parts at the cursor. The answers must be legal one after another.
void Match::set_parts(AnswersBySeat parts) {
  if (std::ranges::all_of(parts, &SeatAnswers::empty)) return open_.clear(cursor());
  State next = state_;
  std::vector<Event> events;
  ActionContext context{.chance = Chance(seed_), .events = &events};
  for (int seat = 0; seat < static_cast<int>(parts.size()); ++seat)
    for (SecretAnswer& answer : parts[SeatId(seat)]) {
      events.clear();
      engine().play(next, SeatId(seat), answer.choice, context);
      answer.events = events;
    }
  open_.set(cursor(), std::move(parts), std::move(next));
}

NodeId Match::answer(SeatId seat, const Action& action, std::span<const int> faces,
                     const Typist& by) {
  SecretAnswer made{.choice = legal_choice(engine(), state(), seat, action), .events = {}};
  if (action.verb == game().ready() && actors().size() == 1) {
    AnswersBySeat parts = open_.at(cursor());
    parts[seat].push_back(std::move(made));
    return close(parts, faces, {.number = by.number});
  }
  State next = state();
  MadeStep aside;
  run_step(aside, {seed_, faces, {.number = by.number}},
           [&](ActionContext& context) { engine().play(next, seat, made.choice, context); });
  made.events = std::move(aside.events);
  open_.add(cursor(), seat, std::move(made), std::move(next));
  return cursor();
}

// The last seat is ready: carries out all answers, seat by seat, as one step.
NodeId Match::close(const AnswersBySeat& parts, std::span<const int> faces, const Typist& by) {
  MadeStep made;
  made.type = StepType::answers;
  made.rules = node().rules;
  made.parts = parts;
  State next = state_;
  run_step(made, {seed_, faces, by}, [&](ActionContext& context) {
    for (int seat = 0; seat < game().seats(); ++seat)
      for (const SecretAnswer& answer : parts[SeatId(seat)]) {
        made.events.clear();
        engine().play(next, SeatId(seat), answer.choice, context);
      }
  });
  const NodeId asked = cursor();
  const NodeId id = add(std::move(made), std::move(next));
  open_.forget(asked);
  return id;
}

void Match::take_back(SeatId seat) {
  require_open(*this, seat);
  AnswersBySeat parts = open_.at(cursor());
  parts[seat].pop_back();
  set_parts(std::move(parts));
}

void Match::start_over(SeatId seat) {
  require_open(*this, seat);
  AnswersBySeat parts = open_.at(cursor());
  parts[seat].clear();
  set_parts(std::move(parts));
}

State Match::before(SeatId seat, std::size_t answer) const {
  if (part(seat).size() <= answer) return state();
  require_open(*this, seat);
  State out = state_;
  ActionContext context;
  const AnswersBySeat parts = open_.at(cursor());
  for (int s = 0; s < static_cast<int>(parts.size()); ++s) {
    const SeatAnswers& given = parts[SeatId(s)];
    const std::size_t answers = SeatId(s) == seat ? answer : given.size();
    for (std::size_t i = 0; i < answers; ++i)
      engine().play(out, SeatId(s), given[i].choice, context);
  }
  return out;
}

void Match::change(SeatId seat, std::size_t answer, const Action& action) {
  require_open(*this, seat);
  const SeatAnswers was = part(seat);
  if (answer >= was.size())
    throw Refusal(Message("You have given {n} {n:answer|answers} so far.", was.size()));
  // The answers of others make no difference here, so they are left out.
  State trial = state_;
  AnswersBySeat parts = open_.at(cursor());
  ActionContext context;
  for (std::size_t i = 0; i < was.size(); ++i) {
    Choice& choice = parts[seat][i].choice;
    try {
      if (i >= answer)
        choice = legal_choice(engine(), trial, seat, i == answer ? action : choice.action);
    } catch (const Refusal&) {
      if (i == answer) throw;
      throw Refusal(Message("With {action}, {later} would no longer be legal.",
                            action_text(game(), action), action_text(game(), choice.action)));
    }
    engine().play(trial, seat, choice, context);
  }
  set_parts(std::move(parts));
}

}  // namespace hr
