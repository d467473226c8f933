#include "tests/plugins/matrix/everymap.h"

#include "tests/plugins/datamaps.h"
#include "tests/plugins/matrix/oddmaps.h"
#include "tests/support/oracles/freeregions.h"
#include "tests/support/published/navmesh.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace thicket::test {

namespace {

const plugins::FormatRegistry& registry()
{
    static const plugins::FormatRegistry all({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return all;
}

QStringList filesOf(const QString& folder, const QString& pattern)
{
    QStringList paths;
    for (const QFileInfo& file :
         QDir(THICKET_SHARED_DATA "/" + folder).entryInfoList({pattern}, QDir::Files))
        paths << file.filePath();
    return paths;
}

nav::Map forest(const QString& path)
{
    plugins::OptionValues options;
    if (path.endsWith("_points.csv"))
        options.insert("radius", "1");
    auto opened = plugins::openMap(path, registry(), "csv", options);
    if (!opened)
        qFatal("%s", opened.error().text().c_str());
    return std::move(opened->map);
}

nav::Map mapOf(const std::vector<FreeRegion>& regions)
{
    nav::Map map;
    for (const FreeRegion& region : regions) {
        map.append({.id = map.unusedId(), .geometry = nav::Wall{region.outline, 0, true}});
        for (const auto& hole : region.holes)
            map.append({.id = map.unusedId(), .geometry = nav::Polygon{hole}});
    }
    return map;
}

std::vector<nav::Point> pointsOf(const QJsonArray& list)
{
    std::vector<nav::Point> points;
    for (const QJsonValue point : list)
        points.push_back({point[0].toDouble(), point[1].toDouble()});
    return points;
}

/// A boundary and holes, or loops, of which those that run clockwise are holes.
nav::Map polygonFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    nav::Map map;
    if (root.contains("boundary"))
        map.append({.id = 1, .geometry = nav::Polygon{pointsOf(root["boundary"].toArray()), true}});
    const QJsonArray loops = root["holes"].toArray();
    for (const QJsonValue loop : loops)
        map.append({.id = map.unusedId(), .geometry = nav::Polygon{pointsOf(loop.toArray())}});
    for (const QJsonValue loop : root["loops"].toArray()) {
        map.append(
            {.id = map.unusedId(), .geometry = nav::Wall{pointsOf(loop.toArray()), 0, true}});
    }
    return map;
}

std::vector<NamedMap> ownMaps()
{
    std::vector<NamedMap> maps;
    for (auto it = dataMaps().begin(); it != dataMaps().end(); ++it)
        maps.push_back({it.key().section('/', -2).toUtf8(), it.value()});
    for (int seed = 1; seed <= 200; ++seed)
        maps.push_back({"random " + QByteArray::number(seed), oddMap(std::uint64_t(seed))});
    return maps;
}

} // namespace

std::vector<NamedMap> sharedMaps()
{
    std::vector<NamedMap> maps;
    const auto add = [&maps](const QString& path, nav::Map map) {
        maps.push_back({path.section('/', -1).toUtf8(), std::move(map)});
    };
    for (const QString& path : filesOf("forests", "*.csv"))
        add(path, forest(path));
    for (const QString& path : filesOf("polygons", "*.mesh"))
        add(path, mapOf(freeRegions(readMeshBoundary(path.toStdString()))));
    for (const QString& path : filesOf("polygons", "*.json"))
        add(path, polygonFile(path));
    return maps;
}

const std::vector<NamedMap>& everyMap()
{
    static const std::vector<NamedMap> maps =
        qgetenv("THICKET_TEST_MAPS") == "shared" ? sharedMaps() : ownMaps();
    return maps;
}

bool areMapsWhole() { return qEnvironmentVariableIsSet("THICKET_TEST_WHOLE"); }

int patience() { return areMapsWhole() ? 3600 : 250; }

nav::Map thinned(const nav::Map& map, std::size_t most)
{
    return areMapsWhole() ? map : middleOf(map, most);
}

nav::Map middleOf(const nav::Map& map, std::size_t most)
{
    if (map.objects().size() <= most)
        return map;
    const auto middle = [](const nav::MapObject& object) {
        const nav::Box box = nav::boundingBox(object.geometry);
        return 0.5 * (box.min + box.max);
    };
    const nav::Point center = middle(map.objects()[map.objects().size() / 2]);
    std::vector<std::pair<double, nav::ObjectId>> ranked;
    for (const nav::MapObject& object : map.objects())
        ranked.emplace_back(nav::distance(middle(object), center), object.id);
    std::sort(ranked.begin(), ranked.end());
    nav::Map part;
    part.settings = map.settings;
    for (std::size_t i = 0; i < most; ++i)
        part.append(*map.find(ranked[i].second));
    return part;
}

bool isNearOrigin(const nav::Map& map)
{
    const nav::Box box = map.extent();
    constexpr double limit = 10'000;
    return box.min.x > -limit && box.min.y > -limit && box.max.x < limit && box.max.y < limit;
}

} // namespace thicket::test
