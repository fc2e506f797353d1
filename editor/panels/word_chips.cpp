// SPDX-License-Identifier: MIT
#include "editor/panels/word_chips.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

using WordList = std::vector<std::string>;

const WordList& words_of(const scripting::Option& option) {
  return std::get<WordList>(option.value);
}

bool in_order(const scripting::Option& option, const WordList& words) {
  const auto place = [&](const std::string& word) {
    return std::ranges::find(option.words, word) - option.words.begin();
  };
  return std::ranges::is_sorted(words, {}, place);
}

// A rounded button, in the accent colour while it is selected.
bool chip(const std::string& label, bool chosen) {
  ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, ui::scaled(12));
  const bool clicked = chosen ? ui::primary(label) : ui::button(label);
  ImGui::PopStyleVar();
  return clicked;
}

void flow_chip(bool first, const std::string& label) {
  if (!first) ui::flow(ui::button_width(label));
}

}  // namespace

std::vector<std::string> with_word(const scripting::Option& option, const std::string& word) {
  WordList out = words_of(option);
  const bool ordered = in_order(option, out);
  out.push_back(word);
  if (!ordered) return out;
  std::erase(out, word);
  WordList sorted;
  for (const std::string& other : option.words)
    if (other == word || std::ranges::find(out, other) != out.end()) sorted.push_back(other);
  return sorted;
}

std::optional<WordList> WordChips::draw(const scripting::Option& option) {
  WordList words = words_of(option);
  if (std::ranges::find(words, chosen_) == words.end()) chosen_.clear();
  ImGui::BeginGroup();
  bool changed = draw_chips(option, words);
  changed = (!chosen_.empty() && draw_chosen(option, words)) || changed;
  if (others_open_) changed = draw_others(option, words) || changed;
  ImGui::EndGroup();
  if (!changed) return {};
  return words;
}

// A chip dragged onto another one takes its place.
bool WordChips::draw_chips(const scripting::Option& option, WordList& words) {
  const WordList state = words;
  for (std::size_t i = 0; i < state.size(); ++i) {
    flow_chip(i == 0, state[i]);
    if (chip(state[i], state[i] == chosen_)) chosen_ = state[i] == chosen_ ? "" : state[i];
    if (ImGui::BeginDragDropSource()) {
      ImGui::SetDragDropPayload(option.name.c_str(), &i, sizeof i);
      ui::line(state[i]);
      ImGui::EndDragDropSource();
    }
    if (!ImGui::BeginDragDropTarget()) continue;
    if (const ImGuiPayload* from = ImGui::AcceptDragDropPayload(option.name.c_str())) {
      const std::string word = state[*static_cast<const std::size_t*>(from->Data)];
      std::erase(words, word);
      words.insert(words.begin() + static_cast<std::ptrdiff_t>(i), word);
    }
    ImGui::EndDragDropTarget();
  }
  if (option.words.size() != state.size() || others_open_) {
    const std::string label = others_open_ ? "Done" : state.empty() ? "Choose…" : "Add…";
    flow_chip(state.empty(), label);
    if (ui::button(label)) others_open_ = !others_open_;
  }
  return words != state;
}

bool WordChips::draw_chosen(const scripting::Option& option, WordList& words) {
  const auto at = std::ranges::find(words, chosen_);
  const ui::Named named("chosen");
  bool changed = false;
  {
    const ui::Disabled disabled(at == words.begin());
    if (ui::button("Move earlier")) std::iter_swap(at, at - 1), changed = true;
  }
  ui::flow(ui::button_width("Move later"));
  {
    const ui::Disabled disabled(at + 1 == words.end());
    if (ui::button("Move later")) std::iter_swap(at, at + 1), changed = true;
  }
  ui::flow(ui::button_width("Remove"));
  const bool few = static_cast<std::int64_t>(words.size()) <= option.min;
  const ui::Disabled disabled(few);
  if (ui::button("Remove") && !changed) {
    words.erase(at);
    changed = true;
  }
  if (few) ui::tip(fmt::format("At least {} required", option.min));
  return changed;
}

bool WordChips::draw_others(const scripting::Option& option, WordList& words) {
  const ui::Named named("others");
  const bool full = static_cast<std::int64_t>(words_of(option).size()) >= option.max;
  const ui::Disabled disabled(full);
  bool first = true, changed = false;
  for (const std::string& word : option.words) {
    if (std::ranges::find(words_of(option), word) != words_of(option).end()) continue;
    flow_chip(first, "+ " + word);
    first = false;
    if (!chip("+ " + word, false)) continue;
    words = with_word(option, word);
    changed = true;
  }
  return changed;
}

}  // namespace hr::editor
