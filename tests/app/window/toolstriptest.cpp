#include "tests/app/window/windowbench.h"

#include "app/editor/widgets/numberfield.h"

#include <QLabel>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace thicket;

/// The strip of tools, and the row with the options of the tool in hand.
class WindowToolStripTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    /// The button of this tool in the strip.
    static QToolButton* toolButton(WindowBench& bench, int place)
    {
        const QAction* tool = bench.workbench.tools().actions()[place];
        for (QToolButton* button :
             bench.widget<QToolBar>("toolStrip")->findChildren<QToolButton*>()) {
            if (button->defaultAction() == tool)
                return button;
        }
        return nullptr;
    }

private slots:
    void init() { QSettings().clear(); }

    void toolsByKeyAndStrip()
    {
        WindowBench bench;
        for (const auto& [key, name] : QList<QPair<Qt::Key, QString>>{{Qt::Key_C, "circle"},
                                                                      {Qt::Key_W, "wall"},
                                                                      {Qt::Key_P, "polygon"},
                                                                      {Qt::Key_O, "vertex-edit"},
                                                                      {Qt::Key_B, "brush"},
                                                                      {Qt::Key_R, "rectangle"},
                                                                      {Qt::Key_T, "path"},
                                                                      {Qt::Key_I, "start"},
                                                                      {Qt::Key_M, "measure"},
                                                                      {Qt::Key_S, "select"}}) {
            bench.key(key);
            QCOMPARE(bench.workbench.tools().current().iconName(), name);
        }
        for (const auto& [key, name] :
             QList<QPair<Qt::Key, QString>>{{Qt::Key_R, "arena-rectangle"},
                                            {Qt::Key_C, "arena"},
                                            {Qt::Key_I, "goal"},
                                            {Qt::Key_B, "forest"}}) {
            bench.key(key, Qt::ShiftModifier);
            QCOMPARE(bench.workbench.tools().current().iconName(), name);
        }
        QTest::mouseClick(toolButton(bench, 1), Qt::LeftButton);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("circle"));
    }

    /// In the smallest window, too.
    void allToolsAreInSight()
    {
        WindowBench bench;
        for (const QSize size : {QSize(960, 600), QSize(940, 500), QSize(1200, 800)}) {
            bench.window.resize(size);
            QTRY_COMPARE(bench.window.size(), size);
            const auto* strip = bench.widget<QToolBar>("toolStrip");
            for (int i = 0; i < bench.workbench.tools().actions().size(); ++i) {
                const QToolButton* button = toolButton(bench, i);
                const auto place = [&] {
                    return QRect(button->mapTo(strip, QPoint()), button->size());
                };
                QTRY_VERIFY2(button->isVisible(), qPrintable(button->text()));
                QTRY_VERIFY2(strip->rect().contains(place()), qPrintable(button->text()));
                // Large enough to be hit: two columns rather than one of flat buttons.
                QTRY_VERIFY(button->width() >= 30 && button->height() >= 24);
            }
        }
        // They grow again with the window.
        bench.window.resize(1200, 900);
        QTRY_COMPARE(toolButton(bench, 0)->size(), QSize(36, 36));
    }

    /// Also in a window that is small from the start: the columns fill the strip.
    void columnsFillTheStrip()
    {
        WindowBench bench;
        const auto* strip = bench.widget<QToolBar>("toolStrip");
        for (const QSize size : {QSize(950, 572), QSize(1200, 1000), QSize(960, 560)}) {
            bench.window.hide();
            bench.window.resize(size);
            bench.window.show();
            const auto leftOf = [&bench, strip](int place) {
                return toolButton(bench, place)->mapTo(strip, QPoint()).x();
            };
            const auto rightmost = [&bench, leftOf] {
                int right = 0;
                for (int i = 0; i < bench.workbench.tools().actions().size(); ++i)
                    right = std::max(right, leftOf(i) + toolButton(bench, i)->width());
                return right;
            };
            QTRY_VERIFY(std::abs(strip->width() - rightmost() - leftOf(0)) <= 1);
        }
    }

    void optionsOfTheToolInHand()
    {
        WindowBench bench;
        auto* row = bench.window.findChild<QWidget*>("toolOptions");
        QVERIFY(row->isHidden());
        bench.key(Qt::Key_W);
        QVERIFY(row->isVisible());
        auto* thickness = row->findChild<editor::NumberField*>("wallThickness");
        QCOMPARE(thickness->value(), 1.0); // of the map's wall
        bench.typeInto(thickness, "0.25");
        QTest::keyClick(thickness, Qt::Key_Return);
        auto& view = bench.workbench.view();
        const auto pixel = [&view](nav::Point at) { return view.camera().pixelOf(at).toPoint(); };
        for (const nav::Point at : {nav::Point{15, 3}, nav::Point{25, 3}})
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, pixel(at));
        bench.key(Qt::Key_Return);
        QCOMPARE(std::get<nav::Wall>(bench.map().objects().back().geometry).thickness, 0.25);
        bench.key(Qt::Key_S);
        QVERIFY(row->isHidden());
        bench.window.resize(960, 600);
        bench.key(Qt::Key_B);
        QCOMPARE(row->findChildren<editor::NumberField*>().size(), 7);
        QCOMPARE(row->findChild<editor::NumberField*>("scatterCount")->text(), QString("4"));
        QTRY_COMPARE(bench.window.width(), 960); // many options do not widen it
    }

    /// The row of options pushes the canvas down, but not what the user points at.
    void whatIsPointedAtStaysWhereItIs()
    {
        WindowBench bench;
        auto& view = bench.workbench.view();
        auto* row = bench.window.findChild<QWidget*>("toolOptions");
        const nav::Point at{20, 12};
        const auto pixel = [&view, at] {
            return view.viewport()->mapToGlobal(view.camera().pixelOf(at));
        };
        const auto isNear = [](QPointF a, QPointF b) { return QLineF(a, b).length() < 0.01; };
        const QPointF before = pixel();
        const double scale = view.camera().pixelsPerUnit();
        const int height = view.viewport()->height();
        QTest::mouseMove(view.viewport(), view.camera().pixelOf(at).toPoint());
        const QString place = bench.widget<QLabel>("statusPointer")->text();
        bench.key(Qt::Key_W);
        QTRY_VERIFY(view.viewport()->height() < height);
        QVERIFY(row->isVisible());
        QVERIFY(isNear(pixel(), before));
        // The window knows where the pointer is now, without a move of it.
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_C, Qt::ControlModifier);
        QCoreApplication::processEvents();
        QTRY_COMPARE(bench.widget<QLabel>("statusPointer")->text(), place);
        bench.key(Qt::Key_V, Qt::ControlModifier);
        const auto& pasted = std::get<nav::Circle>(bench.map().objects().back().geometry);
        QVERIFY(nav::distance(pasted.center, at) < 0.6); // it snaps to the grid
        bench.workbench.selection().clear();
        bench.key(Qt::Key_S);
        QTRY_COMPARE(view.viewport()->height(), height);
        QVERIFY(isNear(pixel(), before));
        QCOMPARE(view.camera().pixelsPerUnit(), scale);
        // From elsewhere the whole map is fitted again.
        QTest::mouseMove(bench.widget<QToolBar>("toolStrip"), QPoint(5, 5));
        bench.key(Qt::Key_W);
        const auto middle = [&view] { return view.camera().pixelOf({20, 10}).y(); };
        QTRY_VERIFY(std::abs(middle() - view.viewport()->height() / 2.0) < 1);
    }

    /// In a window without room for all, arrows scroll to the rest.
    void arrowsReachTheOtherOptions()
    {
        WindowBench bench;
        auto* row = bench.window.findChild<QWidget*>("toolOptions");
        bench.key(Qt::Key_B);
        const auto isInSight = [row](const char* name) {
            const auto* field = row->findChild<editor::NumberField*>(name);
            return field->visibleRegion().boundingRect() == field->rect();
        };
        auto* more = row->findChild<QAbstractButton*>("optionsMore");
        auto* back = row->findChild<QAbstractButton*>("optionsBack");
        bench.window.resize(1440, 900);
        QTRY_VERIFY(!more->isVisible() && !back->isVisible());
        row->setFixedWidth(420);
        QTRY_VERIFY(more->isVisible() && more->isEnabled() && !back->isEnabled());
        QVERIFY(isInSight("brushSize") && !isInSight("scatterSeed"));
        while (more->isEnabled())
            QTest::mouseClick(more, Qt::LeftButton);
        QTRY_VERIFY(!isInSight("brushSize") && isInSight("scatterSeed"));
        row->findChild<editor::NumberField*>("brushSize")->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(isInSight("brushSize"));
    }

    void allOptionsHaveRoomInTheSmallestWindow()
    {
        WindowBench bench;
        const auto* row = bench.window.findChild<QWidget*>("toolOptions");
        bench.window.resize(1440, 900);
        QTRY_COMPARE(bench.window.width(), 1440);
        bench.key(Qt::Key_B);
        const auto isInSight = [row](const char* name) {
            const auto* field = row->findChild<editor::NumberField*>(name);
            const int right = field->mapTo(row, QPoint(field->width(), 0)).x();
            return right < row->width();
        };
        const auto breadth = [row] {
            return row->findChild<editor::NumberField*>("brushSize")->width();
        };
        const int wide = breadth();
        for (const QSize size : {QSize(960, 600), QSize(960, 540)}) {
            bench.window.resize(size);
            QTRY_VERIFY(isInSight("brushSize") && isInSight("scatterSeed"));
        }
        QVERIFY(breadth() < wide);
        bench.window.resize(1440, 900);
        QTRY_COMPARE(breadth(), wide);
    }
};

QTEST_MAIN(WindowToolStripTest)
#include "toolstriptest.moc"
