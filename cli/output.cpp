// SPDX-License-Identifier: MIT
#include "cli/output.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <optional>

#include "core/error.h"
#include "core/utf8.h"

namespace hr::cli {

namespace {

// Who reads no further, as head does, has read enough: nothing need be said.
[[noreturn]] void fail_output() {
  if (errno == EPIPE) throw ReaderLeft();
  throw Error(std::string("standard output: expected to write all of it, got \"") +
              std::strerror(errno) + "\"");
}

void write_raw(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) fail_output();
}

}  // namespace

void prepare_streams() {
  signal(SIGPIPE, SIG_IGN);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    // Opened the wrong way round, so that using it fails as the closed one would have.
    if (fcntl(stream, F_GETFD) < 0 && errno == EBADF)
      static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

void print(std::string_view text) { write_raw(printable(text)); }

void print_line(std::string_view line) {
  print(line);
  write_raw("\n");
}

void flush() {
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) fail_output();
}

void message(std::string_view sentence) { remark("houserules: " + std::string(sentence)); }

void remark(std::string_view sentence) {
  std::fflush(stdout);  // so that the two come in order on a terminal
  const std::string line = printable(sentence) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

// Some terminals move what they wipe into what can be scrolled back to, so that goes last.
void clear_screen() {
  flush();
  if (!output_is_terminal() && !messages_to_terminal()) return;
  std::FILE* const terminal = output_is_terminal() ? stdout : stderr;
  for (int line = 0; line < 60; ++line) std::fputc('\n', terminal);
  std::fputs("\x1b[H\x1b[2J\x1b[3J", terminal);
  std::fflush(terminal);
}

bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }
bool messages_to_terminal() { return isatty(STDERR_FILENO) == 1; }

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const std::optional<Decoded> next = decode_utf8(text);
    const std::size_t length = next ? next->length : 1;
    if (next && (harmless(next->character) || text[0] == '\n' || text[0] == '\t'))
      out += text.substr(0, length);
    else
      out += "\xef\xbf\xbd";
    text.remove_prefix(length);
  }
  return out;
}

}  // namespace hr::cli
