// SPDX-License-Identifier: MIT
// What --seconds takes.
#pragma once

#include <CLI/CLI.hpp>

namespace hr::cli {

// A number of seconds from 0.01 to 3600; all else is refused in a sentence of our own.
CLI::Validator seconds_range();

}  // namespace hr::cli
