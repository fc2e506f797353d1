// SPDX-License-Identifier: MIT
// What the workshop answers, as JSON.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/read_json.h"
#include "core/game/ruleset_text.h"
#include "core/thinking/thinker.h"
#include "scripting/check/finding.h"
#include "scripting/lab/lab_answers.h"
#include "scripting/lab/lab_sheet.h"
#include "scripting/lab/version_lab.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/scenarios/test_run.h"

namespace hr::web {

Json json_of(const std::vector<RuleFile>& files);
Json json_of(const Settings& settings);
// Sentences about its options together.
Json notices_of(const scripting::Ruleset& ruleset);
Json json_of(const std::vector<scripting::Option>& options);
// `on`: the names of those switched on.
Json json_of(std::span<const scripting::VariantInfo> variants, const std::vector<std::string>& on);
Json json_of(const scripting::Finding& finding);
Json json_of(const scripting::TestResult& result);
Json json_of(const scripting::LabFacts& facts);
Json json_of(const scripting::LabDifference& difference);
Json json_of(const scripting::LabSheet& sheet);
Json json_of(const std::vector<scripting::LabAnswer>& answers);
Json json_of(const ThoughtReport& thought);

}  // namespace hr::web
