#include "tests/app/window/windowbench.h"

#include "app/editor/menus/canvasmenu.h"
#include "app/editor/scene/canvas.h"

#include <QComboBox>
#include <QMouseEvent>
#include <QPointer>
#include <QTableView>

using namespace thicket;

/// What lies on a closed layer stays as it is, whatever the user does to it.
class LocksTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    /// The small map with all its objects but the goal on a closed layer, and an open one.
    static void close(WindowBench& bench, bool isHidden)
    {
        nav::Map map = WindowBench::smallMap();
        nav::MapObject wall = *map.find(3);
        wall.layer = 1;
        map.replace(wall);
        nav::MapObject triangle;
        triangle.id = 6;
        triangle.layer = 1;
        triangle.geometry = nav::Polygon{{{12, 2}, {16, 2}, {14, 5}}, false};
        map.append(triangle);
        map.settings.layers[0].locked = !isHidden;
        map.settings.layers[0].visible = !isHidden;
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().layerChoice().choose(1);
    }
    /// What the closed layer holds, in its order.
    static std::vector<nav::MapObject> held(WindowBench& bench)
    {
        std::vector<nav::MapObject> objects;
        for (const nav::MapObject& object : bench.map().objects()) {
            if (object.layer == 1)
                objects.push_back(object);
        }
        return objects;
    }
    static const QList<nav::ObjectId>& all()
    {
        static const QList<nav::ObjectId> ids{1, 2, 3, 4, 5, 6};
        return ids;
    }
    static void undoAll(WindowBench& bench)
    {
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
    }
    static QPoint pixel(WindowBench& bench, nav::Point at)
    {
        return bench.workbench.view().camera().pixelOf(at).toPoint();
    }
    static void drag(WindowBench& bench, nav::Point from, nav::Point to,
                     Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* viewport = bench.workbench.view().viewport();
        const auto move = [&](nav::Point at, Qt::MouseButtons buttons) {
            const QPointF where = pixel(bench, at);
            QMouseEvent event(QEvent::MouseMove, where, viewport->mapToGlobal(where), Qt::NoButton,
                              buttons, modifiers);
            QApplication::sendEvent(viewport, &event);
        };
        move(from, {});
        QTest::mousePress(viewport, Qt::LeftButton, modifiers, pixel(bench, from));
        for (const double part : {0.4, 1.0})
            move(from + part * (to - from), Qt::LeftButton);
        QTest::mouseRelease(viewport, Qt::LeftButton, modifiers, pixel(bench, to));
    }
    static void collect(QMenu* menu, QList<QPointer<QAction>>& found)
    {
        for (QAction* one : menu->actions()) {
            if (one->menu())
                collect(one->menu(), found);
            else if (!one->isSeparator())
                found << one;
        }
    }
    static void addRows()
    {
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("locked") << false;
        QTest::newRow("hidden") << true;
    }

private slots:
    void init() { QSettings().clear(); }

    void everyMenuAction_data() { addRows(); }
    void everyMenuAction()
    {
        QFETCH(bool, isHidden);
        WindowBench bench;
        // Those that open the layer, and those that take back what was done.
        static const QStringList left{"Show Layer", "Lock Layer", "Undo", "Redo"};
        int triggered = 0;
        close(bench, isHidden);
        const auto before = held(bench);
        QList<QPointer<QAction>> actions; // those of layers come and go
        for (QAction* top : bench.window.menuBar()->actions()) {
            const QString name = top->text().remove('&');
            if (name != "File" && name != "Help")
                collect(top->menu(), actions);
        }
        for (const QPointer<QAction>& action : actions) {
            if (!action)
                continue;
            const QString name = action->text().remove('&');
            if (left.contains(name) || name.endsWith(QString::fromUtf8("…")))
                continue;
            bench.workbench.selection().set(all());
            bench.workbench.selection().layerChoice().choose(1);
            action->trigger();
            QVERIFY2(held(bench) == before, qPrintable(name));
            ++triggered;
            undoAll(bench);
            QVERIFY2(held(bench) == before, qPrintable(name));
        }
        QVERIFY2(triggered > 40, qPrintable(QString::number(triggered)));
    }

    void everyFieldOfTheInspector_data() { addRows(); }
    void everyFieldOfTheInspector()
    {
        QFETCH(bool, isHidden);
        WindowBench bench;
        close(bench, isHidden);
        const nav::Map before = bench.map();
        auto* inspector = bench.widget<QWidget>("inspector");
        for (const nav::ObjectId id : all()) {
            bench.workbench.selection().set({id});
            QVERIFY(bench.widget<QWidget>("closedNote")->isVisible());
            for (QLineEdit* field : inspector->findChildren<QLineEdit*>()) {
                if (!field->isVisible())
                    continue;
                bench.typeInto(field, "7");
                QTest::keyClick(field, Qt::Key_Return);
                QVERIFY2(bench.map() == before, qPrintable(field->objectName()));
            }
            for (QComboBox* box : inspector->findChildren<QComboBox*>()) {
                if (!box->isVisible())
                    continue;
                box->setFocus();
                QTest::keyClick(box, Qt::Key_Up);
                QTest::keyClick(box, Qt::Key_Down);
                QVERIFY2(bench.map() == before, qPrintable(box->objectName()));
            }
            for (QAbstractButton* button : inspector->findChildren<QAbstractButton*>()) {
                const bool opens = button->objectName() == "closedNoteOpen";
                const bool folds = button->inherits("thicket::editor::SectionTitle");
                if (!button->isVisible() || opens || folds)
                    continue;
                QTest::mouseClick(button, Qt::LeftButton);
                QVERIFY2(bench.map() == before, qPrintable(button->objectName()));
            }
        }
        for (const nav::ObjectId id : {3, 6}) {
            bench.workbench.selection().set({id});
            auto* table = bench.widget<QTableView>("points");
            const QPoint at = table->visualRect(table->model()->index(0, 0)).center();
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
            QTest::keyClicks(table, "9");
            QTest::keyClick(table, Qt::Key_Return);
            QVERIFY(bench.map() == before);
            QVERIFY(!table->model()->setData(table->model()->index(0, 0), "9"));
        }
        QCOMPARE(bench.workbench.document().undoStack().count(), 0);
        QTest::mouseClick(bench.widget<QAbstractButton>("closedNoteOpen"), Qt::LeftButton);
        QVERIFY(bench.map().settings.layers[0].isOpen());
        QVERIFY(!inspector->findChild<QWidget*>("closedNote")->isVisible());
        bench.typeInto(bench.widget<QLineEdit>("objectName"), "free");
        QCOMPARE(bench.map().find(6)->name, std::string("free"));
    }

    void everyKeyOnTheCanvas_data() { addRows(); }
    void everyKeyOnTheCanvas()
    {
        QFETCH(bool, isHidden);
        WindowBench bench;
        close(bench, isHidden);
        const auto before = held(bench);
        const QList<Qt::KeyboardModifiers> modifiers{Qt::NoModifier, Qt::ShiftModifier,
                                                     Qt::ControlModifier,
                                                     Qt::ControlModifier | Qt::ShiftModifier};
        for (const Qt::Key key :
             {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Delete,
              Qt::Key_Backspace, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_D, Qt::Key_X, Qt::Key_V,
              Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Return}) {
            for (const Qt::KeyboardModifiers held : modifiers) {
                bench.workbench.selection().set(all());
                bench.workbench.selection().layerChoice().choose(1);
                bench.key(key, held);
                QVERIFY2(LocksTest::held(bench) == before,
                         qPrintable(QKeySequence(QKeyCombination(held, key)).toString()));
                undoAll(bench);
            }
        }
    }

    void everyToolByTheMouse_data() { addRows(); }
    void everyToolByTheMouse()
    {
        QFETCH(bool, isHidden);
        WindowBench bench;
        close(bench, isHidden);
        const auto before = held(bench);
        const QList<nav::Point> grips{{10, 10}, {13, 10}, {20, 12}, {30, 5}, {30, 10}, {2, 10},
                                      {38, 10}, {14, 3},  {12, 2},  {14, 2}, {10, 13}, {25, 18}};
        int tools = 0;
        for (QAction* tool : bench.workbench.tools().actions()) {
            tool->trigger();
            ++tools;
            for (const nav::Point grip : grips) {
                for (const Qt::KeyboardModifiers modifiers :
                     {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier),
                      Qt::KeyboardModifiers(Qt::AltModifier)}) {
                    bench.workbench.selection().set({grip.x < 25 ? 6 : 3});
                    bench.workbench.selection().layerChoice().choose(1);
                    drag(bench, grip, grip + nav::Point{1.5, 1}, modifiers);
                    QTest::mouseDClick(bench.workbench.view().viewport(), Qt::LeftButton, modifiers,
                                       pixel(bench, grip));
                    bench.key(Qt::Key_Escape);
                    QVERIFY2(held(bench) == before, qPrintable(tool->text()));
                    undoAll(bench);
                    tool->trigger();
                }
            }
        }
        QVERIFY(tools > 10);
    }

    void itsContextMenu_data() { addRows(); }
    void itsContextMenu()
    {
        QFETCH(bool, isHidden);
        WindowBench bench;
        close(bench, isHidden);
        const auto before = held(bench);
        bench.workbench.selection().set(all());
        editor::MenuPlace place;
        place.objects = all();
        QMenu* menu = bench.window.findChild<editor::CanvasMenu*>()->make(place);
        for (QAction* action : menu->actions()) {
            if (!action->menu())
                action->trigger();
            QVERIFY2(held(bench) == before, qPrintable(action->text()));
        }
        delete menu;
    }
};

QTEST_MAIN(LocksTest)
#include "lockstest.moc"
