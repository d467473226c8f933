// Every format that is registered over every map of the tests' data, and over 200 random ones.
#include "libnav/map/mapfile.h"
#include "tests/plugins/datamaps.h"
#include "tests/plugins/matrix/oddmaps.h"
#include "tests/plugins/matrix/roundtrip.h"
#include "tests/support/worlds/awkwardmaps.h"

#include <QRegularExpression>
#include <QTest>

#include <cstring>

using namespace thicket;
using namespace thicket::test;
using plugins::MapFormat;

namespace {

const plugins::FormatRegistry& registry()
{
    static const plugins::FormatRegistry all;
    return all;
}

void addFormats()
{
    QTest::addColumn<QString>("id");
    for (const MapFormat* const format : registry().formats())
        if (format->info().canExport)
            QTest::newRow(qPrintable(format->info().id)) << format->info().id;
}

} // namespace

class FormatMatrixTest : public QObject {
    Q_OBJECT

private:
    static void comesBackOrIsTold(const nav::Motion& motion)
    {
        QFETCH(QString, id);
        nav::Map map;
        map.append({.id = 7, .geometry = nav::Circle{{10, 10}, 3}, .motion = motion});
        map.append({.id = 8, .geometry = nav::GoalMarker{{20, 10}}});
        const MapFormat& format = *registry().byId(id);
        const auto made = format.exportMap(map, {});
        QVERIFY2(made, made ? "" : made.error().text().c_str());
        if (format.info().canImport) {
            const plugins::ImportSource source{made->files.first().bytes,
                                               "a." + format.info().suffixes.value(0)};
            const auto back = format.importMap(source, {});
            QVERIFY2(back, back ? "" : back.error().text().c_str());
            if (back->map.objects().front().motion == map.objects().front().motion)
                return;
        }
        const auto told = std::find_if(
            made->notes.begin(), made->notes.end(), [](const plugins::FormatNote& note) {
                return note.text.startsWith("1 motion of an obstacle: left out") &&
                       note.fidelity == plugins::FormatNote::Fidelity::leftOut &&
                       note.objects == QList<nav::ObjectId>{7};
            });
        QVERIFY(told != made->notes.end());
    }

private slots:
    void thereAreFormatsAndMaps()
    {
        QVERIFY(registry().problems().isEmpty());
        QVERIFY(registry().byId("csv") && registry().byId("tiled"));
        QStringList names;
        for (auto it = dataMaps().begin(); it != dataMaps().end(); ++it)
            names << it.key().mid(qsizetype(strlen(THICKET_TEST_DATA)) + 1);
        for (const char* name :
             {"maps/design.thicket", "maps/awkward.thicket", "maps/walled.thicket",
              "forests/konstanz_crowns_utm32.csv", "ldtk/shapes.ldtk", "ldtk/all_features.ldtk"})
            QVERIFY2(names.contains(name), name);
    }

    /// No format may take the way out of an error here.
    void aPlainMapIsWritten_data() { addFormats(); }
    void aPlainMapIsWritten()
    {
        QFETCH(QString, id);
        nav::Map map;
        map.settings.bounds = nav::Box{{0, 0}, {40, 30}};
        map.settings.agentClasses = {{"person", 0.25}};
        for (const nav::Geometry& geometry :
             std::vector<nav::Geometry>{nav::Circle{{10, 10}, 3}, nav::Circle{{20, 18}, 2.5},
                                        nav::Wall{{{5, 20}, {12, 22}, {12, 27}}, 0.5, false},
                                        nav::Polygon{{{25, 5}, {33, 6}, {30, 12}}, false},
                                        nav::StartMarker{{2, 2}}, nav::GoalMarker{{38, 28}}})
            map.append({.id = map.unusedId(), .geometry = geometry});
        const auto made = registry().byId(id)->exportMap(map, {});
        QVERIFY2(made, made ? "" : made.error().text().c_str());
        QVERIFY(!made->files.isEmpty() && !made->files.first().bytes.isEmpty());
    }

    /// What lengths are multiplied by, and where y points.
    void coordinatesAreOptions_data() { addFormats(); }
    void coordinatesAreOptions()
    {
        QFETCH(QString, id);
        QStringList keys;
        QString words;
        for (const plugins::FormatOption& option : registry().byId(id)->info().exportOptions) {
            keys << option.key;
            words += option.description + '\n';
        }
        QVERIFY(keys.contains("scale") || keys.contains("pixelsPerUnit") ||
                keys.contains("metresPerUnit"));
        const QRegularExpression direction("\\by (points )?(up|down)|\\+y points|map's up");
        QVERIFY2(words.contains(direction), qPrintable(words));
    }

    /// Bounds of what reaches beyond the limit of coordinates do not.
    void circlesAtTheLimitGiveAMapThatCanBeSaved_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("csv") << "csv" << QByteArray("x,y,radius\n-1e9,0,5\n");
        QTest::newRow("geojson") << "geojson"
                                 << QByteArray(R"({"type":"Feature","geometry":{"type":"Point",)"
                                               R"("coordinates":[-1e9,0]},"properties":)"
                                               R"({"radius":5}})");
        QTest::newRow("svg") << "svg" << QByteArray("<svg><circle cx='-1e9' cy='0' r='5'/></svg>");
    }
    void circlesAtTheLimitGiveAMapThatCanBeSaved()
    {
        QFETCH(QString, id);
        QFETCH(QByteArray, bytes);
        const auto imported = registry().byId(id)->importMap({bytes, "limit"}, {});
        QVERIFY2(imported, imported ? "" : imported.error().text().c_str());
        QCOMPARE(imported->map.objects().size(), 1u);
        const auto again = nav::readMap(nav::writeMap(imported->map), "again");
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY(again->map == imported->map);
    }

    /// What an obstacle that moves loses is a finding of each format that does not keep it.
    void motionsComeBackOrAreTold_data() { addFormats(); }
    void motionsComeBackOrAreTold()
    {
        nav::Motion motion{.track = {{3.25, 0}, {3.25, -2}}, .course = nav::Course::round};
        motion.speed = 1.5;
        motion.pauseAtStart = 0.5;
        motion.unknown = {{"a<b", "\"c&d"}};
        comesBackOrIsTold(motion);
        motion.track.clear();
        motion.turn = nav::Turn{-75.5, {0.25, -3}};
        comesBackOrIsTold(motion);
    }

    /// What a map has beside its objects likewise.
    void settingsComeBackOrAreTold_data() { addFormats(); }
    void settingsComeBackOrAreTold()
    {
        QFETCH(QString, id);
        const nav::Json::Object keys{{"a<b", "\"c&d"}};
        nav::Map map;
        nav::MapSettings& settings = map.settings;
        settings.guides = {{1, 2.5}, {-3}, false, true};
        settings.underlay = nav::Underlay{.image = "/home/somebody/plan.png"};
        settings.templates =
            nav::Templates({{.id = 5, .members = {{.id = 1, .geometry = nav::Circle{{0, 0}, 3}}}}});
        settings.objectGroups = nav::ObjectGroups({{.id = 4, .instanceOf = 5}});
        settings.unknown = keys;
        map.append({.id = 7,
                    .geometry = nav::Circle{{10, 10}, 3},
                    .unknown = keys,
                    .group = 4,
                    .member = 1});
        map.append({.id = 8, .geometry = nav::GoalMarker{{20, 10}}});
        const MapFormat& format = *registry().byId(id);
        const auto made = format.exportMap(map, {});
        QVERIFY2(made, made ? "" : made.error().text().c_str());
        QVERIFY(!made->files.first().bytes.contains("somebody"));
        const auto isTold = [&made](const char* text) {
            return std::any_of(made->notes.begin(), made->notes.end(), [text](const auto& note) {
                return note.text.startsWith(QLatin1String(text)) &&
                       note.fidelity == plugins::FormatNote::Fidelity::leftOut;
            });
        };
        nav::Map back;
        const MapFormat& reader = id == "godot3" ? *registry().byId("godot") : format;
        if (reader.info().canImport) {
            const plugins::ImportSource source{made->files.first().bytes,
                                               "a." + reader.info().suffixes.value(0)};
            const auto read = reader.importMap(source, {});
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            back = read->map;
        }
        const nav::MapObject* const object = back.find(7);
        QVERIFY(back.settings.guides == settings.guides || isTold("3 guides: left out"));
        QVERIFY(isTold("1 picture beneath: left out"));
        QVERIFY(back.settings.templates == settings.templates || isTold("1 template: "));
        QVERIFY((back.settings.objectGroups == settings.objectGroups && object &&
                 object->group == 4 && object->member == 1) ||
                isTold("1 group of objects: left out"));
        QVERIFY(back.settings.unknown == keys || isTold("1 map's key of other programs"));
        QVERIFY((object && object->unknown == keys) || isTold("1 object's keys of other programs"));
    }

    void mapsOfTheDataComeBack_data() { addFormats(); }
    void mapsOfTheDataComeBack()
    {
        QFETCH(QString, id);
        for (auto it = dataMaps().begin(); it != dataMaps().end(); ++it) {
            const QString fault = roundTripFault(*registry().byId(id), it.value());
            QVERIFY2(fault.isEmpty(), qPrintable(it.key() + ": " + fault));
        }
    }

    void randomMapsComeBack_data() { addFormats(); }
    void randomMapsComeBack()
    {
        QFETCH(QString, id);
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const QString fault = roundTripFault(*registry().byId(id), oddMap(seed));
            QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1: %2").arg(seed).arg(fault)));
        }
    }

    /// Files in which a map's settings are come from the version that wrote them.
    void filesOfNewerVersionsAreRefused()
    {
        for (const char* id : {"godot", "svg", "geojson"}) {
            const plugins::MapFormat& format = *registry().byId(id);
            const auto made = format.exportMap(awkwardMap("equal-circles", 8), {});
            QVERIFY(made);
            QByteArray bytes = made->files.first().bytes;
            QVERIFY(format.importMap({bytes, "map"}, {}));
            const qsizetype at = bytes.indexOf('1', bytes.indexOf("version\": "));
            QVERIFY2(at > 0, id);
            bytes.replace(at, 1, "9");
            const auto imported = format.importMap({bytes, "map"}, {});
            QVERIFY2(!imported, id);
            QVERIFY2(imported.error().message.find("newer Thicket") != std::string::npos, id);
        }
    }

    /// Of a size at which all are quick; `./dev bench formats awkward` measures large ones.
    void awkwardMapsComeBack_data() { addFormats(); }
    void awkwardMapsComeBack()
    {
        QFETCH(QString, id);
        for (const AwkwardMap& kind : awkwardMaps()) {
            const QString fault = roundTripFault(*registry().byId(id), kind.make(30));
            QVERIFY2(fault.isEmpty(), qPrintable(QString("%1: %2").arg(kind.name, fault)));
        }
    }

    /// The map is written all the same.
    void aLongSearchIsLeftOutOfADrawing()
    {
        const nav::Map map = awkwardMap("heaped-polygons", 9000);
        const auto made = registry().byId("svg")->exportMap(map, {});
        QVERIFY(made);
        const bool isTold = std::any_of(
            made->notes.begin(), made->notes.end(), [](const plugins::FormatNote& note) {
                return note.text.startsWith("path: left out, as its search takes long");
            });
        QVERIFY(isTold);
        QVERIFY(!made->files.first().bytes.contains("thicket:length"));
        QVERIFY(made->files.first().bytes.count("<polygon") == 9000);
    }

    void everyChoiceOfAnOptionWorks_data() { addFormats(); }
    void everyChoiceOfAnOptionWorks()
    {
        QFETCH(QString, id);
        const MapFormat& format = *registry().byId(id);
        for (const plugins::FormatOption& option : format.info().exportOptions) {
            for (const QString& choice : option.choices) {
                for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                    const auto made = format.exportMap(oddMap(seed), {{option.key, choice}});
                    const QString what =
                        QString("%1=%2, seed %3").arg(option.key, choice).arg(seed);
                    QVERIFY2(made || !made.error().message.empty(), qPrintable(what));
                }
            }
        }
    }

    void emptyAndExtremeMapsAreWrittenOrRefused_data() { addFormats(); }
    void emptyAndExtremeMapsAreWrittenOrRefused()
    {
        QFETCH(QString, id);
        nav::Map far, tiny;
        for (const double x : {-1e9, 1e9})
            far.append({.id = far.unusedId(), .geometry = nav::Circle{{x, x}, 1e9}});
        for (const double x : {0.0, 1e-300, -5e-324})
            tiny.append({.id = tiny.unusedId(), .geometry = nav::Circle{{x, -0.0}, 1e-310}});
        for (const nav::Map& map : {nav::Map(), far, tiny}) {
            const QString fault = roundTripFault(*registry().byId(id), map);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }
};

QTEST_GUILESS_MAIN(FormatMatrixTest)
#include "formatmatrixtest.moc"
