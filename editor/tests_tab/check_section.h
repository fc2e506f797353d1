// SPDX-License-Identifier: MIT
// How far the check has got, and its findings, each with a link to its line.
#pragma once

#include <string>

#include "editor/panels/panel.h"
#include "editor/tests_tab/test_job.h"

namespace hr::editor {

// "Check: no problems."
std::string check_summary(const TestReport& report, bool running);

// `id`: of the ruleset.
void draw_check(const TestReport& report, const std::string& id, Requests& requests);

}  // namespace hr::editor
