// SPDX-License-Identifier: MIT
// What a match lets be seen, through the eyes that look at it.
#include <fmt/format.h>

#include <algorithm>

#include "core/par/par.h"
#include "core/words/drawing.h"
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
  out.players = table_->players();
  out.passes_to = passes_to();
  if (out.eyes == k_turn) return out;
  const auto seat = SeatId(static_cast<std::int8_t>(out.eyes));
  out.report = table_->report(seat, std::max(0, table_->match().told_so_far(seat) - k_log_shown));
  if (!out.report.problem.empty())
    out.problems = {secret() && out.eyes != k_owner ? out.report.problem : table_->failure()};
  name_players(out);
  show_worths(out);
  if (change_ && changed_at_ == table_->match().cursor() && changed_for_ == out.eyes)
    out.change = change_;
  show_steps(out);
  show_comparison(out);
  const View view = table_->match().view(SeatId(static_cast<std::int8_t>(out.eyes)));
  for (const std::string& line : drawing_lines(view)) out.drawing += line + "\n";
  if (out.game->definition().par && (out.eyes == k_owner || out.report.ended))
    out.par = table_->par(SeatId(static_cast<std::int8_t>(out.eyes)));
  return out;
}

// What the least of them counts goes without saying, and so does the number written on a cell.
void OpenMatch::show_worths(GameShown& out) const {
  const std::optional<ParDef>& par = out.game->definition().par;
  if (!par || !par->worth || out.eyes == k_turn) return;
  const ShownWorths of{&edition(), table_->match().cursor(), out.eyes};
  if (of == worths_of_) {
    out.worths = worths_;
    return;
  }
  worths_of_ = of;
  worths_.clear();
  try {
    const auto eyes = SeatId(static_cast<std::int8_t>(secret() ? out.eyes : k_owner));
    const Terrain found = terrain(table_->match().view(eyes));
    const auto at = [](CellId cell) { return nth(cell); };
    std::optional<std::int64_t> least;
    for (CellId c = found.over.next(); c != CellId::none; c = found.over.next(c))
      least = std::min(least.value_or(found.worth[at(c)]), found.worth[at(c)]);
    out.worths.resize(found.worth.size());
    for (CellId c = found.over.next(); c != CellId::none; c = found.over.next(c)) {
      const std::size_t number = at(c);
      const std::string worth = std::to_string(found.worth[number]);
      const bool written = number < out.labels.size() && out.labels[number] == worth;
      if (found.worth[number] > *least && !written) out.worths[number] = worth;
    }
    worths_ = out.worths;
  } catch (const std::exception&) {
    // The owner is told what is wrong when he asks for par.
  }
}

void OpenMatch::show_rules(GameShown& out) const {
  const Rulebook& rulebook = table_->match().rulebook();
  out.game = rulebook.engine->shared_game();
  const Definition& definition = out.game->definition();
  out.name = definition.name;
  out.by = definition.by;
  out.about = definition.about;
  out.card = definition.card;
  out.options = ruleset_in_force()->options();
  out.labels = labels_;
  out.notices = ruleset_in_force()->notices();
  out.in_force = rulebook.edition;
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
