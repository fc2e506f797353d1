// SPDX-License-Identifier: MIT
// How a game is kept while it is played.
#pragma once

#include <cstdint>
#include <functional>

#include "core/table/table.h"

namespace hr::cli {

// Whether what is written has to last until the next time, or more will come at once.
enum class SaveMode : std::uint8_t { lasting, passing };
using Save = std::function<void(const Table&, SaveMode)>;

}  // namespace hr::cli
