// SPDX-License-Identifier: MIT
#include "core/plan/shared_terms.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace hr {

namespace {

// How many values a step takes from the stack; unite_for and sum_for also look at the one below.
int values_taken(const TermStep<k_wide>& step) {
  const int takes = row_of(step.op).takes;
  return takes == k_takes_n ? static_cast<int>(step.n) : takes;
}

class TermSharing {
 public:
  explicit TermSharing(SeatPlan<k_wide>& seat) : seat_(seat) {}

  void share() {
    std::vector<std::size_t> roots;
    for (const TermPlan<k_wide>& set : seat_.sets)
      roots.push_back(set.steps.empty() ? k_none : node_of(set.steps));
    for (std::size_t i = 0; i < roots.size(); ++i)
      if (roots[i] != k_none)
        note_use(roots[i], i < seat_.position_sets ? Changes::position : Changes::action);
    for (std::size_t i = 0; i < roots.size(); ++i)
      if (roots[i] != k_none) seat_.sets[i].steps = list_of(roots[i], false);
    seat_.shared_terms = shared_;
  }

 private:
  using Step = TermStep<k_wide>;
  static constexpr std::size_t k_none = ~std::size_t{0};

  // What a value depends on: how often it may be another one. `inside`: what only the steps around
  // it know.
  enum class Changes : std::uint8_t { position, action, inside };

  struct Node {
    Step step;
    std::vector<std::size_t> parts;  // in the order of the stack
    std::size_t rule = k_none;       // grow
    Changes changes = Changes::position;
    bool open = false;                // it looks at a value below its own
    int work = 1;                     // about how long it takes, in simple steps
    int uses = 0;                     // by nodes and sets
    bool outlives = false;            // it changes less often than one of them
    std::optional<Step> shared = {};  // where it is needed, once that is made
  };

  static Changes changes_of(const Step& step) {
    switch (row_of(step.op).reads) {
      case StepReads::so_far:
      case StepReads::kept:
        return Changes::inside;
      case StepReads::action:
        return Changes::action;
      case StepReads::position:
      case StepReads::unset:
        return Changes::position;
    }
    return Changes::position;
  }

  // The node of a whole list.
  std::size_t node_of(const std::vector<Step>& steps) {
    std::vector<std::size_t> stack;
    for (const Step& step : steps) {
      const auto taken = static_cast<std::size_t>(values_taken(step));
      Node node;
      node.parts.assign(stack.end() - static_cast<std::ptrdiff_t>(taken), stack.end());
      stack.resize(stack.size() - taken);
      node.step = step;
      if (step.op == TermStepOp::grow) node.rule = node_of(step.tables->rule);
      if (step.op == TermStepOp::one_group) find_loose(node);
      stack.push_back(known(std::move(node)));
    }
    return stack.back();
  }

  // Whether a set is one group without what the action speaks of: which cells it can do without is
  // worked out once for the position.
  void find_loose(Node& node) {
    const Node& of = nodes_[node.parts[0]];
    if (of.step.op != TermStepOp::minus || of.open) return;
    const std::size_t set = of.parts[0], without = of.parts[1];
    if (nodes_[set].changes != Changes::position || nodes_[without].changes != Changes::action)
      return;
    Node loose;
    loose.step.op = TermStepOp::loose;
    loose.parts = {set};
    node.step.op = TermStepOp::one_group_without;
    node.parts = {set, known(std::move(loose)), without};
  }

  // The node that is like this one, if there is one already.
  std::size_t known(Node node) {
    auto& alike = by_parts_[{node.step.op, node.step.n, node.parts}];
    for (const std::size_t other : alike)
      if (nodes_[other].step == node.step) return other;
    node.changes = changes_of(node.step);
    node.open = node.step.op == TermStepOp::unite_for || node.step.op == TermStepOp::sum_for;
    node.work = row_of(node.step.op).work;
    for (const std::size_t part : node.parts) {
      node.changes = std::max(node.changes, nodes_[part].changes);
      node.open = node.open || nodes_[part].open;
      node.work += nodes_[part].work;
    }
    if (node.step.op == TermStepOp::second) node.open = false;
    if (node.rule != k_none) {
      if (nodes_[node.rule].changes == Changes::action)
        node.changes = std::max(node.changes, Changes::action);
      node.work += 4 * nodes_[node.rule].work;
    }
    alike.push_back(nodes_.size());
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
  }

  // Something that changes so often needs a node.
  void note_use(std::size_t number, Changes user) {
    Node& node = nodes_[number];
    if (node.changes < user) node.outlives = true;
    if (node.uses++ > 0) return;
    for (const std::size_t part : node.parts) note_use(part, node.changes);
    if (node.rule != k_none) note_use(node.rule, Changes::inside);
  }

  bool is_shared(const Node& node) const {
    constexpr int k_least_work = 3;
    return node.changes != Changes::inside && !node.open && node.work >= k_least_work &&
           (node.uses > 1 || node.outlives);
  }

  // The steps that make the value of a node; `whole`: even if it is shared.
  std::vector<Step> list_of(std::size_t number, bool whole) {
    if (!whole && is_shared(nodes_[number])) return {shared_step(number)};
    std::vector<Step> out;
    const Node node = nodes_[number];
    const bool skips = node.step.op == TermStepOp::meet || node.step.op == TermStepOp::minus;
    if (skips) return list_of_pair(node);
    for (const std::size_t part : node.parts) append(list_of(part, false), out);
    out.push_back(node.step);
    if (node.rule != k_none) {
      auto tables = std::make_shared<StepTables<k_wide>>(*node.step.tables);
      tables->rule = list_of(node.rule, false);
      out.back().tables = std::move(tables);
    }
    return out;
  }

  // Of meet and minus. What two sets have in common is found from the one that takes less time.
  std::vector<Step> list_of_pair(const Node& node) {
    constexpr int k_much_work = 3;
    std::size_t first = node.parts[0], second = node.parts[1];
    const bool open = nodes_[first].open || nodes_[second].open;
    if (node.step.op == TermStepOp::meet && !open && nodes_[second].work < nodes_[first].work)
      std::swap(first, second);
    std::vector<Step> out = list_of(first, false), more = list_of(second, false);
    if (nodes_[second].work >= k_much_work) {
      Step skip;
      skip.op = TermStepOp::skip;
      skip.n = static_cast<std::int64_t>(more.size()) + 1;
      out.push_back(skip);
    }
    append(std::move(more), out);
    out.push_back(node.step);
    return out;
  }

  static void append(std::vector<Step> more, std::vector<Step>& out) {
    for (Step& step : more) out.push_back(std::move(step));
  }

  // All that need a node share its list.
  Step shared_step(std::size_t number) {
    if (nodes_[number].shared) return *nodes_[number].shared;
    std::vector<Step> rule = list_of(number, true);
    Step step;
    step.op = TermStepOp::shared;
    const bool by_action = nodes_[number].changes == Changes::action;
    step.n = static_cast<std::int64_t>(2 * shared_++ + (by_action ? 1 : 0));
    step.make_tables().rule = std::move(rule);
    nodes_[number].shared = step;
    return step;
  }

  SeatPlan<k_wide>& seat_;
  std::vector<Node> nodes_;
  std::map<std::tuple<TermStepOp, std::int64_t, std::vector<std::size_t>>, std::vector<std::size_t>>
      by_parts_;
  std::size_t shared_ = 0;  // how many are
};

}  // namespace

void share_terms(SeatPlan<k_wide>& seat) { TermSharing(seat).share(); }

}  // namespace hr
