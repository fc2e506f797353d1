// SPDX-License-Identifier: MIT
// The list of scenarios, by file: one row each, with its result and time, and what is wrong below.
#pragma once

#include <map>

#include "editor/tests_tab/failure_details.h"
#include "editor/tests_tab/test_job.h"

namespace hr::editor {

class TestRows {
 public:
  // `version` is another one whenever the report has changed.
  void draw(const TestReport& report, std::uint64_t version, Requests& requests);
  void forget();                                    // what is shown of a former report
  void scroll_to_failure() { to_failure_ = true; }  // the first one, when drawn next

 private:
  void follow(const TestReport& report);
  void draw_result(const TestReport& report, std::size_t number, Requests& requests);

  std::uint64_t version_ = 0;
  bool to_failure_ = false;
  std::map<TestReport::Result, FailurePictures> pictures_;  // of those that do not pass
  Thumbnails thumbnails_;
};

}  // namespace hr::editor
