// SPDX-License-Identifier: MIT
#include "core/match/match_tree.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/base/error.h"
#include "core/base/message.h"

namespace hr {

namespace {

bool begins(StepType type) { return type == StepType::rules || type == StepType::position; }

}  // namespace

MatchTree::MatchTree(Node root) { nodes_.push_back(std::move(root)); }

// Fills in the node's place below the cursor. A jump normally leads to the parent; where the
// parent's jump and the jump after that are of equal length, it spans both. So jumps double in
// length, and a few of them span any line.
void MatchTree::place(Node& made) const {
  const Node& parent = node();
  const Node& once = nodes_[parent.jump];
  const Node& twice = nodes_[once.jump];
  made.id = static_cast<NodeId>(nodes_.size());
  made.parent = cursor_;
  made.depth = parent.depth + 1;
  made.jump = parent.depth - once.depth == once.depth - twice.depth ? twice.id : parent.id;
  made.beginning = begins(made.type) ? made.id : parent.beginning;
}

// Everything that can throw comes before the first change.
void MatchTree::add(Node made) {
  nodes_[cursor_].reserve_child();
  nodes_.push_back(std::move(made));
  Node& parent = nodes_[cursor_];
  parent.add_child(nodes_.back().id);
  parent.onward = nodes_.back().id;
  cursor_ = nodes_.back().id;
}

void MatchTree::go_to(NodeId id) {
  const NodeId shared = common(cursor_, id);
  for (NodeId next = id; next != shared; next = nodes_[next].parent)
    nodes_[nodes_[next].parent].onward = next;
  cursor_ = id;
}

NodeId MatchTree::at_depth(NodeId to, int depth) const {
  const Node* found = &node(to);
  assert(depth >= 0 && depth <= found->depth);
  while (found->depth > depth) {
    const Node& far = nodes_[found->jump];
    found = far.depth >= depth ? &far : &nodes_[found->parent];
  }
  return found->id;
}

// Nodes of equal depth have jumps of equal length.
NodeId MatchTree::common(NodeId a, NodeId b) const {
  const int depth = std::min(node(a).depth, node(b).depth);
  const Node *one = &node(at_depth(a, depth)), *two = &node(at_depth(b, depth));
  while (one != two) {
    const bool far = one->jump != two->jump;
    one = &nodes_[far ? one->jump : one->parent];
    two = &nodes_[far ? two->jump : two->parent];
  }
  return one->id;
}

void MatchTree::note_order(NodeId parent) {
  if (std::ranges::is_sorted(node(parent).children()))
    reordered_.erase(parent);
  else
    reordered_.insert(parent);
}

void MatchTree::promote(NodeId id) {
  for (const Node* child = &node(id); child->parent != NodeId::none; child = &node(child->parent)) {
    Node& parent = nodes_[child->parent];
    if (parent.first_child() == child->id) continue;
    std::vector<NodeId> siblings = parent.children();
    const auto place = std::find(siblings.begin(), siblings.end(), child->id);
    std::rotate(siblings.begin(), place, place + 1);
    parent.set_children(std::move(siblings));
    note_order(child->parent);
  }
}

void MatchTree::order(NodeId parent, std::vector<NodeId> children) {
  assert(node(parent).children().size() == children.size());
  nodes_[parent].set_children(std::move(children));
  note_order(parent);
}

const Node& MatchTree::node(NodeId id) const {
  if (static_cast<int>(id) < 0 || static_cast<int>(id) >= size())
    throw Refusal(Message("There is no moment number {n} in this match; they go from 0 to {last}.",
                          static_cast<int>(id), size() - 1));
  return nodes_[id];
}

std::vector<NodeId> MatchTree::line(NodeId to) const {
  std::vector<NodeId> way(static_cast<std::size_t>(node(to).depth) + 1);
  for (auto place = way.rbegin(); place != way.rend(); ++place, to = node(to).parent) {
    *place = to;
    if (to == NodeId::root) break;
  }
  return way;
}

std::vector<NodeId> MatchTree::main_line() const {
  std::vector<NodeId> way{NodeId::root};
  for (NodeId next = node(way.back()).first_child(); next != NodeId::none;
       next = node(next).first_child())
    way.push_back(next);
  return way;
}

}  // namespace hr
