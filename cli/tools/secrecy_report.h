// SPDX-License-Identifier: MIT
// What a search for leaks has found, as text and as JSON.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/json_output.h"
#include "core/trials/secrecy.h"
#include "scripting/check/other_settings.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

// A leak under other options or variants than those that were given.
struct OtherLeak {
  std::shared_ptr<scripting::Ruleset> ruleset;
  scripting::OtherSetting setting;
  SecrecyResult found;
  SecrecyRun run;
};

// What was found under other options and variants.
struct OtherResults {
  std::uint64_t tried = 0;     // settings under which pairs were compared, or nothing is hidden
  std::uint64_t hiding = 0;    // settings under which something is hidden
  std::uint64_t unloaded = 0;  // settings under which no game can start
  std::uint64_t pairs = 0;
  std::vector<std::string> untried;  // what is different under the others
  std::optional<OtherLeak> leak;
};

struct SecrecyReport {
  SecrecyRun run;
  double seconds = 0;  // processor time that was allowed; used for what was given, and in all
  double first_seconds = 0, used = 0;
  SecrecyResult found = {};
  OtherResults others = {};
};

// So many pairs must be compared: 200, or all that were wanted.
std::uint64_t enough_pairs(const SecrecyRun& run);
// Whether a search without a leak says anything: enough was compared, something hidden differed,
// and nothing that is hidden was compared too seldom.
bool tells_enough(const SecrecyRun& run, const SecrecyResult& found);

Json secrecy_json(const scripting::Ruleset& ruleset, const SecrecyReport& report);
std::string secrecy_text(const scripting::Ruleset& ruleset, const SecrecyReport& report);

}  // namespace hr::cli
