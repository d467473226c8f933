#include "libsteer/guidance/mapflow.h"
#include "tests/plugins/everykind.h"
#include "tests/plugins/exporting.h"

#include <QFile>
#include <QProcess>
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
        QProcess python;
        python.setProcessChannelMode(QProcess::MergedChannels);
        python.start(THICKET_TEST_PYTHON, arguments);
        QVERIFY(python.waitForFinished(-1));
        const QByteArray said = python.readAll();
        QVERIFY2(python.exitCode() == 0, said.right(2000).constData());
        QCOMPARE(said.count('\n'), arguments.size() - 2);
    }

private:
    static void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), qint64(bytes.size()));
    }
};

QTEST_GUILESS_MAIN(FlowSchemaTest)
#include "flowschematest.moc"
