// SPDX-License-Identifier: MIT
// Runs a program as a person at a shell would: arguments and typed input go in, its output and exit
// code come out. No shell is involved, so nothing has to be quoted.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace hr::tests {

struct Finished {
  int code = -1;  // 128 + the signal's number, if a signal ended it
  std::string out;
  std::string err;
};

class Process {
 public:
  explicit Process(std::string program) : program_(std::move(program)) {
    posix_spawn_file_actions_init(&actions_);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() { posix_spawn_file_actions_destroy(&actions_); }

  // A file for its output instead of Finished::out, e.g. /dev/full.
  void write_to(const char* path) {
    posix_spawn_file_actions_addopen(&actions_, STDOUT_FILENO, path, O_WRONLY, 0);
    captured_ = false;
  }
  void close_output() {
    posix_spawn_file_actions_addclose(&actions_, STDOUT_FILENO);
    captured_ = false;
  }
  void stop_reading() { reading_ = false; }  // the reader of its output is gone from the start

  Finished run(const std::vector<std::string>& arguments, std::string_view typed = {}) {
    signal(SIGPIPE, SIG_IGN);  // the program may end before reading all input
    const Pipe in, out, err;
    posix_spawn_file_actions_adddup2(&actions_, in.read, STDIN_FILENO);
    if (captured_) posix_spawn_file_actions_adddup2(&actions_, out.write, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, err.write, STDERR_FILENO);
    std::vector<char*> argv{program_.data()};
    std::vector<std::string> words = arguments;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    if (!reading_) close(out.read);
    pid_t child = 0;
    const int error =
        posix_spawn(&child, program_.c_str(), &actions_, nullptr, argv.data(), environ);
    if (error != 0) throw std::runtime_error(program_ + ": " + std::strerror(error));
    close(in.read);
    close(out.write);
    close(err.write);
    Finished finished;
    exchange(in.write, typed, {out.read, err.read}, {&finished.out, &finished.err});
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    finished.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return finished;
  }

 private:
  struct Pipe {
    Pipe() {
      std::array<int, 2> ends{};
      if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error(std::strerror(errno));
      read = ends[0];
      write = ends[1];
    }
    int read = -1, write = -1;
  };

  // Writes the input and reads both outputs at the same time, so that neither side blocks forever.
  void exchange(int in, std::string_view typed, std::array<int, 2> from,
                std::array<std::string*, 2> to) const {
    std::array<pollfd, 3> watched{pollfd{reading_ ? from[0] : -1, POLLIN, 0},
                                  pollfd{from[1], POLLIN, 0}, pollfd{in, POLLOUT, 0}};
    const auto finish = [](pollfd& which) {
      close(which.fd);
      which.fd = -1;
    };
    if (typed.empty()) finish(watched[2]);
    while (watched[0].fd >= 0 || watched[1].fd >= 0) {
      poll(watched.data(), watched.size(), -1);
      for (std::size_t i = 0; i < 2; ++i) {
        if (watched[i].fd < 0 || watched[i].revents == 0) continue;
        std::array<char, 4096> buffer{};
        const ssize_t n = ::read(watched[i].fd, buffer.data(), buffer.size());
        if (n > 0)
          to[i]->append(buffer.data(), static_cast<std::size_t>(n));
        else
          finish(watched[i]);
      }
      if (watched[2].fd < 0 || watched[2].revents == 0) continue;
      const ssize_t n = ::write(in, typed.data(), std::min<std::size_t>(typed.size(), 4096));
      if (n > 0) typed.remove_prefix(static_cast<std::size_t>(n));
      if (n <= 0 || typed.empty()) finish(watched[2]);
    }
    if (watched[2].fd >= 0) finish(watched[2]);
  }

  std::string program_;
  posix_spawn_file_actions_t actions_{};
  bool captured_ = true;
  bool reading_ = true;
};

// House Rules itself.
inline Finished houserules(const std::vector<std::string>& arguments, std::string_view typed = {}) {
  return Process(HOUSERULES_PROGRAM).run(arguments, typed);
}

}  // namespace hr::tests
