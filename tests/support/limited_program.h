// SPDX-License-Identifier: MIT
// Runs House Rules as a program, under limits of the process: processor time in milliseconds, and
// writable memory. A process that exceeds the time is killed by SIGPROF; one that exceeds the
// memory gets no more.
#pragma once

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/support/process.h"
#include "tests/support/sanitized.h"

namespace hr::tests {

struct ProcessLimits {
  int milliseconds;
  int megabytes;
};

// Output and messages are both in `out`. `scratch` is a file that is overwritten.
inline Finished limited_houserules(std::vector<std::string> arguments, ProcessLimits limits,
                                   const std::filesystem::path& scratch) {
  std::string program = HOUSERULES_PROGRAM;
  std::vector<char*> argv{program.data()};
  for (std::string& word : arguments) argv.push_back(word.data());
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    const int file = open(scratch.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    const itimerval time{{0, 0}, {limits.milliseconds / 1000, limits.milliseconds % 1000 * 1000}};
    setitimer(ITIMER_PROF, &time, nullptr);
    const auto bytes = static_cast<rlim_t>(limits.megabytes) << 20;
    const rlimit memory{bytes, bytes};
    if (!k_sanitized) setrlimit(RLIMIT_DATA, &memory);
    execv(program.c_str(), argv.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  Finished finished;
  finished.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  std::ifstream written(scratch);
  finished.out.assign(std::istreambuf_iterator<char>(written), {});
  return finished;
}

}  // namespace hr::tests
