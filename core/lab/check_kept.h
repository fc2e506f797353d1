// SPDX-License-Identifier: MIT
// Results that somebody else has kept, looked at without the rules that they are of.
#pragma once

#include <string>
#include <string_view>

#include "core/lab/shards.h"

namespace hr {

// Throws DamagedResults unless the tally may be what the games of the plan add up to. What another
// version of House Rules has measured is only JSON: this one never reads it.
void check_kept(const std::string& plan, Shard shard, std::string_view tally);

}  // namespace hr
