// SPDX-License-Identifier: MIT
// A match: a game, its rules, a seed, and a tree of steps with a cursor in it. It is the only way
// to change a game. Most steps are actions; the owner may also change the rules in mid-game or set
// up a position. Each step is carried out on a copy of the state and becomes a node of the tree,
// with its events, its dice and its journal; if anything throws, the match, its state and its tree
// are unchanged. A match shows the full state; clients use a Table instead.
//
// While all seats are asked at once and in secret, their answers are not steps yet. Each seat has a
// part, kept beside the cursor, which it can take back and rearrange until it says that it is
// ready. When the last seat is ready, all parts together become one step. So neither the tree nor a
// record nor another seat can tell who was faster or who changed an answer.
// Threads: one, that of its engine.
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
#include "core/match/playable_rules.h"

namespace hr {

class Match {
 public:
  // Sets the game up. The engine's Rules must outlive the match; `faces` are dice thrown by hand.
  // Matches of one thread may share an engine, because an engine holds no state.
  Match(PlayableRules playable, std::uint64_t seed, std::span<const int> faces = {});
  Match(std::shared_ptr<Engine> engine, std::uint64_t seed, std::span<const int> faces = {})
      : Match(PlayableRules{std::move(engine), nullptr}, seed, faces) {}

  // Carries out an action and moves the cursor to the new node. Throws Refusal, a sentence for the
  // seat, when the action is not legal in that seat's view; any other Error comes from the rules
  // and is for the owner only. If the game has no secrets and a child of the cursor is the same
  // action with the same dice, the cursor moves there instead of adding a second node; in a game
  // with secrets that would reveal that the two are the same.
  NodeId play(SeatId seat, const Action& action, std::span<const int> faces = {}, Typist by = {});

  // The answers that a seat has given so far to what all are asked. A seat can take back its last
  // answer or all of them, or replace one by another if the later answers can stay. These functions
  // throw Refusal when that is impossible, or when the seat is ready already.
  const SeatAnswers& part(SeatId seat) const { return open_.part(cursor(), seat); }
  const OpenAnswers& open_answers() const { return open_; }
  bool all_asked() const;            // and at least one seat is not ready
  bool is_ready(SeatId seat) const;  // while another seat is not
  // The events that this seat's latest answer caused.
  const std::vector<Event>& news(SeatId seat) const;
  void take_back(SeatId seat);
  void start_over(SeatId seat);
  void change(SeatId seat, std::size_t answer, const Action& action);
  // The state before the given answer of the seat, with the answers of the other seats.
  State before(SeatId seat, std::size_t answer) const;

  // Continues under different rules, as a step of the tree. The position is carried over
  // (core/match/carry.h) from the last node that is not a change of rules, passing over what was
  // said of a draw: rules that were changed after it leave no trace, so changing back restores the
  // position. Throws Refusal when these rules are in force already or have different seats, and
  // Error when they fail in this position; also whatever `trial` throws, which may inspect the new
  // rules in the position carried over.
  using Trial = std::function<void(Engine&, const State&)>;
  NodeId change_rules(PlayableRules playable, const Trial& trial = {});
  // Continues from a position that the owner has set up, a state of the game in force. Throws
  // Refusal when the state is not valid for the game (core/match/sound_state.h).
  NodeId arrange(State state);

  // Steps of the table. A seat gives up (Engine::resign); what other seats have answered to an open
  // group is kept, but all say again that they are ready. Or it says something about a draw
  // (offered, accepted, declined); when all seats in play have agreed, the game is over. Throw
  // Refusal, a sentence for the seat, when that makes no sense now (core/match/table_steps.h).
  NodeId resign(SeatId seat, std::span<const int> faces = {});
  NodeId talk_of_draw(SeatId seat, StepType what);
  // A seat has used up its time. If the rules declare that it loses (GameDef::time_out_loses), it
  // is out as if it had resigned; otherwise the state, and what is answered to an open group, stay
  // as they are. Throws Refusal when the game is over or the seat is out.
  NodeId time_out(SeatId seat, std::span<const int> faces = {});

  // These move the cursor. undo() and redo() return false, and change nothing, when there is no
  // such node.
  bool undo();
  bool redo();                                    // to the child that was visited last
  void go_to(NodeId id);                          // throws Refusal when there is no such node
  void promote(NodeId id) { tree_.promote(id); }  // makes the line to this node the main line
  void order(NodeId parent, std::vector<NodeId> children) {
    tree_.order(parent, std::move(children));
  }

  const MatchTree& tree() const { return tree_; }
  NodeId cursor() const { return tree_.cursor(); }
  const Node& node() const { return tree_.node(); }
  const Node& node(NodeId id) const { return tree_.node(id); }
  // The state at another node, without the open answers there. The cost grows with the number of
  // steps between it and the cursor.
  State state_at(NodeId id) const;
  const LogSizes& log_sizes() const { return log_sizes_; }

  // The rules in force, and those in force at another node.
  const PlayableRules& rules() const { return rules(node()); }
  const PlayableRules& rules(const Node& node) const { return all_rules_[node.rules]; }
  const ById<RulesId, PlayableRules>& all_rules() const { return all_rules_; }
  Engine& engine() const { return *rules().engine; }
  const Game& game() const { return rules().game(); }
  std::uint64_t seed() const { return seed_; }
  // The full state, for the owner, including the secret answers given so far.
  const State& state() const { return open_.state() ? *open_.state() : state_; }
  const Header& header() const { return state().header(); }
  View view(SeatId seat) const { return {engine(), state(), seat}; }

  bool ended() const { return header().ended; }
  std::vector<SeatId> winners() const;  // empty after the end of the game: a draw
  std::vector<SeatId> actors() const;   // seats that may act now
  // The legal actions of the seat, as computed from its view; a long range of numbers is one entry
  // (is_range() in core/words/text.h).
  std::vector<Choice> legal(SeatId seat) const;

 private:
  NodeId leave(SeatId seat, StepType how, std::span<const int> faces);
  NodeId answer(SeatId seat, const Action& action, std::span<const int> faces, const Typist& by);
  NodeId close(const AnswersBySeat& parts, std::span<const int> faces, const Typist& by);
  void set_parts(AnswersBySeat parts);
  NodeId add(MadeStep made, State next);

  ById<RulesId, PlayableRules> all_rules_;
  std::uint64_t seed_;
  State state_;  // at the cursor, without open answers
  MatchTree tree_;
  OpenAnswers open_;
  LogSizes log_sizes_;
};

// The scores by seat, computed from the full state; empty if the game has none.
std::vector<std::int64_t> scores_of(const Match& match);

}  // namespace hr
