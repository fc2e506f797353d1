// SPDX-License-Identifier: MIT
#include "texts/texts.h"

namespace hr::texts {

Plural plural_form(std::int64_t number) { return number == 1 ? Plural::one : Plural::other; }

}  // namespace hr::texts
