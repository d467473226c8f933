#include "libnav/path/pathfinder.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::nav;

namespace {

QByteArray contentsOf(const QString& name)
{
    QFile file(QStringLiteral(THICKET_SHARED_DATA "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Published lengths for points among circles.
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
};

QTEST_GUILESS_MAIN(PublishedPathsTest)
#include "publishedpathstest.moc"
