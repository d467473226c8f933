#include "app/editor/templates/instances.h"
#include "tests/app/window/windowbench.h"

#include <QComboBox>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>

using namespace thicket;
using Ids = QList<nav::ObjectId>;

/// Templates by mouse and keys: circle 2 and wall 3 are made one.
class TemplatesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static constexpr nav::Point circle{20, 12};
    static constexpr nav::Point wall{30, 8};
    static constexpr nav::Point ground{25, 3};

    struct Bench : WindowBench {
        Bench() { workbench.tools().choose("select"); }
        QPoint pixel(nav::Point at) { return workbench.view().camera().pixelOf(at).toPoint(); }
        QWidget* canvas() { return workbench.view().viewport(); }
        void click(nav::Point at, Qt::KeyboardModifiers modifiers = {})
        {
            QTest::mouseClick(canvas(), Qt::LeftButton, modifiers, pixel(at));
        }
        void doubleClick(nav::Point at)
        {
            QTest::mouseDClick(canvas(), Qt::LeftButton, {}, pixel(at));
        }
        void moveTo(QPoint at, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
        {
            QMouseEvent event(QEvent::MouseMove, at, canvas()->mapToGlobal(at), Qt::NoButton,
                              buttons, modifiers);
            QApplication::sendEvent(canvas(), &event);
        }
        void moveTo(nav::Point at, Qt::MouseButtons buttons)
        {
            moveTo(pixel(at), buttons, Qt::ControlModifier);
        }
        void beginDrag(nav::Point from, nav::Point to)
        {
            QTest::mousePress(canvas(), Qt::LeftButton, Qt::ControlModifier, pixel(from));
            moveTo(0.5 * (from + to), Qt::LeftButton);
            moveTo(to, Qt::LeftButton);
        }
        void drag(nav::Point from, nav::Point to)
        {
            beginDrag(from, to);
            QTest::mouseRelease(canvas(), Qt::LeftButton, Qt::ControlModifier, pixel(to));
        }
        /// By Shift and clicks, and the key.
        void makeTemplate()
        {
            click(ground);
            click(circle, Qt::ShiftModifier);
            click(wall, Qt::ShiftModifier);
            key(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
        }
        /// Instances beside the first one, whose middle is (24, 10): circles 6 and 8, walls 7
        /// and 9.
        void placeTwo(nav::Point first, nav::Point second)
        {
            key(Qt::Key_L);
            click(first, Qt::ControlModifier);
            click(second, Qt::ControlModifier);
            key(Qt::Key_Escape);
        }
        /// Circle 2 alone, within its instance.
        void enterFirst()
        {
            doubleClick(circle);
            click(circle);
        }
        const Ids& selected() { return workbench.selection().ids(); }
        nav::Point centreOf(nav::ObjectId id)
        {
            return nav::boundingBox(map().find(id)->geometry).center();
        }
        std::size_t instances() { return editor::countInstances(map().settings, 1); }
        QString undoText() { return workbench.document().undoStack().undoText(); }
    };

private slots:
    void init() { QSettings().clear(); }

    void manyArePlacedAndOneIsChanged()
    {
        Bench bench;
        const nav::Map before = bench.map();
        bench.makeTemplate();
        QCOMPARE(bench.instances(), 1u);
        QCOMPARE(bench.undoText(), QString("Make Template"));
        QCOMPARE(bench.selected(), (Ids{2, 3}));
        bench.key(Qt::Key_L);
        bench.click({8, 3}, Qt::ControlModifier);
        bench.click({24, 3}, Qt::ControlModifier);
        QCOMPARE(bench.instances(), 3u);
        QCOMPARE(bench.undoText(), QString("Place Template 1"));
        QCOMPARE(bench.selected(), (Ids{8, 9}));
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("select"));
        // Within the first: a member is dragged, all follow.
        bench.doubleClick(circle);
        bench.click(circle);
        QCOMPARE(bench.selected(), Ids{2});
        const nav::Point was[] = {bench.centreOf(2), bench.centreOf(6), bench.centreOf(8)};
        bench.drag(circle, {18, 14});
        const nav::Point by = bench.centreOf(2) - was[0];
        QVERIFY(nav::length(by) > 2);
        QVERIFY(nav::distance(bench.centreOf(6), was[1] + by) < 1e-9);
        QVERIFY(nav::distance(bench.centreOf(8), was[2] + by) < 1e-9);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.centreOf(6), was[1]);
        for (int step = 0; step < 3; ++step)
            bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
    }

    void othersFollowWhileAMemberIsDragged()
    {
        Bench bench;
        bench.makeTemplate();
        bench.placeTwo({8, 3}, {24, 3});
        const nav::Map before = bench.map();
        const nav::Point was[] = {bench.centreOf(2), bench.centreOf(6), bench.centreOf(8)};
        bench.enterFirst();
        bench.beginDrag(circle, {18, 14});
        const nav::Point by = bench.centreOf(2) - was[0];
        QVERIFY(nav::length(by) > 2);
        QVERIFY(nav::distance(bench.centreOf(6), was[1] + by) < 1e-9);
        QVERIFY(nav::distance(bench.centreOf(8), was[2] + by) < 1e-9);
        QVERIFY(bench.workbench.document().committedMap() == before);
        bench.moveTo({19, 13}, Qt::LeftButton);
        QVERIFY(nav::distance(bench.centreOf(6), was[1] + bench.centreOf(2) - was[0]) < 1e-9);
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.map() == before);
        QTest::mouseRelease(bench.canvas(), Qt::LeftButton, {}, bench.pixel({19, 13}));
        QVERIFY(bench.map() == before);
    }

    void othersFollowWhileTheViewMoves()
    {
        Bench bench;
        bench.makeTemplate();
        bench.placeTwo({8, 3}, {24, 3});
        const nav::Map before = bench.map();
        bench.enterFirst();
        bench.beginDrag(circle, {18, 14});
        auto& camera = bench.workbench.view().camera();
        camera.frame({{17, 9}, {21, 15}}); // without the other circles
        bench.moveTo({18, 14}, Qt::LeftButton);
        QCOMPARE(bench.centreOf(6), nav::boundingBox(before.find(6)->geometry).center());
        camera.frame({{0, 0}, {40, 20}});
        bench.moveTo({18, 14}, Qt::LeftButton);
        QVERIFY(bench.centreOf(6) != nav::boundingBox(before.find(6)->geometry).center());
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.map() == before);
    }

    void whatFollowsIsNoTargetToSnapTo()
    {
        Bench bench;
        bench.makeTemplate();
        bench.key(Qt::Key_L);
        QTest::mousePress(bench.canvas(), Qt::LeftButton, {}, bench.pixel({30, 12}));
        QTest::keyClicks(&bench.workbench.view(), "30");
        bench.key(Qt::Key_Tab);
        QTest::keyClicks(&bench.workbench.view(), "10");
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.centreOf(6).y, bench.centreOf(2).y);
        bench.key(Qt::Key_Escape);
        bench.enterFirst();
        bench.workbench.canvas().snapSettings().setGrid(false);
        const QPoint grip = bench.pixel(circle);
        const double pixel = bench.workbench.canvas().unitsPerPixel();
        QTest::mousePress(bench.canvas(), Qt::LeftButton, {}, grip);
        for (int up = 4; up <= 6; ++up)
            bench.moveTo(grip - QPoint(0, up), Qt::LeftButton, {});
        QVERIFY(std::abs(bench.centreOf(2).y - circle.y - 6 * pixel) < pixel / 2);
        bench.key(Qt::Key_Escape);
    }

    void anInstanceOnALockedLayerIsNamed()
    {
        Bench bench;
        bench.makeTemplate();
        bench.workbench.selection().layerChoice().choose(2);
        bench.placeTwo({8, 3}, {24, 3});
        bench.enterFirst();
        nav::MapSettings settings = bench.map().settings;
        settings.layers[1].locked = true;
        settings.layers[1].name = "Rocks";
        auto& document = bench.workbench.document();
        document.push(nav::MapEdit::changeSettings(bench.map(), settings), "Lock");
        const nav::Map before = bench.map();
        bench.drag(circle, {18, 14});
        QVERIFY(bench.map() == before);
        auto* bar = bench.widget<QWidget>("closedLayerBar");
        QCOMPARE(bench.widget<QLabel>("closedLayerBarText")->text(),
                 QString("Layer Rocks is locked, and instances of Template 1 on it would change, "
                         "too."));
        for (auto* button : bar->findChildren<QPushButton*>()) {
            if (button->text().remove('&') == "Unlock Rocks")
                QTest::mouseClick(button, Qt::LeftButton);
        }
        const nav::Point was = bench.centreOf(6);
        bench.drag(circle, {18, 14});
        QVERIFY(nav::distance(bench.centreOf(6), was) > 2);
    }

    void aWholeInstanceIsDraggedAlone()
    {
        Bench bench;
        bench.makeTemplate();
        bench.key(Qt::Key_L);
        bench.click({12, 3}, Qt::ControlModifier);
        bench.key(Qt::Key_Escape);
        const nav::Point other = bench.centreOf(6);
        const nav::Templates templates = bench.map().settings.templates;
        bench.click(ground);
        bench.click(circle);
        QCOMPARE(bench.selected(), (Ids{2, 3}));
        bench.drag(circle, {18, 14});
        QCOMPARE(bench.centreOf(6), other);
        QVERIFY(bench.map().settings.templates == templates);
    }

    void escTakesAnOpenPlacingBack()
    {
        Bench bench;
        bench.makeTemplate();
        const nav::Map before = bench.map();
        bench.key(Qt::Key_L);
        QTest::mousePress(bench.canvas(), Qt::LeftButton, {}, bench.pixel({12, 3}));
        QCOMPARE(bench.instances(), 2u);
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.map() == before);
        QCOMPARE(bench.workbench.tools().current().iconName(), QString("template"));
        QTest::mouseRelease(bench.canvas(), Qt::LeftButton, {}, bench.pixel({12, 3}));
        QVERIFY(bench.map() == before);
    }

    void typedNumbersPlaceAndTurn()
    {
        Bench bench;
        bench.makeTemplate();
        bench.key(Qt::Key_L);
        QTest::mousePress(bench.canvas(), Qt::LeftButton, {}, bench.pixel({12, 3}));
        QTest::keyClicks(&bench.workbench.view(), "12");
        bench.key(Qt::Key_Tab);
        QTest::keyClicks(&bench.workbench.view(), "5");
        bench.key(Qt::Key_Tab);
        QTest::keyClicks(&bench.workbench.view(), "90");
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.instances(), 2u);
        const nav::ObjectGroup& group = bench.map().settings.objectGroups.list().back();
        QVERIFY((group.axes == nav::Axes{{0, 1}, {-1, 0}}));
        // The middle of circle and wall is (24, 10): the wall's is 6 to the right of it.
        QCOMPARE(bench.centreOf(7), (nav::Point{12, 11}));
    }

    void keysAlonePlaceOne()
    {
        Bench bench;
        bench.makeTemplate();
        bench.key(Qt::Key_L);
        bench.key(Qt::Key_K);
        bench.key(Qt::Key_Return);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.instances(), 2u);
    }

    void theRowChoosesAndDeletes()
    {
        Bench bench;
        QVERIFY(!bench.action("Delete Template")->isEnabled()); // there is none
        bench.makeTemplate();
        QVERIFY(bench.action("Delete Template")->isEnabled());
        bench.click(ground);
        bench.click({10, 10});
        bench.action("Make Template")->trigger();
        QCOMPARE(bench.map().settings.templates.list().size(), 2u);
        bench.action("Template")->trigger();
        auto* choice = bench.widget<QComboBox>("placedTemplate");
        QCOMPARE(choice->count(), 2);
        QCOMPARE(choice->currentText(), QString("Template 2")); // its instance is selected
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Up);
        QCOMPARE(choice->currentText(), QString("Template 1"));
        bench.click({15, 3}, Qt::ControlModifier);
        QCOMPARE(bench.instances(), 2u);
        bench.action("Delete Template")->trigger();
        QCOMPARE(bench.instances(), 0u);
        QCOMPARE(choice->count(), 1);
        QCOMPARE(bench.map().settings.objectGroups.list().size(), 3u);
        bench.action("Delete Template")->trigger();
        QVERIFY(bench.map().settings.templates.empty());
        QVERIFY(!bench.action("Delete Template")->isEnabled());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.action("Delete Template")->isEnabled());
    }

    void theInspectorRenamesAndTheMenuDetaches()
    {
        Bench bench;
        bench.makeTemplate();
        auto* name = bench.widget<QLineEdit>("templateName");
        QCOMPARE(name->text(), QString("Template 1"));
        QCOMPARE(bench.widget<QLabel>("templateInstances")->text(), QString("1 placed"));
        bench.typeInto(name, "gate");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(bench.map().settings.templates.find(1)->name, std::string("gate"));
        QCOMPARE(bench.undoText(), QString("Rename Template"));
        QVERIFY(bench.action("Detach from Template")->isEnabled());
        bench.key(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(bench.instances(), 0u);
        QVERIFY(!name->isVisible());
    }
};

QTEST_MAIN(TemplatesTest)
#include "templatestest.moc"
