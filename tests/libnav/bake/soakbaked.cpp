#include "libnav/bake/bakedfield.h"
#include "libnav/collision/searchview.h"
#include "tests/support/judges/inorder.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/worlds/largeworlds.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <numbers>

using namespace thicket::test;
using thicket::nav::BakedField;
using thicket::nav::Disc;
using thicket::nav::ObstacleField;
using thicket::nav::PathResult;
using thicket::nav::PathStatus;
using thicket::nav::Point;
using thicket::nav::SearchView;
using thicket::nav::Segment;

namespace {

constexpr const char* usage =
    "usage: soak-baked [ANSWERS] [SEED] [THREADS]\n"
    "Compares baked answers with the search in a plain field, in random and degenerate worlds of\n"
    "walls and polygons, half of them with ends on or near rims, corners and seals; exit 1 if one\n"
    "that labels give is longer, or where no path is. Those that are shorter, where the search\n"
    "missed a path, are printed. Default: until labels gave a million answers, and a seed from "
    "the\n"
    "clock. 1 and the seed of a mismatch ask in every family of that seed again.\n";

constexpr std::uint64_t perWorld = 96;
constexpr std::size_t mostDiscs = 300;

bool read(const char* text, std::uint64_t& number)
{
    const char* end = text + std::strlen(text);
    const auto [rest, error] = std::from_chars(text, end, number);
    return error == std::errc() && rest == end;
}

int worldCount() { return familyCount() + largeFamilyCount(); }

World anyWorld(int family, std::uint64_t seed)
{
    if (family >= familyCount())
        return largeWorldOf(family - familyCount(), seed);
    return seed % 2 == 0 ? placedWorldOf(family, seed) : worldOf(family, seed);
}

struct Tally {
    std::uint64_t worlds = 0;
    std::uint64_t queries = 0;
    std::uint64_t found = 0;
    std::uint64_t straight = 0;
    std::uint64_t byLabels = 0; ///< those that bend
    std::uint64_t otherBySearch = 0;
    long shorter = 0; ///< by labels
    long longer = 0;
    std::string text;

    void add(const Tally& more)
    {
        worlds += more.worlds;
        queries += more.queries;
        found += more.found;
        straight += more.straight;
        byLabels += more.byLabels;
        otherBySearch += more.otherBySearch;
        shorter += more.shorter;
        longer += more.longer;
    }
    std::uint64_t answers() const { return straight + byLabels; }
    void print(const char* name) const
    {
        std::printf(
            "%-36s %7llu worlds %9llu queries %9llu found %9llu by labels %9llu straight "
            "%4llu other by search %3ld shorter %3ld longer\n",
            name, static_cast<unsigned long long>(worlds), static_cast<unsigned long long>(queries),
            static_cast<unsigned long long>(found), static_cast<unsigned long long>(byLabels),
            static_cast<unsigned long long>(straight),
            static_cast<unsigned long long>(otherBySearch), shorter, longer);
    }
};

/// On the rim of some disc or seal, in its centre or near it.
Point besideRim(const SearchView& field, SplitMix& dice)
{
    const auto discs = field.discs();
    const Disc& disc = discs[std::size_t(dice.below(int(discs.size())))];
    const double radius = dice.chance(0.5) ? disc.radius : disc.trueRadius;
    constexpr double shares[] = {0, 1e-14, 1e-12, 1e-10, 1e-8, 1e-6, 1e-3, 0.1};
    const double away = radius * (1 + shares[dice.below(8)]) +
                        (dice.chance(0.3) ? dice.between(0, 30) * field.tolerance() : 0);
    const double angle = dice.chance(0.5) ? dice.between(0, 2 * std::numbers::pi)
                                          : std::numbers::pi / 4 * dice.below(8);
    return disc.center + away * Point{std::cos(angle), std::sin(angle)};
}

/// Baked and not.
class Asked {
public:
    Asked(const World& world, BakedField baked)
        : m_world(world), m_field(fieldOf(world)), m_baked(std::move(baked))
    {}

    Segment anyQuery(SplitMix& dice) const
    {
        Segment query = thicket::test::anyQuery(m_world, dice);
        if (dice.chance(0.3))
            query.a = besideRim(m_field, dice);
        if (dice.chance(0.3))
            query.b = besideRim(m_field, dice);
        return query;
    }
    /// Notes what differs, if anything does.
    void compare(const Segment& query, Tally& tally) const
    {
        const PathResult want = findPath(m_field, query.a, query.b);
        const PathResult got = findPath(m_baked, query.a, query.b, m_world.agentRadius);
        ++tally.queries;
        const bool isFound = got.status == PathStatus::found;
        tally.found += isFound ? 1 : 0;
        const bool isSame =
            got.status == want.status && agree(got.path.length(), want.path.length(), m_field);
        if (!isFound || got.statistics.generated > 0 || query.a == query.b) {
            tally.otherBySearch += isSame ? 0 : 1;
            return;
        }
        ++(got.path.edges().size() == 1 ? tally.straight : tally.byLabels);
        if (isSame)
            return;
        const bool isShorter =
            want.status == PathStatus::unreachable ||
            (want.status == PathStatus::found && got.path.length() < want.path.length());
        ++(isShorter ? tally.shorter : tally.longer);
        char text[300];
        std::snprintf(text, sizeof text,
                      "%s: baked %.17g, searched %s %.17g, from (%.17g, %.17g) to "
                      "(%.17g, %.17g)\n",
                      isShorter ? "shorter" : "mismatch", got.path.length(), name(want.status),
                      want.path.length(), query.a.x, query.a.y, query.b.x, query.b.y);
        tally.text += text;
    }

private:
    const World& m_world;
    ObstacleField m_field;
    BakedField m_baked;
};

/// Half of the queries are asked there and back.
Tally ask(int family, std::uint64_t seed)
{
    Tally tally;
    const World world = anyWorld(family, seed);
    const auto isCircle = [](const auto& obstacle) {
        return std::holds_alternative<thicket::nav::Circle>(obstacle.shape);
    };
    const auto circles = std::count_if(world.obstacles.begin(), world.obstacles.end(), isCircle);
    if (world.obstacles.size() > mostDiscs || circles == std::ssize(world.obstacles))
        return tally;
    const std::vector<double> radii{world.agentRadius};
    auto baked = thicket::nav::bake(world.obstacles, radii);
    if (!baked)
        return tally; // of no size
    const Asked asked(world, std::move(*baked));
    ++tally.worlds;
    SplitMix dice(seed * 91 + static_cast<std::uint64_t>(family));
    while (tally.queries < perWorld) {
        const Segment query = asked.anyQuery(dice);
        asked.compare(query, tally);
        if (dice.chance(0.5))
            asked.compare({query.b, query.a}, tally);
    }
    if (!tally.text.empty())
        tally.text = "family " + std::to_string(family) + " (" + world.family + "), seed " +
                     std::to_string(seed) + "\n" + tally.text;
    return tally;
}

long soak(std::uint64_t answers, std::uint64_t seed, std::uint64_t threads)
{
    const auto families = static_cast<std::uint64_t>(worldCount());
    std::vector<Tally> tallies(families);
    Tally all;
    std::uint64_t worlds = 0;
    const auto onResult = [&](const Tally& tally) {
        std::fputs(tally.text.c_str(), stdout);
        tallies[worlds++ % families].add(tally);
        const std::uint64_t before = all.answers();
        all.add(tally);
        constexpr std::uint64_t step = 100'000;
        if (before / step != all.answers() / step)
            std::printf("%llu answers by labels or straight, %ld longer\n",
                        static_cast<unsigned long long>(all.answers()), all.longer);
        std::fflush(stdout);
        return all.answers() < answers || worlds % families != 0;
    };
    doInOrder(
        threads,
        [&](std::uint64_t world) {
            return ask(static_cast<int>(world % families), seed + world / families);
        },
        onResult);
    for (std::uint64_t family = 0; family < families; ++family) {
        const std::string name = anyWorld(static_cast<int>(family), 1).family;
        tallies[family].print(
            (std::to_string(family) + " " + name.substr(0, name.find(','))).c_str());
    }
    all.print("all");
    return all.longer;
}

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t answers = 1'000'000;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    auto seed = static_cast<std::uint64_t>(
        std::chrono::milliseconds(now / std::chrono::milliseconds(1)).count());
    std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
    if (argc > 4 || (argc > 1 && !read(argv[1], answers)) || (argc > 2 && !read(argv[2], seed)) ||
        (argc > 3 && (!read(argv[3], threads) || threads == 0))) {
        std::fputs(usage, stderr);
        return 2;
    }
    std::printf("soak-baked: %llu answers, seed %llu, %llu threads\n",
                static_cast<unsigned long long>(answers), static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(threads));
    std::fflush(stdout);
    const auto begin = std::chrono::steady_clock::now();
    const long longer = soak(answers, seed, threads);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::printf("seed %llu, %ld longer, %.0f s\n", static_cast<unsigned long long>(seed), longer,
                took.count());
    return longer == 0 ? 0 : 1;
}
