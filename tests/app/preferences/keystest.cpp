#include "tests/app/preferences/preferencesbench.h"

#include "app/editor/preferences/keybindings.h"

#include <QLabel>
#include <QSet>
#include <QSlider>
#include <QTreeWidget>

using namespace thicket;

namespace {

constexpr int keysPage = 2;

class KeysBench : public PreferencesBench {
public:
    KeysBench()
    {
        goTo(keysPage);
        list = part<QTreeWidget>("keyList");
    }
    /// Finds the action by its words, as a user does.
    void find(const QString& words)
    {
        auto* filter = part<QLineEdit>("keyFilter");
        filter->setFocus();
        filter->selectAll();
        QTest::keyClicks(filter, words);
        list->setFocus();
    }
    /// Presses a new key for the action that is chosen.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(list, Qt::Key_Return);
        QTest::keyClick(part<QLineEdit>("keyField"), key, modifiers);
    }
    QString keysOfChosen() const { return list->currentItem()->text(1); }
    QString note() { return part<QLabel>("keyNote")->text(); }
    void click(const QString& name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
    void backToList()
    {
        dialog->activateWindow();
        if (!QTest::qWaitFor([this] { return dialog->isActiveWindow(); }))
            qFatal("the preferences are not active");
        list->setFocus();
    }
    void onCanvas(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        window.activateWindow();
        if (!QTest::qWaitFor([this] { return window.isActiveWindow(); }))
            qFatal("the window is not active");
        workbench.view().setFocus();
        WindowBench::key(key, modifiers);
    }

    QTreeWidget* list = nullptr;
};

} // namespace

/// Keys are changed by keys, and keep what they were changed to.
class KeysTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void everyActionIsListed()
    {
        KeysBench bench;
        QSet<QString> listed;
        int fixed = 0;
        for (QTreeWidgetItemIterator it(bench.list); *it; ++it) {
            listed << (*it)->text(0);
            fixed += (*it)->text(2) == "fixed" ? 1 : 0;
        }
        for (QAction* action : bench.allActions()) {
            if (!qobject_cast<QMenu*>(action->parent()))
                QVERIFY2(listed.contains(editor::plainName(*action)), qPrintable(action->text()));
        }
        QVERIFY(fixed > 4);
        QSet<QString> ids;
        for (const auto& one : bench.window.findChild<editor::KeyBindings*>()->all()) {
            QVERIFY2(!ids.contains(one.id), qPrintable(one.id));
            ids << one.id;
        }
    }

    void aKeyMovesAndStays()
    {
        {
            KeysBench bench;
            bench.find("edit dupl");
            QCOMPARE(bench.keysOfChosen(), QString("Ctrl+D"));
            bench.press(Qt::Key_K, Qt::ControlModifier);
            QCOMPARE(bench.keysOfChosen(), QString("Ctrl+K"));
            QVERIFY(bench.list->hasFocus());
            const QAction* duplicate = bench.action("Duplicate");
            QCOMPARE(duplicate->toolTip(), QString("Duplicate (Ctrl+K)"));
            const auto& index = bench.workbench.selection();
            bench.workbench.selection().set({1});
            bench.onCanvas(Qt::Key_D, Qt::ControlModifier);
            QCOMPARE(bench.map().objects().size(), std::size_t(5));
            bench.onCanvas(Qt::Key_K, Qt::ControlModifier);
            QCOMPARE(bench.map().objects().size(), std::size_t(6));
            QVERIFY(!index.isEmpty());
        }
        {
            WindowBench again;
            QCOMPARE(again.action("Duplicate")->shortcut(), QKeySequence("Ctrl+K"));
            again.key(Qt::Key_F1);
            auto* keys = again.window.findChild<QDialog*>("keysWindow")->findChild<QTreeWidget*>();
            const auto rows = keys->findItems("Duplicate", Qt::MatchRecursive);
            QCOMPARE(rows.size(), 1);
            QCOMPARE(rows.first()->text(1), QString("Ctrl+K"));
        }
        KeysBench reset;
        reset.find("dupl");
        QCOMPARE(reset.list->currentItem()->text(2), QString("changed"));
        reset.click("resetKeys");
        QCOMPARE(reset.keysOfChosen(), QString("Ctrl+D"));
        QCOMPARE(WindowBench().action("Duplicate")->shortcut(), QKeySequence("Ctrl+D"));
    }

    void aTakenKeyIsNamed()
    {
        KeysBench bench;
        bench.find("measure");
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.note(), QString("Ctrl+D is the key of Edit > Duplicate."));
        QCOMPARE(bench.keysOfChosen(), QString("M"));
        auto* instead = bench.part<QPushButton>("useHereInstead");
        QVERIFY(instead->hasFocus());
        QTest::keyClick(instead, Qt::Key_Return);
        QCOMPARE(bench.keysOfChosen(), QString("Ctrl+D"));
        QVERIFY(bench.action("Duplicate")->shortcuts().isEmpty());
        QCOMPARE(bench.action("Duplicate")->toolTip(), QString("Duplicate"));
        bench.onCanvas(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("measure"));

        // Keys of the canvas that are no actions stay.
        bench.backToList();
        bench.press(Qt::Key_Left);
        QCOMPARE(bench.note(), QString("Left is fixed: Nudge."));
        QCOMPARE(bench.keysOfChosen(), QString("Ctrl+D"));
        bench.restoreDefaults();
        QCOMPARE(bench.keysOfChosen(), QString("M"));
        QCOMPARE(bench.action("Duplicate")->shortcut(), QKeySequence("Ctrl+D"));
    }

    void severalKeysAndNone()
    {
        KeysBench bench;
        bench.find("fold panels");
        QTest::mouseClick(bench.part<QPushButton>("addKey"), Qt::LeftButton);
        QTest::keyClick(bench.part<QLineEdit>("keyField"), Qt::Key_QuoteLeft);
        QCOMPARE(bench.keysOfChosen(), QString("Tab, `"));
        auto* dock = bench.window.findChild<QWidget*>("dockColumn");
        bench.onCanvas(Qt::Key_QuoteLeft);
        QVERIFY(dock->isHidden());
        bench.onCanvas(Qt::Key_Tab);
        QVERIFY(dock->isVisible());
        bench.backToList();
        QTest::keyClick(bench.list, Qt::Key_Delete);
        QCOMPARE(bench.keysOfChosen(), QString());
        bench.onCanvas(Qt::Key_QuoteLeft);
        QVERIFY(dock->isVisible());
        // Tab and Esc while a key is awaited.
        bench.backToList();
        bench.press(Qt::Key_Escape);
        QCOMPARE(bench.keysOfChosen(), QString());
        QVERIFY(bench.list->hasFocus());
        QVERIFY(bench.dialog->isVisible());
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.keysOfChosen(), QString("Tab"));
    }

    void theFilterFindsKeys()
    {
        KeysBench bench;
        bench.find("shift+c");
        QStringList shown;
        for (QTreeWidgetItemIterator it(bench.list, QTreeWidgetItemIterator::NotHidden); *it; ++it)
            shown << (*it)->text(1);
        QVERIFY(shown.contains("Shift+C"));
        QVERIFY(shown.size() < 10);
    }

    void thePanelsShowTheirKeys()
    {
        KeysBench bench;
        bench.find("heat map");
        bench.press(Qt::Key_J);
        const auto labels =
            bench.window.findChild<QWidget*>("overlaysPanel")->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text() == "J"; }));
        bench.find("next graph scope");
        bench.press(Qt::Key_Semicolon);
        QVERIFY(bench.widget<QComboBox>("graphScope")->toolTip().endsWith("(;)"));
        bench.find("path smaller agent");
        bench.press(Qt::Key_F10);
        QCOMPARE(bench.widget<QSlider>("radiusSlider")->toolTip(),
                 QString("Agent radius (F10 smaller, ] larger)"));
    }

    void keysOfTheCanvasMove()
    {
        KeysBench bench;
        const QString menu = "On the Canvas > ";
        bench.find("measure");
        bench.press(Qt::Key_N);
        QCOMPARE(bench.note(), "N is the key of " + menu + "Next Object.");
        bench.find("next object");
        bench.press(Qt::Key_J);
        QCOMPARE(bench.keysOfChosen(), QString("J"));
        bench.onCanvas(Qt::Key_N);
        QVERIFY(bench.workbench.selection().isEmpty());
        bench.onCanvas(Qt::Key_J);
        QCOMPARE(bench.workbench.selection().ids().size(), 1);
        bench.workbench.selection().clear();
        const double scale = bench.workbench.view().camera().pixelsPerUnit();
        bench.onCanvas(Qt::Key_Plus, Qt::ShiftModifier);
        QVERIFY(bench.workbench.view().camera().pixelsPerUnit() > scale);
        bench.onCanvas(Qt::Key_F1);
        auto* keys = bench.window.findChild<QDialog*>("keysWindow")->findChild<QTreeWidget*>();
        QCOMPARE(keys->findItems("Next Object", Qt::MatchRecursive).first()->text(1), QString("J"));
        WindowBench again;
        again.key(Qt::Key_J);
        QCOMPARE(again.workbench.selection().ids().size(), 1);
    }

    void theListOfKeysFollows()
    {
        KeysBench bench;
        bench.onCanvas(Qt::Key_F1);
        auto* keys = bench.window.findChild<QDialog*>("keysWindow")->findChild<QTreeWidget*>();
        const auto keyOf = [keys](const char* name) {
            return keys->findItems(name, Qt::MatchRecursive).first()->text(1);
        };
        QCOMPARE(keyOf("Next Object"), QString("N"));
        bench.backToList();
        bench.find("next object");
        bench.press(Qt::Key_J);
        QCOMPARE(keyOf("Next Object"), QString("J"));
        bench.find("in place of alt");
        bench.press(Qt::Key_Semicolon);
        QVERIFY(keyOf("While Dragging").contains("; held"));
        bench.find("edit dupl");
        bench.press(Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(keyOf("Duplicate"), QString("Ctrl+K"));
        bench.restoreDefaults();
        QCOMPARE(keyOf("Next Object"), QString("N"));
    }

    /// "Press T and click twice" says what the user has to press.
    void sentencesNameTheKeys()
    {
        KeysBench bench;
        nav::Map map;
        map.append({.id = 1, .geometry = nav::Circle{{10, 10}, 3}});
        bench.workbench.document().reset(map, {});
        auto* details = bench.window.findChild<QLabel*>("statusDetails");
        QVERIFY(details->text().contains("press T and"));
        auto* groups = bench.window.findChild<QWidget*>("groupsPanel");
        const auto says = [groups](const QString& words) {
            const auto labels = groups->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&words](const QLabel* label) {
                return label->text().contains(words);
            });
        };
        QVERIFY(says("press A and"));
        bench.find("path probe");
        bench.press(Qt::Key_J);
        QTRY_VERIFY2(details->text().contains("press J and"), qPrintable(details->text()));
        bench.find("tools agent");
        bench.press(Qt::Key_Semicolon);
        QVERIFY(says("press ; and"));
        // Without a key its name has to do.
        QTest::keyClick(bench.list, Qt::Key_Delete);
        QVERIFY(says("press “Agent” and"));
        bench.restoreDefaults();
        QTRY_VERIFY(details->text().contains("press T and"));
        QVERIFY(says("press A and"));
    }

    /// Where the window manager takes Alt, D does what Alt does.
    void aKeyStandsForAlt()
    {
        KeysBench bench;
        QVERIFY(bench.widget<QLabel>("statusMiddle")->text().contains("Alt or D"));
        auto& view = bench.workbench.view();
        const auto pixel = [&view](nav::Point at) { return view.camera().pixelOf(at).toPoint(); };
        const auto drag = [&](nav::Point from, nav::Point to, Qt::Key held) {
            bench.window.activateWindow();
            view.setFocus();
            QTest::keyPress(&view, held);
            QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel(from));
            QTest::mouseMove(view.viewport(), pixel(0.5 * (from + to)));
            QTest::mouseMove(view.viewport(), pixel(to));
            QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel(to));
            QTest::keyRelease(&view, held);
        };
        drag({10, 10}, {12, 14}, Qt::Key_D);
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
        drag({20, 12}, {20, 16}, Qt::Key_H); // no key
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
        bench.workbench.document().undo();
        bench.workbench.document().undo();

        // It takes effect at once in the middle of a drag, as Alt does.
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel({10, 10}));
        QTest::mouseMove(view.viewport(), pixel({11, 12}));
        QTest::mouseMove(view.viewport(), pixel({12, 14}));
        QCOMPARE(bench.map().objects().size(), std::size_t(5));
        QTest::keyPress(&view, Qt::Key_D);
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
        QTest::keyRelease(&view, Qt::Key_D);
        QCOMPARE(bench.map().objects().size(), std::size_t(5));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel({12, 14}));

        // Another key for it.
        bench.backToList();
        bench.find("in place of alt");
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.keysOfChosen(), QString("D"));
        bench.press(Qt::Key_Semicolon);
        QCOMPARE(bench.keysOfChosen(), QString(";"));
        QVERIFY(bench.widget<QLabel>("statusMiddle")->text().contains("Alt or ;"));
        drag({20, 12}, {20, 16}, Qt::Key_Semicolon);
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
    }
};

QTEST_MAIN(KeysTest)
#include "keystest.moc"
