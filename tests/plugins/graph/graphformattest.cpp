#include "libnav/path/pathfinder.h"
#include "libnav/tangent/graphdocument.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"
#include "tests/plugins/graph/graphreading.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <string_view>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

namespace {

const MapFormat& format() { return test::ownFormat("graph"); }

QByteArray graphOf(const nav::ObstacleField& field, const nav::CompleteGraphOptions& options)
{
    QByteArray bytes;
    const auto graph = nav::writeGraph(field, options, [&](std::string_view text) {
        bytes.append(text.data(), qsizetype(text.size()));
        return Result<void>();
    });
    return graph ? bytes : QByteArray();
}

/// A straight edge of a file: its ends, and its windings there.
struct Straight {
    Point from, to;
    QString fromWinding, toWinding;
};

QString reversed(const QString& winding)
{
    return winding == "ccw" ? "cw" : winding == "cw" ? "ccw" : winding;
}

/// Those of a file whose coordinates are the map's times a scale, with y turned over or not, as
/// they would be in the map.
QList<Straight> straightEdges(const QByteArray& bytes, double scale, bool isTurned)
{
    QList<Straight> edges;
    const auto point = [&](const QJsonValue& p) {
        return Point{p[0].toDouble() / scale, p[1].toDouble() / (isTurned ? -scale : scale)};
    };
    for (const QJsonValue edge : QJsonDocument::fromJson(bytes)["edges"].toArray()) {
        if (edge["type"] != "surfing")
            continue;
        const QString a = edge["windings"][0].toString(), b = edge["windings"][1].toString();
        edges << Straight{point(edge["from"]), point(edge["to"]), isTurned ? reversed(a) : a,
                          isTurned ? reversed(b) : b};
    }
    return edges;
}

/// Whether one is the other, or its way back.
bool isSame(const Straight& a, const Straight& b)
{
    const auto fits = [&](Point from, Point to, const QString& fromWinding,
                          const QString& toWinding) {
        return nav::distance(a.from, from) < 1e-6 && nav::distance(a.to, to) < 1e-6 &&
               a.fromWinding == fromWinding && a.toWinding == toWinding;
    };
    return fits(b.from, b.to, b.fromWinding, b.toWinding) ||
           fits(b.to, b.from, reversed(b.toWinding), reversed(b.fromWinding));
}

} // namespace

class GraphFormatTest : public QObject {
    Q_OBJECT

private slots:
    /// A search of the written graph finds the length that the pathfinder does.
    void pathsOfTheFileAreShortest()
    {
        int found = 0;
        for (const test::Family family : test::allFamilies) {
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                const test::FamilyMap map = test::makeFamily(family, seed);
                const auto field = nav::ObstacleField::build(map.obstacles, 0.3);
                QVERIFY(field);
                std::mt19937_64 random(seed);
                const auto number = [&] { return map.side * double(random() >> 11) * 0x1p-53; };
                for (int query = 0; query < 4; ++query) {
                    nav::CompleteGraphOptions options;
                    options.start = map.origin + Point{number(), number()};
                    options.goal = map.origin + Point{number(), number()};
                    const nav::PathResult path =
                        nav::findPath(*field, *options.start, *options.goal);
                    const double length = graphreading::Search(graphOf(*field, options)).length();
                    const bool isThere = path.status == nav::PathStatus::found;
                    const QString place = QString("%1 %2 %3: %4 for %5")
                                              .arg(test::name(family))
                                              .arg(seed)
                                              .arg(query)
                                              .arg(length, 0, 'g', 17)
                                              .arg(path.path.length(), 0, 'g', 17);
                    QVERIFY2(std::isfinite(length) == isThere, qPrintable(place));
                    // Rims of thin walls are wider for rays than for lengths.
                    if (isThere)
                        QVERIFY2(std::abs(length - path.path.length()) <= 1e-4, qPrintable(place));
                    found += isThere;
                }
            }
        }
        QVERIFY(found > 60);
    }

    void holdsEveryEdge()
    {
        for (const test::Family family : test::allFamilies) {
            const nav::Map map = test::familyMap(family, 5);
            const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.4);
            const nav::CompleteGraph graph = nav::CompleteGraph::build(*field);
            const auto bundle = format().exportMap(map, {{"radius", "0.4"}});
            QVERIFY(bundle);
            const QJsonObject file = QJsonDocument::fromJson(bundle->files.first().bytes).object();
            QCOMPARE(file["format"].toString(), "thicket-graph");
            QCOMPARE(file["radius"].toDouble(), 0.4);
            QList<double> surfing, hugging;
            for (const QJsonValue edge : file["edges"].toArray())
                (edge["type"] == "surfing" ? surfing : hugging) << edge["length"].toDouble();
            QCOMPARE(std::size_t(surfing.size()), graph.surfing.size());
            QCOMPARE(std::size_t(hugging.size()), graph.hugging.size());
            for (std::size_t i = 0; i < graph.surfing.size(); ++i)
                QCOMPARE(surfing[qsizetype(i)], graph.surfing[i].length());
            for (std::size_t i = 0; i < graph.hugging.size(); ++i)
                QCOMPARE(hugging[qsizetype(i)], graph.hugging[i].length());
            const auto again = format().exportMap(map, {{"radius", "0.4"}});
            QVERIFY(again->files.first().bytes == bundle->files.first().bytes);
        }
    }

    void theRadiusIsThatOfTheFirstClass()
    {
        nav::Map map;
        map.append({1, 0, "", nav::Circle{{0, 0}, 1}, {}, {}});
        map.append({2, 0, "", nav::Circle{{9, 0}, 1}, {}, {}});
        map.append({3, 0, "", nav::GoalMarker{{9, 9}}, {}, {}});
        const auto radius = [&map](const OptionValues& options) {
            const auto bundle = format().exportMap(map, options);
            return QJsonDocument::fromJson(bundle->files.first().bytes)["radius"].toDouble();
        };
        QCOMPARE(radius({}), 0.0);
        map.settings.agentClasses = {{"person", 0.6}, {"cart", 1.1}};
        QCOMPARE(radius({}), 0.6);
        QCOMPARE(radius({{"radius", "2"}}), 2.0);
        const QStringList notes = test::notesOf(format(), map);
        QVERIFY(notes.contains("4 surfing edges: exact"));
        QVERIFY(notes.contains("8 hugging edges: exact"));
        QVERIFY(notes.contains("1 marker: left out"));
    }

    void scalesAndTurnsOver()
    {
        std::size_t compared = 0;
        for (const test::Family family :
             {test::Family::disjoint, test::Family::walls, test::Family::everything}) {
            nav::Map map = test::familyMap(family, 3);
            map.settings.yAxis = nav::YAxis::up;
            const auto plain = format().exportMap(map, {{"radius", "0.4"}});
            const auto turned =
                format().exportMap(map, {{"radius", "0.4"}, {"scale", "12.5"}, {"yAxis", "down"}});
            QVERIFY(plain && turned);
            const QJsonObject file = QJsonDocument::fromJson(turned->files[0].bytes).object();
            QCOMPARE(file["radius"].toDouble(), 5.0);
            QCOMPARE(file["scale"].toDouble(), 12.5);
            QCOMPARE(file["yAxis"].toString(), "down");
            const QList<Straight> wanted = straightEdges(plain->files[0].bytes, 1, false);
            const QList<Straight> seen = straightEdges(turned->files[0].bytes, 12.5, true);
            QCOMPARE(seen.size(), wanted.size());
            for (const Straight& edge : wanted)
                QVERIFY(std::any_of(seen.begin(), seen.end(),
                                    [&](const Straight& other) { return isSame(edge, other); }));
            compared += std::size_t(wanted.size());
        }
        QVERIFY(compared > 300);
    }

    void framesOfTheMapAreNotTold()
    {
        nav::Map map = test::everyKind();
        map.settings.yAxis = nav::YAxis::down;
        const QByteArray plain = format().exportMap(map, {})->files[0].bytes;
        QVERIFY(!plain.contains("scale") && !plain.contains("yAxis"));
        const auto same = format().exportMap(map, {{"scale", "1"}, {"yAxis", "down"}});
        QVERIFY(same->files[0].bytes == plain);
        const QByteArray up = format().exportMap(map, {{"yAxis", "up"}})->files[0].bytes;
        QVERIFY(up.endsWith(",\n\"scale\": 1, \"yAxis\": \"up\"}\n"));
        QVERIFY(!format().exportMap(map, {{"scale", "0"}}));
        QVERIFY(!format().exportMap(map, {{"yAxis", "left"}}));
    }

    void tooManyEdgesAreRefused()
    {
        nav::Map map;
        for (int i = 0; i < 400; ++i)
            map.append({i + 1, 0, "", nav::Circle{{7.0 * (i % 20), 7.1 * (i / 20)}, 0.4}, {}, {}});
        const auto refused = format().exportMap(map, {{"mostEdges", "100"}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, std::string("option mostEdges"));
        QVERIFY2(QString::fromStdString(refused.error().message)
                     .startsWith("The complete tangent graph has about "),
                 refused.error().message.c_str());
        for (const char* most : {"0", "500001", "many", "nan"})
            QVERIFY(!format().exportMap({}, {{"mostEdges", most}}));
        QVERIFY(format().exportMap({}, {}));
    }
};

QTEST_GUILESS_MAIN(GraphFormatTest)
#include "graphformattest.moc"
