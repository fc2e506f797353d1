// SPDX-License-Identifier: MIT
// A node of a match's tree: a moment of the game, and the step that led to it. A match may have a
// million of them, so a node is small: what steps always have is packed, and what most do not have
// takes no room.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/by_id.h"
#include "core/base/packed_bytes.h"
#include "core/base/rare.h"
#include "core/engine/chance.h"
#include "core/game/action.h"
#include "core/game/event.h"
#include "core/game/state.h"
#include "core/match/journal.h"
#include "core/match/node_id.h"

namespace hr {

// One seat's answers to what all are asked at once, in order. The answers of different seats do not
// affect each other, so it does not matter who answered first.
struct SecretAnswer {
  Choice choice;
  std::vector<Event> events;  // reported to that seat alone
};
using SeatAnswers = std::vector<SecretAnswer>;
using AnswersBySeat = ById<SeatId, SeatAnswers>;

// Who typed the dice of an action. A seat types those of the dice that it sees; none: who types
// knows of all rolls.
struct Typist {
  SeatId seat = SeatId::none;
  std::size_t* unused = nullptr;  // gets how many of the faces did not come up
  // What is rolled goes by this number, not by that of the step: in games that are only measured,
  // as a record does not have it.
  std::optional<std::uint64_t> number = {};
};

// What a step was and what came of it. The one that leads to the root is the setup.
struct MadeStep {
  StepType type = StepType::start;
  RulesId rules = RulesId::first;  // the rules in force from here on
  SeatId seat = SeatId::none;      // who acted
  Choice choice = {};
  bool secret = false;          // others may know only the verb …
  bool silent = false;          // … or not even that it was done
  AnswersBySeat parts = {};     // for `answers`: the parts of all seats, each ending in "ready"
  std::vector<int> faces = {};  // of the dice, in order
  std::vector<std::uint32_t> audiences = {};  // who sees each of them (Chance::audiences)
  std::vector<Odds> odds = {};                // how likely each was, and whether it was a card
  std::vector<Event> events = {};
  // For a change of rules: sentences about what was dropped, for the owner, and about what has
  // become visible to more seats, for everybody.
  std::vector<std::string> lost = {}, newly_visible = {};
};

class Node {
 public:
  // The step led from one state to the other; of the setup, both are what it made.
  Node(MadeStep made, const State& was, const State& is);

  NodeId id = NodeId::root;
  NodeId parent = NodeId::none;
  NodeId onward = NodeId::none;  // the child visited last: where redo leads
  // an ancestor far up the line, so that any other is found in a few jumps
  NodeId jump = NodeId::root;
  // Where this stretch of play began: the last change of rules, the last position set up by hand,
  // or the root; the node itself if it is one of these.
  NodeId beginning = NodeId::root;
  std::int32_t depth = 0;  // the root has 0
  RulesId rules;           // as in MadeStep, and so on
  StepType type;
  SeatId seat;
  bool secret : 1, silent : 1;
  Pie pie;             // of the state
  std::uint64_t hash;  // of the state
  std::uint32_t ply;   // actions since the start

  std::vector<NodeId> children() const;  // the first one is the main line
  NodeId first_child() const { return first_child_; }
  Choice choice() const;
  const AnswersBySeat& parts() const { return more().parts; }
  const std::vector<int>& faces() const { return more().faces; }
  const std::vector<std::uint32_t>& audiences() const { return more().audiences; }
  const std::vector<Odds>& odds() const { return more().odds; }
  const std::vector<Event>& events() const { return more().events; }
  const std::vector<std::string>& lost() const { return more().lost; }
  const std::vector<std::string>& newly_visible() const { return more().newly_visible; }
  // For a change of rules: what happened to a seat's open part, or "".
  const ById<SeatId, std::string>& parted() const { return more().parted; }
  // From the parent's state to this one; valid as long as the node.
  Journal journal() const;

  // For the tree.
  void reserve_child();  // if it throws, nothing has changed; add_child() does not throw after it
  void add_child(NodeId child);
  void set_children(std::vector<NodeId> children);
  void add_parted(std::string what);

 private:
  // What most steps do not have.
  struct More {
    AnswersBySeat parts;
    std::vector<int> faces;
    std::vector<std::uint32_t> audiences;
    std::vector<Odds> odds;
    std::vector<Event> events;
    std::vector<std::string> lost, newly_visible;
    ById<SeatId, std::string> parted;
    std::optional<OldKeysChange> old_keys;
    std::vector<NodeId> other_children;  // all but the first
  };
  const More& more() const { return more_.get(); }

  NodeId first_child_ = NodeId::none;
  PackedBytes packed_;  // the choice, then the journal
  Rare<More> more_;
};

}  // namespace hr
