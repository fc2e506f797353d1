// SPDX-License-Identifier: MIT
#include "scripting/templates/templates.h"

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/words.h"
#include "scripting/templates/template_texts.h"

namespace hr::scripting {

namespace {

constexpr std::array<GameTemplate, 4> k_game_templates{
    {{"lines", message_text("Placing and lines")},
     {"steps", message_text("Pieces that step and capture")},
     {"cards", message_text("Cards and hands")},
     {"empty", message_text("An empty board")}}};

struct TemplateTexts {
  std::string_view rules, tests;
};

// In the same order. They are constants of other sources, so they are read when they are needed.
std::array<TemplateTexts, k_game_templates.size()> template_texts() {
  return {{{k_lines_lua, k_lines_scenario},
           {k_steps_lua, k_steps_scenario},
           {k_cards_lua, k_cards_scenario},
           {k_empty_lua, k_empty_scenario}}};
}

std::string filled(std::string_view text, std::string_view word, const std::string& with) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = std::min(text.find(word, at), text.size());
    out += text.substr(at, next - at);
    if (next < text.size()) out += with;
    at = std::min(next + word.size(), text.size());
  }
  return out;
}

std::string tests_file(const std::string& id) { return "tests/" + id + ".scenario"; }

}  // namespace

std::string in_lua(const std::string& title) {
  std::string out;
  for (const char c : title)
    if (c != '"' && c != '\\' && c >= ' ') out += c;
  return out;
}

std::span<const GameTemplate> game_templates() { return k_game_templates; }

std::string folder_name(const std::string& typed) {
  std::string out;
  for (const char c : lower_case(typed)) {
    const bool allowed = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (allowed)
      out += c;
    else if (!out.empty() && out.back() != '_')
      out += '_';
  }
  while (!out.empty() && out.back() == '_') out.pop_back();
  if (out.empty() || out.size() > 40)
    throw Error("Use 1 to 40 letters and digits, such as \"Night Raid\".");
  return out;
}

std::vector<RuleFile> game_files(std::string_view game_template, const std::string& title,
                                 const std::string& id) {
  const auto known = std::ranges::find(k_game_templates, game_template, &GameTemplate::id);
  if (known == k_game_templates.end())
    throw Error("There is no template called " + std::string(game_template) + ".");
  const TemplateTexts texts =
      template_texts()[static_cast<std::size_t>(known - k_game_templates.begin())];
  return {{"rules.lua", filled(texts.rules, "TITLE", in_lua(title))},
          {tests_file(id), std::string(texts.tests)}};
}

std::vector<RuleFile> variant_files(const std::string& title, const std::string& id,
                                    const std::string& base) {
  return {{"variants/" + id + ".lua",
           filled(filled(k_variant_lua, "TITLE", in_lua(title)), "BASE", base)},
          {tests_file(id), filled(k_variant_scenario, "FILE", id)}};
}

}  // namespace hr::scripting
