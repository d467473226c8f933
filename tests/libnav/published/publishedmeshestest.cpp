#include "libnav/path/pathfinder.h"

#include "tests/support/oracles/freeregions.h"
#include "tests/support/published/navmesh.h"
#include "tests/support/published/scenario.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

const std::string meshes = THICKET_TEST_DATA "/polyanya/";

Point pointOf(const QJsonValue& json)
{
    const QJsonArray pair = json.toArray();
    return {pair[0].toDouble(), pair[1].toDouble()};
}

std::vector<Point> pointsOf(const QJsonValue& json)
{
    std::vector<Point> points;
    for (const QJsonValue& point : json.toArray())
        points.push_back(pointOf(point));
    return points;
}

std::vector<Obstacle> obstaclesOf(const QJsonObject& json)
{
    std::vector<Obstacle> all{{1, Polygon{pointsOf(json[QLatin1String("boundary")]), true}}};
    for (const QJsonValue& hole : json[QLatin1String("holes")].toArray())
        all.push_back({static_cast<std::int64_t>(all.size()) + 1, Polygon{pointsOf(hole), false}});
    return all;
}

/// Without the points where a path does not turn.
std::vector<Point> turnsOf(const std::vector<Point>& path)
{
    std::vector<Point> turns;
    for (const Point p : path) {
        while (turns.size() > 1 &&
               std::abs(cross(turns.back() - turns[turns.size() - 2], p - turns.back())) < 1e-6)
            turns.pop_back();
        if (turns.empty() || distance(turns.back(), p) > 1e-6)
            turns.push_back(p);
    }
    return turns;
}

} // namespace

/// Published lengths for points among polygons.
class PublishedMeshesTest : public QObject {
    Q_OBJECT

private slots:
    void meetsTheLengthsOnMeshes_data()
    {
        QTest::addColumn<QString>("mesh");
        QTest::addColumn<QString>("queries");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("precision");
        QTest::newRow("arena") << "arena.mesh"
                               << "arena_euclidean.csv" << 160 << 5e-5;
        for (const char* name : {"square", "bad-collinear2-rot0", "bad-collinear2-rot90"})
            QTest::newRow(name) << QLatin1String(name) + QLatin1String(".mesh")
                                << QLatin1String(name) + QLatin1String(".scen") << 1 << 1e-9;
    }
    void meetsTheLengthsOnMeshes()
    {
        QFETCH(QString, mesh);
        QFETCH(QString, queries);
        QFETCH(double, precision);
        const auto regions = freeRegions(readMeshBoundary(meshes + mesh.toStdString()));
        QVERIFY(!regions.empty());
        const std::string file = meshes + queries.toStdString();
        const auto rows =
            queries.endsWith(QLatin1String(".csv")) ? readScenarioCsv(file) : readScenario(file);
        QTEST(static_cast<int>(rows.size()), "rows");
        const auto field = ObstacleField::build(regions.back().obstacles(), 0).value();
        for (const ScenarioRow& row : rows) {
            const PathResult result = findPath(field, row.start, row.goal);
            QCOMPARE(result.status, PathStatus::found);
            QVERIFY2(std::abs(result.path.length() - row.length) <= precision,
                     described(row, result.path.length()).c_str());
            const PathResult back = findPath(field, row.goal, row.start);
            QVERIFY(std::abs(result.path.length() - back.path.length()) <= 1e-9 * row.length);
        }
    }

    void meetsPathsAmongPolygons_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("cases");
        QTest::newRow("one hole") << "extremity_poly.json" << 4;
        QTest::newRow("overlapping holes") << "extremity_overlap.json" << 5;
    }
    void meetsPathsAmongPolygons()
    {
        QFETCH(QString, file);
        QFile data(QStringLiteral(THICKET_TEST_DATA "/extremitypathfinder/") + file);
        QVERIFY(data.open(QIODevice::ReadOnly));
        const QJsonObject json = QJsonDocument::fromJson(data.readAll()).object();
        const auto field = ObstacleField::build(obstaclesOf(json), 0).value();
        const QJsonArray cases = json[QLatin1String("cases")].toArray();
        QTEST(static_cast<int>(cases.size()), "cases");
        for (const QJsonValue& query : cases) {
            const Point start = pointOf(query[QLatin1String("start")]);
            const Point goal = pointOf(query[QLatin1String("goal")]);
            const double length = query[QLatin1String("length")].toDouble();
            const PathResult result = findPath(field, start, goal);
            QCOMPARE(result.status, PathStatus::found);
            QVERIFY2(std::abs(result.path.length() - length) <= 1e-9 * length,
                     described({start, goal, length}, result.path.length()).c_str());
            const auto corners = turnsOf(result.path.polyline(1e-6));
            const auto published = turnsOf(pointsOf(query[QLatin1String("path")]));
            QCOMPARE(corners.size(), published.size());
            for (std::size_t i = 0; i < corners.size(); ++i)
                QVERIFY(distance(corners[i], published[i]) <= 1e-6);
        }
    }
};

QTEST_GUILESS_MAIN(PublishedMeshesTest)
#include "publishedmeshestest.moc"
