// SPDX-License-Identifier: MIT
// Packs as JSON text, and everything that is checked when one is read. Throws Error, a sentence
// without the name of the pack.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "scripting/pack/pack.h"

namespace hr::scripting {

// `lines`: each file on a line of its own, so that the text can be read; `short_text`: for links.
enum class PackForm : std::uint8_t { lines, short_text };
std::string pack_text(const Pack& pack, PackForm form = PackForm::lines);
Pack read_pack_text(std::string_view text);

// Throws for a pack that read_pack_text() would refuse.
void check_pack(const Pack& pack);

}  // namespace hr::scripting
