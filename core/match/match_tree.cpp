// SPDX-License-Identifier: MIT
// The tree of a match and the cursor in it.
#include <algorithm>
#include <cassert>
#include <utility>

#include "core/match/match.h"

namespace hr {

namespace {

bool begins(StepType type) { return type == StepType::swap || type == StepType::position; }

}  // namespace

// Its place below the cursor. A leap is as long as the two that its parent's leads to, where these
// are alike, and leads to the parent otherwise: so leaps double, and a few of them span any line.
void Match::place(Node& made) const {
  const Node& parent = node();
  const Node& once = nodes_[nth(parent.leap)];
  const Node& twice = nodes_[nth(once.leap)];
  made.id = static_cast<NodeId>(nodes_.size());
  made.depth = parent.depth + 1;
  made.leap = parent.depth - once.depth == once.depth - twice.depth ? twice.id : parent.id;
  made.beginning = begins(made.type) ? made.id : parent.beginning;
}

NodeId Match::at_depth(NodeId to, int depth) const {
  const Node* found = &node(to);
  assert(depth >= 0 && depth <= found->depth);
  while (found->depth > depth) {
    const Node& far = nodes_[nth(found->leap)];
    found = far.depth >= depth ? &far : &nodes_[nth(found->parent)];
  }
  return found->id;
}

// Nodes of one depth have leaps of one length.
NodeId Match::common(NodeId a, NodeId b) const {
  const int depth = std::min(node(a).depth, node(b).depth);
  const Node *one = &node(at_depth(a, depth)), *two = &node(at_depth(b, depth));
  while (one != two) {
    const bool far = one->leap != two->leap;
    one = &nodes_[nth(far ? one->leap : one->parent)];
    two = &nodes_[nth(far ? two->leap : two->parent)];
  }
  return one->id;
}

void Match::step_back() {
  hr::undo(state_, node().journal);
  cursor_ = node().parent;
  assert(state_.hash() == node().hash);
}

void Match::step_forth(NodeId child) {
  const Node& next = node(child);
  hr::redo(state_, next.journal);
  nodes_[nth(cursor_)].onward = child;
  cursor_ = child;
  assert(state_.hash() == next.hash);
}

bool Match::undo() {
  if (!may_undo()) return false;
  step_back();
  arrive();
  return true;
}

bool Match::redo() {
  if (!may_redo()) return false;
  step_forth(node().onward);
  arrive();
  return true;
}

void Match::go_to(NodeId id) {
  if (id == cursor_) return;
  const NodeId shared = common(cursor_, id);
  std::vector<NodeId> way;
  for (NodeId next = id; next != shared; next = node(next).parent) way.push_back(next);
  while (cursor_ != shared) step_back();
  for (; !way.empty(); way.pop_back()) step_forth(way.back());
  arrive();
}

State Match::state_at(NodeId id) const {
  const NodeId shared = common(cursor_, id);
  std::vector<NodeId> way;
  for (NodeId next = id; next != shared; next = node(next).parent) way.push_back(next);
  State out = state_;
  for (NodeId back = cursor_; back != shared; back = node(back).parent)
    hr::undo(out, node(back).journal);
  for (; !way.empty(); way.pop_back()) hr::redo(out, node(way.back()).journal);
  return out;
}

void Match::note_order(NodeId parent) {
  if (std::ranges::is_sorted(node(parent).children))
    reordered_.erase(parent);
  else
    reordered_.insert(parent);
}

void Match::promote(NodeId id) {
  for (const Node* child = &node(id); child->parent != NodeId::none; child = &node(child->parent)) {
    auto& siblings = nodes_[nth(child->parent)].children;
    if (siblings.front() == child->id) continue;
    const auto place = std::find(siblings.begin(), siblings.end(), child->id);
    std::rotate(siblings.begin(), place, place + 1);
    note_order(child->parent);
  }
}

void Match::order(NodeId parent, std::vector<NodeId> children) {
  assert(node(parent).children.size() == children.size());
  nodes_[nth(parent)].children = std::move(children);
  note_order(parent);
}

const Node& Match::node(NodeId id) const {
  if (static_cast<int>(id) < 0 || static_cast<int>(id) >= nodes())
    throw Refusal("There is no moment number " + std::to_string(static_cast<int>(id)) +
                  " in this match; they go from 0 to " + std::to_string(nodes() - 1) + ".");
  return nodes_[nth(id)];
}

std::vector<NodeId> Match::line(NodeId to) const {
  std::vector<NodeId> way(static_cast<std::size_t>(node(to).depth) + 1);
  for (auto place = way.rbegin(); place != way.rend(); ++place, to = node(to).parent) {
    *place = to;
    if (to == NodeId::root) break;
  }
  return way;
}

std::vector<NodeId> Match::main_line() const {
  std::vector<NodeId> way{NodeId::root};
  while (!node(way.back()).children.empty()) way.push_back(node(way.back()).children.front());
  return way;
}

}  // namespace hr
