#include "libnav/bake/bakedfield.h"
#include "libnav/map/map.h"
#include "libsteer/comparison/solvercomparison.h"
#include "plugins/host/formatregistry.h"
#include "plugins/shapes/ground.h"
#include "tests/bench/gamegrids.h"
#include "tests/bench/peers/polyanya.h"
#include "tests/bench/querytiming.h"
#include "tests/bench/scenes.h"

#include <QCoreApplication>

#include <cstdio>
#include <optional>
#include <span>

/// Paths on grid maps of games, beside the search of others that is made for them, as a Markdown
/// table: maps as they are imported, an agent of radius 0 and one of 0.4 cells. Circles are in the
/// same run.
namespace {

using namespace thicket;
using namespace thicket::bench;
using nav::ObstacleField;
using nav::Segment;

constexpr std::size_t queriesPerMap = 200;
constexpr int rounds = 3;
constexpr double sameLength = 1e-7; ///< share; the mesh is rounded to its lattice

struct Figures {
    QueryTimes times;
    double first = 0; ///< us, mean of the first round, after the field was built
    double expanded = 0;
    std::vector<double> lengths; ///< < 0: not found

    explicit Figures(std::size_t queries) : times(queries), lengths(queries) {}
    double mean() const { return bench::mean(times.least()); }
};

/// Rounds over all queries, in each of which `ask(query)` returns a length and the work.
template <class Ask> Figures ask(std::size_t queries, Ask ask)
{
    Figures figures(queries);
    double total = 0;
    for (int round = 0; round < rounds; ++round) {
        const double begin = microseconds();
        for (std::size_t i = 0; i < queries; ++i) {
            const auto [length, work] = figures.times.measure(i, [&] { return ask(i); });
            figures.lengths[i] = length;
            total += double(work);
        }
        if (round == 0)
            figures.first = (microseconds() - begin) / double(queries);
    }
    figures.expanded = total / double(queries) / rounds;
    return figures;
}

Figures askField(const ObstacleField& field, const std::vector<Segment>& queries)
{
    nav::PathResult result;
    return ask(queries.size(), [&](std::size_t i) {
        findPath(field, queries[i].a, queries[i].b, {}, result);
        const bool isFound = result.status == nav::PathStatus::found;
        return std::pair{isFound ? result.path.length() : -1.0, result.statistics.expanded};
    });
}

Figures askBaked(const nav::BakedField& baked, double radius, const std::vector<Segment>& queries)
{
    nav::PathResult result;
    return ask(queries.size(), [&](std::size_t i) {
        findPath(baked, queries[i].a, queries[i].b, radius, result);
        const bool isFound = result.status == nav::PathStatus::found;
        return std::pair{isFound ? result.path.length() : -1.0, result.statistics.expanded};
    });
}

Figures askPolyanya(Polyanya& search, const std::vector<Segment>& queries)
{
    return ask(queries.size(), [&](std::size_t i) {
        const double length = search.length(queries[i].a, queries[i].b).value_or(-1);
        return std::pair{length, search.popped()};
    });
}

/// A* on cells as large as those of the map, and string pulling. The times are without those for
/// looking which cells are free.
struct GridFigures {
    int found = 0;
    double mean = 0;   ///< us
    double longer = 0; ///< mean share above the shortest
};

GridFigures askGrid(const ObstacleField& field, const std::vector<Segment>& queries)
{
    GridFigures figures;
    for (const Segment& query : queries) {
        steer::ComparisonOptions options;
        options.methods = {steer::SolverMethod::exact, steer::SolverMethod::grid};
        options.cellSide = 1;
        const auto rows = compareSolvers(field, query, options);
        if (!rows[1].excess)
            continue;
        ++figures.found;
        figures.mean += 1e-3 * double(rows[1].searching.count());
        figures.longer += *rows[1].excess;
    }
    const int count = std::max(1, figures.found);
    return {figures.found, figures.mean / count, figures.longer / count};
}

void printGrid(const GridFigures& figures)
{
    if (figures.found == 0)
        std::printf(" none found |\n"); // cells close narrow doors
    else
        std::printf(" %.0f, %.1f %% |\n", figures.mean, 100 * figures.longer);
}

int differing(const Figures& a, const Figures& b)
{
    int count = 0;
    for (std::size_t i = 0; i < a.lengths.size(); ++i)
        count += std::abs(a.lengths[i] - b.lengths[i]) > sameLength * a.lengths[i];
    return count;
}

/// Within the map's bounds, for a point.
std::optional<FreeMesh> freeMeshOf(const nav::Map& map)
{
    plugins::GroundOptions options;
    options.frame = *map.settings.bounds;
    nav::Map without = map;
    without.settings.boundsAreWalls = false; // the frame is the border of the mesh
    const auto ground = plugins::Ground::of(obstacles(without), options);
    if (!ground)
        return {};
    const plugins::ConvexMesh mesh = ground->freeMesh();
    FreeMesh free;
    for (std::size_t i = 0; i < mesh.count(); ++i) {
        const std::span<const int> corners = mesh.polygon(i);
        free.polygons.emplace_back(corners.begin(), corners.end());
    }
    for (const plugins::LatticePoint p : mesh.vertices)
        free.vertices.push_back(ground->lattice().toMap(p));
    return free;
}

void printTimes(const Figures& figures)
{
    const std::vector<double>& least = figures.times.least();
    std::printf(" %.1f / %.1f / %.1f / %.1f |", figures.times.median(), figures.mean(),
                quantile(least, 0.95), quantile(least, 1));
}

void printOurs(const Figures& figures, double perExpansionAmongCircles)
{
    printTimes(figures);
    const double each = figures.mean() / figures.expanded;
    std::printf(" %.1f | %.0f | %.2f | %.2f |", figures.first, figures.expanded, each,
                each / perExpansionAmongCircles);
}

/// What baking takes, and what it gives.
void printBaked(const std::vector<nav::Obstacle>& obstacles, double radius,
                const std::vector<Segment>& queries, const Figures& searched)
{
    const std::vector<double> radii{radius};
    const double begin = microseconds();
    const auto baked = nav::bake(obstacles, radii);
    const double built = 1e-6 * (microseconds() - begin);
    if (!baked) {
        std::printf(" %s | | | | |", baked.error().text().c_str());
        return;
    }
    const Figures answers = askBaked(*baked, radius, queries);
    std::printf(" %.2f s, %.2f MB |", built, 1e-6 * double(baked->bytes().size()));
    printTimes(answers);
    std::printf(" %.2f | %.1f | %d |", answers.expanded, searched.mean() / answers.mean(),
                differing(answers, searched));
}

/// Us per expansion.
double printCircles()
{
    const ObstacleField& field = fieldOf(1000, 20);
    const auto queries = randomPairs(field, forestOf(1000, 20).side, pairCount(1000));
    const Figures figures = askField(field, queries);
    const double each = figures.mean() / figures.expanded;
    std::printf("| 1,000 circles, 20 %% | %zu | ", field.discCount());
    printOurs(figures, each);
    std::printf(" | | | | | | | | | | |");
    printBaked(forestOf(1000, 20).circles, field.agentRadius(), queries, figures);
    std::printf(" | | | | |\n");
    std::fflush(stdout);
    return each;
}

void printMap(const plugins::MapFormat& format, const GameGrid& grid, double amongCircles)
{
    const auto imported = format.importMap({QByteArray::fromStdString(grid.bytes), "map.map"}, {});
    if (!imported) {
        std::printf("| %s | %s |\n", grid.name.c_str(), imported.error().text().c_str());
        return;
    }
    for (const double radius : {0.0, 0.4}) {
        const auto begin = microseconds();
        const auto field = ObstacleField::build(obstacles(imported->map), radius);
        const double built = 1e-3 * (microseconds() - begin);
        const auto keeping =
            ObstacleField::build(obstacles(imported->map), radius, {.keepsTangents = true});
        const auto sighted = ObstacleField::build(obstacles(imported->map), radius,
                                                  {.keepsTangents = true, .keepsSights = true});
        if (!field || !keeping || !sighted)
            continue;
        std::printf("| %s, %g | %zu, %.1f ms | ", grid.name.c_str(), radius, field->discCount(),
                    built);
        printOurs(askField(*field, grid.queries), amongCircles);
        const Figures ours = askField(*keeping, grid.queries);
        printOurs(ours, amongCircles);
        const Figures fastest = askField(*sighted, grid.queries);
        printOurs(fastest, amongCircles);
        std::printf(" %.2f, %d |", fastest.mean() / ours.mean(), differing(fastest, ours));
        printBaked(obstacles(imported->map), radius, grid.queries, ours);
        const auto mesh = radius == 0 ? freeMeshOf(imported->map) : std::nullopt;
        if (mesh) {
            Polyanya search(*mesh);
            const Figures theirs = askPolyanya(search, grid.queries);
            printTimes(theirs);
            std::printf(" %.0f, %.2f | %.2f, %.2f | %d |", theirs.expanded,
                        theirs.mean() / theirs.expanded, ours.mean() / theirs.mean(),
                        fastest.mean() / theirs.mean(), differing(ours, theirs));
            printGrid(askGrid(*field, grid.queries));
        } else {
            std::printf(" | | | | |\n");
        }
        std::fflush(stdout);
    }
}

} // namespace

/// bench-gamemaps [NAME...]: all maps, or those with these names.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const plugins::FormatRegistry registry;
    const plugins::MapFormat* const format = registry.byId("movingai");
    if (!format) {
        std::fputs("The plugin movingai was not found.\n", stderr);
        return 1;
    }
    std::printf(
        "us: median / mean / 95 %% / worst, the least of %d rounds for each query\n\n"
        "| map, agent radius | discs, field | ours | first round, mean | expanded | us each "
        "| over circles | with kept tangents | first round, mean | expanded | us each "
        "| over circles | with kept sights, too | first round, mean | expanded | us each "
        "| over circles | over kept, lengths that differ | bake | baked | expanded | kept over "
        "baked, means "
        "| lengths that differ | Polyanya | pops, us each | kept and sights over Polyanya, means | "
        "lengths "
        "that differ | A* on the grid, longer |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"
        "---|---|---|---|---|---|"
        "\n",
        rounds);
    const double amongCircles = printCircles();
    for (const GameGrid& grid : gameGrids(queriesPerMap)) {
        const bool isWanted =
            argc < 2 || application.arguments().mid(1).contains(QString::fromStdString(grid.name));
        if (isWanted)
            printMap(*format, grid, amongCircles);
    }
    return 0;
}
