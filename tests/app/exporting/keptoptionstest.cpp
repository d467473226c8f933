#include "app/exporting/keptoptions.h"
#include "libnav/map/mapfile.h"

#include <QJsonDocument>
#include <QTest>

using namespace thicket;
using namespace thicket::exporting;

/// What a map remembers of its exports, through its file.
class KeptOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void isInTheMapsFile()
    {
        nav::Map map;
        map.settings = withKeptOptions({}, "godot", {{{"scale", "32"}}, QStringList{"trees"}});
        const std::string text = nav::writeMap(map);
        QVERIFY2(text.find(R"("exports": {"godot": {"layers": ["trees"], "scale": "32"}})") !=
                     std::string::npos,
                 text.c_str());
        const auto read = nav::readMap(text, "m");
        QVERIFY(read);
        QCOMPARE(keptOptions(read->map.settings, "godot").options,
                 plugins::OptionValues({{"scale", "32"}}));
        QCOMPARE(keptOptions(read->map.settings, "godot").layers, QStringList{"trees"});
        QVERIFY(keptOptions(read->map.settings, "tiled") == KeptOptions());
    }

    void forgetsWhatIsTheDefaultAgain()
    {
        nav::MapSettings settings = withKeptOptions({}, "a", {{{"k", "1"}}, {}});
        settings = withKeptOptions(settings, "b", {{{"k", "2"}}, {}});
        settings = withKeptOptions(settings, "a", {});
        QCOMPARE(keptOptions(settings, "b").options.value("k"), QString("2"));
        QVERIFY(withKeptOptions(settings, "b", {}) == nav::MapSettings());
    }

    void aPresetComesBack()
    {
        Preset preset{.name = "n", .folder = "f", .radii = {0.1, 2}, .layers = QStringList{"a"}};
        preset.maps << Preset::MapFile{"csv", "x", {{"k", "v"}}}
                    << Preset::MapFile{"thicket", {}, {}, true};
        preset.hasPaths = true;
        preset.graph = Preset::Graph{17};
        preset.flow = Preset::Flow{0.3, steer::FlowMethod::breadthFirst};
        preset.picture = Preset::Picture{{20, 30}, true, true, false};
        QVERIFY(presetFrom(QJsonDocument(toJson(preset)).toJson(), "p").value() == preset);
        nav::Map map;
        map.settings = withKeptPreset({}, preset);
        const auto read = nav::readMap(nav::writeMap(map), "m");
        QVERIFY(read);
        QVERIFY(keptPreset(read->map.settings) == preset);
    }

    /// Other programs may have written anything there.
    void anythingElseCountsAsNothing_data()
    {
        QTest::addColumn<QByteArray>("exports");
        for (const char* text : {"1", "[]", R"({"csv": 3, "bundle": 4})",
                                 R"({"csv": {"k": 3, "layers": {}}, "bundle": {"radii": "x"}})"})
            QTest::newRow(text) << QByteArray(text);
    }
    void anythingElseCountsAsNothing()
    {
        QFETCH(QByteArray, exports);
        const auto read =
            nav::readMap(R"({"format": "thicket-map", "version": 1, "objects": [], "exports": )" +
                             exports.toStdString() + "}",
                         "m");
        QVERIFY(read);
        QVERIFY(keptOptions(read->map.settings, "csv") == KeptOptions());
        QVERIFY(!keptPreset(read->map.settings));
    }
};

QTEST_GUILESS_MAIN(KeptOptionsTest)
#include "keptoptionstest.moc"
