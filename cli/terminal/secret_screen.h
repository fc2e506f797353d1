// SPDX-License-Identifier: MIT
// What a terminal shows for the eyes of one person is wiped however the program ends: by Ctrl-C, a
// hang-up, a signal to end or a crash, and before Ctrl-Z stops it. Signals are the process's, so
// there is one such object at a time. Its methods are for one thread; signals may reach any.
#pragma once

namespace hr::cli {

class SecretScreen {
 public:
  // Signals that are ignored stay so; without a terminal none is listened to.
  SecretScreen();
  ~SecretScreen();
  SecretScreen(const SecretScreen&) = delete;
  SecretScreen& operator=(const SecretScreen&) = delete;

  // Whether there is anything to be wiped, from now on.
  void shows_secrets(bool shows);

  // Whether the program was stopped and goes on, with the screen wiped, since resume().
  bool stopped() const;
  void resume();
  int handle() const;  // for poll(): can be read from once that has happened
};

}  // namespace hr::cli
