// SPDX-License-Identifier: MIT
// docs/protocol.md, made from the descriptions of messages.
#pragma once

#include <string>

namespace hr::protocol {

std::string protocol_docs();

}  // namespace hr::protocol
