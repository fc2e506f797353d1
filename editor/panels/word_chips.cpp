// SPDX-License-Identifier: MIT
#include "editor/panels/word_chips.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "editor/ui/ui.h"
#include "texts/texts.h"

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

// The height of these chips and the button after them, in this width.
float chips_height(const WordList& words, float room) {
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  float used = 0;
  int rows = 1;
  const auto add = [&](float width) {
    if (used > 0 && used + gap + width >= room) used = 0, ++rows;
    used += (used > 0 ? gap : 0) + width;
  };
  for (const std::string& word : words) add(ui::button_width(word));
  add(ui::button_width(texts::common::done));
  return static_cast<float>(rows) * ImGui::GetFrameHeightWithSpacing();
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
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float all = chips_height(option.words, ImGui::GetContentRegionAvail().x);
  ImGui::BeginGroup();
  bool changed = draw_chips(option, words);
  if (others_open_) ImGui::SetCursorScreenPos({at.x, at.y + all});  // stays while words are added
  changed = (tools_ && draw_chosen(option, words)) || changed;
  if (others_open_) changed = draw_others(option, words) || changed;
  ImGui::EndGroup();
  keep_height(at);
  if (!changed) return {};
  return words;
}

// The list does not become lower while the pointer is over it.
void WordChips::keep_height(ImVec2 at) {
  const float high = ImGui::GetItemRectMax().y - at.y;
  const float width = std::max(ImGui::GetItemRectMax().x - at.x, ImGui::GetContentRegionAvail().x);
  const bool over = ImGui::IsMouseHoveringRect(at, {at.x + width, at.y + std::max(high, kept_)});
  kept_ = over ? std::max(high, kept_) : high;
  ImGui::SetCursorScreenPos({at.x, at.y + kept_});
  ImGui::Dummy({0, 0});
}

// A chip dragged onto another one takes its place.
bool WordChips::draw_chips(const scripting::Option& option, WordList& words) {
  const WordList state = words;
  for (std::size_t i = 0; i < state.size(); ++i) {
    flow_chip(i == 0, state[i]);
    if (chip(state[i], state[i] == chosen_)) {
      chosen_ = state[i] == chosen_ ? "" : state[i];
      tools_ = !chosen_.empty();
    }
    if (ImGui::BeginDragDropSource()) {
      ImGui::SetDragDropPayload(option.name.c_str(), &i, sizeof i);
      ui::line(state[i]);
      ImGui::EndDragDropSource();
    }
    if (!ImGui::BeginDragDropTarget()) continue;
    if (const ImGuiPayload* from = ImGui::AcceptDragDropPayload(option.name.c_str())) {
      std::string word = state[*static_cast<const std::size_t*>(from->Data)];
      std::erase(words, word);
      words.insert(words.begin() + static_cast<std::ptrdiff_t>(i), std::move(word));
    }
    ImGui::EndDragDropTarget();
  }
  if (option.words.size() != state.size() || others_open_) {
    const std::string label = others_open_    ? texts::common::done
                              : state.empty() ? texts::options::choose_dots
                                              : texts::options::add_dots;
    flow_chip(state.empty(), label);
    if (ui::button(label)) others_open_ = !others_open_;
  }
  return words != state;
}

// After a word is removed these buttons stay, and none is chosen, so that a second click removes
// nothing.
bool WordChips::draw_chosen(const scripting::Option& option, WordList& words) {
  const auto at = std::ranges::find(words, chosen_);
  const ui::Named named("chosen");
  const bool none = at == words.end();
  bool changed = false;
  {
    const ui::Disabled disabled(none || at == words.begin());
    if (ui::button(texts::options::move_earlier)) std::iter_swap(at, at - 1), changed = true;
  }
  ui::flow(ui::button_width(texts::options::move_later));
  {
    const ui::Disabled disabled(none || at + 1 == words.end());
    if (ui::button(texts::options::move_later)) std::iter_swap(at, at + 1), changed = true;
  }
  ui::flow(ui::button_width(texts::options::remove));
  const bool few = static_cast<std::int64_t>(words.size()) <= option.min;
  const ui::Disabled disabled(few || none);
  if (ui::button(texts::options::remove) && !changed) {
    words.erase(at);
    chosen_.clear();
    changed = true;
  }
  if (few) ui::tip(fill(texts::options::at_least, option.min));
  return changed;
}

bool WordChips::draw_others(const scripting::Option& option, WordList& words) {
  const ui::Named named("others");
  const bool full = static_cast<std::int64_t>(words_of(option).size()) >= option.max;
  bool first = true, changed = false;
  for (const std::string& word : option.words) {
    const auto& chosen = words_of(option);
    const ui::Disabled disabled(full || std::ranges::find(chosen, word) != chosen.end());
    flow_chip(std::exchange(first, false), "+ " + word);
    if (!chip("+ " + word, false)) continue;
    words = with_word(option, word);
    changed = true;
  }
  return changed;
}

}  // namespace hr::editor
