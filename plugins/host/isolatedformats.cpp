#include "plugins/host/isolatedformats.h"

#include "plugins/host/probecache.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QLibrary>
#include <QSet>

namespace thicket::plugins {

namespace {

QStringList librariesIn(const QStringList& folders, const OwnFormats& own)
{
    QStringList files;
    QSet<QString> seen;
    for (const QString& folder : folders) {
        const auto entries = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
        for (const QFileInfo& entry : entries) {
            const QString file = entry.canonicalFilePath();
            if (!QLibrary::isLibrary(file) || own.lists(file) || seen.contains(file))
                continue;
            seen.insert(file);
            files << file;
        }
    }
    return files;
}

Result<FormatInfo> description(const QString& file, ProbeCache& cache, const WorkLimits& limits)
{
    const Result<PluginState> state = pluginState(file);
    if (!state)
        return Unexpected(state.error());
    if (const std::optional<FormatInfo> known = cache.find(*state))
        return *known;
    Result<FormatInfo> info = IsolatedFormat::probe(file, limits);
    if (info)
        cache.insert(*state, *info);
    return info;
}

} // namespace

IsolatedFormats::IsolatedFormats(const QStringList& folders, const OwnFormats& own,
                                 const WorkLimits& limits)
{
    QHash<QString, QString> fileOfId;
    for (const auto& format : own.formats())
        fileOfId.insert(format->info().id, format->file());
    ProbeCache cache;
    for (const QString& file : librariesIn(folders, own)) {
        const Result<FormatInfo> info = description(file, cache, limits);
        if (!info) {
            m_problems << PluginProblem{file, QString::fromStdString(info.error().message)};
        } else if (fileOfId.contains(info->id)) {
            m_problems << PluginProblem{
                file,
                QString("The id \"%1\" is taken by %2.").arg(info->id, fileOfId.value(info->id))};
        } else {
            fileOfId.insert(info->id, file);
            m_formats.push_back(std::make_unique<IsolatedFormat>(file, *info, limits));
        }
    }
    cache.save();
}

} // namespace thicket::plugins
