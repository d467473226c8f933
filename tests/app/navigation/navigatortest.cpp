#include "app/editor/navigation/navigator.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/markers.h"
#include "app/editor/navigation/overlays.h"
#include "libnav/collision/searchview.h"
#include "tests/app/document/randomedits.h"
#include "tests/app/navigation/freshanswer.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace {

using namespace thicket;
using editor::MapDocument;
using editor::Navigator;
using tests::isFresh;
using tests::near;
using tests::RandomEdits;

nav::MapObject circle(nav::ObjectId id, nav::Circle geometry)
{
    nav::MapObject object;
    object.id = id;
    object.geometry = geometry;
    return object;
}

/// One circle of radius 2 in the middle between (-10, 0) and (10, 0).
nav::Map oneTree()
{
    nav::Map map;
    map.append(circle(1, {{0, 0}, 2}));
    nav::apply(map, editor::placeStart(map, {-10, 0}));
    nav::apply(map, editor::placeGoal(map, {10, 0}));
    return map;
}

/// The length of the path round one circle between two points on a line through its centre.
double lengthRound(double radius, double away)
{
    const double straight = std::sqrt(away * away - radius * radius);
    return 2 * straight + radius * (std::acos(-1.0) - 2 * std::acos(radius / away));
}

} // namespace

/// The path that is always kept up to date.
class NavigatorTest : public QObject {
    Q_OBJECT

private slots:
    void opensAMapAtOnce();
    void boundsBecomeWalls()
    {
        MapDocument document;
        nav::Map map = oneTree();
        map.settings.bounds = nav::Box{{-11, -1}, {11, 5}};
        document.reset(map, {});
        Navigator navigator(document);
        navigator.setAgentRadius(0.5);
        QVERIFY(near(navigator.path().length(), lengthRound(2.5, 10)));
        nav::MapSettings walled = map.settings;
        walled.boundsAreWalls = true;
        document.push(nav::MapEdit::changeSettings(document.map(), walled), "walls");
        QVERIFY(isFresh(navigator, document.map()));
        QCOMPARE(navigator.field().obstacleCount(), std::size_t(2));
        QVERIFY(navigator.path().length() > 20); // over the top, where there is room
        for (const nav::Point p : navigator.path().polyline(0.01))
            QVERIFY(p.y > -0.51 && p.y < 4.51);
        walled.bounds = nav::Box{{-11, -1}, {9, 5}};
        document.push(nav::MapEdit::changeSettings(document.map(), walled), "smaller");
        QVERIFY(navigator.result()->status == nav::PathStatus::goalBlocked);
        QCOMPARE(navigator.result()->blockedBy, nav::boundsObstacle);
        document.undo();
        document.undo();
        QVERIFY(near(navigator.path().length(), lengthRound(2.5, 10)));
    }

    void searchesWithoutRulesAndInTheOpen()
    {
        MapDocument document;
        nav::Map map = oneTree();
        for (int i = 0; i < 40; ++i)
            map.append(circle(map.unusedId(), {{i % 8 * 2.4 - 8, i / 8 * 2.4 - 4.5}, 0.9}));
        document.reset(map, {});
        Navigator navigator(document);
        navigator.setAgentRadius(0.1);
        QVERIFY(navigator.answer().trace().steps.empty());
        const auto pruned = *navigator.result();
        navigator.setTraced(true);
        QCOMPARE(navigator.answer().trace().steps.size(), pruned.statistics.expanded);
        QSignalSpy changed(&navigator, &Navigator::pathChanged);
        navigator.setPruning({false, false, false, false});
        QCOMPARE(changed.count(), 1);
        QVERIFY(navigator.result()->statistics.generated > pruned.statistics.generated);
        QVERIFY(near(navigator.path().length(), pruned.path.length()));
        QCOMPARE(navigator.answer().trace().steps.size(), navigator.result()->statistics.expanded);
        navigator.setPruning({});
        QCOMPARE(navigator.result()->statistics.generated, pruned.statistics.generated);
        navigator.setTraced(false);
        QVERIFY(navigator.answer().trace().steps.empty());
    }

    void followsEveryEdit_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void followsEveryEdit()
    {
        QFETCH(int, seed);
        RandomEdits random(static_cast<std::uint64_t>(seed));
        MapDocument document;
        Navigator navigator(document);
        document.reset(random.forest(20), {});
        QVERIFY(isFresh(navigator, document.map()));
        for (int step = 0; step < 60; ++step) {
            const std::size_t action = random.below(6);
            if (action == 0) {
                document.undo();
            } else if (action == 1) {
                navigator.setAgentRadius(random.between(0, 2));
            } else if (action == 2) {
                editor::Gesture gesture(document);
                const nav::Map begin = document.map();
                for (int i = 0; i < 3; ++i) {
                    gesture.preview(random.edit(begin));
                    QVERIFY(isFresh(navigator, document.map()));
                }
            } else {
                document.push(random.edit(document.map()), "Edit");
            }
            QVERIFY2(isFresh(navigator, document.map()), qPrintable(QString::number(step)));
        }
    }

    void radiusMovesThePath()
    {
        MapDocument document;
        Navigator navigator(document);
        document.reset(oneTree(), {});
        QSignalSpy radius(&navigator, &Navigator::agentRadiusChanged);
        QSignalSpy field(&navigator, &Navigator::fieldChanged);
        QSignalSpy path(&navigator, &Navigator::pathChanged);
        navigator.setAgentRadius(1);
        QCOMPARE(navigator.field().agentRadius(), 1.0);
        QVERIFY(near(navigator.path().length(), lengthRound(3, 10)));
        navigator.setAgentRadius(0.25);
        QVERIFY(near(navigator.path().length(), lengthRound(2.25, 10)));
        navigator.setAgentRadius(0.25);
        QCOMPARE(radius.size(), 2);
        QCOMPARE(field.size(), 2);
        QCOMPARE(path.size(), 2);
    }

    // Cores are stored once for all the radii that one build serves.
    void radiusIsDraggedWithoutRebuilding()
    {
        MapDocument document;
        Navigator navigator(document);
        navigator.setAgentRadius(0.8);
        RandomEdits random(12);
        nav::Map map = random.forest(200);
        nav::MapObject wall;
        wall.id = 900;
        wall.geometry = nav::Wall{{{-30, 0}, {-30, 20}}, 0.5};
        nav::apply(map, nav::MapEdit::add(map, {wall}));
        document.reset(map, {});
        QVERIFY(navigator.fieldProblem().isEmpty());
        const nav::Core* const cores = nav::SearchView(navigator.field()).cores().data();
        for (const double radius : {0.7, 0.4, 0.75, 0.2, 0.31}) {
            navigator.setAgentRadius(radius);
            QCOMPARE(nav::SearchView(navigator.field()).cores().data(), cores);
            QVERIFY(isFresh(navigator, document.map()));
        }
        // Back and forth above the radius that it was built for, and to 0.
        for (const double radius : {1.1, 1.0, 0.0, 1.2, 0.9}) {
            navigator.setAgentRadius(radius);
            QVERIFY(isFresh(navigator, document.map()));
        }
        navigator.setAgentRadius(0.4);
        document.push(random.edit(document.map()), "Edit");
        QVERIFY(isFresh(navigator, document.map()));
        navigator.setAgentRadius(0.3);
        QVERIFY(isFresh(navigator, document.map()));
    }

    void probeComesBeforeTheMarkers()
    {
        MapDocument document;
        Navigator navigator(document);
        document.reset(oneTree(), {});
        const nav::Map before = document.map();
        const nav::Path ofMarkers = navigator.path();
        QSignalSpy field(&navigator, &Navigator::fieldChanged);

        RandomEdits random(7);
        for (int i = 0; i < 50; ++i) {
            const nav::Point goal{random.between(-20, 20), random.between(-20, 20)};
            navigator.setProbe({}, goal);
            QVERIFY(navigator.isProbing());
            QVERIFY(isFresh(navigator, document.map(), goal));
        }
        QCOMPARE(field.size(), 0);
        navigator.setProbe({}, {});
        QVERIFY(!navigator.isProbing());
        QVERIFY(navigator.path() == ofMarkers);
        QVERIFY(document.map() == before);
    }

    void probeNeedsNoMarkers()
    {
        MapDocument document;
        Navigator navigator(document);
        QVERIFY(!navigator.result());
        navigator.setProbe(nav::Point{0, 0}, nav::Point{3, 4});
        QVERIFY(navigator.result());
        QCOMPARE(navigator.result()->status, nav::PathStatus::found);
        QVERIFY(near(navigator.path().length(), 5));
        navigator.setProbe(nav::Point{0, 0}, {});
        QVERIFY(!navigator.result());
        QVERIFY(navigator.path().isEmpty());
    }

    void probeBeyondTheRangeHasNoAnswer()
    {
        MapDocument document;
        Navigator navigator(document);
        document.reset(oneTree(), {});
        navigator.setProbe({}, nav::Point{2e9, 0});
        QVERIFY(!navigator.result());
        navigator.setProbe({}, nav::Point{std::numeric_limits<double>::quiet_NaN(), 0});
        QVERIFY(!navigator.result());
        navigator.setProbe({}, {});
        QVERIFY(navigator.result());
    }

    void blockedEndsAreReported()
    {
        MapDocument document;
        Navigator navigator(document);
        document.reset(oneTree(), {});
        navigator.setAgentRadius(0);
        navigator.setProbe({}, nav::Point{1, 0.5});
        QCOMPARE(navigator.result()->status, nav::PathStatus::goalBlocked);
        QCOMPARE(navigator.result()->blockedBy, std::int64_t(1));
        QVERIFY(navigator.result()->nearestFree);
        QVERIFY(near(nav::length(*navigator.result()->nearestFree), 2));
        navigator.setProbe(nav::Point{0, 1}, nav::Point{9, 9});
        QCOMPARE(navigator.result()->status, nav::PathStatus::startBlocked);
    }

    void formerPathStaysThroughAGesture()
    {
        MapDocument document;
        Navigator navigator(document);
        document.reset(oneTree(), {});
        const nav::Path before = navigator.path();
        QVERIFY(!before.isEmpty());
        QVERIFY(navigator.formerPath().isEmpty());
        navigator.beginComparison();
        {
            const nav::Map begin = document.map();
            editor::Gesture gesture(document);
            for (int i = 1; i < 5; ++i) {
                gesture.preview(nav::MapEdit::change(begin, {circle(1, {{0, 0.3 * i}, 2})}));
                QVERIFY(navigator.formerPath() == before);
                QVERIFY(!(navigator.path() == before));
            }
            gesture.commit("Move");
        }
        QVERIFY(navigator.formerPath() == before);
        navigator.endComparison();
        QVERIFY(navigator.formerPath().isEmpty());
        document.reset(oneTree(), {});
        navigator.beginComparison();
        document.reset({}, {});
        QVERIFY(navigator.formerPath().isEmpty());
    }

    void onlyWhatMattersIsRemade()
    {
        MapDocument document;
        Navigator navigator(document);
        document.reset(oneTree(), {});
        QSignalSpy field(&navigator, &Navigator::fieldChanged);
        QSignalSpy path(&navigator, &Navigator::pathChanged);
        document.push(editor::placeGoal(document.map(), {10, 5}), "Goal");
        QCOMPARE(field.size(), 0);
        QCOMPARE(path.size(), 1);
        document.push(nav::MapEdit::change(document.map(), {circle(1, {{1, 0}, 2})}), "Move");
        QCOMPARE(field.size(), 1);
        QCOMPARE(path.size(), 2);
    }

    void aShapeThatIsNoneIsNamed()
    {
        MapDocument document;
        Navigator navigator(document);
        nav::Map map = oneTree();
        map.append({.id = 7, .geometry = nav::Polygon{{{22, 2}, {26, 6}, {26, 2}, {22, 6}}}});
        document.reset(map, {});
        QCOMPARE(navigator.fieldProblem(), QString("polygon 7 crosses itself"));
        const auto change = [&document](const nav::Geometry& geometry) {
            document.push(nav::MapEdit::change(document.map(), {{.id = 7, .geometry = geometry}}),
                          "Change");
        };
        change(nav::Wall{{{5, 5}, {5, 5}}, 1, false});
        QCOMPARE(navigator.fieldProblem(), QString("wall 7 has fewer than two different points"));
        change(nav::Circle{{20, 5}, 1});
        QVERIFY(navigator.fieldProblem().isEmpty());
        change(nav::Polygon{{{22, 2}, {26, 6}, {22, 2}}});
        QCOMPARE(navigator.fieldProblem(),
                 QString("polygon 7 has fewer than three different points"));
    }

    void badObstacleIsAProblemAndMendable()
    {
        MapDocument document;
        Navigator navigator(document);
        document.reset(oneTree(), {});
        document.push(nav::MapEdit::change(document.map(), {circle(1, {{0, 0}, 1e300})}), "Resize");
        QVERIFY(!navigator.fieldProblem().isEmpty());
        QVERIFY(!navigator.result());
        QCOMPARE(navigator.field().obstacleCount(), std::size_t(0));
        document.undo();
        QVERIFY(navigator.fieldProblem().isEmpty());
        QVERIFY(isFresh(navigator, document.map()));
    }

    void overlaysReportChanges()
    {
        editor::Overlays overlays;
        QSignalSpy changed(&overlays, &editor::Overlays::changed);
        QVERIFY(overlays.isOn(editor::Overlay::hugging));
        overlays.setOn(editor::Overlay::hugging, false);
        overlays.setOn(editor::Overlay::hugging, false);
        QVERIFY(!overlays.isOn(editor::Overlay::hugging));
        QVERIFY(overlays.isOn(editor::Overlay::surfing));
        overlays.setScope(editor::GraphScope::near);
        overlays.setScope(editor::GraphScope::near);
        QCOMPARE(overlays.scope(), editor::GraphScope::near);
        QCOMPARE(changed.size(), 2);
    }
};

void NavigatorTest::opensAMapAtOnce()
{
    MapDocument document;
    Navigator navigator(document);
    navigator.setProbe(nav::Point{0, 0}, nav::Point{3, 4});
    navigator.setRadiusChoice(
        [](const nav::Map& map, double present) { return map.objects().empty() ? present : 0.75; });
    QSignalSpy fields(&navigator, &Navigator::fieldChanged);
    QSignalSpy paths(&navigator, &Navigator::pathChanged);
    QSignalSpy radii(&navigator, &Navigator::agentRadiusChanged);
    const nav::Map map = oneTree();
    document.reset(map, {});
    QCOMPARE(fields.size(), 1);
    QCOMPARE(paths.size(), 1);
    QCOMPARE(radii.size(), 1);
    QCOMPARE(navigator.agentRadius(), 0.75);
    QVERIFY(!navigator.isProbing());
    QVERIFY(isFresh(navigator, map));
}

QTEST_GUILESS_MAIN(NavigatorTest)
#include "navigatortest.moc"
