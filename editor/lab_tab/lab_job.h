// SPDX-License-Identifier: MIT
// Measures one version of the rules, then compares it with the one before, on a thread of its own
// with low priority. Invariant: report() changes only in tick(), so a frame sees one state of it.
// Threads: that of the window.
#pragma once

#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <vector>

#include "scripting/lab/version_lab.h"

namespace hr::editor {

struct LabTask {
  std::shared_ptr<const Edition> rules, before;  // before: null: nothing to compare with
  scripting::LabOrder order;
};

struct LabReport {
  scripting::LabFacts facts;  // so far
  std::optional<scripting::LabDifference> change = {};
  std::uint64_t done = 0, all = 0;  // games and pairs
  bool finished = false;
  std::string problem = {};  // why it broke off; or ""
};

class LabJob {
 public:
  LabJob() = default;
  ~LabJob() { cancel(); }  // waits until games that are being played have ended
  LabJob(const LabJob&) = delete;
  LabJob& operator=(const LabJob&) = delete;

  void begin(LabTask task);  // the one before must be finished or cancelled
  void cancel();             // drops the task, which ends after the game that is being played
  void pause(bool on);
  bool paused() const;
  bool tick();  // true if report() has changed
  bool running() const { return running_.valid(); }
  const LabReport& report() const { return report_; }

 private:
  struct Shared;
  static void work(const LabTask& task, Shared& shared);

  std::shared_ptr<Shared> shared_;
  LabReport report_;
  std::future<void> running_;
  std::vector<std::future<void>> dropped_;  // that have not ended; their destructors wait
};

}  // namespace hr::editor
