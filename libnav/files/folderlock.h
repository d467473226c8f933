#pragma once

#include "libnav/files/descriptor.h"

/// Keeps two savers from replacing files of one folder at the same time. Internal to libnav/files.
namespace thicket::nav {

/// Holds an advisory lock on a folder while it exists. Waits at most five seconds for another
/// holder, then goes on without the lock, as it does on file systems without locks: a program that
/// hangs must not keep others from saving.
class FolderLock {
public:
    /// `folder` is a descriptor of an open folder. It may be closed before the lock ends.
    explicit FolderLock(int folder);
    FolderLock(FolderLock&&) noexcept = default;
    FolderLock& operator=(FolderLock&&) noexcept = default;
    ~FolderLock() = default;

    bool isHeld() const { return m_folder.isOpen(); }

private:
    Descriptor m_folder;
};

} // namespace thicket::nav
