// SPDX-License-Identifier: MIT
#include "editor/ui/tab_order.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor::ui {

namespace {

constexpr int k_patience = 3;  // frames: what a key opens takes a frame or two to be drawn

bool one_of(std::string_view kind, std::span<const std::string_view> kinds) {
  return std::ranges::count(kinds, kind) > 0;
}

// After a click, what has the keyboard is not marked until a key moves it.
bool shown() { return !ImGui::GetCurrentContext()->NavDisableHighlight; }

ImGuiID group_of(std::string_view kind, const ImGuiWindow& window) {
  return ImHashStr(kind.data(), kind.size(), window.ID);
}

// 1 for Tab, -1 for Shift+Tab. In a text where Tab indents, only with Ctrl.
int tab_pressed() {
  const ImGuiIO& io = ImGui::GetIO();
  const ImGuiWindow* const window = ImGui::GetCurrentContext()->NavWindow;
  const bool indents = window != nullptr && (window->Flags & ImGuiWindowFlags_NoNavInputs) != 0;
  if (io.KeyAlt || (indents && !io.KeyCtrl) || !pressed(Key::tab, true)) return 0;
  return io.KeyShift ? -1 : 1;
}

// As a press on it would, in the next frame.
void activate(ImGuiID id) {
  ImGui::GetCurrentContext()->NavNextActivateId = id;
  ImGui::GetCurrentContext()->NavNextActivateFlags = ImGuiActivateFlags_None;
  context().moving = true;
}

void scroll_to(ImGuiWindow& window, const ImRect& box) {
  const float rim = scaled(4);
  ImGui::ScrollToRect(&window, {box.Min.x - rim, box.Min.y - rim, box.Max.x + rim, box.Max.y + rim},
                      ImGuiScrollFlags_KeepVisibleEdgeX | ImGuiScrollFlags_KeepVisibleEdgeY);
}

}  // namespace

std::vector<const TabOrder::Stop*> TabOrder::reachable() const {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  const ImGuiWindow* const popup =
      g.OpenPopupStack.empty() ? nullptr : g.OpenPopupStack.back().Window;
  std::vector<const Stop*> out;
  for (const Stop& stop : last_) {
    const bool in_popup = (stop.window->RootWindow->Flags & ImGuiWindowFlags_Popup) != 0;
    if (popup == nullptr ? !in_popup : stop.window->RootWindow == popup->RootWindow)
      out.push_back(&stop);
  }
  return out;
}

int TabOrder::at_keys(const std::vector<const Stop*>& stops) {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const bool whole = stops[i]->type == StopType::window || stops[i]->type == StopType::code;
    if (whole ? stops[i]->window == g.NavWindow : g.NavId == stops[i]->id && g.NavId != 0)
      return static_cast<int>(i);
  }
  return -1;
}

// What follows the last of those before it that are still there, or that one.
int TabOrder::place_of_lost(const std::vector<const Stop*>& stops) const {
  for (auto id = before_.rbegin(); id != before_.rend(); ++id) {
    const auto found = std::ranges::find(stops, *id, &Stop::id);
    if (found == stops.end()) continue;
    const auto place = static_cast<int>(found - stops.begin());
    if (id == before_.rbegin() || place + 1 == static_cast<int>(stops.size())) return place;
    // Not another row in its place: the same key again would choose that, such as a second move.
    const Stop& next = *stops[place + 1];
    return next.group == group_of("row", *next.window) ? place : place + 1;
  }
  return before_.empty() ? -1 : 0;
}

// Where a part of the window has the keyboard, but nothing in it: the first one there, or -1.
int TabOrder::first_inside(const std::vector<const Stop*>& stops) {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  if (g.NavWindow == nullptr || g.NavWindow == g.NavWindow->RootWindow || g.NavId != 0) return -1;
  const auto found = std::ranges::find_if(
      stops, [&](const Stop* stop) { return stop->window == g.NavWindow && stop->enabled; });
  return found == stops.end() ? -1 : static_cast<int>(found - stops.begin());
}

// Of the group of this one, which is enabled: the one that is on, or its first.
int TabOrder::in_group(const std::vector<const Stop*>& stops, int at) {
  const auto count = static_cast<int>(stops.size());
  int first = at, last = at;
  while (first > 0 && stops[first - 1]->group == stops[at]->group) --first;
  while (last + 1 < count && stops[last + 1]->group == stops[at]->group) ++last;
  for (int i = first; i <= last; ++i)
    if (stops[i]->on && stops[i]->enabled) return i;
  while (!stops[first]->enabled) ++first;
  return first;
}

// From -1 the first one. Of a group, the one that is on, or its first.
int TabOrder::next(const std::vector<const Stop*>& stops, int from, int way) {
  const auto count = static_cast<int>(stops.size());
  const ImGuiID group = from < 0 ? 0 : stops[from]->group;
  int at = from < 0 && way < 0 ? 0 : from;
  for (int tried = 0; tried < count; ++tried) {
    at = (at + way + count) % count;
    if (!stops[at]->enabled || (group != 0 && stops[at]->group == group)) continue;
    return stops[at]->group == 0 ? at : in_group(stops, at);
  }
  return -1;
}

// Where the keyboard goes while nothing has it; -1: nowhere yet.
int TabOrder::from_nowhere(const std::vector<const Stop*>& stops, ImGuiID root, int way) {
  const int near = root_ == root ? place_of_lost(stops) : -1;
  if (const int inside = first_inside(stops); way > 0 && inside >= 0) return inside;
  if (way != 0)
    return near < 0 ? next(stops, -1, way) : next(stops, way > 0 ? near - 1 : near, way);
  if (near < 0 || !shown() || alive_ || ImGui::GetCurrentContext()->ActiveId != 0) return -1;
  context().moving = true;
  if (++lost_ != k_patience) return -1;
  return stops[near]->enabled ? near : next(stops, near, 1);
}

void TabOrder::begin_frame() {
  last_ = std::exchange(now_, {});
  now_.reserve(last_.size());
  if (wanted_ != 0 && --wait_ <= 0) wanted_ = 0;
#if IMGUI_VERSION_NUM >= 18700
  if (pressed(Key::tab, true)) ImGui::NavMoveRequestCancel();  // this is the only order
#endif
  const std::vector<const Stop*> stops = reachable();
  if (stops.empty()) return;
  const ImGuiID root = stops.front()->window->RootWindow->ID;
  const int current = at_keys(stops);
  const int way = tab_pressed();
  int to = -1;
  if (current >= 0) {
    before_.clear();
    for (int i = 0; i <= current; ++i) before_.push_back(stops[i]->id);
    root_ = root;
    lost_ = 0;
    if (way != 0) to = next(stops, current, way);
  } else {
    to = from_nowhere(stops, root, way);
  }
  if (to < 0) return;
  context().moving = true;
  wanted_ = stops[to]->id;
  wait_ = k_patience;
}

void TabOrder::end_frame() {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  alive_ = g.NavIdIsAlive || g.NavLayer != ImGuiNavLayer_Main;
}

void TabOrder::add(ImGuiID id, std::string_view kind, bool on) {
  constexpr std::array<std::string_view, 8> k_pressed{"button", "tab",  "tick",   "radio",
                                                      "row",    "link", "choice", "section"};
  constexpr std::array<std::string_view, 3> k_typed{"field", "area", "number"};
  constexpr std::array<std::string_view, 2> k_own{"canvas",
                                                  "card"};  // mark themselves, and take Enter
  constexpr std::array<std::string_view, 4> k_grouped{"row", "tab", "radio", "card"};
  ImGuiContext& g = *ImGui::GetCurrentContext();
  ImGuiWindow* const window = g.CurrentWindow;
  const bool code = kind == "code";
  const int flags = g.LastItemData.InFlags;
  if (id == 0 || (flags & ImGuiItemFlags_NoNav) != 0) return;
  if (!code && (window->Flags & ImGuiWindowFlags_NoNavInputs) != 0) return;
  if (!now_.empty() && now_.back().id == id) return;
  Stop stop{.id = id,
            .window = window,
            .type = code                      ? StopType::code
                    : one_of(kind, k_pressed) ? StopType::press
                    : one_of(kind, k_typed)   ? StopType::type
                    : one_of(kind, k_own)     ? StopType::own
                                              : StopType::other,
            .group = 0,
            .on = on,
            .enabled = (flags & ImGuiItemFlags_Disabled) == 0};
  if (g.NavId == id && g.NavWindow == window) take_keys(stop);
  if (stop.type == StopType::other && kind != "slider") return;
  if (one_of(kind, k_grouped)) stop.group = group_of(kind, *window);
  now_.push_back(stop);
  if (id == wanted_) enter(stop);
}

void TabOrder::want(ImGuiID id) {
  wanted_ = id;
  wait_ = k_patience;
  context().moving = true;
}

void TabOrder::add_window(std::size_t entered_before) {
  ImGuiWindow* const window = ImGui::GetCurrentWindow();
  constexpr int k_without = ImGuiWindowFlags_NoNavInputs | ImGuiWindowFlags_NavFlattened;
  if (now_.size() > entered_before || window->ScrollMax.y <= 0) return;
  if ((window->Flags & k_without) != 0) return;
  now_.push_back({.id = window->ID,
                  .window = window,
                  .type = StopType::window,
                  .group = 0,
                  .on = false,
                  .enabled = true});
  if (now_.back().id == wanted_) enter(now_.back());
  const ImRect& box = window->InnerRect;
  const bool focused = ImGui::GetCurrentContext()->NavWindow == window && shown();
  context().screen.add({.path = {},
                        .kind = "scroll",
                        .text = {},
                        .box = {box.Min.x, box.Min.y, box.Max.x, box.Max.y},
                        .seen = {box.Min.x, box.Min.y, box.Max.x, box.Max.y},
                        .focused = focused},
                       "scrolled");
  if (focused)
    window->DrawList->AddRect(box.Min, box.Max, colours().accent, scaled(3), 0, scaled(2));
}

// The last widget has the keyboard.
void TabOrder::take_keys(const Stop& stop) {
  ImGuiContext& g = *ImGui::GetCurrentContext();
  if (stop.type == StopType::code || !shown()) return;
  const ImRect box = g.LastItemData.Rect;
  if (stop.type == StopType::press || stop.type == StopType::other)
    ImGui::RenderNavHighlight(box, stop.id);
  const ImGuiIO& io = ImGui::GetIO();
  if (stop.type != StopType::press || !stop.enabled || g.ActiveId != 0 || io.KeyCtrl || io.KeyAlt)
    return;
  if (pressed(Key::enter)) activate(stop.id);
}

void TabOrder::enter(const Stop& stop) {
  ImGuiContext& g = *ImGui::GetCurrentContext();
  wanted_ = 0;
  if (g.ActiveId != 0) ImGui::ClearActiveID();
  ImGui::FocusWindow(stop.window);
  g.NavInitRequest = false;
  const ImRect box = stop.type == StopType::window ? stop.window->Rect() : g.LastItemData.Rect;
  if (stop.type != StopType::window) {
    ImGui::SetFocusID(stop.id, stop.window);
    stop.window->NavRectRel[stop.window->DC.NavLayerCurrent] =
        ImGui::WindowRectAbsToRel(stop.window, box);
  }
  if (stop.type != StopType::code) scroll_to(*stop.window, box);
  g.NavDisableHighlight = false;
  g.NavDisableMouseHover = true;
  g.NavInputSource = ImGuiInputSource_Keyboard;
  if (stop.type == StopType::type) activate(stop.id);
}

}  // namespace hr::editor::ui
