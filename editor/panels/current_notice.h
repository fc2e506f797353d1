// SPDX-License-Identifier: MIT
// The notice of the last command, while it is current: until something else is done.
#pragma once

#include "editor/desk/shown.h"

namespace hr::editor {

class CurrentNotice {
 public:
  // Call once per frame; null if there is no current notice.
  const Notice* of(const Shown& shown) {
    if (shown.notice.number != number_) {
      number_ = shown.notice.number;
      version_ = shown.version;
    }
    const bool stands = number_ > 0 && shown.version == version_ && !shown.notice.text.empty();
    return stands ? &shown.notice : nullptr;
  }

 private:
  std::uint64_t number_ = 0, version_ = 0;
};

}  // namespace hr::editor
