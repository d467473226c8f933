#pragma once

#include "libnav/map/map.h"
#include "libnav/result.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QtPlugin>

/// The interface between Thicket and its format plugins. A plugin is a pair of pure functions
/// between bytes and a map: it opens no files, keeps no state and throws nothing across the border.
/// The interface identifier carries the version; it is compared from the plugin's metadata before
/// any of its code is loaded.
///
/// A plugin from outside Thicket's own installation runs in a process of its own, one for each
/// import and export: see WorkLimits for what it may use. What goes in and out is limited to 1 GiB,
/// a map to what a map file may hold (mapfile.h); what it prints goes nowhere.
namespace thicket::plugins {

/// One setting of an exporter or importer, as `--option key=value` and the export dialog show it.
struct FormatOption {
    QString key;
    QString description;
    QString defaultValue;

    bool operator==(const FormatOption&) const = default;
};

struct FormatInfo {
    QString id;           ///< "csv": unique among formats, lower case
    QString title;        ///< "Circle list (CSV)"
    QStringList suffixes; ///< without the dot, the preferred one first
    bool canImport = false;
    bool canExport = false;
    QList<FormatOption> importOptions{};
    QList<FormatOption> exportOptions{};

    bool operator==(const FormatInfo&) const = default;
};

using OptionValues = QMap<QString, QString>;

/// How well one kind of thing survives the export, for "what the file keeps".
struct ExportNote {
    enum class Fidelity { exact, approximated, leftOut };
    Fidelity fidelity = Fidelity::exact;
    QString text;                 ///< "32 circles as ellipses: exact"
    QList<nav::ObjectId> objects; ///< which ones
};

struct ExportBundle {
    struct File {
        QString suffix; ///< "" for the first file, which the user named; else appended to its base
                        ///< name: different for each, without "/"
        QByteArray bytes;
    };
    QList<File> files; ///< at least one; the first is the named one
    QList<ExportNote> notes;
};

class MapFormat {
public:
    virtual ~MapFormat() = default;
    MapFormat() = default;
    MapFormat(const MapFormat&) = delete;
    MapFormat& operator=(const MapFormat&) = delete;

    virtual FormatInfo info() const = 0;
    /// `name` is what the user calls the source, for error places. Errors when !canImport, for
    /// an unknown option or a value it cannot have (optionError()), and for bytes that are not
    /// this format. Formats that are only written need none of their own, nor those that are only
    /// read an exportMap().
    virtual Result<nav::Map> importMap(const QByteArray& /*bytes*/, const QString& name,
                                       const OptionValues& /*options*/) const
    {
        return Unexpected(info().title.toStdString() + " can be written, not read.",
                          name.toStdString());
    }
    virtual Result<ExportBundle> exportMap(const nav::Map& /*map*/,
                                           const OptionValues& /*options*/) const
    {
        return Unexpected(info().title.toStdString() + " can be read, not written.");
    }
};

} // namespace thicket::plugins

#define ThicketMapFormat_iid "org.thicket.MapFormat/1"
Q_DECLARE_INTERFACE(thicket::plugins::MapFormat, ThicketMapFormat_iid)
