#include "libnav/collision/searchview.h"
#include "libnav/map/validation/validation.h"
#include "libnav/path/pathfinder.h"
#include "tests/support/worlds/awkwardmaps.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// The cost of awkward maps: processor time and peak memory of the process for each stage, as a
/// Markdown table. Each map runs in processes of its own, with limits. A stage that exceeds them
/// shows as "> limit".
namespace {

using namespace thicket;
using nav::ObstacleField;

struct Settings {
    std::vector<std::string> names; ///< empty: all
    std::vector<int> counts;
    double radius = 0;
    bool onlyValidation = false;
    int seconds = 20; ///< of processor, for each stage
    int megabytes = 4000;
};

double processorSeconds(const rusage& usage)
{
    const auto seconds = [](const timeval& t) {
        return double(t.tv_sec) + 1e-6 * double(t.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

rusage usageOf(int who)
{
    rusage usage{};
    getrusage(who, &usage);
    return usage;
}

/// ru_maxrss is in kilobytes on Linux.
double peakMegabytes(const rusage& usage) { return double(usage.ru_maxrss) * 1024 / 1e6; }

/// What a process reports of each stage.
struct Stage {
    double seconds = 0;
    double megabytes = 0;
    char answer[48] = {};
};

/// Within one process: runs stages with limits and writes the result of each.
class Stages {
public:
    Stages(const Settings& settings, int out) : m_settings(settings), m_out(out)
    {
        const rlim_t bytes = rlim_t(settings.megabytes) * 1000000;
        const rlimit memory{bytes, bytes};
        setrlimit(RLIMIT_AS, &memory);
    }

    /// `work` returns its answer in a word or two.
    template <class Work> void run(Work work)
    {
        const double before = processorSeconds(usageOf(RUSAGE_SELF));
        const rlimit time{rlim_t(before) + rlim_t(m_settings.seconds) + 1, RLIM_INFINITY};
        setrlimit(RLIMIT_CPU, &time);
        Stage stage;
        const std::string answer = work();
        const rusage usage = usageOf(RUSAGE_SELF);
        stage.seconds = processorSeconds(usage) - before;
        stage.megabytes = peakMegabytes(usage);
        answer.copy(stage.answer, sizeof stage.answer - 1);
        if (write(m_out, &stage, sizeof stage) != sizeof stage)
            std::_Exit(1);
    }

private:
    const Settings& m_settings;
    int m_out;
};

/// How a process ended before all its stages were done.
std::string ending(int status, const Settings& settings)
{
    constexpr int outOfMemory = 3;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)
        return "> " + std::to_string(settings.seconds) + " s";
    if (WIFEXITED(status) && WEXITSTATUS(status) == outOfMemory)
        return "> " + std::to_string(settings.megabytes) + " MB";
    return WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "failed";
}

/// Runs `count` stages in a process of their own and prints two cells and an answer for each.
template <class Work> void printStages(const Settings& settings, std::size_t count, Work work)
{
    int ends[2];
    if (pipe(ends) != 0)
        std::abort();
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        std::set_new_handler([] { std::_Exit(3); });
        Stages stages(settings, ends[1]);
        work(stages);
        std::_Exit(0);
    }
    close(ends[1]);
    Stage stage;
    std::size_t done = 0;
    for (; done < count && read(ends[0], &stage, sizeof stage) == sizeof stage; ++done)
        std::printf(" %.2f | %.0f | %s |", stage.seconds, stage.megabytes, stage.answer);
    close(ends[0]);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    if (done < count)
        std::printf(" %s | %.0f | |", ending(status, settings).c_str(), peakMegabytes(usage));
    for (++done; done < count; ++done)
        std::printf(" | | |");
}

void printPath(const Settings& settings, const test::AwkwardMap& kind, int count)
{
    printStages(settings, 2, [&](Stages& stages) {
        const nav::Map map = kind.make(count);
        const std::vector<nav::Obstacle> obstacles = nav::obstacles(map);
        ObstacleField field;
        stages.run([&] {
            auto built = ObstacleField::build(obstacles, settings.radius);
            if (!built)
                return built.error().message;
            field = std::move(*built);
            return std::to_string(nav::SearchView(field).discs().size()) + " discs";
        });
        stages.run([&] {
            const auto at = [](const nav::MapObject* end) {
                return std::visit(
                    [](const auto& marker) {
                        if constexpr (requires { marker.position; })
                            return marker.position;
                        else
                            return nav::Point{};
                    },
                    end->geometry);
            };
            const auto found = findPath(field, at(map.start()), at(map.goal()));
            char length[32];
            std::snprintf(length, sizeof length, " %.9g", found.path.length());
            return name(found.status) + std::string(found.path.length() > 0 ? length : "");
        });
    });
}

void printMap(const Settings& settings, const test::AwkwardMap& kind, int count)
{
    std::printf("| %s | %d |", kind.name, count);
    printStages(settings, 1, [&](Stages& stages) {
        const nav::Map map = kind.make(count);
        stages.run([&] { return std::to_string(nav::validate(map).size()) + " findings"; });
    });
    if (!settings.onlyValidation)
        printPath(settings, kind, count);
    std::printf("\n");
}

[[noreturn]] void usage()
{
    std::fprintf(stderr,
                 "usage: awkward-maps [--radius R] [--seconds S] [--megabytes M] [--validate]"
                 " [NAME|N]...\n"
                 "  NAMEs choose maps, Ns give the number of objects (default: 10000). Names:\n");
    for (const test::AwkwardMap& kind : test::awkwardMaps())
        std::fprintf(stderr, "    %s\n", kind.name);
    std::exit(2);
}

template <class Number> Number numberIn(std::string_view word)
{
    Number number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size())
        usage();
    return number;
}

bool isName(std::string_view word)
{
    const auto all = test::awkwardMaps();
    return std::any_of(all.begin(), all.end(), [&](const auto& kind) { return kind.name == word; });
}

Settings settingsFrom(const std::vector<std::string>& words)
{
    Settings settings;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        const auto value = [&] { return ++i < words.size() ? words[i] : std::string(); };
        if (isName(word))
            settings.names.push_back(word);
        else if (word == "--radius")
            settings.radius = numberIn<double>(value());
        else if (word == "--validate")
            settings.onlyValidation = true;
        else if (word == "--seconds")
            settings.seconds = numberIn<int>(value());
        else if (word == "--megabytes")
            settings.megabytes = numberIn<int>(value());
        else
            settings.counts.push_back(std::max(8, numberIn<int>(word)));
    }
    if (settings.counts.empty())
        settings.counts = {10000};
    return settings;
}

} // namespace

int main(int count, char** words)
{
    const Settings settings = settingsFrom({words + 1, words + count});
    std::printf("| map | n | validate, s | MB | | field, s | MB | | path, s | MB | |\n"
                "|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (const test::AwkwardMap& kind : test::awkwardMaps()) {
        const auto& names = settings.names;
        if (!names.empty() && std::find(names.begin(), names.end(), kind.name) == names.end())
            continue;
        for (const int objects : settings.counts)
            printMap(settings, kind, objects);
    }
}
