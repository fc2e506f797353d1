// SPDX-License-Identifier: MIT
#include "editor/code/find_bar.h"

#include <charconv>
#include <utility>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

void FindBar::open(FindMode what, const TextDocument& document) {
  mode_ = what;
  take_focus_ = true;
  news_.clear();
  line_.clear();
  const TextRange range = document.selection();
  origin_ = range.from;
  if (what != FindMode::line && !range.empty() && range.from.line == range.to.line)
    query_.text = document.text(range);
  refresh(document);
}

void FindBar::close() {
  mode_ = FindMode::nothing;
  closed_ = true;
}

bool FindBar::take_closed() { return std::exchange(closed_, false); }

void FindBar::refresh(const TextDocument& document) {
  const bool wants = mode_ == FindMode::find || mode_ == FindMode::replace;
  if (!wants) {
    matches_.clear();
    known_version_ = 0;
    return;
  }
  if (known_ == query_ && known_version_ == document.version()) return;
  known_ = query_;
  known_version_ = document.version();
  matches_ = found(document, query_);
}

bool FindBar::go(TextDocument& document, bool forward) {
  const std::vector<TextRange> all = found(document, query_);
  const TextRange now = document.selection();
  const int next =
      forward ? next_found(all, now.empty() ? now.from : now.to) : last_found(all, now.from);
  if (next < 0) return false;
  document.select(all[next].from, all[next].to);
  origin_ = all[next].from;
  return true;
}

bool FindBar::replace_one(TextDocument& document) {
  const TextRange now = document.selection();
  for (const TextRange& match : matches_) {
    if (match != now) continue;
    document.replace(match, by_);
    break;
  }
  return go(document, true);
}

std::string FindBar::count(const TextDocument& document) const {
  if (query_.text.empty()) return {};
  if (matches_.empty()) return "Not found"_text;
  const TextRange now = document.selection();
  for (std::size_t i = 0; i < matches_.size(); ++i)
    if (matches_[i] == now) return fill("{} of {}", i + 1, matches_.size());
  return fill("{} found", matches_.size());
}

bool FindBar::draw(TextDocument& document, bool read_only) {
  const ui::FontScope letters(ui::context().fonts.body);
  const ui::Named named("Find");
  const float gap = ui::scaled(6);
  ImGui::Dummy({0, gap / 2});
  ImGui::Indent(gap);
  ImGui::BeginGroup();
  bool moved = false;
  if (mode_ == FindMode::line)
    draw_line(document, moved);
  else
    draw_find(document, moved);
  if (mode_ == FindMode::replace && !read_only) draw_replace(document, moved);
  ImGui::EndGroup();
  ImGui::Unindent(gap);
  return moved;
}

void FindBar::draw_find(TextDocument& document, bool& moved) {
  if (take_focus_) ImGui::SetKeyboardFocusHere();
  take_focus_ = false;
  ImGui::SetNextItemWidth(ui::scaled(220));
  const std::string before = query_.text;
  const bool enter = ui::entered("##find", query_.text, texts::find::find);
  const bool left = ImGui::IsItemDeactivated() && pressed(Key::escape);
  const bool typed = before != query_.text;
  refresh(document);
  if (typed && !matches_.empty()) {
    const TextRange match = matches_[next_found(matches_, origin_)];
    document.select(match.from, match.to);
    moved = true;
  }
  if (enter) {
    moved |= go(document, !ImGui::GetIO().KeyShift);
    take_focus_ = true;
  }
  const std::string told = count(document);
  ui::flow(ui::scaled(80));
  ui::muted(told.empty() ? " " : told);
  ui::flow(ui::button_width(texts::find::previous));
  if (ui::button(texts::find::previous) || pressed(Chord{.key = Key::f3, .shift = true}, true))
    moved |= go(document, false);
  ui::tip("Shift+F3"_text);
  ui::flow(ui::button_width(texts::find::next));
  if (ui::button(texts::find::next) || pressed(Chord{.key = Key::f3}, true))
    moved |= go(document, true);
  ui::tip("F3");
  ui::flow(ui::scaled(120));
  ui::tick(texts::find::match_case, query_.match_case);
  ui::flow(ui::scaled(120));
  ui::tick(texts::find::whole_word, query_.whole_word);
  ui::flow(ui::button_width(texts::common::close));
  if (ui::button(texts::common::close) || left) close();
}

void FindBar::draw_replace(TextDocument& document, bool& moved) {
  ImGui::SetNextItemWidth(ui::scaled(220));
  const bool enter = ui::entered("##by", by_, texts::find::replace_with);
  if (ImGui::IsItemDeactivated() && pressed(Key::escape)) close();
  ui::flow(ui::button_width(texts::find::replace));
  if (ui::button(texts::find::replace) || enter) moved |= replace_one(document);
  ui::flow(ui::button_width(texts::find::replace_all));
  if (ui::button(texts::find::replace_all)) {
    const int times = replace_all(document, query_, by_);
    news_ = fill("{} replaced", times);
    moved |= times > 0;
  }
  if (news_.empty()) return;
  ui::flow(ui::scaled(100));
  ui::muted(news_);
}

void FindBar::draw_line(TextDocument& document, bool& moved) {
  if (take_focus_) ImGui::SetKeyboardFocusHere();
  take_focus_ = false;
  ImGui::SetNextItemWidth(ui::scaled(120));
  const bool enter = ui::entered("##line", line_, "Line"_text);
  const bool left = ImGui::IsItemDeactivated() && pressed(Key::escape);
  ui::flow(ui::scaled(120));
  ui::muted(fill("of {}", document.size()));
  ui::flow(ui::button_width("Go"_text));
  const bool go = ui::button("Go"_text) || enter;
  ui::flow(ui::button_width(texts::common::close));
  if (ui::button(texts::common::close) || left) close();
  if (!go) return;
  int line = 0;
  const auto [end, error] = std::from_chars(line_.data(), line_.data() + line_.size(), line);
  if (error != std::errc() || end != line_.data() + line_.size()) return;
  document.place({std::max(line, 1) - 1, 0});
  moved = true;
  close();
}

}  // namespace hr::editor
