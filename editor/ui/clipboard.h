// SPDX-License-Identifier: MIT
// Between the window and the system's clipboard: it remembers what was copied here, so that what
// one player has copied can be taken out of the way before another one looks. What other programs
// have put there since is left alone.
#pragma once

#include <string>

namespace hr::editor {

class Clipboard {
 public:
  // Works for the current ImGui context, in place of what its clipboard was, for as long as it
  // lives.
  Clipboard();
  ~Clipboard();
  Clipboard(const Clipboard&) = delete;
  Clipboard& operator=(const Clipboard&) = delete;

  void forget();

 private:
  using Set = void (*)(void*, const char*);
  using Get = const char* (*)(void*);

  Set set_;
  Get get_;
  void* system_;
  void* context_;
  std::string copied_;  // "": nothing, or it was forgotten
};

}  // namespace hr::editor
