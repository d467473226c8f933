#include "app/editor/document/mapdocument.h"
#include "app/editor/mainwindow.h"
#include "app/editor/workbench.h"
#include "libnav/map/mapfile.h"
#include "tests/support/awkwardmaps.h"

#include <QApplication>
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

// What the editor's own thread takes to open awkward maps, as a Markdown table:
//   thicket-opening [--no-field] [NAME|N]...
// With --no-field a polygon that crosses itself is added to each: no field is built and no path is
// looked for, and what remains is the editor's own work.

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
    std::vector<std::string> names; ///< all when empty
    std::vector<int> counts;
    bool noField = false;
};

nav::Map mapFor(const test::AwkwardMap& kind, int count, bool noField)
{
    nav::Map map = kind.make(count);
    if (noField)
        map.append(
            {.id = map.unusedId(), .geometry = nav::Polygon{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}}});
    return map;
}

void measure(const nav::Map& map, int argc, char** argv)
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
    cell([&] { workbench.document().reset(std::move(read), {}); });
    cell([&] {
        QApplication::processEvents();
        window.grab();
    });
    QWidget* view = workbench.view().viewport();
    cell([&] {
        for (const int x : {40, 41, 42})
            QTest::mouseMove(view, view->rect().center() + QPoint(x, 0));
        QApplication::processEvents();
        window.grab();
    });
    std::printf(" %.0f |", peakMegabytes());
    std::fflush(stdout);
    std::_Exit(0); // jobs under way are of no interest
}

} // namespace

int main(int argc, char** argv)
{
    Settings settings;
    const auto kinds = test::awkwardMaps();
    for (const std::string& word : std::vector<std::string>(argv + 1, argv + argc)) {
        const bool isName = std::any_of(kinds.begin(), kinds.end(),
                                        [&](const auto& kind) { return kind.name == word; });
        if (word == "--no-field")
            settings.noField = true;
        else if (isName)
            settings.names.push_back(word);
        else
            settings.counts.push_back(std::max(8, std::atoi(word.c_str())));
    }
    if (settings.counts.empty())
        settings.counts = {10000};
    std::printf("| map | n | read, s | take, s | paint, s | three moves, s | MB |\n"
                "|---|---|---|---|---|---|---|\n");
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
                measure(mapFor(kind, count, settings.noField), argc, argv);
            }
            int status = 0;
            waitpid(child, &status, 0);
            std::printf(WIFSIGNALED(status) ? " stopped after 60 s\n" : "\n");
        }
    }
}
