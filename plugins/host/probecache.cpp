#include "plugins/host/probecache.h"

#include "libnav/files/atomicfile.h"
#include "plugins/host/formatinfojson.h"
#include "plugins/host/pluginfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

namespace thicket::plugins {

namespace {

constexpr qsizetype mostEntries = 256;
constexpr qint64 largestCache = 16 << 20;

QString cacheFolder()
{
    const QString caches = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return caches.isEmpty() ? QString() : caches + "/thicket";
}

/// The key of a stored description: the plugin's state and the program that asks.
QJsonObject keyOf(const PluginState& state)
{
    return {{"file", state.file},
            {"size", state.size},
            {"modified", state.modified},
            {"sha256", state.sha256},
            {"interface", ThicketMapFormat_iid},
            {"qt", qVersion()}};
}

} // namespace

Result<PluginState> pluginState(const QString& file)
{
    const QFileInfo info(file);
    PluginState state{file, info.size(), info.lastModified().toMSecsSinceEpoch(), {}};
    Result<QString> hash = pluginHash(file);
    if (!hash)
        return Unexpected(hash.error());
    state.sha256 = std::move(*hash);
    return state;
}

ProbeCache::ProbeCache()
{
    QFile source(cacheFolder() + "/formats.json");
    if (!source.open(QIODevice::ReadOnly) || source.size() > largestCache)
        return;
    const QJsonArray entries = QJsonDocument::fromJson(source.readAll()).array();
    for (qsizetype i = 0; i < std::min(entries.size(), mostEntries); ++i)
        m_entries << entries[i];
}

std::optional<FormatInfo> ProbeCache::find(const PluginState& state) const
{
    const QJsonObject key = keyOf(state);
    for (const QJsonValue entry : m_entries) {
        if (entry.toObject().value("key") != key)
            continue;
        const Result<FormatInfo> info = formatInfoFrom(entry.toObject().value("format").toObject());
        return info ? std::optional(*info) : std::nullopt;
    }
    return std::nullopt;
}

void ProbeCache::insert(const PluginState& state, const FormatInfo& info)
{
    QJsonArray entries{QJsonObject{{"key", keyOf(state)}, {"format", toJson(info)}}};
    for (const QJsonValue entry : std::as_const(m_entries)) {
        const QString file = entry.toObject().value("key").toObject().value("file").toString();
        if (file != state.file && entries.size() < mostEntries)
            entries << entry;
    }
    m_entries = entries;
    m_isChanged = true;
}

void ProbeCache::save()
{
    const QString folder = cacheFolder();
    if (!m_isChanged || folder.isEmpty() || !QDir().mkpath(folder))
        return;
    m_isChanged = false;
    const QByteArray bytes = QJsonDocument(m_entries).toJson(QJsonDocument::Compact);
    const std::string path = QFile::encodeName(folder + "/formats.json").toStdString();
    // A cache that cannot be written only costs time.
    static_cast<void>(
        nav::writeFileAtomically(path, {bytes.constData(), std::size_t(bytes.size())}));
}

} // namespace thicket::plugins
