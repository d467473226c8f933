#include "tests/support/pathjudge.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>

using namespace thicket::test;

namespace {

constexpr const char* usage =
    "usage: soak-paths [QUERIES] [SEED]\n"
    "Holds shortest paths in random worlds to the brute-force oracle; exit 1 on any mismatch.\n";

bool read(const char* text, std::uint64_t& number)
{
    const char* end = text + std::strlen(text);
    const auto [rest, error] = std::from_chars(text, end, number);
    return error == std::errc() && rest == end;
}

/// A few queries in one world; the number of mismatches.
int judge(int family, std::uint64_t seed, std::uint64_t queries)
{
    const JudgedWorld judged(worldOf(family, seed));
    SplitMix dice(seed * 77 + static_cast<std::uint64_t>(family));
    int mismatches = 0;
    for (std::uint64_t query = 0; query < queries; ++query) {
        const Point start = somewhere(judged.world, dice);
        const Point goal = somewhere(judged.world, dice);
        const std::string fault = faultOf(judged, start, goal);
        if (fault.empty())
            continue;
        ++mismatches;
        std::printf("mismatch: family %d (%s), seed %llu, query %llu\n"
                    "  from {%.17g, %.17g} to {%.17g, %.17g}: %s\n",
                    family, judged.world.family.c_str(), static_cast<unsigned long long>(seed),
                    static_cast<unsigned long long>(query), start.x, start.y, goal.x, goal.y,
                    fault.c_str());
        std::fflush(stdout);
    }
    return mismatches;
}

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t queries = 100'000;
    std::uint64_t seed = 1;
    if (argc > 3 || (argc > 1 && !read(argv[1], queries)) || (argc > 2 && !read(argv[2], seed))) {
        std::fputs(usage, stderr);
        return 2;
    }
    constexpr std::uint64_t perWorld = 4;
    const auto first = static_cast<unsigned long long>(seed);
    std::uint64_t asked = 0;
    long mismatches = 0;
    for (; asked < queries; ++seed)
        for (int family = 0; family < familyCount() && asked < queries; ++family) {
            const std::uint64_t now = std::min(perWorld, queries - asked);
            mismatches += judge(family, seed, now);
            asked += now;
        }
    std::printf("seed %llu, %llu queries, %ld mismatches\n", first,
                static_cast<unsigned long long>(asked), mismatches);
    return mismatches == 0 ? 0 : 1;
}
