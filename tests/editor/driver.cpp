// SPDX-License-Identifier: MIT
#include "tests/editor/driver.h"

#include <imgui.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <map>

#include "core/base/utf8.h"
#include "editor/ui/ui.h"

namespace hr::tests {

using editor::Chord;
using editor::Item;
using editor::Key;

// Making the fonts takes the longest, so all tests share one atlas per scale.
struct DriverAtlas {
  editor::FontMaker maker;
  ImFontAtlas atlas;
  editor::Fonts fonts;

  void make(float scale, const editor::Letters& letters) {
    fonts = maker.make(atlas, scale, letters);
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
  }
};

struct DriverContext {
  ImGuiContext* imgui = nullptr;
  editor::ui::Context ours;
  std::unique_ptr<DriverAtlas> atlas;  // null: the shared one
};

namespace {

DriverAtlas& atlas(float scale) {
  static std::map<float, std::unique_ptr<DriverAtlas>> made;
  std::unique_ptr<DriverAtlas>& out = made[scale];
  if (out == nullptr) {
    out = std::make_unique<DriverAtlas>();
    out->make(scale, {});
  }
  return *out;
}

ImVec2 middle(const Item& item) {
  return {(item.box.left + item.box.right) / 2, (item.box.top + item.box.bottom) / 2};
}

// The window's own texts are fixed in the program, so a character that the font lacks is a mistake
// (it is drawn as a question mark).
void check_letters(const editor::Screen& screen, const editor::Fonts& fonts) {
  for (const Item& item : screen.items()) {
    if (item.kind == "field" || item.kind == "line") continue;   // typed by somebody
    if (item.path.find("sign ") != std::string::npos) continue;  // drawn as a shape
    std::string_view rest = item.text;
    while (!rest.empty()) {
      const auto next = decode_utf8(rest);
      if (!next) break;
      const bool end = next->character == U'\n';
      const auto has = [&](const ImFont* font) {
        return font->FindGlyphNoFallback(static_cast<ImWchar>(next->character)) != nullptr;
      };
      if (!end && std::ranges::none_of(fonts.all(), has))
        FAIL("the font lacks a character of \"" << item.text << "\" (" << item.path << ")");
      rest.remove_prefix(next->length);
    }
  }
}

}  // namespace

Driver::Driver(float width, float height, float scale, editor::Theme theme)
    : context_(std::make_unique<DriverContext>()) {
  DriverAtlas& letters = atlas(scale);
  context_->imgui = ImGui::CreateContext(&letters.atlas);
  ImGui::SetCurrentContext(context_->imgui);
  ImGuiIO& io = ImGui::GetIO();
  io.UserData = &context_->ours;
  io.IniFilename = nullptr;
  io.DisplaySize = {width, height};
  io.DeltaTime = 1.0F / 60;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;  // like every backend we use
  io.MousePos = {-1000, -1000};
  editor::map_keys();
  context_->ours.fonts = letters.fonts;
  context_->ours.scale = scale;
  context_->ours.theme = theme;
  context_->ours.screen.listen(true);
  editor::apply(theme, scale);
}

Driver::~Driver() {
  ImGui::SetCurrentContext(context_->imgui);
  ImGui::DestroyContext();
}

void Driver::frame(int times) {
  ImGui::SetCurrentContext(context_->imgui);
  for (int i = 0; i < times; ++i) {
    if (context_->ours.letters.take_news()) make_own_letters();
    if (!input_.empty()) input_.begin_frame();
    context_->ours.screen.begin_frame();
    ImGui::NewFrame();
    if (draw_) draw_();
    ImGui::Render();
    seconds_ += 1.0F / 60;
  }
  if (!context_->ours.letters.news()) check_letters(screen(), context_->ours.fonts);
}

// The fonts that all tests share have only the letters of our own texts.
void Driver::make_own_letters() {
  if (context_->atlas == nullptr) context_->atlas = std::make_unique<DriverAtlas>();
  context_->atlas->make(context_->ours.scale, context_->ours.letters);
  context_->ours.fonts = context_->atlas->fonts;
  ImGui::GetIO().Fonts = &context_->atlas->atlas;
}

const editor::Screen& Driver::screen() const { return context_->ours.screen; }

const Item& Driver::item(std::string_view name) const {
  const Item* const found = screen().find(name);
  if (found == nullptr) {
    std::string there;
    for (const Item& other : screen().items()) there += "\n  " + other.kind + " " + other.path;
    FAIL("there is no \"" << name << "\" on screen; there is" << there);
  }
  return *found;
}

bool Driver::reads(std::string_view text) const {
  return screen().text().find(text) != std::string::npos;
}

void Driver::move(float x, float y) {
  ImGui::SetCurrentContext(context_->imgui);
  ImGui::GetIO().MousePos = {x, y};
  frame();
}

void Driver::button(int which, bool down) {
  ImGui::SetCurrentContext(context_->imgui);
  ImGui::GetIO().MouseDown[which] = down;
  frame();
}

// Turns the wheel over the panel until the item is visible, or nothing moves any longer.
void Driver::scroll_to(std::string_view name) {
  for (int turns = 0; turns < 100 && !item(name).in_sight(); ++turns) {
    const Item& it = item(name);
    ImGui::GetIO().MousePos = {(it.seen.left + it.seen.right) / 2,
                               (it.seen.top + it.seen.bottom) / 2};
    ImGui::GetIO().MouseWheel = it.box.top < it.seen.top ? 1.0F : -1.0F;
    frame(2);
  }
}

void Driver::hover(std::string_view name) {
  scroll_to(name);
  const ImVec2 at = middle(item(name));
  move(at.x, at.y);
  frame();
}

void Driver::click_with(std::string_view name, int which, int times) {
  hover(name);
  if (!item(name).enabled) FAIL("\"" << name << "\" cannot be clicked now");
  for (int i = 0; i < times; ++i) {
    button(which, true);
    button(which, false);
  }
  frame(2);
}

void Driver::click(std::string_view name) { click_with(name, 0, 1); }
void Driver::double_click(std::string_view name) { click_with(name, 0, 2); }
void Driver::right_click(std::string_view name) { click_with(name, 1, 1); }

void Driver::drag(std::string_view from, std::string_view to) {
  hover(from);
  button(0, true);
  const ImVec2 end = middle(item(to)), start = middle(item(from));
  for (int i = 1; i <= 4; ++i) {
    const float share = static_cast<float>(i) / 4;
    move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share);
  }
  button(0, false);
  frame();
}

void Driver::type(std::string_view text) {
  ImGui::SetCurrentContext(context_->imgui);
  for (const char letter : text) {
    if (letter == '\n') {
      press(Key::enter);
      continue;
    }
    ImGui::GetIO().AddInputCharacter(static_cast<unsigned char>(letter));
    frame();
  }
}

void Driver::fill(std::string_view field, std::string_view text) {
  click(field);
  press(editor::ctrl('A'));
  press(Key::del);
  type(text);
}

void Driver::press(Chord chord) {
  ImGui::SetCurrentContext(context_->imgui);
  editor::hold_modifiers(chord.ctrl, chord.shift, chord.alt);
  editor::hold(chord.key, true);
  frame();
  editor::hold(chord.key, false);
  editor::hold_modifiers(false, false, false);
  frame(2);
}

void Driver::hurry(const std::vector<Quick>& strokes) {
  const auto key = [this](Key which, bool down) {
    take({.type = editor::InputType::key, .code = static_cast<int>(which), .down = down});
  };
  for (const Quick& stroke : strokes) {
    const Chord& chord = stroke.key;
    if (chord.ctrl) key(Key::left_ctrl, true);
    if (chord.shift) key(Key::left_shift, true);
    if (chord.key != Key::none)
      for (const bool down : {true, false}) key(chord.key, down);
    if (chord.shift) key(Key::left_shift, false);
    if (chord.ctrl) key(Key::left_ctrl, false);
    for (std::string_view rest = stroke.text; !rest.empty();) {
      const Decoded letter = *decode_utf8(rest);
      const bool plain =
          letter.character < 0x80 && std::isalnum(static_cast<int>(letter.character));
      const Key on = plain ? Key(std::toupper(static_cast<int>(letter.character))) : Key::other;
      key(on, true);
      take({.type = editor::InputType::letter, .code = static_cast<int>(letter.character)});
      key(on, false);
      rest.remove_prefix(letter.length);
    }
  }
  for (int i = 0; i < 400 && !input_.empty(); ++i) frame();
  frame(3);
}

void Driver::hurry_click(std::string_view name, const std::vector<Quick>& strokes) {
  hover(name);
  for (const bool down : {true, false})
    take({.type = editor::InputType::button, .code = 0, .down = down});
  hurry(strokes);
}

void Driver::wheel(float up) {
  ImGui::SetCurrentContext(context_->imgui);
  ImGui::GetIO().MouseWheel = up;
  frame(2);
}

}  // namespace hr::tests
