#include "tests/plugins/godot/godotmaps.h"
#include "tests/plugins/godot/scenecomparison.h"
#include "tests/plugins/matrix/everymap.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using namespace scenecomparison;

namespace {

/// What godot3-server has made of the exported maps, each with a path between these places, in one
/// run. Empty if it fails or reports an error.
QJsonArray seenByGodot3(const std::vector<nav::Map>& maps, Point from, Point to)
{
    const QTemporaryDir folder;
    const QString project = THICKET_SOURCE_DIR "/tests/plugins/godot/project3";
    for (const QString& file : QDir(project).entryList(QDir::Files))
        QFile::copy(project + "/" + file, folder.filePath(file));
    QStringList queries;
    for (const nav::Map& map : maps) {
        QFile scene(folder.filePath(QString("map%1.tscn").arg(queries.size())));
        const QByteArray bytes = test::exportedScene(map, {}, "godot3");
        if (!scene.open(QIODevice::WriteOnly) || scene.write(bytes) != bytes.size())
            return {};
        queries << QString("[%1,%2,%3,%4]").arg(from.x).arg(from.y).arg(to.x).arg(to.y);
    }
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("HOME", folder.path());
    environment.insert("THICKET_QUERIES", '[' + queries.join(',') + ']');
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(THICKET_GODOT3, {"--path", folder.path(), "-s", "check.gd"});
    const bool ended = process.waitForFinished(1000 * test::patience());
    const QByteArray said = process.readAll();
    QFile seen(folder.filePath("seen.json"));
    if (!ended || process.exitCode() != 0 || said.contains("rror") ||
        !seen.open(QIODevice::ReadOnly)) {
        qWarning("%s", said.left(5000).constData());
        return {};
    }
    return QJsonDocument::fromJson(seen.readAll()).array();
}

} // namespace

class Godot3Test : public QObject {
    Q_OBJECT

private:
    static void compare(const std::vector<nav::Map>& maps)
    {
        const QJsonArray seen = seenByGodot3(maps, {}, {});
        QCOMPARE(std::size_t(seen.size()), maps.size());
        for (std::size_t i = 0; i < maps.size(); ++i) {
            const QString difference = sceneDifference(maps[i], seen[qsizetype(i)].toObject());
            QVERIFY2(difference.isEmpty(),
                     qPrintable(QString("map %1, %2").arg(i).arg(difference)));
        }
    }

private slots:
    void everyObjectIsThere()
    {
        std::vector<nav::Map> maps{test::godotSample()};
        for (const int family : {0, 6, 8, 12})
            for (const std::uint64_t seed : {1, 2})
                maps.push_back(test::godotFamily(family, seed));
        compare(maps);
    }

    /// Godot 3 has memory for few arrays: of large maps 500 objects count. Few maps are larger than
    /// Godot's scenes may be, and refused.
    void everyMap()
    {
        std::vector<nav::Map> maps;
        for (const test::NamedMap& each : test::everyMap())
            if (test::godot("godot3").exportMap(each.map, {}))
                maps.push_back(test::middleOf(each.map, 500));
        QVERIFY(maps.size() + 5 > test::everyMap().size());
        compare(maps);
    }

    void pathsGoRound()
    {
        nav::Map map;
        map.settings.bounds = nav::Box{{0, 0}, {20, 10}};
        map.settings.agentClasses = {{"agent", 0.5, {}}};
        map.append({1, 0, "rock", nav::Circle{{10, 5}, 2}, {}, {}});
        const QJsonObject seen = seenByGodot3({map}, {64, 320}, {1216, 320})[0].toObject();
        const std::vector<Point> path = pointsIn(seen["path"]);
        QVERIFY(path.size() >= 4);
        double length = 0;
        for (std::size_t i = 0; i + 1 < path.size(); ++i)
            length += nav::distance(path[i], path[i + 1]) / 64;
        // Two tangents and an arc round a circle of 2.5.
        const double tangent = std::sqrt(81 - 6.25);
        const double exact = 2 * tangent + 2.5 * (2 * std::asin(2.5 / 9));
        QVERIFY2(length >= exact && length < 1.01 * exact, qPrintable(QString::number(length)));
    }
};

QTEST_GUILESS_MAIN(Godot3Test)
#include "godot3test.moc"
