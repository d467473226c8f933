#include "plugins/host/pluginfile.h"

#include "plugins/host/formatinfojson.h"
#include "plugins/host/sentence.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>

#include <exception>
#include <optional>

namespace thicket::plugins {

namespace {

constexpr qint64 largestPlugin = qint64(256) << 20;

Unexpected refused(const QString& reason, const QString& file)
{
    return Unexpected(oneSentence(reason).toStdString(), file.toStdString());
}

QString idOf(const QPluginLoader& loader)
{
    return loader.metaData().value("MetaData").toObject().value("id").toString();
}

/// Why the plugin's code must not be loaded, by its metadata.
std::optional<QString> metaDataProblem(const QPluginLoader& loader)
{
    const QJsonObject metaData = loader.metaData();
    if (metaData.isEmpty())
        return QString("It is not a Qt plugin: %1").arg(loader.errorString());
    const QString iid = metaData.value("IID").toString();
    if (iid != ThicketMapFormat_iid) {
        return QString("It implements \"%1\", this program needs \"%2\".")
            .arg(iid, ThicketMapFormat_iid);
    }
    if (!isFormatId(idOf(loader)))
        return QString("Its metadata names no valid id (lower-case letters, digits, hyphens).");
    return std::nullopt;
}

/// Runs the plugin's code for the first time. An exception from it becomes the reason.
std::optional<QString> instanceProblem(QPluginLoader& loader, LoadedPlugin& plugin)
{
    try {
        QObject* const root = loader.instance();
        if (!root)
            return QString("It cannot be loaded: %1").arg(loader.errorString());
        plugin.format = qobject_cast<MapFormat*>(root);
        if (!plugin.format)
            return QString("Its root object is not a map format.");
        plugin.info = plugin.format->info();
        return std::nullopt;
    } catch (const std::exception& exception) {
        return QString("It failed while starting: %1").arg(QString::fromUtf8(exception.what()));
    } catch (...) {
        return QString("It failed while starting, without giving a reason.");
    }
}

} // namespace

Result<QString> pluginHash(const QString& file)
{
    if (!QFileInfo(file).isFile())
        return refused("The file is missing.", file);
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return refused(QString("It cannot be read: %1").arg(source.errorString()), file);
    if (source.size() > largestPlugin)
        return refused("The file is larger than 256 MiB.", file);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!hash.addData(&source))
        return refused(QString("It cannot be read: %1").arg(source.errorString()), file);
    return QString::fromLatin1(hash.result().toHex());
}

Result<LoadedPlugin> loadPlugin(const QString& file)
{
    QPluginLoader loader(file);
    // A missing symbol must be found now. Otherwise it would end the program when it is called.
    loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
    if (const auto problem = metaDataProblem(loader))
        return refused(*problem, file);
    LoadedPlugin plugin;
    if (const auto problem = instanceProblem(loader, plugin))
        return refused(*problem, file);
    const QString id = idOf(loader);
    if (plugin.info.id != id) {
        return refused(
            QString("It calls itself \"%1\", its metadata says \"%2\".").arg(plugin.info.id, id),
            file);
    }
    if (const Result<void> checked = checkFormatInfo(plugin.info); !checked)
        return refused(QString::fromStdString(checked.error().message), file);
    return plugin;
}

} // namespace thicket::plugins
