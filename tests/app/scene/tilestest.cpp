#include "tests/app/document/randomedits.h"
#include "tests/app/scene/canvasstage.h"

#include <random>

using namespace thicket;
using namespace thicket::editor;

namespace {

/// The default is more than a frame paints: walls, which take Qt long, and stems too small for an
/// outline.
nav::Map wideStand(nav::ObjectId objects = 12000)
{
    nav::Map map;
    map.settings.layers = {{1, "trees", true, false, {}}, {2, "fences", true, true, {}}};
    std::mt19937_64 random(5);
    const auto unit = [&random] { return static_cast<double>(random() >> 11) * 0x1p-53; };
    for (nav::ObjectId id = 1; id <= objects; ++id) {
        const nav::Point at{1000 * unit(), 750 * unit()};
        if (id % 2 == 0)
            map.append(object(id, nav::Circle{at, 0.05 + 3 * unit() * unit()}));
        else
            map.append(object(id, nav::Wall{{at, at + nav::Point{9 * unit(), 9 * unit()}}, 0.2},
                              1 + id % 3 / 2));
    }
    return map;
}

struct Stage : CanvasStage {
    explicit Stage(nav::Map map) : CanvasStage(std::move(map), {700, 500})
    {
        overlays.setScope(GraphScope::pathOnly);
    }
    QImage frame() { return view.viewport()->grab().toImage(); }
    /// The picture when no more frames follow. `frames` counts those that were not the last one.
    QImage finished(int* frames = nullptr)
    {
        QImage picture = frame();
        for (; !canvas.isMapPainted(); picture = frame()) {
            if (frames)
                ++*frames;
        }
        return picture;
    }
    void wheel(QPointF at, int notches)
    {
        QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, 120 * notches}, {}, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(view.viewport(), &event);
    }
    void pan(QPoint from, QPoint by)
    {
        QTest::mousePress(view.viewport(), Qt::MiddleButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, from + by, view.viewport()->mapToGlobal(from + by),
                         Qt::NoButton, Qt::MiddleButton, {});
        QApplication::sendEvent(view.viewport(), &move);
        QTest::mouseRelease(view.viewport(), Qt::MiddleButton, {}, from + by);
    }
};

/// The picture of another canvas that never showed anything else.
QImage fresh(const Stage& stage)
{
    Stage other(stage.document.map());
    other.navigator.setAgentRadius(stage.navigator.agentRadius());
    other.view.camera().set(stage.view.camera().value());
    other.selection.set(stage.selection.ids());
    return other.finished();
}

} // namespace

/// The map's picture is painted in tiles, a part of it in each frame.
class TilesTest : public QObject {
    Q_OBJECT

private slots:
    void keptPictureIsTheFreshPicture();
    void linesRoundALargeSelectionAreFresh();
    void workOfAFrameIsBounded();
    void formerPictureIsShownMeanwhile();
    void editsAreShownFirst();
    void smallMapsAreWholeAtOnce();
};

void TilesTest::keptPictureIsTheFreshPicture()
{
    tests::RandomEdits edits(11);
    Stage stage(edits.map(150));
    stage.navigator.setAgentRadius(1);
    for (int round = 0; round < 16; ++round) {
        for (int i = 0; i < 4; ++i) {
            const QPoint at(100 + int(edits.below(500)), 100 + int(edits.below(300)));
            switch (edits.below(4)) {
            case 0:
                stage.wheel(at, edits.below(2) ? 1 : -1);
                break;
            case 1:
                stage.pan(at, {int(edits.below(200)) - 100, int(edits.below(200)) - 100});
                break;
            default:
                stage.document.push(edits.edit(stage.document.map()), "edit");
            }
            if (edits.below(2))
                stage.frame();
        }
        QVERIFY2(isSame(stage.finished(), fresh(stage)), qPrintable(QString::number(round)));
    }
}

void TilesTest::linesRoundALargeSelectionAreFresh()
{
    constexpr int slight = 100; // of a pixel at the end of a line that was clipped elsewhere
    tests::RandomEdits random(12);
    Stage stage(wideStand(900));
    const QImage plain = stage.finished();
    stage.selection.selectAll();
    QVERIFY(stage.selection.ids().size() > 300);
    QVERIFY(difference(stage.finished(), plain) > 60);
    for (int round = 0; round < 30; ++round) {
        nav::MapObject moved = *stage.document.map().find(2 + 2 * random.below(400));
        moved.geometry = nav::translated(moved.geometry, {random.between(-60, 60), 40});
        stage.document.push(nav::MapEdit::change(stage.document.map(), {moved}), "Move");
        if (random.below(6) == 0)
            stage.selection.toggle(stage.selection.ids().first());
        if (random.below(6) == 0)
            stage.wheel({300, 200}, random.below(2) ? 1 : -1);
        QVERIFY2(difference(stage.finished(), fresh(stage)) <= slight,
                 qPrintable(QString::number(round)));
    }
    stage.selection.clear();
    QVERIFY(difference(stage.finished(), fresh(stage)) <= slight);
}

void TilesTest::workOfAFrameIsBounded()
{
    Stage stage(wideStand());
    int frames = 0;
    const QImage first = stage.finished(&frames);
    QVERIFY(frames > 0);
    stage.wheel({300, 200}, 1);
    stage.wheel({300, 200}, -1);
    QVERIFY(isSame(stage.finished(), first));
}

/// Right after a zoom nothing is blank, though most of it is not painted yet.
void TilesTest::formerPictureIsShownMeanwhile()
{
    Stage stage(wideStand());
    stage.finished();
    stage.wheel({350, 250}, 2);
    const QImage meanwhile = stage.frame();
    QVERIFY(!stage.canvas.isMapPainted());
    const QImage after = stage.finished();
    QVERIFY(difference(meanwhile, after) > 10);
    const QColor sheet = stage.appearance.palette().sheet;
    for (const QRect& corner : {QRect(0, 0, 100, 100), QRect(600, 400, 100, 100)}) {
        int inked = 0;
        for (int y = corner.top(); y <= corner.bottom(); ++y) {
            for (int x = corner.left(); x <= corner.right(); ++x)
                inked += meanwhile.pixelColor(x, y).lightness() < sheet.lightness() - 60 ? 1 : 0;
        }
        QVERIFY(inked > 20);
    }
}

void TilesTest::editsAreShownFirst()
{
    Stage stage(wideStand());
    stage.finished();
    stage.wheel({350, 250}, 1); // all is stale
    const QPoint corner(40, 40);
    const nav::Point at = stage.view.camera().mapPoint(corner);
    stage.document.push(
        nav::MapEdit::add(stage.document.map(), {object(90000, nav::Circle{at, 20})}), "add");
    const QImage next = stage.frame();
    QVERIFY(!stage.canvas.isMapPainted());
    const QImage after = stage.finished();
    const QRect round(corner - QPoint(20, 20), QSize(40, 40));
    QVERIFY(isSame(next.copy(round), after.copy(round)));
}

void TilesTest::smallMapsAreWholeAtOnce()
{
    Stage stage(smallOrchard());
    stage.frame();
    QVERIFY(stage.canvas.isMapPainted());
    stage.wheel({300, 200}, 1);
    stage.frame();
    QVERIFY(stage.canvas.isMapPainted());
}

QTEST_MAIN(TilesTest)
#include "tilestest.moc"
