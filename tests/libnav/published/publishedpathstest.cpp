#include "libnav/path/pathfinder.h"

#include "tests/support/graphdijkstra.h"
#include "tests/support/splitmix.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

QByteArray contentsOf(const QString& name)
{
    QFile file(QStringLiteral(THICKET_SHARED_DATA "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<QList<double>> rowsOf(const QString& name)
{
    QList<QList<double>> rows;
    const QList<QByteArray> lines = contentsOf(name).split('\n');
    for (qsizetype i = 1; i < lines.size(); ++i) {
        QList<double> row;
        for (const QByteArray& field : lines[i].split(','))
            row.append(field.toDouble());
        if (row.size() > 1)
            rows.append(row);
    }
    return rows;
}

std::vector<Obstacle> circlesOf(const QString& name)
{
    std::vector<Obstacle> circles;
    for (const QList<double>& row : rowsOf(name))
        circles.push_back(
            {static_cast<std::int64_t>(circles.size()) + 1, Circle{{row[0], row[1]}, row[2]}});
    return circles;
}

} // namespace

/// Lengths that others published, and real forests against the complete graph.
class PublishedPathsTest : public QObject {
    Q_OBJECT

private slots:
    void meetsThePublishedLengths()
    {
        int cases = 0;
        for (const QByteArray& line :
             contentsOf(QStringLiteral("circlepaths/tiptoe_cases.jsonl")).split('\n')) {
            const QJsonObject json = QJsonDocument::fromJson(line).object();
            if (json.isEmpty())
                continue;
            std::vector<Obstacle> circles;
            for (const QJsonValue& c : json[QLatin1String("circles")].toArray()) {
                const QJsonArray circle = c.toArray();
                circles.push_back(
                    {static_cast<std::int64_t>(circles.size()) + 1,
                     Circle{{circle[0].toDouble(), circle[1].toDouble()}, circle[2].toDouble()}});
            }
            const QJsonArray a = json[QLatin1String("start")].toArray();
            const QJsonArray b = json[QLatin1String("goal")].toArray();
            const double want = json[QLatin1String("length")].toDouble();
            const auto field = ObstacleField::build(circles, 0).value();
            const PathResult result = findPath(field, {a[0].toDouble(), a[1].toDouble()},
                                               {b[0].toDouble(), b[1].toDouble()});
            const QByteArray id = json[QLatin1String("id")].toString().toUtf8();
            QVERIFY2((result.status == PathStatus::found) == (want >= 0), id);
            if (want >= 0)
                QVERIFY2(std::abs(result.path.length() - want) <= 1e-8 * want, id);
            ++cases;
        }
        QCOMPARE(cases, 86);
    }

    void agreesWithTheCompleteGraphInForests_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("agentRadius");
        QTest::newRow("Mount Rainier TO11") << "forests/rainier_to11.csv" << 0.3;
        QTest::newRow("Mount Rainier AM16") << "forests/rainier_am16.csv" << 0.5;
        QTest::newRow("enrico crowns 2-4") << "forests/enrico_crowns_2-4.csv" << 0.0;
        QTest::newRow("enrico stems 7-2") << "forests/enrico_stems_7-2.csv" << 0.5;
        QTest::newRow("finpines") << "forests/finpines.csv" << 0.1;
        QTest::newRow("longleaf") << "forests/longleaf.csv" << 1.0;
        QTest::newRow("Konstanz crowns, UTM") << "forests/konstanz_crowns_utm32.csv" << 0.0;
    }
    void agreesWithTheCompleteGraphInForests()
    {
        QFETCH(QString, file);
        QFETCH(double, agentRadius);
        std::vector<Obstacle> circles = circlesOf(file);
        QVERIFY(circles.size() > 100);
        circles.resize(std::min<std::size_t>(circles.size(), 300));
        const auto field = ObstacleField::build(circles, agentRadius).value();
        const Box box = field.bounds();
        SplitMix dice(7);
        int compared = 0;
        for (int i = 0; i < 300 && compared < 3; ++i) {
            CompleteGraphOptions options;
            const double x = dice.between(box.min.x, box.max.x);
            options.start = Point{x, dice.between(box.min.y, box.max.y)};
            const double u = dice.between(box.min.x, box.max.x);
            options.goal = Point{u, dice.between(box.min.y, box.max.y)};
            const PathResult result = findPath(field, *options.start, *options.goal);
            if (result.status != PathStatus::found && result.status != PathStatus::unreachable)
                continue;
            const auto length = shortestIn(CompleteGraph::build(field, options));
            QCOMPARE(result.status == PathStatus::found, length.has_value());
            ++compared;
            if (length)
                QVERIFY(std::abs(result.path.length() - *length) <=
                        std::max(1e-9 * *length, field.tolerance()));
        }
        QCOMPARE(compared, 3);
    }
};

QTEST_GUILESS_MAIN(PublishedPathsTest)
#include "publishedpathstest.moc"
