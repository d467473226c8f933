#include "libnav/bake/bakedfield.h"
#include "tests/app/cli/cliprocess.h"

#include <QTest>

#include <cmath>

using namespace thicket;

namespace {

constexpr const char* house = R"({"format": "thicket-map", "version": 1,
    "agentClasses": [{"radius": 0.5}, {"radius": 0.2}],
    "objects": [
    {"id": 1, "type": "wall", "points": [[0, 0], [8, 0], [8, 6], [0, 6]], "thickness": 0.3},
    {"id": 2, "type": "polygon", "points": [[3, 2], [5, 2.5], [4, 4]]}]})";

} // namespace

/// `thicket-cli bake`, whose file a game maps into memory.
class CliBakeTest : public QObject {
    Q_OBJECT

private slots:
    void aBakedMapAnswersAsTheMap_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<std::vector<double>>("radii");
        QTest::newRow("the map's classes") << QStringList() << std::vector{0.2, 0.5};
        QTest::newRow("given") << QStringList{"--radius", "0", "--radius", "0.4"}
                               << std::vector{0.0, 0.4};
    }

    void aBakedMapAnswersAsTheMap()
    {
        QFETCH(const QStringList, options);
        QFETCH(const std::vector<double>, radii);
        const WorkFolder folder;
        const QString map = folder.write("house.thicket", house);
        const QString file = folder.file("house.baked");
        const CliRun run = runCli(QStringList{"bake", map, "--out", file} + options);
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        QVERIFY2(run.out.startsWith("agent radius ") && run.out.endsWith(" kB\n"), run.text());
        const auto baked = nav::BakedField::open(file.toStdString());
        QVERIFY(baked);
        QVERIFY(baked->radii() == radii);
        for (const double radius : radii) {
            const CliRun path = runCli({"path", map, "--from", "1,3", "--to", "12,3", "--radius",
                                        QString::number(radius), "--json"});
            QVERIFY2(path.status == 0, path.text());
            const nav::PathResult found = nav::findPath(*baked, {1, 3}, {12, 3}, radius);
            QCOMPARE(found.status, nav::PathStatus::found);
            const double length = path.json()["length"].toDouble();
            QVERIFY(length > 11);
            QVERIFY(std::abs(found.path.length() - length) <= 1e-9 * length);
        }
    }

    void badArgumentsLeaveNoFile()
    {
        const WorkFolder folder;
        const QString map = folder.write("house.thicket", house);
        const QString out = folder.file("house.baked");
        CliRun run = runCli({"bake", map, "--radius", "-1", "--out", out});
        QVERIFY2(run.status == 2 && run.error.contains("--radius: \"-1\""), run.text());
        run = runCli({"bake", map, "--out", map});
        QVERIFY2(run.status == 2, run.text());
        run = runCli({"bake", folder.file("none.thicket"), "--out", out});
        QVERIFY2(run.status == 1 && run.error.contains("none.thicket"), run.text());
        QCOMPARE(folder.files(), QStringList{"house.thicket"});
        QCOMPARE(folder.read("house.thicket"), QByteArray(house));
    }
};

QTEST_GUILESS_MAIN(CliBakeTest)
#include "clibaketest.moc"
