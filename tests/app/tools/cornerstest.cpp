#include "tests/app/scene/canvasstage.h"

#include <QAction>
#include <QSignalSpy>

using namespace thicket;
using namespace thicket::editor;

namespace {

/// The orchard with a square, id 9, from (40, 5) to (50, 15), and a triangle, id 10; the Vertices
/// tool edits the square.
struct VertexStage : CanvasStage {
    VertexStage() : CanvasStage(orchard())
    {
        tools.choose("vertex-edit");
        click({45, 5});
    }
    static nav::Map orchard()
    {
        nav::Map map = smallOrchard();
        map.append(object(9, nav::Polygon{{{40, 5}, {50, 5}, {50, 15}, {40, 15}}, false}));
        map.append(object(10, nav::Polygon{{{5, 60}, {15, 60}, {10, 70}}, false}));
        return map;
    }
    const std::vector<nav::Point>& corners() { return geometry<nav::Polygon>(9).points; }
    /// As the key or the button beside the options does.
    void trigger(const QString& deed)
    {
        for (QAction* action : tools.deeds()) {
            if (action->objectName() == deed)
                return action->trigger();
        }
        qFatal("no such deed");
    }
};

} // namespace

/// Several vertices at once, and the shapes of corners, with the Vertices tool.
class CornersTest : public QObject {
    Q_OBJECT

private slots:
    void theBandChoosesVertices()
    {
        VertexStage stage;
        QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{9});
        stage.pull({36, 2}, {53, 8});
        QVERIFY(stage.canvas.feedback().rubberBand);
        stage.release({53, 8});
        QVERIFY(!stage.canvas.feedback().rubberBand);
        QCOMPARE(stage.canvas.chosenVertices(), (std::vector<std::size_t>{0, 1}));
        stage.drag({53, 18}, {47, 12}, Qt::ShiftModifier);
        QCOMPARE(stage.canvas.chosenVertices(), (std::vector<std::size_t>{0, 1, 2}));
        stage.drag({53, 18}, {47, 12});
        QCOMPARE(stage.canvas.chosenVertices(), (std::vector<std::size_t>{2}));
        QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{9});
        QCOMPARE(stage.steps(), 0);
    }

    /// Also from within the polygon, which is not dragged.
    void theBandBeginsInside()
    {
        VertexStage stage;
        stage.drag({45, 10}, {36, 18});
        QCOMPARE(stage.canvas.chosenVertices(), (std::vector<std::size_t>{3}));
        QCOMPARE(stage.steps(), 0);
        stage.click({45, 10});
        QVERIFY(stage.canvas.chosenVertices().empty());
        QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{9});
    }

    void escapeEndsTheBand()
    {
        VertexStage stage;
        stage.pull({36, 2}, {53, 8});
        stage.key(Qt::Key_Escape);
        QVERIFY(!stage.canvas.feedback().rubberBand);
        stage.move({54, 9}, Qt::LeftButton);
        QVERIFY(!stage.canvas.feedback().rubberBand);
        stage.release({54, 9});
        QVERIFY(stage.canvas.chosenVertices().empty());
        QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{9});
        stage.drag({36, 2}, {53, 8});
        QCOMPARE(stage.canvas.chosenVertices().size(), 2u);
    }

    void clicksBesideEndTheEditing()
    {
        VertexStage stage;
        stage.click({10, 63});
        QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{10});
        stage.click({25, 68});
        QVERIFY(stage.selection.isEmpty());
    }

    void chosenOnesMoveAndGoTogether()
    {
        VertexStage stage;
        stage.drag({36, 2}, {53, 8});
        const double y = stage.seen({50, 2}).y;
        stage.drag({50, 5}, {50, 2});
        QVERIFY(isNear(stage.corners()[0].y, y));
        QVERIFY(isNear(stage.corners()[1].y, y));
        QCOMPARE(stage.corners()[2], (nav::Point{50, 15}));
        QCOMPARE(stage.steps(), 1);
        stage.drag({47, 18}, {53, 12});
        stage.key(Qt::Key_Delete);
        QCOMPARE(stage.corners().size(), 3u);
        QCOMPARE(stage.steps(), 2);
    }

    void arrowsNudgeTheChosen()
    {
        VertexStage stage;
        const nav::Map before = stage.document.map();
        const double pixel = stage.canvas.unitsPerPixel();
        stage.drag({36, 2}, {53, 8});
        stage.key(Qt::Key_Down);
        stage.key(Qt::Key_Down, Qt::ShiftModifier);
        stage.key(Qt::Key_Right);
        QVERIFY(isNear(stage.corners()[0], {40 + pixel, 5 - 11 * pixel}));
        QVERIFY(isNear(stage.corners()[1], {50 + pixel, 5 - 11 * pixel}));
        QCOMPARE(stage.corners()[2], (nav::Point{50, 15}));
        QCOMPARE(stage.canvas.chosenVertices().size(), 2u);
        QCOMPARE(stage.steps(), 1); // repeated nudges of the same vertices
        stage.document.undo();
        QVERIFY(stage.document.map() == before);
        stage.canvas.chooseVertices({});
        stage.key(Qt::Key_Right); // the whole polygon
        QVERIFY(isNear(stage.corners()[2], {50 + pixel, 15}));
    }

    void nudgesThatCrossAreRefused()
    {
        VertexStage stage;
        QSignalSpy refused(&stage.tools, &ToolBox::refused);
        stage.drag({53, 2}, {47, 8});
        QCOMPARE(stage.canvas.chosenVertices(), (std::vector<std::size_t>{1}));
        for (int i = 0; i < 200 && refused.isEmpty(); ++i)
            stage.key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(refused.count(), 1);
        QVERIFY(stage.corners()[1].x > 40);
    }

    void roundsTheChosenOrAll()
    {
        VertexStage stage;
        const nav::Map before = stage.document.map();
        auto options = stage.tools.current().options();
        QCOMPARE(options.size(), 2);
        options[0].set(2);
        options[1].set(0.01);
        stage.drag({36, 2}, {44, 8});
        stage.trigger("round-corners");
        const std::size_t one = stage.corners().size();
        QVERIFY(one > 6);
        QVERIFY(isNear(stage.corners().front(), {40, 7}));
        QCOMPARE(stage.corners().back(), (nav::Point{40, 15}));
        QCOMPARE(stage.steps(), 1);
        stage.document.undo();
        QVERIFY(stage.document.map() == before);
        stage.canvas.chooseVertices({});
        stage.trigger("round-corners");
        QCOMPARE(stage.corners().size(), 4 * (one - 3));
        for (const nav::Point p : stage.corners()) {
            const nav::Point core{std::clamp(p.x, 42.0, 48.0), std::clamp(p.y, 7.0, 13.0)};
            QVERIFY(std::abs(nav::distance(p, core) - 2) < 1e-12);
        }
        QCOMPARE(stage.steps(), 1);
    }

    void makesRegular()
    {
        VertexStage stage;
        stage.selection.set({9, 10});
        stage.trigger("regular");
        const auto& triangle = stage.geometry<nav::Polygon>(10).points;
        const double side = nav::distance(triangle[0], triangle[1]);
        QVERIFY(isNear(nav::distance(triangle[1], triangle[2]), side));
        QVERIFY(isNear(nav::distance(triangle[2], triangle[0]), side));
        QVERIFY(isNear(stage.corners()[0], {40, 5})); // was regular
        QCOMPARE(stage.steps(), 1);
    }

    void refusesWithASentence()
    {
        VertexStage stage;
        const nav::Map before = stage.document.map();
        QSignalSpy refused(&stage.tools, &ToolBox::refused);
        stage.selection.set({1, 6}); // circles, one of them locked
        stage.trigger("regular");
        stage.trigger("round-corners");
        QCOMPARE(refused.count(), 2);
        stage.selection.set({5}); // an open wall cannot be regular
        stage.trigger("regular");
        QCOMPARE(refused.count(), 3);
        QVERIFY(stage.document.map() == before);
    }
};

QTEST_MAIN(CornersTest)
#include "cornerstest.moc"
