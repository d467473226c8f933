#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/graphworker.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/work/workwatch.h"
#include "tests/app/document/randomedits.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using namespace thicket;
using editor::GraphWorker;
using editor::MapDocument;
using editor::Navigator;
using editor::WorkWatch;
using tests::RandomEdits;

using GraphPointer = std::shared_ptr<const nav::CompleteGraph>;

nav::ObstacleField field(std::uint64_t seed, std::size_t circles)
{
    return nav::ObstacleField::build(nav::obstacles(RandomEdits(seed).forest(circles)), 0.3)
        .value();
}

using Key = std::array<double, 4>;

/// Coarse enough to hide the last bits, which depend on how a graph was computed.
template <class Edge> std::vector<Key> keysOf(const std::vector<Edge>& edges)
{
    const auto rounded = [](double value) { return std::round(value * 1e6) / 1e6; };
    std::vector<Key> keys;
    for (const Edge& edge : edges) {
        if constexpr (std::is_same_v<Edge, nav::SurfingEdge>) {
            const std::pair a{edge.from.x, edge.from.y};
            const std::pair b{edge.to.x, edge.to.y};
            const auto& [low, high] = std::minmax(a, b);
            keys.push_back({rounded(low.first), rounded(low.second), rounded(high.first),
                            rounded(high.second)});
        } else {
            keys.push_back({rounded(edge.center.x), rounded(edge.center.y), rounded(edge.from),
                            rounded(edge.to)});
        }
    }
    std::sort(keys.begin(), keys.end());
    return keys;
}

bool same(const nav::CompleteGraph& a, const nav::CompleteGraph& b)
{
    return keysOf(a.surfing) == keysOf(b.surfing) && keysOf(a.hugging) == keysOf(b.hugging) &&
           a.truncated == b.truncated;
}

bool isOf(const GraphPointer& graph, const nav::ObstacleField& field,
          const std::optional<nav::Box>& window = {})
{
    nav::CompleteGraphOptions options;
    options.window = window;
    options.maxSurfingEdges = editor::LiveGraph::limit;
    return graph && same(*graph, nav::CompleteGraph::build(field, options));
}

bool isReady(const Navigator& navigator)
{
    return navigator.graph().graph() && !navigator.graph().isStale();
}

} // namespace

/// The whole graph, built on a worker thread: late at times, never wrong at full strength.
class LiveGraphTest : public QObject {
    Q_OBJECT

private slots:
    void givesUpWhatTakesTooLong();
    void followsEachStepOfADrag();
    void newestOrderWins()
    {
        GraphWorker worker;
        std::vector<GraphPointer> reported;
        connect(&worker, &GraphWorker::finished,
                [&](GraphPointer graph) { reported.push_back(graph); });
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            worker.order({field(seed, 40), {}, editor::LiveGraph::limit});
        QVERIFY(worker.isBusy());
        QTRY_VERIFY(!worker.isBusy());
        QCOMPARE(reported.size(), std::size_t(1));
        QVERIFY(isOf(reported.front(), field(20, 40)));
        QVERIFY(!reported.front()->surfing.empty());
    }

    void cancelledOrderIsNeverReported()
    {
        GraphWorker worker;
        std::vector<GraphPointer> reported;
        connect(&worker, &GraphWorker::finished,
                [&](GraphPointer graph) { reported.push_back(graph); });
        worker.order({field(1, 40), {}, editor::LiveGraph::limit});
        worker.cancel();
        QVERIFY(!worker.isBusy());
        worker.order({field(2, 10), {}, editor::LiveGraph::limit});
        QTRY_VERIFY(!worker.isBusy());
        QCOMPARE(reported.size(), std::size_t(1));
        QVERIFY(isOf(reported.front(), field(2, 10)));
    }

    void destroyedWhileWorking()
    {
        const nav::ObstacleField big = field(3, 300);
        for (int i = 0; i < 50; ++i) {
            GraphWorker worker;
            connect(&worker, &GraphWorker::finished,
                    [] { QFAIL("reported by a destroyed worker"); });
            worker.order({big, {}, editor::LiveGraph::limit});
            if (i % 2 == 0)
                worker.order({big, {}, editor::LiveGraph::limit});
        }
        QCoreApplication::processEvents();
    }

    void graphFollowsTheLatestField()
    {
        RandomEdits random(11);
        MapDocument document;
        Navigator navigator(document);
        document.reset(random.forest(15), {});
        navigator.graph().setWanted(true);
        QVERIFY(!navigator.graph().graph());
        QTRY_VERIFY(isReady(navigator));
        QVERIFY(isOf(navigator.graph().graph(), navigator.field()));
        for (int round = 0; round < 4; ++round) {
            const GraphPointer before = navigator.graph().graph();
            const nav::Map begin = document.map();
            editor::Gesture gesture(document);
            for (int i = 0; i < 10; ++i) {
                nav::MapObject tree = begin.objects()[static_cast<std::size_t>(3 + round)];
                tree.geometry = nav::Circle{random.point(), 2};
                gesture.preview(nav::MapEdit::change(begin, {tree}));
                QVERIFY(navigator.graph().isStale());
                QCOMPARE(navigator.graph().graph(), before);
            }
            gesture.commit("Move");
            QTRY_VERIFY(isReady(navigator));
            QVERIFY(isOf(navigator.graph().graph(), navigator.field()));
        }
    }

    void rapidEditsMakeOneGraph()
    {
        RandomEdits random(12);
        MapDocument document;
        document.reset(random.forest(30), {});
        Navigator navigator(document);
        navigator.graph().setWanted(true);
        int fresh = 0;
        connect(&navigator.graph(), &editor::LiveGraph::changed,
                [&] { fresh += isReady(navigator); });
        for (int i = 1; i <= 40; ++i)
            navigator.setAgentRadius(0.02 * i);
        QTRY_VERIFY(isReady(navigator));
        QCOMPARE(fresh, 1);
        QVERIFY(isOf(navigator.graph().graph(), navigator.field()));
    }

    void staleAndLateAreReportedOnceEach()
    {
        MapDocument document;
        document.reset(RandomEdits(13).forest(10), {});
        Navigator navigator(document);
        navigator.graph().setWanted(true);
        QTRY_VERIFY(isReady(navigator));
        QSignalSpy changed(&navigator.graph(), &editor::LiveGraph::changed);
        navigator.setAgentRadius(0.1);
        QVERIFY(navigator.graph().isStale() && !navigator.graph().isLate());
        QCOMPARE(changed.size(), 1);
        navigator.setAgentRadius(0.2);
        QVERIFY(navigator.graph().isLate());
        QCOMPARE(changed.size(), 2);
        navigator.setAgentRadius(0.3);
        QCOMPARE(changed.size(), 2);
        QTRY_VERIFY(isReady(navigator));
        QVERIFY(!navigator.graph().isLate());
    }

    void unwantedGraphIsNotMadeUntilWanted()
    {
        MapDocument document;
        document.reset(RandomEdits(14).forest(10), {});
        Navigator navigator(document);
        navigator.graph().setWanted(true);
        QTRY_VERIFY(isReady(navigator));
        navigator.graph().setWanted(false);
        navigator.setAgentRadius(1);
        QVERIFY(navigator.graph().isStale());
        navigator.graph().setWanted(true);
        QTRY_VERIFY(isReady(navigator));
        QVERIFY(isOf(navigator.graph().graph(), navigator.field()));
    }

    void probingLeavesTheGraphFresh()
    {
        MapDocument document;
        document.reset(RandomEdits(15).forest(10), {});
        Navigator navigator(document);
        navigator.graph().setWanted(true);
        QTRY_VERIFY(isReady(navigator));
        navigator.setProbe({}, nav::Point{50, 50});
        QVERIFY(isReady(navigator));
    }

    void windowMattersForManyDiscsOnly()
    {
        const nav::Box left{{0, 0}, {20, 20}};
        const nav::Box within{{5, 5}, {15, 15}};
        const nav::Box right{{60, 60}, {80, 80}};
        MapDocument document;
        Navigator navigator(document);
        navigator.setAgentRadius(0.1);
        navigator.graph().setWanted(true);
        document.reset(RandomEdits(16).forest(20), {});
        QTRY_VERIFY(isReady(navigator));
        navigator.graph().setWindow(left);
        QVERIFY(isReady(navigator));

        document.reset(grid(26), {});
        QTRY_VERIFY(isReady(navigator));
        QVERIFY(isOf(navigator.graph().graph(), navigator.field(), left));
        navigator.graph().setWindow(within);
        QVERIFY(isReady(navigator));
        navigator.graph().setWindow(right);
        QVERIFY(navigator.graph().isStale());
        QTRY_VERIFY(isReady(navigator));
        QVERIFY(isOf(navigator.graph().graph(), navigator.field(), right));
    }

    void tooManyEdgesAreTruncated()
    {
        MapDocument document;
        Navigator navigator(document);
        navigator.setAgentRadius(0);
        navigator.graph().setWanted(true);
        document.reset(grid(24, 0.01), {});
        QTRY_VERIFY_WITH_TIMEOUT(isReady(navigator), 30000);
        QVERIFY(navigator.graph().graph()->truncated);
        const double about = navigator.graph().estimatedSurfing();
        QVERIFY2(about > editor::LiveGraph::limit, qPrintable(QString::number(about)));
        // Few as they are, only those in view count then.
        navigator.graph().setWindow({{0, 0}, {3, 3}});
        QTRY_VERIFY_WITH_TIMEOUT(navigator.graph().isWhole() && isReady(navigator), 30000);
        QCOMPARE(navigator.graph().estimatedSurfing(), 0.0);
        document.reset(grid(5), {});
        QTRY_VERIFY(isReady(navigator));
        QVERIFY(isOf(navigator.graph().graph(), navigator.field()));
    }

    void navigatorDestroyedWhileWorking()
    {
        for (int i = 0; i < 5; ++i) {
            MapDocument document;
            document.reset(grid(20), {});
            Navigator navigator(document);
            navigator.graph().setWanted(true);
            QSignalSpy changed(&navigator.graph(), &editor::LiveGraph::changed);
            navigator.setAgentRadius(0.2);
            if (i == 0)
                QTRY_VERIFY(isReady(navigator) || changed.size() > 0);
        }
        QCoreApplication::processEvents();
    }

private:
    /// side * side circles on [0, 100], so sparse that nearly each sees only its neighbours.
    static nav::Map grid(int side, double radius = 1.6)
    {
        nav::Map map;
        for (int row = 0; row < side; ++row) {
            for (int column = 0; column < side; ++column) {
                nav::MapObject tree;
                tree.id = map.unusedId();
                tree.geometry = nav::Circle{{column * 100.0 / side, row * 100.0 / side}, radius};
                map.append(std::move(tree));
            }
        }
        return map;
    }
};

void LiveGraphTest::givesUpWhatTakesTooLong()
{
    // Walls from one centre, each of which sees all others: half a minute of work.
    nav::Map map;
    for (int i = 0; i < 10000; ++i) {
        const double angle = 6.2831853 * i / 10000;
        map.append(
            {.id = i + 1,
             .geometry = nav::Wall{{{0, 0}, {400 * std::cos(angle), 400 * std::sin(angle)}}}});
    }
    GraphWorker worker;
    worker.setPatience(std::chrono::milliseconds(50));
    GraphPointer graph;
    connect(&worker, &GraphWorker::finished, [&graph](GraphPointer made) { graph = made; });
    worker.order({nav::ObstacleField::build(nav::obstacles(map), 0.6).value(), {}, 20000});
    QTRY_VERIFY(graph);
    QVERIFY(graph->cancelled && graph->truncated);
    QVERIFY(graph->surfing.empty() && graph->hugging.empty());

    // While the user waits for it, it goes on, and is told of until the user ends it.
    graph.reset();
    WorkWatch watch;
    watch.follow(worker);
    QSignalSpy told(&watch, &WorkWatch::worked);
    worker.setAwaited(true);
    worker.order({nav::ObstacleField::build(nav::obstacles(map), 0.6).value(), {}, 20000});
    QTRY_VERIFY(!told.isEmpty());
    QVERIFY(!graph);
    QCOMPARE(told[0][0].toString(), QString("Finding the whole graph"));
    watch.cancel();
    QTRY_VERIFY(graph);
    QVERIFY(graph->cancelled && graph->surfing.empty());
    QVERIFY(!watch.isTelling());
}

void LiveGraphTest::followsEachStepOfADrag()
{
    RandomEdits random(21);
    MapDocument document;
    Navigator navigator(document);
    navigator.setAgentRadius(0.1);
    document.reset(random.forest(60), {});
    navigator.graph().setWanted(true);
    QTRY_VERIFY(isReady(navigator));
    QSignalSpy changed(&navigator.graph(), &editor::LiveGraph::changed);
    const nav::Map begin = document.map();
    editor::Gesture gesture(document);
    const auto drag = [&](int step) {
        nav::MapObject tree = begin.objects()[3];
        auto& circle = std::get<nav::Circle>(tree.geometry);
        circle.center = circle.center + 0.3 * step * nav::Point{1, 0.4};
        gesture.preview(nav::MapEdit::change(begin, {tree}));
    };
    drag(1);
    drag(2); // counts as a drag from here on: the rest graph is built
    QVERIFY(navigator.graph().isStale());
    QTRY_VERIFY(isReady(navigator));
    for (int step = 3; step < 40; ++step) {
        const auto before = changed.size();
        const GraphPointer shown = navigator.graph().graph();
        drag(step);
        QVERIFY(isReady(navigator)); // without the event loop
        QCOMPARE(changed.size(), before + 1);
        QVERIFY(isOf(navigator.graph().graph(), navigator.field()));
        // What changed in the picture lies inside touched().
        if (!navigator.graph().touched())
            continue;
        const auto former = keysOf(shown->surfing);
        for (const nav::SurfingEdge& edge : navigator.graph().graph()->surfing) {
            const auto keys = keysOf(std::vector{edge});
            if (!std::binary_search(former.begin(), former.end(), keys.front()))
                QVERIFY(navigator.graph().touched()->contains(edge.from) &&
                        navigator.graph().touched()->contains(edge.to));
        }
    }
    gesture.commit("Move");
    QVERIFY(isReady(navigator));
    // What is selected may be dragged next: the first step already has the graph.
    nav::MapObject selected = document.map().objects()[7];
    auto& disc = std::get<nav::Circle>(selected.geometry);
    const nav::ObstacleChange present{selected.id, nav::Shape(disc)};
    const auto reported = changed.size();
    navigator.graph().prepare({&present, 1});
    QTRY_VERIFY(changed.size() > reported); // when the rest graph is ready
    disc.center.x += 0.5;
    document.push(nav::MapEdit::change(document.map(), {selected}), "Move");
    QVERIFY(isReady(navigator));
    QVERIFY(isOf(navigator.graph().graph(), navigator.field()));
    // Another tree is another drag.
    nav::MapObject other = document.map().objects()[5];
    std::get<nav::Circle>(other.geometry).radius += 0.5;
    document.push(nav::MapEdit::change(document.map(), {other}), "Grow");
    QVERIFY(navigator.graph().isStale());
    QTRY_VERIFY(isReady(navigator));
    QVERIFY(isOf(navigator.graph().graph(), navigator.field()));
}

QTEST_GUILESS_MAIN(LiveGraphTest)
#include "livegraphtest.moc"
