// SPDX-License-Identifier: MIT
#include "editor/desk/new_ruleset.h"

#include <fmt/format.h>

#include <utility>

#include "editor/rule_files/rule_texts.h"
#include "scripting/source/files.h"
#include "scripting/templates/templates.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

// Gives a copy its new name, if the original's name appears literally in the text.
void give_name(const fs::path& file, const std::string& old, const std::string& name) {
  std::string text = scripting::read_whole(file, k_max_rules_text);
  const std::string was = fmt::format("name = \"{}\"", old);
  const std::size_t at = text.find(was);
  if (at == std::string::npos) return;
  text.replace(at, was.size(), fmt::format("name = \"{}\"", scripting::in_lua(name)));
  scripting::write_whole(file, text);
}

}  // namespace

void make_ruleset(const fs::path& folder, const std::string& name,
                  const std::string& game_template) {
  RuleTexts texts;
  for (RuleFile& file : scripting::game_files(game_template, name, folder.filename().string()))
    texts.emplace(std::move(file.name), std::move(file.text));
  write_rule_texts(folder, texts);
}

void copy_ruleset(const fs::path& folder, const std::string& name, const RulesetInfo& like) {
  copy_rules(like.folder, folder);
  give_name(folder / "rules.lua", like.name, name);
}

}  // namespace hr::editor
