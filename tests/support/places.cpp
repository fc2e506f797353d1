// SPDX-License-Identifier: MIT
#include "tests/support/places.h"

namespace hr::tests {

const char* source_folder() { return HOUSERULES_SOURCE_AT; }
const char* program_file() { return HOUSERULES_PROGRAM_AT; }
const char* pictures_folder() { return HOUSERULES_PICTURES_AT; }

}  // namespace hr::tests
