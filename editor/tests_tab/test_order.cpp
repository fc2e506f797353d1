// SPDX-License-Identifier: MIT
#include "editor/tests_tab/test_order.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/rule_files/rule_texts.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

std::string files_text(const std::vector<std::string>& names) {
  return names.size() > 3 ? texts::counted("{} file", "{} files", std::ssize(names))
                          : Message::all_of(names).in(texts::language());
}

}  // namespace

std::optional<TestOrder> test_order(const GameState& game) {
  if (!game.playing || game.in_force == nullptr) return {};
  TestOrder out{.checked = *game.in_force, .texts = {}, .variants = {}};
  for (const VariantState& variant : game.variants) out.variants.push_back(variant.note.id);
  RulesetText& rules = out.texts.rules;
  rules = *game.in_force;
  rules.variants.clear();
  rules.settings.clear();
  for (const RuleFileState& file : game.files) {
    if (is_scenario(file.name)) out.texts.tests.push_back({file.name, file.text});
    if (file.name.starts_with("variants/") && rules.find(file.name) == nullptr)
      rules.files.push_back({file.name, file.text});
  }
  std::ranges::sort(rules.files, {}, &RuleFile::name);
  return out;
}

std::string untested_text(const GameState& game) {
  if (!game.saved_in_force && !game.not_in_force.empty())
    return fill(
        "The saved text of {} is not in force, so it is not tested. Apply or correct it in the "
        "Rules tab.",
        files_text(game.not_in_force));
  std::vector<std::string> unsaved;
  for (const RuleFileState& file : game.files)
    if (file.draft && *file.draft != file.text) unsaved.push_back(file.name);
  if (unsaved.empty()) return {};
  return fill(texts::tests::unsaved, files_text(unsaved));
}

}  // namespace hr::editor
