// SPDX-License-Identifier: MIT
#include "editor/rule_files/rules_status.h"

#include <fmt/format.h>

#include "core/base/words.h"
#include "editor/rule_files/file_names.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

std::string names_text(const std::vector<std::string>& names) {
  return names.size() > 3 ? texts::counted("{} file", "{} files", std::ssize(names))
                          : Message::all_of(names).in(texts::language());
}

// A remark on a file that is not part of the rules in force; otherwise "".
std::string remark_on(const std::string& file) {
  if (file.ends_with(".scenario")) return "This scenario runs in the Tests tab."_text;
  if (file.starts_with(k_variants_folder)) return fill("{} is not used: it is switched off.", file);
  const bool rules = file.ends_with(".lua") || file.ends_with(".board") || file.ends_with(".svg");
  return rules ? fill("{} is not used.", file) : "";
}

}  // namespace

RulesStatusText text_of(const RulesStatus& status) {
  using enum RulesStatusText::Tone;
  if (!status.playing)
    return {bad, "These rules cannot be loaded, so there is no game. Fix the error and save:"_text,
            ""};
  if (status.errors > 0)
    return {bad,
            status.errors == 1 ? "The saved rules have an error."_text
                               : "The saved rules have errors."_text,
            status.in_force ? "" : fill("The game still uses the rules from {}.", status.since)};
  const std::string names = names_text(status.differ);
  if (!status.in_force) {
    const std::string differ =
        names.empty() ? ""
                      : fmt::format(" ({})", status.differ.size() == 1 ? fill("{} differs", names)
                                                                       : fill("{} differ", names));
    return {
        warning,
        status.unsaved.empty()
            ? fill("The game still uses the rules from {}, not this text{}.", status.since, differ)
            : fill("The game still uses the rules from {}, not the text being edited{}.",
                   status.since, differ),
        ""};
  }
  if (!status.unsaved.empty())
    return {muted,
            fill("Unsaved changes in {}. The game uses the saved rules until you save.",
                 names_text(status.unsaved)),
            ""};
  const std::string remark = !status.news.empty()                        ? status.news
                             : status.shown_used || status.shown.empty() ? ""
                                                                         : remark_on(status.shown);
  return {muted,
          std::string(texts::rules::uses_these) + (remark.empty() ? std::string() : " " + remark),
          ""};
}

}  // namespace hr::editor
