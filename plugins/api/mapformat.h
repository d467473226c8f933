#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QtPlugin>

#include <functional>

/// The interface between Thicket and its format plugins. A plugin is a pair of pure functions
/// between bytes and a map. It opens no files, keeps no state and lets no exception out. The
/// interface identifier holds the version. It is compared with the plugin's metadata before any of
/// its code is loaded.
///
/// A plugin from outside Thicket's own installation runs in a process of its own, one for each
/// import and export. See WorkLimits for what it may use. Input and output are limited to 1 GiB,
/// and a map to what a map file may hold (mapfile.h). What a plugin prints is discarded.
namespace thicket::plugins {

/// One setting of an exporter or importer, for `--option key=value` and the export dialog.
struct FormatOption {
    QString key;
    QString description;
    QString defaultValue;
    QStringList choices{}; ///< the only values it can have; empty: see the description

    bool operator==(const FormatOption&) const = default;
};

/// The key of an option for the name under which companions know the file that is written. Where
/// it is not given, what writes the files gives it that file's name.
inline constexpr const char* ownNameKey = "mesh";

struct FormatInfo {
    QString id;           ///< "csv": unique among formats, lower case
    QString title;        ///< "Circle list (CSV)"
    QStringList suffixes; ///< without the dot, the preferred one first; may contain dots
    bool canImport = false;
    bool canExport = false;
    QList<FormatOption> importOptions{};
    QList<FormatOption> exportOptions{};
    QStringList alsoReads{}; ///< further suffixes of files that can be read; never written to
    /// Bytes of which at least one stands in the first 4,096 bytes of nearly every such file. They
    /// choose among the importers of one suffix ("json"). Not asked where there is only one.
    QStringList marks{};

    bool operator==(const FormatInfo&) const = default;
};

using OptionValues = QMap<QString, QString>;

/// What the first bytes of a file show an importer, for a dialog that asks for the options of a
/// table: the columns `x`, `y`, `size`, the `measure` and `unit` of sizes, their `factor`, a
/// `radius` for all, and how it is written (`separator`, `decimal`, `header`, `incomplete`).
struct ImportSurvey {
    /// Nothing needs to be asked: without an answer, the import succeeds or says what is wrong.
    bool isClear = true;
    QString kind{};            ///< files of one kind are likely to need the same answers
    OptionValues options{};    ///< as given, else as found or guessed
    QStringList columns{};     ///< the titles, or numbers without a header
    QList<QStringList> rows{}; ///< some of the first ones, without the header
    qsizetype bytes = 0;       ///< so many of the bytes are whole rows: enough for a preview
    qsizetype rowCount = 0;    ///< of these, without the header
};

/// How well one kind of thing survives an import or export: for the lists of what a file keeps.
struct FormatNote {
    enum class Fidelity { exact, approximated, leftOut };
    Fidelity fidelity = Fidelity::exact;
    QString text;                 ///< "32 circles as ellipses: exact"
    QList<nav::ObjectId> objects; ///< the objects of the map concerned
};

/// The bytes of a file that another one refers to by this path, relative to its own folder, with
/// "/". The folder of its project is the nearest one upwards with a file project.godot or
/// *.tiled-project, else its own; a path after "res://" counts from there. Refused, with the path
/// in the error: what is not there, cannot be read or is larger than 64 MiB in all, and every path
/// that leads out of the project (see isOutsideOfFolder()). Not thread-safe.
using CompanionReader = std::function<Result<QByteArray>(const QString& path)>;

/// What an importer reads.
struct ImportSource {
    QByteArray bytes;
    QString name;                ///< the user's name for it, for the places of errors
    CompanionReader companion{}; ///< null: there are no other files
};

struct ImportedMap {
    nav::Map map;
    QList<FormatNote> notes{}; ///< only on what is not exact
};

struct ExportBundle {
    struct File {
        QString suffix; ///< "" for the first file, which the user named; else appended to its base
                        ///< name: different for each, without "/"
        QByteArray bytes;
        /// Instead of a suffix the whole name, of a file that is the same for all maps in a folder,
        /// such as the code that loads them. Only of Thicket's own plugins.
        QString name{};
    };
    QList<File> files; ///< at least one; the first is the named one
    QList<FormatNote> notes;
};

class MapFormat {
public:
    virtual ~MapFormat() = default;
    MapFormat() = default;
    MapFormat(const MapFormat&) = delete;
    MapFormat& operator=(const MapFormat&) = delete;

    virtual FormatInfo info() const = 0;
    /// Errors: !canImport, an unknown option or a value it cannot have (optionError()), and bytes
    /// that are not of this format. A format that cannot be read need not override this, nor one
    /// that cannot be written exportMap().
    virtual Result<ImportedMap> importMap(const ImportSource& source,
                                          const OptionValues& /*options*/) const
    {
        return Unexpected(info().title.toStdString() + " can be written, not read.",
                          source.name.toStdString());
    }
    /// Looks at the first bytes of a file before it is imported with these options. Must cost no
    /// more than reading the bytes. Only Thicket's own plugins are asked.
    virtual ImportSurvey survey(const QByteArray& /*head*/, const OptionValues& /*options*/) const
    {
        return {};
    }
    virtual Result<ExportBundle> exportMap(const nav::Map& /*map*/,
                                           const OptionValues& /*options*/) const
    {
        return Unexpected(info().title.toStdString() + " can be read, not written.");
    }
};

} // namespace thicket::plugins

#define ThicketMapFormat_iid "org.thicket.MapFormat/3"
Q_DECLARE_INTERFACE(thicket::plugins::MapFormat, ThicketMapFormat_iid)
