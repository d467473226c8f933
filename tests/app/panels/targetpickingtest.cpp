#include "tests/app/window/windowbench.h"

#include "app/editor/document/selection.h"
#include "app/editor/edits/agentgroups.h"

#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

using namespace thicket;

/// The target of a behaviour, clicked on the map.
class TargetPickingTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    /// Guards, an agent of theirs at (6, 3), and a spawn area of the guests.
    static nav::Map mapWithGroups()
    {
        nav::Map map = WindowBench::smallMap();
        map.settings.agentGroups = {{.name = "guards", .goal = 5}, {.name = "guests", .goal = 5}};
        map.append({.id = 6, .layer = 1, .geometry = nav::AgentMarker{{6, 3}, 0, 0.4, "guards"}});
        nav::SpawnMarker spawn;
        spawn.position = {25, 4};
        spawn.radius = 2;
        spawn.group = "guests";
        map.append({.id = 7, .layer = 1, .geometry = spawn});
        return map;
    }

    /// A window in which that behaviour of the guards is unfolded.
    struct Bench : WindowBench {
        explicit Bench(const char* behaviour)
        {
            workbench.document().reset(mapWithGroups(), {});
            key(Qt::Key_3, Qt::AltModifier);
            widget<QPushButton>("addBehaviour")->menu()->findChild<QAction*>(behaviour)->trigger();
            QTest::mouseClick(widget<QPushButton>("behaviour0"), Qt::LeftButton);
        }
        void clickMap(nav::Point at, Qt::KeyboardModifiers modifiers = {})
        {
            const QPoint pixel = workbench.view().camera().pixelOf(at).toPoint();
            QTest::mouseMove(workbench.view().viewport(), pixel);
            QTest::mouseClick(workbench.view().viewport(), Qt::LeftButton, modifiers, pixel);
        }
        /// Asks with the button, then clicks.
        std::string picked(nav::Point at, Qt::KeyboardModifiers modifiers = {},
                           const char* field = "targetPick0")
        {
            QTest::mouseClick(widget<QToolButton>(field), Qt::LeftButton);
            if (workbench.tools().current().iconName() != "target")
                return "no tool";
            clickMap(at, modifiers);
            if (workbench.tools().current().iconName() != "select")
                return "the tool stays";
            return value();
        }
        std::string value(const char* key = "target")
        {
            const nav::Json* json = editor::behaviourKey(map().settings.agentGroups[0], 0, key);
            return json ? json->text() : std::string();
        }
    };

private slots:
    void init() { QSettings().clear(); }

    void objectsAndGroupsAreClicked()
    {
        Bench bench("pursue");
        QCOMPARE(bench.picked({10, 10}), std::string(R"({"object": 1})"));
        QCOMPARE(bench.widget<QComboBox>("target0")->currentText(), QString("oak"));
        QCOMPARE(bench.picked({6, 3}), std::string(R"({"object": 6})"));
        QCOMPARE(bench.picked({6, 3}, Qt::ShiftModifier), std::string(R"({"group": "guards"})"));
        QCOMPARE(bench.picked({25, 4}, Qt::ShiftModifier), std::string(R"({"group": "guests"})"));
        QCOMPARE(bench.picked({38, 10}), std::string(R"({"object": 5})"));
        // Nothing was selected or moved by the clicks; each is one step.
        QVERIFY(bench.workbench.selection().isEmpty());
        for (int i = 0; i < 6; ++i)
            bench.workbench.document().undo();
        QVERIFY(bench.map() == mapWithGroups());
    }

    void pointsAreClickedAndTyped()
    {
        Bench bench("flee");
        QVERIFY(!bench.window.findChild<QLineEdit*>("target0x")->isVisible());
        const std::string text = bench.picked({15, 4}, Qt::ControlModifier);
        QVERIFY2(text.starts_with("{\"point\": ["), text.c_str());
        QVERIFY(bench.widget<QLineEdit>("target0x")->isVisible());
        bench.typeInto(bench.widget<QLineEdit>("target0x"), "12.5");
        bench.typeInto(bench.widget<QLineEdit>("target0y"), "-3");
        QCOMPARE(bench.value(), std::string(R"({"point": [12.5, -3]})"));
        QCOMPARE(bench.widget<QComboBox>("target0")->currentText(), QString("Point"));
        QVERIFY(bench.map().settings.agentGroups[0].behaviours.size() == 1);
    }

    void theOtherTargetHasAButtonOfItsOwn()
    {
        Bench bench("interpose");
        bench.picked({10, 10}, {}, "otherTargetPick0");
        QCOMPARE(bench.value("otherTarget"), std::string(R"({"object": 1})"));
        QCOMPARE(bench.value(), std::string());
    }

    void whatIsNoTargetIsRefused()
    {
        Bench bench("contain");
        QStringList refused;
        connect(&bench.workbench.tools(), &editor::ToolBox::refused, this,
                [&refused](const QString& reason) { refused << reason; });
        QCOMPARE(bench.picked({15, 3}), std::string());
        QCOMPARE(refused, QStringList{"Nothing there has an area to stay in"});
        QCOMPARE(bench.picked({10, 10}), std::string(R"({"object": 1})"));
        // The tool by its key, when nobody has asked.
        bench.key(Qt::Key_E, Qt::ShiftModifier);
        bench.clickMap({20, 12});
        QCOMPARE(bench.value(), std::string(R"({"object": 1})"));
        QCOMPARE(refused.size(), 2);
        // Esc leaves it as it was.
        QTest::mouseClick(bench.widget<QToolButton>("targetPick0"), Qt::LeftButton);
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("select"));
        QCOMPARE(bench.value(), std::string(R"({"object": 1})"));
    }

    void aFieldThatIsGoneTakesNothing()
    {
        Bench bench("pursue");
        QTest::mouseClick(bench.widget<QToolButton>("targetPick0"), Qt::LeftButton);
        bench.action("Remove Agent Group")->trigger();
        const nav::Map before = bench.map();
        bench.clickMap({10, 10});
        QVERIFY(bench.map() == before);
    }
};

QTEST_MAIN(TargetPickingTest)
#include "targetpickingtest.moc"
