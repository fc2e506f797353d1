// SPDX-License-Identifier: MIT
#include "editor/panels/change_text.h"

#include <fmt/format.h>

#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_listed = 40;

// Open or closed, it stays that under another `label`.
void draw_actions(const std::string& label, const char* id,
                  const std::vector<ChangedAction>& actions, ImU32 colour) {
  if (actions.empty()) return;
  const ui::Section section(label + id, false);
  if (!section) return;
  for (std::size_t i = 0; i < std::min(actions.size(), k_max_listed); ++i)
    ui::coloured(colour, actions[i].text);
  if (actions.size() > k_max_listed)
    ui::muted(fill(texts::common::and_more, actions.size() - k_max_listed));
}

}  // namespace

void draw_change(const RuleChangeReport& change) {
  const ui::Named named("Change");
  if (!change.heading.empty()) ui::strong(change.heading);
  ui::text(change.moves);
  for (const std::string& lost : change.lost) ui::coloured(ui::colours().warning, lost);
  draw_actions(fill(texts::rules::removed_moves, change.removed.size()), "###removed",
               change.removed, ui::colours().warning);
  draw_actions(fill(texts::rules::added_moves, change.added.size()), "###added", change.added,
               ui::colours().good);
}

}  // namespace hr::editor
