#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"
#include "libnav/map/mapfile.h"
#include "tests/support/worlds/awkwardmaps.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// The time of the window's thread to open awkward maps, as a Markdown table:
//   thicket-opening [--no-field] [--radius R] [--graph] [--pictures FOLDER] [NAME|N]...
// With --no-field a polygon that crosses itself is added to each map, so that no field is built and
// no path is searched: what remains is the editor's own work. R is the agent's radius. With --graph
// the tangent graph is awaited and, if the editor allows it, shown whole: seconds by the wall
// clock, then those of the window's thread to paint it and to follow three moves. With --pictures
// the window's picture is saved as FOLDER/NAME-N.png.

using namespace thicket;

namespace {

double threadSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) + 1e-9 * double(now.tv_nsec);
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) * 1024 / 1e6;
}

template <class Work> void cell(Work work)
{
    const double before = threadSeconds();
    work();
    std::printf(" %.2f |", threadSeconds() - before);
    std::fflush(stdout);
}

struct Settings {
    std::vector<std::string> names; ///< empty: all
    std::vector<int> counts;
    bool noField = false;
    double radius = 0;
    bool graph = false;
    QString pictures; ///< folder; empty: none are saved
};

nav::Map mapFor(const test::AwkwardMap& kind, int count, bool noField)
{
    nav::Map map = kind.make(count);
    if (noField)
        map.append(
            {.id = map.unusedId(), .geometry = nav::Polygon{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}}});
    return map;
}

void moveAndPaint(editor::Workbench& workbench, editor::MainWindow& window)
{
    QWidget* view = workbench.view().viewport();
    for (const int x : {40, 41, 42})
        QTest::mouseMove(view, view->rect().center() + QPoint(x, 0));
    QApplication::processEvents();
    window.grab();
}

/// Waits for the tangent graph, at most half a minute.
void measureGraph(editor::Workbench& workbench, editor::MainWindow& window)
{
    const editor::Navigator& navigator = workbench.navigator();
    QElapsedTimer clock;
    clock.start();
    const bool isReady = QTest::qWaitFor(
        [&] { return navigator.graph().graph() && !navigator.graph().isStale(); }, 30000);
    const auto edges = isReady ? navigator.graph().graph()->surfing.size() : std::size_t{0};
    std::printf(" %s%.2f |", isReady ? "" : "over ", double(clock.elapsed()) / 1000);
    std::printf(" %zu%s |", edges,
                isReady && navigator.graph().graph()->truncated ? " at least" : "");
    cell([&] { window.grab(); });
    cell([&] { moveAndPaint(workbench, window); });
}

/// Runs in a process of its own.
void measure(const nav::Map& map, const Settings& settings, const QString& picture, int argc,
             char** argv)
{
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName("ThicketTests");
    QCoreApplication::setApplicationName("Opening");
    editor::Workbench workbench;
    editor::MainWindow window(workbench);
    window.resize(1200, 800);
    window.show();
    QApplication::processEvents();
    const std::string text = nav::writeMap(map);
    nav::Map read;
    cell([&] { read = nav::readMap(text, {}).value().map; });
    cell([&] {
        workbench.document().reset(std::move(read), {});
        if (settings.radius > 0)
            workbench.navigator().setAgentRadius(settings.radius);
    });
    QPixmap shown;
    cell([&] {
        QApplication::processEvents();
        shown = window.grab();
    });
    cell([&] { moveAndPaint(workbench, window); });
    if (settings.graph) {
        workbench.overlays().setScope(editor::GraphScope::whole);
        measureGraph(workbench, window);
        shown = window.grab();
    }
    if (!settings.pictures.isEmpty() && !shown.save(picture))
        std::printf(" (no picture) |");
    std::printf(" %.0f |", peakMegabytes());
    std::fflush(stdout);
    std::_Exit(0); // unfinished jobs do not matter
}

} // namespace

int main(int argc, char** argv)
{
    Settings settings;
    const auto kinds = test::awkwardMaps();
    const std::vector<std::string> words(argv + 1, argv + argc);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const bool isName = std::any_of(kinds.begin(), kinds.end(),
                                        [&](const auto& kind) { return kind.name == word; });
        if (word == "--no-field")
            settings.noField = true;
        else if (word == "--graph")
            settings.graph = true;
        else if (word == "--radius" && i + 1 < words.size())
            settings.radius = std::atof(words[++i].c_str());
        else if (word == "--pictures" && i + 1 < words.size())
            settings.pictures = QString::fromStdString(words[++i]);
        else if (isName)
            settings.names.push_back(word);
        else
            settings.counts.push_back(std::max(8, std::atoi(word.c_str())));
    }
    if (settings.counts.empty())
        settings.counts = {10000};
    const char* more = settings.graph ? " graph | edges | paint, s | three moves, s |" : "";
    std::printf("| map | n | read, s | take, s | paint, s | three moves, s |%s MB |\n", more);
    std::printf("|---|---|---|---|---|---|%s---|\n", settings.graph ? "---|---|---|---|" : "");
    for (const test::AwkwardMap& kind : kinds) {
        const auto& names = settings.names;
        if (!names.empty() && std::find(names.begin(), names.end(), kind.name) == names.end())
            continue;
        for (const int count : settings.counts) {
            std::printf("| %s | %d |", kind.name, count);
            std::fflush(stdout);
            const pid_t child = fork();
            if (child == 0) {
                const rlimit time{60, 60};
                setrlimit(RLIMIT_CPU, &time);
                const QString picture =
                    QString("%1/%2-%3.png").arg(settings.pictures).arg(kind.name).arg(count);
                measure(mapFor(kind, count, settings.noField), settings, picture, argc, argv);
            }
            int status = 0;
            waitpid(child, &status, 0);
            std::printf(WIFSIGNALED(status) ? " stopped after 60 s\n" : "\n");
        }
    }
}
