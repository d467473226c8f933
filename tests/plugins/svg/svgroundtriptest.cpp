#include "tests/plugins/anymap.h"
#include "tests/plugins/svg/svgfiles.h"

#include "libnav/geometry/distance.h"
#include "libnav/map/mapfile.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;
using test::mapOf;
using test::svgOf;

namespace {

/// What a bundle of options adds must not change what is read back.
const QList<OptionValues> variants{
    {}, {{"path", "no"}}, {{"graph", "yes"}, {"flow", "yes"}, {"agentRadius", "0.1"}}};

bool isWellFormed(const QByteArray& drawing)
{
    QProcess process;
    process.start("xmllint", {"--noout", "--nonet", "-"});
    process.write(drawing);
    process.closeWriteChannel();
    return process.waitForFinished(60000) && process.exitCode() == 0 &&
           process.readAllStandardError().isEmpty();
}

} // namespace

class SvgRoundTripTest : public QObject {
    Q_OBJECT

private slots:
    void everyMapComesBack()
    {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const nav::Map map = test::AnyMap(seed).make();
            const QByteArray drawing = svgOf(map, variants[qsizetype(seed) % variants.size()]);
            const auto again = mapOf(drawing);
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QVERIFY2(again->map == map, qPrintable(QString("seed %1\n%2\n%3")
                                                       .arg(seed)
                                                       .arg(nav::writeMap(map).c_str(),
                                                            nav::writeMap(again->map).c_str())));
            QVERIFY(again->notes.isEmpty());
            QCOMPARE(svgOf(again->map, variants[qsizetype(seed) % variants.size()]), drawing);
        }
    }

    void xmllintFindsItWellFormed()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            QVERIFY(isWellFormed(svgOf(test::AnyMap(seed).make(), variants[2])));
    }

    void testMapsComeBack()
    {
        const QDir folder(THICKET_TEST_DATA "/maps");
        int read = 0;
        for (const QString& file : folder.entryList({"*.thicket"})) {
            const auto loaded = nav::loadMap(folder.filePath(file).toStdString());
            if (!loaded || loaded->isNewer)
                continue;
            const auto again = mapOf(svgOf(loaded->map));
            QVERIFY2(again, qPrintable(file));
            QVERIFY2(again->map == loaded->map, qPrintable(file));
            ++read;
        }
        QVERIFY(read >= 3);
    }

    void whatADrawingProgramDoesCounts()
    {
        nav::Map map;
        map.settings.layers = {{1, "trees", true, false, {}, 1}};
        map.append({1, 1, "oak", nav::Circle{{10, 20}, 3}, {{"species", "Quercus"}}, {}});
        map.append({2, 1, "", nav::Wall{{{0, 0}, {5, 0}}, 0.5, false}, {}, {}});
        QByteArray drawing = svgOf(map);
        // Moved within its layer, whose y points up, copied, and the layer hidden and renamed.
        const qsizetype begin = drawing.indexOf("<circle");
        const QByteArray circle = drawing.mid(begin, drawing.indexOf("/>", begin) + 2 - begin);
        QByteArray copy = circle;
        copy.replace("cx=\"10", "cx=\"30");
        QByteArray moved = circle;
        moved.replace("<circle", "<circle transform=\"translate(1 2) scale(2)\"");
        drawing.replace(circle, moved + copy);
        drawing.replace("inkscape:label=\"trees\"",
                        "inkscape:label=\"wood\" style=\"display:none\"");
        const auto again = mapOf(drawing);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QCOMPARE(again->map.settings.layers.size(), std::size_t(1));
        QCOMPARE(again->map.settings.layers[0].name, std::string("wood"));
        QVERIFY(!again->map.settings.layers[0].visible);
        const auto& objects = again->map.objects();
        QCOMPARE(objects.size(), std::size_t(3));
        QVERIFY(std::get<nav::Circle>(objects[0].geometry) == (nav::Circle{{21, 42}, 6, false}));
        QVERIFY(std::get<nav::Circle>(objects[1].geometry) == (nav::Circle{{30, 20}, 3, false}));
        QVERIFY(objects[1].properties == objects[0].properties);
        QCOMPARE(objects[0].id, nav::ObjectId(1));
        QVERIFY(objects[1].id > 2);
        QCOMPARE(objects[2].id, nav::ObjectId(2));
    }

    /// They are settings, which stand beside the drawing.
    void boundsAndGuidesComeAlongWithTheObjects_data()
    {
        QTest::addColumn<OptionValues>("options");
        QTest::newRow("scale") << OptionValues{{"scale", "2"}};
        QTest::newRow("page") << OptionValues{{"unit", "mm"}};
        QTest::newRow("y down") << OptionValues{{"yAxis", "down"}};
        QTest::newRow("y up") << OptionValues{{"yAxis", "up"}, {"scale", "0.5"}};
    }
    void boundsAndGuidesComeAlongWithTheObjects()
    {
        QFETCH(OptionValues, options);
        for (const nav::YAxis yAxis : {nav::YAxis::up, nav::YAxis::down}) {
            for (const double far : {0.0, 5e6}) {
                nav::Map map;
                map.settings.yAxis = yAxis;
                map.settings.bounds = nav::Box{{far + 10, 20}, {far + 50, 50}};
                map.settings.boundsAreWalls = true;
                map.settings.guides.x = {far + 30};
                map.settings.guides.y = {40};
                // From corner to corner, and where the guides cross.
                map.append({1, 0, "", nav::Wall{{{far + 10, 20}, {far + 50, 50}}, 0, false}});
                map.append({2, 0, "", nav::Circle{{far + 30, 40}, 1}});
                const auto again = mapOf(svgOf(map), options);
                QVERIFY2(again, again ? "" : again.error().text().c_str());
                const nav::MapSettings& settings = again->map.settings;
                QVERIFY(settings.bounds && settings.boundsAreWalls);
                const nav::Box drawn = nav::boundingBox(again->map.find(1)->geometry);
                const double near = 1e-6 * (1 + far);
                QVERIFY(nav::distance(settings.bounds->min, drawn.min) < near);
                QVERIFY(nav::distance(settings.bounds->max, drawn.max) < near);
                const auto& circle = std::get<nav::Circle>(again->map.find(2)->geometry);
                QVERIFY(std::abs(settings.guides.x[0] - circle.center.x) < near);
                QVERIFY(std::abs(settings.guides.y[0] - circle.center.y) < near);
            }
        }
    }

    void notesSayWhatIsLost()
    {
        nav::Map map;
        map.append({1, 0, "a\x01", nav::Circle{{1, 2.5}, 3, true}, {}, {}});
        map.settings.underlay = nav::Underlay{};
        map.append({2, 0, "", nav::StartMarker{{1, 2}}, {}, {}});
        map.append({3, 0, "", nav::GoalMarker{{50, 2}}, {}, {}});
        const auto bundle = test::svg().exportMap(map, {{"flow", "yes"}});
        QVERIFY(bundle);
        QStringList lost;
        for (const FormatNote& note : bundle->notes) {
            if (note.fidelity != FormatNote::Fidelity::exact)
                lost << note.text;
        }
        QCOMPARE(lost, (QStringList{"1 inverted shape: drawn as an outline",
                                    "1 name: characters that XML cannot hold are replaced",
                                    "1 picture beneath: left out", "path: none (goalBlocked)"}));
    }

    void realForestsComeBack_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("crowns") << "konstanz_crowns_utm32.csv";
        QTest::newRow("stems") << "scbi2018_corner.csv";
    }

    void realForestsComeBack()
    {
        QFETCH(QString, file);
        QFile source(QString(THICKET_TEST_DATA "/forests/") + file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        const FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
        const auto forest = registry.byId("csv")->importMap({source.readAll(), file}, {});
        QVERIFY(forest);
        const auto again = mapOf(svgOf(forest->map));
        QVERIFY(again);
        QVERIFY(again->map == forest->map);
    }
};

QTEST_GUILESS_MAIN(SvgRoundTripTest)
#include "svgroundtriptest.moc"
