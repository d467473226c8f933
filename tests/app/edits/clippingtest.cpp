#include "app/editor/edits/clipping.h"

#include "libnav/map/mapfile.h"
#include "tests/support/worlds/mapobject.h"

#include <QTest>

using namespace thicket;
using editor::clippingOf;
using editor::pasted;
using editor::readClipping;
using test::object;

namespace {

/// Two layers, a circle with a property, a start, a goal, and an agent of a group with that goal.
nav::Map source()
{
    nav::Map map;
    map.settings.layers = {{1, "trees", true, false, {}}, {2, "crowd", true, false, {}}};
    nav::AgentGroup guards;
    guards.name = "guards";
    guards.goal = 4;
    map.settings.agentGroups = {guards};
    nav::MapObject oak = object(2, nav::Circle{{10, 10}, 3}, 1);
    oak.name = "oak";
    oak.properties.emplace("species", nav::Json("Quercus"));
    map.append(oak);
    map.append(object(3, nav::StartMarker{{1, 1}}, 1));
    map.append(object(4, nav::GoalMarker{{20, 20}}, 2));
    map.append(object(5, nav::AgentMarker{{5, 5}, 0, 0.4, "guards"}, 2));
    return map;
}

QString errorOf(std::string_view text)
{
    const auto read = readClipping(text);
    return read ? QString() : QString::fromStdString(read.error().text());
}

} // namespace

/// Objects between maps: what is taken along, new ids, layers and groups, and refusals.
class ClippingTest : public QObject {
    Q_OBJECT

private slots:
    void textBringsEverythingBack()
    {
        const nav::Map clipping = clippingOf(source(), {5, 2, 4});
        QCOMPARE(clipping.objects().size(), 3u);
        QCOMPARE(clipping.objects().front().id, 2); // in drawing order
        QCOMPARE(clipping.settings.agentGroups.size(), 1u);
        const auto read = readClipping(nav::writeMap(clipping));
        QVERIFY(read);
        QVERIFY(*read == clipping);
        QCOMPARE(clippingOf(source(), {2}).settings.layers.size(), 1u);
        QVERIFY(clippingOf(source(), {2}).settings.agentGroups.empty());
    }

    void pastingGivesNewIdsLayersAndGroups()
    {
        nav::Map map;
        map.settings.layers = {{7, "rocks", true, false, {}}, {8, "crowd", true, false, {}}};
        map.append(object(40, nav::Circle{{0, 0}, 1}, 7));
        const nav::Map before = map;
        const auto pasting = pasted(map, clippingOf(source(), {2, 4, 5}), {{100, -5}, 7});
        QVERIFY(pasting);
        nav::apply(map, pasting->edit);
        QCOMPARE(pasting->ids, (QList<nav::ObjectId>{41, 42, 43}));
        const nav::MapObject& oak = *map.find(41);
        QCOMPARE(oak.name, std::string("oak"));
        QCOMPARE(std::get<nav::Circle>(oak.geometry).center, (nav::Point{110, 5}));
        QVERIFY(oak.properties.contains("species"));
        QCOMPARE(oak.layer, 7);
        QCOMPARE(map.find(43)->layer, 9); // markers have a layer of their own
        QCOMPARE(map.settings.layers.back().name, std::string("Markers"));
        QCOMPARE(map.settings.agentGroups.size(), 1u);
        QCOMPARE(map.settings.agentGroups.front().goal, 42);
        nav::apply(map, pasting->edit.inverted());
        QVERIFY(map == before);
    }

    void onlyOneStart()
    {
        nav::Map map = source();
        const auto both = pasted(map, clippingOf(map, {2, 3}), {});
        QVERIFY(both);
        QCOMPARE(both->ids.size(), 1);
        QVERIFY(both->leavesOutStart);
        QVERIFY(!pasted(map, clippingOf(map, {3}), {}));
        map.remove(3);
        QVERIFY(!pasted(map, clippingOf(source(), {3}), {})->leavesOutStart);
    }

    void goesToTheChosenLayer()
    {
        nav::Map map = source();
        const auto pasting = pasted(map, clippingOf(source(), {2}), {{}, 2});
        QVERIFY(pasting);
        QCOMPARE(pasting->edit.entries.front().after->layer, 2);
        QVERIFY(!pasting->edit.settings);
        // The start that is there has the markers' layer.
        const auto goal = pasted(map, clippingOf(source(), {4}), {{}, 2});
        QVERIFY(goal);
        QCOMPARE(goal->edit.entries.front().after->layer, map.layerOf(*map.start())->id);
    }

    void otherTextIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const std::string good = nav::writeMap(clippingOf(source(), {2}));
        const QByteArray bytes = QByteArray::fromStdString(good);
        QTest::newRow("nothing") << QByteArray() << "no Thicket objects";
        QTest::newRow("prose") << QByteArray("Dear Ann,") << "no Thicket objects";
        QTest::newRow("other JSON") << QByteArray("{\"a\": 1}") << "no Thicket objects";
        QTest::newRow("cut off") << bytes.left(bytes.size() - 10) << "damaged";
        QTest::newRow("negative radius")
            << QByteArray(bytes).replace("\"radius\": 3", "\"radius\": -3") << "damaged";
        QTest::newRow("newer") << QByteArray(bytes).replace("\"version\": 1", "\"version\": 99")
                               << "newer";
        QTest::newRow("empty") << QByteArray::fromStdString(nav::writeMap({})) << "no objects";
    }

    void otherTextIsRefusedInOneSentence()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const QString error = errorOf({text.constData(), static_cast<std::size_t>(text.size())});
        QVERIFY2(error.contains(words), qPrintable(error));
        QVERIFY(!error.contains('\n'));
    }

    void tooFarAwayIsRefused()
    {
        QVERIFY(!pasted(source(), clippingOf(source(), {2}), {{nav::coordinateLimit, 0}, 1}));
    }
};

QTEST_MAIN(ClippingTest)
#include "clippingtest.moc"
