// SPDX-License-Identifier: MIT
// The result of a command that a dialog has sent; the desk executes it before the next frame.
#pragma once

#include <string>

#include "editor/panels/panel.h"

namespace hr::editor {

class PendingCommand {
 public:
  void forget() { *this = {}; }
  void send(const DeskState& state, Requests& requests, DeskCommand command) {
    waiting_ = true;
    version_ = state.version;
    notice_ = state.notice.number;
    complaint_.clear();
    requests.add(std::move(command));
  }
  // True once, when the command has been executed. If it was refused, complaint() is the reason.
  bool done(const DeskState& state) {
    if (!waiting_ || state.version == version_) return false;
    waiting_ = false;
    const bool said = state.notice.number != notice_;
    if (said && state.notice.type == NoticeType::refused) complaint_ = state.notice.text;
    return complaint_.empty();
  }
  const std::string& complaint() const { return complaint_; }

 private:
  bool waiting_ = false;
  std::uint64_t version_ = 0, notice_ = 0;
  std::string complaint_;
};

}  // namespace hr::editor
