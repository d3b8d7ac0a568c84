/* A disk that fails on demand, for tests: loaded before the C library, it lets fsync fail while the
 * file $FAILING_DISK/no-fsync exists, lets it wait while $FAILING_DISK/hang does, and finds no room
 * while $FAILING_DISK/full does. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static int asked_for(const char *how) {
    char path[4096];
    const char *folder = getenv("FAILING_DISK");
    if (!folder) return 0;
    snprintf(path, sizeof path, "%s/%s", folder, how);
    return access(path, F_OK) == 0;
}

static int is_file(int fd) {
    struct stat status;
    return fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

static int fail(int why) {
    errno = why;
    return -1;
}

static void hang(void) {
    while (asked_for("hang")) usleep(10000);
}

int fsync(int fd) {
    int (*next)(int) = dlsym(RTLD_NEXT, "fsync");
    hang();
    return asked_for("no-fsync") ? fail(EIO) : next(fd);
}

int fdatasync(int fd) {
    int (*next)(int) = dlsym(RTLD_NEXT, "fdatasync");
    hang();
    return asked_for("no-fsync") ? fail(EIO) : next(fd);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    ssize_t (*next)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    return is_file(fd) && asked_for("full") ? fail(ENOSPC) : next(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    ssize_t (*next)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
    return is_file(fd) && asked_for("full") ? fail(ENOSPC) : next(fd, bytes, count, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
    ssize_t (*next)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
    return is_file(fd) && asked_for("full") ? fail(ENOSPC) : next(fd, bytes, count, offset);
}
