#include "libnav/collision/obstaclefield.h"
#include "tests/app/cli/cliprocess.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace thicket::nav;

namespace {

ObstacleField fieldOf(const QString& file, double radius)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file));
    QList<QByteArray> lines = source.readAll().trimmed().split('\n');
    lines.removeFirst();
    std::vector<Obstacle> obstacles;
    for (const QByteArray& line : lines) {
        const QList<QByteArray> f = line.split(',');
        const Circle circle{{f[0].toDouble(), f[1].toDouble()}, f[2].toDouble()};
        obstacles.push_back({std::int64_t(obstacles.size()) + 1, circle});
    }
    return *ObstacleField::build(obstacles, radius);
}

std::vector<Point> sampled(const QJsonObject& edge)
{
    std::vector<Point> points;
    for (int i = 0; i <= 16; ++i) {
        const double t = i / 16.0;
        if (edge["type"] == "surfing") {
            const Point from{edge["from"][0].toDouble(), edge["from"][1].toDouble()};
            const Point to{edge["to"][0].toDouble(), edge["to"][1].toDouble()};
            points.push_back(from + t * (to - from));
        } else {
            const double a = edge["from"].toDouble();
            const double angle = a + t * (edge["to"].toDouble() - a);
            points.push_back(Point{edge["center"][0].toDouble(), edge["center"][1].toDouble()} +
                             edge["radius"].toDouble() * Point{std::cos(angle), std::sin(angle)});
        }
    }
    return points;
}

} // namespace

/// Real forests that may not be redistributed, read from their own folder.
class CliForestsTest : public QObject {
    Q_OBJECT

private slots:
    void pathsStayFree_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        for (const char* stand : {"av02", "am16", "pp17", "to11"})
            QTest::newRow(stand) << QString("rainier_%1.csv").arg(stand) << "-5,-5"
                                 << "105,105";
        QTest::newRow("longleaf") << "longleaf.csv"
                                  << "-1,-1"
                                  << "201,201";
        QTest::newRow("scbi") << "scbi2018_south.csv"
                              << "-1,-1"
                              << "401,321";
    }

    void pathsStayFree()
    {
        QFETCH(QString, file);
        QFETCH(QString, from);
        QFETCH(QString, to);
        const QString forest = QString(THICKET_SHARED_DATA "/forests/") + file;
        const CliRun there =
            runCli({"path", forest, "--from", from, "--to", to, "--radius", "0.2", "--json"});
        const CliRun back =
            runCli({"path", forest, "--from", to, "--to", from, "--radius", "0.2", "--json"});
        QVERIFY2(there.status == 0 && back.status == 0, there.text());
        QCOMPARE(there.json()["status"].toString(), "found");
        const double length = there.json()["length"].toDouble();
        QVERIFY(std::abs(back.json()["length"].toDouble() - length) <= 1e-9 * length);
        const QStringList a = from.split(',');
        const QStringList b = to.split(',');
        const double straight =
            std::hypot(b[0].toDouble() - a[0].toDouble(), b[1].toDouble() - a[1].toDouble());
        QVERIFY(length >= straight && length < 1.2 * straight);
        const ObstacleField field = fieldOf(forest, 0.2);
        for (const QJsonValue edge : there.json()["edges"].toArray()) {
            for (Point p : sampled(edge.toObject()))
                QVERIFY(field.clearance(p) >= -2 * field.tolerance());
        }
    }

    void forestsRoundTrip()
    {
        WorkFolder folder;
        for (const char* name : {"scbi2018_south.csv", "rainier_av02.csv", "finpines.csv"}) {
            const QString forest = QString(THICKET_SHARED_DATA "/forests/") + name;
            QCOMPARE(runCli({"convert", forest, folder.file("a.thicket")}).status, 0);
            QCOMPARE(runCli({"convert", folder.file("a.thicket"), folder.file("a.csv")}).status, 0);
            QFile source(forest);
            QVERIFY(source.open(QIODevice::ReadOnly));
            const QList<QByteArray> before = source.readAll().trimmed().split('\n');
            const QList<QByteArray> after = folder.read("a.csv").trimmed().split('\n');
            QCOMPARE(after.size(), before.size());
            for (qsizetype i = 1; i < after.size(); ++i) {
                const QList<QByteArray> a = before[i].split(',');
                const QList<QByteArray> b = after[i].split(',');
                for (int k : {0, 1, 2})
                    QCOMPARE(b[k].toDouble(), a[k].toDouble());
            }
        }
    }
};

QTEST_GUILESS_MAIN(CliForestsTest)
#include "cliforeststest.moc"
