#include "plugins/api/mapfiles.h"

#include "libnav/map/atomicfile.h"
#include "plugins/api/formatoptions.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <optional>

namespace thicket::plugins {

namespace {

bool isNative(const QString& path, const QString& formatId)
{
    return formatId == "thicket" ||
           (formatId.isEmpty() && path.endsWith(".thicket", Qt::CaseInsensitive));
}

enum class Direction { reading, writing };

bool serves(const FormatInfo& info, Direction direction)
{
    return direction == Direction::reading ? info.canImport : info.canExport;
}

QString knownFormats(const FormatRegistry& registry, Direction direction)
{
    QStringList known{"thicket"};
    for (const MapFormat* format : registry.formats()) {
        const FormatInfo info = format->info();
        if (serves(info, direction))
            known << (info.suffixes.contains(info.id) ? info.suffixes
                                                      : QStringList{info.id} + info.suffixes);
    }
    return known.join(", ");
}

/// " Plugins that failed: a.so, b.so." for a sentence about a format that no plugin has; empty when
/// none did.
QString failedPlugins(const FormatRegistry& registry)
{
    constexpr qsizetype most = 3;
    QStringList names;
    const QList<PluginProblem> problems = registry.problems();
    for (const PluginProblem& problem : problems.first(std::min(most, problems.size())))
        names << QFileInfo(problem.file).fileName();
    if (names.isEmpty())
        return {};
    const qsizetype others = problems.size() - names.size();
    return QString(" Plugins that failed: %1%2.")
        .arg(names.join(", "), others > 0 ? QString(" and %1 others").arg(others) : QString());
}

Unexpected unknownFormat(const QString& path, const QString& formatId,
                         const FormatRegistry& registry, Direction direction)
{
    const QString verb = direction == Direction::reading ? "reads" : "writes";
    const QString what = formatId.isEmpty() ? QString("this file's suffix")
                                            : QString("the format \"%1\"").arg(formatId);
    return Unexpected(
        QString("No plugin %1 %2; known: %3.%4")
            .arg(verb, what, knownFormats(registry, direction), failedPlugins(registry))
            .toStdString(),
        path.toStdString());
}

Result<nav::LoadedMap> importMap(const MapFormat& format, const QString& path,
                                 const OptionValues& options)
{
    const Result<std::string> bytes = nav::readFile(nativePath(path));
    if (!bytes)
        return Unexpected(bytes.error());
    Result<nav::Map> map =
        format.importMap(QByteArray::fromRawData(bytes->data(), qsizetype(bytes->size())),
                         QFileInfo(path).fileName(), options);
    if (!map)
        return Unexpected(map.error());
    return nav::LoadedMap{std::move(*map), false};
}

Result<nav::LoadedMap> tryNative(const QString& path, const FormatRegistry& registry)
{
    const Result<std::string> bytes = nav::readFile(nativePath(path));
    if (!bytes)
        return Unexpected(bytes.error());
    Result<nav::LoadedMap> loaded = nav::readMap(*bytes, QFileInfo(path).fileName().toStdString());
    if (loaded)
        return loaded;
    const std::string known = knownFormats(registry, Direction::reading).toStdString();
    return Unexpected(loaded.error().message +
                          " (Read as a Thicket map, because no plugin reads the file's suffix; "
                          "known: " +
                          known + "." + failedPlugins(registry).toStdString() + ")",
                      loaded.error().where);
}

std::optional<Error> optionProblem(const OptionValues& options)
{
    const Result<OptionValues> values = completedOptions({}, options);
    return values ? std::nullopt : std::optional(values.error());
}

QString companionPath(const QString& path, const QString& suffix)
{
    const QFileInfo file(path);
    return suffix.isEmpty() ? file.absoluteFilePath()
                            : file.absolutePath() + '/' + file.completeBaseName() + suffix;
}

/// What a bundle's names say against writing it: each must be a file of its own beside the first.
std::optional<Error> bundleProblem(const ExportBundle& bundle, const QString& path,
                                   const QString& id)
{
    QSet<QString> targets;
    for (const ExportBundle::File& file : bundle.files) {
        const QString target = companionPath(path, file.suffix);
        const bool isFirst = &file == &bundle.files.first();
        if (file.suffix.isEmpty() != isFirst || file.suffix.contains('/') ||
            file.suffix.contains(QChar(0)) || targets.contains(target)) {
            return Error{QString("The format plugin \"%1\" failed: it gave a file no usable name.")
                             .arg(id)
                             .toStdString(),
                         {}};
        }
        targets.insert(target);
    }
    return std::nullopt;
}

Result<SavedExport> writeBundle(const ExportBundle& bundle, const QString& path)
{
    SavedExport saved{{}, bundle.notes};
    // The named file comes last: whoever finds it finds its companions.
    for (auto file = bundle.files.rbegin(); file != bundle.files.rend(); ++file) {
        const QString target = companionPath(path, file->suffix);
        const Result<void> written = nav::writeFileAtomically(
            nativePath(target), {file->bytes.constData(), std::size_t(file->bytes.size())});
        if (!written)
            return Unexpected(written.error());
        saved.files.prepend(target);
    }
    return saved;
}

} // namespace

std::filesystem::path nativePath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

Result<nav::LoadedMap> openMap(const QString& path, const FormatRegistry& registry,
                               const QString& formatId, const OptionValues& options)
{
    const bool native = isNative(path, formatId);
    const MapFormat* const format = native               ? nullptr
                                    : formatId.isEmpty() ? registry.importerFor(path)
                                                         : registry.byId(formatId);
    if (format && format->info().canImport)
        return importMap(*format, path, options);
    if (!native && !formatId.isEmpty())
        return unknownFormat(path, formatId, registry, Direction::reading);
    if (const auto problem = optionProblem(options))
        return Unexpected(*problem);
    return native ? nav::loadMap(nativePath(path)) : tryNative(path, registry);
}

Result<SavedExport> exportMap(const nav::Map& map, const QString& path,
                              const FormatRegistry& registry, const QString& formatId,
                              const OptionValues& options)
{
    if (isNative(path, formatId)) {
        if (const auto problem = optionProblem(options))
            return Unexpected(*problem);
        const Result<void> saved = nav::saveMap(map, nativePath(path));
        if (!saved)
            return Unexpected(saved.error());
        return SavedExport{{QFileInfo(path).absoluteFilePath()}, {}};
    }
    const MapFormat* const format =
        formatId.isEmpty() ? registry.exporterFor(path) : registry.byId(formatId);
    if (!format || !format->info().canExport)
        return unknownFormat(path, formatId, registry, Direction::writing);
    const Result<ExportBundle> bundle = format->exportMap(map, options);
    if (!bundle)
        return Unexpected(bundle.error());
    if (const auto problem = bundleProblem(*bundle, path, format->info().id))
        return Unexpected(*problem);
    return writeBundle(*bundle, path);
}

} // namespace thicket::plugins
