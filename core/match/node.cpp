// SPDX-License-Identifier: MIT
#include "core/match/node.h"

#include <utility>

namespace hr {

namespace {

void write_choice(PackedWriter& out, const Choice& choice) {
  out.add_signed(index(choice.action.verb));
  out.add_signed(choice.pattern);
  out.add(choice.action.count);
  for (int i = 0; i < choice.action.count; ++i) out.add_signed(choice.action.arguments[nth(i)]);
}

Choice unpacked_choice(PackedReader& in) {
  Choice out;
  out.action.verb = VerbId(static_cast<std::int8_t>(in.next_signed()));
  out.pattern = static_cast<int>(in.next_signed());
  out.action.count = static_cast<std::uint8_t>(in.next());
  for (int i = 0; i < out.action.count; ++i) out.action.arguments[nth(i)] = in.next_signed();
  return out;
}

PackedBytes packed_step(const Choice& choice, const State& was, const State& is) {
  PackedWriter out;
  write_choice(out, choice);
  write_journal(out, was, is);
  return PackedBytes(out.all());
}

}  // namespace

Node::Node(MadeStep made, const State& was, const State& is)
    : rules(made.rules),
      type(made.type),
      seat(made.seat),
      secret(made.secret),
      silent(made.silent),
      pie(is.header().pie),
      hash(is.hash()),
      ply(is.header().ply),
      packed_(packed_step(made.choice, was, is)) {
  const bool other_keys = was.old_keys() != is.old_keys();
  if (made.parts.empty() && made.faces.empty() && made.events.empty() && made.lost.empty() &&
      made.newly_visible.empty() && !other_keys)
    return;
  More& more = more_.make();
  more.parts = std::move(made.parts);
  more.faces = std::move(made.faces);
  more.audiences = std::move(made.audiences);
  more.odds = std::move(made.odds);
  more.events = std::move(made.events);
  more.lost = std::move(made.lost);
  more.newly_visible = std::move(made.newly_visible);
  if (other_keys) more.old_keys = {was.old_keys(), is.old_keys()};
}

std::vector<NodeId> Node::children() const {
  std::vector<NodeId> out;
  if (first_child_ == NodeId::none) return out;
  out.push_back(first_child_);
  out.insert(out.end(), more().other_children.begin(), more().other_children.end());
  return out;
}

void Node::reserve_child() {
  if (first_child_ == NodeId::none) return;
  std::vector<NodeId>& others = more_.make().other_children;
  if (others.size() == others.capacity()) others.reserve(2 * others.size() + 1);
}

void Node::add_child(NodeId child) {
  if (first_child_ == NodeId::none)
    first_child_ = child;
  else
    more_.make().other_children.push_back(child);
}

void Node::set_children(std::vector<NodeId> children) {
  first_child_ = children.empty() ? NodeId::none : children.front();
  if (children.size() < 2) return;
  children.erase(children.begin());
  more_.make().other_children = std::move(children);
}

void Node::add_parted(std::string what) { more_.make().parted.push_back(std::move(what)); }

Choice Node::choice() const {
  PackedReader in(packed_.all());
  return unpacked_choice(in);
}

Journal Node::journal() const {
  PackedReader in(packed_.all());
  unpacked_choice(in);
  return {in, more().old_keys ? &*more().old_keys : nullptr};
}

}  // namespace hr
