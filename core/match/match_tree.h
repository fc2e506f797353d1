// SPDX-License-Identifier: MIT
// The tree of a match's moments, and the cursor in it. It always has a root. A node keeps its
// number for good; its step never changes, only what follows it. States are not kept here: what
// leads from one to the next is in the journals (Match).
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
  const Node& node() const { return nodes_[nth(cursor_)]; }
  const Node& node(NodeId id) const;  // throws Refusal when there is no such node
  bool may_undo() const { return node().parent != NodeId::none; }
  bool may_redo() const { return node().onward != NodeId::none; }

  std::vector<NodeId> line() const { return line(cursor_); }  // from the root to the cursor
  std::vector<NodeId> line(NodeId to) const;
  std::vector<NodeId> main_line() const;
  // These take steps in the logarithm of the line's length. The moment of the line to `to` at this
  // depth, which is at most that of `to`; and the last one of the lines to both.
  NodeId at_depth(NodeId to, int depth) const;
  NodeId common(NodeId a, NodeId b) const;

  // A node that the next child of the cursor would be, by number and place in the tree.
  void place(Node& made) const;
  // Adds a node that was placed, and moves the cursor to it. Where it throws, nothing has changed.
  void add(Node made);
  // Moves the cursor; each moment on the way down remembers where it went.
  void go_to(NodeId id);

  // Makes the line from the root to this node the main line.
  void promote(NodeId id);
  // Puts the children of a node, all of them, into this order, the main line first.
  void order(NodeId parent, std::vector<NodeId> children);
  // Nodes whose children are not in the order of their age.
  const std::set<NodeId>& reordered() const { return reordered_; }
  // What became of a seat's open part when the rules changed, told last.
  void add_parted(NodeId id, std::string what) {
    nodes_[nth(id)].parted.push_back(std::move(what));
  }

 private:
  void note_order(NodeId parent);

  ById<NodeId, Node> nodes_;
  NodeId cursor_ = NodeId::root;
  std::set<NodeId> reordered_;
};

}  // namespace hr
