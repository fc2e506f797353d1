// SPDX-License-Identifier: MIT
#include "cli/terminal/secret_screen.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "cli/terminal/terminal.h"

namespace hr::cli {

namespace {

constexpr std::array<int, 14> k_ends{SIGINT, SIGTERM, SIGHUP,  SIGQUIT, SIGABRT, SIGSEGV, SIGBUS,
                                     SIGFPE, SIGILL,  SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2, SIGSYS};

// Variables that handlers may read and write.
// NOLINTBEGIN(*-non-const-global-variables): a handler knows nothing else
volatile std::sig_atomic_t g_secret = 0, g_stopped = 0;
volatile int g_terminal = -1, g_wake = -1;
int g_heard = -1;                   // the other end of g_wake
std::array<char, 1 << 14> g_stack;  // for a handler if the program's stack is full
// NOLINTEND(*-non-const-global-variables)

// Uses only calls that POSIX allows in a handler. The signal has its usual effect when this
// returns.
extern "C" void wipe_and_end(int number) {
  if (g_secret != 0) wipe_terminal(g_terminal);
  signal(number, SIG_DFL);
  raise(number);
}

extern "C" void wipe_and_stop(int number) {
  const int error = errno;
  if (g_secret != 0) wipe_terminal(g_terminal);
  struct sigaction usual {
  }, ours{};
  usual.sa_handler = SIG_DFL;
  sigaction(number, &usual, &ours);
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &stop, nullptr);  // here the process is suspended and resumes
  pthread_sigmask(SIG_BLOCK, &stop, nullptr);
  sigaction(number, &ours, nullptr);
  if (g_secret != 0) {
    g_stopped = 1;
    const ssize_t ignored = ::write(g_wake, "", 1);
    static_cast<void>(ignored);
  }
  errno = error;
}

// Handlers are not interrupted, so their output is not mixed with that of another handler.
void listen(int number, void (*handler)(int)) {
  struct sigaction before {
  }, ours{};
  sigaction(number, nullptr, &before);
  if (before.sa_handler == SIG_IGN) return;
  ours.sa_handler = handler;
  ours.sa_flags = SA_ONSTACK | SA_RESTART;
  sigfillset(&ours.sa_mask);
  sigaction(number, &ours, nullptr);
}

void forget(int number) {
  struct sigaction now {};
  sigaction(number, nullptr, &now);
  if (now.sa_handler == wipe_and_end || now.sa_handler == wipe_and_stop) signal(number, SIG_DFL);
}

}  // namespace

SecretScreen::SecretScreen() {
  g_terminal = terminal();
  if (g_terminal < 0) return;
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
    g_heard = ends[0];
    g_wake = ends[1];
  }
  stack_t stack{};
  stack.ss_sp = g_stack.data();
  stack.ss_size = g_stack.size();
  sigaltstack(&stack, nullptr);
  for (const int number : k_ends) listen(number, wipe_and_end);
  listen(SIGTSTP, wipe_and_stop);
}

SecretScreen::~SecretScreen() {
  if (g_terminal < 0) return;
  for (const int number : k_ends) forget(number);
  forget(SIGTSTP);
  g_secret = 0;
  ::close(g_heard);
  ::close(g_wake);
  g_terminal = -1;
  g_heard = -1;
  g_wake = -1;
}

void SecretScreen::shows_secrets(bool shows) { g_secret = shows && g_terminal >= 0 ? 1 : 0; }

bool SecretScreen::stopped() const { return g_stopped != 0; }

void SecretScreen::resume() {
  g_stopped = 0;
  std::array<char, 64> bytes{};
  while (g_heard >= 0 && ::read(g_heard, bytes.data(), bytes.size()) > 0) {
  }
}

int SecretScreen::handle() const { return g_heard; }

}  // namespace hr::cli
