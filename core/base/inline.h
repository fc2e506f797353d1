// SPDX-License-Identifier: MIT
// For what inner loops stand on, where a call would cost more than what is done in it.
#pragma once

#define HR_INLINE [[gnu::always_inline]] inline
