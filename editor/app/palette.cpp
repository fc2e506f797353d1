// SPDX-License-Identifier: MIT
#include "editor/app/palette.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr texts::Text k_palette_name = "Command palette"_text;

bool begins_a_word(const std::string& text, const std::string& start) {
  for (std::size_t at = text.find(start); at != std::string::npos; at = text.find(start, at + 1))
    if (at == 0 || text[at - 1] == ' ' || text[at - 1] == '-') return true;
  return false;
}

}  // namespace

std::vector<const MenuAction*> matching(const std::vector<MenuAction>& actions,
                                        const std::string& typed) {
  const std::vector<std::string> words = split_words(lower_case(typed));
  std::vector<const MenuAction*> out;
  for (const MenuAction& action : actions) {
    const std::string name = lower_case(fmt::format("{} {}", action.menu, action.label));
    if (std::ranges::all_of(words, [&](const auto& word) { return begins_a_word(name, word); }))
      out.push_back(&action);
  }
  return out;
}

void Palette::draw_list(const std::vector<const MenuAction*>& found, const Allows& allows,
                        Requests& requests) const {
  const float room = 0.8F * ImGui::GetIO().DisplaySize.y - ImGui::GetCursorPosY();
  const ui::Child list("list", {0, std::min(ui::scaled(320), room)});
  if (found.empty()) ui::muted(texts::common::no_matches);
  for (int i = 0; i < static_cast<int>(found.size()); ++i) {
    const MenuAction& action = *found[i];
    const ui::Disabled disabled(!allows(action));
    const std::string keys = chord_text(action.chord);
    if (ui::row(fmt::format("{}: {}", action.menu, action.label), i == chosen_)) {
      requests.act(action.id);
      ImGui::CloseCurrentPopup();
    }
    if (i == chosen_ && ImGui::IsWindowAppearing()) ImGui::SetScrollHereY();
    ui::tip(action.help);
    if (keys.empty()) continue;
    ImGui::SameLine(ImGui::GetContentRegionMax().x - ImGui::CalcTextSize(keys.c_str()).x);
    ui::muted(keys);
  }
}

void Palette::draw(const std::vector<MenuAction>& actions, const Allows& allows,
                   Requests& requests) {
  if (opening_) ImGui::OpenPopup(k_palette_name.c_str());
  bool stays = true;
  const ui::Dialog dialog(k_palette_name, 560, &stays);
  if (!dialog) return;
  if (opening_) {
    typed_.clear();
    chosen_ = 0;
    ImGui::SetKeyboardFocusHere();
  }
  opening_ = false;
  ImGui::SetNextItemWidth(-1);
  const bool done = ui::entered("##command", typed_, "Type a command"_text);
  const std::vector<const MenuAction*> found = matching(actions, typed_);
  const int last = static_cast<int>(found.size()) - 1;
  if (pressed(Key::down, true)) ++chosen_;
  if (pressed(Key::up, true)) --chosen_;
  chosen_ = std::clamp(chosen_, 0, std::max(last, 0));
  if (done && last >= 0) requests.act(found[chosen_]->id);
  if (done || pressed(Key::escape)) ImGui::CloseCurrentPopup();
  draw_list(found, allows, requests);
}

}  // namespace hr::editor
