// SPDX-License-Identifier: MIT
// A box whose sides are parallel to the axes; y points down.
#pragma once

namespace hr {

struct Box {
  float left = 0, top = 0, right = 0, bottom = 0;
  float width() const { return right - left; }
  float height() const { return bottom - top; }
  friend bool operator==(const Box&, const Box&) = default;
};

}  // namespace hr
