#include "tests/plugins/godot/godotmaps.h"

#include <QRegularExpression>
#include <QTest>

using namespace thicket;
using namespace thicket::plugins;

namespace {

/// Large enough to be read in parts.
constexpr int count = 3000;

/// Circles with the text as a property.
nav::Map forest(const std::string& text)
{
    nav::Map map;
    map.settings.layers.push_back({1, "trees"});
    for (int i = 0; i < count; ++i) {
        nav::MapObject object{.id = map.unusedId(), .layer = 1};
        object.geometry = nav::Circle{{2.0 * (i % 50) + 1, 2.0 * (i / 50) + 1}, 0.25 + i / 1e4};
        object.properties.insert_or_assign("text", nav::Json(text));
        map.append(std::move(object));
    }
    return map;
}

Result<ImportedMap> read(const QByteArray& scene)
{
    return test::godot().importMap({scene, "large.tscn"}, {});
}

/// A scene of static bodies, each of `lines` lines.
QByteArray bodies()
{
    QByteArray scene = "[gd_scene format=3]\n\n[sub_resource type=\"CircleShape2D\" id=\"1\"]\n"
                       "radius = 48.0\n\n[node name=\"Level\" type=\"Node2D\"]\n\n";
    for (int i = 0; i < 8 * count; ++i)
        scene += "[node name=\"Shape\" type=\"CollisionPolygon2D\" parent=\".\"]\n"
                 "polygon = PackedVector2Array(0, 0, 64, 0, 0, 64)\n\n";
    return scene;
}

QString errorOf(const QByteArray& scene)
{
    const auto imported = read(scene);
    return imported ? QString("none") : QString::fromStdString(imported.error().text());
}

int lineOf(const QByteArray& scene, qsizetype at) { return 1 + int(scene.first(at).count('\n')); }

} // namespace

/// Scenes that are read in parts: the same as if they were read from the front.
class GodotLargeTest : public QObject {
    Q_OBJECT

private slots:
    void becomesTheSameMapAgain_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << "oak";
        // A part cannot tell that it begins in a text.
        QTest::newRow("sections in texts")
            << "x\n[node name=\"Level\" type=\"Node2D\"]\n\n[sub_resource id=\"1\"]\ny";
        QTest::newRow("half a section in texts") << "x\n[node name=\n; y";
    }
    void becomesTheSameMapAgain()
    {
        QFETCH(QString, text);
        const nav::Map map = forest(text.toStdString());
        const QByteArray scene = test::exportedScene(map);
        QVERIFY(scene.size() > 1'000'000);
        const auto imported = read(scene);
        QVERIFY2(imported, imported ? "" : imported.error().text().c_str());
        QCOMPARE(imported->map.objects().size(), map.objects().size());
        for (std::size_t i = 0; i < map.objects().size(); ++i)
            QVERIFY(imported->map.objects()[i] == map.objects()[i]);
        QVERIFY(imported->map.settings.layers == map.settings.layers);
    }

    void resourcesOfOtherPartsAreFound()
    {
        QByteArray scene = bodies();
        scene += "[node name=\"Rock\" type=\"StaticBody2D\" parent=\".\"]\n\n"
                 "[node name=\"Shape\" type=\"CollisionShape2D\" parent=\"Rock\"]\n"
                 "shape = SubResource(\"1\")\n\n"
                 "[sub_resource type=\"CircleShape2D\" id=\"1\"]\nradius = 24.0\n";
        const auto imported =
            test::godot().importMap({scene, "large.tscn"}, {{"pixelsPerUnit", "48"}});
        QVERIFY(imported);
        QCOMPARE(imported->map.objects().size(), std::size_t(1));
        // Of two with one id the last counts.
        const auto* const circle = std::get_if<nav::Circle>(&imported->map.objects()[0].geometry);
        QVERIFY(circle && circle->radius == 0.5);
    }

    void saysWhereAFileIsWrong_data()
    {
        QTest::addColumn<QByteArray>("piece");
        QTest::addColumn<QString>("message");
        QTest::newRow("a second root") << QByteArray("[node name=\"Other\" type=\"Node2D\"]\n")
                                       << "Only the first node can be without a parent.";
        QTest::newRow("no value") << QByteArray("position = %\n") << "A value is missing here.";
        QTest::newRow("no UTF-8") << QByteArray("metadata/a = \"\xff\"\n")
                                  << "The text is not in UTF-8.";
    }
    void saysWhereAFileIsWrong()
    {
        QFETCH(QByteArray, piece);
        QFETCH(QString, message);
        for (const double share : {0.1, 0.5, 0.95}) {
            QByteArray scene = bodies();
            const qsizetype at =
                1 + scene.indexOf("\n[node", qsizetype(share * double(scene.size())));
            scene.insert(at, piece);
            const QString error = errorOf(scene);
            QVERIFY2(error.contains(message), qPrintable(error));
            const int line =
                error.section("line ", 1).section(QRegularExpression("\\D"), 0, 0).toInt();
            QVERIFY2(std::abs(line - lineOf(scene, at)) <= 1, qPrintable(error));
        }
    }

    void aSceneNeedsARoot()
    {
        QByteArray scene = bodies();
        scene.replace("[node name=\"Level\" type=\"Node2D\"]\n", "");
        QCOMPARE(errorOf(scene), QString("large.tscn: line 7, column 57: "
                                         "The first node must have no parent."));
    }
};

QTEST_APPLESS_MAIN(GodotLargeTest)
#include "godotlargetest.moc"
