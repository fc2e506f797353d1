// SPDX-License-Identifier: MIT
#include "scripting/check/check_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"

namespace hr::scripting {

namespace {

std::string counted(std::uint64_t n, const char* what) {
  return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

std::string verdict(const std::vector<Finding>& findings) {
  const auto warnings = static_cast<std::uint64_t>(std::count_if(
      findings.begin(), findings.end(),
      [](const Finding& finding) { return finding.severity == Finding::Severity::warning; }));
  const std::uint64_t errors = findings.size() - warnings;
  if (findings.empty()) return "no problems";
  if (warnings == 0) return counted(errors, "error");
  return (errors == 0 ? "no errors" : counted(errors, "error")) + ", " +
         counted(warnings, "warning");
}

std::string name_and_value(const Settings::value_type& setting) {
  return setting.first + "=" + setting.second;
}

}  // namespace

std::string found_text(const CheckReport& report) {
  const auto errors = static_cast<std::size_t>(
      std::ranges::count(report.findings, Finding::Severity::error, &Finding::severity));
  const std::size_t warnings = report.findings.size() - errors;
  if (report.findings.empty())
    return report.not_enough() ? "not enough games to tell" : "no problems";
  std::vector<std::string> parts;
  if (errors > 0) parts.push_back(count_text(errors, "error", "errors"));
  if (warnings > 0) parts.push_back(count_text(warnings, "warning", "warnings"));
  return list_text(parts);
}

std::string stopped_sentence(const CheckReport& report, const std::string& stopped) {
  return fmt::format("{}, with {} of {} played under {} of {}", stopped, report.games,
                     counted(report.all_games, "game"), report.settings,
                     counted(report.all_settings, "setting"));
}

std::vector<std::string> check_sentences(const CheckReport& report, const std::string& stopped) {
  const std::string played = report.stopped
                                 ? stopped_sentence(report, stopped)
                                 : fmt::format("{} under {}", counted(report.games, "game"),
                                               counted(report.settings, "setting"));
  const char* const so_far = report.not_enough() && report.has_no_errors()
                                 ? ", but that is not enough to tell"
                             : report.stopped ? " so far"
                                              : "";
  std::vector<std::string> out{fmt::format("{}, {}: {}{}.", played,
                                           counted(report.actions, "action"),
                                           verdict(report.findings), so_far)};
  if (report.refused > 0)
    out.push_back(fmt::format("{}: no game can start, because the setup fails.",
                              counted(report.refused, "setting")));
  if (report.unlimited > 0)
    out.push_back(
        fmt::format("Under {} some games did not end within {} actions, because options such as "
                    "{} remove their limit.",
                    counted(report.unlimited, "setting"), report.unlimited_after,
                    name_and_value(report.unlimited_by.front())));
  if (report.untried > 0)
    out.push_back(fmt::format("{} more {} not tried, because too many others had failed.",
                              report.untried,
                              report.untried == 1 ? "setting was" : "settings were"));
  return out;
}

}  // namespace hr::scripting
