#include "tests/app/window/windowbench.h"

#include "app/editor/document/behaviourwords.h"
#include "app/editor/edits/agentgroups.h"
#include "app/editor/panels/groups/groupspanel.h"
#include "app/editor/panels/groups/parameterform.h"
#include "app/editor/panels/groups/parametermeanings.h"
#include "app/editor/panels/groups/parameterwords.h"
#include "app/editor/panels/groups/targetpicking.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPushButton>
#include <QWheelEvent>

#include <algorithm>
#include <string_view>

using namespace thicket;

/// The agent groups' panel, used with mouse and keys. Every change is one undo step.
class GroupsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static nav::Map mapWithGroups()
    {
        nav::Map map = WindowBench::smallMap();
        nav::AgentGroup guards;
        guards.name = "guards";
        guards.goal = 5;
        map.settings.agentGroups = {guards};
        for (const double y : {2.0, 4.0, 18.0}) {
            nav::MapObject agent;
            agent.id = map.unusedId();
            agent.layer = 1;
            agent.geometry = nav::AgentMarker{{3, y}, 0, 0.4, "guards"};
            map.append(agent);
        }
        return map;
    }
    static const nav::AgentGroup& group(WindowBench& bench, std::size_t i)
    {
        return bench.map().settings.agentGroups[i];
    }

private slots:
    void init() { QSettings().clear(); }

    void addedNamedAndRemoved()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.action("Add Agent Group")->trigger();
        QCOMPARE(bench.map().settings.agentGroups.size(), std::size_t(1));
        QCOMPARE(group(bench, 0).goal, nav::ObjectId(5));
        auto* name = bench.widget<QLineEdit>("groupName");
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, "guards");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(group(bench, 0).name, std::string("guards"));
        bench.action("Add Agent Group")->trigger();
        QCOMPARE(bench.map().settings.agentGroups.size(), std::size_t(2));
        bench.action("Remove Agent Group")->trigger();
        QCOMPARE(bench.map().settings.agentGroups.size(), std::size_t(1));
        for (int i = 0; i < 4; ++i)
            bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
    }

    /// Not to the button that removes it.
    void keysLeadToTheChosenGroup()
    {
        WindowBench bench;
        bench.key(Qt::Key_3, Qt::AltModifier);
        QVERIFY(QApplication::focusWidget());
        bench.workbench.document().reset(mapWithGroups(), {});
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_3, Qt::AltModifier);
        auto* first = bench.widget<QAbstractButton>("group0");
        QVERIFY(first->hasFocus());
        bench.action("Add Agent Group")->trigger();
        bench.workbench.view().setFocus();
        bench.key(Qt::Key_3, Qt::AltModifier);
        QVERIFY(bench.widget<QAbstractButton>("group1")->hasFocus());
    }

    void agentsFollowTheName()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithGroups(), {});
        bench.key(Qt::Key_3, Qt::AltModifier);
        bench.typeInto(bench.widget<QLineEdit>("groupName"), "wardens");
        QCOMPARE(editor::agentCount(bench.map(), "wardens"), std::size_t(3));
        QCOMPARE(editor::agentCount(bench.map(), "guards"), std::size_t(0));
        bench.workbench.view().setFocus();
        bench.workbench.document().undo();
        QVERIFY(bench.map() == mapWithGroups());
    }

    void anotherGroupsNameIsRefused()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithGroups(), {});
        bench.key(Qt::Key_3, Qt::AltModifier);
        bench.action("Add Agent Group")->trigger();
        auto* name = bench.widget<QLineEdit>("groupName");
        const QString own = name->text();
        bench.typeInto(name, "guards");
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(group(bench, 1).name != "guards");
        QCOMPARE(editor::agentCount(bench.map(), "guards"), std::size_t(3));
    }

    void paceAndGoal()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithGroups(), {});
        bench.key(Qt::Key_3, Qt::AltModifier);
        auto* speed = bench.widget<QLineEdit>("Max speed");
        bench.typeInto(speed, "1.5");
        QTest::keyClick(speed, Qt::Key_Return);
        QCOMPARE(group(bench, 0).maxSpeed, 1.5);
        bench.typeInto(speed, "0");
        QTest::keyClick(speed, Qt::Key_Return);
        QVERIFY(group(bench, 0).maxSpeed > 0);
        auto* goal = bench.widget<QComboBox>("groupGoal");
        QCOMPARE(goal->count(), 2);
        goal->setFocus();
        QTest::keyClick(goal, Qt::Key_Up);
        QCOMPARE(group(bench, 0).goal, nav::ObjectId(0));
    }

    void theWheelScrollsPastFields()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithGroups(), {});
        bench.key(Qt::Key_3, Qt::AltModifier);
        auto* goal = bench.widget<QComboBox>("groupGoal");
        const auto turn = [goal] {
            const QPointF at = goal->rect().center();
            QWheelEvent wheel(at, goal->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(goal, &wheel);
        };
        bench.workbench.view().setFocus();
        turn();
        QVERIFY(bench.map() == mapWithGroups());
        goal->setFocus();
        turn();
        QCOMPARE(group(bench, 0).goal, nav::ObjectId(0));
    }

    void goalRadiusMayBeLeftToTheSimulation()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithGroups(), {});
        bench.key(Qt::Key_3, Qt::AltModifier);
        auto* radius = bench.widget<QLineEdit>("groupGoalRadius");
        QVERIFY(radius->text().isEmpty());
        bench.typeInto(radius, "2.5");
        QTest::keyClick(radius, Qt::Key_Return);
        QCOMPARE(group(bench, 0).goalRadius, std::optional<double>(2.5));
        radius->selectAll();
        QTest::keyClick(radius, Qt::Key_Delete);
        QTest::keyClick(radius, Qt::Key_Return);
        QVERIFY(!group(bench, 0).goalRadius);
        auto* atGoal = bench.widget<QComboBox>("groupAtGoal");
        atGoal->setFocus();
        QTest::keyClick(atGoal, Qt::Key_Down);
        QVERIFY(group(bench, 0).atGoal == nav::AtGoal::leave);
    }

    void behavioursAreAddedWeighedReorderedRemoved()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithGroups(), {});
        bench.key(Qt::Key_3, Qt::AltModifier);
        auto* add = bench.widget<QPushButton>("addBehaviour");
        add->menu()->findChild<QAction*>("followFlow")->trigger();
        add->menu()->findChild<QAction*>("orca")->trigger();
        auto* weight = bench.widget<QLineEdit>("weight0");
        bench.typeInto(weight, "2.5");
        QTest::keyClick(weight, Qt::Key_Return);
        auto stack = editor::stackOf(group(bench, 0));
        QCOMPARE(stack.size(), std::size_t(2));
        QCOMPARE(stack[0].type, std::string("followFlow"));
        QCOMPARE(stack[0].weight, 2.5);
        bench.widget<QAbstractButton>("raise1")->click();
        stack = editor::stackOf(group(bench, 0));
        QCOMPARE(stack[0].type, std::string("orca"));
        QCOMPARE(stack[1].weight, 2.5);
        bench.widget<QAbstractButton>("remove0")->click();
        QCOMPARE(editor::stackOf(group(bench, 0)).size(), std::size_t(1));
        for (int i = 0; i < 5; ++i)
            bench.workbench.document().undo();
        QVERIFY(bench.map() == mapWithGroups());
    }

    void parametersUnfoldAndAreSet()
    {
        WindowBench bench;
        bench.workbench.document().reset(mapWithGroups(), {});
        bench.key(Qt::Key_3, Qt::AltModifier);
        bench.widget<QPushButton>("addBehaviour")->menu()->findChild<QAction*>("rayFan")->trigger();
        const nav::Map before = bench.map();
        QVERIFY(!bench.window.findChild<QLineEdit*>("rays0"));
        QTest::mouseClick(bench.widget<QPushButton>("behaviour0"), Qt::LeftButton);
        auto* rays = bench.widget<QLineEdit>("rays0");
        QVERIFY(rays->isVisible());
        QCOMPARE(rays->placeholderText(), QString("17"));
        QCOMPARE(rays->text(), QString());
        QVERIFY2(rays->toolTip().contains("1 to 65"), qPrintable(rays->toolTip()));
        bench.typeInto(rays, "5");
        QTest::keyClick(rays, Qt::Key_Return);
        const auto value = [&](const char* key) {
            return editor::behaviourKey(group(bench, 0), 0, key);
        };
        QVERIFY(value("rays") && *value("rays") == nav::Json(std::int64_t(5)));
        QCOMPARE(bench.workbench.document().undoStack().undoText(), QString("Change Rays"));
        bench.typeInto(rays, "900"); // out of range
        QTest::keyClick(rays, Qt::Key_Return);
        QVERIFY(*value("rays") == nav::Json(std::int64_t(5)));
        bench.typeInto(rays, "17"); // the default is not kept
        QTest::keyClick(rays, Qt::Key_Return);
        QVERIFY(!value("rays"));
        QVERIFY(bench.map() == before);

        auto* sees = bench.widget<QComboBox>("seesTarget0");
        QCOMPARE(sees->currentText(), QString("yes (default)"));
        sees->setFocus();
        QTest::keyClick(sees, Qt::Key_Down);
        QVERIFY(*value("seesTarget") == nav::Json(false));
        bench.typeInto(bench.widget<QLineEdit>("range0"), "4.5");
        QTest::keyClick(bench.widget<QLineEdit>("range0"), Qt::Key_Return);
        bench.widget<QPushButton>("defaults0")->click();
        QVERIFY(bench.map() == before);
        bench.workbench.document().undo();
        QVERIFY(value("seesTarget") && value("range"));
        QVERIFY(bench.widget<QPushButton>("defaults0")->isEnabled());
        QTest::mouseClick(bench.widget<QPushButton>("behaviour0"), Qt::LeftButton);
        QVERIFY(!rays->isVisible());
    }

    void everyParameterHasItsField()
    {
        WindowBench bench;
        editor::TargetPicking picking;
        for (int i = 0; i <= int(steer::lastBehaviourKind); ++i) {
            const auto kind = steer::BehaviourKind(i);
            QVERIFY(editor::behaviourTypes().contains(steer::name(kind)));
            editor::ParameterForm form({bench.workbench.document(), bench.workbench.selection(),
                                        picking, bench.workbench.appearance()},
                                       kind, 0);
            for (const steer::BehaviourParameter& parameter : steer::parametersOf(kind)) {
                QVERIFY2(
                    form.findChild<QWidget*>(QLatin1String(parameter.key) + QLatin1String("0")),
                    parameter.key);
                QVERIFY2(editor::parameterName(parameter.key) != parameter.key, parameter.key);
                QVERIFY2(std::ranges::count(editor::parameterMeanings,
                                            std::string_view(parameter.meaning)) == 1,
                         parameter.meaning);
            }
        }
    }

    void targetsAreChosenFromTheMap()
    {
        WindowBench bench;
        nav::Map map = mapWithGroups();
        map.settings.agentGroups.push_back(map.settings.agentGroups.front());
        map.settings.agentGroups.back().name = "guests";
        bench.workbench.document().reset(map, {});
        bench.key(Qt::Key_3, Qt::AltModifier);
        bench.widget<QPushButton>("addBehaviour")->menu()->findChild<QAction*>("pursue")->trigger();
        QTest::mouseClick(bench.widget<QPushButton>("behaviour0"), Qt::LeftButton);
        auto* target = bench.widget<QComboBox>("target0");
        const auto value = [&] {
            const nav::Json* json = editor::behaviourKey(group(bench, 0), 0, "target");
            return json ? json->text() : std::string();
        };
        QCOMPARE(target->currentText(), QString("none"));
        target->setFocus();
        QTest::keyClick(target, Qt::Key_Down);
        QTest::keyClick(target, Qt::Key_Down);
        QCOMPARE(value(), std::string(R"({"group": "guests"})"));
        bench.workbench.document().push(*editor::renameGroup(bench.map(), 1, "visitors"), "Rename");
        QCOMPARE(value(), std::string(R"({"group": "visitors"})"));
        QCOMPARE(target->currentText(), QString("Group visitors"));
        const nav::ObjectId picked = bench.map().objects().front().id;
        bench.workbench.selection().set({picked});
        target->setFocus();
        QTest::keyClick(target, Qt::Key_End);
        QCOMPARE(value(), "{\"object\": " + std::to_string(picked) + "}");
        QTest::keyClick(target, Qt::Key_Home);
        QCOMPARE(value(), std::string());
        for (int i = 0; i < 6; ++i)
            bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
    }

    void unknownKeysOfABehaviourSurvive()
    {
        nav::AgentGroup group;
        nav::Json::Object entry;
        entry.emplace("type", "seek");
        entry.emplace("later", std::int64_t(7));
        group.behaviours.emplace_back(entry);
        editor::setWeight(group, 0, 3);
        const auto* changed = group.behaviours[0].as<nav::Json::Object>();
        QVERIFY(changed->at("later") == nav::Json(std::int64_t(7)));
        QCOMPARE(editor::stackOf(group)[0].weight, 3.0);
    }

    void theSelectedAgentsGroupIsShownAndCanBeChanged()
    {
        WindowBench bench;
        nav::Map map = mapWithGroups();
        map.settings.agentGroups.push_back(map.settings.agentGroups.front());
        map.settings.agentGroups.back().name = "guests";
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({6, 7});
        auto* own = bench.widget<QComboBox>("agentGroup");
        QCOMPARE(own->currentText(), QString("guards"));
        own->setFocus();
        QTest::keyClick(own, Qt::Key_Down);
        QCOMPARE(editor::agentCount(bench.map(), "guests"), std::size_t(2));
        bench.workbench.selection().set({8});
        QCOMPARE(bench.window.findChild<editor::GroupsPanel*>()->current(),
                 std::optional<std::size_t>(0));
        bench.workbench.selection().set({6});
        QCOMPARE(bench.window.findChild<editor::GroupsPanel*>()->current(),
                 std::optional<std::size_t>(1));
        bench.workbench.selection().clear();
        bench.action("Select Group's Agents")->trigger();
        QCOMPARE(bench.workbench.selection().ids(), (QList<nav::ObjectId>{6, 7}));
        bench.action("Remove Agent Group")->trigger();
        QCOMPARE(editor::agentCount(bench.map(), ""), std::size_t(2));
    }

    void enterInTheAgentToolGoesToTheGroup()
    {
        WindowBench bench;
        bench.key(Qt::Key_A);
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::LeftButton, {},
                          bench.workbench.view().camera().pixelOf({5, 15}).toPoint());
        QCOMPARE(bench.map().settings.agentGroups.size(), std::size_t(1));
        bench.key(Qt::Key_Return);
        QVERIFY(bench.widget<QLineEdit>("groupName")->hasFocus());
    }
};

QTEST_MAIN(GroupsTest)
#include "groupstest.moc"
