// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/error.h"

namespace hr::tests {

// The text of the E that a call throws; "" if it throws none.
template <class E = Error, class F>
std::string error_of(F&& call) {
  try {
    call();
  } catch (const E& error) {
    return error.what();
  }
  return "";
}

}  // namespace hr::tests
