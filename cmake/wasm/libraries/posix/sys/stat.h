// SPDX-License-Identifier: MIT
// wasi-libc knows no permissions.
#pragma once
#include_next <sys/stat.h>
#ifdef __cplusplus
extern "C" {
#endif
int chmod(const char* path, mode_t mode);
int fchmod(int file, mode_t mode);
int fchmodat(int folder, const char* path, mode_t mode, int flags);
mode_t umask(mode_t mask);
#ifdef __cplusplus
}
#endif
