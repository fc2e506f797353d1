// SPDX-License-Identifier: MIT
#include "editor/ui/clipboard.h"

#include <imgui.h>

namespace hr::editor {

Clipboard::Clipboard() : context_(ImGui::GetCurrentContext()) {
  ImGuiIO& io = ImGui::GetIO();
  set_ = io.SetClipboardTextFn;
  get_ = io.GetClipboardTextFn;
  system_ = io.ClipboardUserData;
  io.ClipboardUserData = this;
  io.SetClipboardTextFn = [](void* mine, const char* text) {
    auto& clipboard = *static_cast<Clipboard*>(mine);
    clipboard.copied_ = text;
    clipboard.set_(clipboard.system_, text);
  };
  io.GetClipboardTextFn = [](void* mine) {
    const auto& clipboard = *static_cast<Clipboard*>(mine);
    return clipboard.get_(clipboard.system_);
  };
}

Clipboard::~Clipboard() {
  ImGui::SetCurrentContext(static_cast<ImGuiContext*>(context_));
  ImGuiIO& io = ImGui::GetIO();
  io.SetClipboardTextFn = set_;
  io.GetClipboardTextFn = get_;
  io.ClipboardUserData = system_;
}

void Clipboard::forget() {
  if (copied_.empty()) return;
  const char* const now = get_(system_);
  if (now != nullptr && copied_ == now) set_(system_, "");
  copied_.clear();
}

}  // namespace hr::editor
