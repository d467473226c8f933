#include "tests/support/judges/editjudge.h"
#include "tests/support/judges/editrounds.h"
#include "tests/support/judges/inorder.h"
#include "tests/support/worlds/editedworlds.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>

using namespace thicket::test;

namespace {

constexpr const char* usage =
    "usage: soak-edits [COMPARISONS] [SEED] [THREADS]\n"
    "Compares edited fields, kept answers and fields for another agent radius with fields built\n"
    "anew in random and degenerate worlds; exit 1 on any difference. Default: two million\n"
    "comparisons and a seed from the clock. 1 and the seed of a mismatch edit a world of\n"
    "every family with that seed again.\n";

bool read(const char* text, std::uint64_t& number)
{
    const char* end = text + std::strlen(text);
    const auto [rest, error] = std::from_chars(text, end, number);
    return error == std::errc() && rest == end;
}

struct Tally {
    std::uint64_t worlds = 0;
    EditRound sum;
    long mismatches = 0;

    void add(const EditRound& round)
    {
        ++worlds;
        sum.edits += round.edits;
        sum.compared += round.compared;
        sum.kept += round.kept;
        mismatches += round.fault.empty() ? 0 : 1;
    }
    void print(const char* name) const
    {
        std::printf("%-40s %8llu worlds %9llu edits %9llu kept %10llu compared %5ld wrong\n", name,
                    static_cast<unsigned long long>(worlds),
                    static_cast<unsigned long long>(sum.edits),
                    static_cast<unsigned long long>(sum.kept),
                    static_cast<unsigned long long>(sum.compared), mismatches);
    }
};

long soak(std::uint64_t comparisons, std::uint64_t seed, std::uint64_t threads)
{
    const auto families = static_cast<std::uint64_t>(editFamilyCount());
    std::vector<Tally> tallies(families);
    Tally all;
    const auto onResult = [&](const EditRound& round) {
        std::fputs(round.fault.c_str(), stdout);
        tallies[all.worlds % families].add(round);
        const std::uint64_t before = all.sum.compared;
        all.add(round);
        constexpr std::uint64_t step = 1'000'000;
        if (before / step != all.sum.compared / step)
            std::printf("%llu million comparisons, %ld mismatches\n",
                        static_cast<unsigned long long>(all.sum.compared / step), all.mismatches);
        std::fflush(stdout);
        // Whole rounds, so that every family is tested equally often.
        return all.sum.compared < comparisons || all.worlds % families != 0;
    };
    doInOrder(
        threads,
        [&](std::uint64_t world) {
            return editRound(static_cast<int>(world % families), seed + world / families);
        },
        onResult);
    for (std::uint64_t family = 0; family < families; ++family) {
        const std::string name = editedWorldOf(static_cast<int>(family), 1).family;
        tallies[family].print(
            (std::to_string(family) + " " + name.substr(0, name.find(','))).c_str());
    }
    all.print("all");
    return all.mismatches;
}

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t comparisons = 2'000'000;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    auto seed = static_cast<std::uint64_t>(
        std::chrono::milliseconds(now / std::chrono::milliseconds(1)).count());
    std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
    if (argc > 4 || (argc > 1 && !read(argv[1], comparisons)) ||
        (argc > 2 && !read(argv[2], seed)) ||
        (argc > 3 && (!read(argv[3], threads) || threads == 0))) {
        std::fputs(usage, stderr);
        return 2;
    }
    std::printf("soak-edits: %llu comparisons, seed %llu, %llu threads\n",
                static_cast<unsigned long long>(comparisons), static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(threads));
    std::fflush(stdout);
    const auto begin = std::chrono::steady_clock::now();
    const long mismatches = soak(comparisons, seed, threads);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::printf("seed %llu, %ld mismatches, %.0f s\n", static_cast<unsigned long long>(seed),
                mismatches, took.count());
    return mismatches == 0 ? 0 : 1;
}
