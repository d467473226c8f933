#include "tests/support/crowds/crowdrun.h"
#include "tests/support/published/realforests.h"
#include "tests/support/published/treefile.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

/// The quality of crowds: arrivals, overlaps, and penetrations of obstacles. Prints Markdown
/// tables. The rows of other libraries are those of the report on peers, not run here.
///     crowd-quality [--threads N] [field large fast traps places forests bottleneck step ...]
namespace {

using namespace thicket;
using namespace thicket::test;

unsigned threads = 1;

void header(const char* title)
{
    std::printf("\n### %s\n\n"
                "| scene | agents | arrived %% | stuck | t50 / t95 s | overlap/1000, depth m | "
                "in obstacles, through | too fast/1000, most | reversals/1000 | ns/agent-step, "
                "checked | faults |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
                title);
}

void peer(const char* name, const char* rest)
{
    std::printf("| *%s, measured before* | %s\n", name, rest);
}

CrowdVerdict row(const CrowdTrial& trial, const std::string& title, RunOptions options = {})
{
    options.threads = threads;
    const auto begin = std::chrono::steady_clock::now();
    const auto result = judged(trial, options);
    if (!result) {
        std::printf("| %s | error: %s |\n", title.c_str(), result.error().text().c_str());
        return {};
    }
    const CrowdVerdict& v = *result;
    const double ns =
        std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begin).count();
    std::printf("| %s | %zu | %.2f | %zu | %.1f / %.1f | %.1f, %.3f | %llu, %llu | %.1f, %.2f | "
                "%.1f | %.0f | %s |\n",
                title.c_str(), v.agents, 100 * v.arrivedShare(), v.stuck, v.t50, v.t95,
                v.overlapPer1000(), v.deepestOverlap, static_cast<unsigned long long>(v.inside),
                static_cast<unsigned long long>(v.tunnelled), v.tooFastPer1000(), v.fastest,
                v.reversalsPer1000(), ns / static_cast<double>(v.agentSteps),
                v.firstFault.empty() ? "none" : v.firstFault.c_str());
    std::fflush(stdout);
    return v;
}

const CrowdStyle styles[] = {
    {.navigation = Navigation::straight},
    {.navigation = Navigation::path},
    {.navigation = Navigation::flow},
    {.navigation = Navigation::straight, .orca = true},
    {.navigation = Navigation::path, .orca = true},
    {.navigation = Navigation::flow, .orca = true},
};

void field()
{
    header("1,000 agents through 500 circles");
    for (const CrowdStyle& style : styles)
        row(circleField(1000, 500, 1, style), name(style));
    peer("RVO2", "1000 | 99.5 | 2 | 64.6 / 73.1 | 66, 0.104 | 0, - | | | |");
}

void large()
{
    header("10,000 agents through 5,000 circles");
    for (const CrowdStyle& style : styles)
        row(circleField(10000, 5000, 1, style), name(style));
    peer("RVO2", "10000 | 99.6 | 36 | 211.9 / 236.6 | 119, 0.152 | 0.04/1000 by 0.087, - | | | |");
}

void fast()
{
    header("1,000 agents through 500 circles at 30 units per second");
    for (const CrowdStyle& style : styles)
        row(atThirty(circleField(1000, 500, 1, style)), name(style));
    peer("RVO2", "1000 | 0 | | | | 0, 0 | | | |");
    peer("OpenSteer", "1000 | | | | | -, 3891 | | | |");
}

void largeAndFast()
{
    header("10,000 agents through 5,000 circles at 30 units per second");
    for (const CrowdStyle& style : styles)
        row(atThirty(circleField(10000, 5000, 1, style)), name(style));
}

void trapsTable()
{
    header("Traps, 100 agents, 80 s");
    const CrowdStyle tested[] = {{.navigation = Navigation::straight},
                                 {.navigation = Navigation::fan},
                                 {.navigation = Navigation::path},
                                 {.navigation = Navigation::flow},
                                 {.navigation = Navigation::path, .orca = true},
                                 {.navigation = Navigation::flow, .orca = true}};
    for (const Trap& trap : traps())
        for (const CrowdStyle& style : tested)
            row(trapCrowd(trap, 100, style), trap.name + ", " + name(style));
    std::printf("\nRVO2, arrived of 100: U 0, L 37, 2 m wall 98, doorway 99.\n");
}

void places()
{
    header("Places");
    const CrowdStyle tested[] = {{.navigation = Navigation::path},
                                 {.navigation = Navigation::path, .orca = true}};
    for (const CrowdStyle& style : tested) {
        const auto place = [&](const CrowdTrial& trial) {
            row(trial, trial.name + ", " + name(style));
        };
        place(crossingStreams(150, 1, style));
        place(antipodalRing(60, style));
        place(antipodalRing(250, style));
        place(mixedRadii(40, 1, style));
        place(coincidentAgents(50, style));
        place(headOn(style));
        place(corridorCounterFlow(20, 1, style));
        place(corridorCounterFlow(60, 1, style));
        place(circleField(200, 100, 1, style));
        row(translated(circleField(200, 100, 1, style), {1e7, -1e7}),
            "the same at 1e7, " + name(style));
    }
    row(openPlane(1000, 1, {.navigation = Navigation::straight}), "open plane, straight");
    row(openPlane(1000, 1, {.navigation = Navigation::straight, .orca = true}),
        "open plane, straight, ORCA");
    row(boids(1000, 1), "boids");
}

std::string sharedFile(const std::string& name)
{
    return std::string(THICKET_SHARED_DATA) + "/" + name;
}

void forests()
{
    header("Real forests, 200 agents of the second radius");
    for (const RealForest& forest : realForests) {
        const std::string path = sharedFile("forests/" + std::string(forest.file) + ".csv");
        if (!std::filesystem::exists(path))
            continue;
        const auto trees = readTrees(path, forest.radiusOfPoints);
        const double radius = forest.agentRadii[1];
        for (CrowdStyle style : {CrowdStyle{.navigation = Navigation::path},
                                 CrowdStyle{.navigation = Navigation::flow}}) {
            // 10 radii per second, so that forests of any unit work
            style.maxSpeed = 10 * radius;
            style.maxForce = 60 * radius;
            row(forestCrowd(forest.file, trees, radius, 200, style),
                std::string(forest.file) + ", " + name(style));
        }
    }
}

void bottleneckTable()
{
    const std::string path = sharedFile("crowd/bottleneck_040_c_56_h.txt");
    if (!std::filesystem::exists(path))
        return;
    header("The recorded bottleneck: a gate of 0.5 m, 75 people");
    const double line = -0.5;
    std::vector<std::pair<std::string, std::vector<double>>> crossings = {
        {"recorded", recordedCrossings(path, line, 25)}};
    for (const CrowdStyle& style :
         {CrowdStyle{.navigation = Navigation::path}, CrowdStyle{.navigation = Navigation::flow},
          CrowdStyle{.navigation = Navigation::path, .orca = true},
          CrowdStyle{.navigation = Navigation::flow, .orca = true}}) {
        LineCrossings seen(line, 0.25);
        RunOptions options;
        options.watch = [&](const steer::Crowd& crowd) { seen.see(crowd); };
        row(bottleneck(recordedStarts(path), style), name(style), options);
        crossings.emplace_back(name(style), seen.times());
    }
    std::printf(
        "\n| | through the gate | first, last s | persons per second |\n|---|---|---|---|\n");
    for (const auto& [title, times] : crossings)
        std::printf("| %s | %zu | %.1f, %.1f | %.2f |\n", title.c_str(), times.size(),
                    times.empty() ? 0 : times.front(), times.empty() ? 0 : times.back(),
                    flowOf(times));
}

void stepTable()
{
    header("Other time steps, 1,000 agents through 500 circles along paths");
    for (const double rate : {10, 20, 40, 60}) {
        RunOptions options;
        options.params.step = 1 / rate;
        row(circleField(1000, 500, 1, {}),
            std::to_string(static_cast<int>(rate)) + " steps a second", options);
    }
}

} // namespace

int main(int count, char** words)
{
    const std::pair<std::string, void (*)()> tables[] = {
        {"field", field},    {"fast", fast},       {"traps", trapsTable},
        {"places", places},  {"forests", forests}, {"bottleneck", bottleneckTable},
        {"step", stepTable}, {"large", large},     {"largefast", largeAndFast},
    };
    bool isChosen = false;
    for (int i = 1; i < count; ++i) {
        if (words[i] == std::string("--threads") && i + 1 < count) {
            threads = static_cast<unsigned>(std::atoi(words[++i]));
            continue;
        }
        isChosen = true;
        bool isKnown = false;
        for (const auto& [name, print] : tables)
            if (name == words[i]) {
                print();
                isKnown = true;
            }
        if (!isKnown) {
            std::fprintf(stderr, "crowd-quality: there is no table '%s'\n", words[i]);
            return 2;
        }
    }
    if (!isChosen)
        for (const auto& [name, print] : tables)
            print();
}
