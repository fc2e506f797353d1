// SPDX-License-Identifier: MIT
#include "core/match/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/base/mix.h"
#include "core/base/words.h"
#include "core/engine/asks.h"
#include "core/match/carry.h"
#include "core/match/sound_state.h"
#include "core/words/refusal.h"

namespace hr {

namespace {

Occasion occasion_for(std::uint64_t seed, std::span<const int> faces, std::vector<Event>& events) {
  return {.chance = Chance(seed, faces), .events = &events};
}

// Dice that were typed but not rolled: somebody has miscounted, and a record would hide it.
void check_faces(const Occasion& occasion, std::span<const int> typed) {
  const std::size_t rolled = occasion.chance.faces().size();
  if (typed.size() > rolled)
    throw Refusal("This action rolls " +
                  (rolled == 0 ? "no dice" : count_text(rolled, "die", "dice")) + ", but " +
                  count_text(typed.size(), "die", "dice") + " were given.");
}

// Carries out what may roll, with the dice that were typed for it. A face that is not on the die is
// a slip of whoever typed it, not of the rules it came through.
void with_dice(Occasion& occasion, std::span<const int> typed, const auto& body) {
  try {
    body();
  } catch (const std::exception&) {
    if (!occasion.chance.slip().empty()) throw Refusal(occasion.chance.slip());
    throw;
  }
  check_faces(occasion, typed);
}

}  // namespace

Match::Match(Rulebook rulebook, std::uint64_t seed, std::span<const int> faces)
    : rulebooks_{std::move(rulebook)}, seed_(seed) {
  Node root;
  Occasion occasion = occasion_for(seed_, faces, root.events);
  with_dice(occasion, faces, [&] { rulebooks_.front().engine->start(state_, occasion); });
  root.faces = occasion.chance.faces();
  root.hash = state_.hash();
  root.pie = state_.header().pie;
  nodes_.push_back(std::move(root));
  count_told(nodes_.front());
}

Choice Match::check(const State& state, SeatId seat, const Action& action) const {
  if (index(seat) < 0 || index(seat) >= game().seats()) throw Refusal("There is no such seat.");
  if (engine().legal(state, seat) > 0)
    if (const auto choice = engine().find(action); choice && choice->action == action)
      return *choice;
  throw Refusal(refusal_text(View(engine(), state, seat), action, engine().list()));
}

// Does what leads to a new moment, with the dice that were typed for it.
void Match::carry_out(Node& made, std::span<const int> faces,
                      const std::function<void(Occasion&)>& body) const {
  Occasion occasion = occasion_for(seed_, faces, made.events);
  with_dice(occasion, faces, [&] { body(occasion); });
  made.faces = occasion.chance.faces();
}

NodeId Match::play(SeatId seat, const Action& action, std::span<const int> faces) {
  if (all_open(state_, game())) return answer(seat, action, faces);
  Node made;
  made.type = StepType::action;
  made.rulebook = node().rulebook;
  made.choice = check(state_, seat, action);
  made.seat = seat;
  made.secret = !game().built_in(action.verb) && game().verb_def(action.verb).secret;
  State next = state_;
  carry_out(made, faces,
            [&](Occasion& occasion) { engine().play(next, seat, made.choice, occasion); });
  return add(std::move(made), std::move(next));
}

// The number of a rulebook that the match has had before; of a new one: the next number.
int Match::known(const Rulebook& rulebook) const {
  const auto same = [&](const Rulebook& other) {
    return other.engine == rulebook.engine ||
           (other.edition && rulebook.edition && *other.edition == *rulebook.edition);
  };
  return static_cast<int>(std::ranges::find_if(rulebooks_, same) - rulebooks_.begin());
}

NodeId Match::swap(Rulebook rulebook, const Trial& trial) {
  Node made;
  made.type = StepType::swap;
  made.rulebook = known(rulebook);
  if (made.rulebook == node().rulebook) throw Refusal("These rules are already in use.");
  const bool fresh = made.rulebook == static_cast<int>(rulebooks_.size());
  Engine& next = fresh ? *rulebook.engine : *rulebooks_[nth(NodeId(made.rulebook))].engine;
  State played = state_;
  const Node* last = &node();
  for (; last->type == StepType::swap; last = &node(last->parent)) hr::undo(played, last->journal);
  Carried carried = carry_over(this->rulebook(*last).game(), played, next.game());
  made.widened = widened(game(), next.game());
  made.lost = std::move(carried.lost);
  carry_out(made, {}, [&](Occasion& occasion) { next.resume(carried.state, occasion); });
  if (trial) trial(next, carried.state);
  rulebooks_.reserve(rulebooks_.size() + 1);
  const Parts open = parts();
  const Game& was = game();
  const NodeId id = add(std::move(made), std::move(carried.state));
  if (fresh) rulebooks_.push_back(std::move(rulebook));
  for (int seat = 0; seat < static_cast<int>(open.size()); ++seat)
    nodes_[nth(id)].parted.push_back(lay_again(open, was, SeatId(seat)));
  return id;
}

NodeId Match::arrange(State state) {
  if (const std::string fault = fault_of(game(), state); !fault.empty())
    throw Refusal("This is not a valid position of this game: " + fault + ".");
  Node made;
  made.type = StepType::position;
  made.rulebook = node().rulebook;
  carry_out(made, {}, [&](Occasion& occasion) { engine().resume(state, occasion); });
  return add(std::move(made), std::move(state));
}

// Goes to the new moment, or to the one that is there already.
NodeId Match::add(Node made, State next) {
  made.parent = cursor_;
  made.ply = next.header().ply;
  made.hash = next.hash();
  made.pie = next.header().pie;
  if (const NodeId old = twin(made); old != NodeId::none) {
    go_to(old);
    return old;
  }
  made.journal = compare(state_, next);
  attach(std::move(made));
  state_ = std::move(next);
  arrive();
  return cursor_;
}

// The child of the cursor that is the same step; none where to find one would tell a secret.
NodeId Match::twin(const Node& made) const {
  if (made.type == StepType::answers || made.secret) return NodeId::none;
  if (made.type == StepType::action && game().hides()) return NodeId::none;
  // What all were answering when the rules changed lies at the child, and is not what it is now.
  if (all_open(state_, game())) return NodeId::none;
  for (const NodeId id : node().children) {
    const Node& child = node(id);
    if (child.type == made.type && child.rulebook == made.rulebook && child.seat == made.seat &&
        child.choice == made.choice && child.faces == made.faces && child.hash == made.hash &&
        child.events == made.events)
      return id;
  }
  return NodeId::none;
}

// Whatever can throw comes before the first change.
void Match::attach(Node made) {
  place(made);
  count_told(made);
  auto& siblings = nodes_[nth(cursor_)].children;
  if (siblings.size() == siblings.capacity()) siblings.reserve(2 * siblings.size() + 1);
  nodes_.push_back(std::move(made));
  Node& parent = nodes_[nth(cursor_)];
  parent.children.push_back(nodes_.back().id);
  parent.onward = nodes_.back().id;
  cursor_ = nodes_.back().id;
}

std::vector<SeatId> Match::winners() const {
  std::vector<SeatId> out;
  for (int seat = 0; seat < game().seats(); ++seat)
    if (ended() && (header().winners & seat_bit(SeatId(seat))) != 0) out.push_back(SeatId(seat));
  return out;
}

std::vector<SeatId> Match::actors() const {
  std::vector<SeatId> out;
  const std::uint32_t mask = engine().actors(state());
  for (int seat = 0; seat < game().seats(); ++seat)
    if ((mask & seat_bit(SeatId(seat))) != 0) out.push_back(SeatId(seat));
  return out;
}

std::vector<Choice> Match::legal(SeatId seat) const {
  if (engine().legal(state(), seat) == 0) return {};
  return engine().list();
}

Choice Match::random_choice(SeatId seat, Random& random) const {
  const std::uint64_t choices = engine().legal(state(), seat);
  if (choices == 0) throw Refusal(not_to_act_text(view(seat)));
  return engine().pick(random.below(choices));
}

std::vector<std::int64_t> Match::scores() const {
  std::vector<std::int64_t> out;
  if (!game().definition().score) return out;
  for (int seat = 0; seat < game().seats(); ++seat)
    out.push_back(engine().rules().score(view(SeatId::none), SeatId(seat)));
  return out;
}

}  // namespace hr
