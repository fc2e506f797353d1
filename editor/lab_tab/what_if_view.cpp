// SPDX-License-Identifier: MIT
#include "editor/lab_tab/what_if_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/ui/ui.h"
#include "scripting/lab/what_if_words.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_rows = 200;

constexpr texts::Text k_about_what_if =
    "Replays this game from the start, with the same moves and dice, under changed rules, and "
    "shows both games side by side."_text;
std::string hides() {
  return fill("{} Choose View > View as owner.",
              owners_alone_message(
                  Message("replay it under changed rules, which could show what is hidden"))
                  .in(texts::language()));
}

}  // namespace

void WhatIfView::draw(const DeskState& state, Requests& requests) {
  const GameState& game = *state.game;
  if (!may_ask_what_if(game))
    return ui::text(game.playing ? hides() : std::string("There is no game yet."_text));
  const WhatIfState& what_if = game.what_if;
  if (std::exchange(match_, game.match) != game.match) {
    rules_ = {};
    form_.forget();
  }
  if (!what_if.on) {
    ui::muted(k_about_what_if);
    if (ui::primary("Replay this game"_text)) requests.add(AskWhatIf{rules_});
  }
  const ui::Child rest("Replay");
  draw_rules(game, requests);
  if (what_if.on) draw_found(what_if, requests);
  ui::keep_scroll();
}

// Also before the first replay, so that it can begin under these.
void WhatIfView::draw_rules(const GameState& game, Requests& requests) {
  const WhatIfRules before = rules_;
  ui::tick("Skip moves not allowed"_text, rules_.skip);
  ui::tip("Otherwise the replay stops at the first move that the changed rules do not allow."_text);
  const bool tries = !rules_.variants.empty() || rules_.settings.has_value();
  if (tries) ImGui::AlignTextToFramePadding();
  ui::text(tries ? "Under the rules in force, changed by what is set below."_text
                 : "Under the rules in force: change them, or try others below."_text);
  if (tries) {
    ui::flow(ui::button_width("Only the rules in force"_text));
    if (ui::button("Only the rules in force"_text)) rules_ = {.skip = rules_.skip};
  }
  if (!game.variants.empty() || !game.options.empty())
    if (const ui::Section section("Try a variant or an option"_text, false); section) {
      draw_variants(game);
      Settings chosen = rules_.settings.value_or(game.in_force->settings);
      if (form_.draw_settings(game.options, chosen)) rules_.settings = std::move(chosen);
    }
  if (rules_ != before && game.what_if.on) requests.add(AskWhatIf{rules_});
}

void WhatIfView::draw_variants(const GameState& game) {
  for (const VariantState& variant : game.variants) {
    const scripting::VariantInfo& note = variant.note;
    const auto tried =
        std::ranges::find(rules_.variants, note.id, &std::pair<std::string, bool>::first);
    bool on = tried == rules_.variants.end() ? variant.on : tried->second;
    const ui::Disabled disabled(!note.complaint.empty() && !on);
    const std::string label = sentence(note.name.empty() ? spoken(note.id) : note.name);
    if (!ui::tick(label + "##" + note.id, on)) continue;
    if (tried != rules_.variants.end()) rules_.variants.erase(tried);
    if (on != variant.on) rules_.variants.emplace_back(note.id, on);
  }
}

void WhatIfView::draw_found(const WhatIfState& what_if, Requests& requests) {
  ImGui::Separator();
  if (what_if.replaying)
    ui::muted(what_if.all == 0 ? std::string("Replaying…"_text)
                               : fill("Replaying: {} of {} steps", what_if.done, what_if.all));
  if (!what_if.problem.empty()) return ui::coloured(ui::colours().bad, what_if.problem);
  if (what_if.line == nullptr) return;
  if (std::exchange(line_, what_if.line) != what_if.line) {
    rows_ = what_if_rows(line_->found);
    summary_ = scripting::what_if_summary(line_->found);
  }
  for (const std::string& sentence : summary_) ui::text(sentence);
  const std::size_t shown = std::min(rows_.size(), k_max_rows);
  for (std::size_t i = 0; i < shown; ++i) draw_row(i, what_if, requests);
  if (shown < rows_.size())
    ui::muted(
        fill("And {} more: they are marked on the bar below the boards.", rows_.size() - shown));
}

void WhatIfView::draw_row(std::size_t number, const WhatIfState& what_if,
                          Requests& requests) const {
  const WhatIfRow& row = rows_[number];
  const Colours& c = ui::colours();
  const ui::Named named(fmt::format("difference {}", number + 1));
  const auto& moments = what_if.line->moments;
  const auto at = std::ranges::find(moments, row.step, &WhatIfMoment::step);
  const auto moment = static_cast<std::size_t>(at - moments.begin());
  ImGui::Separator();
  if (ui::row(row.title, moment == what_if.moment)) requests.add(ShowMoment{moment});
  for (const std::string& sentence : row.before) ui::muted(fill("As played: {}", sentence));
  for (const std::string& sentence : row.after) ui::coloured(c.accent, fill("Now: {}", sentence));
  for (const std::string& sentence : row.notes)
    row.refused ? ui::coloured(c.bad, sentence) : ui::text(sentence);
}

}  // namespace hr::editor
