// SPDX-License-Identifier: MIT
// wasi-libc has no users.
#pragma once
#include_next <unistd.h>
#ifdef __cplusplus
extern "C" {
#endif
uid_t geteuid(void);
#ifdef __cplusplus
}
#endif
