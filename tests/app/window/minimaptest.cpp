#include "tests/app/window/windowbench.h"

#include "app/editor/view/minimap.h"
#include "app/editor/view/minimapcrowd.h"

#include <QMouseEvent>

using namespace thicket;
using editor::Minimap;

namespace {

struct Bench : WindowBench {
    Bench() { workbench.appearance().setChoice(editor::Appearance::Choice::light); }
    Minimap& minimap() { return *window.findChild<Minimap*>("minimap"); }
    const editor::MinimapCrowd& crowd() { return *minimap().findChild<editor::MinimapCrowd*>(); }
    bool isPainted()
    {
        return QTest::qWaitFor([this] { return minimap().isPainted(); });
    }
    /// The pixel of the minimap that shows a point, found by its known margin of 3 % a side.
    QPointF pixelOf(nav::Point at)
    {
        const nav::Box box = workbench.document().index().extent();
        const QRectF area = QRectF(minimap().rect()).adjusted(1, 1, -1, -1);
        const double scale = area.width() / (1.06 * box.width());
        return area.center() +
               QPointF((at.x - box.center().x) * scale, (box.center().y - at.y) * scale);
    }
    QColor colourAt(nav::Point at)
    {
        return minimap().grab().toImage().pixelColor(pixelOf(at).toPoint());
    }
    nav::Point centre() { return workbench.view().camera().value().center; }
};

bool isNear(nav::Point a, nav::Point b, double slack) { return nav::length(a - b) <= slack; }

} // namespace

/// The whole map in a corner.
class WindowMinimapTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void isOffAtFirstAndRemembered()
    {
        {
            Bench bench;
            QVERIFY(!bench.minimap().isVisible());
            bench.key(Qt::Key_M, Qt::ShiftModifier);
            QVERIFY(bench.minimap().isVisible());
            const QRect place = bench.minimap().geometry();
            const QRect room = bench.workbench.view().viewport()->rect();
            QVERIFY(room.contains(place));
            QVERIFY(room.right() - place.right() < 20 && room.bottom() - place.bottom() < 20);
        }
        Bench bench;
        QVERIFY(bench.minimap().isVisible());
        bench.window.resize(960, 600);
        QCoreApplication::processEvents();
        QVERIFY(bench.workbench.view().viewport()->rect().contains(bench.minimap().geometry()));
    }

    void showsTheMapAndFollowsEdits()
    {
        Bench bench;
        bench.key(Qt::Key_M, Qt::ShiftModifier);
        QVERIFY(bench.isPainted());
        bench.workbench.view().camera().frame({{36, 16}, {38, 18}}); // its frame is out of the way
        const QColor ground = bench.colourAt({3, 3});
        QVERIFY(bench.colourAt({10, 10}) != ground);
        QCOMPARE(bench.colourAt({4, 16}), ground);
        bench.workbench.selection().set({1});
        bench.key(Qt::Key_Delete);
        QVERIFY(!bench.minimap().isPainted());
        QVERIFY(bench.isPainted());
        QCOMPARE(bench.colourAt({10, 10}), ground);
        bench.workbench.document().undo();
        QVERIFY(bench.isPainted());
        QVERIFY(bench.colourAt({10, 10}) != ground);
    }

    void clickAndDragMoveTheView()
    {
        Bench bench;
        bench.key(Qt::Key_M, Qt::ShiftModifier);
        QVERIFY(bench.isPainted());
        const double pixel = 40 * 1.06 / (bench.minimap().width() - 2); // map units
        bench.workbench.view().camera().frame({{4, 4}, {10, 8}});
        const double scale = bench.workbench.view().camera().pixelsPerUnit();
        QTest::mouseClick(&bench.minimap(), Qt::LeftButton, {}, bench.pixelOf({30, 12}).toPoint());
        QVERIFY(isNear(bench.centre(), {30, 12}, 2 * pixel));
        QCOMPARE(bench.workbench.view().camera().pixelsPerUnit(), scale);
        // Gripped beside its middle, the frame does not jump.
        const nav::Point before = bench.centre();
        const QPointF grip = bench.pixelOf(before) + QPointF(4, 3);
        QTest::mousePress(&bench.minimap(), Qt::LeftButton, {}, grip.toPoint());
        QVERIFY(isNear(bench.centre(), before, 1e-6));
        const QPointF to = grip + QPointF(-40, 10);
        QMouseEvent move(QEvent::MouseMove, to, bench.minimap().mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&bench.minimap(), &move);
        QTest::mouseRelease(&bench.minimap(), Qt::LeftButton, {}, to.toPoint());
        QVERIFY(isNear(bench.centre(), before + nav::Point{-40 * pixel, -10 * pixel}, 2 * pixel));
        QVERIFY(bench.workbench.selection().isEmpty());
        QCOMPARE(bench.workbench.document().undoStack().count(), 0);
    }

    void showsThePathAndItsEnds()
    {
        Bench bench;
        bench.key(Qt::Key_M, Qt::ShiftModifier);
        QVERIFY(bench.isPainted());
        bench.workbench.view().camera().frame({{36, 16}, {38, 18}});
        const auto& palette = bench.workbench.appearance().palette();
        QTRY_VERIFY(!bench.workbench.navigator().path().isEmpty());
        const auto isOrange = [&](nav::Point at) {
            const QColor seen = bench.colourAt(at);
            return std::abs(seen.hslHue() - palette.path.hslHue()) < 25 && seen.saturation() > 80;
        };
        const nav::Path path = bench.workbench.navigator().path();
        const nav::Point before = path.pointAt(0.4 * path.length());
        QVERIFY(isOrange(before));
        QVERIFY(isOrange({38, 10})); // the goal
        // It follows an edit of the path at once, before the map's picture is painted again.
        nav::MapObject goal = *bench.map().goal();
        goal.geometry = nav::GoalMarker{{4, 18}};
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {goal}), "Move");
        QTRY_VERIFY(!isOrange(before));
        const nav::Path now = bench.workbench.navigator().path();
        QVERIFY(isOrange(now.pointAt(0.5 * now.length())));
    }

    void showsRunningAgents()
    {
        Bench bench;
        nav::Map map = WindowBench::smallMap();
        map.settings.agentGroups.push_back({.name = "Walkers", .goal = 5});
        map.append({.id = 6, .geometry = nav::AgentMarker{{2, 18}, 0, 0.3, "Walkers"}});
        bench.workbench.document().reset(map, {});
        bench.key(Qt::Key_M, Qt::ShiftModifier);
        QVERIFY(bench.isPainted());
        bench.workbench.view().camera().frame({{36, 3}, {38, 4}});
        const QColor ground = bench.colourAt({2, 18});
        bench.key(Qt::Key_F5);
        QTRY_VERIFY(!bench.crowd().agents().empty());
        const auto at = [&bench] { return bench.crowd().agents().front().at; };
        QTRY_VERIFY(bench.colourAt(at()) != ground);
        bench.key(Qt::Key_Space);
        QTRY_VERIFY(nav::distance(at(), {2, 18}) > 4);
        QTRY_VERIFY(bench.colourAt(at()) != ground);
        QCOMPARE(bench.colourAt({2, 18}), ground);
        bench.key(Qt::Key_F8);
        QTRY_VERIFY(bench.crowd().agents().empty());
    }

    /// Stems of a hundredth of a pixel are seen as a density.
    void smallThingsAreADensity()
    {
        Bench bench;
        nav::Map map;
        map.settings.bounds = nav::Box{{0, 0}, {1000, 600}};
        for (nav::ObjectId id = 1; id <= 40000; ++id) {
            nav::MapObject stem;
            stem.id = id;
            stem.geometry = nav::Circle{{double(id % 200), double(id / 200)}, 0.3};
            map.append(std::move(stem));
        }
        bench.workbench.document().reset(map, {});
        bench.key(Qt::Key_M, Qt::ShiftModifier);
        QVERIFY(bench.isPainted());
        bench.workbench.view().camera().frame({{900, 500}, {950, 520}});
        const QColor ground = bench.colourAt({600, 300});
        QVERIFY(bench.colourAt({100, 100}).lightness() < ground.lightness() - 25);
    }
};

QTEST_MAIN(WindowMinimapTest)
#include "minimaptest.moc"
