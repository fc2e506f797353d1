// SPDX-License-Identifier: MIT
// How a game is saved while it is played.
#pragma once

#include <cstdint>
#include <functional>

#include "core/table/table.h"

namespace hr::cli {

// `lasting`: the file must be on disk afterwards. `passing`: more will be written soon.
enum class SaveMode : std::uint8_t { lasting, passing };
using Save = std::function<void(const Table&, SaveMode)>;

}  // namespace hr::cli
