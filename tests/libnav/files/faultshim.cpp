#include "tests/libnav/files/faultshim.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>

namespace {

bool isArmed = false;
int countdown = 0;
int counted = 0;
int armedMode = 0;
int armedValue = 0;

/// Whether this call is the chosen one, and fails.
bool strikes(bool isWrite)
{
    if (!isArmed)
        return false;
    ++counted;
    if (--countdown != 0 || armedMode == faultNone || (armedMode == faultShort && !isWrite))
        return false;
    if (armedMode == faultExit)
        ::_exit(0);
    errno = armedMode == faultInterrupted ? EINTR : armedValue;
    return true;
}

template <class Function> Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

void faultArm(int position, int mode, int value)
{
    isArmed = true;
    countdown = position;
    counted = 0;
    armedMode = mode;
    armedValue = value;
}

int faultDisarm()
{
    isArmed = false;
    return counted;
}

__attribute__((visibility("default"))) int openat(int folder, const char* name, int flags, ...)
{
    static const auto real = next<int (*)(int, const char*, int, ...)>("openat");
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    return strikes(false) ? -1 : real(folder, name, flags, mode);
}

__attribute__((visibility("default"))) ssize_t write(int file, const void* bytes, size_t size)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
    if (!strikes(true))
        return real(file, bytes, size);
    return armedMode == faultShort ? real(file, bytes, size > 0 ? 1 : 0) : -1;
}

__attribute__((visibility("default"))) int fchmod(int file, mode_t mode)
{
    static const auto real = next<int (*)(int, mode_t)>("fchmod");
    return strikes(false) ? -1 : real(file, mode);
}

__attribute__((visibility("default"))) int fsync(int file)
{
    static const auto real = next<int (*)(int)>("fsync");
    return strikes(false) ? -1 : real(file);
}

// A close that fails has closed the file all the same.
__attribute__((visibility("default"))) int close(int file)
{
    static const auto real = next<int (*)(int)>("close");
    if (!strikes(false))
        return real(file);
    const int reported = errno;
    real(file);
    errno = reported;
    return -1;
}

__attribute__((visibility("default"))) int renameat(int oldFolder, const char* oldName,
                                                    int newFolder, const char* newName) noexcept
{
    static const auto real = next<int (*)(int, const char*, int, const char*)>("renameat");
    return strikes(false) ? -1 : real(oldFolder, oldName, newFolder, newName);
}
}
