#include "libsteer/guidance/mapflow.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"
#include "tests/plugins/matrix/everymap.h"
#include "tests/plugins/pythonrun.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using nav::Point;

class FlowSchemaTest : public QObject {
    Q_OBJECT

private slots:
    void pythonReadsFieldsByTheirSchema()
    {
        QTemporaryDir folder;
        QStringList arguments{THICKET_SOURCE_DIR "/tests/plugins/flow/readflow.py",
                              THICKET_SOURCE_DIR "/plugins/flow/flow.schema.json"};
        const QStringList methods{"eikonal", "dijkstra", "bfs"};
        for (const test::Family family :
             {test::Family::disjoint, test::Family::lattice, test::Family::walls,
              test::Family::polygons, test::Family::mixedRadii, test::Family::everything}) {
            nav::Map map = test::familyMap(family, 6);
            const auto field = nav::ObstacleField::build(nav::obstacles(map), 0.3);
            const test::FamilyMap made = test::makeFamily(family, 6);
            const auto free = field->nearestFreePoint(made.origin + Point{20, 20});
            if (!free)
                continue;
            map.append({map.unusedId(), 0, "", nav::GoalMarker{*free}, {}, {}});
            const QString method = methods[int(family) % 3];
            const bool isTurned = family == test::Family::walls || family == test::Family::lattice;
            const auto bundle =
                test::ownFormat("flow").exportMap(map, {{"radius", "0.2"},
                                                        {"cell", "0.5"},
                                                        {"method", method},
                                                        {"scale", isTurned ? "16" : "1"},
                                                        {"yAxis", isTurned ? "down" : "map"}});
            if (!bundle) // the goal's cell may be partly covered
                continue;
            const QString name = folder.filePath(QString("%1.flow.").arg(int(family)));
            write(name + "json", bundle->files[0].bytes);
            write(name + "png", bundle->files[1].bytes);
            arguments << name + "json";
        }
        QVERIFY(arguments.size() > 4);
        QByteArray said;
        QVERIFY2(test::runPython(arguments, said), said.right(2000).constData());
        QCOMPARE(said.count('\n'), arguments.size() - 2);
    }

    /// Fields of about 24 cells a side with one goal, in one run of Python. Maps without a free
    /// cell are left out.
    void everyMap()
    {
        QTemporaryDir folder;
        QStringList arguments{THICKET_SOURCE_DIR "/tests/plugins/flow/readflow.py",
                              THICKET_SOURCE_DIR "/plugins/flow/flow.schema.json"};
        for (const test::NamedMap& each : test::everyMap()) {
            const nav::Box box = each.map.extent();
            const double cell = std::max({box.width(), box.height(), 1.0}) / 24;
            const std::optional<nav::Map> map = withOneGoal(each.map, cell);
            if (!map)
                continue;
            const auto bundle = test::ownFormat("flow").exportMap(
                *map, {{"radius", "0"}, {"cell", QString::number(cell, 'g', 17)}});
            QVERIFY2(bundle, bundle ? "" : each.name + bundle.error().text().c_str());
            const QString name = folder.filePath(QString("%1.flow.").arg(arguments.size()));
            write(name + "json", bundle->files[0].bytes);
            write(name + "png", bundle->files[1].bytes);
            arguments << name + "json";
        }
        qInfo("%d of %d maps have space for a goal", int(arguments.size()) - 2,
              int(test::everyMap().size()));
        QVERIFY(2 * std::size_t(arguments.size()) > test::everyMap().size());
        QByteArray said;
        QVERIFY2(test::runPython(arguments, said), said.right(2000).constData());
        QCOMPARE(said.count('\n'), arguments.size() - 2);
    }

private:
    /// The goal is where most space is, of places in a grid.
    static std::optional<nav::Map> withOneGoal(nav::Map map, double cell)
    {
        std::vector<nav::ObjectId> goals;
        for (const nav::MapObject& object : map.objects())
            if (std::holds_alternative<nav::GoalMarker>(object.geometry))
                goals.push_back(object.id);
        for (const nav::ObjectId id : goals)
            map.remove(id);
        const nav::Box box = map.extent();
        const auto field = nav::ObstacleField::build(nav::obstacles(map), 0);
        if (!field || box.isEmpty())
            return {};
        double most = 1.5 * cell;
        std::optional<Point> best;
        for (int i = 0; i < 24; ++i) {
            for (int k = 0; k < 24; ++k) {
                const Point p{box.min.x + (i + 0.5) / 24 * box.width(),
                              box.min.y + (k + 0.5) / 24 * box.height()};
                const double space = field->clearance(p);
                if (space > most) {
                    most = space;
                    best = p;
                }
            }
        }
        if (!best)
            return {};
        map.append({.id = map.unusedId(), .geometry = nav::GoalMarker{*best}});
        return map;
    }
    static void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), qint64(bytes.size()));
    }
};

QTEST_GUILESS_MAIN(FlowSchemaTest)
#include "flowschematest.moc"
