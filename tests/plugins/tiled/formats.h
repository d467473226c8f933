#pragma once

#include "plugins/api/mapformat.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

/// Runs our plugins for Tiled's formats, and the real Tiled.
namespace tiledtest {

const thicket::plugins::MapFormat& tmj();
const thicket::plugins::MapFormat& tmx();

/// Files beside the map, by their paths from its folder.
using Files = QMap<QString, QByteArray>;

/// Imports "level.tmx" or "level.tmj".
thicket::Result<thicket::plugins::ImportedMap>
imported(const QByteArray& bytes, const thicket::plugins::OptionValues& options = {},
         const Files& files = {});
/// The map alone; empty with a warning if the file is refused.
thicket::nav::Map mapOf(const QByteArray& bytes, const thicket::plugins::OptionValues& options = {},
                        const Files& files = {});
/// The texts of the notes.
QStringList notesOf(const thicket::Result<thicket::plugins::ImportedMap>& imported);
/// The file; empty with a warning if the map is refused.
QByteArray exported(const thicket::plugins::MapFormat& format, const thicket::nav::Map& map,
                    const thicket::plugins::OptionValues& options = {});

/// The file as the real Tiled reads it from `folder`/`name` and writes it again: "json" or "tmx".
/// Empty with a warning if Tiled refuses it.
QByteArray throughTiled(const QString& file, const QString& kind, const QStringList& options = {});
/// The same for bytes.
QByteArray throughTiled(const QByteArray& bytes, const QString& kind);

/// A map file of 10 x 10 cells of 32 pixels round these elements.
QByteArray tmxWith(const QByteArray& elements, const QByteArray& attributes = {});
/// The same with one group of objects.
QByteArray tmxObjects(const QByteArray& objects);

} // namespace tiledtest
