#include "plugins/host/mapfiles.h"

#include "libnav/excerpt.h"
#include "libnav/files/atomicfile.h"
#include "libnav/files/readfile.h"
#include "plugins/api/formatoptions.h"
#include "plugins/host/companionfolder.h"
#include "plugins/host/otherkind.h"
#include "plugins/host/picturepath.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <optional>
#include <vector>

namespace thicket::plugins {

namespace {

constexpr char16_t loneByte = 0xdc00; // plus the byte: stands for one that is not UTF-8
constexpr qsizetype longestUtf8 = 4;

bool isUtf8(const QByteArray& bytes) { return QString::fromUtf8(bytes).toUtf8() == bytes; }

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

QString shown(const QString& text) { return QString::fromStdString(excerpt(text.toStdString())); }

/// " Plugins that failed: a.so, b.so." for a sentence about a format that no plugin has. Empty if
/// none failed.
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
                                            : QString("the format \"%1\"").arg(shown(formatId));
    return Unexpected(
        QString("No plugin %1 %2; known: %3.%4")
            .arg(verb, what, knownFormats(registry, direction), failedPlugins(registry))
            .toStdString(),
        nativePath(path).string());
}

Result<OpenedMap> importMap(const MapFormat& format, const ImportSource& source,
                            const OptionValues& options)
{
    Result<ImportedMap> imported = format.importMap(source, options);
    if (imported)
        return OpenedMap{{std::move(imported->map), false}, std::move(imported->notes)};
    const Error& error = imported.error();
    return Unexpected(error.message, error.where.empty() ? source.name.toStdString() : error.where);
}

Result<OpenedMap> importFile(const MapFormat& format, const QString& path,
                             const OptionValues& options)
{
    nav::FileNature nature; // a plugin's format may be binary
    nature.zeros = nav::FileNature::Zeros::few;
    const std::filesystem::path file = nativePath(path);
    const Result<std::string> bytes = nav::readFile(file, nature);
    if (!bytes)
        return Unexpected(bytes.error());
    const ImportSource source{QByteArray::fromRawData(bytes->data(), qsizetype(bytes->size())),
                              QString::fromStdString(file.filename().string()),
                              CompanionFolder(QFileInfo(path).absolutePath())};
    return importMap(format, source, options);
}

Result<OpenedMap> native(Result<nav::LoadedMap> loaded)
{
    if (!loaded)
        return Unexpected(loaded.error());
    return OpenedMap{std::move(*loaded), {}};
}

Result<OpenedMap> tryNative(const QString& path, const FormatRegistry& registry,
                            const nav::ReadingWatch& watch)
{
    Result<nav::LoadedMap> loaded = nav::loadMap(nativePath(path), watch);
    // Without a place the error is not about the contents.
    if (loaded || loaded.error().where.empty())
        return native(std::move(loaded));
    if (const auto head = nav::readHead(nativePath(path)))
        if (auto other = otherKind(*head, nativePath(path).string()))
            return Unexpected(*std::move(other));
    const std::string known = knownFormats(registry, Direction::reading).toStdString();
    return Unexpected(loaded.error().message +
                          " (Read as a Thicket map, because no plugin reads such a file; "
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
    std::error_code error; // without a working folder the name stays as it is
    const auto absolute = std::filesystem::absolute(nativePath(path), error);
    const QFileInfo file(error ? path : pathText(absolute.lexically_normal()));
    return suffix.isEmpty() ? file.filePath()
                            : file.path() + '/' + file.completeBaseName() + suffix;
}

QString targetOf(const ExportBundle::File& file, const QString& path)
{
    if (file.name.isEmpty())
        return companionPath(path, file.suffix);
    return QFileInfo(companionPath(path, {})).path() + '/' + file.name;
}

bool canBeNamed(const ExportBundle::File& file, bool isFirst)
{
    if (!file.name.isEmpty() && (isFirst || !file.suffix.isEmpty() || file.name.startsWith('.')))
        return false;
    const QString name = file.suffix + file.name;
    return name.isEmpty() == isFirst && !name.contains('/') && !name.contains(QChar(0));
}

/// Why a bundle must not be written, by its names: each must be a file of its own beside the first.
std::optional<Error> bundleProblem(const ExportBundle& bundle, const QString& path,
                                   const QString& id)
{
    QSet<QString> targets;
    for (const ExportBundle::File& file : bundle.files) {
        const QString target = targetOf(file, path);
        if (!canBeNamed(file, &file == &bundle.files.first()) || targets.contains(target)) {
            return Error{QString("The format plugin \"%1\" failed: it gave a file no usable name.")
                             .arg(id)
                             .toStdString(),
                         {}};
        }
        targets.insert(target);
    }
    return std::nullopt;
}

ExportedFiles filesOf(const ExportBundle& bundle, const QString& path)
{
    ExportedFiles exported{{}, bundle.notes};
    for (const ExportBundle::File& file : bundle.files)
        exported.files << ExportedFiles::File{targetOf(file, path), file.bytes.toStdString()};
    return exported;
}

/// A native file. Its picture is found from where it lies.
std::string nativeBytes(const nav::Map& map, const QString& target)
{
    if (!map.settings.underlay)
        return nav::writeMap(map);
    nav::Map related = map;
    relatePicture(related.settings, target);
    return nav::writeMap(related);
}

/// The plugin for a file that is not native; null if there is none.
const MapFormat* formatFor(const QString& path, const FormatRegistry& registry,
                           const QString& formatId, Direction direction)
{
    const MapFormat* const format = !formatId.isEmpty()               ? registry.byId(formatId)
                                    : direction == Direction::reading ? registry.importerFor(path)
                                                                      : registry.exporterFor(path);
    return format && serves(format->info(), direction) ? format : nullptr;
}

} // namespace

std::filesystem::path nativePath(const QString& path)
{
    QByteArray bytes;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < path.size(); ++i) {
        const char16_t unit = path[i].unicode();
        if (path[i].isHighSurrogate()) {
            ++i; // a pair
        } else if (unit >= loneByte + 0x80 && unit <= loneByte + 0xff) {
            bytes += QFile::encodeName(path.mid(begin, i - begin)) + char(unit - loneByte);
            begin = i + 1;
        }
    }
    return (bytes + QFile::encodeName(path.mid(begin))).toStdString();
}

QString pathText(const std::filesystem::path& path)
{
    const QByteArray bytes = QByteArray::fromStdString(path.string());
    QString text;
    for (qsizetype at = 0; at < bytes.size();) {
        qsizetype length = longestUtf8;
        while (length > 0 && !isUtf8(bytes.mid(at, length)))
            --length;
        if (length > 0)
            text += QString::fromUtf8(bytes.mid(at, length));
        else
            text += QChar(loneByte + static_cast<unsigned char>(bytes[at]));
        at += std::max<qsizetype>(length, 1);
    }
    return text;
}

Result<OpenedMap> openMap(const QString& path, const FormatRegistry& registry,
                          const QString& formatId, const OptionValues& options,
                          const nav::ReadingWatch& watch)
{
    if (const auto problem = importProblem(path, registry, formatId))
        return Unexpected(*problem);
    const bool isOurs = isNative(path, formatId);
    const MapFormat* const format =
        isOurs ? nullptr : formatFor(path, registry, formatId, Direction::reading);
    if (format)
        return importFile(*format, path, options);
    if (const auto problem = optionProblem(options))
        return Unexpected(*problem);
    return isOurs ? native(nav::loadMap(nativePath(path), watch))
                  : tryNative(path, registry, watch);
}

Result<OpenedMap> readMap(const QByteArray& bytes, const QString& name,
                          const FormatRegistry& registry, const QString& formatId,
                          const OptionValues& options)
{
    if (const auto problem = importProblem(name, registry, formatId))
        return Unexpected(*problem);
    const MapFormat* const format = formatId.isEmpty()
                                        ? registry.importerOf(bytes)
                                        : formatFor(name, registry, formatId, Direction::reading);
    if (format)
        return importMap(*format, {bytes, name}, options);
    if (const auto problem = optionProblem(options))
        return Unexpected(*problem);
    const std::string_view text(bytes.constData(), std::size_t(bytes.size()));
    if (formatId.isEmpty())
        if (auto other = otherKind(text, name.toStdString()))
            return Unexpected(*std::move(other));
    return native(nav::readMap(text, name.toStdString()));
}

std::optional<Error> importProblem(const QString& path, const FormatRegistry& registry,
                                   const QString& formatId)
{
    // A file without a known suffix may still be a native map.
    if (formatId.isEmpty() || isNative(path, formatId) ||
        formatFor(path, registry, formatId, Direction::reading))
        return {};
    return unknownFormat(path, formatId, registry, Direction::reading).error();
}

std::optional<Error> exportProblem(const QString& path, const FormatRegistry& registry,
                                   const QString& formatId)
{
    if (isNative(path, formatId) || formatFor(path, registry, formatId, Direction::writing))
        return {};
    return unknownFormat(path, formatId, registry, Direction::writing).error();
}

namespace {

/// The options, with the name of the file where the format asks for it and the user gave none.
OptionValues named(OptionValues options, const MapFormat& format, const QString& path)
{
    for (const FormatOption& option : format.info().exportOptions)
        if (option.key == ownNameKey && options.value(ownNameKey).isEmpty())
            options.insert(ownNameKey, QFileInfo(path).fileName());
    return options;
}

} // namespace

Result<ExportedFiles> exportedFiles(const nav::Map& map, const QString& path,
                                    const FormatRegistry& registry, const QString& formatId,
                                    const OptionValues& options)
{
    if (const auto problem = exportProblem(path, registry, formatId))
        return Unexpected(*problem);
    if (isNative(path, formatId)) {
        if (const auto problem = optionProblem(options))
            return Unexpected(*problem);
        const QString target = companionPath(path, {});
        return ExportedFiles{{{target, nativeBytes(map, target)}}, {}};
    }
    const MapFormat& format = *formatFor(path, registry, formatId, Direction::writing);
    const Result<ExportBundle> bundle = format.exportMap(map, named(options, format, path));
    if (!bundle)
        return Unexpected(bundle.error());
    if (const auto problem = bundleProblem(*bundle, path, format.info().id))
        return Unexpected(*problem);
    return filesOf(*bundle, path);
}

Result<SavedExport> save(const ExportedFiles& exported)
{
    SavedExport saved{{}, exported.notes};
    std::vector<nav::FileContent> contents;
    // The named file is written last. So if it exists, its companions exist.
    for (auto file = exported.files.rbegin(); file != exported.files.rend(); ++file) {
        contents.push_back({nativePath(file->path), file->bytes});
        saved.files.prepend(file->path);
    }
    if (const Result<void> written = nav::writeFilesAtomically(contents); !written)
        return Unexpected(written.error());
    return saved;
}

Result<SavedExport> exportMap(const nav::Map& map, const QString& path,
                              const FormatRegistry& registry, const QString& formatId,
                              const OptionValues& options)
{
    const Result<ExportedFiles> exported = exportedFiles(map, path, registry, formatId, options);
    if (!exported)
        return Unexpected(exported.error());
    return save(*exported);
}

} // namespace thicket::plugins
