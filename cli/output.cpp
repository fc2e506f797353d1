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

struct Decoded {
  char32_t character;
  std::size_t length;
};

// The character at the front of some UTF-8; nothing when these bytes are none.
std::optional<Decoded> decode(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return Decoded{first, 1};
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return {};
  char32_t character = first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return {};
    character = character << 6 | (byte(i) & 0x3fU);
  }
  const bool overlong = (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
  const bool surrogate = character >= 0xd800 && character < 0xe000;
  if (overlong || surrogate || character > 0x10ffff) return {};
  return Decoded{character, length};
}

bool harmless(char32_t c) {
  const bool control = (c < 0x20 && c != '\n' && c != '\t') || (c >= 0x7f && c < 0xa0);
  const bool turns_direction = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
  return !control && !turns_direction;
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

void clear_screen() {
  if (!output_is_terminal()) return;
  for (int line = 0; line < 60; ++line) write_raw("\n");
  write_raw("\x1b[H\x1b[2J\x1b[3J");
  flush();
}

bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }
bool messages_to_terminal() { return isatty(STDERR_FILENO) == 1; }

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const std::optional<Decoded> next = decode(text);
    const std::size_t length = next ? next->length : 1;
    if (next && harmless(next->character))
      out += text.substr(0, length);
    else
      out += "\xef\xbf\xbd";
    text.remove_prefix(length);
  }
  return out;
}

}  // namespace hr::cli
