// SPDX-License-Identifier: MIT
// Runs something in a separate process, under limits of memory and time.
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <functional>

#include "tests/support/sanitized.h"

namespace hr::tests {

// Runs it with this many megabytes above those in use, and this many seconds of processor time;
// returns its result, or 128 plus the number of the signal that ended it.
inline int within(rlim_t megabytes, rlim_t seconds, const std::function<int()>& what) {
  const pid_t child = fork();
  if (child == 0) {
    std::ifstream sizes("/proc/self/statm");
    rlim_t pages = 0;
    sizes >> pages;
    const rlim_t memory = pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + (megabytes << 20);
    const rlimit space{memory, memory};
    const rlimit time{seconds * k_slower, seconds * k_slower};
    if (!k_sanitized) setrlimit(RLIMIT_AS, &space);
    setrlimit(RLIMIT_CPU, &time);
    _exit(what());
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace hr::tests
