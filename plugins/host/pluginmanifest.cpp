#include "plugins/host/pluginmanifest.h"

#include "libnav/files/atomicfile.h"
#include "plugins/host/formatinfojson.h"
#include "plugins/host/pluginfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

namespace thicket::plugins {

namespace {

constexpr qint64 largestManifest = 1 << 20;

/// Of everything else in the manifest, so that a damaged one is detected.
QString checksum(QJsonObject json)
{
    json.remove("checksum");
    const QByteArray bytes = QJsonDocument(json).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace

QString manifestPath(const QString& pluginFile)
{
    const QFileInfo plugin(pluginFile);
    return plugin.absoluteDir().filePath(plugin.completeBaseName() + ".manifest");
}

Result<PluginManifest> readManifest(const QString& path)
{
    const auto damaged = [&path](const QString& what) {
        return Unexpected(("The manifest is damaged: " + what).toStdString(), path.toStdString());
    };
    QFile source(path);
    if (!source.open(QIODevice::ReadOnly))
        return damaged("it cannot be read.");
    const QByteArray bytes = source.read(largestManifest + 1);
    if (bytes.size() > largestManifest)
        return damaged("it is larger than 1 MiB.");
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    if (json.value("checksum").toString() != checksum(json))
        return damaged("its checksum is wrong.");
    const QString file = json.value("file").toString();
    const QString sha256 = json.value("sha256").toString();
    static const QRegularExpression hashPattern("\\A[0-9a-f]{64}\\z");
    if (file.isEmpty() || QFileInfo(file).fileName() != file)
        return damaged("it names no plugin beside it.");
    if (!hashPattern.match(sha256).hasMatch())
        return damaged("it holds no SHA-256.");
    if (json.value("interface").toString() != ThicketMapFormat_iid)
        return damaged("it is of another version of Thicket.");
    Result<FormatInfo> info = formatInfoFrom(json.value("format").toObject());
    if (!info)
        return damaged(QString::fromStdString(info.error().message));
    return PluginManifest{QFileInfo(path).absoluteDir().filePath(file), sha256, std::move(*info)};
}

Result<void> writeManifest(const QString& pluginFile)
{
    const Result<QString> hash = pluginHash(pluginFile);
    if (!hash)
        return Unexpected(hash.error());
    const Result<LoadedPlugin> plugin = loadPlugin(pluginFile);
    if (!plugin)
        return Unexpected(plugin.error());
    QJsonObject json{{"file", QFileInfo(pluginFile).fileName()},
                     {"interface", ThicketMapFormat_iid},
                     {"sha256", *hash},
                     {"format", toJson(plugin->info)}};
    json.insert("checksum", checksum(json));
    const QByteArray bytes = QJsonDocument(json).toJson();
    return nav::writeFileAtomically(QFile::encodeName(manifestPath(pluginFile)).toStdString(),
                                    {bytes.constData(), std::size_t(bytes.size())});
}

} // namespace thicket::plugins
