// SPDX-License-Identifier: MIT
#include "cli/terminal/line_input.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace hr::cli {

// The last line may lack a line break.
bool LineInput::take(std::string& line) {
  constexpr std::size_t k_max_length = 1 << 16;  // nobody types longer lines
  const std::size_t end = buffer_.find('\n');
  const bool whole = end != std::string::npos || buffer_.size() > k_max_length;
  if (!whole && (!ended_ || buffer_.empty())) return false;
  line = buffer_.substr(0, end);
  buffer_.erase(0, end == std::string::npos ? end : end + 1);
  return true;
}

// False if the input has ended.
bool LineInput::fill() {
  std::array<char, 4096> bytes{};
  ssize_t size = -1;
  do size = ::read(STDIN_FILENO, bytes.data(), bytes.size());
  while (size < 0 && errno == EINTR);
  if (size <= 0) ended_ = true;
  if (size > 0) buffer_.append(bytes.data(), static_cast<std::size_t>(size));
  return size > 0;
}

LineInput::InputEvent LineInput::next(std::string& line) {
  for (;;) {
    if (other_.attend && other_.attend()) return InputEvent::other;
    if (take(line)) return InputEvent::line;
    if (ended_) return InputEvent::end;
    std::array<pollfd, 3> heard{
        {{STDIN_FILENO, POLLIN, 0}, {other_.handle, POLLIN, 0}, {other_.wake, POLLIN, 0}}};
    const auto max_wait = other_.max_wait ? other_.max_wait() : std::nullopt;
    const int timeout = max_wait ? static_cast<int>(max_wait->count()) : -1;
    const int ready = ::poll(heard.data(), heard.size(), timeout);
    if (ready < 0 && errno != EINTR) return InputEvent::end;
    if (ready > 0 && heard[0].revents != 0) fill();
  }
}

}  // namespace hr::cli
