// SPDX-License-Identifier: MIT
// How long ago something happened, in words.
#pragma once

#include <cstdint>
#include <string>

namespace hr::editor {

// Times are seconds since 1970: "just now", "3 minutes ago", "yesterday", "on 2026-11-03".
std::string ago_text(std::int64_t then, std::int64_t now);

}  // namespace hr::editor
