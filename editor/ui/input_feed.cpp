// SPDX-License-Identifier: MIT
#include "editor/ui/input_feed.h"

#include <imgui_internal.h>

#include <algorithm>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

// Whether a text took the letters of the last frame.
bool text_has_keys() { return ImGui::GetCurrentContext()->WantTextInputNextFrame == 1; }

// Whether something has asked for the keyboard and has it in one of the next frames.
bool focus_is_coming() {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  const auto not_drawn = [](const ImGuiPopupData& popup) { return popup.Window == nullptr; };
  return g.NavMoveSubmitted || g.NavNextActivateId != 0 || ui::context().tabs.wants() ||
         std::any_of(g.OpenPopupStack.begin(), g.OpenPopupStack.end(), not_drawn);
}

}  // namespace

std::vector<Input> InputFeed::begin_frame() {
  std::vector<Input> out = queue_.next_frame(text_has_keys(), focus_is_coming());
  for (const Input& input : out) hand_on(input);
  return out;
}

void InputFeed::hand_on(const Input& input) {
  ImGuiIO& io = ImGui::GetIO();
  switch (input.type) {
    case InputType::key:
      hold(Key(input.code), input.down);
      note_modifier(input);
      break;
    case InputType::letter:
      io.AddInputCharacter(static_cast<unsigned>(input.code));
      break;
    case InputType::button:
      io.MouseDown[input.code] = input.down;
      break;
    case InputType::move:
      io.MousePos = {input.x, input.y};
      break;
    case InputType::wheel:
      io.MouseWheelH += input.x;
      io.MouseWheel += input.y;
      break;
    case InputType::drop:
      break;
  }
}

// Left and right modifier keys are equivalent. AltGr is Ctrl and Alt together, as on some systems:
// no shortcut has both, and both texts and ImGui take the letters typed with them.
void InputFeed::note_modifier(const Input& input) {
  const int first = input.code - static_cast<int>(Key::left_shift);
  if (first < 0 || first >= static_cast<int>(held_.size())) return;
  held_[first] = input.down;
  const bool alt_gr = held_[6];
  hold_modifiers(held_[1] || held_[5] || alt_gr, held_[0] || held_[4], held_[2] || alt_gr);
}

}  // namespace hr::editor
