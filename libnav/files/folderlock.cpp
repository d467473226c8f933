#include "libnav/files/folderlock.h"

#include <fcntl.h>
#include <sys/file.h>

#include <ctime>

namespace thicket::nav {

namespace {

constexpr int mostTries = 1000;
constexpr timespec pause = {0, 5'000'000}; // five seconds in all

} // namespace

FolderLock::FolderLock(int folder)
{
    // Opened anew: closing this descriptor then ends the lock, and no other closing does.
    Descriptor own(::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!own.isOpen())
        return;
    for (int tries = 0; tries < mostTries; ++tries) {
        if (uninterrupted([&] { return ::flock(own.number(), LOCK_EX | LOCK_NB); }) == 0) {
            m_folder = std::move(own);
            return;
        }
        if (errno != EWOULDBLOCK)
            return;
        ::nanosleep(&pause, nullptr);
    }
}

} // namespace thicket::nav
