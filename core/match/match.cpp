// SPDX-License-Identifier: MIT
#include "core/match/match.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/base/message.h"
#include "core/base/words.h"
#include "core/engine/asks.h"
#include "core/match/carry.h"
#include "core/match/run_step.h"
#include "core/match/sound_state.h"
#include "core/match/table_steps.h"
#include "core/words/named_action.h"
#include "core/words/text.h"

namespace hr {

namespace {

// The child of the cursor that is the same step; none in a game with secrets, where finding one
// would reveal something.
NodeId find_same_child(const Match& match, const Node& made) {
  if (made.type == StepType::answers || made.secret) return NodeId::none;
  if (made.type == StepType::action && match.game().hides()) return NodeId::none;
  // Answers that were open when the rules changed are kept at the child, and would differ from
  // those given now.
  if (match.all_asked()) return NodeId::none;
  for (const NodeId id : match.node().children()) {
    const Node& child = match.node(id);
    if (child.type == made.type && child.rules == made.rules && child.seat == made.seat &&
        child.choice() == made.choice() && child.faces() == made.faces() &&
        child.hash == made.hash && child.events() == made.events())
      return id;
  }
  return NodeId::none;
}

// The number of playable rules that the match has used before; for a new one, the next number.
RulesId known(const ById<RulesId, PlayableRules>& all_rules, const PlayableRules& playable) {
  const auto same = [&](const PlayableRules& other) {
    return other.engine == playable.engine ||
           (other.text && playable.text && *other.text == *playable.text);
  };
  return RulesId(std::ranges::find_if(all_rules, same) - all_rules.begin());
}

Node root_of(MadeStep made, const State& state) { return {std::move(made), state, state}; }

}  // namespace

Match::Match(PlayableRules playable, std::uint64_t seed, std::span<const int> faces)
    : all_rules_{std::move(playable)},
      seed_(seed),
      tree_(root_of(set_up(*all_rules_.front().engine, state_, {seed, faces}), state_)),
      open_(all_rules_.front().game().seats()),
      log_sizes_(all_rules_.front().game().seats()) {
  log_sizes_.add(node());
}

NodeId Match::play(SeatId seat, const Action& action, std::span<const int> faces, Typist by) {
  if (all_open(state_, game())) return answer(seat, action, faces, by);
  MadeStep made;
  made.type = StepType::action;
  made.rules = node().rules;
  made.choice = legal_choice(engine(), state_, seat, action);
  made.seat = seat;
  if (!game().built_in(action.verb)) {
    made.silent = game().verb_def(action.verb).silent;
    made.secret = made.silent || game().verb_def(action.verb).secret;
  }
  State next = state_;
  run_step(made, {seed_, faces, by},
           [&](ActionContext& context) { engine().play(next, seat, made.choice, context); });
  return add(std::move(made), std::move(next));
}

namespace {

// For a seat: how many of its first answers the new rules still allow.
std::string lost_answers_text(std::size_t given, std::size_t allowed) {
  if (given == 1) return "The new rules do not allow your answer; please give another.";
  const Message text =
      allowed == 0
          ? Message(
                "The new rules allow none of your {given} answers; please give the others again.",
                given)
      : allowed == 1
          ? Message(
                "The new rules allow only the first of your {given} answers; please give the "
                "others again.",
                given)
          : Message(
                "The new rules allow only the first {n} of your {given} answers; please give "
                "the others again.",
                allowed, given);
  return text.in_english();
}

// After a change of rules, or when a seat is out: keeps the seat's part as far as it is legal
// under the new rules. All seats have to say that they are ready again; if only one had to, that
// would reveal that its answers no longer fit. Returns what happened to the part, for that seat; ""
// if nothing was lost.
std::string replay_part(Match& match, const AnswersBySeat& parts, const Game& was, SeatId seat) {
  SeatAnswers old = parts[seat];
  if (!old.empty() && old.back().choice.action.verb == was.ready()) old.pop_back();
  std::size_t laid = 0;
  try {
    for (; laid < old.size(); ++laid)
      match.play(seat, action_of(match.game(), named(was, seat, old[laid].choice.action)));
  } catch (const Error&) {
    return lost_answers_text(old.size(), laid);
  }
  return "";
}

}  // namespace

// NOLINTNEXTLINE(*-exception-escape): of rules, not of values
NodeId Match::change_rules(PlayableRules playable, const Trial& trial) {
  MadeStep made;
  made.type = StepType::rules;
  made.rules = known(all_rules_, playable);
  if (made.rules == node().rules) throw Refusal(Message("These rules are already in use."));
  const bool fresh = nth(made.rules) == all_rules_.size();
  Engine& next = fresh ? *playable.engine : *all_rules_[made.rules].engine;
  State played = state_;
  const Node* last = &node();
  const auto is_passed_over = [&] {
    return last->type == StepType::rules || (!changes_play(last->type) && !played.header().ended);
  };
  for (; is_passed_over(); last = &node(last->parent)) last->journal().undo(played);
  CarriedState carried = carry_over(rules(*last).game(), played, next.game());
  made.newly_visible = newly_visible(game(), next.game());
  made.lost = std::move(carried.lost);
  run_step(made, {seed_}, [&](ActionContext& context) { next.resume(carried.state, context); });
  if (trial) trial(next, carried.state);
  all_rules_.reserve(all_rules_.size() + 1);
  const AnswersBySeat open = open_.at(cursor());
  const Game& was = game();
  const NodeId id = add(std::move(made), std::move(carried.state));
  if (fresh) all_rules_.push_back(std::move(playable));
  for (int seat = 0; seat < static_cast<int>(open.size()); ++seat)
    tree_.add_parted(id, replay_part(*this, open, was, SeatId(seat)));
  return id;
}

NodeId Match::resign(SeatId seat, std::span<const int> faces) {
  if (const Message why = resign_objection(*this, seat); !why.empty()) throw Refusal(why);
  return leave(seat, StepType::resigned, faces);
}

NodeId Match::time_out(SeatId seat, std::span<const int> faces) {
  if (const Message why = resign_objection(*this, seat); !why.empty()) throw Refusal(why);
  if (game().definition().time_out_loses) return leave(seat, StepType::timed_out, faces);
  if (!faces.empty())
    throw Refusal(Message("No dice are rolled when a seat runs out of time here."));
  AnswersBySeat open = open_.at(cursor());
  const NodeId id =
      add({.type = StepType::timed_out, .rules = node().rules, .seat = seat}, State(state_));
  set_parts(std::move(open));
  return id;
}

// The seat is out from here on.
NodeId Match::leave(SeatId seat, StepType how, std::span<const int> faces) {
  const EndReason why = how == StepType::timed_out ? EndReason::out_of_time : EndReason::resigned;
  MadeStep made{.type = how, .rules = node().rules, .seat = seat};
  State next = state_;
  run_step(made, {seed_, faces},
           [&](ActionContext& context) { engine().resign(next, seat, why, context); });
  AnswersBySeat open = open_.at(cursor());
  const NodeId id = add(std::move(made), std::move(next));
  if (!all_asked()) return id;
  open[seat].clear();
  for (int other = 0; other < static_cast<int>(open.size()); ++other)
    replay_part(*this, open, game(), SeatId(other));
  return id;
}

NodeId Match::talk_of_draw(SeatId seat, StepType what) {
  if (const Message why = draw_objection(*this, seat, what); !why.empty()) throw Refusal(why);
  MadeStep made{.type = what, .rules = node().rules, .seat = seat};
  State next = state_;
  if (what == StepType::accepted) {
    const std::uint32_t agreed = draw_offer(*this).value().agreed | seat_bit(seat);
    if (agreed == seats_in_play(header(), game().seats())) Engine::agree_draw(next);
  }
  return add(std::move(made), std::move(next));
}

NodeId Match::arrange(State state) {
  if (const std::string problem = state_problem(game(), state); !problem.empty())
    throw Refusal(Message("This is not a valid position of this game: {problem}.", problem));
  MadeStep made;
  made.type = StepType::position;
  made.rules = node().rules;
  run_step(made, {seed_}, [&](ActionContext& context) { engine().resume(state, context); });
  return add(std::move(made), std::move(state));
}

// Goes to the new node, or to an existing one that is the same.
NodeId Match::add(MadeStep made, State next) {
  Node node(std::move(made), state_, next);
  if (const NodeId old = find_same_child(*this, node); old != NodeId::none) {
    go_to(old);
    return old;
  }
  tree_.place(node);
  log_sizes_.add(node);
  tree_.add(std::move(node));
  state_ = std::move(next);
  open_.clear(cursor());  // nobody has answered at a new node
  return cursor();
}

namespace {

// Takes a state from one node of the tree to another, in as many steps as lie between them.
void walk(State& state, const MatchTree& tree, NodeId from, NodeId to) {
  const NodeId shared = tree.common(from, to);
  std::vector<NodeId> way;
  for (NodeId next = to; next != shared; next = tree.node(next).parent) way.push_back(next);
  for (NodeId back = from; back != shared; back = tree.node(back).parent)
    tree.node(back).journal().undo(state);
  for (; !way.empty(); way.pop_back()) tree.node(way.back()).journal().redo(state);
  assert(state.hash() == tree.node(to).hash);
}

}  // namespace

bool Match::undo() {
  if (!tree_.may_undo()) return false;
  go_to(node().parent);
  return true;
}

bool Match::redo() {
  if (!tree_.may_redo()) return false;
  go_to(node().onward);
  return true;
}

void Match::go_to(NodeId id) {
  if (id == cursor()) return;
  walk(state_, tree_, cursor(), id);
  tree_.go_to(id);
  set_parts(open_.at(id));
}

State Match::state_at(NodeId id) const {
  State out = state_;
  walk(out, tree_, cursor(), id);
  return out;
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

std::vector<std::int64_t> scores_of(const Match& match) {
  std::vector<std::int64_t> out;
  if (!match.game().definition().score) return out;
  for (int seat = 0; seat < match.game().seats(); ++seat)
    out.push_back(match.engine().score(match.state(), SeatId(seat)));
  return out;
}

}  // namespace hr
