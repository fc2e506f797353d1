// SPDX-License-Identifier: MIT
// While it exists, Ctrl-C only asks the work to stop, so that what was found so far can be shown; a
// second Ctrl-C ends the program. At most one at a time.
#pragma once

namespace hr::cli {

class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static bool requested();
};

}  // namespace hr::cli
