#include "tests/app/recovery/killshim.h"

#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

#include <atomic>
#include <csignal>

namespace {

std::atomic<int> callsLeft = 0;

void count()
{
    if (callsLeft.load() > 0 && callsLeft.fetch_sub(1) == 1)
        ::kill(::getpid(), SIGKILL);
}

template <class Function> Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

#define VISIBLE __attribute__((visibility("default")))

extern "C" {

void killAtCall(int call) { callsLeft = call; }

VISIBLE ssize_t write(int file, const void* bytes, size_t size)
{
    static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
    count();
    return real(file, bytes, size);
}

VISIBLE int fsync(int file)
{
    static const auto real = next<int (*)(int)>("fsync");
    count();
    return real(file);
}

VISIBLE int fdatasync(int file)
{
    static const auto real = next<int (*)(int)>("fdatasync");
    count();
    return real(file);
}

VISIBLE int ftruncate(int file, off_t size) noexcept
{
    static const auto real = next<int (*)(int, off_t)>("ftruncate");
    count();
    return real(file, size);
}

VISIBLE int rename(const char* from, const char* to) noexcept
{
    static const auto real = next<int (*)(const char*, const char*)>("rename");
    count();
    return real(from, to);
}

VISIBLE int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept
{
    static const auto real = next<int (*)(int, const char*, int, const char*)>("renameat");
    count();
    return real(fromFolder, from, toFolder, to);
}

VISIBLE int unlink(const char* name) noexcept
{
    static const auto real = next<int (*)(const char*)>("unlink");
    count();
    return real(name);
}

VISIBLE int unlinkat(int folder, const char* name, int flags) noexcept
{
    static const auto real = next<int (*)(int, const char*, int)>("unlinkat");
    count();
    return real(folder, name, flags);
}
}
