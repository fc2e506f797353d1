// SPDX-License-Identifier: MIT
// Wraps the system's clipboard and remembers what was copied from this window, so that one player's
// copy can be cleared before the next player looks. Text that other programs have copied since is
// left alone.
#pragma once

#include <string>

namespace hr::editor {

class Clipboard {
 public:
  // Replaces the clipboard functions of the current ImGui context during its lifetime.
  Clipboard();
  ~Clipboard();
  Clipboard(const Clipboard&) = delete;
  Clipboard& operator=(const Clipboard&) = delete;

  void forget();

 private:
  using SetText = void (*)(void*, const char*);
  using GetText = const char* (*)(void*);

  SetText set_;
  GetText get_;
  void* system_;
  void* context_;
  std::string copied_;  // "": nothing was copied, or it was cleared
};

}  // namespace hr::editor
