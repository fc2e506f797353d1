// SPDX-License-Identifier: MIT
// What a match lets be seen, through the eyes that look at it.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "editor/desk/open_match.h"

namespace hr::editor {

namespace {

constexpr int k_log_shown = 300;  // lines; what is older is in the history

}  // namespace

GameShown OpenMatch::shown() const {
  GameShown out;
  out.ruleset = id_;
  out.name = name_;
  out.own = own_;
  out.changed = changed_;
  out.set_aside = !set_aside_.empty();
  out.folder = folder_;
  out.files = files_;
  out.readings = readings_;
  out.findings = findings();
  out.auto_play = auto_play_;
  out.dice = dice_;
  for (const scripting::VariantNote& note : variants_) out.variants.push_back({note, false});
  if (!table_) return out;
  out.playing = true;
  show_rules(out);
  out.eyes = eyes();
  out.chosen_eyes = chosen_eyes_;
  out.secrets = secret();
  out.players = players();
  out.passes_to = passes_to();
  if (out.eyes == k_turn) return out;
  out.report = table_->report(ViewQuery{
      .seat = out.eyes, .log_last = k_log_shown, .named = true, .compared_with = compared_});
  out.comparison = std::exchange(out.report.comparison, {});
  if (!out.report.problem.empty())
    out.problems = {secret() && out.eyes != k_owner ? out.report.problem
                                                    : table_->report(OwnerQuery()).failure};
  show_worths(out);
  if (change_ && changed_at_ == status().cursor && changed_for_ == out.eyes) out.change = change_;
  out.cursor = status().cursor;
  out.steps = steps_[out.eyes].follow(*table_, out.eyes);
  for (const std::string& line : table_->report(DrawingQuery{out.eyes}).lines)
    out.drawing += line + "\n";
  if (out.game->par && (out.eyes == k_owner || out.report.ended))
    out.par = table_->report(ParQuery{out.eyes});
  return out;
}

// What the least of them counts goes without saying, and so does the number written on a cell.
void OpenMatch::show_worths(GameShown& out) const {
  if (!out.game->worths || out.eyes == k_turn) return;
  const ShownWorths of{status().rules, status().cursor, out.eyes};
  if (of == worths_of_) {
    out.worths = worths_;
    return;
  }
  worths_of_ = of;
  const auto found = table_->report(WorthsQuery{out.eyes}).worths;
  std::optional<std::int64_t> least;
  for (const auto& worth : found)
    if (worth) least = std::min(least.value_or(*worth), *worth);
  worths_.assign(found.size(), {});
  for (std::size_t cell = 0; cell < found.size(); ++cell) {
    if (!found[cell] || *found[cell] <= *least) continue;
    const std::string worth = std::to_string(*found[cell]);
    const bool written = cell < out.labels.size() && out.labels[cell] == worth;
    if (!written) worths_[cell] = worth;
  }
  out.worths = worths_;
}

void OpenMatch::show_rules(GameShown& out) const {
  out.game = game();
  out.name = out.game->name;
  out.by = out.game->by;
  out.about = out.game->about;
  out.card = out.game->card;
  out.options = ruleset_in_force()->options();
  out.labels = labels_;
  out.notices = ruleset_in_force()->notices();
  out.in_force = in_force();
  out.in_force_since = in_force_since();
  out.saved_in_force = saved_in_force();
  out.not_in_force = not_in_force();
  show_variants(out);
}

// Those that are on are in force, whatever their files say by now, if they are there at all.
void OpenMatch::show_variants(GameShown& out) const {
  for (const scripting::VariantNote& note : ruleset_in_force()->variants()) {
    const auto saved = std::ranges::find(
        out.variants, note.id, [](const VariantShown& v) -> auto& { return v.note.id; });
    VariantShown& shown =
        saved == out.variants.end() ? out.variants.emplace_back(VariantShown{note, true}) : *saved;
    shown.on = true;
    if (!shown.note.complaint.empty() || shown.note.board != note.board) shown.note = note;
  }
}

}  // namespace hr::editor
