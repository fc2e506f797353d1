// SPDX-License-Identifier: MIT
#include "editor/tests_tab/check_section.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/ui/ui.h"
#include "scripting/check/check_words.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

using scripting::CheckReport;
using scripting::Finding;

// "NAME/rules.lua" → "rules.lua"
std::string inside(const std::string& file, const std::string& id) {
  return file.starts_with(id + "/") ? file.substr(id.size() + 1) : file;
}

std::string played(const CheckReport& report) {
  const std::string all_games =
      texts::counted("{} game", "{} games", static_cast<std::int64_t>(report.all_games));
  const std::string all_choices = texts::counted("{} choice of options", "{} choices of options",
                                                 static_cast<std::int64_t>(report.all_settings));
  if (report.stopped)
    return report.not_enough()
               ? fill(
                     "Stopped after 20 seconds. Played {} of {} under {} of {}, which is not "
                     "enough to tell.",
                     report.games, all_games, report.settings, all_choices)
               : fill("Stopped after 20 seconds. Played {} of {} under {} of {}.", report.games,
                      all_games, report.settings, all_choices);
  return fill("Played {} under {}.",
              texts::counted("{} game", "{} games", static_cast<std::int64_t>(report.games)),
              texts::counted("{} choice of options", "{} choices of options",
                             static_cast<std::int64_t>(report.settings)));
}

std::string state_text(const TestReport& report, bool running) {
  if (running && !report.tested) return "waits for the scenarios…"_text;
  if (running && !report.checked)
    return report.all_settings == 0 ? std::string("reading the rules…"_text)
                                    : fill("playing random games, {} of {} choices of options…",
                                           report.settings, report.all_settings);
  if (!report.problem.empty()) return report.problem;
  if (report.check == nullptr) return "not run yet"_text;
  return scripting::found_text(*report.check) + ".";
}

void draw_finding(const Finding& finding, std::size_t number, const std::string& id, bool stale,
                  Requests& requests) {
  const Colours& c = ui::colours();
  const bool error = finding.severity == Finding::Severity::error;
  const std::string file = inside(finding.file, id);
  ui::coloured(stale   ? c.muted
               : error ? c.bad
                       : c.warning,
               error ? texts::tests::error : texts::tests::warning);
  ImGui::SameLine();
  if (ui::link(fill(texts::files::place, file, finding.line) + fmt::format("##{}", number),
               c.accent))
    requests.show(fmt::format("{}:{}:{}", file, finding.line, finding.column));
  ui::tip("Opens the rules at this line."_text);
  ImGui::Indent(ui::scaled(20));
  ui::text(full_sentence(finding.message));
  if (!finding.advice.empty()) ui::muted(sentence(finding.advice));
  ImGui::Unindent(ui::scaled(20));
}

}  // namespace

std::string check_summary(const TestReport& report, bool running) {
  return fill(texts::tests::check_found, state_text(report, running));
}

void draw_check(const TestReport& report, const std::string& id, Requests& requests) {
  if (report.check == nullptr) return;
  const ui::Named named(texts::tests::check);
  ui::strong(texts::tests::check);
  ui::muted(played(*report.check));
  std::size_t number = 0;
  for (const Finding& finding : report.check->findings)
    draw_finding(finding, number++, id, !report.checked, requests);
}

}  // namespace hr::editor
