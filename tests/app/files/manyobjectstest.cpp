#include "tests/app/files/manybench.h"

#include "app/editor/document/arranging.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/zorder.h"

#include <random>

using namespace thicket;
using editor::Axis;
using editor::OrderStep;
using editor::Side;

namespace {

/// Circles, walls, polygons and agents on three layers, the last of which is locked. They overlap.
nav::Map randomMany(unsigned seed)
{
    std::mt19937 random(seed);
    const auto between = [&random](double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(random);
    };
    nav::Map map;
    for (nav::LayerId id = 1; id <= 3; ++id)
        map.settings.layers.push_back({.id = id, .name = "layer", .locked = id == 3});
    std::vector<nav::Map::PlacedObject> placed;
    for (std::size_t i = 0; i < 2 * many; ++i) {
        const nav::Point at{between(0, 100), between(0, 100)};
        const nav::Point by{between(0.2, 2), between(0.2, 2)};
        nav::MapObject object{.id = static_cast<nav::ObjectId>(i + 1),
                              .layer = static_cast<nav::LayerId>(1 + random() % 3)};
        switch (random() % 4) {
        case 0:
            object.geometry = nav::Wall{{at, at + by}, between(0.1, 1), false};
            break;
        case 1:
            object.geometry = nav::Polygon{{at, at + by, {at.x, at.y + 2}}, false};
            break;
        case 2:
            object.geometry = nav::AgentMarker{.position = at, .radius = between(0.1, 0.5)};
            break;
        default:
            object.geometry = nav::Circle{at, between(0.1, 2)};
        }
        placed.push_back({std::move(object), i});
    }
    map.insert(std::move(placed));
    return map;
}

using Deed = std::function<void(editor::MapDocument& document, editor::Selection& selection)>;

/// The map after a deed with all objects, done at once.
nav::Map atOnce(const nav::Map& map, const Deed& deed)
{
    editor::MapDocument document;
    document.reset(map, {});
    editor::Selection selection(document);
    QList<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects())
        ids << object.id;
    selection.set(ids);
    deed(document, selection);
    return document.map();
}

struct DragBench : ManyBench {
    DragBench() { workbench.tools().choose("select"); }

    QPoint pixel(nav::Point at) { return workbench.view().camera().pixelOf(at).toPoint(); }
    QWidget* canvas() { return workbench.view().viewport(); }
    nav::Point grip() { return std::get<nav::Circle>(map().find(2000)->geometry).center; }
    void moveTo(QPoint at, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(QEvent::MouseMove, at, canvas()->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, modifiers);
        QApplication::sendEvent(canvas(), &event);
    }
    /// Returns the displacement.
    nav::Point beginDrag(QPoint by, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint from = pixel(grip());
        QTest::mousePress(canvas(), Qt::LeftButton, {}, from);
        moveTo(from + by / 2, modifiers);
        moveTo(from + by, modifiers);
        const auto& camera = workbench.view().camera();
        return camera.mapPoint(QPointF(from + by)) - camera.mapPoint(QPointF(from));
    }
    void release(QPoint by, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseRelease(canvas(), Qt::LeftButton, modifiers, pixel(grip()) + by);
    }
    nav::Map moved(nav::Map map, nav::Point by)
    {
        for (nav::MapObject object : std::vector(map.objects().begin(), map.objects().end())) {
            object.geometry = nav::translated(std::move(object.geometry), by);
            map.replace(std::move(object));
        }
        return map;
    }
};

} // namespace

/// What tools, menus and the history do with very many objects beside the window.
class WindowManyObjectsTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void deedsAreThoseDoneAtOnce_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<Deed>("deed");
        QTest::addColumn<unsigned>("seed");
        auto add = [seed = 0U](const char* action, const Deed& deed) mutable {
            QTest::newRow(action) << QString(action) << deed << ++seed;
        };
        add("Align Left", [](auto& document, auto& selection) {
            alignSelected(document, selection, Axis::x, Side::least, "Align");
        });
        add("Equal Gaps Across", [](auto& document, auto& selection) {
            distributeSelected(document, selection, Axis::x, editor::Spacing::gaps, "Space");
        });
        add("Rotate Right", [](auto& document, auto& selection) {
            editor::Posing().pose(document, selection, editor::Pose::turned(3), "Turn");
        });
        add("Group", [](auto& document, auto& selection) { groupSelected(document, selection); });
    }

    void deedsAreThoseDoneAtOnce()
    {
        QFETCH(QString, action);
        QFETCH(Deed, deed);
        QFETCH(unsigned, seed);
        ManyBench bench;
        const nav::Map before = randomMany(seed);
        bench.document().reset(before, {});
        QList<nav::ObjectId> ids;
        for (const nav::MapObject& object : before.objects())
            ids << object.id;
        bench.workbench.selection().set(ids);
        bench.action(action)->trigger();
        QVERIFY(bench.map() == before); // the window has not waited
        bench.waitForStep();
        QVERIFY(bench.map() != before);
        QVERIFY(bench.map() == atOnce(before, deed));
        QCOMPARE(bench.document().undoStack().undoText(), action);
        bench.undoAndRedo(before);
    }

    void fullTurnsGiveTheSameMap()
    {
        ManyBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        for (int turn = 0; turn < 4; ++turn) {
            bench.action("Rotate Left")->trigger();
            bench.waitForStep();
            QCOMPARE(bench.map() == before, turn == 3);
        }
    }

    /// Of a part of the map, so that others can be passed.
    void orderIsThatDoneAtOnce()
    {
        for (const OrderStep step :
             {OrderStep::raise, OrderStep::lower, OrderStep::toTop, OrderStep::toBottom}) {
            ManyBench bench;
            const nav::Map before = randomMany(9);
            bench.document().reset(before, {});
            QList<nav::ObjectId> ids;
            for (nav::ObjectId id = 4000; id < 5500; ++id)
                ids << id;
            bench.workbench.selection().set(ids);
            const bool isUp = step == OrderStep::raise || step == OrderStep::toTop;
            const bool isFar = step == OrderStep::toTop || step == OrderStep::toBottom;
            bench.key(isUp ? Qt::Key_PageUp : Qt::Key_PageDown,
                      isFar ? Qt::ShiftModifier : Qt::NoModifier);
            QVERIFY(bench.map() == before);
            bench.waitForStep();
            nav::Map expected = before;
            nav::apply(expected, reordered(editor::ObjectIndex(before), ids, step));
            QVERIFY(expected != before);
            QVERIFY(bench.map() == expected);
            QVERIFY(bench.isIndexRight());
            bench.key(Qt::Key_Z, Qt::ControlModifier);
            bench.waitForStep();
            QVERIFY(bench.map() == before);
        }
    }

    void aDragIsOneStepThatComesInLater()
    {
        DragBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        const QPoint by(40, -24);
        const nav::Point moved = bench.beginDrag(by);
        QVERIFY(bench.map() == before);
        bench.release(by);
        QVERIFY(bench.map() == before);
        bench.waitForStep();
        QVERIFY(bench.map() != before);
        QVERIFY(bench.map() == bench.moved(before, moved));
        QCOMPARE(bench.document().undoStack().undoText(), QString("Move %1 objects").arg(many));
        bench.undoAndRedo(before);
    }

    void escapeDuringADragKeepsAll()
    {
        DragBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        bench.beginDrag({40, -24});
        bench.key(Qt::Key_Escape);
        bench.release({40, -24});
        bench.waitForStep();
        QVERIFY(bench.map() == before);
        QVERIFY(!bench.document().canUndo());
    }

    void aDragWithAltCopies()
    {
        DragBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        bench.beginDrag({40, -24}, Qt::AltModifier);
        bench.release({40, -24}, Qt::AltModifier);
        bench.waitForStep();
        QCOMPARE(bench.count(), 2 * before.objects().size());
        QVERIFY(!bench.workbench.selection().contains(1)); // the copies are selected
        bench.undoAndRedo(before);
    }

    void aSecondDragMeanwhileIsRefused()
    {
        DragBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        const nav::Point moved = bench.beginDrag({40, -24});
        bench.release({40, -24});
        bench.beginDrag({10, 10});
        bench.release({10, 10});
        QVERIFY(bench.said.startsWith("Please wait"));
        bench.waitForStep();
        QVERIFY(bench.map() == bench.moved(before, moved));
        QCOMPARE(bench.document().undoStack().count(), 1);
    }

    void undoTakesAStepBackThatHasNotComeIn()
    {
        ManyBench bench;
        bench.showMany();
        const nav::Map before = bench.map();
        QVERIFY(!bench.document().canUndo());
        bench.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(bench.document().canUndo());
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.said, QString("Cancelled"));
        QVERIFY(!bench.document().canUndo());
        bench.key(Qt::Key_Delete); // another one can begin
        bench.waitForStep();
        QCOMPARE(bench.count(), std::size_t(0));
        QCOMPARE(bench.document().undoStack().count(), 1);
        bench.undoAndRedo(before);
    }

    void theHistoryIsPassedThroughBesideTheWindow()
    {
        ManyBench bench;
        bench.showMany();
        std::vector<nav::Map> maps{bench.map()};
        const auto note = [&] {
            bench.waitForStep();
            maps.push_back(bench.map());
        };
        bench.key(Qt::Key_Right);
        note();
        bench.key(Qt::Key_D, Qt::ControlModifier);
        note();
        bench.workbench.selection().set({7});
        bench.key(Qt::Key_Delete);
        note();
        bench.key(Qt::Key_A, Qt::ControlModifier);
        bench.key(Qt::Key_Up);
        note();
        for (const std::size_t step : {0U, 4U, 1U, 3U, 2U, 0U}) {
            const nav::Map shown = bench.map();
            bench.document().goTo(static_cast<int>(step));
            if (bench.steps().isBusy())
                QVERIFY(bench.map() == shown); // the window has not waited
            bench.waitForStep();
            QVERIFY(bench.map() == maps[step]);
            QCOMPARE(bench.document().undoStack().index(), static_cast<int>(step));
            QVERIFY(bench.isIndexRight());
        }
        QCOMPARE(bench.document().undoStack().count(), 4);
    }
};

QTEST_MAIN(WindowManyObjectsTest)
#include "manyobjectstest.moc"
