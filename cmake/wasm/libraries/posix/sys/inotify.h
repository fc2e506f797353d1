// SPDX-License-Identifier: MIT
// Nobody else writes the files of a page: no folder can be watched.
#pragma once
#include <stdint.h>
struct inotify_event {
  int wd;
  uint32_t mask, cookie, len;
};
enum {
  IN_MODIFY = 0x2,
  IN_ATTRIB = 0x4,
  IN_CLOSE_WRITE = 0x8,
  IN_MOVED_FROM = 0x40,
  IN_MOVED_TO = 0x80,
  IN_CREATE = 0x100,
  IN_DELETE = 0x200,
  IN_DELETE_SELF = 0x400,
  IN_MOVE_SELF = 0x800,
  IN_UNMOUNT = 0x2000,
  IN_Q_OVERFLOW = 0x4000,
  IN_ONLYDIR = 0x1000000,
  IN_DONT_FOLLOW = 0x2000000,
  IN_MASK_ADD = 0x20000000,
  IN_ISDIR = 0x40000000,
  IN_NONBLOCK = 0x800,
  IN_CLOEXEC = 0x80000
};
#ifdef __cplusplus
extern "C" {
#endif
int inotify_init1(int flags);
int inotify_add_watch(int watcher, const char* path, uint32_t events);
int inotify_rm_watch(int watcher, int number);
#ifdef __cplusplus
}
#endif
