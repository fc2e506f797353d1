// SPDX-License-Identifier: MIT
// A position that shows what a game looks like, for pictures: the one after setup or, if players
// set the game up or nobody has a piece on the board then, the one after some random actions. The
// same rules always give the same position.
#pragma once

#include <memory>

#include "core/table/report.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

// As the owner sees it. Throws Error if the rules fail. For a caller that limits the time.
Report sample_position(std::shared_ptr<Ruleset> ruleset);

}  // namespace hr::scripting
