// SPDX-License-Identifier: MIT
#include "editor/code/code_help.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "editor/code/help_box.h"
#include "editor/text/sentences.h"
#include "editor/text/text_moves.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr double k_rest = 0.4;  // seconds until the word under the mouse is explained

// A piece of a signature.
struct CallPart {
  std::string text;
  bool here = false;  // the caret is in it
};

// "[1]: Kind|Set" → "Kind|Set", "onto: Set?" → "onto", "dirs?: Directions" → "dirs?"
std::string short_part(const ApiName& part) {
  if (part.name.starts_with('[')) return part.type;
  return part.signature.substr(0, part.signature.find(':'));
}

std::vector<CallPart> call_parts(const CallHelp& call) {
  const ApiName& function = *call.function;
  std::vector<CallPart> out{{function.name + (function.takes_table ? "{ " : "(")}};
  for (std::size_t i = 0; i < function.parts.size(); ++i) {
    const bool last = i + 1 == function.parts.size();
    out.push_back({short_part(function.parts[i]), static_cast<int>(i) == call.part});
    if (!last) out.push_back({", "});
  }
  out.push_back({(function.takes_table ? " }" : ")") + function.result});
  return out;
}

// About the part at the caret, else about the function.
std::string call_sentence(const CallHelp& call) {
  const ApiName& function = *call.function;
  const ApiName& about = call.part < 0 ? function : function.parts[call.part];
  std::string out = call.part < 0 ? "" : about.name.starts_with('[') ? about.type : about.signature;
  if (!out.empty() && !about.help.empty()) out += ". ";
  out += about.help;
  std::erase(out, '`');
  return out;
}

// Where the parts of a signature go: from the left, in rows of this width.
struct CallPlaces {
  std::vector<ImVec2> at;
  float wide = 0;
  int rows = 1;
};
CallPlaces places_of(const std::vector<CallPart>& parts, float width, float row) {
  CallPlaces out;
  ImVec2 at{0, 0};
  for (const CallPart& part : parts) {
    const float wide = ImGui::CalcTextSize(part.text.c_str()).x;
    if (at.x > 0 && at.x + wide > width && part.text != ", ") {
      at = {ui::scaled(20), at.y + row};
      ++out.rows;
    }
    out.at.push_back(at);
    at.x += wide;
    out.wide = std::max(out.wide, at.x);
  }
  return out;
}

}  // namespace

void CodeHelp::knows(std::string file, Texts texts) {
  file_ = std::move(file);
  texts_ = std::move(texts);
}

std::vector<RuleText> CodeHelp::texts() const {
  if (texts_) return texts_();
  return {{file_, document_.text()}};
}

void CodeHelp::ask() { asked_ = true; }

bool CodeHelp::open() const {
  return asked_word_ || pointed_word_ || (call_ && call_->at != closed_call_);
}

bool CodeHelp::close() {
  if (!open()) return false;
  if (!asked_word_ && !pointed_word_) closed_call_ = call_->at;
  asked_word_.reset();
  pointed_word_.reset();
  return true;
}

void CodeHelp::follow(bool focused) {
  const TextAt caret = document_.caret();
  const bool moved = version_ != document_.version() || caret_ != caret;
  if (moved) {
    pointed_word_.reset();
    mouse_at_rest_ = true;
  }
  version_ = document_.version();
  caret_ = caret;
  if (!focused || document_.selected()) {
    call_.reset();
    asked_word_.reset();
    known_ = false;
    return;
  }
  if (moved || !std::exchange(known_, true)) {
    call_ = call_help(*api_, document_, caret);
    const bool tells = call_ && call_->function->name == "tell";
    told_ = tells ? told_sentence(document_, *call_, caret, texts()) : "";
  }
  if (!call_ || call_->at != closed_call_) closed_call_.reset();
  if (moved) asked_word_.reset();
  if (!std::exchange(asked_, false)) return;
  asked_word_ = word_help(*api_, document_, caret, file_, texts());
  if (!asked_word_ && caret.column > 0)  // after the last letter
    asked_word_ = word_help(*api_, document_, {caret.line, caret.column - 1}, file_, texts());
  if (!asked_word_) asked_word_ = {{caret, caret}, {texts::help::none, {}, {}, {}}};
}

void CodeHelp::point(std::optional<TextAt> at) {
  const ImVec2 moved = ImGui::GetIO().MouseDelta;
  const bool moves = moved.x != 0 || moved.y != 0;
  if (moves) mouse_at_rest_ = false;
  const std::optional<TextRange> word = at ? std::optional(word_at(document_, *at)) : std::nullopt;
  if (word != pointed_) {
    pointed_word_.reset();
    rested_ = 0;
  }
  pointed_ = word;
  if (!at || mouse_at_rest_ || rested_ >= k_rest) return;
  if (moves) rested_ = 0;
  ui::context().moving = true;  // time passes
  rested_ += ImGui::GetIO().DeltaTime;
  if (rested_ >= k_rest) pointed_word_ = word_help(*api_, document_, *at, file_, texts());
}

void CodeHelp::draw(const TextLayout& layout, bool focused, std::optional<TextAt> pointed,
                    bool above, bool below) {
  if (api_ == nullptr) return;
  follow(focused);
  point(pointed);
  const std::optional<WordHelp>& word = asked_word_ ? asked_word_ : pointed_word_;
  if (word) draw_word(layout, *word, focused);
  if (call_ && call_->at != closed_call_ && !asked_word_ && !pointed_word_)
    draw_call(layout, above, below);
}

void CodeHelp::draw_word(const TextLayout& layout, const WordHelp& word, bool focused) const {
  const TextGeometry& sizes = layout.sizes();
  const float width = std::min(ui::scaled(460), ImGui::GetIO().DisplaySize.x);
  const ImVec2 size = help_size(word.text, width);
  const float line = layout.y_of(word.range.from.line);
  const float caret = layout.y_of(document_.caret().line);
  const auto good = [&](float y) {
    const bool hides = focused && y < caret + sizes.row - 1 && y + size.y > caret + 1;
    return !hides && y >= 0 && y + size.y <= ImGui::GetIO().DisplaySize.y;
  };
  const std::array<float, 4> places{line + sizes.row, line - size.y, caret + sizes.row,
                                    caret - size.y};
  const auto* const best = std::ranges::find_if(places, good);
  if (best == places.end() && focused) return;  // no room beside the line being typed
  const float y = best == places.end() ? places[0] : *best;
  draw_help(word.text, "word ", {layout.x_of(word.range.from), y}, size.x);
}

void CodeHelp::draw_call(const TextLayout& layout, bool above, bool below) const {
  const TextGeometry& sizes = layout.sizes();
  const Colours& c = ui::colours();
  const std::vector<CallPart> parts = call_parts(*call_);
  const float pad = ui::scaled(8), row = std::floor(ImGui::GetFontSize() * 1.25F);
  const float room = std::min(ui::scaled(620), sizes.to.x - sizes.from.x - ui::scaled(8));
  const CallPlaces places = places_of(parts, room - 2 * pad, row);
  const HelpText sentence{{}, told_.empty() ? call_sentence(*call_) : told_, {}, {}};
  ImFont* const body = ui::context().fonts.body;
  const float letters = k_body_size * ui::context().scale;
  const ImVec2 told = body->CalcTextSizeA(letters, 1e9F, room - 2 * pad, sentence.help.c_str());
  const float wide = std::max(places.wide, told.x) + 2 * pad;
  const float high = static_cast<float>(places.rows) * row + told.y + pad;
  const float line = layout.y_of(caret_.line);
  if (line + sizes.row <= sizes.from.y || line >= sizes.to.y) return;  // scrolled out of sight
  const bool over = !above && line - high >= 0;
  if (!over && (below || line + sizes.row + high > ImGui::GetIO().DisplaySize.y)) return;
  const float x = std::max(sizes.from.x, std::min(layout.x_of(call_->at), sizes.to.x - wide));
  const ImVec2 from{x, over ? line - high : line + sizes.row};
  help_list().PushClipRect({0, 0}, ImGui::GetIO().DisplaySize, false);
  help_ground(from, {from.x + wide, from.y + high});
  std::string all;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ImVec2 at{from.x + pad + places.at[i].x, from.y + pad / 2 + places.at[i].y};
    const ImVec2 to{at.x + ImGui::CalcTextSize(parts[i].text.c_str()).x, at.y + row};
    all += parts[i].text;
    help_list().AddText(at, parts[i].here ? c.word : c.muted, parts[i].text.c_str());
    if (!parts[i].here) continue;
    help_list().AddLine({at.x, to.y - ui::scaled(2)}, {to.x, to.y - ui::scaled(2)}, c.accent,
                        ui::scaled(2));
    ui::expose("call part", "text", parts[i].text, at, to, true);
  }
  const ImVec2 under{from.x + pad, from.y + high - pad / 2 - told.y};
  ui::meet(sentence.help, body);
  help_list().AddText(body, letters, under, c.text, sentence.help.c_str(), nullptr, room - 2 * pad);
  ui::expose("call", "text", all, from, {from.x + wide, under.y});
  ui::expose("call help", "text", sentence.help, under, {under.x + told.x, under.y + told.y});
  help_list().PopClipRect();
}

}  // namespace hr::editor
