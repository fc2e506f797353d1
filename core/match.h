// SPDX-License-Identifier: MIT
// A match: a game, its rules, a seed, and a tree of steps with a cursor in it. The one door by
// which a game is changed. A step is mostly an action; the table may also change the rules under
// the game, or set a position up. It is carried out on a copy of the state and becomes a node of
// the tree with its events, its dice and its journal; whatever throws on the way leaves the match,
// its state and its tree as they were. Match sees the truth: clients go through Table.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/engine.h"
#include "core/event.h"
#include "core/journal.h"
#include "core/refusal.h"
#include "core/rulebook.h"
#include "core/view.h"

namespace hr {

enum class NodeId : std::int32_t { none = -1, root = 0 };

enum class StepType : std::uint8_t {
  start,     // the set-up: the root
  action,    // of a seat
  swap,      // other rules from here on; the position was carried over
  position,  // set up by hand, by the owner
};

// A moment of the match and the step that led to it; the root is the game as it was set up.
struct Node {
  NodeId id = NodeId::root;
  StepType type = StepType::start;
  int rulebook = 0;  // in force from here on; its number in Match::rulebooks()
  NodeId parent = NodeId::none;
  std::vector<NodeId> children;  // the first one is the main line
  NodeId onward = NodeId::none;  // the child the cursor was in last: where redo leads
  SeatId seat = SeatId::none;    // who acted
  Choice choice;
  bool secret = false;     // others may know the verb only
  std::vector<int> faces;  // of the dice, in order
  std::vector<Event> events;
  std::uint32_t ply = 0;   // actions since the start
  std::uint64_t hash = 0;  // of the state
  Journal journal;         // from the parent's state to this one
  // Of a swap: sentences about what was left behind, for the owner, and about what is seen by more
  // than before, for all.
  std::vector<std::string> lost, widened;
};

// Something that a seat was told on the way: a step (event null) or an event of one; those of the
// root are the set-up's. Borrowed from the match, until the next step.
struct Told {
  const Node* node = nullptr;
  const Event* event = nullptr;
};

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

  // Goes on under other rules: a step of the tree like an action. The position is carried over
  // (core/carry.h) as it stood when the last action was done: rules that were swapped in since and
  // not played by leave no trace, so back to rules is back to their position. Throws Refusal when
  // the rules are those in force or have other seats, Error when they fail in this position; and
  // whatever `trial` throws, who may look at the new rules in the position carried over.
  using Trial = std::function<void(Engine&, const State&)>;
  NodeId swap(Rulebook rulebook, const Trial& trial = {});
  // Goes on from a position that the owner has set up: a state of the game in force. Throws Refusal
  // when it is none (core/sound_state.h).
  NodeId arrange(State state);

  bool may_undo() const { return node().parent != NodeId::none; }
  bool may_redo() const { return node().onward != NodeId::none; }
  // False, and nothing happens, when there is nowhere to go.
  bool undo();
  bool redo();              // to the child the cursor was in last
  void go_to(NodeId id);    // throws Error when there is no such node
  void promote(NodeId id);  // makes the line from the root to this node the main line

  NodeId cursor() const { return cursor_; }
  const Node& node() const { return node(cursor_); }
  const Node& node(NodeId id) const;  // throws Error when there is no such node
  int nodes() const { return static_cast<int>(nodes_.size()); }
  std::vector<NodeId> line() const { return line(cursor_); }  // from the root to the cursor
  std::vector<NodeId> line(NodeId to) const;
  std::vector<NodeId> main_line() const;

  // What a seat was told along the line to the cursor, in order; none: everything.
  std::vector<Told> told(SeatId seat) const;

  // The rules in force, and those of another moment.
  const Rulebook& rulebook() const { return rulebook(node()); }
  const Rulebook& rulebook(const Node& node) const {
    return rulebooks_[static_cast<std::size_t>(node.rulebook)];
  }
  const std::vector<Rulebook>& rulebooks() const { return rulebooks_; }
  Engine& engine() const { return *rulebook().engine; }
  const Game& game() const { return rulebook().game(); }
  std::uint64_t seed() const { return seed_; }
  const State& state() const { return state_; }  // the truth, for the owner
  const Header& header() const { return state_.header(); }
  View view(SeatId seat) const { return {engine(), state_, seat}; }

  bool ended() const { return header().ended; }
  std::vector<SeatId> winners() const;  // none of an ended game: a draw
  std::vector<SeatId> actors() const;   // seats that may act now
  // What the seat may do, from its view; long ranges of numbers are one entry (is_range in text.h).
  std::vector<Choice> legal(SeatId seat) const;
  // One of them, uniformly; throws Refusal when there is none.
  Choice random_choice(SeatId seat, Random& random) const;
  std::vector<std::int64_t> scores() const;  // of the truth; empty when the game has none

 private:
  Choice check(SeatId seat, const Action& action) const;
  NodeId twin(const Node& made) const;
  NodeId add(Node made, State next);
  void attach(Node made);
  int known(const Rulebook& rulebook) const;

  std::vector<Rulebook> rulebooks_;  // the first one is that of the root
  std::uint64_t seed_;
  State state_;
  NodeId cursor_ = NodeId::root;
  std::vector<Node> nodes_;  // by id
};

}  // namespace hr
