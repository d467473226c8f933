#include "tests/app/window/windowbench.h"

#include "app/editor/scene/description.h"
#include "app/editor/view/canvasaccess.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QSignalSpy>
#include <QTabWidget>

using namespace thicket;

/// What a screen reader is told.
class AccessTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static QAccessibleInterface* canvas(WindowBench& bench)
    {
        return QAccessible::queryAccessibleInterface(&bench.workbench.view());
    }
    /// The children that are objects of the map.
    static QList<QAccessibleInterface*> objects(WindowBench& bench)
    {
        QList<QAccessibleInterface*> found;
        for (int i = 0; i < canvas(bench)->childCount(); ++i) {
            if (QAccessibleInterface* child = canvas(bench)->child(i); !child->object())
                found << child;
        }
        return found;
    }
    static QString name(const QAccessibleInterface* one) { return one->text(QAccessible::Name); }
    static QPoint pixel(WindowBench& bench, nav::Point at)
    {
        return bench.workbench.view().camera().pixelOf(at).toPoint();
    }

private slots:
    void init() { QSettings().clear(); }

    void theObjectsAreChildrenOfTheCanvas()
    {
        WindowBench bench;
        QCOMPARE(canvas(bench)->role(), QAccessible::Canvas);
        QCOMPARE(name(canvas(bench)), QString("Canvas"));
        const QList<QAccessibleInterface*> found = objects(bench);
        QCOMPARE(found.size(), 5);
        QVERIFY2(name(found[0]).startsWith("Circle 1, oak, x 10"), qPrintable(name(found[0])));
        QVERIFY(name(found[2]).startsWith("Wall 3, x 30"));
        const QRect area = canvas(bench)->rect();
        for (QAccessibleInterface* one : found) {
            QVERIFY(one->isValid());
            QCOMPARE(one->role(), QAccessible::Graphic);
            QCOMPARE(one->parent(), canvas(bench));
            QVERIFY(area.contains(one->rect()));
            QVERIFY(!one->state().offscreen);
            QCOMPARE(canvas(bench)->child(canvas(bench)->indexOfChild(one)), one);
            const QPoint middle = one->rect().center();
            QCOMPARE(canvas(bench)->childAt(middle.x(), middle.y()), one);
        }
        QCOMPARE(found[0]->text(QAccessible::Description), QString("layer Trees"));
        const QPoint ground = area.topLeft() + QPoint(3, 3);
        QVERIFY(!canvas(bench)->childAt(ground.x(), ground.y()));
    }

    void statesFollowTheMap()
    {
        WindowBench bench;
        bench.workbench.view().setFocus();
        bench.workbench.selection().set({1, 3});
        auto found = objects(bench);
        QVERIFY(found[0]->state().selected);
        QVERIFY(!found[0]->state().focused);
        QVERIFY(!found[1]->state().selected);
        QVERIFY(found[2]->state().focused); // the last one
        QCOMPARE(canvas(bench)->focusChild(), found[2]);
        bench.key(Qt::Key_Delete);
        QVERIFY(!found[0]->isValid());
        QCOMPARE(objects(bench).size(), 3);
        bench.workbench.document().undo();
        QVERIFY(found[0]->isValid());
        bench.workbench.view().camera().frame({{100, 100}, {110, 110}});
        QVERIFY(found[0]->state().offscreen);
        // A locked or hidden layer can be told, too.
        nav::Map map = WindowBench::smallMap();
        map.settings.layers[0].locked = true;
        map.settings.layers[1].visible = false;
        bench.workbench.document().reset(map, {});
        found = objects(bench);
        QVERIFY(found[0]->state().readOnly);
        QVERIFY(found[2]->state().invisible);
        QCOMPARE(found[0]->text(QAccessible::Description), QString("layer Trees, locked"));
    }

    void aReaderSelects()
    {
        WindowBench bench;
        auto* actions = objects(bench)[1]->actionInterface();
        QVERIFY(actions);
        actions->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{2});
        QVERIFY(bench.workbench.view().hasFocus());
        actions->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(bench.workbench.selection().isEmpty());
    }

    void walkingTellsEachObject()
    {
        WindowBench bench;
        bench.workbench.view().setFocus();
        QCoreApplication::processEvents();
        QSignalSpy told(&bench.workbench.view().speech(), &editor::Speech::selectionTold);
        // Rows from the top: y 12, then those of y 10 from the left.
        for (const nav::ObjectId expected : {2, 4, 1, 3, 5, 2}) {
            bench.key(Qt::Key_N);
            QTRY_COMPARE(told.size(), 1);
            QCOMPARE(told.takeFirst()[0].value<nav::ObjectId>(), expected);
            QVERIFY(canvas(bench)->focusChild()->state().focused);
            QCOMPARE(bench.workbench.view().accessibleDescription(),
                     name(canvas(bench)->focusChild()));
        }
        bench.key(Qt::Key_N, Qt::ShiftModifier);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.takeFirst()[0].value<nav::ObjectId>(), nav::ObjectId(5));
        bench.workbench.selection().clear();
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.takeFirst()[0].value<nav::ObjectId>(), nav::ObjectId(0));
    }

    void aGestureIsToldAtItsEndOnly()
    {
        WindowBench bench;
        auto& view = bench.workbench.view();
        view.setFocus();
        bench.workbench.selection().set({1});
        QTRY_VERIFY(view.accessibleDescription().contains("oak"));
        QSignalSpy told(&view.speech(), &editor::Speech::outcomeTold);
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel(bench, {10, 10}));
        for (const nav::Point at : {nav::Point{10, 9}, nav::Point{10, 8}, nav::Point{10, 7}}) {
            QTest::mouseMove(view.viewport(), pixel(bench, at));
            QCoreApplication::processEvents();
            QVERIFY(view.accessibleDescription().contains("oak"));
        }
        QVERIFY(told.isEmpty());
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel(bench, {10, 7}));
        QTRY_COMPARE(told.size(), 1);
        const QString outcome = told.takeFirst()[0].toString();
        QVERIFY2(outcome.startsWith("path ") && outcome.contains("shorter"), qPrintable(outcome));
        QCOMPARE(view.accessibleDescription(), outcome);
        QVERIFY(objects(bench)[0]->text(QAccessible::Description).startsWith(outcome));
        bench.workbench.document().undo();
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told.takeFirst()[0].toString().contains("longer"));
        // Its length is that of the status line, and a gesture taken back tells nothing.
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel(bench, {10, 10}));
        QTest::mouseMove(view.viewport(), pixel(bench, {10, 7}));
        bench.key(Qt::Key_Escape);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel(bench, {10, 7}));
        QCoreApplication::processEvents();
        QVERIFY(told.isEmpty());
    }

    void manyObjectsMakeFewInterfaces()
    {
        nav::Map map;
        for (int i = 0; i < 20000; ++i) {
            nav::MapObject object;
            object.id = map.unusedId();
            object.geometry = nav::Circle{{3.0 * (i % 200), 3.0 * (i / 200)}, 1};
            map.append(std::move(object));
        }
        WindowBench bench;
        bench.workbench.document().reset(map, {});
        auto* access = dynamic_cast<editor::CanvasAccess*>(canvas(bench));
        QVERIFY(access);
        for (int i = 0; i < access->childCount(); ++i) {
            QAccessibleInterface* child = access->child(i);
            QVERIFY(child && child->isValid());
            QVERIFY(access->keptCount() <= 256);
        }
        // What was let go comes back when it is asked for.
        QCOMPARE(objects(bench).size(), 20000);
        QVERIFY(name(access->childOf(1)).startsWith("Circle 1,"));
    }

    void everyControlHasANameOrAValue()
    {
        WindowBench bench;
        auto* tabs = bench.window.findChild<QTabWidget*>("panelTabs");
        int seen = 0;
        const auto check = [&](const QString& where) {
            QCoreApplication::processEvents();
            for (QWidget* one : bench.window.findChildren<QWidget*>()) {
                const bool isControl =
                    qobject_cast<QAbstractButton*>(one) || qobject_cast<QLineEdit*>(one) ||
                    qobject_cast<QComboBox*>(one) || qobject_cast<QAbstractItemView*>(one) ||
                    one->inherits("QAbstractSlider") || one->inherits("QAbstractSpinBox") ||
                    one->inherits("QProgressBar") || one->inherits("QTabBar") ||
                    (one->focusPolicy() & Qt::TabFocus);
                if (!isControl || !one->isVisible() || one->inherits("QScrollBar") ||
                    one->inherits("QScrollArea") || one->inherits("QHeaderView") ||
                    one->inherits("QTableCornerButton") || one->objectName().startsWith("qt_") ||
                    one == bench.workbench.view().viewport())
                    continue;
                QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(one);
                const bool isNamed =
                    spoken &&
                    !(spoken->text(QAccessible::Name) + spoken->text(QAccessible::Value)).isEmpty();
                QVERIFY2(isNamed,
                         qPrintable(QString("%1 %2 in %3, %4")
                                        .arg(one->metaObject()->className(), one->objectName(),
                                             one->parentWidget()->objectName(), where)));
                ++seen;
            }
        };
        using Mode = editor::Workbench::Mode;
        for (const auto mode : {Mode::edit, Mode::search, Mode::simulate}) {
            bench.workbench.setMode(mode);
            for (const auto& ids : {QList<nav::ObjectId>{}, {1}, {3}, {4}, {1, 2}, {1, 3, 4}}) {
                bench.workbench.selection().set(ids);
                check(QString::number(ids.size()) + " selected");
            }
            for (int page = 0; page < tabs->count(); ++page) {
                tabs->setCurrentIndex(page);
                check(tabs->tabToolTip(page));
            }
        }
        for (QAction* tool : bench.workbench.tools().actions()) {
            tool->trigger();
            check(tool->text());
        }
        QVERIFY(seen > 500);
    }
};

QTEST_MAIN(AccessTest)
#include "accesstest.moc"
