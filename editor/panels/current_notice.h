// SPDX-License-Identifier: MIT
// The notice of the last command, while it is current: until something else is done.
#pragma once

#include "editor/desk/desk_state.h"

namespace hr::editor {

class CurrentNotice {
 public:
  // Call once per frame; null if there is no current notice.
  const Notice* of(const DeskState& state) {
    if (state.notice.number != number_) {
      number_ = state.notice.number;
      version_ = state.version;
    }
    const bool current = number_ > 0 && state.version == version_ && !state.notice.text.empty();
    return current ? &state.notice : nullptr;
  }

 private:
  std::uint64_t number_ = 0, version_ = 0;
};

}  // namespace hr::editor
