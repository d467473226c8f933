#include "tests/app/window/windowbench.h"

#include "app/editor/widgets/elidedlabel.h"
#include "app/editor/widgets/numberfield.h"

#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace thicket;
using editor::NumberField;

/// The Layers panel: the chosen layer, names, order, colour, what is closed, what blocks the path.
class LayersPanelTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static QWidget* row(WindowBench& bench, nav::LayerId id)
    {
        return bench.widget<QWidget>(QStringLiteral("layer %1").arg(id));
    }
    static QToolButton* button(WindowBench& bench, nav::LayerId id, const QString& name)
    {
        return row(bench, id)->findChild<QToolButton*>(name);
    }
    static QPoint nameOf(QWidget* row) { return {row->width() / 2, row->height() / 2}; }
    static QString names(WindowBench& bench)
    {
        QStringList names; // from the bottom up
        for (const nav::Layer& layer : bench.map().settings.layers)
            names << QString::fromStdString(layer.name);
        return names.join(' ');
    }
    static void moveTo(QWidget* over, QPoint at)
    {
        QMouseEvent move(QEvent::MouseMove, at, over->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(over, &move);
    }
    /// Draws a circle where nothing lies, with the circle tool.
    static void drawCircle(WindowBench& bench)
    {
        auto& view = bench.workbench.view();
        const auto pixel = [&view](nav::Point at) { return view.camera().pixelOf(at).toPoint(); };
        bench.workbench.tools().choose("circle");
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, pixel({25, 3}));
        const QPointF to = pixel({26, 3});
        QMouseEvent move(QEvent::MouseMove, to, view.viewport()->mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(view.viewport(), &move);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, pixel({26, 3}));
    }
    static void undoAll(WindowBench& bench)
    {
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == WindowBench::smallMap());
    }

private slots:
    void init() { QSettings().clear(); }

    void aLongNameEndsInDots()
    {
        WindowBench bench;
        nav::Map map = bench.map();
        map.settings.layers[0].name = "Trees that were planted before the bridge was built";
        bench.workbench.document().reset(map, {});
        const auto* name = row(bench, 1)->findChild<editor::ElidedLabel*>();
        QTRY_VERIFY(name->text().endsWith(QStringLiteral("…")));
        QVERIFY(name->text().startsWith("Trees that"));
        QVERIFY(name->fontMetrics().horizontalAdvance(name->text()) <= name->width());
        QCOMPARE(name->toolTip(), QString::fromStdString(map.settings.layers[0].name));
    }

    void hidesLocksAndGrows()
    {
        WindowBench bench;
        QToolButton* eye = button(bench, 1, "layerEye");
        QTest::mouseClick(eye, Qt::LeftButton);
        QVERIFY(!bench.map().settings.layers[0].visible);
        QVERIFY(!eye->isChecked());
        bench.workbench.document().undo();
        QVERIFY(bench.map().settings.layers[0].visible);
        QVERIFY(eye->isChecked());
        QTest::mouseClick(button(bench, 1, "layerLock"), Qt::LeftButton);
        QVERIFY(bench.map().settings.layers[0].locked);
        bench.workbench.selection().set({1, 3});
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.map().find(1) && !bench.map().find(3));
        QTest::mouseClick(bench.widget<QToolButton>("addLayer"), Qt::LeftButton);
        QCOMPARE(bench.map().settings.layers.size(), std::size_t(3));
        QVERIFY(row(bench, 3)->accessibleName().contains("new objects go here"));
        undoAll(bench);
    }

    void aNewLayerAsksForItsName()
    {
        WindowBench bench;
        QTest::mouseClick(bench.widget<QToolButton>("addLayer"), Qt::LeftButton);
        QCoreApplication::processEvents();
        auto* field = row(bench, 3)->findChild<QLineEdit*>();
        QVERIFY(field && field->isVisible() && field->hasFocus());
        QTest::keyClicks(field, "Doors");
        QTest::keyClick(field, Qt::Key_Return);
        const auto& layers = bench.map().settings.layers;
        QVERIFY(std::any_of(layers.begin(), layers.end(), [](const nav::Layer& layer) {
            return layer.id == 3 && layer.name == "Doors";
        }));
        QVERIFY(row(bench, 3)->hasFocus());
        undoAll(bench);
    }

    void newObjectsGoToTheChosenLayer()
    {
        WindowBench bench;
        QVERIFY(row(bench, 1)->accessibleName().contains("new objects go here"));
        QTest::mouseClick(row(bench, 2), Qt::LeftButton, {}, nameOf(row(bench, 2)));
        QVERIFY(row(bench, 2)->accessibleName().contains("new objects go here"));
        QVERIFY(!row(bench, 1)->accessibleName().contains("new objects go here"));
        drawCircle(bench);
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
        QCOMPARE(bench.map().objects().back().layer, nav::LayerId(2));
        bench.workbench.document().undo();
        QTest::keyClick(row(bench, 2), Qt::Key_Down);
        QVERIFY(row(bench, 1)->hasFocus());
        drawCircle(bench);
        QCOMPARE(bench.map().objects().back().layer, nav::LayerId(1));
        bench.key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(bench.workbench.selection().layerChoice().id(), nav::LayerId(2));
        bench.key(Qt::Key_C, Qt::ControlModifier);
        bench.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.map().objects().back().layer, nav::LayerId(2));
        undoAll(bench);
    }

    void aClosedLayerSaysSoAndIsOpenedByAClick_data()
    {
        QTest::addColumn<QString>("toggle");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("answer");
        QTest::newRow("locked") << "layerLock"
                                << "Layer Trees is locked"
                                << "Unlock Trees";
        QTest::newRow("hidden") << "layerEye"
                                << "Layer Trees is hidden"
                                << "Show Trees";
    }

    void aClosedLayerSaysSoAndIsOpenedByAClick()
    {
        QFETCH(QString, toggle);
        QFETCH(QString, words);
        QFETCH(QString, answer);
        WindowBench bench;
        QTest::mouseClick(button(bench, 1, toggle), Qt::LeftButton);
        const nav::Map before = bench.map();
        drawCircle(bench);
        QVERIFY(bench.map() == before);
        auto* bar = bench.widget<QWidget>("closedLayerBar");
        QVERIFY(bench.widget<QLabel>("closedLayerBarText")->text().startsWith(words));
        auto* open = bar->findChild<QPushButton*>();
        QCOMPARE(open->text().remove('&'), answer);
        QTest::mouseClick(open, Qt::LeftButton);
        QVERIFY(bench.map() == WindowBench::smallMap());
        QVERIFY(!bar->isVisible());
        drawCircle(bench);
        QCOMPARE(bench.map().objects().size(), std::size_t(6));
        // Opened in the panel, the bar goes away as well.
        QTest::mouseClick(button(bench, 1, toggle), Qt::LeftButton);
        drawCircle(bench);
        QVERIFY(bar->isVisible());
        QTest::mouseClick(button(bench, 1, toggle), Qt::LeftButton);
        QVERIFY(!bar->isVisible());
    }

    void renamedInPlace()
    {
        WindowBench bench;
        QWidget* trees = row(bench, 1);
        QTest::mouseDClick(trees, Qt::LeftButton, {}, nameOf(trees));
        auto* field = bench.widget<QLineEdit>("layerName");
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, "Oaks");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(names(bench), QString("Oaks Rocks"));
        QVERIFY(!field->isVisible());
        trees->setFocus();
        QTest::keyClick(trees, Qt::Key_F2);
        QTest::keyClicks(bench.widget<QLineEdit>("layerName"), "Elms");
        QTest::keyClick(bench.widget<QLineEdit>("layerName"), Qt::Key_Escape);
        QCOMPARE(names(bench), QString("Oaks Rocks"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        undoAll(bench);
    }

    void reorderedByDraggingAndKeys()
    {
        WindowBench bench;
        QWidget* trees = row(bench, 1);
        QWidget* rocks = row(bench, 2);
        QVERIFY(rocks->y() < trees->y()); // what is drawn above comes first
        QTest::mousePress(trees, Qt::LeftButton, {}, nameOf(trees));
        for (int y = 0; y > -trees->height(); y -= 4)
            moveTo(trees, nameOf(trees) + QPoint(0, y));
        moveTo(trees, {trees->width() / 2, -trees->height() + 2});
        QTest::mouseRelease(trees, Qt::LeftButton, {}, {trees->width() / 2, -trees->height() + 2});
        QCOMPARE(names(bench), QString("Rocks Trees"));
        QTRY_VERIFY(trees->y() < rocks->y());
        QTest::keyClick(trees, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(names(bench), QString("Trees Rocks"));
        QTest::keyClick(trees, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(names(bench), QString("Trees Rocks"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 2);
        bench.key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(names(bench), QString("Rocks Trees"));
        undoAll(bench);
        // Esc leaves a drag.
        QTest::mousePress(trees, Qt::LeftButton, {}, nameOf(trees));
        moveTo(trees, {trees->width() / 2, -trees->height() + 2});
        QTest::keyClick(trees, Qt::Key_Escape);
        QTest::mouseRelease(trees, Qt::LeftButton, {}, {trees->width() / 2, -trees->height() + 2});
        QCOMPARE(names(bench), QString("Trees Rocks"));
    }

    void deletedWithItsObjects()
    {
        WindowBench bench;
        QWidget* trees = row(bench, 1);
        QTest::mouseClick(trees, Qt::LeftButton, {}, nameOf(trees));
        bench.workbench.selection().set({3}); // Delete is not for the selection here
        bench.workbench.selection().layerChoice().choose(1);
        trees->setFocus();
        QTest::keyClick(trees, Qt::Key_Delete);
        QCOMPARE(names(bench), QString("Rocks"));
        QCOMPARE(bench.map().objects().size(), std::size_t(1));
        QVERIFY(bench.widget<QLabel>("statusMiddle")->text().contains("deleted with 4 objects"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        undoAll(bench);
        QVERIFY(row(bench, 1)->accessibleName().contains("new objects go here"));
        QTest::mouseClick(button(bench, 1, "layerLock"), Qt::LeftButton);
        QTest::mouseClick(bench.widget<QToolButton>("removeLayer"), Qt::LeftButton);
        QCOMPARE(names(bench), QString("Trees Rocks")); // locked
    }

    void colourAndOpacityAreOneStepAVisit()
    {
        WindowBench bench;
        auto* colour = bench.widget<QLineEdit>("layerColour");
        QCOMPARE(colour->text(), QString());
        bench.typeInto(colour, "#3f78c4");
        QTest::keyClick(colour, Qt::Key_Return);
        QCOMPARE(bench.map().settings.layers[0].colour, std::string("#3f78c4"));
        auto* opacity = bench.widget<NumberField>("layerOpacity");
        bench.typeInto(opacity, "2*20");
        QTest::keyClick(opacity, Qt::Key_Return);
        QCOMPARE(bench.map().settings.layers[0].opacity, 0.4);
        bench.typeInto(opacity, "140");
        QTest::keyClick(opacity, Qt::Key_Return);
        QVERIFY(bench.map().settings.layers[0].opacity <= 1);
        bench.typeInto(colour, "no colour");
        QTest::keyClick(colour, Qt::Key_Return);
        QCOMPARE(bench.map().settings.layers[0].colour, std::string("#3f78c4"));
        QTRY_COMPARE(colour->text(), QString("#3f78c4"));
        undoAll(bench);
        QCOMPARE(colour->text(), QString());
    }

    void theSelectionMovesToAnotherLayer()
    {
        WindowBench bench;
        bench.workbench.selection().set({1, 2});
        bench.action("Rocks")->trigger();
        QCOMPARE(bench.map().find(1)->layer, nav::LayerId(2));
        QCOMPARE(bench.map().find(2)->layer, nav::LayerId(2));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        bench.action("Lock Layer")->trigger();
        const nav::Map before = bench.map();
        bench.workbench.selection().set({4});
        bench.action("Rocks")->trigger();
        QVERIFY(bench.map() == before || bench.map().find(4)->layer == 1);
        undoAll(bench);
    }

    /// The circles in the way are hidden: the path still turns round them, and the window says so.
    void aHiddenLayerThatBlocksSaysSo()
    {
        WindowBench bench;
        QTRY_VERIFY(!bench.workbench.navigator().path().isEmpty());
        auto* sign = bench.window.findChild<QPushButton*>("hiddenLayerSign");
        QVERIFY(!sign->isVisible());
        bench.workbench.selection().layerChoice().choose(1);
        bench.key(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(!bench.map().settings.layers[0].visible);
        QTRY_VERIFY(sign->isVisible());
        QCOMPARE(sign->text(), QString("Blocked by hidden layer Trees"));
        QVERIFY(row(bench, 1)->accessibleName().contains("blocks the path"));
        QTest::mouseClick(sign, Qt::LeftButton);
        QVERIFY(bench.map().settings.layers[0].visible);
        QVERIFY(!sign->isVisible());
        undoAll(bench);
        // The wall, which no path touches, may be hidden without a word, if it does not block.
        bench.workbench.selection().layerChoice().choose(2);
        bench.key(Qt::Key_H, Qt::ControlModifier);
        bool touches = false;
        for (const nav::TangentEdge& edge : bench.workbench.navigator().path().edges()) {
            const auto* hug = std::get_if<nav::HuggingEdge>(&edge);
            touches = touches || (hug && hug->contact.obstacle == 3);
        }
        QCOMPARE(sign->isVisible(), touches);
    }

    void showOnlyThisOneAndAllAgain()
    {
        WindowBench bench;
        QToolButton* eye = button(bench, 2, "layerEye");
        QTest::keyPress(eye, Qt::Key_Alt);
        QTest::mouseClick(eye, Qt::LeftButton, Qt::AltModifier);
        QTest::keyRelease(eye, Qt::Key_Alt);
        QVERIFY(!bench.map().settings.layers[0].visible && bench.map().settings.layers[1].visible);
        QTest::mouseClick(eye, Qt::LeftButton, Qt::AltModifier);
        QVERIFY(bench.map().settings.layers[0].visible && bench.map().settings.layers[1].visible);
        undoAll(bench);
    }
};

QTEST_MAIN(LayersPanelTest)
#include "layerspaneltest.moc"
