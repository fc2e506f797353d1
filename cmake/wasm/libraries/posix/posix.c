// SPDX-License-Identifier: MIT
// Functions of POSIX and Linux that House Rules and libc++ call and wasi-libc lacks. Rulesets are
// in memory there, so nothing depends on them: they say that the system cannot do it.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

static int cannot(void) {
  errno = ENOSYS;
  return -1;
}

int chmod(const char* path, mode_t mode) { return cannot(); }
int fchmod(int file, mode_t mode) { return cannot(); }
int fchmodat(int folder, const char* path, mode_t mode, int flags) { return cannot(); }
mode_t umask(mode_t mask) { return 0; }
uid_t geteuid(void) { return 0; }
int statvfs(const char* path, struct statvfs* out) { return cannot(); }
int flock(int file, int operation) { return cannot(); }
int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) {
  return cannot();
}
int mkostemp(char* pattern, int flags) { return cannot(); }
char* mkdtemp(char* pattern) {
  cannot();
  return NULL;
}
int inotify_init1(int flags) { return cannot(); }
int inotify_add_watch(int watcher, const char* path, uint32_t events) { return cannot(); }
int inotify_rm_watch(int watcher, int number) { return cannot(); }

// Lua and expat would mix these into what is to be hard to guess; nobody depends on that here.
clock_t clock(void) { return 0; }
pid_t getpid(void) { return 1; }

// The folders that a page is given contain no links.
char* realpath(const char* path, char* into) {
  struct stat what;
  if (into != NULL || stat(path, &what) != 0) return NULL;
  return strdup(path);
}
