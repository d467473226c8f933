#include "plugins/host/formatregistry.h"

#include "libnav/files/readfile.h"
#include "plugins/host/isolatedformats.h"
#include "plugins/host/mapfiles.h"
#include "plugins/host/ownformats.h"
#include "plugins/host/programfolder.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace thicket::plugins {

namespace {

bool hasSuffix(const QString& fileName, const QString& suffix)
{
    return fileName.endsWith('.' + suffix, Qt::CaseInsensitive);
}

bool isNative(const QString& fileName) { return hasSuffix(fileName, QStringLiteral("thicket")); }

/// The length of the longest of these suffixes that the name has; 0 if it has none.
qsizetype suffixLength(const QString& fileName, const QStringList& suffixes)
{
    qsizetype longest = 0;
    for (const QString& suffix : suffixes) {
        if (hasSuffix(fileName, suffix))
            longest = std::max(longest, suffix.size());
    }
    return longest;
}

/// Whether a file that begins so is likely to be of this format.
bool isMarked(const QByteArray& head, const FormatInfo& info)
{
    return std::any_of(info.marks.begin(), info.marks.end(),
                       [&](const QString& mark) { return head.contains(mark.toUtf8()); });
}

QStringList canonical(const QStringList& folders)
{
    QStringList paths;
    for (const QString& folder : folders)
        paths << QFileInfo(folder).canonicalFilePath();
    paths.removeAll(QString());
    return paths;
}

} // namespace

FormatRegistry::FormatRegistry(const QStringList& folders, const QStringList& ownFolders)
    : m_folders(folders), m_ownFolders(ownFolders)
{
    std::vector<LimitProblem> problems;
    m_limits = chosenWorkLimits(&problems);
    for (const LimitProblem& problem : problems)
        m_limitProblems << PluginProblem{problem.variable, problem.reason};
}

FormatRegistry::FormatRegistry(const QStringList& folders, const QStringList& ownFolders,
                               const WorkLimits& limits)
    : m_folders(folders), m_ownFolders(ownFolders), m_limits(limits)
{}

FormatRegistry::~FormatRegistry() = default;

QStringList FormatRegistry::defaultFolders()
{
    const QString chosen = qEnvironmentVariable("THICKET_PLUGIN_PATH");
    return chosen.isEmpty() ? installedFolders()
                            : chosen.split(QDir::listSeparator(), Qt::SkipEmptyParts);
}

QStringList FormatRegistry::installedFolders()
{
    const QDir program(programFolder());
    QStringList folders;
    for (const char* folder : {"../lib/thicket/plugins", THICKET_INSTALLED_PLUGINS}) {
        const QString path = QDir::cleanPath(program.filePath(folder));
        if (!folders.contains(path))
            folders << path;
    }
    return folders;
}

const OwnFormats& FormatRegistry::own() const
{
    if (!m_own) {
        const QStringList ours = canonical(m_ownFolders);
        QStringList folders;
        for (const QString& folder : canonical(m_folders)) {
            if (ours.contains(folder))
                folders << folder;
        }
        m_own = std::make_unique<OwnFormats>(folders);
    }
    return *m_own;
}

const IsolatedFormats& FormatRegistry::isolated() const
{
    if (!m_isolated)
        m_isolated = std::make_unique<IsolatedFormats>(m_folders, own(), m_limits);
    return *m_isolated;
}

QList<const MapFormat*> FormatRegistry::formats() const
{
    QList<const MapFormat*> formats;
    for (const OwnFormat* format : own().sound())
        formats << format;
    for (const auto& format : isolated().formats())
        formats << format.get();
    return formats;
}

QList<PluginProblem> FormatRegistry::problems() const
{
    return m_limitProblems + own().problems() + isolated().problems();
}

/// Third-party plugins are asked only if none of our own fits.
const MapFormat* FormatRegistry::find(const std::function<bool(const FormatInfo&)>& isWanted) const
{
    for (const auto& format : own().formats()) {
        if (isWanted(format->info()))
            return format.get();
    }
    for (const auto& format : isolated().formats()) {
        if (isWanted(format->info()))
            return format.get();
    }
    return nullptr;
}

const MapFormat* FormatRegistry::byId(const QString& id) const
{
    return find([&id](const FormatInfo& info) { return info.id == id; });
}

/// Those with the longest suffix that fits. Third-party plugins are asked only if none of our own
/// fits.
QList<const MapFormat*> FormatRegistry::withSuffix(const QString& path, Direction direction) const
{
    QList<const MapFormat*> found;
    qsizetype longest = 1;
    const auto look = [&](const MapFormat* format) {
        const FormatInfo info = format->info();
        const bool isReading = direction == Direction::reading;
        if (!(isReading ? info.canImport : info.canExport))
            return;
        const qsizetype length =
            suffixLength(path, isReading ? info.suffixes + info.alsoReads : info.suffixes);
        if (length > longest)
            found.clear();
        if (length >= longest)
            found << format;
        longest = std::max(longest, length);
    };
    for (const auto& format : own().formats())
        look(format.get());
    if (!found.isEmpty())
        return found;
    for (const auto& format : isolated().formats())
        look(format.get());
    return found;
}

const MapFormat* FormatRegistry::importerFor(const QString& path) const
{
    if (isNative(path))
        return nullptr;
    const QList<const MapFormat*> candidates = withSuffix(path, Direction::reading);
    if (candidates.size() < 2)
        return candidates.value(0);
    const Result<std::string> head = nav::readHead(nativePath(path));
    if (!head)
        return candidates.first(); // its error names what is wrong with the file
    for (const MapFormat* format : candidates) {
        if (isMarked(QByteArray::fromStdString(*head), format->info()))
            return format;
    }
    return nullptr;
}

const MapFormat* FormatRegistry::importerOf(const QByteArray& bytes) const
{
    constexpr qsizetype headLength = 4096;
    const QByteArray head = bytes.first(std::min(bytes.size(), headLength));
    return find([&head](const FormatInfo& info) { return info.canImport && isMarked(head, info); });
}

const MapFormat* FormatRegistry::exporterFor(const QString& path) const
{
    return isNative(path) ? nullptr : withSuffix(path, Direction::writing).value(0);
}

} // namespace thicket::plugins
