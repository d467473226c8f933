#include "plugins/api/formatregistry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>
#include <QRegularExpression>

#include <exception>

namespace thicket::plugins {

struct FormatRegistry::Loaded {
    QString file;
    FormatInfo info;
    const MapFormat* format = nullptr;
};

namespace {

QString nativeSuffix() { return QStringLiteral("thicket"); }

QString programFolder()
{
    if (QCoreApplication::instance())
        return QCoreApplication::applicationDirPath();
    return QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath();
}

QStringList librariesIn(const QStringList& folders)
{
    QStringList files;
    for (const QString& folder : folders) {
        const auto entries = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
        for (const QFileInfo& entry : entries) {
            const QString file = entry.canonicalFilePath();
            if (QLibrary::isLibrary(file) && !files.contains(file))
                files << file;
        }
    }
    return files;
}

/// What the metadata says against loading the plugin's code; empty when nothing does.
QString metaDataProblem(const QPluginLoader& loader)
{
    const QJsonObject metaData = loader.metaData();
    if (metaData.isEmpty())
        return QString("It is not a Qt plugin: %1").arg(loader.errorString());
    const QString iid = metaData.value("IID").toString();
    if (iid != ThicketMapFormat_iid) {
        return QString("It implements \"%1\", this program needs \"%2\".")
            .arg(iid, ThicketMapFormat_iid);
    }
    static const QRegularExpression idPattern("^[a-z0-9][a-z0-9-]*$");
    const QString id = metaData.value("MetaData").toObject().value("id").toString();
    if (!idPattern.match(id).hasMatch())
        return QString("Its metadata names no valid id (lower-case letters, digits, hyphens).");
    return {};
}

/// Runs the plugin's first code. Its exceptions become the reason.
QString instanceProblem(QPluginLoader& loader, const MapFormat*& format, FormatInfo& info)
{
    try {
        QObject* const root = loader.instance();
        if (!root)
            return QString("It cannot be loaded: %1").arg(loader.errorString());
        format = qobject_cast<MapFormat*>(root);
        if (!format)
            return QString("Its root object is no map format.");
        info = format->info();
        return {};
    } catch (const std::exception& exception) {
        return QString("It failed while starting: %1").arg(QString::fromUtf8(exception.what()));
    } catch (...) {
        return QString("It failed while starting, for a reason it does not tell.");
    }
}

QString oneSentence(QString reason)
{
    reason = reason.simplified();
    return reason.endsWith('.') ? reason : reason + '.';
}

bool hasSuffix(const QString& fileName, const QString& suffix)
{
    return fileName.endsWith('.' + suffix, Qt::CaseInsensitive);
}

} // namespace

FormatRegistry::FormatRegistry(const QStringList& folders)
{
    for (const QString& file : librariesIn(folders)) {
        if (const QString problem = load(file); !problem.isEmpty())
            m_problems << PluginProblem{file, oneSentence(problem)};
    }
}

FormatRegistry::~FormatRegistry() = default;

QString FormatRegistry::load(const QString& file)
{
    QPluginLoader loader(file);
    // A missing symbol must be found now, not end the program when it is called.
    loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
    if (const QString problem = metaDataProblem(loader); !problem.isEmpty())
        return problem;
    const QString id = loader.metaData().value("MetaData").toObject().value("id").toString();
    if (id == nativeSuffix())
        return QString("The id \"%1\" is that of the native format.").arg(id);
    for (const Loaded& other : m_loaded) {
        if (other.info.id == id)
            return QString("The id \"%1\" is taken by %2.").arg(id, other.file);
    }
    Loaded loaded;
    loaded.file = file;
    if (const QString problem = instanceProblem(loader, loaded.format, loaded.info);
        !problem.isEmpty())
        return problem;
    if (loaded.info.id != id) {
        return QString("It calls itself \"%1\", its metadata says \"%2\".").arg(loaded.info.id, id);
    }
    m_loaded.push_back(std::move(loaded));
    return {};
}

QStringList FormatRegistry::defaultFolders()
{
    const QString chosen = qEnvironmentVariable("THICKET_PLUGIN_PATH");
    if (!chosen.isEmpty())
        return chosen.split(QDir::listSeparator(), Qt::SkipEmptyParts);
    const QDir program(programFolder());
    QStringList folders;
    for (const char* folder : {"../lib/thicket/plugins", THICKET_INSTALLED_PLUGINS}) {
        const QString path = QDir::cleanPath(program.filePath(folder));
        if (!folders.contains(path))
            folders << path;
    }
    return folders;
}

QList<const MapFormat*> FormatRegistry::formats() const
{
    QList<const MapFormat*> formats;
    for (const Loaded& loaded : m_loaded)
        formats << loaded.format;
    return formats;
}

QList<PluginProblem> FormatRegistry::problems() const { return m_problems; }

const MapFormat* FormatRegistry::byId(const QString& id) const
{
    for (const Loaded& loaded : m_loaded) {
        if (loaded.info.id == id)
            return loaded.format;
    }
    return nullptr;
}

const MapFormat* FormatRegistry::importerFor(const QString& fileName) const
{
    for (const Loaded& loaded : m_loaded) {
        for (const QString& suffix : loaded.info.suffixes) {
            if (loaded.info.canImport && hasSuffix(fileName, suffix))
                return loaded.format;
        }
    }
    return nullptr;
}

const MapFormat* FormatRegistry::exporterFor(const QString& fileName) const
{
    for (const Loaded& loaded : m_loaded) {
        for (const QString& suffix : loaded.info.suffixes) {
            if (loaded.info.canExport && hasSuffix(fileName, suffix))
                return loaded.format;
        }
    }
    return nullptr;
}

} // namespace thicket::plugins
