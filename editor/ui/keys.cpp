// SPDX-License-Identifier: MIT
#include "editor/ui/keys.h"

#include <imgui_internal.h>

#include <array>
#include <utility>

namespace hr::editor {

namespace {

constexpr std::array<std::pair<Key, const char*>, 28> k_names{{
    {Key::space, "Space"},  {Key::comma, ","},        {Key::minus, "-"},
    {Key::slash, "/"},      {Key::equal, "+"},        {Key::escape, "Esc"},
    {Key::enter, "Enter"},  {Key::tab, "Tab"},        {Key::backspace, "Backspace"},
    {Key::insert, "Ins"},   {Key::del, "Del"},        {Key::right, "Right"},
    {Key::left, "Left"},    {Key::down, "Down"},      {Key::up, "Up"},
    {Key::page_up, "PgUp"}, {Key::page_down, "PgDn"}, {Key::home, "Home"},
    {Key::end, "End"},      {Key::f1, "F1"},          {Key::f2, "F2"},
    {Key::f3, "F3"},        {Key::f4, "F4"},          {Key::f5, "F5"},
    {Key::f6, "F6"},        {Key::f9, "F9"},          {Key::f10, "F10"},
    {Key::f11, "F11"},
}};

std::string key_name(Key key) {
  for (const auto& [known, name] : k_names)
    if (known == key) return name;
  return {static_cast<char>(key)};
}

#if IMGUI_VERSION_NUM >= 18700
ImGuiKey imgui_key(Key key) {
  const int code = static_cast<int>(key);
  if (code >= 'A' && code <= 'Z') return static_cast<ImGuiKey>(ImGuiKey_A + (code - 'A'));
  if (code >= '0' && code <= '9') return static_cast<ImGuiKey>(ImGuiKey_0 + (code - '0'));
  if (key >= Key::f1 && key <= Key::f11)
    return static_cast<ImGuiKey>(ImGuiKey_F1 + (code - static_cast<int>(Key::f1)));
  switch (key) {
    case Key::space:
      return ImGuiKey_Space;
    case Key::comma:
      return ImGuiKey_Comma;
    case Key::minus:
      return ImGuiKey_Minus;
    case Key::slash:
      return ImGuiKey_Slash;
    case Key::equal:
      return ImGuiKey_Equal;
    case Key::escape:
      return ImGuiKey_Escape;
    case Key::enter:
      return ImGuiKey_Enter;
    case Key::tab:
      return ImGuiKey_Tab;
    case Key::backspace:
      return ImGuiKey_Backspace;
    case Key::insert:
      return ImGuiKey_Insert;
    case Key::del:
      return ImGuiKey_Delete;
    case Key::right:
      return ImGuiKey_RightArrow;
    case Key::left:
      return ImGuiKey_LeftArrow;
    case Key::down:
      return ImGuiKey_DownArrow;
    case Key::up:
      return ImGuiKey_UpArrow;
    case Key::page_up:
      return ImGuiKey_PageUp;
    case Key::page_down:
      return ImGuiKey_PageDown;
    case Key::home:
      return ImGuiKey_Home;
    case Key::end:
      return ImGuiKey_End;
    // The function keys are found above, and ImGui names no shortcut by one of the others.
    case Key::none:
    case Key::other:
    case Key::f1:
    case Key::f2:
    case Key::f3:
    case Key::f4:
    case Key::f5:
    case Key::f6:
    case Key::f9:
    case Key::f10:
    case Key::f11:
    case Key::left_shift:
    case Key::left_ctrl:
    case Key::left_alt:
    case Key::alt_gr:
      break;
  }
  return ImGuiKey_None;
}
#else
int imgui_key(Key key) { return static_cast<int>(key); }
#endif

}  // namespace

std::string chord_text(Chord chord) {
  if (chord.key == Key::none) return {};
  return std::string(chord.ctrl ? "Ctrl+" : "") + (chord.alt ? "Alt+" : "") +
         (chord.shift ? "Shift+" : "") + key_name(chord.key);
}

bool pressed(Key key, bool repeat) {
  return key != Key::none && ImGui::IsKeyPressed(imgui_key(key), repeat);
}

bool held(Key key) { return key != Key::none && ImGui::IsKeyDown(imgui_key(key)); }

bool pressed(Chord chord, bool repeat) {
  const ImGuiIO& io = ImGui::GetIO();
  const bool shift = io.KeyShift == chord.shift || chord.key == Key::equal;  // "+" is typed with it
  return io.KeyCtrl == chord.ctrl && shift && io.KeyAlt == chord.alt && pressed(chord.key, repeat);
}

void hold(Key key, bool down) {
#if IMGUI_VERSION_NUM < 18700
  const int code = imgui_key(key);
  if (code > 0 && code < IM_ARRAYSIZE(ImGuiIO::KeysDown)) ImGui::GetIO().KeysDown[code] = down;
#else
  ImGui::GetIO().AddKeyEvent(imgui_key(key), down);
#endif
}

void hold_modifiers(bool ctrl, bool shift, bool alt) {
  ImGuiIO& io = ImGui::GetIO();
#if IMGUI_VERSION_NUM < 18700
  io.KeyCtrl = ctrl;
  io.KeyShift = shift;
  io.KeyAlt = alt;
#else
  io.AddKeyEvent(ImGuiMod_Ctrl, ctrl);
  io.AddKeyEvent(ImGuiMod_Shift, shift);
  io.AddKeyEvent(ImGuiMod_Alt, alt);
#endif
}

void map_keys() {
#if IMGUI_VERSION_NUM < 18700
  // Not Tab, which ui::TabOrder takes: ImGui leads only from one text field to the next.
  constexpr std::array<std::pair<int, Key>, 14> own{{{ImGuiKey_LeftArrow, Key::left},
                                                     {ImGuiKey_RightArrow, Key::right},
                                                     {ImGuiKey_UpArrow, Key::up},
                                                     {ImGuiKey_DownArrow, Key::down},
                                                     {ImGuiKey_PageUp, Key::page_up},
                                                     {ImGuiKey_PageDown, Key::page_down},
                                                     {ImGuiKey_Home, Key::home},
                                                     {ImGuiKey_End, Key::end},
                                                     {ImGuiKey_Insert, Key::insert},
                                                     {ImGuiKey_Delete, Key::del},
                                                     {ImGuiKey_Backspace, Key::backspace},
                                                     {ImGuiKey_Space, Key::space},
                                                     {ImGuiKey_Enter, Key::enter},
                                                     {ImGuiKey_Escape, Key::escape}}};
  ImGuiIO& io = ImGui::GetIO();
  for (const auto& [imgui, key] : own) io.KeyMap[imgui] = static_cast<int>(key);
  constexpr std::array<std::pair<int, char>, 6> letters{{{ImGuiKey_A, 'A'},
                                                         {ImGuiKey_C, 'C'},
                                                         {ImGuiKey_V, 'V'},
                                                         {ImGuiKey_X, 'X'},
                                                         {ImGuiKey_Y, 'Y'},
                                                         {ImGuiKey_Z, 'Z'}}};
  for (const auto& [imgui, letter] : letters) io.KeyMap[imgui] = static_cast<unsigned char>(letter);
#endif
}

void take_wheel() {
#if IMGUI_VERSION_NUM < 18900
  ImGui::SetItemUsingMouseWheel();
#else
  ImGui::SetItemKeyOwner(ImGuiKey_MouseWheelY);
#endif
}

}  // namespace hr::editor
