#include "tests/app/window/windowbench.h"

#include "app/editor/edits/markers.h"
#include "app/editor/menus/canvasmenu.h"
#include "app/editor/view/hovering.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenuBar>
#include <QPointer>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

using namespace thicket;

/// The menus of the canvas and the panels, by right click and by key.
class MenusTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static QMenu* shown(WindowBench& bench)
    {
        for (QMenu* menu : bench.window.findChildren<QMenu*>("canvasMenu")) {
            if (menu->isVisible())
                return menu;
        }
        return nullptr;
    }
    static QPoint pixel(WindowBench& bench, nav::Point at)
    {
        return bench.workbench.view().camera().pixelOf(at).toPoint();
    }
    static QMenu* rightClick(WindowBench& bench, nav::Point at)
    {
        QTest::mouseMove(bench.workbench.view().viewport(), pixel(bench, at));
        QTest::mouseClick(bench.workbench.view().viewport(), Qt::RightButton, {}, pixel(bench, at));
        return shown(bench);
    }
    static QAction* entry(const QMenu* menu, const QString& name)
    {
        for (QAction* one : menu->actions()) {
            if (one->text().remove('&') == name)
                return one;
        }
        return nullptr;
    }
    static void choose(QMenu* menu, const QString& name)
    {
        QAction* const one = entry(menu, name);
        QVERIFY2(one && one->isEnabled(), qPrintable(name));
        menu->setActiveAction(one);
        QTest::keyClick(menu, Qt::Key_Return);
    }
    /// A point of a shown edge that is away from all objects.
    static std::optional<nav::Point> pointOnAnEdge(WindowBench& bench)
    {
        const editor::SceneHits& hits = bench.workbench.canvas().hits();
        const double pixel = bench.workbench.canvas().unitsPerPixel();
        for (double x = 1; x < 39; x += 0.5) {
            for (double y = 1; y < 19; y += 0.1) {
                const nav::Point at{x, y};
                if (hits.objectsAt(at, 8 * pixel).empty() && hits.edgeAt(at, pixel))
                    return at;
            }
        }
        return {};
    }
    static QStringList listOf(const QMenu& menu)
    {
        QStringList names;
        for (const QAction* one : menu.actions())
            names << one->text().remove('&').section('\t', 0, 0);
        return names;
    }
    /// On a visible widget of that name or the first one in it that takes the focus.
    static void focusOn(WindowBench& bench, const QString& name)
    {
        auto* widget = bench.widget<QWidget>(name);
        QWidget* focused = widget->focusPolicy() != Qt::NoFocus ? widget : nullptr;
        for (QWidget* one : widget->findChildren<QWidget*>()) {
            const bool takes = one->isVisible() && one->isEnabled();
            if (!focused && takes && one->focusPolicy() != Qt::NoFocus)
                focused = one;
        }
        QVERIFY(focused);
        focused->setFocus();
        QVERIFY(QApplication::focusWidget());
    }
    /// Calls `answer` with the next menu that opens, and sets `done`.
    template <class Answer> static void whenPopup(bool& done, Answer answer)
    {
        auto* poll = new QTimer(qApp);
        QObject::connect(poll, &QTimer::timeout, qApp, [poll, answer, &done] {
            if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                poll->deleteLater();
                poll->stop();
                done = true;
                answer(*menu);
            }
        });
        poll->start(10);
    }
    /// Has name, status text, and is no empty submenu.
    static void checkAll(const QMenu* menu)
    {
        QVERIFY(menu->actions().size() > 2);
        for (const QAction* one : menu->actions()) {
            if (one->isSeparator())
                continue;
            QVERIFY(!one->text().isEmpty());
            if (one->menu())
                QVERIFY2(!one->menu()->actions().isEmpty(), qPrintable(one->text()));
            else
                QVERIFY2(!one->statusTip().isEmpty(), qPrintable(one->text()));
        }
    }

private slots:
    void init()
    {
        QSettings().clear();
        QGuiApplication::clipboard()->clear();
    }

    void emptyGround()
    {
        WindowBench bench;
        const nav::Point ground{25, 3};
        QMenu* menu = rightClick(bench, ground);
        QVERIFY(menu);
        checkAll(menu);
        choose(menu, "Add Circle Here");
        const auto& circle = std::get<nav::Circle>(bench.map().objects().back().geometry);
        QVERIFY(nav::distance(circle.center, ground) < 0.6);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("select"));
        QCOMPARE(bench.workbench.document().undoStack().index(), 1);
        bench.workbench.document().undo();

        choose(rightClick(bench, ground), "Set Start Here");
        const auto& start = std::get<nav::StartMarker>(bench.map().start()->geometry);
        QVERIFY(nav::distance(start.position, ground) < 0.6);
        choose(rightClick(bench, {25, 17}), "Set Goal Here");
        const auto& goal = std::get<nav::GoalMarker>(bench.map().goal()->geometry);
        QVERIFY(nav::distance(goal.position, {25, 17}) < 0.6);
        QCOMPARE(bench.map().objects().size(), std::size_t(5)); // both were moved
        choose(rightClick(bench, {15, 17}), "Add Agent Here");
        QVERIFY(std::holds_alternative<nav::AgentMarker>(bench.map().objects().back().geometry));
        choose(rightClick(bench, {20, 3}), "Select All");
        QCOMPARE(bench.workbench.selection().ids().size(), 6);
        const bool hadGrid = bench.workbench.canvas().isGridShown();
        choose(rightClick(bench, {20, 3}), "Grid");
        QCOMPARE(bench.workbench.canvas().isGridShown(), !hadGrid);
    }

    void pasteHereGoesToThePlaceOfTheMenu()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_C, Qt::ControlModifier);
        choose(rightClick(bench, {25, 3}), "Paste Here");
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
        const auto& circle = std::get<nav::Circle>(bench.map().objects().back().geometry);
        QVERIFY(nav::distance(circle.center, {25, 3}) < 0.6);
        QCOMPARE(circle.radius, 3.0);
    }

    void objects()
    {
        WindowBench bench;
        QMenu* menu = rightClick(bench, {10, 10});
        QVERIFY(menu);
        checkAll(menu);
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{1});
        QVERIFY(!entry(menu, "Edit Vertices"));
        choose(menu, "Duplicate");
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
        choose(rightClick(bench, {30, 10}), "Edit Vertices");
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("vertex-edit"));
    }

    void markers()
    {
        WindowBench bench;
        QMenu* menu = rightClick(bench, {2, 10});
        QVERIFY(menu);
        checkAll(menu);
        choose(menu, "Swap Start and Goal");
        QCOMPARE(std::get<nav::StartMarker>(bench.map().start()->geometry).position,
                 (nav::Point{38, 10}));
        QCOMPARE(bench.workbench.document().undoStack().index(), 1);
    }

    void edgesOfTheGraph()
    {
        WindowBench bench;
        std::optional<nav::Point> found;
        QTRY_VERIFY((found = pointOnAnEdge(bench)));
        const nav::Point at = *found;
        QMenu* menu = rightClick(bench, at);
        QVERIFY(menu);
        checkAll(menu);
        choose(menu, "Copy Length");
        QVERIFY(QGuiApplication::clipboard()->text().toDouble() > 0);
        menu = rightClick(bench, at);
        choose(menu,
               entry(menu, "Select 1 Obstacles") ? "Select 1 Obstacles" : "Select 2 Obstacles");
        QVERIFY(!bench.workbench.selection().isEmpty());
    }

    void byKey()
    {
        WindowBench bench;
        auto& view = bench.workbench.view();
        editor::MenuPlace wanted;
        connect(&view, &editor::MapView::menuWanted, this,
                [&wanted](const editor::MenuPlace& place) { wanted = place; });
        view.setFocus();
        bench.key(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(shown(bench));
        QVERIFY(entry(shown(bench), "Select All") || entry(shown(bench), "Duplicate"));
        QTest::keyClick(shown(bench), Qt::Key_Escape);
        QVERIFY(!shown(bench));
        bench.workbench.selection().set({3});
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, view.mapToGlobal(QPoint()));
        QApplication::sendEvent(view.viewport(), &event);
        QMenu* menu = shown(bench);
        QVERIFY(menu);
        QVERIFY(entry(menu, "Edit Vertices"));
        // It opens at the object.
        QCOMPARE(wanted.pixel.toPoint(), pixel(bench, {30, 10}));
        choose(menu, "Delete");
        QVERIFY(!bench.map().find(3));
    }

    void noTipCoversAnOpenMenu()
    {
        WindowBench bench;
        const nav::Point at{30, 10};
        QTest::mouseMove(bench.workbench.view().viewport(), pixel(bench, at));
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY(rightClick(bench, at));
        QVERIFY(bench.workbench.selection().contains(3));
        QVERIFY(shown(bench));
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    /// The rest of the pointer can end when a menu was opened just before, by its key.
    void noLateTipCoversAnOpenMenu()
    {
        WindowBench bench;
        auto* rest = bench.window.findChild<editor::Hovering*>()->findChild<QTimer*>();
        const auto restOnObject = [&bench, rest] {
            bench.workbench.canvas().setHoveredObject(3);
            rest->start();
        };
        QMenu* menu = bench.window.menuBar()->actions().first()->menu();
        menu->popup(bench.workbench.view().mapToGlobal(QPoint(20, 20)));
        QVERIFY(menu->isVisible());
        restOnObject();
        QTRY_VERIFY(!rest->isActive());
        QVERIFY(!QToolTip::isVisible());
        menu->close();
        restOnObject();
        QTRY_VERIFY(QToolTip::isVisible());
    }

    void everySampleHasAPath()
    {
        WindowBench bench;
        editor::Navigator& navigator = bench.workbench.navigator();
        int paths = 0;
        QList<QAction*> samples; // opening one makes other menus anew
        for (QAction* action : bench.allActions()) {
            if (action->statusTip().startsWith("Open a copy of "))
                samples << action;
        }
        for (QAction* sample : samples) {
            sample->trigger();
            if (!bench.map().start() || !bench.map().goal())
                continue;
            QTRY_VERIFY2(navigator.result() && navigator.result()->status == nav::PathStatus::found,
                         qPrintable(sample->text()));
            ++paths;
        }
        QVERIFY(paths >= 3);
    }

    void aRowOfALayer()
    {
        WindowBench bench;
        auto* row = bench.widget<QWidget>("layer 2");
        QContextMenuEvent event(QContextMenuEvent::Mouse, row->rect().center(),
                                row->mapToGlobal(row->rect().center()));
        QTest::mousePress(row, Qt::RightButton);
        QApplication::sendEvent(row, &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        checkAll(menu);
        QCOMPARE(bench.workbench.selection().layerChoice().id(), 2);
        menu->close();
    }

    void byKeyWhereverTheFocusIs_data()
    {
        QTest::addColumn<int>("page"); // its digit
        QTest::addColumn<QString>("focus");
        QTest::addColumn<QString>("expected");
        QTest::newRow("objects") << 2 << "objectsTable"
                                 << "Duplicate";
        QTest::newRow("layers") << 1 << "layer 2"
                                << "Rename Layer";
        QTest::newRow("overlays") << 1 << "overlay 1"
                                  << "Only this one (again: as before)";
        QTest::newRow("agent groups") << 3 << "groupsPanel"
                                      << "Select Group's Agents";
        QTest::newRow("history") << 5 << "historyList"
                                 << "Go to This Step";
        QTest::newRow("recordings") << 6 << "recordingsPanel"
                                    << "Open Recording…";
        QTest::newRow("comparison") << 7 << "comparisonPanel"
                                    << "Compare Methods";
        QTest::newRow("a text") << 1 << "objectName"
                                << "Select All";
        QTest::newRow("the Inspector") << 1 << "objectLayer"
                                       << "Duplicate";
        QTest::newRow("the tool strip") << 1 << "toolStrip"
                                        << "Duplicate";
        QTest::newRow("the tabs") << 1 << "panelTabs"
                                  << "Duplicate";
    }

    void byKeyWhereverTheFocusIs()
    {
        QFETCH(int, page);
        QFETCH(QString, focus);
        QFETCH(QString, expected);
        WindowBench bench;
        nav::Map map = WindowBench::smallMap();
        map.settings.agentGroups.push_back({.name = "Walkers"});
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({2});
        bench.key(static_cast<Qt::Key>(Qt::Key_0 + page), Qt::AltModifier);
        focusOn(bench, focus);
        bool done = false;
        whenPopup(done, [&](QMenu& menu) {
            QVERIFY2(listOf(menu).contains(expected), qPrintable(listOf(menu).join(' ')));
            menu.close();
        });
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F10, Qt::ShiftModifier);
        QTRY_VERIFY(done);
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{2});
    }

    void theRowsMenuIsOfTheCurrentRow()
    {
        WindowBench bench;
        bench.key(Qt::Key_2, Qt::AltModifier);
        auto* table = bench.widget<QTableView>("objectsTable");
        table->setFocus();
        table->selectRow(4); // the oak
        editor::MenuPlace wanted;
        connect(&bench.workbench.view(), &editor::MapView::menuWanted, this,
                [&wanted](const editor::MenuPlace& place) { wanted = place; });
        QTest::keyClick(table, Qt::Key_Up);
        QTest::keyClick(table, Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(shown(bench));
        QCOMPARE(wanted.objects.first(), nav::ObjectId(2));
        const QRect row = table->visualRect(table->currentIndex());
        const QPoint at = table->viewport()->mapFromGlobal(wanted.global);
        QVERIFY(row.contains(at));
        choose(shown(bench), "Delete");
        QVERIFY(!bench.map().find(2));
        // The mouse's menu is of the row under it.
        const QPoint oak = table->visualRect(table->model()->index(3, 0)).center();
        QTest::mousePress(table->viewport(), Qt::RightButton, {}, oak);
        QContextMenuEvent event(QContextMenuEvent::Mouse, oak, table->viewport()->mapToGlobal(oak));
        QApplication::sendEvent(table->viewport(), &event);
        QCOMPARE(wanted.objects, QList<nav::ObjectId>{1});
        QCOMPARE(bench.workbench.selection().ids(), QList<nav::ObjectId>{1});
        QTest::keyClick(shown(bench), Qt::Key_Escape);
    }
};

QTEST_MAIN(MenusTest)
#include "menustest.moc"
