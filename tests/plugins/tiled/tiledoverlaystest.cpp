#include "libnav/collision/obstaclefield.h"
#include "libnav/map/mapfile.h"
#include "libnav/path/pathfinder.h"
#include "libnav/tangent/completegraph.h"
#include "tests/plugins/tiled/formats.h"
#include "tests/plugins/tiled/tiledreading.h"

#include <QJsonDocument>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using namespace tiledtest;
using namespace tiledreading;
using nav::Point;

namespace {

constexpr double radius = 0.5, error = 0.001;

nav::Map sample()
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {40, 20}};
    map.append({1, 0, "", nav::Circle{{10, 10}, 3}, {}, {}});
    map.append({2, 0, "", nav::Circle{{20, 9}, 4}, {}, {}});
    map.append({3, 0, "", nav::Wall{{{30, 2}, {30, 12}}, 0.5}, {}, {}});
    map.append({4, 0, "", nav::StartMarker{{1, 10}}, {}, {}});
    map.append({5, 0, "", nav::GoalMarker{{39, 10}}, {}, {}});
    return map;
}

QJsonObject layerOf(const QJsonObject& map, const QString& name)
{
    for (const QJsonValue layer : map["layers"].toArray()) {
        if (layer["name"] == name)
            return layer.toObject();
    }
    return {};
}

double lengthOf(const std::vector<Point>& line)
{
    double length = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        length += nav::distance(line[i - 1], line[i]);
    return length;
}

const OptionValues all{
    {"path", "yes"}, {"graph", "yes"}, {"agentRadius", "0.5"}, {"arcError", "0.001"}};

} // namespace

class TiledOverlaysTest : public QObject {
    Q_OBJECT

private slots:
    void tiledShowsTheShortestPath()
    {
        const nav::Map map = sample();
        const auto field = nav::ObstacleField::build(nav::obstacles(map), radius);
        QVERIFY(field);
        const nav::PathResult exact = nav::findPath(*field, {1, 10}, {39, 10});
        for (const MapFormat* format : {&tmj(), &tmx()}) {
            const QJsonObject seen =
                QJsonDocument::fromJson(throughTiled(exported(*format, map, all), "json")).object();
            const QJsonArray objects = layerOf(seen, "path")["objects"].toArray();
            QCOMPARE(objects.size(), 1);
            const QJsonObject line = objects[0].toObject();
            QCOMPARE(line["type"].toString(), "path");
            const std::vector<Point> points = Reader(seen).points(line, "polyline");
            QVERIFY(nav::distance(points.front(), {1, 10}) < 1e-9);
            QVERIFY(nav::distance(points.back(), {39, 10}) < 1e-9);
            // Chords are shorter than their arcs, and off by the error.
            QVERIFY(lengthOf(points) <= exact.path.length());
            QVERIFY(lengthOf(points) > 0.999 * exact.path.length());
            double nearest = 100;
            for (std::size_t i = 1; i < points.size(); ++i) {
                const Point middle = 0.5 * (points[i - 1] + points[i]);
                nearest = std::min(nearest, nav::distance(middle, {20, 9}) - 4 - radius);
            }
            QVERIFY(nearest >= -error - 1e-9 && nearest < 1e-6);
        }
    }

    void tiledShowsTheGraph()
    {
        const nav::Map map = sample();
        const auto field = nav::ObstacleField::build(nav::obstacles(map), radius);
        nav::CompleteGraphOptions options;
        options.start = Point{1, 10};
        options.goal = Point{39, 10};
        const nav::CompleteGraph graph = nav::CompleteGraph::build(*field, options);
        const QJsonObject seen =
            QJsonDocument::fromJson(throughTiled(exported(tmx(), map, all), "json")).object();
        const QJsonArray edges = layerOf(seen, "graph")["objects"].toArray();
        QCOMPARE(std::size_t(edges.size()), graph.surfing.size() + graph.hugging.size());
        double drawn = 0, exact = 0;
        for (const QJsonValue edge : edges)
            drawn += lengthOf(Reader(seen).points(edge.toObject(), "polyline"));
        for (const nav::SurfingEdge& edge : graph.surfing)
            exact += edge.length();
        for (const nav::HuggingEdge& edge : graph.hugging)
            exact += edge.length();
        QVERIFY(drawn < exact && drawn > 0.999 * exact);
    }

    void anImportPassesOverThem()
    {
        const nav::Map map = sample();
        for (const MapFormat* format : {&tmj(), &tmx()}) {
            const auto result = imported(exported(*format, map, all));
            QVERIFY(result && result->map == mapOf(exported(*format, map)));
            QVERIFY(notesOf(result).isEmpty());
        }
    }

    void whatIsNotThereIsNoted()
    {
        nav::Map map = sample();
        map.remove(5);
        const auto bundle = tmx().exportMap(map, all);
        QVERIFY(bundle);
        QStringList texts;
        for (const FormatNote& note : bundle->notes)
            texts << note.text;
        QVERIFY(texts.contains("the path: left out, as it needs a start and a goal"));
        map.append({6, 0, "", nav::GoalMarker{{10, 10}}, {}, {}});
        const auto blocked = tmx().exportMap(map, all);
        QVERIFY(blocked);
        QVERIFY(blocked->notes.last().text.contains("the goal is in an obstacle"));
    }

    void optionsAreChecked()
    {
        for (const auto& [key, value] : {std::pair("path", "maybe"),
                                         {"agentRadius", "-1"},
                                         {"arcError", "0"},
                                         {"graph", ""}}) {
            const auto bundle = tmx().exportMap(sample(), {{key, value}});
            QVERIFY(!bundle && bundle.error().where == std::string("option ") + key);
        }
    }
};

QTEST_GUILESS_MAIN(TiledOverlaysTest)
#include "tiledoverlaystest.moc"
