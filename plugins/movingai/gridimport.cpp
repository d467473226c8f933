#include "plugins/movingai/gridimport.h"

#include "libnav/excerpt.h"
#include "plugins/movingai/gridfile.h"
#include "plugins/shapes/cellpieces.h"
#include "plugins/shapes/ledger.h"

#include <algorithm>
#include <map>

namespace thicket::plugins {

namespace {

using Fidelity = FormatNote::Fidelity;

constexpr double tipCut = 0.05;
constexpr std::size_t mostObjects = 300'000;

std::string layerName(char letter)
{
    switch (letter) {
    case '@':
    case 'O':
        return "out of bounds";
    case 'T':
        return "trees";
    case 'W':
        return "water";
    case 'S':
        return "swamp";
    default:
        return std::string("terrain ") + letter;
    }
}

class Importer {
public:
    Importer(const GridFile& file, const std::string& name, const GridOptions& options)
        : m_file(file), m_name(name), m_options(options), m_cells(file.width, file.height)
    {
        nav::MapSettings& settings = m_map.settings;
        settings.name = name.substr(0, name.rfind('.'));
        settings.yAxis = nav::YAxis::down;
        settings.bounds = nav::Box{{0, 0}, at({double(file.width), double(file.height)})};
        settings.boundsAreWalls = true;
    }

    Result<ImportedMap> run()
    {
        for (int row = 0; row < m_file.height; ++row) {
            for (int column = 0; column < m_file.width; ++column) {
                if (const Result<void> taken = take(column, row); !taken)
                    return Unexpected(taken.error());
            }
        }
        const std::size_t room = mostObjects - m_map.objects().size();
        const auto merged = mergedCells(m_cells, room, m_options.opensCorners ? tipCut : 0);
        if (!merged)
            return Unexpected("The blocked cells make more than 300,000 obstacles.", m_name);
        for (const CellPiece& piece : merged->pieces)
            addPolygon(piece);
        if (m_map.settings.layers.empty())
            m_map.settings.layers.push_back({1, "blocked"});
        note(merged->cutTips);
        return ImportedMap{std::move(m_map), m_ledger.notes()};
    }

private:
    nav::Point at(nav::Point inCells) const { return m_options.cell * inCells; }

    Result<void> take(int column, int row)
    {
        const char letter = m_file.rows[std::size_t(row)][std::size_t(column)];
        switch (m_options.of(letter)) {
        case Terrain::free:
            break;
        case Terrain::blocked:
            m_cells.set(column, row, kindOf(upperCase(letter)));
            if (upperCase(letter) == 'W')
                ++m_water;
            break;
        case Terrain::circle:
            if (m_map.objects().size() == mostObjects)
                return Unexpected("The map has more than 300,000 circles.", m_name);
            add(nav::Circle{at({column + 0.5, row + 0.5}), m_options.circleRadius},
                layerOf(kindOf(upperCase(letter))));
            break;
        case Terrain::unknown:
            return Unexpected('"' + excerpt(std::string_view(&letter, 1)) +
                                  "\" is no known terrain; name it in the option passable or "
                                  "blocked.",
                              m_name + ": line " + std::to_string(m_file.firstRowLine + row) +
                                  ", column " + std::to_string(column + 1));
        }
        return {};
    }

    /// Cells of one kind can become one obstacle.
    CellKind kindOf(char letter) const
    {
        return m_options.separatesTerrains ? CellKind(static_cast<unsigned char>(letter))
                                           : CellKind(1);
    }
    nav::LayerId layerOf(CellKind kind)
    {
        std::vector<nav::Layer>& layers = m_map.settings.layers;
        const auto [place, isNew] = m_layers.try_emplace(kind, nav::LayerId(layers.size() + 1));
        if (isNew) {
            layers.push_back(
                {place->second, m_options.separatesTerrains ? layerName(char(kind)) : "blocked"});
        }
        return place->second;
    }

    void add(nav::Geometry geometry, nav::LayerId layer)
    {
        nav::MapObject object;
        object.id = m_map.unusedId();
        object.layer = layer;
        object.geometry = std::move(geometry);
        m_map.append(std::move(object));
    }
    void addPolygon(const CellPiece& piece)
    {
        nav::Polygon polygon;
        polygon.points.reserve(piece.outline.size());
        for (const nav::Point corner : piece.outline)
            polygon.points.push_back(at(corner));
        add(std::move(polygon), layerOf(piece.kind));
    }

    void note(std::size_t cutTips)
    {
        const std::size_t circles =
            std::size_t(std::count_if(m_map.objects().begin(), m_map.objects().end(), [](auto& o) {
                return std::holds_alternative<nav::Circle>(o.geometry);
            }));
        m_ledger.count({"cell as a circle", "cells as circles", " in the middle"},
                       Fidelity::approximated, circles);
        m_ledger.count({"corner where blocked cells touch", "corners where blocked cells touch",
                        ": cut by a twentieth of a cell"},
                       Fidelity::approximated, cutTips);
        m_ledger.count({"cell of water", "cells of water",
                        ": blocked, although the benchmark lets one walk from water to water"},
                       Fidelity::approximated, m_water);
        m_ledger.count({"row of heights", "rows of heights", ": left out"}, Fidelity::leftOut,
                       m_file.hasHeights ? std::size_t(m_file.height) + 1 : 0);
    }

    const GridFile& m_file;
    const std::string& m_name;
    const GridOptions& m_options;
    CellRaster m_cells;
    nav::Map m_map;
    Ledger m_ledger;
    std::map<CellKind, nav::LayerId> m_layers;
    std::size_t m_water = 0;
};

} // namespace

Result<ImportedMap> importGrid(std::string_view bytes, const std::string& name,
                               const GridOptions& options)
{
    const Result<GridFile> file = readGridFile(bytes, name);
    if (!file)
        return Unexpected(file.error());
    return Importer(*file, name, options).run();
}

} // namespace thicket::plugins
