#include "libnav/path/openlist.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <set>
#include <tuple>
#include <vector>

using namespace thicket;
using test::SplitMix;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Intents given by their bounds.
struct Bounds {
    struct Intent {
        double base = 0;
        double estimate = 0;
    };
    std::vector<Intent> intents;
    mutable std::size_t looks = 0; ///< at bases: twice for each comparison of equal ranks

    double base(std::uint32_t intent) const
    {
        ++looks;
        return intents[intent].base;
    }
    double estimate(std::uint32_t intent) const { return intents[intent].estimate; }
    std::uint32_t add(double base, double estimate)
    {
        intents.push_back({base, estimate});
        return std::uint32_t(intents.size() - 1);
    }
    auto orderOf(std::uint32_t intent, double weight) const
    {
        const Intent& it = intents[intent];
        return std::tuple(it.base + weight * it.estimate, -it.base, intent);
    }
};

using OpenList = nav::OpenList<Bounds>;

/// Sequences of ranks, as in searches and as in no search.
double rankOf(int kind, double last, int step, SplitMix& random)
{
    switch (kind) {
    case 0: // slightly above the last, like tangents
        return last + random.between(0, 1e-3);
    case 1: // anywhere
        return random.between(0, 1e6);
    case 2: // many equal ones
        return 100 + random.below(3);
    case 3: // over all magnitudes
        return std::pow(10.0, random.between(-12, 9));
    case 4: // falling
        return 1e6 - step;
    case 5: // mostly below the last, as rounding may cause
        return std::max(0.0, last - random.between(-1e-6, 1e-5));
    default: // from 0, then clusters far from each other
        return step == 0 ? 0 : 1e3 * random.below(4) + random.between(0, 1e-9);
    }
}
constexpr int kindCount = 7;

} // namespace

class OpenListTest : public QObject {
    Q_OBJECT

private slots:
    void popsInOrder_data();
    void popsInOrder();
    void sortsManyEqualRanksInBoundedTime();
    void leavesOutWhatIsTooFar();
    void readsAsEmptyOnceEnded();
};

void OpenListTest::popsInOrder_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("weight");
    for (int kind = 0; kind < kindCount; ++kind)
        for (const double weight : {1.0, 1.5})
            QTest::addRow("kind %d, weight %g", kind, weight) << kind << weight;
}

// Compared with a sorted set, with pushes and pops in any order, and one memory for all runs.
void OpenListTest::popsInOrder()
{
    QFETCH(int, kind);
    QFETCH(double, weight);
    static nav::OpenListMemory memory;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SplitMix random(seed);
        Bounds bounds;
        OpenList open(bounds, weight, infinity, memory);
        const auto isEarlier = [&](std::uint32_t a, std::uint32_t b) {
            return bounds.orderOf(a, weight) < bounds.orderOf(b, weight);
        };
        std::set<std::uint32_t, decltype(isEarlier)> expected(isEarlier);
        const int most = seed % 3 == 0 ? 6000 : 300;
        double last = 400;
        for (int step = 0; step < most || !expected.empty(); ++step) {
            QCOMPARE(open.empty(), expected.empty());
            double least = infinity;
            if (step % 97 == 0)
                for (const std::uint32_t intent : expected)
                    least = std::min(least, bounds.base(intent) + bounds.estimate(intent));
            if (step % 97 == 0)
                QCOMPARE(open.leastBound(), least);
            if (step < most && (expected.empty() || random.below(5) < 3)) {
                const double rank = rankOf(kind, last, step, random);
                const double base = rank * random.below(3) / 2;
                const std::uint32_t intent = bounds.add(base, (rank - base) / weight);
                open.push(intent);
                expected.insert(intent);
                continue;
            }
            const std::uint32_t intent = open.top();
            QCOMPARE(intent, *expected.begin());
            last = std::get<0>(bounds.orderOf(intent, weight));
            open.pop();
            expected.erase(expected.begin());
        }
        QVERIFY(open.empty());
    }
}

// They come while others of this rank wait to be popped next, and belong behind all of these.
void OpenListTest::sortsManyEqualRanksInBoundedTime()
{
    constexpr std::uint32_t count = 20000;
    Bounds bounds;
    nav::OpenListMemory memory;
    OpenList open(bounds, 1, infinity, memory);
    const auto push = [&] {
        const auto left = double(bounds.intents.size());
        open.push(bounds.add(1e6 - left, left));
    };
    for (int i = 0; i < 100; ++i)
        push();
    QCOMPARE(open.top(), 0U);
    while (bounds.intents.size() < count)
        push();
    for (std::uint32_t next = 0; next < count; ++next) {
        QCOMPARE(open.top(), next);
        open.pop();
    }
    QVERIFY(open.empty());
    QVERIFY2(bounds.looks < 200 * std::size_t(count), qPrintable(QString::number(bounds.looks)));
}

void OpenListTest::leavesOutWhatIsTooFar()
{
    nav::OpenListMemory memory;
    Bounds bounds;
    OpenList open(bounds, 1, 10, memory);
    open.push(bounds.add(4, 6));
    QVERIFY(!open.hasLeftOut());
    open.push(bounds.add(4, 6.5));
    open.push(bounds.add(4, 8));
    QVERIFY(open.hasLeftOut());
    QCOMPARE(open.leastBound(), 10.0);
    QCOMPARE(open.top(), 0u);
    open.pop();
    QVERIFY(open.empty());
    QCOMPARE(open.leastBound(), 10.5);
}

void OpenListTest::readsAsEmptyOnceEnded()
{
    nav::OpenListMemory memory;
    Bounds bounds;
    OpenList open(bounds, 1, infinity, memory);
    open.push(bounds.add(1, 2));
    open.push(bounds.add(0, 2));
    open.end();
    QVERIFY(open.empty());
    QCOMPARE(open.leastBound(), 2.0);
}

QTEST_APPLESS_MAIN(OpenListTest)
#include "openlisttest.moc"
