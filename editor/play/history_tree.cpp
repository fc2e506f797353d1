// SPDX-License-Identifier: MIT
#include "editor/play/history_tree.h"

#include <algorithm>
#include <optional>

#include "core/base/words.h"

namespace hr::editor {

namespace {

using Children = std::vector<std::vector<int>>;

// Steps are sorted by node number; in a whole tree, the index is the node number.
std::optional<std::size_t> place_of(const HistorySteps& steps, NodeId node) {
  const auto number = nth(node);
  if (node != NodeId::none && number < steps.size() && steps[number].node == node) return number;
  std::size_t low = 0, high = steps.size();
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    steps[middle].node < node ? low = middle + 1 : high = middle;
  }
  if (low == steps.size() || steps[low].node != node) return {};
  return low;
}

// Children by index in the list; the main line first.
Children children_of(const HistorySteps& steps) {
  Children out(steps.size());
  for (int i = 0; i < static_cast<int>(steps.size()); ++i) {
    const HistoryStep& step = steps[i];
    const std::optional<std::size_t> parent = place_of(steps, step.parent);
    if (!parent) continue;
    auto& list = out[*parent];
    step.main ? void(list.insert(list.begin(), i)) : list.push_back(i);
  }
  return out;
}

bool has_all(const std::string& text, const std::vector<std::string>& words) {
  const std::string lower = lower_case(text);
  return std::ranges::all_of(
      words, [&](const std::string& word) { return lower.find(word) != std::string::npos; });
}

}  // namespace

// A line continues after the branches that start beside its next step. Pending work is kept on an
// explicit stack, so that a branch of ten thousand steps causes no deep recursion.
std::vector<HistoryRow> history_rows(const HistorySteps& steps) {
  if (steps.empty()) return {};
  const Children children = children_of(steps);
  std::vector<HistoryRow> out{{.step = 0}};
  std::vector<HistoryRow> waiting{{.step = 0}};  // branches to start, and steps to continue from
  while (!waiting.empty()) {
    const HistoryRow at = waiting.back();
    waiting.pop_back();
    if (at.branch) out.push_back(at);
    const auto& next = children[at.step];
    if (next.empty()) continue;
    out.push_back({.step = next.front(), .depth = at.depth});
    waiting.push_back(out.back());
    for (std::size_t i = next.size(); i-- > 1;)
      waiting.push_back({.step = next[i], .depth = at.depth + 1, .branch = true});
  }
  return out;
}

std::vector<HistoryRow> find_in_history(const HistorySteps& steps, std::string_view words) {
  const std::vector<std::string> wanted = split_words(lower_case(words));
  std::vector<HistoryRow> out;
  for (int i = 0; i < static_cast<int>(steps.size()); ++i) {
    const HistoryStep& step = steps[i];
    if (has_all(step.text, wanted)) out.push_back({.step = i});
    for (int e = 0; e < static_cast<int>(step.events.size()); ++e)
      if (has_all(step.events[e], wanted)) out.push_back({.step = i, .event = e});
  }
  return out;
}

const HistoryStep* find_step(const HistorySteps& steps, NodeId node) {
  const std::optional<std::size_t> place = place_of(steps, node);
  return place ? &steps[*place] : nullptr;
}

std::vector<NodeId> siblings(const HistorySteps& steps, NodeId node) {
  std::vector<NodeId> out;
  const HistoryStep* const here = find_step(steps, node);
  if (here == nullptr || here->parent == NodeId::none) return out;
  for (const HistoryStep& step : steps) {
    if (step.parent != here->parent) continue;
    step.main ? void(out.insert(out.begin(), step.node)) : out.push_back(step.node);
  }
  return out;
}

}  // namespace hr::editor
