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
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/engine/engine.h"
#include "core/engine/view.h"
#include "core/game/event.h"
#include "core/match/journal.h"
#include "core/match/node_id.h"
#include "core/match/rulebook.h"

namespace hr {

// What one seat has answered of what all are asked for at once, in order. The answers of different
// seats do not meet, so it does not matter which of them came first.
struct Answer {
  Choice choice;
  std::vector<Event> events;  // told to that seat alone
};
using Part = std::vector<Answer>;

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
  bool secret = false;      // others may know the verb only
  std::vector<Part> parts;  // of answers: by seat, each ending in "ready"
  std::vector<int> faces;   // of the dice, in order
  std::vector<Event> events;
  std::uint32_t ply = 0;       // actions since the start
  std::uint64_t hash = 0;      // of the state
  Pie pie = Pie::off;          // of the state
  int depth = 0;               // its place in the line from the root, which is 0
  NodeId leap = NodeId::root;  // far up the line: from leap to leap any place of it is soon reached
  // Where this stretch of play began: at the last change of rules, the last position that was set
  // up by hand, or the root; the node itself when it is one of these.
  NodeId beginning = NodeId::root;
  Journal journal;  // from the parent's state to this one
  // Of a swap: sentences about what was left behind, for the owner, and about what is seen by more
  // than before, for all.
  std::vector<std::string> lost, widened;
  std::vector<std::string> parted;  // of a swap: by seat, what became of its open part; or ""
};

// Something that a seat was told on the way: that something was done (action), an event, or else
// another kind of step; the events of the root are the set-up's. Of what others answered in secret
// a seat is told that they are ready. Borrowed from the match, until the next step.
struct Told {
  const Node* node = nullptr;  // of an answer to what is still asked: the cursor's
  int step = 0;                // its place in the line from the root, which is 0
  const Event* event = nullptr;
  const Action* action = nullptr;
  SeatId seat = SeatId::none;  // who did it
  bool whole = true;           // the action may be known with all that belongs to it
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

  // What a seat has answered so far of what all are asked for; taken back: its last answer, all of
  // them, or one that another takes the place of, if those behind it can stay. They throw Refusal,
  // as when the seat is ready already.
  const Part& part(SeatId seat) const;
  const std::map<NodeId, std::vector<Part>>& open_parts() const { return parts_; }  // by moment
  bool all_asked() const;            // and not yet all of them are ready
  bool is_ready(SeatId seat) const;  // while others are not
  // Told by what this seat has just done.
  const std::vector<Event>& news(SeatId seat) const;
  void take_back(SeatId seat);
  void start_over(SeatId seat);
  void change(SeatId seat, std::size_t answer, const Action& action);
  // The state before one of them was given, those of the other seats as they are.
  State before(SeatId seat, std::size_t answer) const;
  // Answers all that is left of the seat's part at random, from the beginning where it gets stuck.
  void play_part(SeatId seat, Random& random);
  // One random action; or, where all are asked, the seat's part.
  void play_at_random(SeatId seat, Random& random);

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
  // These take steps in the logarithm of the line's length. The moment of the line to `to` at this
  // depth, which is at most that of `to`; and the last one of the lines to both.
  NodeId at_depth(NodeId to, int depth) const;
  NodeId common(NodeId a, NodeId b) const;
  // The state of another moment, without answers that lie there, in steps as many as lead to it.
  State state_at(NodeId id) const;
  // Puts the children of a node, all of them, into this order, the main line first.
  void order(NodeId parent, std::vector<NodeId> children);
  // Nodes whose children are not in the order of their age.
  const std::set<NodeId>& reordered() const { return reordered_; }

  // What a seat was told along the line to the cursor, in order, from one on; none: everything. It
  // takes time for what is given, and not for what was told before.
  std::vector<Told> told(SeatId seat, int from = 0) const;
  int told_so_far(SeatId seat) const;            // how much that is from the beginning, …
  int told_up_to(NodeId id, SeatId seat) const;  // … and how much it was at a moment of any line

  // The rules in force, and those of another moment.
  const Rulebook& rulebook() const { return rulebook(node()); }
  const Rulebook& rulebook(const Node& node) const {
    return rulebooks_[static_cast<std::size_t>(node.rulebook)];
  }
  const std::vector<Rulebook>& rulebooks() const { return rulebooks_; }
  Engine& engine() const { return *rulebook().engine; }
  const Game& game() const { return rulebook().game(); }
  std::uint64_t seed() const { return seed_; }
  // The truth, for the owner; with what has been answered in secret so far.
  const State& state() const { return laid_ ? *laid_ : state_; }
  const Header& header() const { return state().header(); }
  View view(SeatId seat) const { return {engine(), state(), seat}; }

  bool ended() const { return header().ended; }
  std::vector<SeatId> winners() const;  // none of an ended game: a draw
  std::vector<SeatId> actors() const;   // seats that may act now
  // What the seat may do, from its view; long ranges of numbers are one entry (is_range in text.h).
  std::vector<Choice> legal(SeatId seat) const;
  // One of them, uniformly; throws Refusal when there is none.
  Choice random_choice(SeatId seat, Random& random) const;
  std::vector<std::int64_t> scores() const;  // of the truth; empty when the game has none

 private:
  using Parts = std::vector<Part>;
  Choice check(const State& state, SeatId seat, const Action& action) const;
  NodeId answer(SeatId seat, const Action& action, std::span<const int> faces);
  NodeId close(const Parts& parts, std::span<const int> faces);
  Parts parts() const;
  void lay(Parts parts);
  void require_open(SeatId seat) const;
  std::string lay_again(const Parts& parts, const Game& was, SeatId seat);
  void arrive();
  void carry_out(Node& made, std::span<const int> faces,
                 const std::function<void(Occasion&)>& body) const;
  NodeId twin(const Node& made) const;
  NodeId add(Node made, State next);
  void attach(Node made);
  void place(Node& made) const;
  void count_told(const Node& made);
  std::size_t told_at(NodeId id, SeatId seat) const;
  void note_order(NodeId parent);
  void step_back();
  void step_forth(NodeId child);
  int known(const Rulebook& rulebook) const;

  std::vector<Rulebook> rulebooks_;  // the first one is that of the root
  std::uint64_t seed_;
  State state_;                    // at the cursor
  std::map<NodeId, Parts> parts_;  // of what is asked at a moment, where somebody has answered
  std::optional<State> laid_;      // the state with the parts at the cursor, if there are any
  NodeId cursor_ = NodeId::root;
  std::vector<Node> nodes_;  // by id
  // By id, and of each by seat, the owner's last: how much was told up to then, that included.
  std::vector<std::uint32_t> told_;
  std::set<NodeId> reordered_;
};

}  // namespace hr
