#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/replay/playback.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"
#include "tests/app/window/processortime.h"
#include "tests/support/worlds/forest.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

// Frames a second while a simulation plays, with nothing and with everything selected, as a
// Markdown table:
//   thicket-simulating [--agents COUNT] [FILE.csv|N]...
// The map has N circles that cover 20 % of it (default 1,000 and 100,000), or those of a CSV file
// with the columns x, y and radius. COUNT agents (default 500) stand in rows beside them and cross
// the map. Its first seconds are recorded before, so that no frame waits for the crowd. All of it
// is in view. The window has 1440 x 900 pixels. "Thread" is the processor time of the window's
// thread for each frame with all that it does between two frames, which other programs on the
// machine change little.

using namespace thicket;

namespace {

constexpr double agentRadius = 0.3; // included in the forest's circles
constexpr std::uint64_t seed = 20261123;
constexpr double playing = 4000; // ms
constexpr double recorded = 6;   // seconds, before anything is measured

/// Notes the thread's time at each frame of the viewport.
class FrameMeter : public QApplication {
public:
    FrameMeter(int& argc, char** argv) : QApplication(argc, argv) {}

    void watch(QWidget& viewport) { m_viewport = &viewport; }
    void begin() { m_frames = {threadMilliseconds()}; }
    std::size_t frames() const { return m_frames.size() - 1; }
    /// Sorted.
    std::vector<double> times() const
    {
        std::vector<double> times;
        for (std::size_t i = 1; i < m_frames.size(); ++i)
            times.push_back(m_frames[i] - m_frames[i - 1]);
        std::sort(times.begin(), times.end());
        return times;
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        const bool result = QApplication::notify(receiver, event);
        if (receiver == m_viewport && event->type() == QEvent::Paint)
            m_isPainted = true;
        // The update request of the window paints its widgets and shows them.
        if (event->type() == QEvent::UpdateRequest && std::exchange(m_isPainted, false))
            m_frames.push_back(threadMilliseconds());
        return result;
    }

private:
    const QWidget* m_viewport = nullptr;
    bool m_isPainted = false;
    std::vector<double> m_frames{0};
};

FrameMeter& meter() { return *static_cast<FrameMeter*>(qApp); }

std::vector<nav::Circle> forestOf(int count)
{
    std::vector<nav::Circle> circles;
    const auto forest = test::makeForest({.count = count, .cover = 0.2, .seed = seed});
    for (const nav::Obstacle& obstacle : forest.circles) {
        nav::Circle circle = std::get<nav::Circle>(obstacle.shape);
        circle.radius -= agentRadius;
        circles.push_back(circle);
    }
    return circles;
}

std::vector<nav::Circle> circlesIn(const std::string& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line); // the names of the columns
    std::vector<nav::Circle> circles;
    while (std::getline(file, line)) {
        nav::Circle circle;
        if (std::sscanf(line.c_str(), "%lf,%lf,%lf", &circle.center.x, &circle.center.y,
                        &circle.radius) == 3)
            circles.push_back(circle);
    }
    return circles;
}

/// The circles, with agents at their left and a goal for these at their right.
nav::Map mapOf(const std::vector<nav::Circle>& circles, int agents)
{
    constexpr double gap = 3 * agentRadius;
    nav::Map map;
    nav::Box box;
    nav::ObjectId id = 0;
    for (const nav::Circle& circle : circles) {
        enclose(box, nav::boundingBox(circle));
        map.append({.id = ++id, .geometry = circle});
    }
    const nav::Point goal{box.max.x + 5, box.center().y};
    map.append({.id = ++id, .geometry = nav::StartMarker{{box.min.x - 1, box.min.y}}});
    map.append({.id = ++id, .geometry = nav::GoalMarker{goal}});
    map.settings.agentGroups = {{.name = "crowd", .goal = id}};
    const int rows = std::max(1, static_cast<int>(box.height() / gap));
    for (int i = 0; i < agents; ++i) {
        const nav::Point at{box.min.x - 2 - gap * (i / rows), box.min.y + gap * (i % rows)};
        map.append({.id = ++id, .geometry = nav::AgentMarker{at, 0, agentRadius, "crowd"}});
    }
    return map;
}

class Bench {
public:
    Bench() : m_window(m_workbench)
    {
        m_window.resize(1440, 900);
        m_window.show();
        meter().watch(*m_workbench.view().viewport());
    }

    void open(nav::Map map)
    {
        m_workbench.navigator().setRadiusChoice(
            [](const nav::Map&, double) { return agentRadius; });
        m_workbench.document().reset(std::move(map), {});
        const editor::Navigator& navigator = m_workbench.navigator();
        waitFor([&] {
            return !navigator.isFieldLate() && !navigator.answer().isLate() &&
                   !navigator.answer().isApproximate();
        });
        m_workbench.setMode(editor::Workbench::Mode::simulate);
        waitFor([&] { return playback().run().recording().frameCount() > 0; });
        playback().play();
        waitFor([&] { return playback().duration() >= recorded; });
        playback().pause();
    }

    /// Until what is painted over several frames is there: no frame came for a while.
    static void rest()
    {
        QElapsedTimer quiet;
        quiet.start();
        for (std::size_t seen = meter().frames(); quiet.elapsed() < 100;
             QApplication::processEvents()) {
            if (std::exchange(seen, meter().frames()) != meter().frames())
                quiet.start();
        }
    }
    /// Frames a second, and the thread's time.
    void measure(bool isAllSelected)
    {
        if (isAllSelected)
            m_workbench.selection().selectAll();
        else
            m_workbench.selection().clear();
        playback().seek(0);
        rest();
        playback().play();
        meter().begin();
        const double before = playback().time();
        const double took = playFor(playing);
        const double shown = playback().time() - before;
        playback().pause();
        const std::vector<double> times = meter().times();
        if (times.empty())
            return std::printf(" none | | | | |"), void();
        std::printf(" %.1f | %.1f | %.1f | %.1f | %.2f |",
                    1e3 * static_cast<double>(times.size()) / took, times[times.size() / 2],
                    times[times.size() * 19 / 20], times.back(), 1e3 * shown / took);
        std::fflush(stdout);
    }

private:
    editor::Playback& playback() { return m_workbench.playback(); }
    template <class Condition> static void waitFor(Condition isMet)
    {
        if (!QTest::qWaitFor(isMet, 300000))
            std::printf(" (waited in vain)");
    }
    /// Returns the milliseconds that it took.
    static double playFor(double milliseconds)
    {
        QElapsedTimer clock;
        clock.start();
        while (static_cast<double>(clock.elapsed()) < milliseconds)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return static_cast<double>(clock.nsecsElapsed()) / 1e6;
    }

    editor::Workbench m_workbench;
    editor::MainWindow m_window;
};

} // namespace

int main(int argc, char** argv)
{
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    FrameMeter application(argc, argv);
    QCoreApplication::setOrganizationName("ThicketTests");
    QCoreApplication::setApplicationName("Simulating");
    int agents = 500;
    std::vector<std::string> maps;
    const std::vector<std::string> words(argv + 1, argv + argc);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--agents" && i + 1 < words.size())
            agents = std::max(1, std::atoi(words[++i].c_str()));
        else
            maps.push_back(words[i]);
    }
    if (maps.empty())
        maps = {"1000", "100000"};
    std::printf("| circles | agents | nothing selected: frames a second | thread: median, ms "
                "| 95 %% | worst | seconds shown a second | all selected: frames a second "
                "| thread: median, ms | 95 %% | worst | seconds shown a second |\n"
                "|---|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (const std::string& map : maps) {
        const bool isFile = map.ends_with(".csv");
        const auto circles =
            isFile ? circlesIn(map) : forestOf(std::max(100, std::atoi(map.c_str())));
        Bench bench;
        std::printf("| %zu | %d |", circles.size(), agents);
        bench.open(mapOf(circles, agents));
        bench.measure(false);
        bench.measure(true);
        std::printf("\n");
    }
}
