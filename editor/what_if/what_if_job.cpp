// SPDX-License-Identifier: MIT
#include "editor/what_if/what_if_job.h"

#include <atomic>
#include <chrono>
#include <exception>
#include <utility>

#include "scripting/lab/low_priority.h"

namespace hr::editor {

struct WhatIfJob::Shared {
  std::atomic<bool> stopped{false};
  std::atomic<int> done{0}, all{0};
};

std::shared_ptr<scripting::WhatIfGame> WhatIfJob::work(const scripting::WhatIfOrder& order,
                                                       Shared& shared) {
  scripting::work_at_low_priority();
  return std::make_shared<scripting::WhatIfGame>(order, [&](int done, int all) {
    shared.done = done;
    shared.all = all;
    return !shared.stopped;
  });
}

void WhatIfJob::begin(scripting::WhatIfOrder order) {
  done_ = all_ = 0;
  shared_ = std::make_shared<Shared>();
  running_ = std::async(std::launch::async, [order = std::move(order), shared = shared_] {
    return work(order, *shared);
  });
}

void WhatIfJob::stop() {
  if (running_.valid()) shared_->stopped = true;
}

void WhatIfJob::forget() {
  replayed_.reset();
  problem_.clear();
}

bool WhatIfJob::tick() {
  if (!running_.valid()) return false;
  if (running_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
    all_ = shared_->all;
    const int done = shared_->done;
    return std::exchange(done_, done) != done;
  }
  std::shared_ptr<scripting::WhatIfGame> game;
  std::string problem;
  try {
    game = running_.get();
  } catch (const std::exception& error) {
    problem = error.what();
  }
  if (shared_->stopped) return true;
  replayed_ = std::move(game);
  problem_ = std::move(problem);
  return true;
}

}  // namespace hr::editor
