#include "tests/plugins/ldtk/ldtkreading.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cstring>

using namespace thicket;
using namespace thicket::plugins;
using namespace thicket::tests::ldtk;
using nav::Point;

namespace {

/// The bytes of shapes.ldtk with the first occurrence of a text replaced after another text.
QByteArray changed(const char* after, const char* was, const char* is)
{
    QByteArray bytes =
        QJsonDocument::fromJson(contentsOf("shapes.ldtk")).toJson(QJsonDocument::Compact);
    const qsizetype from = bytes.indexOf(after);
    const qsizetype at = from < 0 ? -1 : bytes.indexOf(was, from);
    return at < 0 ? QByteArray() : bytes.replace(at, qsizetype(strlen(was)), is);
}

} // namespace

/// Projects as LDtk writes them, and those that are refused.
class LdtkProjectTest : public QObject {
    Q_OBJECT

private slots:
    void everyFeatureOfARealProjectIsReadOrNoted()
    {
        const auto loaded = opened("all_features.ldtk");
        QVERIFY(loaded);
        QStringList layers;
        for (const nav::Layer& layer : loaded->map.settings.layers)
            layers << QString::fromStdString(layer.name);
        QCOMPARE(layers, (QStringList{"IntGrid_with_rules", "IntGrid_without_rules",
                                      "IntGrid_8px_grid", "Entities", "outside"}));
        // Levels stand below each other, 48 pixels apart.
        QVERIFY(loaded->map.settings.bounds ==
                (nav::Box{{0, 0}, {680.0 / 16, (568 + 256 + 160 + 192 + 3 * 48) / 16.0}}));
        QCOMPARE(
            texts(loaded->notes),
            (QStringList{"3 entities without a shape: left out, the option obstacles can "
                         "name them",
                         "8 layers of tiles: left out", "1 level's background picture: left out"}));
        const auto fields = called(loaded->map, "EntityFieldsTest");
        QVERIFY(!fields.empty());
        QVERIFY(fields[0]->properties.at("Array_Integer").text() == "[1, 2, 3]");
        QVERIFY(fields[0]->properties.at("Point") == cell(4, 17));
        QVERIFY(fields[0]->properties.at("Float") == nav::Json(1.5));
    }

    void levelsInFilesOfTheirOwnAreRead()
    {
        const auto loaded = opened("SeparateLevelFiles.ldtk");
        QVERIFY2(loaded, loaded ? "" : loaded.error().text().c_str());
        QVERIFY(!loaded->map.objects().empty());
        QCOMPARE(problem(contentsOf("SeparateLevelFiles.ldtk")),
                 "a.ldtk: The level World_Level_0 is in a file of its own, which cannot be read "
                 "here.");
        const auto broken = registry().byId("ldtk")->importMap(
            {contentsOf("SeparateLevelFiles.ldtk"), "a.ldtk",
             [](const QString&) { return QByteArray("{\"layerInstances\": [{}]}"); }},
            {});
        QVERIFY(!broken);
        QCOMPARE(broken.error().text(),
                 std::string("SeparateLevelFiles/World_Level_0.ldtkl: layerInstances[0].__type: A "
                             "text is expected here."));
    }

    void aWorldOfSeveralIsChosen()
    {
        QJsonObject root = QJsonDocument::fromJson(contentsOf("shapes.ldtk")).object();
        const QJsonArray levels = root["levels"].toArray();
        const auto world = [](const char* name, const QJsonArray& list) {
            return QJsonObject{
                {"identifier", name}, {"worldLayout", "LinearHorizontal"}, {"levels", list}};
        };
        root["levels"] = QJsonArray();
        root["worlds"] = QJsonArray{world("Upper", {levels[1]}), world("Lower", {levels[0]})};
        const QByteArray bytes = QJsonDocument(root).toJson();
        const auto first = read(bytes);
        QVERIFY(first);
        QVERIFY(called(first->map, "Rock").empty());
        QVERIFY(
            texts(first->notes).contains("1 other world: left out, the option world chooses one"));
        const auto second = read(bytes, {{"world", "Lower"}});
        QVERIFY(second);
        QVERIFY(only<nav::Circle>(second->map, "Rock").center == (Point{0.5, 0.5}));
        QCOMPARE(problem(bytes, {{"world", "Middle"}}),
                 "option world: There is no such world; the project has Upper, Lower.");
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& bytes, const char* said) {
            QTest::newRow(name) << bytes << QString(said);
        };
        const auto at = changed;
        row("no JSON", "{\"a\":\n 1,,}",
            "a.ldtk: line 2, column 5: The file is no valid JSON: unterminated object.");
        row("a list", "[]", "a.ldtk: line 1, column 1: The file must hold a JSON object.");
        row("another", "{}", "a.ldtk: This is no LDtk project: it has no jsonVersion or no defs.");
        row("old", at("\"jsonVersion\"", "\"1.5.3\"", "\"0.5.0\""),
            "a.ldtk: jsonVersion: LDtk 0.8 or later must have saved the project; open and save it "
            "there.");
        row("size", at("\"identifier\":\"Meadow\"", "\"pxHei\":48", "\"pxHei\":-48"),
            "a.ldtk: levels[0].pxHei: A whole number from 0 to 16777216 is expected here.");
        row("far", at("\"identifier\":\"Meadow\"", "\"worldX\":-16", "\"worldX\":1e300"),
            "a.ldtk: levels[0].worldX: A number within 1e9 is expected here.");
        row("claims", at("\"__cHei\":6", "\"__cWid\":8", "\"__cWid\":16000000"),
            "a.ldtk: levels[0].layerInstances[1].intGridCsv: There must be a value for each of "
            "the 16000000 by 6 cells, and not more than 16,777,216.");
        row("value", at("\"intGridCsv\":[0,0", "[0,0", "[0,-1"),
            "a.ldtk: levels[0].layerInstances[1].intGridCsv[1]: A whole number from 0 to 65535 is "
            "expected here.");
        row("layer", at("\"layerDefUid\":1", "\"layerDefUid\":1", "\"layerDefUid\":77"),
            "a.ldtk: levels[0].layerInstances[0].layerDefUid: No layer of defs.layers has this "
            "uid.");
        row("place", at("\"iid\"", "\"px\":[8,40]", "\"px\":[8]"),
            "a.ldtk: levels[0].layerInstances[0].entityInstances[0].px: Two numbers are expected "
            "here.");
        row("radius", at("\"__type\":\"Float\"", "\"__value\":0.5", "\"__value\":-0.5"),
            "a.ldtk: levels[0].layerInstances[0].entityInstances[2].fieldInstances[0].__value: A "
            "number from 0 is expected here.");
        QByteArray many = "{\"jsonVersion\":\"1\",\"defs\":{},\"levels\":[";
        for (int i = 0; i < 2'000'000; ++i)
            many += "[],";
        row("many values", many + "0]}",
            "a.ldtk: The file has too many values: they need more than 130 MiB.");
        row("deep", QByteArray("{\"a\":") + QByteArray(100'000, '['),
            "a.ldtk: line 1, column 1030: The file is no valid JSON: too deeply nested document.");
    }

    void refusals()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        QCOMPARE(problem(bytes), said);
    }

    void tilesAreSkippedWithoutALook()
    {
        QByteArray tiles;
        for (int i = 0; i < 500'000; ++i)
            tiles += "{\"px\":[0,0],\"t\":1,\"d\":[\"]\"]},\n";
        const QByteArray with =
            changed("\"autoLayerTiles\"", ":[]", (":[" + tiles + "0]").constData());
        const auto loaded = read(with);
        QVERIFY2(loaded, qPrintable(problem(with)));
        const auto without = read(contentsOf("shapes.ldtk"));
        QVERIFY(without && loaded->map == without->map);
    }

    void wrongOptionsAreRefused()
    {
        const QByteArray good = contentsOf("shapes.ldtk");
        QVERIFY(problem(good, {{"pixelsPerUnit", "0"}}).startsWith("option pixelsPerUnit: "));
        QVERIFY(problem(good, {{"outside", "no"}}).startsWith("option outside: "));
        QVERIFY(problem(good, {{"arcError", "0"}}).startsWith("option arcError: "));
        QCOMPARE(problem(good, {{"depth", "5"}}), "option depth: No level has this depth.");
        QCOMPARE(problem(good, {{"levels", "Meadow,Attic"}}),
                 "option levels: There is no level \"Attic\"; the project has Meadow, Cave, "
                 "Cellar.");
        QCOMPARE(problem(good, {{"solid", "lava"}}),
                 "option solid: There is no value of an IntGrid layer \"lava\"; the project has "
                 "3, walls, water.");
        QCOMPARE(problem(good, {{"levels", "Cellar"}}),
                 "option levels: No level of this depth has such a name.");
        QCOMPARE(problem(good, {{"world", "W"}}),
                 "option world: There is no such world; the project has only one, without a name.");
    }
};

QTEST_GUILESS_MAIN(LdtkProjectTest)
#include "ldtkprojecttest.moc"
