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
  if (report.stopped)
    return fmt::format("Stopped after 20 seconds. Played {} of {} under {} of {}{}.", report.games,
                       count_text(report.all_games, "game", "games"), report.settings,
                       count_text(report.all_settings, "choice of options", "choices of options"),
                       report.not_enough() ? ", which is not enough to tell" : "");
  return fmt::format("Played {} under {}.", count_text(report.games, "game", "games"),
                     count_text(report.settings, "choice of options", "choices of options"));
}

std::string state_text(const TestReport& report, bool running) {
  if (running && !report.tested) return "waits for the scenarios…";
  if (running && !report.checked)
    return report.all_settings == 0
               ? "reading the rules…"
               : fmt::format("playing random games, {} of {} choices of options…", report.settings,
                             report.all_settings);
  if (!report.problem.empty()) return report.problem;
  if (report.check == nullptr) return "not run yet";
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
  if (ui::link(fmt::format(texts::files::place, file, finding.line) + fmt::format("##{}", number),
               c.accent))
    requests.show(fmt::format("{}:{}:{}", file, finding.line, finding.column));
  ui::tip("Opens the rules at this line.");
  ImGui::Indent(ui::scaled(20));
  ui::text(full_sentence(finding.message));
  if (!finding.advice.empty()) ui::muted(sentence(finding.advice));
  ImGui::Unindent(ui::scaled(20));
}

}  // namespace

std::string check_summary(const TestReport& report, bool running) {
  return fmt::format(texts::tests::check_found, state_text(report, running));
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
