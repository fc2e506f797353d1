// SPDX-License-Identifier: MIT
#include "editor/ui/theme.h"

#include "drawing/colours.h"
#include "editor/ui/blend.h"

namespace hr::editor {

namespace {

constexpr ImU32 rgb(unsigned hex, unsigned alpha = 255) {
  return IM_COL32(hex >> 16 & 255, hex >> 8 & 255, hex & 255, alpha);
}

constexpr Colours k_light{.text = rgb(0x1c2026),
                          .muted = rgb(0x545c68),
                          .faint = rgb(0x9aa2ae),
                          .ground = rgb(0xeceae4),
                          .panel = rgb(0xfaf9f6),
                          .raised = rgb(0xffffff),
                          .line = rgb(0xd4d0c6),
                          .accent = rgb(0x1f5fa8),
                          .on_accent = rgb(0xffffff),
                          .good = rgb(0x0a6b4c),
                          .warning = rgb(0x8a5200),
                          .bad = rgb(0xb3261e),
                          .cell = rgb(0xf7f1e3),
                          .cell_other = rgb(0xe9dfc8),
                          .edge = rgb(0xa89b80),
                          .hidden = rgb(0xbdb8ad),
                          .target = rgb(0x1f5fa8, 110),
                          .last = rgb(0xd9a400, 120),
                          .cursor = rgb(0x1c2026),
                          .keyword = rgb(0x7a2e8e),
                          .string = rgb(0x0a6b4c),
                          .number = rgb(0x9a4a00),
                          .comment = rgb(0x6b7280),
                          .word = rgb(0x1f5fa8)};

constexpr Colours k_dark{.text = rgb(0xe8e6e1),
                         .muted = rgb(0xabb0b8),
                         .faint = rgb(0x6c737e),
                         .ground = rgb(0x16181c),
                         .panel = rgb(0x1e2126),
                         .raised = rgb(0x2a2e35),
                         .line = rgb(0x3a3f48),
                         .accent = rgb(0x4b93e0),
                         .on_accent = rgb(0x0b1622),
                         .good = rgb(0x5fc9a0),
                         .warning = rgb(0xf0b45a),
                         .bad = rgb(0xff8a80),
                         .cell = rgb(0x3b4048),
                         .cell_other = rgb(0x32363d),
                         .edge = rgb(0x5d646f),
                         .hidden = rgb(0x23262b),
                         .target = rgb(0x56b4e9, 120),
                         .last = rgb(0xf0e442, 80),
                         .cursor = rgb(0xffffff),
                         .keyword = rgb(0xd8a0e8),
                         .string = rgb(0x7fd1ae),
                         .number = rgb(0xf2b27a),
                         .comment = rgb(0x8b929c),
                         .word = rgb(0x7db8f0)};

constexpr Colours k_contrast{.text = rgb(0xffffff),
                             .muted = rgb(0xffffff),
                             .faint = rgb(0xc8c8c8),
                             .ground = rgb(0x000000),
                             .panel = rgb(0x000000),
                             .raised = rgb(0x101010),
                             .line = rgb(0xffffff),
                             .accent = rgb(0xffff00),
                             .on_accent = rgb(0x000000),
                             .good = rgb(0x80ff80),
                             .warning = rgb(0xffd000),
                             .bad = rgb(0xff9090),
                             .cell = rgb(0x303030),
                             .cell_other = rgb(0x202020),
                             .edge = rgb(0xffffff),
                             .hidden = rgb(0x000000),
                             .target = rgb(0x00ffff, 150),
                             .last = rgb(0xffff00, 130),
                             .cursor = rgb(0xffffff),
                             .keyword = rgb(0xffb0ff),
                             .string = rgb(0x80ff80),
                             .number = rgb(0xffd000),
                             .comment = rgb(0xd0d0d0),
                             .word = rgb(0x80d0ff)};

ImVec4 v(ImU32 colour) { return ImGui::ColorConvertU32ToFloat4(colour); }

void set_sizes(ImGuiStyle& style, bool contrast) {
  style.WindowPadding = {12, 10};
  style.FramePadding = {9, 5};
  style.ItemSpacing = {8, 7};
  style.ItemInnerSpacing = {7, 5};
  style.IndentSpacing = 18;
  style.ScrollbarSize = 13;
  style.GrabMinSize = 12;
  style.WindowRounding = 6;
  style.ChildRounding = 4;
  style.FrameRounding = 5;
  style.PopupRounding = 6;
  style.ScrollbarRounding = 6;
  style.GrabRounding = 5;
  style.TabRounding = 5;
  style.WindowBorderSize = 1;
  style.FrameBorderSize = 1;
  style.TabBorderSize = contrast ? 1 : 0;
  style.WindowTitleAlign = {0, 0.5F};
}

void set_widgets(ImVec4* to, const Colours& c) {
  to[ImGuiCol_Text] = v(c.text);
  to[ImGuiCol_TextDisabled] = v(c.muted);
  to[ImGuiCol_WindowBg] = v(c.panel);
  to[ImGuiCol_ChildBg] = v(c.panel);
  to[ImGuiCol_PopupBg] = v(c.raised);
  to[ImGuiCol_Border] = v(c.line);
  to[ImGuiCol_BorderShadow] = {0, 0, 0, 0};
  to[ImGuiCol_FrameBg] = v(c.raised);
  to[ImGuiCol_FrameBgHovered] = v(mixed(c.raised, c.accent, 0.12F));
  to[ImGuiCol_FrameBgActive] = v(mixed(c.raised, c.accent, 0.22F));
  to[ImGuiCol_TitleBg] = to[ImGuiCol_TitleBgCollapsed] = v(c.panel);
  to[ImGuiCol_TitleBgActive] = v(c.panel);
  to[ImGuiCol_MenuBarBg] = v(c.panel);
  to[ImGuiCol_CheckMark] = v(c.accent);
  to[ImGuiCol_SliderGrab] = to[ImGuiCol_SliderGrabActive] = v(c.accent);
  to[ImGuiCol_Button] = v(mixed(c.raised, c.text, 0.05F));
  to[ImGuiCol_ButtonHovered] = v(mixed(c.raised, c.accent, 0.2F));
  to[ImGuiCol_ButtonActive] = v(mixed(c.raised, c.accent, 0.35F));
  to[ImGuiCol_TextSelectedBg] = v(mixed(c.raised, c.accent, 0.4F));
  to[ImGuiCol_DragDropTarget] = v(c.warning);
  to[ImGuiCol_NavHighlight] = v(c.accent);
  to[ImGuiCol_ModalWindowDimBg] = {0, 0, 0, 0.45F};
}

void set_frames(ImVec4* to, const Colours& c) {
  to[ImGuiCol_Header] = v(mixed(c.panel, c.accent, 0.18F));
  to[ImGuiCol_HeaderHovered] = v(mixed(c.panel, c.accent, 0.26F));
  to[ImGuiCol_HeaderActive] = v(mixed(c.panel, c.accent, 0.36F));
  to[ImGuiCol_Separator] = v(c.line);
  to[ImGuiCol_SeparatorHovered] = to[ImGuiCol_SeparatorActive] = v(c.accent);
  to[ImGuiCol_ScrollbarBg] = {0, 0, 0, 0};
  to[ImGuiCol_ScrollbarGrab] = v(mixed(c.panel, c.text, 0.25F));
  to[ImGuiCol_ScrollbarGrabHovered] = v(mixed(c.panel, c.text, 0.4F));
  to[ImGuiCol_ScrollbarGrabActive] = v(mixed(c.panel, c.text, 0.5F));
  to[ImGuiCol_Tab] = v(c.panel);
  to[ImGuiCol_TabHovered] = v(mixed(c.panel, c.accent, 0.3F));
  to[ImGuiCol_TabActive] = v(mixed(c.panel, c.accent, 0.22F));
  to[ImGuiCol_TabUnfocused] = v(c.panel);
  to[ImGuiCol_TabUnfocusedActive] = v(mixed(c.panel, c.accent, 0.22F));
  to[ImGuiCol_TableHeaderBg] = v(mixed(c.panel, c.text, 0.06F));
  to[ImGuiCol_TableBorderStrong] = to[ImGuiCol_TableBorderLight] = v(c.line);
}

}  // namespace

const Colours& colours_of(Theme theme) {
  if (theme == Theme::dark) return k_dark;
  return theme == Theme::contrast ? k_contrast : k_light;
}

std::vector<ImU32> owner_colours(std::span<const std::string> seats) {
  std::vector<ImU32> out;
  for (const drawing::Rgb colour : drawing::seat_colours(seats)) out.push_back(rgb(colour));
  return out;
}

ImU32 letters_on(ImU32 colour) {
  const unsigned hex = (colour & 255) << 16 | (colour >> 8 & 255) << 8 | (colour >> 16 & 255);
  return rgb(drawing::is_light(hex) ? 0x14161a : 0xffffff);
}

void apply(Theme theme, float scale) {
  ImGuiStyle style;
  set_sizes(style, theme == Theme::contrast);
  set_widgets(style.Colors, colours_of(theme));
  set_frames(style.Colors, colours_of(theme));
  style.ScaleAllSizes(scale);
  ImGui::GetStyle() = style;
}

}  // namespace hr::editor
