#include "app/editor/document/documentfile.h"

#include "app/recovery/stampcheck.h"
#include "libnav/files/atomicfile.h"
#include "libnav/map/mapfile.h"
#include "plugins/host/picturepath.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace thicket::editor {

namespace {

/// Parts from a newer version are kept unchanged, but not all of them can be read back from a file
/// of our version. Such a copy could never be opened.
bool survivesWriting(const nav::Map& map)
{
    const auto readBack = nav::readMap(nav::writeMap(map), {});
    return readBack && readBack.value().map == map;
}

/// In files, the path of a picture beneath the map is relative to the map's folder.
std::string bytesOf(const nav::Map& map, const QString& target)
{
    if (!map.settings.underlay)
        return nav::writeMap(map);
    nav::Map related = map;
    plugins::relatePicture(related.settings, target);
    return nav::writeMap(related);
}

std::string nameOf(const QString& path) { return QFileInfo(path).fileName().toStdString(); }

} // namespace

DocumentFile::DocumentFile(const QString& path, std::optional<recovery::FileVersion> version,
                           Access access)
    : m_path(path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath()),
      m_version(std::move(version)), m_access(access)
{}

QString DocumentFile::titleOf(const nav::Map& map) const
{
    if (!isUntitled())
        return QFileInfo(m_path).fileName();
    const QString name = QString::fromStdString(map.settings.name);
    return name.isEmpty() ? QCoreApplication::translate("MapDocument", "Untitled") : name;
}

void DocumentFile::noteStamp(const recovery::FileStamp& stamp)
{
    if (m_version)
        m_version->stamp = stamp;
}

Result<DocumentFile> DocumentFile::write(const nav::Map& map, const QString& path,
                                         const std::optional<recovery::FileVersion>& accepted) const
{
    const QString target = QFileInfo(path).absoluteFilePath();
    if (auto held = mayHold(map, target); !held)
        return Unexpected(held.error());
    const std::string bytes = bytesOf(map, target);
    // Before the file is there: who sees it must soon be told that it is ours.
    QByteArray hash = recovery::hashOf(bytes);
    const auto written = nav::writeFileAtomically(target.toStdU16String(), bytes,
                                                  [&] { return mayReplace(target, accepted); });
    if (!written)
        return Unexpected(written.error());
    return DocumentFile(
        target, recovery::FileVersion{
                    recovery::stampOf(target.toStdU16String()).value_or(recovery::FileStamp()),
                    std::move(hash)});
}

/// Whether our version of the format can hold what came out of a read-only file.
Result<void> DocumentFile::mayHold(const nav::Map& map, const QString& path) const
{
    if (!isReadOnly())
        return {};
    if (isAt(path))
        return Unexpected("The map was written by a newer version and is open read-only. "
                          "Save it under another name.",
                          nameOf(path));
    if (!survivesWriting(map))
        return Unexpected("The map holds objects of a newer version that would be lost. "
                          "Save it with the version that made it.",
                          nameOf(path));
    return {};
}

Result<void> DocumentFile::mayReplace(const QString& path,
                                      const std::optional<recovery::FileVersion>& accepted) const
{
    if (isUntitled() || !isAt(path))
        return {};
    const auto stamp = recovery::stampOf(path.toStdU16String());
    if (stamp && m_version && recovery::isLarge(*stamp) &&
        recovery::tellsContents(*stamp, *m_version))
        return {};
    const auto present = recovery::versionOf(path.toStdU16String());
    if (!present)
        return Unexpected(present.error());
    const auto isKnown = [&](const std::optional<recovery::FileVersion>& version) {
        return version && version->hasContentsOf(**present);
    };
    if (!*present || isKnown(m_version) || isKnown(accepted))
        return {};
    return Unexpected("Another program changed the file. It was not replaced.", nameOf(path));
}

bool DocumentFile::isAt(const QString& path) const
{
    if (path == m_path)
        return true;
    std::error_code missing;
    return std::filesystem::equivalent(path.toStdU16String(), m_path.toStdU16String(), missing);
}

} // namespace thicket::editor
