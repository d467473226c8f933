#include "tests/app/recovery/loopdisk.h"

#include <QDir>
#include <QFile>
#include <QProcess>

namespace thicket::tests {

namespace {

constexpr qint64 diskSize = 64 << 20; // bytes

bool does(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(program, arguments);
    return process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit &&
           process.exitCode() == 0;
}

bool mount(const QString& image, const QString& folder)
{
    return does("mount", {"-o", "loop", image, folder});
}

} // namespace

LoopDisk::LoopDisk()
{
    const QString image = m_place.filePath("disk.img");
    QFile file(image);
    QDir().mkpath(folder());
    QDir().mkpath(folderAfterCut());
    m_isMounted = m_place.isValid() && file.open(QIODevice::WriteOnly) && file.resize(diskSize) &&
                  does("mkfs.ext4", {"-q", "-F", image}) && mount(image, folder());
}

LoopDisk::~LoopDisk()
{
    if (m_isCut)
        does("umount", {folderAfterCut()});
    if (m_isMounted)
        does("umount", {folder()});
}

bool LoopDisk::cutPower()
{
    const QString copy = m_place.filePath("copy.img");
    m_isCut = does("cp", {"--sparse=always", m_place.filePath("disk.img"), copy}) &&
              mount(copy, folderAfterCut());
    return m_isCut;
}

} // namespace thicket::tests
