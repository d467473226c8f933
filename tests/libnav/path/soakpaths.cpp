#include "tests/support/judges/pathjudge.h"
#include "tests/support/judges/solverjudge.h"
#include "tests/support/worlds/worldtext.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

using namespace thicket::test;
using thicket::nav::Segment;

namespace {

constexpr const char* usage =
    "usage: soak-paths [QUERIES] [SEED] [THREADS] [FIRST_FAMILY]\n"
    "Compares shortest paths in random worlds with the brute-force oracle; exit 1 on any\n"
    "mismatch. Default: ten million queries, a seed from the clock, and all families. Otherwise\n"
    "families from FIRST_FAMILY on.\n";

constexpr std::uint64_t perWorld = 24;
constexpr double spacing = 0.1;
constexpr std::uint64_t solversEvery = 16; // worlds

bool read(const char* text, std::uint64_t& number)
{
    const char* end = text + std::strlen(text);
    const auto [rest, error] = std::from_chars(text, end, number);
    return error == std::errc() && rest == end;
}

/// The result of one world. Ambiguous: thin bodies are so near to others that only the minimum
/// expansion decides. Doubtful: the same for an end of the query.
struct Report {
    int family = 0;
    bool isAmbiguous = false;
    std::uint64_t queries = 0;
    std::uint64_t doubtful = 0; ///< of the queries, not judged
    std::uint64_t found = 0;
    int mismatches = 0;
    std::string text;
};

struct Tally {
    std::uint64_t worlds = 0, ambiguous = 0, queries = 0, doubtful = 0, found = 0;
    long mismatches = 0;

    void add(const Report& report)
    {
        ++worlds;
        ambiguous += report.isAmbiguous ? 1 : 0;
        queries += report.queries;
        doubtful += report.doubtful;
        found += report.found;
        mismatches += report.mismatches;
    }
    void print(const char* name) const
    {
        const auto share = [](std::uint64_t part, std::uint64_t of) {
            return of > 0 ? 100 * static_cast<double>(part) / static_cast<double>(of) : 0;
        };
        std::printf("%-36s %8llu worlds %4.1f %% ambiguous %9llu queries %4.2f %% in doubt "
                    "%9llu found %4ld wrong\n",
                    name, static_cast<unsigned long long>(worlds), share(ambiguous, worlds),
                    static_cast<unsigned long long>(queries), share(doubtful, queries),
                    static_cast<unsigned long long>(found), mismatches);
    }
};

using Fault = std::function<std::string(const JudgedWorld&)>;

std::string describe(const World& world, std::uint64_t seed, int family, const Segment& query,
                     const Fault& faultIn)
{
    const World least = shrunk(world, [&](const World& smaller) {
        const JudgedWorld judged(smaller);
        return !judged.oracle.isAmbiguous() && !faultIn(judged).empty();
    });
    return "mismatch: family " + std::to_string(family) + " (" + world.family + "), seed " +
           std::to_string(seed) + ": " + faultIn(JudgedWorld(world)) +
           "\n  least world: " + faultIn(JudgedWorld(least)) + "\n" + asInitialisers(least, query);
}

Report judge(int family, std::uint64_t seed, std::uint64_t queries)
{
    const JudgedWorld judged(placedWorldOf(family, seed));
    Report report;
    report.family = family;
    report.isAmbiguous = judged.oracle.isAmbiguous();
    if (report.isAmbiguous)
        return report;
    SplitMix dice(seed * 77 + static_cast<std::uint64_t>(family));
    for (; report.queries < queries; ++report.queries) {
        const Segment query = anyQuery(judged.world, dice);
        if (judged.oracle.isInDoubt(query.a) || judged.oracle.isInDoubt(query.b)) {
            ++report.doubtful;
            continue;
        }
        const Verdict want = verdictOn(judged, query.a, query.b);
        report.found += want.status == thicket::nav::PathStatus::found ? 1 : 0;
        Fault faultIn;
        if (!faultOf(judged, query.a, query.b, want, spacing).empty())
            faultIn = [&](const JudgedWorld& in) { return faultOf(in, query.a, query.b, spacing); };
        else if (seed % solversEvery == 0 &&
                 !disagreementOn(judged.world, judged.field, query).empty())
            faultIn = [&](const JudgedWorld& in) {
                return disagreementOn(in.world, in.field, query);
            };
        if (faultIn && report.mismatches++ == 0)
            report.text = describe(judged.world, seed, family, query, faultIn);
    }
    return report;
}

/// Runs the worlds in order on several threads and reports in order, so that a seed always gives
/// the same text.
class Soak {
public:
    Soak(std::uint64_t queries, std::uint64_t seed, int firstFamily)
        : m_queries(queries), m_seed(seed), m_firstFamily(firstFamily),
          m_tallies(std::size_t(familyCount()))
    {}

    long run(std::uint64_t threads)
    {
        std::vector<std::thread> workers;
        for (std::uint64_t i = 0; i < threads; ++i)
            workers.emplace_back([this] { work(); });
        for (std::thread& worker : workers)
            worker.join();
        for (int family = m_firstFamily; family < familyCount(); ++family)
            m_tallies[std::size_t(family)].print(nameOf(family).c_str());
        m_all.print("all");
        return m_all.mismatches;
    }

private:
    static std::string nameOf(int family)
    {
        const std::string name = worldOf(family, 1).family;
        return std::to_string(family) + " " + name.substr(0, name.find(','));
    }
    void work()
    {
        const auto families = static_cast<std::uint64_t>(familyCount() - m_firstFamily);
        for (;;) {
            const std::uint64_t world = m_next++;
            if (m_isDone)
                return;
            deliver(world, judge(m_firstFamily + static_cast<int>(world % families),
                                 m_seed + world / families, perWorld));
        }
    }
    void deliver(std::uint64_t world, Report report)
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.emplace(world, std::move(report));
        for (auto it = m_waiting.begin(); it != m_waiting.end() && it->first == m_reported;
             it = m_waiting.erase(it), ++m_reported) {
            if (m_isDone)
                continue;
            std::fputs(it->second.text.c_str(), stdout);
            m_tallies[std::size_t(it->second.family)].add(it->second);
            const std::uint64_t before = m_all.queries;
            m_all.add(it->second);
            constexpr std::uint64_t step = 1'000'000;
            if (before / step != m_all.queries / step)
                std::printf("%llu million queries, %ld mismatches\n",
                            static_cast<unsigned long long>(m_all.queries / step),
                            m_all.mismatches);
            std::fflush(stdout);
            m_isDone = m_all.queries >= m_queries;
        }
    }

    std::uint64_t m_queries;
    std::uint64_t m_seed;
    int m_firstFamily;
    std::atomic<std::uint64_t> m_next = 0;
    std::atomic<bool> m_isDone = false;
    std::mutex m_mutex; // guards what follows
    std::map<std::uint64_t, Report> m_waiting;
    std::uint64_t m_reported = 0;
    std::vector<Tally> m_tallies;
    Tally m_all;
};

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t queries = 10'000'000;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    auto seed = static_cast<std::uint64_t>(
        std::chrono::milliseconds(now / std::chrono::milliseconds(1)).count());
    std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
    std::uint64_t firstFamily = 0;
    if (argc > 5 || (argc > 1 && !read(argv[1], queries)) || (argc > 2 && !read(argv[2], seed)) ||
        (argc > 3 && (!read(argv[3], threads) || threads == 0)) ||
        (argc > 4 &&
         (!read(argv[4], firstFamily) || firstFamily >= std::uint64_t(familyCount())))) {
        std::fputs(usage, stderr);
        return 2;
    }
    std::printf("soak-paths: %llu queries, seed %llu, %llu threads\n",
                static_cast<unsigned long long>(queries), static_cast<unsigned long long>(seed),
                static_cast<unsigned long long>(threads));
    std::fflush(stdout);
    const auto begin = std::chrono::steady_clock::now();
    const long mismatches = Soak(queries, seed, int(firstFamily)).run(threads);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::printf("seed %llu, %ld mismatches, %.0f s\n", static_cast<unsigned long long>(seed),
                mismatches, took.count());
    return mismatches == 0 ? 0 : 1;
}
