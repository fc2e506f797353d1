// SPDX-License-Identifier: MIT
#include "scripting/lab/low_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace hr::scripting {

void work_at_low_priority() {
#ifdef __linux__
  constexpr int k_nice = 15;
  // Of a thread, not of the process. If it is refused, work goes on as before.
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), k_nice);
#endif
}

}  // namespace hr::scripting
