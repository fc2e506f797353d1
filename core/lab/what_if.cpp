// SPDX-License-Identifier: MIT
#include "core/lab/what_if.h"

#include <algorithm>
#include <iterator>

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/match/table_steps.h"
#include "core/words/named_action.h"
#include "core/words/refusal.h"
#include "core/words/text.h"

namespace hr {

namespace {

// Those of a list that another one lacks, each as often as it lacks it.
std::vector<std::string> lacking(const std::vector<std::string>& list,
                                 const std::vector<std::string>& other) {
  std::vector<std::string> sorted_list = list, sorted_other = other, missing, out;
  std::ranges::sort(sorted_list);
  std::ranges::sort(sorted_other);
  std::ranges::set_difference(sorted_list, sorted_other, std::back_inserter(missing));
  for (const std::string& each : list)
    if (const auto at = std::ranges::find(missing, each); at != missing.end()) {
      out.push_back(each);
      missing.erase(at);
    }
  return out;
}

std::vector<std::string> events_of(const Game& game, const Node& node) {
  std::vector<std::string> out;
  for (const SeatAnswers& part : node.parts())
    for (const SecretAnswer& answer : part)
      for (const Event& event : answer.events) out.push_back(event_text(game, event));
  for (const Event& event : node.events()) out.push_back(event_text(game, event));
  return out;
}

std::string step_text(const Game& game, const Node& node) {
  if (node.type == StepType::action) return action_sentence(game, node.seat, node.choice().action);
  if (node.type != StepType::answers) return table_step_sentence(game, node.seat, node.type, {});
  std::string out;
  for (const SeatId seat : IdsBelow<SeatId>(game.seats()))
    for (const SecretAnswer& answer : node.parts()[seat])
      if (!game.built_in(answer.choice.action.verb))
        out += (out.empty() ? "" : " ") + action_sentence(game, seat, answer.choice.action);
  return out;
}

// What of a state is compared.
struct Snapshot {
  std::string board, turn, outcome;
  std::vector<std::int64_t> scores;

  static Snapshot of(Engine& engine, const State& state) {
    const View view(engine, state, SeatId::owner);
    Snapshot out{.board = board_text(view),
                 .turn = {},
                 .outcome = outcome_text(engine.game(), state),
                 .scores = {}};
    for (const std::string& line : vars_text(view)) out.board += line + "\n";
    const std::uint32_t actors = engine.actors(state);
    for (const SeatId seat : IdsBelow<SeatId>(engine.game().seats())) {
      if ((actors & seat_bit(seat)) != 0) out.turn += seat_text(engine.game(), seat) + " ";
      if (engine.game().definition().score) out.scores.push_back(engine.score(state, seat));
    }
    return out;
  }
};

class Rerun {
 public:
  Rerun(const Match& match, const PlayableRules& changed, bool skip, const WhatIfProgress& progress)
      : match_(match),
        was_(match),
        skip_(skip),
        progress_(progress),
        again_(begin(match, changed)) {}

  WhatIfReplay run() {
    compare(match_.node(NodeId::root));
    bool on = go_on(match_.node(NodeId::root));
    for (const NodeId id : match_.tree().line()) {
      const Node& node = match_.node(id);
      if (!is_replayed(node.type)) continue;
      ++out_.line;
      if (on && again_.ended()) {
        out_.unplayed = "the game is over under the changed rules";
        on = false;
      }
      const bool taken = on && take(node);
      on = go_on(node) && taken;
    }
    out_.outcome_before = outcome_text(match_.game(), match_.state());
    out_.outcome_after = after_.outcome;
    out_.board_before = before_.board;
    out_.board_after = after_.board;
    return {std::move(out_), std::move(again_), std::move(moments_)};
  }

 private:
  static Match begin(const Match& match, const PlayableRules& changed) {
    if (changed.game().seats() != match.game().seats())
      throw Error(
          Message("The changed rules are for {n} {n:player|players}, and the game was played "
                  "by {played}.",
                  changed.game().seats(), match.game().seats())
              .in_english());
    const std::vector<int>& faces = match.node(NodeId::root).faces();
    Match out(changed, match.seed());
    if (out.node(NodeId::root).faces() == faces) return out;
    try {  // they were typed
      return Match(changed, match.seed(), faces);
    } catch (const Refusal&) {
      return out;
    }
  }

  bool go_on(const Node& node) {
    moments_.push_back({.step = node.depth,
                        .action = step_text(game_of(node), node),
                        .played = node.id,
                        .again = again_.cursor()});
    return !progress_ || progress_(node.depth);
  }

  const Game& game_of(const Node& node) const { return match_.rules(node).game(); }

  // Whether it belongs to the game under any rules.
  static bool is_replayed(StepType type) {
    switch (type) {
      case StepType::action:
      case StepType::answers:
      case StepType::position:
      case StepType::resigned:
      case StepType::timed_out:
        return true;
      case StepType::start:
      case StepType::rules:
      case StepType::offered:
      case StepType::accepted:
      case StepType::declined:
        return false;
    }
    return false;
  }

  // Returns whether the comparison goes on.
  bool take(const Node& node) {
    if (node.type == StepType::position) {
      out_.unplayed = "a position was set up by hand";
      return false;
    }
    std::string refusal;
    const NodeId cursor = again_.cursor();
    try {
      play(node);
    } catch (const Refusal& error) {
      refusal = error.what();
    }
    if (!refusal.empty() && again_.cursor() == cursor) {
      for (const SeatId seat : IdsBelow<SeatId>(again_.game().seats()))
        if (!again_.part(seat).empty() && !again_.is_ready(seat)) again_.start_over(seat);
      return refuse(node, refusal);
    }
    compare(node);
    return true;
  }

  bool refuse(const Node& node, const std::string& why) {
    if (!out_.refused) out_.refused = node.depth;
    out_.differences.push_back(
        {.step = node.depth, .action = step_text(game_of(node), node), .refusal = why});
    if (!skip_) {
      out_.unplayed = "the changed rules do not allow an action";
      return false;
    }
    ++out_.skipped;
    return true;
  }

  void play(const Node& node) {
    const Game& was = game_of(node);
    switch (node.type) {
      case StepType::action:
        return act(was, node.seat, node.choice().action, node.faces());
      case StepType::answers:
        for (const SeatId seat : IdsBelow<SeatId>(was.seats()))
          for (const SecretAnswer& answer : node.parts()[seat])
            act(was, seat, answer.choice.action, {});
        return;
      case StepType::resigned:
        return with_dice(node.faces(),
                         [&](std::span<const int> faces) { again_.resign(node.seat, faces); });
      case StepType::timed_out:
        return with_dice(node.faces(),
                         [&](std::span<const int> faces) { again_.time_out(node.seat, faces); });
      case StepType::start:  // take() has seen to these
      case StepType::rules:
      case StepType::position:
      case StepType::offered:
      case StepType::accepted:
      case StepType::declined:
        return;
    }
  }

  void act(const Game& was, SeatId seat, const Action& done, const std::vector<int>& faces) {
    const Action action = action_under(was, seat, done);
    with_dice(faces, [&](std::span<const int> typed) { again_.play(seat, action, typed); });
  }

  // With the dice that were rolled then, if they were typed and there are such dice.
  void with_dice(const std::vector<int>& faces,
                 const std::function<void(std::span<const int>)>& step) {
    const NodeId cursor = again_.cursor();
    step({});
    if (faces.empty() || again_.cursor() == cursor || again_.node().faces() == faces) return;
    const NodeId rolled = again_.cursor();
    again_.go_to(cursor);
    try {
      step(faces);
    } catch (const Refusal&) {
      again_.go_to(rolled);
    }
  }

  Action action_under(const Game& was, SeatId seat, const Action& done) const {
    if (again_.ended()) throw Refusal("The game is over under the changed rules.");
    try {
      return action_of(again_.game(), named(was, seat, done));
    } catch (const Error& error) {  // a verb, cell or word that the changed rules do not have
      throw Refusal(error.what());
    }
  }

  void compare(const Node& node) {
    ++out_.steps;
    Engine& engine = *match_.rules(node).engine;
    was_.go_to(node.id);  // a step at a time: from the end it would be the whole game for each step
    const Snapshot before = Snapshot::of(engine, was_.state_at(node.id));
    const Snapshot after = Snapshot::of(again_.engine(), again_.state());
    const std::vector<std::string> told = events_of(game_of(node), node);
    const std::vector<std::string> told_now = events_of(again_.game(), again_.node());
    WhatIfStep step{.step = node.depth, .action = step_text(game_of(node), node)};
    step.only_before = lacking(told, told_now);
    step.only_after = lacking(told_now, told);
    step.board = before.board != after.board && alike_board_;
    step.turn = before.turn != after.turn && alike_turn_;
    alike_board_ = before.board == after.board;
    alike_turn_ = before.turn == after.turn;
    if (before.scores != after.scores &&
        (before.scores != before_.scores || after.scores != after_.scores)) {
      step.scores_before = before.scores;
      step.scores_after = after.scores;
    }
    step.outcome = before.outcome != after.outcome &&
                   (before.outcome != before_.outcome || after.outcome != after_.outcome);
    if (step.outcome) {
      step.outcome_before = before.outcome;
      step.outcome_after = after.outcome;
    }
    before_ = before;
    after_ = after;
    // That a game which is over looks different goes without saying.
    if (step.outcome) step.board = step.turn = false;
    if (!step.only_before.empty() || !step.only_after.empty() || step.board || step.turn ||
        !step.scores_before.empty() || !step.scores_after.empty() || step.outcome)
      out_.differences.push_back(std::move(step));
  }

  const Match& match_;
  Match was_;  // the same, at the step that is compared
  bool skip_;
  const WhatIfProgress& progress_;
  Match again_;
  WhatIf out_;
  std::vector<WhatIfMoment> moments_;
  Snapshot before_, after_;  // at the last step that was compared
  bool alike_board_ = true, alike_turn_ = true;
};

}  // namespace

WhatIfReplay replay_under(const Match& match, const PlayableRules& changed, bool skip,
                          const WhatIfProgress& progress) {
  return Rerun(match, changed, skip, progress).run();
}

}  // namespace hr
