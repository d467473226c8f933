#pragma once

#include <QString>
#include <QTemporaryDir>

namespace thicket::tests {

/// An ext4 file system in a file in memory. A copy of that file holds what a power cut leaves: what
/// the kernel has not yet written to the disk is not in it. Needs root, losetup and mkfs.ext4.
class LoopDisk {
public:
    LoopDisk(); ///< empty and mounted
    ~LoopDisk();
    LoopDisk(const LoopDisk&) = delete;
    LoopDisk& operator=(const LoopDisk&) = delete;

    bool isMounted() const { return m_isMounted; }
    QString folder() const { return m_place.filePath("disk"); }
    /// Copies the disk as it is, while the file system goes on, and mounts the copy.
    bool cutPower();
    QString folderAfterCut() const { return m_place.filePath("copy"); }

private:
    QTemporaryDir m_place{"/dev/shm/thicket-disk-XXXXXX"};
    bool m_isMounted = false;
    bool m_isCut = false;
};

} // namespace thicket::tests
