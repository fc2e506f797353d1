// SPDX-License-Identifier: MIT
// A match: a game, its rules, a seed, and a tree of steps with a cursor in it. The one door by
// which a game is changed. A step is mostly an action; the table may also change the rules under
// the game, or set a position up. It is carried out on a copy of the state and becomes a node of
// the tree with its events, its dice and its journal; whatever throws on the way leaves the match,
// its state and its tree as they were. Match sees the truth: clients go through Table.
//
// While all seats are asked at once and in secret, their answers are no steps yet: each seat has a
// part, which lies beside the cursor and which it can take back and rearrange until it is ready.
// When the last one is ready all parts become one step. So neither tree nor record nor any other
// seat can tell who was quicker, or how often somebody changed his mind.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/engine/engine.h"
#include "core/engine/view.h"
#include "core/game/event.h"
#include "core/match/log_entries.h"
#include "core/match/match_tree.h"
#include "core/match/open_answers.h"
#include "core/match/rulebook.h"

namespace hr {

class Match {
 public:
  // Sets the game up. The engine's Rules outlive the match; `faces` are dice thrown by hand.
  // Matches of one thread may share an engine: it holds nothing of the game.
  Match(Rulebook rulebook, std::uint64_t seed, std::span<const int> faces = {});
  Match(std::shared_ptr<Engine> engine, std::uint64_t seed, std::span<const int> faces = {})
      : Match(Rulebook{std::move(engine), nullptr}, seed, faces) {}

  // Carries out an action and moves the cursor to it. Throws Refusal, a sentence for the seat, when
  // the action is not legal in that seat's view; any other Error comes from the rules and is for
  // the owner only. Where nothing is hidden, an action that stands below the cursor already, with
  // the same dice, is gone to and not doubled; where something is, it would tell that it is the
  // same.
  NodeId play(SeatId seat, const Action& action, std::span<const int> faces = {});

  // What a seat has answered so far of what all are asked for; taken back: its last answer, all of
  // them, or one that another takes the place of, if those behind it can stay. They throw Refusal,
  // as when the seat is ready already.
  const SeatAnswers& part(SeatId seat) const { return open_.part(cursor(), seat); }
  const OpenAnswers& open_answers() const { return open_; }
  bool all_asked() const;            // and not yet all of them are ready
  bool is_ready(SeatId seat) const;  // while others are not
  // Told by what this seat has just done.
  const std::vector<Event>& news(SeatId seat) const;
  void take_back(SeatId seat);
  void start_over(SeatId seat);
  void change(SeatId seat, std::size_t answer, const Action& action);
  // The state before one of them was given, those of the other seats as they are.
  State before(SeatId seat, std::size_t answer) const;

  // Goes on under other rules: a step of the tree like an action. The position is carried over
  // (core/match/carry.h) as it stood when the last action was done: rules that were swapped in
  // since and not played by leave no trace, so back to rules is back to their position. Throws
  // Refusal when the rules are those in force or have other seats, Error when they fail in this
  // position; and whatever `trial` throws, who may look at the new rules in the position carried
  // over.
  using Trial = std::function<void(Engine&, const State&)>;
  NodeId swap(Rulebook rulebook, const Trial& trial = {});
  // Goes on from a position that the owner has set up: a state of the game in force. Throws Refusal
  // when it is none (core/match/sound_state.h).
  NodeId arrange(State state);

  // They move the cursor. False, and nothing happens, when there is nowhere to go.
  bool undo();
  bool redo();                                    // to the child the cursor was in last
  void go_to(NodeId id);                          // throws Refusal when there is no such node
  void promote(NodeId id) { tree_.promote(id); }  // makes the line to this node the main line
  void order(NodeId parent, std::vector<NodeId> children) {
    tree_.order(parent, std::move(children));
  }

  const MatchTree& tree() const { return tree_; }
  NodeId cursor() const { return tree_.cursor(); }
  const Node& node() const { return tree_.node(); }
  const Node& node(NodeId id) const { return tree_.node(id); }
  // The state of another moment, without answers that lie there, in steps as many as lead to it.
  State state_at(NodeId id) const;
  const LogSizes& log_sizes() const { return log_sizes_; }

  // The rules in force, and those of another moment.
  const Rulebook& rulebook() const { return rulebook(node()); }
  const Rulebook& rulebook(const Node& node) const { return rulebooks_[nth(node.rulebook)]; }
  const std::vector<Rulebook>& rulebooks() const { return rulebooks_; }
  Engine& engine() const { return *rulebook().engine; }
  const Game& game() const { return rulebook().game(); }
  std::uint64_t seed() const { return seed_; }
  // The truth, for the owner; with what has been answered in secret so far.
  const State& state() const { return open_.state() ? *open_.state() : state_; }
  const Header& header() const { return state().header(); }
  View view(SeatId seat) const { return {engine(), state(), seat}; }

  bool ended() const { return header().ended; }
  std::vector<SeatId> winners() const;  // none of an ended game: a draw
  std::vector<SeatId> actors() const;   // seats that may act now
  // What the seat may do, from its view; long ranges of numbers are one entry (is_range in text.h).
  std::vector<Choice> legal(SeatId seat) const;
  std::vector<std::int64_t> scores() const;  // of the truth; empty when the game has none

 private:
  NodeId answer(SeatId seat, const Action& action, std::span<const int> faces);
  NodeId close(const AnswersBySeat& parts, std::span<const int> faces);
  void set_parts(AnswersBySeat parts);
  NodeId add(Node made, State next);

  std::vector<Rulebook> rulebooks_;  // the first one is that of the root
  std::uint64_t seed_;
  State state_;  // at the cursor, without open answers
  MatchTree tree_;
  OpenAnswers open_;
  LogSizes log_sizes_;
};

}  // namespace hr
