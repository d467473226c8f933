#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/search/searchplay.h"
#include "app/editor/search/tracedsearch.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"
#include "tests/app/window/processortime.h"
#include "tests/support/worlds/forest.h"

#include <QAbstractSlider>
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

// The time of a frame while a traced search is scrubbed, as a Markdown table:
//   thicket-scrubbing [N]...
// The map has N circles that cover 20 % of it (default 1,000 and 40,000), and the path crosses all
// of it. The pointer drags the playhead over the whole chart and back in 120 moves, then it jumps
// to random places and plays at 1,000 steps a second, with the whole map in view; then the same
// with a tenth of its side in view. The window has 1440 x 900 pixels. Milliseconds of the processor
// in the window's thread, which other programs on the machine change little.

using namespace thicket;

namespace {

constexpr double agentRadius = 0.3; // included in the forest's circles
constexpr std::uint64_t seed = 20261123;
constexpr int frames = 120;

nav::Map mapOf(int count)
{
    const auto forest = test::makeForest({.count = count, .cover = 0.2, .seed = seed});
    nav::Map map;
    nav::ObjectId id = 0;
    for (const nav::Obstacle& obstacle : forest.circles) {
        nav::Circle circle = std::get<nav::Circle>(obstacle.shape);
        circle.radius -= agentRadius;
        map.append({.id = ++id, .geometry = circle});
    }
    map.append({.id = ++id, .geometry = nav::StartMarker{{-2, -2}}});
    map.append({.id = ++id, .geometry = nav::GoalMarker{{forest.side + 2, forest.side + 2}}});
    return map;
}

class Bench {
public:
    explicit Bench(int circles) : m_window(m_workbench)
    {
        m_window.resize(1440, 900);
        m_window.show();
        m_workbench.navigator().setRadiusChoice(
            [](const nav::Map&, double) { return agentRadius; });
        m_workbench.document().reset(mapOf(circles), {});
        m_workbench.setMode(editor::Workbench::Mode::search);
        const editor::TracedSearch& search = m_workbench.search();
        if (!QTest::qWaitFor([&] { return !search.isSearching() && !search.history().isEmpty(); },
                             300000))
            std::printf(" (waited in vain)");
        m_chart = m_window.findChild<QAbstractSlider*>("searchChart");
        rest();
        std::printf("| %d | %zu |", circles, search.history().stepCount());
    }

    void measureAll()
    {
        drag();
        jump();
        play();
        const auto& camera = m_workbench.view().camera();
        const nav::Point middle = camera.mapPoint(QPointF(m_workbench.view().rect().center()));
        m_workbench.view().camera().zoomBy(10, camera.pixelOf(middle));
        rest();
        drag();
        play();
        std::printf("\n");
    }

private:
    void drag()
    {
        const QRect track = m_chart->rect().adjusted(80, 0, -80, 0);
        QTest::mousePress(m_chart, Qt::LeftButton, {}, {track.left(), track.center().y()});
        rest();
        measure([&](int i) {
            const int way = i < frames / 2 ? i : frames - i;
            QTest::mouseMove(m_chart,
                             {track.left() + way * 2 * track.width() / frames, track.center().y()});
        });
        QTest::mouseRelease(m_chart, Qt::LeftButton, {}, {track.left(), track.center().y()});
    }
    void jump()
    {
        std::mt19937_64 random(seed);
        measure([&](int) {
            m_workbench.searchPlay().seek(random() % (m_workbench.searchPlay().last() + 1));
        });
    }
    void play()
    {
        editor::SearchPlay& play = m_workbench.searchPlay();
        play.seek(play.last() / 2);
        rest();
        play.setSpeed(1000);
        play.play();
        measure([&](int) { play.advanceBy(1.0 / 60); });
        play.pause();
    }
    static void rest() { QTest::qWait(300); }

    template <class Move> static void measure(Move move)
    {
        std::vector<double> times;
        for (int i = 0; i < frames; ++i) {
            const double begin = threadMilliseconds();
            move(i);
            QApplication::processEvents();
            times.push_back(threadMilliseconds() - begin);
        }
        std::sort(times.begin(), times.end());
        std::printf(" %.1f | %.1f | %.1f |", times[times.size() / 2], times[times.size() * 19 / 20],
                    times.back());
        std::fflush(stdout);
    }

    editor::Workbench m_workbench;
    editor::MainWindow m_window;
    QAbstractSlider* m_chart = nullptr;
};

} // namespace

int main(int argc, char** argv)
{
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName("ThicketBench");
    QCoreApplication::setApplicationName("Scrubbing");
    std::printf(
        "| circles | steps | dragged: median | 95 %% | worst | jumps: median | 95 %% | worst | "
        "played: median | 95 %% | worst | near, dragged: median | 95 %% | worst | near, "
        "played: median | 95 %% | worst |\n|");
    for (int i = 0; i < 17; ++i)
        std::printf("---:|");
    std::printf("\n");
    std::vector<int> counts;
    for (int i = 1; i < argc; ++i)
        counts.push_back(std::atoi(argv[i]));
    if (counts.empty())
        counts = {1000, 40000};
    for (const int count : counts)
        Bench(count).measureAll();
}
