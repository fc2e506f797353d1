// SPDX-License-Identifier: MIT
#include "cli/terminal/output.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstring>

#include "cli/terminal/terminal.h"
#include "core/base/error.h"
#include "core/base/utf8.h"

namespace hr::cli {

namespace {

// A reader that stops early, such as head, has read enough; no error is reported.
[[noreturn]] void fail_output() {
  if (errno == EPIPE) throw ReaderLeft();
  throw Error(std::string("standard output: cannot be written to: ") + std::strerror(errno));
}

void write_raw(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) fail_output();
}

}  // namespace

void prepare_streams() {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    // Opened in the wrong mode, so that using it fails like the closed one.
    if (fcntl(stream, F_GETFD) < 0 && errno == EBADF)
      static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

void print(std::string_view text) { write_raw(terminal_text(text)); }

void print_line(std::string_view line) {
  print(line);
  write_raw("\n");
}

void flush() {
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) fail_output();
}

void message(std::string_view sentence) { remark("houserules: " + std::string(sentence)); }

void remark(std::string_view sentence) {
  std::fflush(stdout);                        // so that the order is right on a terminal
  constexpr std::size_t k_max_length = 4000;  // bytes; nobody reads more
  std::string line = plain_text(sentence);
  if (line.size() > k_max_length) line = cut_short(line, k_max_length) + " ...";
  line += "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

// A write error is reported by the next flush(); the screen is cleared all the same.
void clear_screen() {
  if (terminal() < 0) return flush();
  std::fflush(stdout);
  wipe_terminal(terminal());
}

// Some terminals move cleared text into the scrollback, so that is cleared last. A terminal that
// was paused (Ctrl-S) is resumed first, because writing to it would block forever.
void wipe_terminal(int terminal) noexcept {
  constexpr std::string_view k_lines = "\n\n\n\n\n\n\n\n\n\n\n\n", k_codes = "\x1b[H\x1b[2J\x1b[3J";
  tcflow(terminal, TCOON);
  const auto send = [&](std::string_view text) {
    while (!text.empty()) {
      const ssize_t n = ::write(terminal, text.data(), text.size());
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) return;
      text.remove_prefix(static_cast<std::size_t>(n));
    }
  };
  for (int i = 0; i < 5; ++i) send(k_lines);
  send(k_codes);
}

int terminal() {
  if (output_is_terminal()) return STDOUT_FILENO;
  return messages_to_terminal() ? STDERR_FILENO : -1;
}

bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }
bool messages_to_terminal() { return isatty(STDERR_FILENO) == 1; }

// Line by line, so that the program's own line breaks stay.
std::string terminal_text(std::string_view text) {
  std::string out;
  for (;;) {
    const std::size_t end = text.find_first_of("\n\t");
    const std::string_view line = text.substr(0, end);
    const bool both = end != std::string_view::npos && text[end] == '\n' && line.ends_with('\r');
    out += plain_text(both ? line.substr(0, line.size() - 1) : line) + (both ? "\r" : "");
    if (end == std::string_view::npos) return out;
    out += text[end];
    text.remove_prefix(end + 1);
  }
}

}  // namespace hr::cli
