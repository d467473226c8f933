#include "libnav/collision/searchview.h"
#include "tests/support/judges/inorder.h"
#include "tests/support/judges/levers.h"
#include "tests/support/judges/pathjudge.h"
#include "tests/support/oracles/alltangents.h"
#include "tests/support/worlds/largeworlds.h"
#include "tests/support/worlds/worldtext.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>

using namespace thicket::test;
using thicket::nav::ObstacleField;
using thicket::nav::PathResult;
using thicket::nav::PathStatus;
using thicket::nav::Pruning;
using thicket::nav::Segment;

namespace {

constexpr const char* usage =
    "usage: soak-levers [QUERIES] [SEED] [THREADS]\n"
    "Compares the fast search, also with kept tangents, with the plain one (nav::Pruning without\n"
    "its bold rules) in random and degenerate worlds, and answers within a weight with their\n"
    "bounds; exit 1 on any difference.\n"
    "Default: a million queries and a seed from the clock. 1 and the seed of a mismatch\n"
    "test every family of that seed again.\n";

constexpr std::uint64_t perWorld = 24;
constexpr std::uint64_t secondSolverEvery = 16;     // worlds
constexpr std::size_t largestForSecondSolver = 400; // discs
constexpr std::size_t mostForAnyRules = 1000;       // expansions of the plain search

bool read(const char* text, std::uint64_t& number)
{
    const char* end = text + std::strlen(text);
    const auto [rest, error] = std::from_chars(text, end, number);
    return error == std::errc() && rest == end;
}

World anyWorld(int family, std::uint64_t seed)
{
    return family < familyCount() ? worldOf(family, seed)
                                  : largeWorldOf(family - familyCount(), seed);
}

std::string described(const PathResult& result)
{
    char text[60];
    std::snprintf(text, sizeof text, "%s %.15g", name(result.status), result.path.length());
    return text;
}

bool isSame(const PathResult& a, const PathResult& b, const ObstacleField& field)
{
    return a.status == b.status && agree(a.path.length(), b.path.length(), field);
}

std::string namesOf(const Pruning& pruning)
{
    std::string names;
    for (const Lever& lever : levers)
        if (pruning.*lever.flag)
            names += std::string(names.empty() ? "" : ", ") + lever.name;
    return names.empty() ? "no rule" : names;
}

/// Without dominance searches may never end, so it stays on.
Pruning anyRules(SplitMix& dice)
{
    Pruning pruning;
    for (const Lever& lever : levers)
        pruning.*lever.flag = dice.chance(0.5);
    pruning.dominance = true;
    return pruning;
}

/// What is wrong with an answer within a weight of the shortest. Empty if nothing is.
std::string faultWithin(const ObstacleField& field, const Segment& query, double weight,
                        const PathResult& want)
{
    const PathResult got = findPath(field, query.a, query.b, {.weight = weight});
    const double length = got.path.length();
    const double best = want.path.length();
    const double slack = std::max(1e-9 * length, field.tolerance());
    const bool isRight =
        got.status == want.status &&
        (got.status != PathStatus::found ||
         (length >= best - slack && length <= weight * best + slack &&
          got.lowerBound <= best + slack && got.lowerBound * weight >= length - slack));
    return isRight ? std::string()
                   : "within " + std::to_string(weight) + ": " + described(got) + ", bound " +
                         std::to_string(got.lowerBound) + ", plainly: " + described(want);
}

/// The field of a world, the same with kept tangents, and that with kept sights.
struct Fields {
    ObstacleField field;
    ObstacleField keeping;
    ObstacleField sighted;

    explicit Fields(const World& world)
        : field(fieldOf(world)),
          keeping(fieldOf(world, {.keepsTangents = true, .labelsSpace = true})),
          sighted(fieldOf(world, {.keepsTangents = true, .keepsSights = true}))
    {}
};

/// How the searches differ, or what is wrong by the second solver. Empty if nothing is.
std::string faultOn(const Fields& fields, const Segment& query, std::uint64_t seed,
                    bool asksSecondSolver)
{
    const ObstacleField& field = fields.field;
    SplitMix dice(seed);
    const auto ask = [&](const Pruning& pruning) {
        return findPath(field, query.a, query.b, {.pruning = pruning});
    };
    const PathResult want = ask(plainPruning());
    const auto differs = [&](const Pruning& pruning) {
        const PathResult got = ask(pruning);
        return isSame(got, want, field) ? std::string()
                                        : "with " + namesOf(pruning) + ": " + described(got) +
                                              ", plainly: " + described(want);
    };
    const bool isSmall = want.statistics.expanded < mostForAnyRules;
    for (const Pruning& pruning : {Pruning(), isSmall ? anyRules(dice) : Pruning()})
        if (const std::string fault = differs(pruning); !fault.empty())
            return fault;
    const PathResult kept = findPath(fields.keeping, query.a, query.b);
    if (!isSame(kept, want, field))
        return "with kept tangents: " + described(kept) + ", plainly: " + described(want);
    const PathResult sighted = findPath(fields.sighted, query.a, query.b);
    if (!isSame(sighted, want, field))
        return "with kept sights: " + described(sighted) + ", plainly: " + described(want);
    constexpr double weights[] = {1.002, 1.02, 1.3};
    if (const std::string fault = faultWithin(field, query, weights[dice.below(3)], want);
        !fault.empty())
        return fault;
    if (asksSecondSolver &&
        (want.status == PathStatus::found || want.status == PathStatus::unreachable)) {
        const auto length = shortestByAllTangents(field, query.a, query.b);
        if (length.has_value() != (want.status == PathStatus::found) ||
            !agree(length.value_or(0), want.path.length(), field))
            return "by all tangents " + std::to_string(length.value_or(-1)) +
                   ", plainly: " + described(want);
    }
    return {};
}

/// Asks again when all lists are there, and compares with a field without.
std::string faultOnceKnown(const Fields& fields, const std::vector<Segment>& queries)
{
    for (int round = 0; round < 2; ++round)
        for (const Segment& query : queries) {
            const PathResult want = findPath(fields.field, query.a, query.b);
            const PathResult got = findPath(fields.keeping, query.a, query.b);
            if (!isSame(got, want, fields.field))
                return "with known tangents: " + described(got) + ", plainly: " + described(want) +
                       "\n" + asInitialisers({}, query);
        }
    return {};
}

/// Paths turn there without an arc, which rays of the field, and so the second solver, do not see.
bool hasBodiesBelowMinimumExpansion(const ObstacleField& field)
{
    const auto discs = thicket::nav::SearchView(field).discs();
    return std::any_of(discs.begin(), discs.end(),
                       [](const auto& disc) { return disc.trueRadius != disc.radius; });
}

struct Report {
    int family = 0;
    std::uint64_t queries = 0;
    long mismatches = 0;
    std::string text;
};

std::string described(const World& world, int family, std::uint64_t seed, const Segment& query,
                      const std::function<std::string(const World&)>& faultIn)
{
    const World least = shrunk(world, [&](const World& w) { return !faultIn(w).empty(); });
    return "mismatch: family " + std::to_string(family) + " (" + world.family + "), seed " +
           std::to_string(seed) + ": " + faultIn(world) + "\n  least world: " + faultIn(least) +
           "\n" + asInitialisers(least, query);
}

Report judge(int family, std::uint64_t seed)
{
    const World world = anyWorld(family, seed);
    const Fields fields(world);
    const ObstacleField& field = fields.field;
    const bool asksSecondSolver =
        seed % secondSolverEvery == 0 &&
        thicket::nav::SearchView(field).discs().size() <= largestForSecondSolver &&
        !hasBodiesBelowMinimumExpansion(field);
    Report report;
    report.family = family;
    SplitMix dice(seed * 79 + static_cast<std::uint64_t>(family));
    std::vector<Segment> asked;
    for (; report.queries < perWorld; ++report.queries) {
        const Segment query = anyQuery(world, dice);
        asked.push_back(query);
        const std::uint64_t switches = dice.next();
        if (faultOn(fields, query, switches, asksSecondSolver).empty())
            continue;
        if (report.mismatches++ == 0)
            report.text = described(world, family, seed, query, [&](const World& in) {
                return faultOn(Fields(in), query, switches, asksSecondSolver);
            });
    }
    if (const std::string fault = faultOnceKnown(fields, asked); !fault.empty()) {
        ++report.mismatches;
        report.text += "mismatch: family " + std::to_string(family) + ", seed " +
                       std::to_string(seed) + ": " + fault + "\n";
    }
    return report;
}

struct Tally {
    std::uint64_t worlds = 0;
    std::uint64_t queries = 0;
    long mismatches = 0;

    void add(const Report& report)
    {
        ++worlds;
        queries += report.queries;
        mismatches += report.mismatches;
    }
    void print(const char* name) const
    {
        std::printf("%-44s %9llu worlds %10llu queries %5ld wrong\n", name,
                    static_cast<unsigned long long>(worlds),
                    static_cast<unsigned long long>(queries), mismatches);
    }
};

long soak(std::uint64_t queries, std::uint64_t seed, std::uint64_t threads)
{
    const int families = familyCount() + largeFamilyCount();
    const auto count = static_cast<std::uint64_t>(families);
    std::vector<Tally> tallies(count);
    Tally all;
    const auto onResult = [&](const Report& report) {
        std::fputs(report.text.c_str(), stdout);
        tallies[std::size_t(report.family)].add(report);
        const std::uint64_t before = all.queries;
        all.add(report);
        constexpr std::uint64_t step = 100'000;
        if (before / step != all.queries / step)
            std::printf("%llu queries, %ld mismatches\n",
                        static_cast<unsigned long long>(all.queries), all.mismatches);
        std::fflush(stdout);
        // Whole rounds, so that every family is tested equally often.
        return all.queries < queries || all.worlds % count != 0;
    };
    doInOrder(
        threads,
        [&](std::uint64_t world) {
            return judge(static_cast<int>(world % count), seed + world / count);
        },
        onResult);
    for (int family = 0; family < families; ++family) {
        const std::string name = anyWorld(family, 1).family;
        tallies[std::size_t(family)].print(
            (std::to_string(family) + " " + name.substr(0, name.find(','))).c_str());
    }
    all.print("all");
    return all.mismatches;
}

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t queries = 1'000'000;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    auto seed = static_cast<std::uint64_t>(
        std::chrono::milliseconds(now / std::chrono::milliseconds(1)).count());
    std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
    if (argc > 4 || (argc > 1 && !read(argv[1], queries)) || (argc > 2 && !read(argv[2], seed)) ||
        (argc > 3 && (!read(argv[3], threads) || threads == 0))) {
        std::fputs(usage, stderr);
        return 2;
    }
    std::printf("soak-levers: %llu queries, seed %llu, %llu threads\n",
                static_cast<unsigned long long>(queries), static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(threads));
    std::fflush(stdout);
    const auto begin = std::chrono::steady_clock::now();
    const long mismatches = soak(queries, seed, threads);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::printf("seed %llu, %ld mismatches, %.0f s\n", static_cast<unsigned long long>(seed),
                mismatches, took.count());
    return mismatches == 0 ? 0 : 1;
}
