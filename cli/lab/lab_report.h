// SPDX-License-Identifier: MIT
// What the lab has found, for people and for programs.
#pragma once

#include <string>
#include <vector>

#include "cli/lab/report_parts.h"
#include "cli/terminal/json_output.h"
#include "core/lab/comparison.h"
#include "core/lab/survey.h"
#include "scripting/lab/lab_answers.h"

namespace hr::cli {

using Answers = std::vector<scripting::LabAnswer>;  // what designers ask, in words

std::string survey_text(const Survey& found, const SurveyRun& run, const Answers& answers,
                        const EarlyStop& stop);
Json survey_json(const Survey& found, const SurveyRun& run, const Answers& answers,
                 const EarlyStop& stop);

// Every number of the report: rows of several types, named in the first column.
std::string survey_csv(const Survey& found, const EarlyStop& stop);

std::string comparison_text(const Comparison& found, const ComparisonRun& run,
                            const EarlyStop& stop);
Json comparison_json(const Comparison& found, const ComparisonRun& run, const EarlyStop& stop);
std::string comparison_csv(const Comparison& found, const EarlyStop& stop);

}  // namespace hr::cli
