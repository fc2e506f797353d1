// SPDX-License-Identifier: MIT
#include "scripting/check/finding.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "scripting/source/messages.h"

namespace hr::scripting {

Finding finding(const SourcePlace& place, Finding::Severity severity, const std::string& message,
                std::string advice) {
  return {place.file, place.at.line,          place.at.column,
          severity,   clean_message(message), std::move(advice)};
}

const char* severity_word(Finding::Severity severity) {
  return severity == Finding::Severity::error ? "error" : "warning";
}

std::string finding_text(const Finding& finding) {
  return fmt::format("{}:{}:{}: {}: {}", finding.file, finding.line, finding.column,
                     severity_word(finding.severity), finding.message);
}

void sort(std::vector<Finding>& findings) {
  const auto key = [](const Finding& f) {
    return std::tie(f.file, f.line, f.column, f.severity, f.message);
  };
  std::stable_sort(findings.begin(), findings.end(),
                   [&](const Finding& a, const Finding& b) { return key(a) < key(b); });
}

}  // namespace hr::scripting
