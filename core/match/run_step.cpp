// SPDX-License-Identifier: MIT
#include "core/match/run_step.h"

#include <utility>

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/words.h"
#include "core/words/refusal.h"

namespace hr {

namespace {

// Dice that were typed but not rolled: somebody has miscounted, and the record would not show it.
// A seat is told afterwards, because a refusal would let it find out what would be rolled.
void check_faces(const ActionContext& context, std::span<const int> typed, const Typist& by) {
  const std::size_t rolled = context.chance.faces().size();
  if (by.unused != nullptr) *by.unused = context.chance.unused();
  if (by.seat == SeatId::none && typed.size() > rolled)
    throw Refusal((rolled == 0 ? Message("This action rolls no dice, but {n} {n:die was|dice were} "
                                         "given.",
                                         typed.size())
                               : Message("This action rolls {rolled} {rolled:die|dice}, but {n} "
                                         "{n:die was|dice were} given.",
                                         rolled, typed.size())));
}

}  // namespace

Choice legal_choice(Engine& engine, const State& state, SeatId seat, const Action& action) {
  if (index(seat) < 0 || index(seat) >= engine.game().seats())
    throw Refusal(Message("There is no such seat."));
  if (engine.legal(state, seat) > 0)
    if (const auto choice = engine.find(action); choice && choice->action == action) return *choice;
  throw Refusal(refusal(View(engine, state, seat), action, engine.list()));
}

// A face that the die does not have is a mistake of whoever typed it, not of the rules.
void run_step(MadeStep& made, const Dice& dice, const std::function<void(ActionContext&)>& body) {
  Chance chance = dice.by.seat == SeatId::none
                      ? Chance(dice.seed, dice.typed)
                      : Chance(dice.seed, dice.typed, seat_bit(dice.by.seat));
  if (dice.by.number) chance.fix_number(*dice.by.number);
  ActionContext context{.chance = std::move(chance), .events = &made.events};
  try {
    body(context);
  } catch (const std::exception&) {
    if (!context.chance.dice_error().empty()) throw Refusal(context.chance.dice_error());
    throw;
  }
  check_faces(context, dice.typed, dice.by);
  made.faces = context.chance.faces();
  made.audiences = context.chance.audiences();
  made.odds = context.chance.odds();
}

MadeStep set_up(Engine& engine, State& state, const Dice& dice) {
  MadeStep made;
  run_step(made, dice, [&](ActionContext& context) { engine.start(state, context); });
  return made;
}

}  // namespace hr
