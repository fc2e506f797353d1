// SPDX-License-Identifier: MIT
// Replays a game under changed rules, on a thread of its own with low priority.
// Invariant: replayed(), problem() and done() change only in tick(), so a frame sees one state of
// them. Threads: that of the window.
#pragma once

#include <future>
#include <memory>
#include <string>

#include "scripting/lab/what_if_game.h"

namespace hr::editor {

class WhatIfJob {
 public:
  WhatIfJob() = default;
  ~WhatIfJob() { stop(); }  // waits for the step that is being replayed
  WhatIfJob(const WhatIfJob&) = delete;
  WhatIfJob& operator=(const WhatIfJob&) = delete;

  void begin(scripting::WhatIfOrder order);  // must not be running
  void stop();                               // it ends soon, without a result
  bool tick();                               // true if something has changed
  bool running() const { return running_.valid(); }

  int done() const { return done_; }  // steps …
  int all() const { return all_; }    // … of these; 0: not known yet
  // Of the last order that was carried out: null, and a problem, if it could not be.
  const std::shared_ptr<scripting::WhatIfGame>& replayed() const { return replayed_; }
  const std::string& problem() const { return problem_; }
  void forget();  // that result

 private:
  struct Shared;
  static std::shared_ptr<scripting::WhatIfGame> work(const scripting::WhatIfOrder& order,
                                                     Shared& shared);

  std::shared_ptr<Shared> shared_;
  std::future<std::shared_ptr<scripting::WhatIfGame>> running_;  // its destructor waits
  std::shared_ptr<scripting::WhatIfGame> replayed_;
  std::string problem_;
  int done_ = 0, all_ = 0;
};

}  // namespace hr::editor
