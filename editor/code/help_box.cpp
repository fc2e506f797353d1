// SPDX-License-Identifier: MIT
#include "editor/code/help_box.h"

#include <algorithm>
#include <array>

#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

struct HelpPart {
  const char* name;
  const std::string* text;
  ImU32 colour;
  bool mono;
};

float pad() { return ui::scaled(10); }

std::array<HelpPart, 4> parts_of(const HelpText& help) {
  const Colours& c = ui::colours();
  return {{{"signature", &help.signature, c.word, true},
           {"help", &help.help, c.text, false},
           {"example", &help.example, c.comment, true},
           {"place", &help.place, c.muted, false}}};
}

ImFont* font_of(const HelpPart& part) {
  return part.mono ? ui::context().fonts.mono : ui::context().fonts.body;
}
float size_of(const HelpPart& part) {
  return part.mono ? ImGui::GetFontSize() : k_body_size * ui::context().scale;
}

ImVec2 measured(const HelpPart& part, float inner) {
  return font_of(part)->CalcTextSizeA(size_of(part), 1e9F, inner, part.text->c_str());
}

}  // namespace

ImDrawList& help_list() { return *ImGui::GetForegroundDrawList(); }

void help_ground(ImVec2 from, ImVec2 to) {
  const Colours& c = ui::colours();
  help_list().AddRectFilled(from, to, c.panel, ui::scaled(4));
  help_list().AddRect(from, to, c.line, ui::scaled(4), 0, ui::scaled(1));
}

ImVec2 help_size(const HelpText& help, float width) {
  const float inner = width - 2 * pad();
  float wide = 0, high = 1.4F * pad(), gap = 0;
  for (const HelpPart& part : parts_of(help)) {
    if (part.text->empty()) continue;
    const ImVec2 size = measured(part, inner);
    wide = std::max(wide, size.x);
    high += size.y + gap;
    gap = ui::scaled(6);
  }
  return {std::min(wide + 2 * pad(), width), high};
}

void draw_help(const HelpText& help, std::string_view prefix, ImVec2 from, float width) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize, size = help_size(help, width);
  from.x = std::max(0.0F, std::min(from.x, screen.x - width));
  from.y = std::max(0.0F, std::min(from.y, screen.y - size.y));
  help_list().PushClipRect({0, 0}, screen, false);
  help_ground(from, {from.x + width, from.y + size.y});
  const float inner = width - 2 * pad();
  ImVec2 at{from.x + pad(), from.y + 0.7F * pad()};
  for (const HelpPart& part : parts_of(help)) {
    if (part.text->empty()) continue;
    const ImVec2 shown = measured(part, inner);
    ui::meet(*part.text, font_of(part));
    help_list().AddText(font_of(part), size_of(part), at, part.colour, part.text->c_str(), nullptr,
                        inner);
    ui::expose(std::string(prefix) + part.name, "text", *part.text, at,
               {at.x + std::min(shown.x, inner), at.y + shown.y});
    at.y += shown.y + ui::scaled(6);
  }
  help_list().PopClipRect();
}

}  // namespace hr::editor
