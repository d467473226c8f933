#include "tests/app/scene/canvasstage.h"

#include "app/editor/gestures/tool.h"
#include "libnav/geometry/distance.h"

#include <QSignalSpy>

using namespace thicket;
using namespace thicket::editor;

namespace {

void setOption(CanvasStage& stage, const QString& label, double value)
{
    for (const ToolOption& option : stage.tools.current().options()) {
        if (option.label == label)
            return option.set(value);
    }
    QFAIL(qPrintable("no option " + label));
}

/// The circles that are not in the orchard.
std::vector<nav::Circle> added(const CanvasStage& stage)
{
    std::vector<nav::Circle> circles;
    for (const nav::MapObject& object : stage.document.map().objects()) {
        if (object.id > 8)
            circles.push_back(std::get<nav::Circle>(object.geometry));
    }
    return circles;
}

/// The least distance of the circles to each other and to the orchard's obstacles and markers.
double leastGap(const CanvasStage& stage)
{
    const std::vector<nav::Circle> circles = added(stage);
    const nav::Map orchard = smallOrchard();
    double least = HUGE_VAL;
    for (std::size_t i = 0; i < circles.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            least = std::min(least, nav::distance(circles[i].center, circles[j].center) -
                                        circles[i].radius - circles[j].radius);
        for (const nav::MapObject& object : orchard.objects()) {
            const auto shape = nav::obstacleShape(object.geometry);
            const nav::Point at = nav::boundingBox(object.geometry).center();
            const double gap = shape ? nav::signedDistance(circles[i].center, *shape)
                                     : nav::distance(circles[i].center, at);
            least = std::min(least, gap - circles[i].radius);
        }
    }
    return least;
}

} // namespace

/// Brush and Forest, used with the mouse and keys.
class ScatterToolsTest : public QObject {
    Q_OBJECT

private slots:
    void forestFillsABox();
    void forestSaysHowManyFitted();
    void theSameSeedGivesTheSameForest();
    void forestTypedAndTakenBack();
    void brushScattersAlongAStroke();
    void brushErasesWithShift();
    void brushEscapeAndLocked();
    void manyCirclesArePlacedAtTheEnd();
};

void ScatterToolsTest::forestFillsABox()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("forest");
    setOption(stage, "Radius", 0.5);
    setOption(stage, "to", 1);
    setOption(stage, "Gap", 0.3);
    setOption(stage, "Border", 2);
    setOption(stage, "Count", 50);
    const nav::Box box{stage.seen({2, 2}), stage.seen({98, 73})};
    stage.pull({2, 2}, {98, 73});
    QCOMPARE(added(stage).size(), 50u); // while the button is held
    QVERIFY(stage.canvas.feedback().chip->detail.contains("placed 50 of 50"));
    stage.release({98, 73});
    QCOMPARE(stage.steps(), 1);
    QCOMPARE(stage.selection.ids().size(), 50);
    QVERIFY(leastGap(stage) >= 0.3 - 1e-9);
    for (const nav::Circle& circle : added(stage)) {
        QVERIFY(circle.radius >= 0.5 && circle.radius <= 1);
        QVERIFY(grown(box, -2 + 1e-9).encloses(nav::boundingBox(nav::Geometry(circle))));
    }
    stage.document.undo();
    QVERIFY(stage.document.map() == smallOrchard());
}

void ScatterToolsTest::forestSaysHowManyFitted()
{
    CanvasStage stage(smallOrchard());
    QSignalSpy said(&stage.tools, &ToolBox::said);
    stage.tools.choose("forest");
    setOption(stage, "Radius", 2);
    setOption(stage, "to", 2);
    setOption(stage, "Count", 100);
    stage.drag({40, 60}, {50, 70});
    const auto placed = int(added(stage).size());
    QVERIFY(placed > 0 && placed < 7);
    QCOMPARE(said.last().first().toString(),
             QString("placed %1 of 100, no room for %2").arg(placed).arg(100 - placed));
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    stage.drag({5, 5}, {6, 6}); // too small for one
    QCOMPARE(refused.count(), 1);
    QCOMPARE(stage.steps(), 1);
}

void ScatterToolsTest::theSameSeedGivesTheSameForest()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("forest");
    setOption(stage, "Radius", 0.5);
    setOption(stage, "to", 1);
    std::vector<std::vector<nav::Circle>> forests;
    for (const double seed : {7, 8, 7}) {
        setOption(stage, "Seed", seed);
        stage.drag({35, 5}, {65, 70});
        forests.push_back(added(stage));
        stage.document.undo();
    }
    QVERIFY(forests[0] == forests[2]);
    QVERIFY(forests[0] != forests[1]);
}

void ScatterToolsTest::forestTypedAndTakenBack()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("forest");
    setOption(stage, "Radius", 0.5);
    setOption(stage, "to", 0.5);
    stage.pull({35, 5}, {65, 70});
    stage.type("12");
    stage.key(Qt::Key_Return);
    stage.release({65, 70});
    QCOMPARE(added(stage).size(), 12u);
    const nav::Map after = stage.document.map();
    stage.pull({2, 2}, {30, 25});
    stage.key(Qt::Key_Escape);
    stage.release({30, 25});
    QVERIFY(stage.document.map() == after);
}

void ScatterToolsTest::brushScattersAlongAStroke()
{
    CanvasStage stage(smallOrchard());
    QSignalSpy said(&stage.tools, &ToolBox::said);
    stage.tools.choose("brush");
    setOption(stage, "Size", 10);
    setOption(stage, "Radius", 0.4);
    setOption(stage, "to", 0.8);
    setOption(stage, "Gap", 0.2);
    const double before = stage.pathLength();
    stage.pull({45, 10}, {45, 65});
    QVERIFY(added(stage).size() > 20);
    QVERIFY(stage.canvas.feedback().chip->detail.startsWith("placed"));
    QVERIFY(stage.pathLength() != before);
    stage.release({45, 65});
    QCOMPARE(stage.steps(), 1);
    QVERIFY(said.last().first().toString().startsWith(
        QString("placed %1 of ").arg(added(stage).size())));
    QVERIFY(leastGap(stage) >= 0.2 - 1e-9);
    for (const nav::Circle& circle : added(stage))
        QVERIFY(std::abs(circle.center.x - 45) <= 5.1);
    stage.document.undo();
    QVERIFY(stage.document.map() == smallOrchard());
}

void ScatterToolsTest::brushErasesWithShift()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("brush");
    setOption(stage, "Size", 6);
    stage.drag({60, 15}, {60, 55}, Qt::ShiftModifier); // over 2 and 3
    QVERIFY(!stage.document.map().find(2));
    QVERIFY(!stage.document.map().find(3));
    QVERIFY(stage.document.map().find(1));
    QCOMPARE(stage.steps(), 1);
    stage.drag({85, 15}, {95, 15}, Qt::ShiftModifier); // of a locked layer
    QVERIFY(stage.document.map().find(6));
    stage.document.undo();
    QVERIFY(stage.document.map() == smallOrchard());
}

void ScatterToolsTest::brushEscapeAndLocked()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("brush");
    stage.pull({45, 10}, {45, 65});
    QVERIFY(stage.document.map() != smallOrchard());
    stage.key(Qt::Key_Escape);
    stage.release({45, 65});
    QVERIFY(stage.document.map() == smallOrchard());
    QCOMPARE(stage.tools.current().iconName(), QString("brush"));
    stage.move({46, 60});
    QCOMPARE(stage.canvas.feedback().ghosts.size(), 1u); // the brush's rim
    stage.key(Qt::Key_Escape);
    QVERIFY(stage.canvas.feedback().ghosts.empty());

    nav::Map locked = smallOrchard();
    locked.settings.layers[0].locked = true;
    stage.document.reset(locked, {});
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    stage.tools.choose("brush");
    stage.drag({45, 10}, {45, 65});
    QVERIFY(stage.document.map() == locked);
    QCOMPARE(refused.count(), 1);
}

void ScatterToolsTest::manyCirclesArePlacedAtTheEnd()
{
    CanvasStage stage(smallOrchard());
    stage.tools.choose("forest");
    setOption(stage, "Radius", 0.1);
    setOption(stage, "to", 0.2);
    setOption(stage, "Count", 800);
    stage.pull({2, 2}, {98, 73});
    QVERIFY(added(stage).empty());
    stage.release({98, 73});
    QCOMPARE(added(stage).size(), 800u);
}

QTEST_MAIN(ScatterToolsTest)
#include "scattertoolstest.moc"
