// SPDX-License-Identifier: MIT
// A dialogue with a running program: lines are typed one by one, and the program's output is
// awaited. The program gets pipes, or a terminal, which echoes what is typed.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace hr::tests {

class Dialogue {
 public:
  enum class Through { pipes, terminal };

  explicit Dialogue(std::vector<std::string> words, Through through = Through::pipes) {
    signal(SIGPIPE, SIG_IGN);
    const auto [in, out] = through == Through::pipes ? pipes() : terminal();
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDERR_FILENO);
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    // In its own process group, as in a shell; otherwise no signal could stop it.
    posix_spawnattr_t group{};
    posix_spawnattr_init(&group);
    posix_spawnattr_setflags(&group, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&group, 0);
    if (posix_spawn(&child_, argv.front(), &actions, &group, argv.data(), environ) != 0)
      throw std::runtime_error("cannot run " + words.front());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&group);
    close(in);
    close(out);
  }
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;
  ~Dialogue() {
    close(in_);
    close(out_);
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
  }

  pid_t process() const { return child_; }
  void send(int number) const { kill(child_, number); }
  // Waits until a signal has stopped it, because a signal to continue would be lost before that;
  // returns false if none does.
  bool wait_until_stopped() const {
    for (int tries = 0; tries < 10'000; ++tries, usleep(1000))
      if (int status = 0; waitpid(child_, &status, WUNTRACED | WNOHANG) > 0)
        return WIFSTOPPED(status);
    return false;
  }

  // Waits for its end; returns the signal that ended it, or 0.
  int end() {
    int status = 0;
    while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
    }
    child_ = -1;
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  }
  // All output from where the last wait ended to the end.
  std::string rest() {
    hear("\x01 never said");
    return said_.substr(heard_);
  }

  void type(const std::string& line) { send_text(line + "\n"); }
  // Ends the input of a terminal. No end of a line follows, because its echo could come after what
  // the program says to the end.
  void end_input() { send_text("\x04"); }

  // The output from where the last wait ended up to this text; "" if the text does not appear
  // within a minute.
  std::string hear(const std::string& text) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (said_.find(text, heard_) == std::string::npos) {
      pollfd ready{out_, POLLIN, 0};
      if (std::chrono::steady_clock::now() > end) return "";
      if (poll(&ready, 1, 100) <= 0) continue;
      std::array<char, 4096> buffer{};
      const ssize_t n = read(out_, buffer.data(), buffer.size());
      if (n <= 0) return "";
      said_.append(buffer.data(), static_cast<std::size_t>(n));
    }
    const std::size_t from = heard_;
    heard_ = said_.find(text, from) + text.size();
    return said_.substr(from, heard_ - from);
  }

  // Types a line and waits for this text; returns whether it appears.
  bool answers(const std::string& line, const std::string& text) {
    type(line);
    return !hear(text).empty();
  }

 private:
  void send_text(const std::string& text) {
    if (write(in_, text.data(), text.size()) < 0) throw std::runtime_error("nobody listens");
  }
  // The two ends for the program; ours are kept.
  std::pair<int, int> pipes() {
    std::array<int, 2> in{}, out{};
    if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0)
      throw std::runtime_error("no pipe");
    in_ = in[1];
    out_ = out[0];
    return {in[0], out[1]};
  }
  std::pair<int, int> terminal() {
    in_ = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    std::array<char, 64> name{};
    if (in_ < 0 || grantpt(in_) != 0 || unlockpt(in_) != 0 ||
        ptsname_r(in_, name.data(), name.size()) != 0)
      throw std::runtime_error("no terminal");
    out_ = fcntl(in_, F_DUPFD_CLOEXEC, 0);
    const int in = open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    const int out = fcntl(in, F_DUPFD_CLOEXEC, 0);
    if (in < 0 || out < 0 || out_ < 0) throw std::runtime_error("no terminal");
    return {in, out};
  }

  pid_t child_ = -1;
  int in_ = -1, out_ = -1;
  std::string said_;
  std::size_t heard_ = 0;
};

}  // namespace hr::tests
