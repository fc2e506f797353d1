// SPDX-License-Identifier: MIT
// Bytes as letters, digits, - and _ (RFC 4648, section 5, without padding): text that can be in a
// link as it is.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hr::scripting {

std::string base64url(std::string_view bytes);
// None for a text that base64url() never returns.
std::optional<std::string> bytes_of_base64url(std::string_view text);

}  // namespace hr::scripting
