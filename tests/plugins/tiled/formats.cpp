#include "tests/plugins/tiled/formats.h"

#include "plugins/api/outsidefolder.h"
#include "plugins/host/formatregistry.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

using namespace thicket;
using namespace thicket::plugins;

namespace tiledtest {

namespace {

const FormatRegistry& registry()
{
    static const FormatRegistry formats({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return formats;
}

bool isXml(const QByteArray& bytes) { return bytes.trimmed().startsWith('<'); }

} // namespace

const MapFormat& tmj() { return *registry().byId("tiled"); }
const MapFormat& tmx() { return *registry().byId("tmx"); }

Result<ImportedMap> imported(const QByteArray& bytes, const OptionValues& options,
                             const Files& files)
{
    const auto companion = [&files](const QString& path) -> Result<QByteArray> {
        const auto found = files.find(path);
        if (found == files.end() && path.startsWith(".."))
            return Unexpected(path.toStdString() + ' ' + std::string(outsideOfFolder));
        if (found == files.end())
            return Unexpected("The file \"" + path.toStdString() + "\" was not found.");
        return *found;
    };
    const MapFormat& format = isXml(bytes) ? tmx() : tmj();
    return format.importMap({bytes, isXml(bytes) ? "level.tmx" : "level.tmj", companion}, options);
}

nav::Map mapOf(const QByteArray& bytes, const OptionValues& options, const Files& files)
{
    Result<ImportedMap> result = imported(bytes, options, files);
    if (!result) {
        qWarning("%s", result.error().text().c_str());
        return {};
    }
    return std::move(result->map);
}

QStringList notesOf(const Result<ImportedMap>& imported)
{
    QStringList texts;
    if (imported) {
        for (const FormatNote& note : imported->notes)
            texts << note.text;
    }
    return texts;
}

QByteArray exported(const MapFormat& format, const nav::Map& map, const OptionValues& options)
{
    const Result<ExportBundle> bundle = format.exportMap(map, options);
    if (bundle)
        return bundle->files.first().bytes;
    qWarning("%s", bundle.error().text().c_str());
    return {};
}

QByteArray throughTiled(const QString& file, const QString& kind, const QStringList& options)
{
    const QTemporaryDir folder;
    const QString outPath = folder.filePath("out." + kind);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("XDG_CONFIG_HOME", folder.path());
    process.setProcessEnvironment(environment);
    process.start("tiled", options + QStringList{"--export-map", kind, file, outPath});
    if (!process.waitForFinished(60000) || process.exitCode() != 0) {
        qWarning("tiled: %s", qPrintable(process.errorString() + process.readAllStandardError()));
        return {};
    }
    QFile out(outPath);
    return out.open(QIODevice::ReadOnly) ? out.readAll() : QByteArray();
}

QByteArray throughTiled(const QByteArray& bytes, const QString& kind)
{
    const QTemporaryDir folder;
    QFile in(folder.filePath(isXml(bytes) ? "in.tmx" : "in.tmj"));
    if (!in.open(QIODevice::WriteOnly) || in.write(bytes) != bytes.size())
        return {};
    in.close();
    return throughTiled(in.fileName(), kind);
}

QByteArray tmxWith(const QByteArray& elements, const QByteArray& attributes)
{
    return R"(<map version="1.8" orientation="orthogonal" width="10" height="10" tilewidth="32" )"
           R"(tileheight="32" )" +
           attributes + ">" + elements + "</map>\n";
}

QByteArray tmxObjects(const QByteArray& objects)
{
    return tmxWith("<objectgroup id=\"1\" name=\"things\">" + objects + "</objectgroup>");
}

} // namespace tiledtest
