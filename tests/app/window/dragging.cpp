#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"
#include "tests/app/window/processortime.h"
#include "tests/support/worlds/forest.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

// The time of a drag step from the mouse event until the window has painted the new path, by the
// wall clock, as a Markdown table:
//   thicket-dragging [--whole] [--view COUNT] [N]...
// The map has N circles (default 10,000, 100,000 and 1,000,000) that cover 20 % of it. COUNT of
// them (default 1,000) are in view, and one of these is dragged in small steps: first one that the
// path turns round, then one far away from it. The overlays are the default ones; with --whole also
// the whole tangent graph of the window. "Processor" is the median of the processor time on all
// threads, which other programs on the machine change little. A step is late if it painted a path
// that was not yet the shortest, or a picture of the former graph.

using namespace thicket;

namespace {

constexpr int steps = 120;
constexpr double agentRadius = 0.3; // included in the forest's circles
constexpr std::uint64_t seed = 20261122;

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Counts paint events.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

nav::Map mapOf(std::size_t circles)
{
    const test::Forest forest =
        test::makeForest({.count = static_cast<int>(circles), .cover = 0.2, .seed = seed});
    nav::Map map;
    nav::ObjectId id = 0;
    for (const nav::Obstacle& obstacle : forest.circles) {
        nav::Circle circle = std::get<nav::Circle>(obstacle.shape);
        circle.radius -= agentRadius;
        map.append({.id = ++id, .geometry = circle});
    }
    const double side = forest.side;
    map.append({.id = ++id, .geometry = nav::StartMarker{{-2, -2}}});
    map.append({.id = ++id, .geometry = nav::GoalMarker{{side + 2, side + 2}}});
    return map;
}

class Bench {
public:
    Bench(bool whole, double inView)
        : m_inView(inView), m_window(m_workbench), m_painted(*m_workbench.view().viewport())
    {
        m_window.resize(1600, 1000);
        m_window.show();
        if (whole)
            m_workbench.overlays().setScope(editor::GraphScope::whole);
        m_isWhole = whole;
    }

    void open(std::size_t circles)
    {
        m_workbench.navigator().setRadiusChoice(
            [](const nav::Map&, double) { return agentRadius; });
        m_workbench.document().reset(mapOf(circles), {});
        settle();
    }
    /// One row of the table, for a circle that the path turns round or for one far from the path.
    void measure(bool onPath)
    {
        const nav::MapObject* object = onPath ? turnedRound() : farOff();
        const nav::Circle circle = std::get<nav::Circle>(object->geometry);
        show(circle.center);
        settle();
        const QPointF grip = m_workbench.view().camera().pixelOf(circle.center);
        send(QEvent::MouseMove, grip, {});
        send(QEvent::MouseButtonPress, grip, Qt::LeftButton);
        send(QEvent::MouseMove, grip + QPointF(6, 0), Qt::LeftButton);
        warmUp(grip);
        m_late = {};
        std::vector<double> times;
        std::vector<double> processorTimes;
        for (int i = 1; i <= steps; ++i) {
            const double turn = 0.05 * i;
            const double before = processorMilliseconds();
            times.push_back(
                step(grip + QPointF(6 + 14 * std::sin(turn), 14 * std::cos(turn) - 14)));
            processorTimes.push_back(processorMilliseconds() - before);
        }
        send(QEvent::MouseButtonRelease, grip, Qt::LeftButton);
        m_workbench.document().undo();
        std::printf(" %.2f | %.2f | %.2f | %d, %d |", median(times), median(processorTimes),
                    *std::max_element(times.begin(), times.end()), m_late.paths, m_late.graphs);
        std::fflush(stdout);
    }

private:
    /// Milliseconds until a picture with the answer was painted.
    double step(QPointF at)
    {
        const editor::Navigator& navigator = m_workbench.navigator();
        QElapsedTimer clock;
        clock.start();
        send(QEvent::MouseMove, at, Qt::LeftButton);
        for (bool isShown = false; !isShown;) {
            const bool isAnswered = !navigator.answer().isLate() && !navigator.isFieldLate();
            const int before = m_painted.count;
            QApplication::processEvents();
            isShown = isAnswered && m_painted.count > before;
        }
        m_late.paths += navigator.answer().isApproximate() ? 1 : 0;
        m_late.graphs += isGraphLate() ? 1 : 0;
        return static_cast<double>(clock.nsecsElapsed()) / 1e6;
    }
    bool isGraphLate()
    {
        const editor::LiveGraph& graph = m_workbench.navigator().graph();
        return m_isWhole &&
               (!graph.isWhole() || graph.isStale() || m_workbench.canvas().isGraphLate());
    }
    /// Drags until steps are in time: the worker thread has then prepared what a drag needs.
    void warmUp(QPointF grip)
    {
        constexpr int enough = 10;
        constexpr int most = 2000;
        for (int i = 0, inTime = 0; i < most && inTime < enough; ++i) {
            const int& late = m_isWhole ? m_late.graphs : m_late.paths;
            const int before = late;
            step(grip + QPointF(6 + i % 2, 0));
            inTime = late == before ? inTime + 1 : 0;
        }
        settle();
    }
    void send(QEvent::Type type, QPointF at, Qt::MouseButtons buttons)
    {
        QWidget* viewport = m_workbench.view().viewport();
        const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, viewport->mapToGlobal(at), button, buttons, {});
        QApplication::sendEvent(viewport, &event);
    }
    void show(nav::Point at)
    {
        const nav::Box map = m_workbench.document().index().extent();
        const double count = static_cast<double>(m_workbench.document().map().objects().size());
        const double share = std::sqrt(std::min(1.0, m_inView / count));
        editor::Camera camera = m_workbench.view().camera().value();
        const nav::Point half{0.5 * share * map.width(), 0.5 * share * map.height()};
        camera.frame({at - half, at + half}, 0);
        m_workbench.view().camera().set(camera);
    }
    void settle()
    {
        const editor::Navigator& navigator = m_workbench.navigator();
        const bool isSettled = QTest::qWaitFor(
            [&] {
                const bool isGraph =
                    !m_isWhole || (navigator.graph().hasGraph() && !navigator.graph().isStale() &&
                                   !m_workbench.canvas().isGraphLate());
                return isGraph && !navigator.isFieldLate() && !navigator.answer().isLate() &&
                       !navigator.answer().isApproximate();
            },
            60000);
        if (!isSettled)
            std::printf(" (not settled)");
    }
    const nav::MapObject* turnedRound()
    {
        const auto& edges = m_workbench.navigator().path().edges();
        for (std::size_t i = edges.size() / 2; i < edges.size(); ++i) {
            if (const auto* hug = std::get_if<nav::HuggingEdge>(&edges[i]))
                return m_workbench.document().map().find(hug->contact.obstacle);
        }
        std::printf("the path turns round nothing\n");
        std::exit(1);
    }
    const nav::MapObject* farOff()
    {
        const nav::Box map = m_workbench.document().index().extent();
        const nav::Point corner{map.min.x + 0.25 * map.width(), map.max.y - 0.25 * map.height()};
        const auto& objects = m_workbench.document().map().objects();
        return &*std::min_element(
            objects.begin(), objects.end(), [&](const auto& a, const auto& b) {
                return nav::distance(nav::boundingBox(a.geometry).center(), corner) <
                       nav::distance(nav::boundingBox(b.geometry).center(), corner);
            });
    }

    struct Late {
        int paths = 0;
        int graphs = 0;
    };

    double m_inView = 0; // circles
    editor::Workbench m_workbench;
    editor::MainWindow m_window;
    PaintWatch m_painted;
    bool m_isWhole = false;
    Late m_late;
};

} // namespace

int main(int argc, char** argv)
{
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName("ThicketTests");
    QCoreApplication::setApplicationName("Dragging");
    bool whole = false;
    double inView = 1000;
    std::vector<std::size_t> counts;
    const std::vector<std::string> words(argv + 1, argv + argc);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--whole")
            whole = true;
        else if (word == "--view" && i + 1 < words.size())
            inView = std::max(1, std::atoi(words[++i].c_str()));
        else
            counts.push_back(static_cast<std::size_t>(std::max(100, std::atoi(word.c_str()))));
    }
    if (counts.empty())
        counts = {10000, 100000, 1000000};
    std::printf("| circles | on the path: median, ms | processor | worst | late: path, graph "
                "| elsewhere: median, ms | processor | worst | late: path, graph |\n"
                "|---|---|---|---|---|---|---|---|---|\n");
    for (const std::size_t count : counts) {
        Bench bench(whole, inView);
        std::printf("| %zu |", count);
        bench.open(count);
        bench.measure(true);
        bench.measure(false);
        std::printf("\n");
    }
}
