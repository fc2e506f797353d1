// SPDX-License-Identifier: MIT
#include "editor/ui/ui.h"

#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>

#include "core/base/ids.h"
#include "editor/ui/keys.h"

namespace hr::editor::ui {

namespace {

Box box(ImVec2 from, ImVec2 to) { return {from.x, from.y, to.x, to.y}; }

Box seen() {
  const ImDrawList* list = ImGui::GetWindowDrawList();
  return box(list->GetClipRectMin(), list->GetClipRectMax());
}

const char* begin(std::string_view text) { return text.data(); }
const char* end(std::string_view text) { return text.data() + text.size(); }

float width(std::string_view text) { return ImGui::CalcTextSize(begin(text), end(text)).x; }

void wrapped(std::string_view text) {
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(begin(text), end(text));
  ImGui::PopTextWrapPos();
  expose_last(text, "text", text);
}

// Whether the last widget has the keyboard, and a frame or a caret shows it.
bool focused(std::string_view kind) {
  if (kind == "code") return ImGui::IsWindowFocused();
  return ImGui::IsItemFocused() && (ImGui::GetIO().NavVisible || ImGui::IsItemActive());
}

// Registers the last widget.
Item last(const char* kind, std::string_view text, bool on, float needs) {
  return {.path = {},
          .kind = kind,
          .text = std::string(text),
          .box = box(ImGui::GetItemRectMin(), ImGui::GetItemRectMax()),
          .seen = seen(),
          .needs = needs,
          .enabled = ImGui::GetStyle().Alpha > 0.99F,  // ImGui fades disabled widgets
          .on = on,
          .focused = focused(kind)};
}

// The width of the label that ImGui draws after a widget.
float label_width(std::string_view label) {
  const float letters = width(visible_label(label));
  return letters > 0 ? letters + ImGui::GetStyle().ItemInnerSpacing.x : 0;
}

// A widget followed by its label, which may be cut off.
bool exposed(bool result, std::string_view label, const char* kind, std::string_view text,
             bool on = false) {
  expose_last(visible_label(label).empty() ? label.substr(2) : visible_label(label), kind, text,
              on);
  return result;
}

struct Tint {
  Tint(ImGuiCol what, ImU32 colour) { ImGui::PushStyleColor(what, colour); }
  ~Tint() { ImGui::PopStyleColor(); }
  Tint(const Tint&) = delete;
  Tint& operator=(const Tint&) = delete;
};

}  // namespace

Context& context() { return *static_cast<Context*>(ImGui::GetIO().UserData); }
const Colours& colours() { return colours_of(context().theme); }
ImFont* title_font() {
  const Context& my = context();
  return my.on_wall ? my.fonts.wall : my.fonts.title;
}
float scaled(float pixels) { return pixels * context().scale; }
std::string_view visible_label(std::string_view label) { return label.substr(0, label.find("##")); }

void meet(std::string_view text, const ImFont* font) {
  Context& my = context();
  my.letters.meet(text, my.fonts, font == nullptr ? ImGui::GetFont() : font);
  my.moving = my.moving || my.letters.news();
}

void expose(std::string_view name, const char* kind, std::string_view text, ImVec2 from, ImVec2 to,
            bool on, bool enabled) {
  meet(text);
  Screen& screen = context().screen;
  if (!screen.listening()) return;
  screen.add({.path = {},
              .kind = kind,
              .text = std::string(text),
              .box = box(from, to),
              .seen = seen(),
              .needs = 0,
              .enabled = enabled,
              .on = on,
              .focused = false},
             name);
}

void expose_last(std::string_view name, const char* kind, std::string_view text, bool on,
                 float needs) {
  meet(text);
  if (context().screen.listening()) context().screen.add(last(kind, text, on, needs), name);
  const std::string_view is = kind;  // three whose parts are widgets enter themselves
  if (is != "number" && is != "area" && is != "choice")
    context().tabs.add(ImGui::GetItemID(), kind, on);
}

void line(std::string_view text) {
  ImGui::TextUnformatted(begin(text), end(text));
  expose_last(text, "text", text, false, width(text));
}
void text(std::string_view text) { wrapped(text); }
void muted(std::string_view text) { coloured(colours().muted, text); }
void coloured(ImU32 colour, std::string_view text) {
  const Tint tint(ImGuiCol_Text, colour);
  wrapped(text);
}
void strong(std::string_view text) {
  const FontScope letters(context().fonts.strong);
  wrapped(text);
}
void title(std::string_view text) {
  const FontScope letters(context().fonts.title);
  wrapped(text);
}
void mono(std::string_view text) {
  const FontScope letters(context().fonts.mono);
  ImGui::TextUnformatted(begin(text), end(text));
  expose_last(text, "text", text, false, width(text));
}

void tip(std::string_view text) {
  if (text.empty() || !ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return;
  ImGui::BeginTooltip();
  ImGui::PushTextWrapPos(scaled(360));
  ImGui::TextUnformatted(begin(text), end(text));
  ImGui::PopTextWrapPos();
  expose_last("tip", "tip", text);
  ImGui::EndTooltip();
}

float button_width(std::string_view label) {
  return width(visible_label(label)) + 2 * ImGui::GetStyle().FramePadding.x;
}

bool button(std::string_view label) {
  const bool clicked = ImGui::Button(std::string(label).c_str());
  expose_last(visible_label(label), "button", visible_label(label), false, button_width(label));
  return clicked;
}

bool primary(std::string_view label) {
  const Tint ground(ImGuiCol_Button, colours().accent), letters(ImGuiCol_Text, colours().on_accent),
      hovered(ImGuiCol_ButtonHovered, colours().accent),
      active(ImGuiCol_ButtonActive, colours().accent);
  return button(label);
}

bool tab(std::string_view label, bool chosen) {
  const ImVec4& ground = ImGui::GetStyle().Colors[chosen ? ImGuiCol_TabActive : ImGuiCol_Tab];
  const Tint tint(ImGuiCol_Button, ImGui::ColorConvertFloat4ToU32(ground));
  const bool clicked = ImGui::Button(std::string(label).c_str());
  expose_last(visible_label(label), "tab", visible_label(label), chosen, button_width(label));
  if (!chosen) return clicked;
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  ImGui::GetWindowDrawList()->AddRectFilled({from.x, to.y - scaled(3)}, to, colours().accent);
  return clicked;
}

namespace {

// A box or circle with its label, which wraps beside it where it is too long for a line.
template <class Draw>
bool boxed(std::string_view label, const char* kind, const bool& on, const Draw& draw) {
  const std::string_view words = visible_label(label);
  const float inner = ImGui::GetStyle().ItemInnerSpacing.x;
  const Tint border(ImGuiCol_Border, colours().muted);  // one that is off is nothing else
  const float room = ImGui::GetContentRegionAvail().x - ImGui::GetFrameHeight() - inner;
  if (width(words) <= room) {
    const bool used = draw(std::string(label));
    return exposed(used, label, kind, words, on);
  }
  ImGui::BeginGroup();
  bool used = draw("##" + std::string(label));
  exposed(used, label, kind, words, on);
  ImGui::SameLine(0, inner);
  ImGui::AlignTextToFramePadding();
  text(words);
  used = used || ImGui::IsItemClicked();
  ImGui::EndGroup();
  return used;
}

}  // namespace

bool tick(std::string_view label, bool& on) {
  const bool before = on;
  const bool used = boxed(label, "tick", on,
                          [&](const std::string& id) { return ImGui::Checkbox(id.c_str(), &on); });
  if (used && on == before) on = !on;  // its label was clicked
  return used;
}

bool radio(std::string_view label, bool on) {
  return boxed(label, "radio", on,
               [on](const std::string& id) { return ImGui::RadioButton(id.c_str(), on); });
}

namespace {

// A row of a list from there on: its background is wider than its text.
void expose_row(std::string_view words, bool chosen, float needs, float left, float room) {
  meet(words);
  Item exposed = last("row", words, chosen, needs);
  exposed.box.left = left;
  exposed.box.right = left + room;
  context().screen.add(std::move(exposed), words);
  context().tabs.add(ImGui::GetItemID(), "row", chosen);
}

}  // namespace

bool row(std::string_view label, bool chosen) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x;
  const bool clicked = ImGui::Selectable(std::string(label).c_str(), chosen);
  const std::string_view words = visible_label(label);
  expose_row(words, chosen, width(words), at.x, room);
  return clicked;
}

bool tall_row(std::string_view label, float height, bool chosen) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x;
  const std::string_view words = visible_label(label);
  const bool clicked =
      ImGui::Selectable(("##" + std::string(label)).c_str(), chosen, 0, {0, height});
  expose_row(words, chosen, 0, at.x, room);
  ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize(), at,
                                      ImGui::GetColorU32(ImGuiCol_Text), begin(words), end(words),
                                      room);
  return clicked;
}

bool link(std::string_view label, ImU32 colour) {
  const std::string_view text = visible_label(label);
  const ImVec2 size{std::max(width(text), 1.0F), ImGui::GetTextLineHeight()};
  const bool clicked = ImGui::InvisibleButton(std::string(label).c_str(), size);
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddText(from, colour, begin(text), end(text));
  list.AddLine({from.x, to.y}, to, colour, scaled(ImGui::IsItemHovered() ? 2.0F : 1.0F));
  if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  expose_last(text, "link", text, false, width(text));
  return clicked;
}

void note_unfinished(std::string_view text) {
  if (!ImGui::IsItemActive()) return;
  const ImGuiInputTextState& state = ImGui::GetCurrentContext()->InputTextState;
  const auto* const before = state.InitialTextA.empty() ? "" : state.InitialTextA.Data;
  if (text != before) context().unfinished = true;
}

bool field(std::string_view label, std::string& text, std::string_view hint) {
  const bool changed =
      ImGui::InputTextWithHint(std::string(label).c_str(), std::string(hint).c_str(), &text);
  meet(hint);
  return exposed(changed, label, "field", text, ImGui::IsItemActive());
}

bool entered(std::string_view label, std::string& text, std::string_view hint) {
  const bool done = ImGui::InputTextWithHint(std::string(label).c_str(), std::string(hint).c_str(),
                                             &text, ImGuiInputTextFlags_EnterReturnsTrue);
  meet(hint);
  return exposed(done, label, "field", text, ImGui::IsItemActive());
}

bool area(std::string_view label, std::string& text, ImVec2 size) {
  const bool changed = ImGui::InputTextMultiline(std::string(label).c_str(), &text, size);
  meet(text);
  context().tabs.add(ImGui::GetID(begin(label), end(label)), "area", false);
  return exposed(changed, label, "area", {}, ImGui::IsItemActive());
}

bool number(std::string_view label, int& value, int step) {
  const bool changed = ImGui::InputInt(std::string(label).c_str(), &value, step, step,
                                       ImGuiInputTextFlags_EnterReturnsTrue);
  ImGui::PushID(begin(label), end(label));
  context().tabs.add(ImGui::GetID(""), "number", false);
  ImGui::PopID();
  return exposed(changed, label, "number", std::to_string(value), ImGui::IsItemActive());
}

bool slider(std::string_view label, float& value, float low, float high, const char* format) {
  bool changed = ImGui::SliderFloat(std::string(label).c_str(), &value, low, high, format);
  // With the keyboard, arrows change it at once; ImGui wants Space before and after.
  if (ImGui::IsItemFocused() && !ImGui::IsItemActive() && focused("slider")) {
    constexpr float k_steps = 30;
    const int by = (pressed(Key::right, true) ? 1 : 0) - (pressed(Key::left, true) ? 1 : 0);
    if (by != 0) {
      value = std::clamp(value + static_cast<float>(by) * (high - low) / k_steps, low, high);
      ImGui::NavMoveRequestCancel();
      changed = true;
    }
  }
  return exposed(changed, label, "slider", visible_label(label));
}

bool choose(std::string_view label, int& chosen, std::span<const std::string> words) {
  const bool any = chosen >= 0 && chosen < static_cast<int>(words.size());
  const std::string now = any ? words[chosen] : "";
  bool changed = false;
  const bool open = ImGui::BeginCombo(std::string(label).c_str(), now.c_str());
  const float arrow = ImGui::GetFrameHeight();
  const std::string_view seen = visible_label(label);
  const std::string_view name = seen.empty() ? label.substr(label.find_first_not_of('#')) : seen;
  expose_last(name, "choice", now, open,
              width(now) + 2 * ImGui::GetStyle().FramePadding.x + arrow + label_width(label));
  if (!open) {
    context().tabs.add(ImGui::GetID(begin(label), end(label)), "choice", false);
    return false;
  }
  {
    const Named named(name);  // the list is a window of its own
    for (int i = 0; i < static_cast<int>(words.size()); ++i) {
      if (!row(words[i], i == chosen)) continue;
      changed = i != chosen;
      chosen = i;
    }
  }
  ImGui::EndCombo();
  return changed;
}

bool menu_item(std::string_view label, std::string_view keys, bool enabled, bool on) {
  const bool clicked =
      ImGui::MenuItem(std::string(label).c_str(), std::string(keys).c_str(), on, enabled);
  meet(label);
  Screen& screen = context().screen;
  if (screen.listening())
    screen.add({.path = {},
                .kind = "menu",
                .text = std::string(visible_label(label)),
                .box = box(ImGui::GetItemRectMin(), ImGui::GetItemRectMax()),
                .seen = seen(),
                .needs = 0,
                .enabled = enabled,
                .on = on,
                .focused = focused("menu")},
               visible_label(label));
  return clicked;
}

void flow(float width) {
  const float right = ImGui::GetItemRectMax().x + ImGui::GetStyle().ItemSpacing.x + width;
  if (right < ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x) ImGui::SameLine();
}

void keep_scroll() {
  const float scroll = ImGui::GetScrollY();
  const float low = scroll + ImGui::GetWindowHeight() - ImGui::GetStyle().ItemSpacing.y;
  if (scroll <= 0 || ImGui::GetCursorPosY() >= low) return;
  ImGui::SetCursorPosY(low);
  ImGui::Dummy({0, ImGui::GetStyle().ItemSpacing.y});
}

}  // namespace hr::editor::ui

namespace hr::editor {

ImU32 owner_colour(SeatId seat) {
  if (!is_seat(seat)) return IM_COL32(0xc4, 0xc8, 0xd0, 255);
  std::vector<ImU32>& owners = ui::context().owners;
  if (owners.empty()) owners = owner_colours(std::vector<std::string>(k_max_seats));
  return owners[nth(seat) % owners.size()];
}

ImU32 on_owner(SeatId seat) { return letters_on(owner_colour(seat)); }

}  // namespace hr::editor
