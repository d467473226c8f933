#include "tests/app/scene/canvasstage.h"

#include "app/editor/scene/edgefacts.h"
#include "app/editor/scene/edgeindex.h"
#include "app/editor/scene/edgewords.h"
#include "app/editor/search/stepwords.h"
#include "tests/support/geometry/splitmix.h"

#include <QToolTip>

#include <cmath>

using namespace thicket;
using namespace thicket::editor;
using test::SplitMix;

namespace {

nav::Map forest(int count, double side)
{
    SplitMix dice(7);
    nav::Map map;
    for (int i = 0; i < count; ++i) {
        const nav::Point at{dice.between(0, side), dice.between(0, side)};
        map.append(object(i + 1, nav::Circle{at, dice.between(0.2, 1)}));
    }
    map.append(object(count + 1, nav::StartMarker{{-3, -3}}));
    map.append(object(count + 2, nav::GoalMarker{{side + 3, side + 3}}));
    return map;
}

std::shared_ptr<const nav::CompleteGraph> graphOf(const nav::Map& map, double radius)
{
    const auto field = nav::ObstacleField::build(nav::obstacles(map), radius);
    return std::make_shared<const nav::CompleteGraph>(nav::CompleteGraph::build(*field));
}

bool isReady(const CanvasStage& stage)
{
    const LiveGraph& graph = stage.navigator.graph();
    return graph.graph() && !graph.isStale();
}

double distanceOr(const std::optional<nav::TangentEdge>& edge, nav::Point at, double none)
{
    return edge ? distanceTo(*edge, at) : none;
}

} // namespace

/// What an edge of the graph under the pointer tells.
class EdgeFactsTest : public QObject {
    Q_OBJECT

private slots:
    /// As near as the nearest of all edges.
    void theIndexFindsTheNearestEdge()
    {
        const auto graph = graphOf(forest(150, 60), 0.3);
        QVERIFY(graph->surfing.size() > 2000 && graph->hugging.size() > 500);
        const EdgeIndex index(graph);
        SplitMix dice(3);
        int found = 0;
        for (int i = 0; i < 600; ++i) {
            const nav::Point at{dice.between(-5, 65), dice.between(-5, 65)};
            const double slop = i % 3 == 0 ? 2 : 0.1;
            for (const EdgeKinds kinds :
                 {EdgeKinds{}, EdgeKinds{true, false}, EdgeKinds{false, true}}) {
                const auto expected = nearestEdge(*graph, at, slop, kinds);
                const auto answer = index.nearest(at, slop, kinds);
                QCOMPARE(answer.has_value(), expected.has_value());
                QCOMPARE(distanceOr(answer, at, -1), distanceOr(expected, at, -1));
                found += answer ? 1 : 0;
            }
        }
        QVERIFY(found > 200);
        QVERIFY(!EdgeIndex(std::make_shared<const nav::CompleteGraph>()).nearest({0, 0}, 9, {}));
    }

    /// Each edge that the search tried has its step and its costs, from either end.
    void everyTriedEdgeHasItsStep()
    {
        CanvasStage stage(forest(40, 30));
        stage.navigator.setTraced(true);
        const nav::SearchTrace& trace = stage.navigator.answer().trace();
        QVERIFY(trace.taken.size() > 5);
        for (std::size_t step = 0; step < trace.taken.size(); ++step) {
            const nav::QueuedTangent& queued = trace.queued[trace.taken[step].queued];
            const nav::SurfingEdge& edge = queued.edge;
            const auto facts = factsOf(trace, edge);
            const auto reversed =
                factsOf(trace, {edge.to, edge.from, edge.toContact, edge.fromContact});
            QVERIFY(facts && facts->triedIn && reversed);
            QCOMPARE(reversed->triedIn, facts->triedIn);
            QVERIFY(facts->generatedIn <= *facts->triedIn);
            if (*facts->triedIn == step + 1)
                QCOMPARE(facts->queued.lowerBound(), queued.lowerBound());
        }
        const nav::Contact nowhere{nav::Contact::Kind::disc, {}, 99, -1};
        QVERIFY(!factsOf(trace, {{0, 0}, {1, 1}, nowhere, nowhere}));
        QVERIFY(!factsOf(nav::SearchTrace(), trace.queued.front().edge));
    }

    void aRefusedTangentSaysWhy()
    {
        const nav::Map map = forest(40, 30);
        CanvasStage stage(map);
        stage.navigator.setTraced(true);
        const nav::SearchTrace& trace = stage.navigator.answer().trace();
        int blocked = 0;
        for (const nav::SearchStep& step : trace.steps) {
            for (const nav::SearchStep::Tangent& tangent : step.tangents) {
                const QString words = explainEdge(map, tangent.edge, trace, {1e6, 1e6}, 0.01);
                if (tangent.accepted)
                    continue;
                const auto facts = factsOf(trace, tangent.edge);
                if (facts && facts->result.accepted)
                    continue; // the same edge was kept by another way
                if (facts && !facts->triedIn)
                    continue; // it waits by another way
                QVERIFY2(words.contains("refused in step"), qPrintable(words));
                QVERIFY(!refusalDetails(map, tangent, trace).isEmpty());
                if (tangent.reason != nav::Rejection::blockedSurfing)
                    continue;
                ++blocked;
                QVERIFY(
                    refusalDetails(map, tangent, trace)
                        .startsWith(QString("blocked by circle %1 after ").arg(tangent.blockedBy)));
            }
        }
        QVERIFY(blocked > 0);
    }

    /// Along the path g is the length so far, and what is left is not shorter than h.
    void anArcOfThePathHasItsCosts()
    {
        const nav::Map map = forest(40, 30);
        CanvasStage stage(map);
        stage.navigator.setTraced(true);
        const nav::SearchTrace& trace = stage.navigator.answer().trace();
        const double whole = stage.navigator.path().length();
        double length = 0;
        int arcs = 0;
        for (const nav::TangentEdge& edge : stage.navigator.path().edges()) {
            length += std::visit([](const auto& one) { return one.length(); }, edge);
            const auto* arc = std::get_if<nav::HuggingEdge>(&edge);
            if (!arc || arc->sweep() < 1e-3)
                continue;
            const auto facts = factsOf(trace, *arc);
            QVERIFY(facts && facts->triedIn && facts->isKept);
            QVERIFY(facts->generatedIn <= *facts->triedIn);
            QVERIFY(facts->winding == arc->winding);
            QVERIFY2(std::abs(facts->travelled - length) < 1e-6 * whole,
                     qPrintable(QString::number(facts->travelled - length)));
            QVERIFY(facts->estimate <= whole - length + 1e-6 * whole);
            const QString words = explainEdge(map, edge, trace, {1e6, 1e6}, 0.01);
            QVERIFY2(words.contains(QString("walked in step %1").arg(*facts->triedIn)) &&
                         words.contains(" = f "),
                     qPrintable(words));
            ++arcs;
        }
        QVERIFY(arcs > 1);
        nav::HuggingEdge nowhere;
        nowhere.contact.obstacle = 99;
        QVERIFY(!factsOf(trace, nowhere));
    }

    /// By the mouse: kind, length, circles and windings; with a search also its costs.
    void thePointerReadsAnEdge()
    {
        nav::Map map;
        map.append(object(1, nav::Circle{{20, 20}, 5}));
        map.append(object(2, nav::Circle{{60, 20}, 5}));
        map.append(object(3, nav::StartMarker{{0, 20}}));
        map.append(object(4, nav::GoalMarker{{80, 20}}));
        CanvasStage stage(map);
        stage.navigator.setTraced(true);
        QTRY_VERIFY_WITH_TIMEOUT(isReady(stage), 30000);
        const double rim = 5 + stage.navigator.agentRadius();
        const bool isAbove = stage.navigator.path().pointAt(40).y > 20;
        const double y = isAbove ? 20 + rim : 20 - rim;
        stage.move({40, y + 3});
        stage.move({40, y});
        QVERIFY(stage.canvas.hoveredEdge());
        QTRY_VERIFY(!QToolTip::text().isEmpty());
        const QString text = QToolTip::text();
        QVERIFY2(text.startsWith("surfing, "), qPrintable(text));
        QVERIFY2(text.contains("round circle 1 ") && text.contains("round circle 2 "),
                 qPrintable(text));
        QVERIFY2(text.contains("generated in step") && text.contains("kept in step") &&
                     text.contains(" = f "),
                 qPrintable(text));
        // A vertex is where the edge touches.
        stage.move({20, y + 30});
        QTRY_VERIFY(QToolTip::text().isEmpty() || QToolTip::text() != text);
        const double unit = stage.canvas.unitsPerPixel();
        const nav::Point vertex{20 + 8 * unit, y};
        stage.move(vertex);
        QVERIFY(explainEdge(map, *stage.canvas.hits().edgeAt({40, y}, 5 * unit),
                            stage.navigator.answer().trace(), {20, y}, 5 * unit)
                    .contains("\nVertex on circle 1, x 20.00"));
    }

    /// The edges of a large graph are found by an index, which comes from a worker thread.
    void edgesOfALargeGraphLightUp()
    {
        CanvasStage stage(forest(150, 60));
        stage.overlays.setScope(GraphScope::whole);
        QTRY_VERIFY_WITH_TIMEOUT(isReady(stage), 30000);
        const auto graph = stage.navigator.graph().graph();
        QVERIFY(graph->surfing.size() + graph->hugging.size() > 2000);
        int lit = 0;
        for (std::size_t i = 0; i < graph->surfing.size(); i += 50) {
            const nav::Point middle = 0.5 * (graph->surfing[i].from + graph->surfing[i].to);
            const nav::Point at = stage.seen(middle);
            const double unit = stage.canvas.unitsPerPixel();
            if (!stage.canvas.hits().objectsAt(at, 6 * unit).empty())
                continue;
            QTRY_VERIFY_WITH_TIMEOUT(stage.canvas.hits().edgeAt(at, 5 * unit), 30000);
            stage.move(middle + nav::Point{2 * unit, 0});
            stage.move(middle);
            QVERIFY(stage.canvas.hoveredEdge());
            QVERIFY(distanceTo(*stage.canvas.hoveredEdge(), at) <=
                    distanceTo(graph->surfing[i], at) + 1e-9);
            ++lit;
        }
        QVERIFY(lit > 3);
    }
};

QTEST_MAIN(EdgeFactsTest)
#include "edgefactstest.moc"
