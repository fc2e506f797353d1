// SPDX-License-Identifier: MIT
// libc++ asks how much room a file system has.
#pragma once
struct statvfs {
  unsigned long f_bsize, f_frsize;
  unsigned long long f_blocks, f_bfree, f_bavail;
};
#ifdef __cplusplus
extern "C"
#endif
    int
    statvfs(const char* path, struct statvfs* out);
