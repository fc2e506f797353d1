// SPDX-License-Identifier: MIT
#include "editor/panels/change_text.h"

#include <fmt/format.h>

#include "editor/ui/ui.h"

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

void draw_change(const RuleChangeReport& change) {
  const ui::Named named("Change");
  if (!change.heading.empty()) ui::strong(change.heading);
  ui::text(change.moves);
  for (const std::string& lost : change.lost) ui::coloured(ui::colours().warning, lost);
  draw_actions("Removed moves", change.removed, ui::colours().warning);
  draw_actions("Added moves", change.added, ui::colours().good);
}

}  // namespace hr::editor
