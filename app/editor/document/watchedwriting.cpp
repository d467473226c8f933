#include "app/editor/document/watchedwriting.h"

#include "app/recovery/stampcheck.h"
#include "libnav/files/pendingfile.h"
#include "libnav/map/mapfile.h"
#include "plugins/host/mapfiles.h"
#include "plugins/host/picturepath.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace thicket::editor {

namespace {

constexpr double textShare = 0.5;          ///< of the time; the rest is for the disk
constexpr std::size_t pieceSize = 1 << 20; ///< bytes

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

struct WritingWords {
    Q_DECLARE_TR_FUNCTIONS(WatchedWriting)
};

Unexpected refusal(const QString& sentence, const QString& path)
{
    return Unexpected(sentence.toStdString(), QFileInfo(path).fileName().toStdString());
}

bool isAt(const DocumentFile& file, const QString& path)
{
    if (path == file.path())
        return true;
    std::error_code missing;
    return std::filesystem::equivalent(plugins::nativePath(path), plugins::nativePath(file.path()),
                                       missing);
}

/// Whether our version of the format can hold what came out of a read-only file.
Result<void> mayHold(const DocumentFile& file, const nav::Map& map, const QString& path)
{
    if (!file.isReadOnly())
        return {};
    if (isAt(file, path))
        return refusal(
            WritingWords::tr("The map was written by a newer version and is open read-only. "
                             "Save it under another name."),
            path);
    if (!survivesWriting(map))
        return refusal(
            WritingWords::tr("The map holds objects of a newer version that would be lost. "
                             "Save it with the version that made it."),
            path);
    return {};
}

Result<void> mayReplace(const DocumentFile& file, const QString& path,
                        const std::optional<recovery::FileVersion>& accepted)
{
    if (file.isUntitled() || !isAt(file, path))
        return {};
    const auto& version = file.version();
    const auto stamp = recovery::stampOf(plugins::nativePath(path));
    if (stamp && version && recovery::isLarge(*stamp) && recovery::tellsContents(*stamp, *version))
        return {};
    const auto present = recovery::versionOf(plugins::nativePath(path));
    if (!present)
        return Unexpected(present.error());
    const auto isKnown = [&](const std::optional<recovery::FileVersion>& known) {
        return known && known->hasContentsOf(**present);
    };
    if (!*present || isKnown(version) || isKnown(accepted))
        return {};
    return refusal(WritingWords::tr("Another program changed the file. It was not replaced."),
                   path);
}

bool goesOn(const WritingWatch& watch, double share) { return !watch.tell || watch.tell(share); }

Unexpected stopped()
{
    return Unexpected(WritingWords::tr("The saving was stopped.").toStdString());
}

/// nav::writeFileAtomically(), which can be stopped.
Result<void> writeInPieces(const QString& target, std::string_view bytes, const WritingWatch& watch,
                           const nav::PendingFile::Consent& consent)
{
    Result<nav::PendingFile> file = nav::PendingFile::begin(plugins::nativePath(target));
    if (!file)
        return Unexpected(file.error());
    for (std::size_t done = 0; done < bytes.size(); done += pieceSize) {
        const double part = static_cast<double>(done) / static_cast<double>(bytes.size());
        if (!goesOn(watch, textShare + (1 - textShare) * part))
            return stopped();
        if (Result<void> written = file->append(bytes.substr(done, pieceSize)); !written)
            return written;
    }
    return nav::PendingFile::replaceAll({&*file, 1}, consent);
}

} // namespace

Result<DocumentFile> writeWatched(const DocumentFile& file, const nav::Map& map,
                                  const QString& path,
                                  const std::optional<recovery::FileVersion>& accepted,
                                  const WritingWatch& watch)
{
    const QString target = QFileInfo(path).absoluteFilePath();
    if (auto held = mayHold(file, map, target); !held)
        return Unexpected(held.error());
    const std::string bytes = bytesOf(map, target);
    if (!goesOn(watch, textShare))
        return stopped();
    // Before the file is there: who sees it must soon be told that it is ours.
    QByteArray hash = recovery::hashOf(bytes);
    const auto consent = [&]() -> Result<void> {
        if (auto may = mayReplace(file, target, accepted); !may)
            return may;
        if (!goesOn(watch, 1))
            return stopped();
        if (watch.announce)
            watch.announce(hash, target);
        return {};
    };
    if (const auto written = writeInPieces(target, bytes, watch, consent); !written)
        return Unexpected(written.error());
    return DocumentFile(
        target, recovery::FileVersion{
                    recovery::stampOf(plugins::nativePath(target)).value_or(recovery::FileStamp()),
                    std::move(hash)});
}

} // namespace thicket::editor
