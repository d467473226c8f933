#include "tests/app/window/windowbench.h"

#include "app/editor/widgets/numberfield.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>

using namespace thicket;
using editor::NumberField;

/// The Inspector: what it shows, live edits, one undo step per visit of a field.
class InspectorTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void editsLiveInOneStep()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1});
        auto* radius = bench.widget<NumberField>("Radius");
        const double length = bench.workbench.navigator().path().length();
        bench.typeInto(radius, "2*2+0.5");
        QCOMPARE(bench.radiusOf(1), 4.5);
        QVERIFY(bench.workbench.navigator().path().length() > length);
        QTest::keyClick(radius, Qt::Key_Return);
        QCOMPARE(radius->text(), QString("4.50"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        auto* bar = bench.widget<QToolBar>("mainToolBar");
        for (QAction* action : bar->actions()) {
            if (action->text().startsWith("&Undo"))
                QTest::mouseClick(bar->widgetForAction(action), Qt::LeftButton);
        }
        QVERIFY(bench.map() == before);
        QCOMPARE(radius->text(), QString("3.00"));
    }

    /// The dock keeps its width, and the tooltip tells what the dots stand for.
    void elidesALongLayerName()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        auto* layer = bench.widget<QComboBox>("objectLayer");
        const int width = layer->width();
        const QString name = QString(12, 'W') + " of the northern orchard behind the house";
        nav::MapSettings settings = bench.map().settings;
        settings.layers.front().name = name.toStdString();
        bench.workbench.document().push(nav::MapEdit::changeSettings(bench.map(), settings),
                                        "Rename Layer");
        QCOMPARE(layer->currentText(), name);
        QCoreApplication::processEvents();
        QCOMPARE(layer->width(), width);
        QHelpEvent help(QEvent::ToolTip, {5, 5}, layer->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(layer, &help);
        QCOMPARE(QToolTip::text(), name);
    }

    /// What follows from an obstacle is seen beside its fields, without scrolling.
    void theFactsAreInSight()
    {
        WindowBench bench;
        bench.window.resize(1440, 900);
        nav::Map map = bench.map();
        nav::MapObject rock;
        rock.id = map.unusedId();
        rock.layer = 2;
        rock.geometry = nav::polygonOf({{5, 2}, {8, 5}});
        map.append(rock);
        bench.workbench.document().reset(map, {});
        for (const nav::ObjectId id : {nav::ObjectId{1}, nav::ObjectId{3}, rock.id}) {
            bench.workbench.selection().set({id});
            QCoreApplication::processEvents();
            const auto* card = bench.window.findChild<QFrame*>("factsCard");
            QVERIFY(card->isVisible());
            QCOMPARE(card->visibleRegion().boundingRect(), card->rect());
        }
    }

    /// A member of an instance has the rows of its template, too.
    void theFactsOfAMemberAreInSight()
    {
        WindowBench bench;
        bench.window.resize(1440, 900);
        bench.workbench.selection().set({1, 2});
        bench.action("Make Template")->trigger();
        bench.workbench.selection().groups().enter(bench.map().find(1)->group);
        bench.workbench.selection().set({1});
        QCoreApplication::processEvents();
        QVERIFY(bench.widget<QLineEdit>("templateName")->isVisible());
        const auto* card = bench.window.findChild<QFrame*>("factsCard");
        QVERIFY(card->isVisible());
        QCOMPARE(card->visibleRegion().boundingRect(), card->rect());
    }

    void aMapWithoutLayersHasNoneToMix()
    {
        WindowBench bench;
        nav::Map map = bench.map();
        map.settings.layers.clear();
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({1, 2});
        const auto* layer = bench.widget<QComboBox>("objectLayer");
        QVERIFY(!layer->isEnabled());
        QCOMPARE(layer->currentIndex(), -1);
        QCOMPARE(layer->placeholderText(), QString("none"));
        bench.workbench.document().reset(WindowBench::smallMap(), {});
        bench.workbench.selection().set({1, 3});
        QCOMPARE(layer->currentIndex(), -1);
        QCOMPARE(layer->placeholderText(), QString("mixed"));
    }

    void escapePutsItBack()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1, 2});
        auto* radius = bench.widget<NumberField>("Radius");
        QCOMPARE(radius->text(), QString());
        QCOMPARE(radius->placeholderText(), QString("mixed"));
        bench.typeInto(radius, "1.5");
        QCOMPARE(bench.radiusOf(1), 1.5);
        QCOMPARE(bench.radiusOf(2), 1.5);
        QTest::keyClick(radius, Qt::Key_Escape);
        QVERIFY(bench.map() == before);
        QCOMPARE(radius->text(), QString());
    }

    void severalAreSetAtOnce()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1, 2});
        auto* radius = bench.widget<NumberField>("Radius");
        bench.typeInto(radius, "1.25");
        QTest::keyClick(radius, Qt::Key_Return);
        QCOMPARE(bench.radiusOf(1), 1.25);
        QCOMPARE(bench.radiusOf(2), 1.25);
        bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
    }

    void pointsAreTypedInATable()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1});
        QVERIFY(bench.window.findChild<QTableView*>("points")->isHidden() ||
                !bench.window.findChild<QTableView*>("points")->isVisible());
        bench.workbench.selection().set({3});
        auto* table = bench.widget<QTableView>("points");
        QCOMPARE(table->model()->rowCount(), 2);
        const auto typeAt = [table](int row, int column, const QString& text) {
            const QModelIndex cell = table->model()->index(row, column);
            const QPoint at = table->visualRect(cell).center();
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, at);
            auto* editor = table->findChild<QLineEdit*>();
            QVERIFY(editor);
            editor->selectAll();
            QTest::keyClicks(editor, text);
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(!table->findChild<QLineEdit*>()); // it is taken from the event loop
        };
        typeAt(1, 0, "30+2.5");
        const auto& wall = std::get<nav::Wall>(bench.map().find(3)->geometry);
        QCOMPARE(wall.points[1], (nav::Point{32.5, 15}));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        typeAt(0, 1, "north");
        QVERIFY(bench.widget<QLabel>("pointsRefusal")->text().contains("north"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
        QCOMPARE(table->model()->index(1, 0).data().toString(), QString("30.00"));
    }

    void whatIsNoNumberChangesNothing()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1});
        auto* radius = bench.widget<NumberField>("Radius");
        for (const char* text : {"abc", "-1", "1/0", "1e30"}) {
            bench.typeInto(radius, text);
            QTest::keyClick(radius, Qt::Key_Return);
            QVERIFY2(bench.map() == before, text);
        }
        bench.typeInto(radius, "abc");
        QVERIFY(bench.map() == before);
        QTest::keyClick(radius, Qt::Key_Return);
        QCOMPARE(radius->text(), QString("3.00"));
    }

    void nameLayerAndCentre()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        QVERIFY(bench.window.findChild<QWidget*>("inspector")->isVisible());
        bench.typeInto(bench.widget<QLineEdit>("objectName"), "elm");
        QCOMPARE(bench.map().find(1)->name, std::string("elm"));
        auto* layer = bench.widget<QComboBox>("objectLayer");
        QCOMPARE(layer->currentText(), QString("Trees"));
        layer->setFocus();
        QTest::keyClick(layer, Qt::Key_Up); // the list is from the top down
        QCOMPARE(bench.map().find(1)->layer, nav::LayerId(2));
        auto* y = bench.widget<NumberField>("Centre y");
        bench.typeInto(y, "12");
        QTest::keyClick(y, Qt::Key_Return);
        QTest::keyClick(y, Qt::Key_Up);
        QCOMPARE(std::get<nav::Circle>(bench.map().find(1)->geometry).center, (nav::Point{10, 13}));
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void wallsHaveThicknessAndCanClose()
    {
        WindowBench bench;
        bench.workbench.selection().set({3});
        bench.typeInto(bench.widget<NumberField>("Thickness"), "0.8");
        QCOMPARE(std::get<nav::Wall>(bench.map().find(3)->geometry).thickness, 0.8);
        QTest::mouseClick(bench.widget<QAbstractButton>("wallClosed"), Qt::LeftButton);
        QVERIFY(std::get<nav::Wall>(bench.map().find(3)->geometry).closed);
        bench.workbench.document().undo();
        QVERIFY(!std::get<nav::Wall>(bench.map().find(3)->geometry).closed);
        QCOMPARE(std::get<nav::Wall>(bench.map().find(3)->geometry).thickness, 0.8);
    }

    void markersHaveAPosition()
    {
        WindowBench bench;
        bench.workbench.selection().set({4});
        auto* x = bench.widget<NumberField>("Position x");
        bench.typeInto(x, "3");
        QTest::keyClick(x, Qt::Key_Return);
        QCOMPARE(bench.map().start()->id, nav::ObjectId(4));
        QVERIFY(bench.workbench.navigator().start() == (nav::Point{3, 10}));
    }

    void propertiesAreEditedAndAdded()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        bench.typeInto(bench.widget<QLineEdit>("property species"), "Ulmus");
        QVERIFY(bench.map().find(1)->properties.at("species") == nav::Json("Ulmus"));
        QTest::mouseClick(bench.widget<QPushButton>("addProperty"), Qt::LeftButton);
        auto* name = bench.widget<QLineEdit>("newPropertyName");
        QTest::keyClicks(name, "age");
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(bench.window.findChild<QLineEdit*>("property age"));
        bench.typeInto(bench.widget<QLineEdit>("property age"), "80");
        QVERIFY(bench.map().find(1)->properties.at("age") == nav::Json("80"));
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void tabAddsAPropertyAndEscDoesNot()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        QTest::mouseClick(bench.widget<QPushButton>("addProperty"), Qt::LeftButton);
        QTest::keyClicks(bench.widget<QLineEdit>("newPropertyName"), "age");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("property age"));
        QTest::mouseClick(bench.widget<QPushButton>("addProperty"), Qt::LeftButton);
        QTest::keyClicks(bench.widget<QLineEdit>("newPropertyName"), "height");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(bench.workbench.view().hasFocus());
        QVERIFY(bench.map().find(1)->properties.contains("age"));
        QVERIFY(!bench.map().find(1)->properties.contains("height"));
        QVERIFY(bench.widget<QPushButton>("addProperty")->isVisible());
    }

    void aPropertyIsRemovedInOneStep()
    {
        WindowBench bench;
        const nav::Map before = bench.map();
        bench.workbench.selection().set({1});
        QTest::mouseClick(bench.widget<QToolButton>("remove species"), Qt::LeftButton);
        QTRY_VERIFY(bench.map().find(1)->properties.empty());
        QTRY_VERIFY(!bench.window.findChild<QLineEdit*>("property species"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
        QVERIFY(bench.widget<QLineEdit>("property species"));
    }

    void theMapItself()
    {
        WindowBench bench;
        bench.workbench.selection().clear();
        // No line ends between a number and its word.
        QVERIFY(bench.widget<QLabel>("mapContents")
                    ->text()
                    .startsWith(QString("2_circles, 1_wall").replace('_', QChar::Nbsp)));
        bench.action("Map Properties")->trigger();
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("mapName"));
        QTest::keyClicks(QApplication::focusWidget(), "Grove");
        QCOMPARE(bench.map().settings.name, std::string("Grove"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        auto* axis = bench.widget<QComboBox>("mapYAxis");
        axis->setFocus();
        QTest::keyClick(axis, Qt::Key_Down);
        QVERIFY(bench.map().settings.yAxis == nav::YAxis::down);
    }

    void boundsAreEditedAndBecomeWalls()
    {
        WindowBench bench;
        bench.workbench.selection().clear();
        auto* walls = bench.widget<QAbstractButton>("boundsAreWalls");
        QCOMPARE(walls->accessibleName(), QString("Agents stay inside the bounds"));
        QTest::mouseClick(walls, Qt::LeftButton);
        QVERIFY(bench.map().settings.boundsAreWalls);
        QCOMPARE(bench.workbench.navigator().field().obstacleCount(), std::size_t(4));
        auto* right = bench.widget<NumberField>("Greatest x");
        bench.typeInto(right, "30+2");
        QTest::keyClick(right, Qt::Key_Return);
        QVERIFY(bench.map().settings.bounds == (nav::Box{{0, 0}, {32, 20}}));
        auto* details = bench.widget<QLabel>("statusDetails");
        QCOMPARE(details->text(), QString("goal is outside the map's bounds"));
        bench.typeInto(right, "-1"); // left of the left edge
        QTest::keyClick(right, Qt::Key_Return);
        QVERIFY(bench.map().settings.bounds == (nav::Box{{0, 0}, {32, 20}}));

        auto* bounded = bench.widget<QAbstractButton>("mapBounded");
        QTest::mouseClick(bounded, Qt::LeftButton);
        QVERIFY(!bench.map().settings.bounds && !bench.map().settings.boundsAreWalls);
        QVERIFY(!walls->isVisible());
        QTest::mouseClick(bounded, Qt::LeftButton);
        QVERIFY(bench.map().settings.bounds == bench.map().extent());
        QCOMPARE(bench.workbench.document().undoStack().count(), 4);
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(!walls->isChecked() && bounded->isChecked());
    }

    void circlesBecomeArenas()
    {
        WindowBench bench;
        bench.workbench.selection().set({3});
        for (auto* hidden : bench.window.findChildren<QAbstractButton*>("objectInverted"))
            QVERIFY(!hidden->isVisible()); // a wall has no inside
        bench.workbench.selection().set({1});
        bench.typeInto(bench.widget<NumberField>("Radius"), "100");
        auto* inverted = bench.widget<QAbstractButton>("objectInverted");
        QVERIFY(bench.workbench.navigator().path().isEmpty());
        QTest::mouseClick(inverted, Qt::LeftButton);
        QVERIFY(std::get<nav::Circle>(bench.map().find(1)->geometry).inverted);
        QVERIFY(!bench.workbench.navigator().path().isEmpty());
        bench.workbench.selection().set({1, 2});
        QVERIFY(!inverted->isChecked());
        QCOMPARE(inverted->toolTip(), QString("mixed"));
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

    void factsFollowTheDrag()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        auto values = [&bench] {
            QStringList texts;
            for (QLabel* label : bench.window.findChildren<QLabel*>()) {
                if (label->property("role") == "factValue")
                    texts << label->text();
            }
            return texts;
        };
        const double gap = std::hypot(10, 2) - 5;
        QCOMPARE(values().at(0), QStringLiteral("%1\u00A0m, circle 2").arg(gap, 0, 'f', 2));
        QCOMPARE(values().at(1), QStringLiteral("radius %1\u00A0m").arg(gap / 2, 0, 'f', 2));
        bench.typeInto(bench.widget<NumberField>("Centre x"), "15");
        const double after = std::hypot(5, 2) - 5;
        QCOMPARE(values().at(0), QStringLiteral("%1\u00A0m, circle 2").arg(after, 0, 'f', 2));
    }
};

QTEST_MAIN(InspectorTest)
#include "inspectortest.moc"
