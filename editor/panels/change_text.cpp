// SPDX-License-Identifier: MIT
#include "editor/panels/change_text.h"

#include <fmt/format.h>

#include "core/base/words.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_listed = 40;

void draw_actions(const char* label, const std::vector<ChangedAction>& actions, ImU32 colour) {
  if (actions.empty()) return;
  const ui::Section section(fmt::format("{} ({})###{}", label, actions.size(), label), false);
  if (!section) return;
  for (std::size_t i = 0; i < std::min(actions.size(), k_max_listed); ++i)
    ui::coloured(colour, actions[i].text);
  if (actions.size() > k_max_listed)
    ui::muted(fmt::format("… and {} more.", actions.size() - k_max_listed));
}

}  // namespace

std::string change_sentence(const RuleChangeReport& change) {
  const std::size_t gone = change.removed.size(), come = change.added.size();
  if (gone + come == 0) return texts::change::none;
  const auto number = [](std::size_t n) { return n == 0 ? "none" : std::to_string(n); };
  if (gone == 0) return count_text(come, "move", "moves") + " added, none removed: see the board.";
  return fmt::format(texts::change::some, count_text(gone, "move", "moves"), number(come));
}

void draw_change(const RuleChangeReport& change) {
  const ui::Named named("Change");
  if (!change.what.empty()) ui::strong("Rules changed: " + list_text(change.what) + ".");
  ui::text(change_sentence(change));
  for (const std::string& lost : change.lost) ui::coloured(ui::colours().warning, lost);
  draw_actions("Removed moves", change.removed, ui::colours().warning);
  draw_actions("Added moves", change.added, ui::colours().good);
}

}  // namespace hr::editor
