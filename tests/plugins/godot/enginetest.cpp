#include "libnav/map/mapfile.h"
#include "libnav/path/pathfinder.h"
#include "tests/plugins/godot/godotmaps.h"
#include "tests/plugins/godot/scenecomparison.h"
#include "tests/plugins/matrix/everymap.h"
#include "tests/support/worlds/fieldfamilies.h"
#include "tests/support/worlds/forest.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <random>

using namespace thicket;
using namespace thicket::plugins;
using namespace scenecomparison;
using nav::Point;

namespace {

struct Query {
    Point from, to;
};
struct Case {
    QByteArray name;
    nav::Map map;
    std::vector<Query> queries{};
};

/// Runs the engine on the scenes of all cases. Empty if it does not end well; what it reports as
/// an error is in `errors`.
QList<QJsonObject> seenByGodot(const std::vector<Case>& cases, QByteArray& errors)
{
    const QTemporaryDir folder;
    const QString project = THICKET_SOURCE_DIR "/tests/plugins/godot/project";
    for (const QString& file : QDir(project).entryList(QDir::Files))
        QFile::copy(project + "/" + file, folder.filePath(file));
    const auto write = [&folder](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QJsonArray queries;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const Pixels pixels(cases[i].map);
        QJsonArray own;
        for (const Query& query : cases[i].queries) {
            const Point a = pixels.of(query.from), b = pixels.of(query.to);
            own << QJsonArray{a.x, a.y, b.x, b.y};
        }
        queries << own;
        if (!write(QString("scene%1.tscn").arg(i), test::exportedScene(cases[i].map)))
            return {};
    }
    if (!write("queries.json", QJsonDocument(queries).toJson()))
        return {};
    QProcess process;
    process.start(THICKET_NODE_PROGRAM,
                  {THICKET_SOURCE_DIR "/tests/plugins/godot/rungodot.js", THICKET_GODOT_ENGINE,
                   folder.path(), QString::number(test::patience() - 50)});
    if (!process.waitForFinished(1000 * test::patience()) || process.exitCode() != 0) {
        qWarning("%d %s", process.exitCode(), process.readAllStandardError().constData());
        return {};
    }
    QList<QJsonObject> seen;
    for (const QByteArray& line : process.readAllStandardOutput().split('\n'))
        if (line.startsWith("SEEN "))
            seen << QJsonDocument::fromJson(line.mid(5)).object();
    for (const QByteArray& line : process.readAllStandardError().split('\n')) {
        // Of the web build itself, at its start and end.
        if (line.contains("ERROR") && !line.contains("global script cache") &&
            !line.contains("PagedAllocator"))
            errors += line + '\n';
    }
    return seen;
}

double radiusOf(const nav::Map& map)
{
    return map.settings.agentClasses.empty() ? 0 : map.settings.agentClasses.front().radius;
}

double lengthOf(const std::vector<Point>& line)
{
    double length = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        length += nav::distance(line[i], line[i + 1]);
    return length;
}

/// How far the mesh may keep away beyond the radius: the arc error, 1.5 pixels of slack, 1.5 of
/// rounding.
constexpr double meshError = 0.05 + 3.0 / 64 + 1e-6;

/// Queries between points that the mesh must hold.
std::vector<Query> queriesIn(const nav::Map& map, std::uint64_t seed, int count)
{
    std::mt19937_64 random(seed);
    const auto share = [&random] { return double(random() >> 11) * 0x1p-53; };
    const nav::Box box = nav::grown(*map.settings.bounds, -0.1);
    const std::vector<nav::Obstacle> obstacles = nav::obstacles(map);
    std::vector<Point> free;
    for (int tries = 0; tries < 4000 && int(free.size()) < 2 * count; ++tries) {
        const Point p{box.min.x + share() * box.width(), box.min.y + share() * box.height()};
        if (test::bruteClearance(obstacles, radiusOf(map), p) > 2 * meshError)
            free.push_back(p);
    }
    std::vector<Query> queries;
    for (std::size_t i = 0; i + 1 < free.size(); i += 2)
        queries.push_back({free[i], free[i + 1]});
    return queries;
}

} // namespace

class EngineTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_cases.push_back({"sample", test::godotSample(), {}});
        for (const char* name : {"design", "walled"}) {
            const auto loaded =
                nav::loadMap(std::string(THICKET_TEST_DATA "/maps/") + name + ".thicket");
            QVERIFY(loaded);
            m_cases.push_back({name, loaded->map, {}});
        }
        for (int family = 0; family < int(std::size(test::allFamilies)); ++family)
            for (std::uint64_t seed : {1, 2})
                m_cases.push_back(
                    {test::name(test::allFamilies[family]), test::godotFamily(family, seed), {}});
        for (const bool overlapping : {false, true}) {
            const test::Forest forest = test::makeForest({200, 0.2, overlapping, 3});
            Case one{"forest", {}, {}};
            one.map.settings.bounds = nav::Box{{0, 0}, {forest.side, forest.side}};
            one.map.settings.agentClasses = {{"agent", 0.35, {}}};
            for (const nav::Obstacle& obstacle : forest.circles)
                one.map.append({obstacle.id, 0, "", std::get<nav::Circle>(obstacle.shape), {}, {}});
            m_cases.push_back(std::move(one));
        }
        for (std::size_t i = 0; i < m_cases.size(); ++i)
            m_cases[i].queries = queriesIn(m_cases[i].map, i, 20);
        m_seen = seenByGodot(m_cases, m_errors);
        QCOMPARE(m_seen.size(), qsizetype(m_cases.size()));
    }

    void godotReportsNoError() { QCOMPARE(m_errors, QByteArray()); }

    void everyObjectIsThere()
    {
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            const QString difference = sceneDifference(m_cases[i].map, m_seen[qsizetype(i)]);
            QVERIFY2(difference.isEmpty(), qPrintable(m_cases[i].name + ", " + difference));
        }
    }

    /// In a run of its own, and without paths. Of large maps 500 objects count: the engine takes a
    /// minute otherwise. Few maps are larger than Godot's scenes may be, and refused.
    void everyMap()
    {
        std::vector<Case> cases;
        for (const test::NamedMap& each : test::everyMap())
            if (test::godot().exportMap(each.map, {}))
                cases.push_back({each.name, test::thinned(each.map, 500), {}});
        QVERIFY(cases.size() + 5 > test::everyMap().size());
        QByteArray errors;
        const QList<QJsonObject> seen = seenByGodot(cases, errors);
        // The engine looks for an object that is not there when the first eight maps are loaded one
        // after the other. None of them alone makes it do so. The cause was not found.
        errors.replace("ERROR: Condition \"slot >= slot_max\" is true. Returning: nullptr\n", "");
        QCOMPARE(errors, QByteArray());
        QCOMPARE(seen.size(), qsizetype(cases.size()));
        for (std::size_t i = 0; i < cases.size(); ++i) {
            const QString difference = sceneDifference(cases[i].map, seen[qsizetype(i)]);
            QVERIFY2(difference.isEmpty(), qPrintable(cases[i].name + ", " + difference));
        }
    }

    void layersPropertiesAndNames()
    {
        const Nodes nodes(m_seen[0]);
        const QJsonObject oak = nodes.at("Navigation/trees/oak");
        QCOMPARE(oak["meta"]["species"].toString(), "Quercus \"robur\"\n");
        QCOMPARE(oak["meta"]["age"].toInt(), 80);
        QCOMPARE(oak["meta"]["girth"].toDouble(), 1.25);
        QCOMPARE(oak["meta"]["tall"].toBool(), true);
        QCOMPARE(oak["meta"]["tags"][1]["b"].toDouble(), 1.5);
        QCOMPARE(oak["meta"]["thicket"]["properties"]["odd key/%"].toBool(), true);
        QVERIFY(!nodes.at("Navigation/trees/oak_2").isEmpty());
        QVERIFY(!nodes.at("Navigation/trees_2/house").isEmpty());
        QVERIFY(!nodes.at("Navigation/walls/a_b_c_d_e_f_g_").isEmpty());
        QVERIFY(!nodes.at("Navigation/walls/wall").isEmpty());
        QCOMPARE(nodes.at("Navigation/walls")["visible"].toBool(), false);
        QCOMPARE(nodes.at("Navigation/trees")["alpha"].toDouble(), 0.5);
        QCOMPARE(m_seen[0]["root"].toString(), "M\u00f6glich_ 1_2");
        QCOMPARE(nodes.shapesBelow("Navigation/Bounds").size(), 1);
    }

    void agentsArePushedOutOfObstaclesAndIntoArenas()
    {
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            const Nodes nodes(m_seen[qsizetype(i)]);
            for (const nav::MapObject& object : m_cases[i].map.objects()) {
                const QString path = nodes.byId(object.id)["path"].toString();
                for (const QJsonObject& outline : nodes.avoidanceBelow(path))
                    QCOMPARE(outline["clockwise"].toBool(), nav::isInverted(object.geometry));
            }
        }
    }

    void meshesAreConvexAndKeepTheClearance()
    {
        std::mt19937_64 random(5);
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            const nav::Map& map = m_cases[i].map;
            const std::vector<nav::Obstacle> obstacles = nav::obstacles(map);
            const Pixels pixels(map);
            const QJsonObject region = Nodes(m_seen[qsizetype(i)]).at("Navigation");
            const std::vector<Point> vertices = pointsIn(region["vertices"]);
            std::set<std::pair<double, double>> cells;
            for (const Point v : vertices)
                QVERIFY(cells.insert({std::floor(v.x), std::floor(v.y)}).second);
            QCOMPARE(region["agentRadius"].toDouble(), double(float(64 * radiusOf(map))));
            for (const QJsonValue indices : region["polygons"].toArray()) {
                std::vector<Point> polygon;
                for (const QJsonValue index : indices.toArray())
                    polygon.push_back(vertices[std::size_t(index.toInt())]);
                const std::size_t n = polygon.size();
                double way = 0;
                Point within;
                for (std::size_t k = 0; k < n; ++k) {
                    const double turn = nav::cross(polygon[(k + 1) % n] - polygon[k],
                                                   polygon[(k + 2) % n] - polygon[(k + 1) % n]);
                    QVERIFY(turn * way >= 0);
                    way = turn == 0 ? way : turn;
                    within = within + (1.0 / double(n)) * polygon[k];
                    // Also the sides, in which the mesh comes nearest.
                    const double share = double(random() >> 11) * 0x1p-53;
                    const Point side = polygon[k] + share * (polygon[(k + 1) % n] - polygon[k]);
                    QVERIFY(test::bruteClearance(obstacles, radiusOf(map), pixels.back(side)) >=
                            -1e-6);
                }
                QVERIFY(test::bruteClearance(obstacles, radiusOf(map), pixels.back(within)) >=
                        -1e-6);
            }
        }
    }

    void pathsAreNeverShorterThanTheExactOne()
    {
        int compared = 0;
        double worst = 1, sum = 0;
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            const nav::Map& map = m_cases[i].map;
            const std::vector<nav::Obstacle> obstacles = nav::obstacles(map);
            const auto field = nav::ObstacleField::build(obstacles, radiusOf(map));
            const auto wider = nav::ObstacleField::build(obstacles, radiusOf(map) + meshError);
            QVERIFY(field && wider);
            const QJsonArray paths = m_seen[qsizetype(i)]["paths"].toArray();
            const Pixels pixels(map);
            for (std::size_t k = 0; k < m_cases[i].queries.size(); ++k) {
                const Query& query = m_cases[i].queries[k];
                std::vector<Point> line = pointsIn(paths[qsizetype(k)]);
                QVERIFY(!line.empty());
                for (Point& p : line)
                    p = pixels.back(p);
                // In long triangles the engine moves ends by a pixel at most.
                const bool arrives = nav::distance(line.back(), query.to) < 2.0 / 64 &&
                                     nav::distance(line.front(), query.from) < 2.0 / 64;
                const auto exact = nav::findPath(*field, line.front(), line.back());
                const auto around = nav::findPath(*wider, query.from, query.to);
                const bool isInside = isInFrame(around, *map.settings.bounds);
                const QByteArray where = m_cases[i].name + " query " + QByteArray::number(int(k));
                if (arrives) {
                    QVERIFY2(exact.status == nav::PathStatus::found, where);
                    QVERIFY2(lengthOf(line) >= exact.path.length() - 1e-4, where);
                }
                if (around.status != nav::PathStatus::found || !isInside)
                    continue;
                QVERIFY2(arrives, where);
                if (exact.path.length() < 1)
                    continue;
                ++compared;
                const double ratio = lengthOf(line) / exact.path.length();
                worst = std::max(worst, ratio);
                sum += ratio;
            }
        }
        qInfo("%d paths: %.4f times the exact one on average, %.4f at most", compared,
              sum / compared, worst);
        // The engine searches a corridor by the middle of sides, and so may take another one.
        QVERIFY(sum / compared < 1.03);
        QVERIFY(worst < 1.5);
        QVERIFY(compared > 200);
    }

private:
    static bool isInFrame(const nav::PathResult& result, const nav::Box& frame)
    {
        if (result.status != nav::PathStatus::found)
            return false;
        for (const Point p : result.path.polyline(0.01))
            if (!nav::grown(frame, -0.05).contains(p))
                return false;
        return true;
    }

    std::vector<Case> m_cases;
    QList<QJsonObject> m_seen;
    QByteArray m_errors;
};

QTEST_GUILESS_MAIN(EngineTest)
#include "enginetest.moc"
