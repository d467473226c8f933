#include "tests/app/window/windowbench.h"

#include "libnav/map/mapfile.h"

#include <QColorDialog>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QToolButton>

using namespace thicket;

namespace {

struct Bench : WindowBench {
    const std::vector<nav::AgentClass>& classes() { return map().settings.agentClasses; }
    QToolButton* button() { return widget<QToolButton>("agentClassButton"); }
    double radius() { return workbench.navigator().agentRadius(); }
    double length() { return workbench.navigator().path().length(); }

    /// Opens the menu beside the radius and chooses this entry, with mouse or keys.
    void chooseInMenu(const QString& entry)
    {
        QTimer::singleShot(0, &window, [entry] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* one : menu->actions()) {
                QString text = one->text();
                if (text.remove('&').startsWith(entry)) {
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(one).center());
                    return;
                }
            }
            menu->close();
            QFAIL(qPrintable("no entry " + entry));
        });
        QTest::mouseClick(button(), Qt::LeftButton);
        QCoreApplication::processEvents();
        if (QApplication::activeModalWidget())
            return;
        window.activateWindow(); // there is no window manager to do it
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(&window));
    }
    void name(const QString& text)
    {
        auto* field = widget<QLineEdit>("agentClassName");
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void typeRadius(const QString& text)
    {
        auto* box = widget<QDoubleSpinBox>("radiusBox");
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
        QCoreApplication::processEvents(); // the keys go back to the canvas
    }
    void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { key(Qt::Key_Y, Qt::ControlModifier); }
};

} // namespace

/// The classes of agents: their menu beside the radius, and the path that follows the chosen one.
class WindowAgentClassesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void aNewClassHasThePresentRadius()
    {
        Bench bench;
        const nav::Map before = bench.map();
        QVERIFY(bench.button()->text().startsWith("Agent radius"));
        const double radius = bench.radius();
        bench.chooseInMenu("New Agent Class");
        bench.name("person");
        QCOMPARE(bench.classes().size(), std::size_t(1));
        QCOMPARE(bench.classes().front().name, std::string("person"));
        QCOMPARE(bench.classes().front().radius, radius);
        QVERIFY(bench.button()->text().startsWith("person"));
        QVERIFY(bench.workbench.view().hasFocus());
        const nav::Map after = bench.map();
        bench.undo();
        bench.undo();
        QVERIFY(bench.map() == before);
        bench.redo();
        bench.redo();
        QVERIFY(bench.map() == after);
    }

    void pathAndSliderFollowTheChosenClass()
    {
        Bench bench;
        bench.chooseInMenu("New Agent Class");
        bench.name("person");
        bench.typeRadius("0.5");
        const double length = bench.length();
        bench.chooseInMenu("New Agent Class");
        bench.name("cart");
        QCOMPARE(bench.radius(), 0.5);
        bench.typeRadius("2");
        QVERIFY(bench.length() > length);
        QVERIFY(bench.classes() ==
                (std::vector<nav::AgentClass>{{"cart", 2, {}}, {"person", 0.5, {}}}));

        const nav::Map carts = bench.map();
        bench.chooseInMenu("person");
        QCOMPARE(bench.radius(), 0.5);
        QCOMPARE(bench.length(), length);
        QCOMPARE(bench.widget<QDoubleSpinBox>("radiusBox")->value(), 0.5);
        QVERIFY(bench.button()->text().startsWith("person"));
        bench.key(Qt::Key_BracketRight); // changes the chosen class only
        QVERIFY(bench.classes() ==
                (std::vector<nav::AgentClass>{{"person", 0.5 * 1.05, {}}, {"cart", 2, {}}}));
        bench.undo();
        bench.undo();
        QVERIFY(bench.map() == carts);
        QCOMPARE(bench.radius(), 2.0);
    }

    void theMenuGoesBySizeAndMarksTheChosenOne()
    {
        Bench bench;
        nav::Map map = bench.map();
        map.settings.agentClasses = {{"ox", 3, {}}, {"", 0.5, {}}, {"cat", 0.25, {}}};
        bench.workbench.document().reset(map, {});
        QStringList names;
        QString checked;
        for (const QAction* action : bench.window.findChild<QMenu*>("agentClassMenu")->actions()) {
            if (!action->isCheckable())
                break;
            names << action->text();
            if (action->isChecked())
                checked = action->text();
        }
        QCOMPARE(names, (QStringList{"cat, 0.25 m", "Agent, 0.50 m", "ox, 3.00 m"}));
        QCOMPARE(checked, QString("ox, 3.00 m"));
    }

    void renamesInPlaceAndEscKeepsTheName()
    {
        Bench bench;
        bench.chooseInMenu("New Agent Class");
        bench.name("person");
        const nav::Map before = bench.map();
        bench.chooseInMenu("Rename");
        QTest::keyClicks(bench.widget<QLineEdit>("agentClassName"), "nobody");
        QTest::keyClick(bench.widget<QLineEdit>("agentClassName"), Qt::Key_Escape);
        QVERIFY(bench.map() == before);
        bench.chooseInMenu("Rename");
        bench.name("crowd & co");
        QCOMPARE(bench.classes().front().name, std::string("crowd & co"));
        bench.undo();
        QVERIFY(bench.map() == before);
    }

    void coloursAreSavedAndUndone()
    {
        Bench bench;
        bench.chooseInMenu("New Agent Class");
        bench.name("person");
        const nav::Map before = bench.map();
        const QImage plain = bench.button()->grab().toImage();
        bool shown = false;
        whenModal<QColorDialog>(shown, [](QColorDialog& dialog) {
            dialog.setCurrentColor(QColor("#aa3300"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        bench.chooseInMenu("Colour");
        QTRY_VERIFY(shown && bench.map() != before);
        QVERIFY(bench.classes().front().unknown ==
                (nav::Json::Object{{"colour", nav::Json("#aa3300")}}));
        QVERIFY(bench.button()->grab().toImage() != plain);
        const auto again = nav::readMap(nav::writeMap(bench.map()), "");
        QVERIFY(again && again->map.settings.agentClasses == bench.classes());
        bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
    }

    void deletingChoosesTheNext()
    {
        Bench bench;
        for (const char* name : {"person", "cart"}) {
            bench.chooseInMenu("New Agent Class");
            bench.name(name);
            bench.typeRadius(name == std::string("cart") ? "2" : "0.5");
        }
        const nav::Map before = bench.map();
        bench.chooseInMenu("Delete Agent Class");
        QCOMPARE(bench.classes().size(), std::size_t(1));
        QCOMPARE(bench.radius(), 0.5);
        bench.chooseInMenu("Delete Agent Class");
        QVERIFY(bench.classes().empty());
        QVERIFY(!bench.action("Delete Agent Class")->isEnabled());
        QVERIFY(!bench.action("Rename Agent Class")->isEnabled());
        bench.undo();
        bench.undo();
        QVERIFY(bench.map() == before);
        QCOMPARE(bench.radius(), 2.0);
    }
};

QTEST_MAIN(WindowAgentClassesTest)
#include "agentclassestest.moc"
