// SPDX-License-Identifier: MIT
// What a scenario that does not pass says: the line, what was expected and found, and the boards.
#pragma once

#include "editor/board/thumbnail.h"
#include "editor/panels/panel.h"
#include "scripting/scenarios/test_run.h"

namespace hr::editor {

// The position at the failing line, or both boards with the cells that differ marked.
struct FailurePictures {
  PicturedPosition expected, found;
  bool both = false;
};
FailurePictures pictures_of(const scripting::TestPosition& position);

// `id`: of its pictures.
void draw_failure(const scripting::TestResult& result, const std::string& id,
                  const FailurePictures& pictures, Thumbnails& thumbnails, Requests& requests);

// "tests/moves.scenario:12", as Requests::show() takes it.
std::string place_of(const scripting::TestResult& result);

}  // namespace hr::editor
