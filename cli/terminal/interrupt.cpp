// SPDX-License-Identifier: MIT
#include "cli/terminal/interrupt.h"

#include <atomic>
#include <csignal>

namespace hr::cli {

namespace {

// NOLINTNEXTLINE(*-non-const-global-variables): a signal handler can reach nothing else
std::atomic<bool> interrupt_requested{false};

void request(int /*signal*/) {
  interrupt_requested = true;
  std::signal(SIGINT, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt() {
  interrupt_requested = false;
  std::signal(SIGINT, request);
}

Interrupt::~Interrupt() { std::signal(SIGINT, SIG_DFL); }

bool Interrupt::requested() { return interrupt_requested; }

}  // namespace hr::cli
