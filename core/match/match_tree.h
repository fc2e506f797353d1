// SPDX-License-Identifier: MIT
// The tree of a match's nodes, with a cursor. It always has a root. A node keeps its number
// forever, and its step never changes; only its children do. The states are not stored here: the
// journals (Match) lead from one to the next.
#pragma once

#include <set>
#include <vector>

#include "core/match/node.h"

namespace hr {

class MatchTree {
 public:
  explicit MatchTree(Node root);

  int size() const { return static_cast<int>(nodes_.size()); }
  NodeId cursor() const { return cursor_; }
  const Node& node() const { return nodes_[cursor_]; }
  const Node& node(NodeId id) const;  // throws Refusal when there is no such node
  bool may_undo() const { return node().parent != NodeId::none; }
  bool may_redo() const { return node().onward != NodeId::none; }

  std::vector<NodeId> line() const { return line(cursor_); }  // from the root to the cursor
  std::vector<NodeId> line(NodeId to) const;
  std::vector<NodeId> main_line() const;
  // at_depth() is the node of the line to `to` at this depth, which must not exceed the depth of
  // `to`; common() is the last common node of the lines to `a` and `b`. Both take logarithmic time.
  NodeId at_depth(NodeId to, int depth) const;
  NodeId common(NodeId a, NodeId b) const;

  // Fills in what depends on the node's place in the tree: its number, parent, depth and so on, as
  // the next child of the cursor.
  void place(Node& made) const;
  // Adds a node prepared by place() and moves the cursor to it. If it throws, nothing has changed.
  void add(Node made);
  // Moves the cursor; each node above it remembers the child that it leads through (Node::onward).
  void go_to(NodeId id);

  // Makes the line from the root to this node the main line.
  void promote(NodeId id);
  // Puts the children of a node into this order, the main line first. All of them must be given.
  void order(NodeId parent, std::vector<NodeId> children);
  // The nodes whose children are not in the order in which they were added.
  const std::set<NodeId>& reordered() const { return reordered_; }
  // Records what happened to a seat's open part when the rules changed (Node::parted).
  void add_parted(NodeId id, std::string what) { nodes_[id].add_parted(std::move(what)); }

 private:
  void note_order(NodeId parent);

  ById<NodeId, Node> nodes_;
  NodeId cursor_ = NodeId::root;
  std::set<NodeId> reordered_;
};

}  // namespace hr
