#include "plugins/tiled/tiledimport.h"

#include "libnav/excerpt.h"
#include "plugins/api/formatoptions.h"
#include "plugins/tiled/layerplacing.h"
#include "plugins/tiled/objectnotes.h"
#include "plugins/tiled/tiledreader.h"

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

void noteOrientation(const TiledMap& map, QList<FormatNote>& notes)
{
    if (map.orientation != TiledOrientation::isometric)
        return;
    notes << FormatNote{
        Fidelity::approximated, "an isometric map: seen from above, a tile is a square", {}};
}

void noteMissing(const TiledFiles& files, QList<FormatNote>& notes)
{
    constexpr std::size_t mostNamed = 20;
    std::size_t named = 0;
    for (const auto& [path, reason] : files.missing()) {
        if (++named > mostNamed) {
            notes << FormatNote{
                Fidelity::leftOut,
                QString("%1 more files were not read").arg(files.missing().size() - mostNamed),
                {}};
            return;
        }
        notes << FormatNote{
            Fidelity::leftOut, QString::fromStdString(path + " was not read: " + reason), {}};
    }
}

} // namespace

Result<ImportedMap> importTiled(const ImportSource& source, const OptionValues& values)
{
    const Result<TiledImportOptions> options = tiledImportOptionsFrom(values);
    if (!options)
        return Unexpected(options.error());
    const std::string name = source.name.toStdString();
    ReadingBudget budget;
    Result<TiledMap> tiled = readTiledMap(source.bytes, name, budget);
    if (!tiled)
        return Unexpected(tiled.error());
    TiledFiles files(source.companion, budget, options->outside);
    std::vector<const TiledTileset*> used;
    for (const TiledTileset& tileset : tiled->tilesets) {
        if (tileset.source.empty()) {
            used.push_back(&tileset);
            continue;
        }
        const Result<const TiledTileset*> read =
            files.tileset(tileset.source, {}, name + ": line " + std::to_string(tileset.line));
        if (!read)
            return Unexpected(read.error());
        used.push_back(*read);
    }
    const ImportSettings settings = importSettings(*tiled, *options, name);
    ImportedMap imported;
    imported.map.settings = settings.settings;
    Ledger ledger;
    ledger.count(foreignProperties, Fidelity::leftOut, settings.foreign);
    const TilesetTable tilesets(*tiled, used);
    TiledLayers layers = std::move(tiled->layers);
    LayerPlacing placing(*tiled, settings, *options, files, tilesets, name, imported.map, ledger);
    if (const Result<void> placed = placing.place(layers); !placed)
        return Unexpected(placed.error());
    if (const QString unused = placing.unusedName(); !unused.isEmpty()) {
        return optionError("solid", "The map has no tile layer called \"" +
                                        excerpt(unused.toStdString()) + "\".");
    }
    imported.map.skipIds(placing.unusedId());
    noteOrientation(*tiled, imported.notes);
    imported.notes << ledger.notes();
    noteMissing(files, imported.notes);
    return imported;
}

} // namespace thicket::plugins
