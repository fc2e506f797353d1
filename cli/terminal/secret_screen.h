// SPDX-License-Identifier: MIT
// Clears a terminal that shows secrets however the program ends: by Ctrl-C, a hang-up, a
// termination signal or a crash, and before Ctrl-Z suspends it. Signal handlers belong to the
// process, so only one such object may exist at a time. Its methods must be called from one thread;
// signals may arrive on any.
#pragma once

namespace hr::cli {

class SecretScreen {
 public:
  // Ignored signals stay ignored; without a terminal no handler is installed.
  SecretScreen();
  ~SecretScreen();
  SecretScreen(const SecretScreen&) = delete;
  SecretScreen& operator=(const SecretScreen&) = delete;

  // Whether there is anything to clear, from now on.
  void shows_secrets(bool shows);

  // Whether the program was suspended (and the screen cleared) and has resumed, since resume().
  bool stopped() const;
  void resume();
  int handle() const;  // for poll(): readable once that has happened
};

}  // namespace hr::cli
