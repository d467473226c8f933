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
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

// The time of frames while the view pans and zooms and while a circle is dragged, by the wall
// clock, as a Markdown table:
//   thicket-frames [--plain] [stand|N]...
// The map has N circles that cover 20 % of it, or is a stand of 39,177 stems of some centimetres on
// 400 by 320 m. Default: 1,000, the stand, 100,000 and 1,000,000. Expanded outlines are on, except
// with --plain. The window has 1440 x 900 pixels.
//
// Each event goes to the viewport and is followed by the frame that shows it: a wheel notch into
// the map and out again, a mouse move while the middle button pans, at several zooms. A frame ends
// when the window has painted. Then five notches at once: when the first frame after them ends,
// and when the last one does. Then a circle near the middle is dragged at several zooms: the frames
// that follow the mouse, and when the last frame after the last mouse move ends. "Processor" is the
// processor time on all threads, which other programs on the machine change little; it includes
// what runs beside the window, as the search for a path.

using namespace thicket;

namespace {

constexpr std::uint64_t seed = 20261123;
constexpr QPoint pointer(430, 310); // in the viewport, off its middle

/// Times of frames, ms.
struct Times {
    std::vector<double> wall;
    std::vector<double> processor;

    void print()
    {
        for (std::vector<double>* times : {&wall, &processor}) {
            std::sort(times->begin(), times->end());
            std::printf(" %.1f | %.1f | %.1f |", (*times)[times->size() / 2],
                        (*times)[times->size() * 19 / 20], times->back());
        }
        std::fflush(stdout);
    }
};

/// Notes when the viewport is painted.
class FrameClock : public QApplication {
public:
    FrameClock(int& argc, char** argv) : QApplication(argc, argv) { m_clock.start(); }

    void watch(QWidget& viewport) { m_viewport = &viewport; }
    double now() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }
    int frames() const { return m_frames; }
    double lastFrame() const { return m_lastFrame; }

    bool notify(QObject* receiver, QEvent* event) override
    {
        const int before = m_paints;
        const bool result = QApplication::notify(receiver, event);
        if (receiver == m_viewport && event->type() == QEvent::Paint)
            ++m_paints;
        // The update request of the window paints its widgets and shows them.
        if (event->type() == QEvent::UpdateRequest && m_paints > before) {
            ++m_frames;
            m_lastFrame = now();
        }
        return result;
    }

private:
    QElapsedTimer m_clock;
    const QWidget* m_viewport = nullptr;
    int m_paints = 0;
    int m_frames = 0;
    double m_lastFrame = 0;
};

FrameClock& frameClock() { return *static_cast<FrameClock*>(qApp); }

struct Forest {
    std::string name;
    nav::Map map;
    double agentRadius = 0;
};

Forest forestOf(std::size_t circles)
{
    constexpr double radius = 0.3; // included in the forest's circles
    const test::Forest made =
        test::makeForest({.count = static_cast<int>(circles), .cover = 0.2, .seed = seed});
    Forest forest{std::to_string(circles), {}, radius};
    nav::ObjectId id = 0;
    for (const nav::Obstacle& obstacle : made.circles) {
        nav::Circle circle = std::get<nav::Circle>(obstacle.shape);
        circle.radius -= radius;
        forest.map.append({.id = ++id, .geometry = circle});
    }
    const double side = made.side;
    forest.map.append({.id = ++id, .geometry = nav::StartMarker{{-2, -2}}});
    forest.map.append({.id = ++id, .geometry = nav::GoalMarker{{side + 2, side + 2}}});
    return forest;
}

/// As measured stands are: most stems are thin, and some are not.
Forest stand()
{
    constexpr int stems = 39177;
    Forest forest{"stand of 39177", {}, 0.6};
    std::mt19937_64 random(seed);
    const auto unit = [&random] { return static_cast<double>(random() >> 11) * 0x1p-53; };
    for (nav::ObjectId id = 1; id <= stems; ++id) {
        const nav::Point at{400 * unit(), 320 * unit()};
        forest.map.append({.id = id, .geometry = nav::Circle{at, 0.01 - 0.02 * std::log(unit())}});
    }
    return forest;
}

class Bench {
public:
    explicit Bench(bool expanded)
        : m_window(m_workbench), m_viewport(*m_workbench.view().viewport())
    {
        m_window.resize(1440, 900);
        m_window.show();
        m_workbench.overlays().setOn(editor::Overlay::expanded, expanded);
        frameClock().watch(m_viewport);
    }

    void open(Forest forest)
    {
        m_workbench.navigator().setRadiusChoice(
            [radius = forest.agentRadius](const nav::Map&, double) { return radius; });
        m_workbench.document().reset(std::move(forest.map), {});
        settle();
    }

    void measureZoom()
    {
        Times times;
        const int notches = deepest();
        for (int i = 0; i < 2 * notches; ++i)
            frameAfter([&] { wheel(i < notches ? 1 : -1); }, times);
        times.print();
        settle();
    }

    void measurePan()
    {
        Times times;
        for (int i = 0; i <= deepest(); i += 6) {
            mouse(QEvent::MouseButtonPress, pointer, Qt::MiddleButton);
            QPoint at = pointer;
            for (int step = 1; step <= 40; ++step) {
                at += QPoint(step % 20 < 10 ? 9 : -9, step < 20 ? 4 : -4);
                frameAfter([&] { mouse(QEvent::MouseMove, at, Qt::MiddleButton); }, times);
            }
            mouse(QEvent::MouseButtonRelease, at, Qt::MiddleButton);
            for (int notch = 0; notch < 6; ++notch)
                wheel(1);
            rest();
        }
        times.print();
        m_workbench.view().camera().fitMap();
        settle();
    }

    /// The worst over the zooms that five notches lead to.
    void measureBurst()
    {
        double first = 0;
        double last = 0;
        for (int i = 0; i + 5 <= deepest(); i += 5) {
            const double begin = frameClock().now();
            const int before = frameClock().frames();
            for (int notch = 0; notch < 5; ++notch)
                wheel(1);
            waitForFrame(before);
            first = std::max(first, frameClock().lastFrame() - begin);
            rest();
            last = std::max(last, frameClock().lastFrame() - begin);
        }
        std::printf(" %.1f | %.1f |", first, last);
        std::fflush(stdout);
    }

    void measureDrag()
    {
        Times times;
        double last = 0;
        for (int i = 0; i <= deepest(); i += 6) {
            const QPointF grip = middleCircle();
            mouse(QEvent::MouseButtonPress, grip, Qt::LeftButton);
            QPointF at = grip + QPointF(6, 0); // far enough to begin
            mouse(QEvent::MouseMove, at, Qt::LeftButton);
            rest();
            double begin = 0;
            for (int step = 1; step <= 40; ++step) {
                at += QPointF(step % 20 < 10 ? 3 : -3, step < 20 ? 2 : -2);
                begin = frameClock().now();
                frameAfter([&] { mouse(QEvent::MouseMove, at, Qt::LeftButton); }, times);
            }
            rest();
            last = std::max(last, frameClock().lastFrame() - begin);
            mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton);
            m_workbench.document().undo();
            for (int notch = 0; notch < 6; ++notch)
                wheel(1);
            settle();
        }
        times.print();
        std::printf(" %.1f |", last);
        m_workbench.view().camera().fitMap();
        settle();
    }

private:
    /// In the viewport.
    QPointF middleCircle()
    {
        const editor::Camera camera = m_workbench.view().camera().value();
        const nav::Point middle = camera.toMap(QPointF(m_viewport.rect().center()));
        const auto& objects = m_workbench.document().map().objects();
        const auto distance = [middle](const nav::MapObject& object) {
            const auto* circle = std::get_if<nav::Circle>(&object.geometry);
            return circle ? nav::distance(circle->center, middle) : HUGE_VAL;
        };
        const auto nearest =
            std::min_element(objects.begin(), objects.end(), [&](const auto& a, const auto& b) {
                return distance(a) < distance(b);
            });
        return camera.toPixel(std::get<nav::Circle>(nearest->geometry).center);
    }
    /// The notches from the whole map to some twenty circles in the window.
    int deepest()
    {
        const double count = static_cast<double>(m_workbench.document().map().objects().size());
        return static_cast<int>(std::ceil(0.5 * std::log(count / 20) / std::log(1.2)));
    }
    void wheel(int notches)
    {
        QWheelEvent event(pointer, m_viewport.mapToGlobal(QPointF(pointer)), {}, {0, 120 * notches},
                          {}, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&m_viewport, &event);
    }
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button)
    {
        const auto changed = type == QEvent::MouseMove ? Qt::NoButton : button;
        const auto held = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
        QMouseEvent event(type, at, m_viewport.mapToGlobal(at), changed, held, {});
        QApplication::sendEvent(&m_viewport, &event);
    }
    static void waitForFrame(int before)
    {
        while (frameClock().frames() == before)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    template <class Send> static void frameAfter(Send send, Times& times)
    {
        const double begin = frameClock().now();
        const double processor = processorMilliseconds();
        const int before = frameClock().frames();
        send();
        waitForFrame(before);
        times.wall.push_back(frameClock().lastFrame() - begin);
        times.processor.push_back(processorMilliseconds() - processor);
    }
    /// Until nothing was painted for a while.
    static void rest()
    {
        constexpr double quiet = 60;
        const double begin = frameClock().now();
        while (frameClock().now() - std::max(begin, frameClock().lastFrame()) < quiet)
            QApplication::processEvents();
    }
    /// Until the path is found and the picture rests.
    void settle()
    {
        const editor::Navigator& navigator = m_workbench.navigator();
        const bool isSettled = QTest::qWaitFor(
            [&] {
                return !navigator.isFieldLate() && !navigator.answer().isLate() &&
                       !navigator.answer().isApproximate();
            },
            120000);
        if (!isSettled)
            std::printf(" (not settled)");
        rest();
    }
    editor::Workbench m_workbench;
    editor::MainWindow m_window;
    QWidget& m_viewport;
};

} // namespace

int main(int argc, char** argv)
{
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    FrameClock application(argc, argv);
    QCoreApplication::setOrganizationName("ThicketTests");
    QCoreApplication::setApplicationName("Frames");
    bool expanded = true;
    std::vector<std::string> words(argv + 1, argv + argc);
    if (std::erase(words, "--plain") > 0)
        expanded = false;
    if (words.empty())
        words = {"1000", "stand", "100000", "1000000"};
    std::printf(
        "| circles | zoom: median, ms | 95 %% | worst | processor: median | 95 %% | worst "
        "| pan: median, ms | 95 %% | worst | processor: median | 95 %% | worst "
        "| five notches: first frame, ms | last frame, ms | drag: median, ms | 95 %% | worst "
        "| processor: median | 95 %% | worst | last frame, ms |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"
        "\n");
    for (const std::string& word : words) {
        Forest forest =
            word == "stand"
                ? stand()
                : forestOf(static_cast<std::size_t>(std::max(100, std::atoi(word.c_str()))));
        Bench bench(expanded);
        std::printf("| %s |", forest.name.c_str());
        bench.open(std::move(forest));
        bench.measureZoom();
        bench.measurePan();
        bench.measureBurst();
        bench.measureDrag();
        std::printf("\n");
    }
}
