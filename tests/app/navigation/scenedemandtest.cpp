#include "app/editor/navigation/scenedemand.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"

#include <QTest>

using namespace thicket;
using namespace thicket::editor;

namespace {

constexpr int side = 26; // circles; so many that only those in the window count
constexpr double spacing = 4;

nav::Map grid()
{
    nav::Map map;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            map.append({.id = map.unusedId(),
                        .geometry = nav::Circle{{spacing * column, spacing * row}, 1.2}});
    return map;
}

/// A square in the middle of the grid.
nav::Box square(double width)
{
    const nav::Point middle{spacing * side / 2, spacing * side / 2};
    const nav::Point half{width / 2, width / 2};
    return {middle - half, middle + half};
}

struct Scene {
    MapDocument document;
    Navigator navigator{document};
    Overlays overlays;
    SceneDemand demand{overlays, navigator};

    Scene()
    {
        overlays.setScope(GraphScope::whole);
        navigator.setAgentRadius(0.1);
        document.reset(grid(), {});
    }

    std::size_t edgesIn(const nav::Box& window) const
    {
        nav::CompleteGraphOptions options;
        options.window = window;
        return nav::CompleteGraph::build(navigator.field(), options).surfing.size();
    }
    /// From now on a graph of `few` is whole, but not one of `many`.
    void setLimitBetween(const nav::Box& few, const nav::Box& many)
    {
        navigator.graph().setLimit((edgesIn(few) + edgesIn(many)) / 2);
    }
    bool isFresh() { return navigator.graph().hasGraph() && !navigator.graph().isStale(); }
    bool isWhole() { return isFresh() && navigator.graph().isWhole(); }
    bool isRefused() { return isFresh() && !navigator.graph().isWhole(); }
};

} // namespace

/// Which graph is asked for, for what is in view.
class SceneDemandTest : public QObject {
    Q_OBJECT

private slots:
    void theGraphHasAMarginForSmallPans()
    {
        Scene scene;
        scene.demand.setView({square(20)});
        QTRY_VERIFY(scene.isWhole());
        QVERIFY(scene.navigator.graph().surfingCount() > scene.edgesIn(square(20)));
        nav::Box panned = square(20);
        panned.min.x += 5;
        panned.max.x += 5;
        scene.demand.setView({panned});
        QVERIFY(scene.isWhole());
    }

    void theMarginIsLeftOutIfItHasTooManyEdges()
    {
        Scene scene;
        scene.setLimitBetween(square(20), square(40));
        scene.demand.setView({square(20)});
        QTRY_VERIFY(scene.isWhole());
        QCOMPARE(scene.navigator.graph().surfingCount(), scene.edgesIn(square(20)));
    }

    void aSmallerViewAsksAgain()
    {
        Scene scene;
        scene.setLimitBetween(square(38), square(46));
        scene.demand.setView({square(46)});
        QTRY_VERIFY(scene.isRefused());
        scene.demand.setView({square(38)});
        QTRY_VERIFY(scene.isWhole());
        scene.demand.setView({square(46)});
        QTRY_VERIFY(scene.isRefused());
    }

    /// Steps follow each other too fast for a graph to be built between them.
    void aDragFollowsThoughNoGraphWasThere()
    {
        Scene scene;
        scene.setLimitBetween(square(20), square(40));
        scene.demand.setView({square(60)});
        QTRY_VERIFY(scene.isRefused());
        scene.demand.setView({square(20)});
        const nav::Map begin = scene.document.map();
        Gesture gesture(scene.document);
        int steps = 0;
        const auto drag = [&] {
            nav::MapObject tree = begin.objects()[side * side / 2 + side / 2];
            std::get<nav::Circle>(tree.geometry).center.x += 0.001 * ++steps;
            gesture.preview(nav::MapEdit::change(begin, {tree}));
            return scene.isWhole();
        };
        QVERIFY(!drag());
        QTRY_VERIFY(drag());
        QVERIFY(scene.navigator.graph().step());
        for (int i = 0; i < 10; ++i)
            QVERIFY(drag());
    }

    /// It is only counted then, and its steps would hold up those of the drag.
    void aGraphThatIsNotShownFollowsWhenTheDragPauses()
    {
        Scene scene;
        scene.demand.setView({square(20)});
        scene.overlays.setScope(GraphScope::near);
        scene.navigator.graph().setWanted(true); // as before the user has chosen
        QTRY_VERIFY(scene.isWhole());
        const nav::Map begin = scene.document.map();
        Gesture gesture(scene.document);
        int steps = 0;
        const auto drag = [&] {
            nav::MapObject tree = begin.objects()[side * side / 2 + side / 2];
            std::get<nav::Circle>(tree.geometry).center.x += 0.001 * ++steps;
            gesture.preview(nav::MapEdit::change(begin, {tree}));
            return scene.isWhole();
        };
        QVERIFY(!drag());
        QVERIFY(!drag());
        QTRY_VERIFY(scene.isWhole());
        QVERIFY(!scene.navigator.graph().step());
        QVERIFY(!drag());
        // Shown, it follows at once.
        scene.overlays.setScope(GraphScope::whole);
        QTRY_VERIFY(drag());
        QVERIFY(scene.navigator.graph().step());
        QCOMPARE(scene.navigator.graph().surfingCount(), scene.edgesIn(square(40)));
    }

    void anotherMapHasItsMarginAgain()
    {
        Scene scene;
        scene.setLimitBetween(square(20), square(40));
        scene.demand.setView({square(20)});
        QTRY_VERIFY(scene.isWhole());
        scene.document.reset(grid(), {});
        scene.navigator.graph().setLimit(200000);
        scene.demand.setView({square(19)});
        scene.demand.setView({square(50)});
        QTRY_VERIFY(scene.isWhole());
        QVERIFY(scene.navigator.graph().surfingCount() > scene.edgesIn(square(50)));
    }
};

QTEST_GUILESS_MAIN(SceneDemandTest)
#include "scenedemandtest.moc"
