// SPDX-License-Identifier: MIT
#include "editor/rule_files/rules_status.h"

#include <fmt/format.h>

#include "core/base/words.h"
#include "editor/rule_files/file_names.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

std::string names_text(const std::vector<std::string>& names) {
  return names.size() > 3 ? count_text(names.size(), "file", "files") : list_text(names);
}

// A remark on a file that is not part of the rules in force; otherwise "".
std::string remark_on(const std::string& file) {
  if (file.ends_with(".scenario")) return "This scenario runs in the Tests tab.";
  if (file.starts_with(k_variants_folder)) return file + " is not used: it is switched off.";
  const bool rules = file.ends_with(".lua") || file.ends_with(".board") || file.ends_with(".svg");
  return rules ? file + " is not used." : "";
}

}  // namespace

RulesStatusText text_of(const RulesStatus& status) {
  using enum RulesStatusText::Tone;
  if (!status.playing)
    return {bad, "These rules cannot be loaded, so there is no game. Fix the error and save:", ""};
  const std::string still = "The game still uses the rules from " + status.since;
  if (status.errors > 0)
    return {bad,
            status.errors == 1 ? "The saved rules have an error." : "The saved rules have errors.",
            status.in_force ? "" : still + "."};
  const std::string names = names_text(status.differ);
  if (!status.in_force)
    return {
        warning,
        fmt::format(
            "{}, not {}{}.", still, status.unsaved.empty() ? "this text" : "the text being edited",
            names.empty()
                ? ""
                : fmt::format(" ({} {})", names, status.differ.size() == 1 ? "differs" : "differ")),
        ""};
  if (!status.unsaved.empty())
    return {muted,
            fmt::format("Unsaved changes in {}. The game uses the saved rules until you save.",
                        names_text(status.unsaved)),
            ""};
  const std::string remark = !status.news.empty()                        ? status.news
                             : status.shown_used || status.shown.empty() ? ""
                                                                         : remark_on(status.shown);
  return {muted, texts::rules::uses_these + (remark.empty() ? std::string() : " " + remark), ""};
}

}  // namespace hr::editor
