// SPDX-License-Identifier: MIT
// A match: a game, its rules, a seed, and a tree of actions with a cursor in it. The one door by
// which a game is changed. An action is carried out on a copy of the state and becomes a node of
// the tree with its events, its dice and its journal; whatever throws on the way leaves the match,
// its state and its tree as they were. Match sees the truth: clients go through Table.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/engine.h"
#include "core/event.h"
#include "core/journal.h"
#include "core/refusal.h"
#include "core/view.h"

namespace hr {

enum class NodeId : std::int32_t { none = -1, root = 0 };

// A moment of the match and the action that led to it; the root is the game as it was set up.
struct Node {
  NodeId id = NodeId::root;
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
};

// Something that a seat was told on the way: by an action (event null: the action itself) or, in
// the root, by the set-up. Borrowed from the match, until the next play.
struct Told {
  const Node* node = nullptr;
  const Event* event = nullptr;
};

class Match {
 public:
  // Sets the game up. The engine's Rules outlive the match; `faces` are dice thrown by hand.
  // Matches of one thread may share an engine: it holds nothing of the game.
  Match(std::shared_ptr<Engine> engine, std::uint64_t seed, std::span<const int> faces = {});

  // Carries out an action and moves the cursor to it. Throws Refusal, a sentence for the seat, when
  // the action is not legal in that seat's view; any other Error comes from the rules and is for
  // the owner only. Where nothing is hidden, an action that stands below the cursor already, with
  // the same dice, is gone to and not doubled; where something is, it would tell that it is the
  // same.
  NodeId play(SeatId seat, const Action& action, std::span<const int> faces = {});

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

  const std::shared_ptr<Engine>& engine() const { return engine_; }
  const Game& game() const { return engine_->game(); }
  std::uint64_t seed() const { return seed_; }
  const State& state() const { return state_; }  // the truth, for the owner
  const Header& header() const { return state_.header(); }
  View view(SeatId seat) const { return {*engine_, state_, seat}; }

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
  void attach(Node made);

  std::shared_ptr<Engine> engine_;
  std::uint64_t seed_;
  State state_;
  NodeId cursor_ = NodeId::root;
  std::vector<Node> nodes_;  // by id
};

}  // namespace hr
