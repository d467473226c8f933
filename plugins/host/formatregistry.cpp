#include "plugins/host/formatregistry.h"

#include "plugins/host/isolatedformats.h"
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

bool hasSuffixOf(const QString& fileName, const FormatInfo& info)
{
    return std::any_of(info.suffixes.begin(), info.suffixes.end(),
                       [&](const QString& suffix) { return hasSuffix(fileName, suffix); });
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

const MapFormat* FormatRegistry::importerFor(const QString& fileName) const
{
    if (isNative(fileName))
        return nullptr;
    return find(
        [&](const FormatInfo& info) { return info.canImport && hasSuffixOf(fileName, info); });
}

const MapFormat* FormatRegistry::exporterFor(const QString& fileName) const
{
    if (isNative(fileName))
        return nullptr;
    return find(
        [&](const FormatInfo& info) { return info.canExport && hasSuffixOf(fileName, info); });
}

} // namespace thicket::plugins
