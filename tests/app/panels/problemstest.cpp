#include "tests/app/window/windowbench.h"

#include "app/editor/navigation/mapfindings.h"
#include "tests/support/worlds/mapobject.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>

using namespace thicket;
using editor::MapFindings;
using test::object;

namespace {

nav::Map mapOf(std::vector<nav::MapObject> objects)
{
    nav::Map map;
    map.settings.bounds = nav::Box{{0, 0}, {40, 20}};
    for (nav::MapObject& object : objects)
        map.append(std::move(object));
    return map;
}

/// The window on a map, with the Problems panel open.
class ProblemsBench : public WindowBench {
public:
    explicit ProblemsBench(const nav::Map& map)
    {
        workbench.document().reset(map, {});
        workbench.navigator().setAgentRadius(0.5);
        key(Qt::Key_4, Qt::AltModifier);
    }

    MapFindings& findings() { return *window.findChild<MapFindings*>(); }
    QListView* list() { return widget<QListView>("problemsList"); }
    QStringList rows()
    {
        QStringList rows;
        const auto* model = window.findChild<QListView*>("problemsList")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            rows << model->index(row, 0).data().toString() + ": " +
                        model->index(row, 0).data(Qt::UserRole).toString();
        return rows;
    }
    void click(int row)
    {
        QListView& view = *list();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.visualRect(view.model()->index(row, 0)).center());
    }
    QString sentence() { return widget<QLabel>("problemsSentence")->text(); }
    bool isDone() { return !findings().isLate(); }
};

} // namespace

/// The list of problems: what it names, where it leads, and what it repairs.
class ProblemsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void saysWhenThereIsNothingToFix()
    {
        ProblemsBench bench(WindowBench::smallMap());
        QTRY_VERIFY(bench.isDone());
        QCOMPARE(bench.widget<QLabel>("problemsEmpty")->text(), QString("Nothing to fix"));
        QVERIFY(bench.window.findChild<QToolButton*>("problemSign")->isHidden());
        QVERIFY(!bench.action("Fix Problem")->isEnabled());
    }

    /// What the command line finds, too: also in templates, groups and motions.
    void findsWhatTheLibraryFinds()
    {
        nav::Map map = WindowBench::smallMap();
        for (auto& [id, member] : {std::pair(1, 1), std::pair(2, 2)}) {
            nav::MapObject object = *map.find(id);
            object.group = 1;
            object.member = member;
            map.replace(object);
        }
        const nav::MapObject one = *map.find(1);
        const nav::MapObject two = *map.find(2);
        nav::Template hut{.id = 1, .name = "hut"};
        hut.members = {object(1, one.geometry), object(2, two.geometry)};
        map.settings.templates = nav::Templates({hut});
        map.settings.objectGroups = nav::ObjectGroups({{.id = 1, .name = "hut", .instanceOf = 1}});
        {
            ProblemsBench bench(map);
            QTRY_VERIFY(bench.isDone());
            QCOMPARE(bench.rows(), QStringList()); // whole
        }
        nav::MapObject stray = object(9, nav::Circle{{15, 4}, 1});
        stray.group = 7; // there is none
        map.append(stray);
        nav::MapObject still = object(10, nav::Circle{{25, 4}, 1});
        still.motion = nav::Motion{.track = {{1, 0}}, .speed = 0};
        map.append(still);
        nav::MapObject twin = object(11, nav::Circle{{33, 17}, 1});
        twin.group = 1;
        twin.member = 2;
        map.append(twin);
        ProblemsBench bench(map);
        QTRY_VERIFY(bench.isDone());
        QStringList kinds;
        for (const nav::Finding& finding : bench.findings().kept())
            kinds << QString::fromStdString(finding.code);
        QStringList expected;
        for (const nav::Finding& finding : nav::validate(map, {.agentRadius = 0.5}))
            expected << QString::fromStdString(finding.code);
        QVERIFY(expected.size() >= 3);
        kinds.sort();
        expected.sort();
        QCOMPARE(kinds, expected);
    }

    void aClickSelectsAndTheButtonRepairs()
    {
        const nav::Map map =
            mapOf({object(1, nav::Circle{{10, 10}, 2}), object(2, nav::Circle{{30, 10}, 2}),
                   object(3, nav::Circle{{10, 10}, 2})});
        ProblemsBench bench(map);
        QTRY_COMPARE(bench.rows(), QStringList{"Duplicate: circle 3, circle 1"});
        QCOMPARE(bench.widget<QLabel>("problemsTitle")->text(), QString("1 warning"));
        bench.click(0);
        QCOMPARE(bench.workbench.selection().ids(), (QList<nav::ObjectId>{3, 1}));
        QCOMPARE(bench.sentence(), QString("The circle 3 lies exactly on the circle 1."));
        auto* fix = bench.widget<QPushButton>("problemsFix");
        QCOMPARE(fix->text(), QString("Remove the Copy"));
        QTest::mouseClick(fix, Qt::LeftButton);
        QCOMPARE(bench.map().objects().size(), std::size_t(2));
        QVERIFY(bench.map().find(1) && bench.map().find(2));
        QCOMPARE(bench.workbench.document().undoStack().undoText(), QString("Remove the Copy"));
        QTRY_VERIFY(bench.isDone() && bench.rows().isEmpty());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == map);
        QTRY_COMPARE(bench.rows().size(), 1);
    }

    void worksByKeys()
    {
        ProblemsBench bench(
            mapOf({object(1, nav::Circle{{10, 10}, 2}), object(2, nav::Circle{{10, 10}, 2}),
                   object(3, nav::Circle{{30, 10}, 2}), object(4, nav::Circle{{30, 10}, 2})}));
        QTRY_COMPARE(bench.rows().size(), 2);
        bench.key(Qt::Key_4, Qt::AltModifier);
        QListView* list = bench.list();
        QCOMPARE(QApplication::focusWidget(), list);
        QTest::keyClick(list, Qt::Key_Home);
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(bench.workbench.selection().isEmpty());
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(bench.workbench.selection().ids(), (QList<nav::ObjectId>{4, 3}));
        QTest::keyClick(list, Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(!bench.map().find(4));
        // The next problem takes its place.
        QTRY_COMPARE(bench.rows().size(), 1);
        QTRY_VERIFY(bench.isDone());
        QTest::keyClick(bench.list(), Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(!bench.map().find(2));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.map().objects().size(), std::size_t(4));
    }

    void enterBringsThePlaceIntoView()
    {
        ProblemsBench bench(
            mapOf({object(1, nav::Circle{{10, 10}, 2}), object(2, nav::Circle{{14.5, 10}, 2}),
                   object(3, nav::Circle{{10, 10}, 2}), object(4, nav::Circle{{30, 10}, 2})}));
        QTRY_COMPARE(bench.rows(), (QStringList{"Duplicate: circle 3, circle 1",
                                                "Gap too narrow: circle 1, circle 2"}));
        auto& camera = bench.workbench.view().camera();
        camera.frame({{100, 100}, {101, 101}});
        bench.click(1);
        QVERIFY(camera.visibleBox().contains({12.25, 10}));
        QVERIFY(bench.sentence().startsWith("The gap of 0.5\u00A0m between the circle 1 and"));
        camera.fitMap();
        const double scale = camera.pixelsPerUnit();
        QTest::keyClick(bench.list(), Qt::Key_Home);
        QTest::keyClick(bench.list(), Qt::Key_Return);
        QVERIFY(camera.pixelsPerUnit() > 2 * scale);
        QVERIFY(camera.visibleBox().encloses({{8, 8}, {12, 12}}));
    }

    /// Of a large outline that crosses itself the crossing, so that the sides can be told apart.
    void enterZoomsToThePlaceInAnObject()
    {
        // The corner (20, -1) pokes through the lower side.
        ProblemsBench bench(
            mapOf({object(1, nav::Polygon{{{5, 0}, {35, 0}, {35, 15}, {20, -1}, {5, 15}}}),
                   object(2, nav::Circle{{38, 18}, 1})}));
        QTRY_COMPARE(bench.rows(), QStringList{"Crosses itself: polygon 1"});
        auto& camera = bench.workbench.view().camera();
        const double whole = camera.pixelsPerUnit();
        QTest::keyClick(bench.list(), Qt::Key_Home);
        QTest::keyClick(bench.list(), Qt::Key_Return);
        QVERIFY(camera.pixelsPerUnit() > 2 * whole);
        const nav::Point place = *bench.findings().kept()[0].place;
        QVERIFY(nav::distance(place, {20, 0}) < 1.5);
        QVERIFY(nav::distance(camera.visibleBox().center(), place) < 0.01);
        QVERIFY(camera.visibleBox().contains({20, -1}));
    }

    void endsMoveToTheNearestFreePlace()
    {
        const nav::Map map =
            mapOf({object(1, nav::Circle{{10, 10}, 2}), object(2, nav::StartMarker{{12.25, 10}}),
                   object(3, nav::GoalMarker{{10, 11}})});
        ProblemsBench bench(map);
        QTRY_COMPARE(bench.rows(), (QStringList{"Inside an obstacle: goal 3, circle 1",
                                                "Too close to an obstacle: start, circle 1"}));
        bench.click(1);
        QCOMPARE(
            bench.sentence(),
            QString("The start 2 is closer to the circle 1 than the agent's radius 0.5\u00A0m."));
        QTest::mouseClick(bench.widget<QPushButton>("problemsFix"), Qt::LeftButton);
        const nav::Point start = std::get<nav::StartMarker>(bench.map().start()->geometry).position;
        QVERIFY(nav::distance(start, {12.5, 10}) < 1e-6);
        // The status line offers the same for the other end, which now stops the path.
        QCOMPARE(bench.widget<QLabel>("statusDetails")->text(), QString("goal is inside circle 1"));
        QTest::mouseClick(bench.widget<QPushButton>("statusFreeEnd"), Qt::LeftButton);
        const nav::Point goal = std::get<nav::GoalMarker>(bench.map().goal()->geometry).position;
        QVERIFY(nav::distance(goal, {10, 12.5}) < 1e-6);
        QVERIFY(bench.workbench.navigator().result()->status == nav::PathStatus::found);
        QVERIFY(bench.window.findChild<QPushButton*>("statusFreeEnd")->isHidden());
        QTRY_VERIFY(bench.isDone() && bench.rows().isEmpty());
        QCOMPARE(bench.workbench.document().undoStack().undoText(),
                 QString("Move Goal to Free Place"));
        bench.workbench.document().undo();
        bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
    }

    /// The nearest place is free for the agent of the path, not for this one.
    void agentsInObstaclesAreNamedAndNotMoved()
    {
        ProblemsBench bench(
            mapOf({object(1, nav::Circle{{10, 10}, 2}),
                   object(2, nav::AgentMarker{.position = {10, 11}, .radius = 0.7})}));
        QTRY_COMPARE(bench.rows(), QStringList{"Inside an obstacle: agent 2, circle 1"});
        bench.click(0);
        QCOMPARE(bench.sentence(), QString("The agent 2 lies inside the circle 1."));
        QVERIFY(!bench.window.findChild<QPushButton*>("problemsFix")->isVisible());
    }

    void theProbesEndsAreNotMoved()
    {
        ProblemsBench bench(WindowBench::smallMap());
        auto* button = bench.window.findChild<QPushButton*>("statusFreeEnd");
        QVERIFY(button->isHidden());
        bench.workbench.navigator().setProbe(nav::Point{10, 10}, {});
        QVERIFY(!bench.widget<QLabel>("statusDetails")->text().isEmpty());
        QVERIFY(button->isHidden());
    }

    void aHiddenLayerInTheWayIsNamedAndShown()
    {
        nav::Map map = WindowBench::smallMap();
        map.settings.layers[0].visible = false;
        ProblemsBench bench(map);
        QTRY_COMPARE(bench.rows().size(), 1);
        bench.click(0);
        QVERIFY(bench.sentence().contains("hidden layer \"Trees\""));
        QTest::mouseClick(bench.widget<QPushButton>("problemsFix"), Qt::LeftButton);
        QVERIFY(bench.map().settings.layers[0].visible);
        QTRY_VERIFY(bench.isDone() && bench.rows().isEmpty());
        bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
    }

    void everyOtherRepair()
    {
        nav::Map map =
            mapOf({object(1, nav::Polygon{{{2, 2}, {6, 6}, {6, 2}, {2, 6}}}),
                   object(2, nav::Wall{{{9, 9}, {9, 9}}, 1, false}),
                   object(3, nav::Circle{{60, 10}, 2}), object(4, nav::Circle{{20, 10}, 2}, 7),
                   object(5, nav::StartMarker{{30, 5}}), object(6, nav::StartMarker{{30, 15}})});
        map.settings.layers = {{.id = 1, .name = "Trees"}};
        ProblemsBench bench(map);
        QTRY_COMPARE(bench.rows().size(), 5);
        for (int left = 5; left > 0; --left) {
            QTRY_VERIFY(bench.isDone());
            QCOMPARE(bench.rows().size(), left);
            bench.click(0);
            QTest::mouseClick(bench.widget<QPushButton>("problemsFix"), Qt::LeftButton);
            QVERIFY(bench.findings().isLate());
        }
        QTRY_VERIFY(bench.isDone() && bench.rows().isEmpty());
        QCOMPARE(bench.workbench.document().undoStack().count(), 5);
        QVERIFY(bench.map().settings.bounds->contains({62, 10}));
        QCOMPARE(bench.map().find(4)->layer, 1);
        QVERIFY(!bench.map().find(2) && !bench.map().find(6) && bench.map().find(5));
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
    }

    void lockedLayersAreLeftAlone()
    {
        nav::Map map =
            mapOf({object(1, nav::Circle{{10, 10}, 2}, 1), object(2, nav::Circle{{10, 10}, 2}, 2)});
        map.settings.layers = {{.id = 1, .name = "Trees"},
                               {.id = 2, .name = "Plan", .locked = true}};
        ProblemsBench bench(map);
        QTRY_COMPARE(bench.rows().size(), 1);
        bench.click(0);
        QVERIFY(!bench.action("Fix Problem")->isEnabled());
        QVERIFY(bench.window.findChild<QPushButton*>("problemsFix")->isHidden());
        QTest::keyClick(bench.list(), Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(bench.map() == map);
    }

    void theStatusLineCountsThem()
    {
        ProblemsBench bench(
            mapOf({object(1, nav::Circle{{10, 10}, 2}), object(2, nav::Circle{{10, 10}, 2}),
                   object(3, nav::Circle{{10, 14.5}, 2})}));
        auto* sign = bench.window.findChild<QToolButton*>("problemSign");
        QTRY_VERIFY(sign->isVisible());
        QCOMPARE(sign->text(), QString("1"));
        QCOMPARE(sign->accessibleName(), QString("1 warning, 1 hint"));
        auto* tabs = bench.widget<QTabWidget>("panelTabs");
        // The same number: two would look like a mistake.
        QCOMPARE(tabs->tabText(3).trimmed(), QString("1"));
        QVERIFY(tabs->tabToolTip(3).contains("1 warning, 1 hint"));
        bench.key(Qt::Key_1, Qt::AltModifier);
        QVERIFY(!bench.window.findChild<QListView*>("problemsList")->isVisible());
        QTest::mouseClick(sign, Qt::LeftButton);
        QVERIFY(bench.list()->isVisible());
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        QVERIFY(sign->isHidden());
        QCOMPARE(tabs->tabText(3), QString());
    }

    void followsTheAgentRadius()
    {
        ProblemsBench bench(
            mapOf({object(1, nav::Circle{{10, 10}, 2}), object(2, nav::Circle{{15.1, 10}, 2})}));
        QTRY_VERIFY(bench.isDone());
        QVERIFY(bench.rows().isEmpty());
        bench.workbench.navigator().setAgentRadius(0.6);
        QTRY_COMPARE(bench.rows(), QStringList{"Gap too narrow: circle 1, circle 2"});
        bench.workbench.navigator().setAgentRadius(0.4);
        QTRY_VERIFY(bench.isDone() && bench.rows().isEmpty());
    }

    /// Edits during the search: the answer is that of the last state, as the library gives it.
    void edits20000ObjectsWhileItSearches()
    {
        nav::Map map;
        for (int i = 0; i < 20'000; ++i)
            map.append(object(i + 1, nav::Circle{{3.0 * (i % 200), 3.0 * (i / 200)}, 1}));
        ProblemsBench bench(map);
        bench.workbench.navigator().setAgentRadius(0.2);
        for (int i = 0; i < 50; ++i) {
            const nav::ObjectId id = 1 + 37 * i;
            nav::MapObject twin = *bench.map().find(id);
            twin.id = bench.map().unusedId();
            bench.workbench.document().push(nav::MapEdit::add(bench.map(), {twin}), "Add");
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(bench.isDone());
        QCOMPARE(bench.findings().count(nav::Severity::warning), std::size_t(50));
        const auto expected = nav::validate(bench.map(), {.agentRadius = 0.2});
        QCOMPARE(bench.findings().kept().size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(bench.findings().kept()[i].message(), expected[i].message());
    }
};

QTEST_MAIN(ProblemsTest)
#include "problemstest.moc"
