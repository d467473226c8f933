#include "libsteer/behaviours/flock.h"
#include "libsteer/lanes/kernelchoice.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <initializer_list>

using namespace thicket::steer;
using thicket::nav::Point;
using thicket::test::SplitMix;

namespace {

constexpr float unit = 1.0f / 65536;

/// The arrays that a crowd passes to a kernel, padded for a last block.
struct Arrays {
    std::vector<std::int32_t> x, y;
    std::vector<float> vx, vy, radius;
    std::vector<std::uint32_t> id;
    CrowdLanes lanes() const
    {
        return {x.data(), y.data(), vx.data(), vy.data(), radius.data(), id.data()};
    }
};

Arrays randomArrays(SplitMix& random, std::size_t count, double side)
{
    Arrays arrays;
    for (std::size_t i = 0; i < count + 8; ++i) {
        // At the far end of the lattice: only differences may matter.
        arrays.x.push_back(static_cast<std::int32_t>(
            0x7FFFFFFFu + static_cast<std::uint32_t>(int(random.between(0, side * 65536)))));
        arrays.y.push_back(static_cast<std::int32_t>(random.between(0, side * 65536)));
        arrays.vx.push_back(static_cast<float>(random.between(-3, 3)));
        arrays.vy.push_back(static_cast<float>(random.between(-3, 3)));
        arrays.radius.push_back(static_cast<float>(random.between(0.1, 0.6)));
        arrays.id.push_back(static_cast<std::uint32_t>(i * 17 + 3));
    }
    return arrays;
}

NeighbourQuery queryAt(const Arrays& arrays, std::size_t i)
{
    NeighbourQuery query{};
    query.x = arrays.x[i];
    query.y = arrays.y[i];
    query.vx = arrays.vx[i];
    query.vy = arrays.vy[i];
    const float speed = std::sqrt(query.vx * query.vx + query.vy * query.vy);
    query.headingX = query.vx / speed;
    query.headingY = query.vy / speed;
    query.radius = arrays.radius[i];
    query.unit = unit;
    query.id = arrays.id[i];
    query.avoidRange = 2.4f;
    query.avoidHorizon = 2;
    query.avoidMargin = 0.1f;
    query.avoidRight = 0.35f;
    query.avoidBrake = 0.25f;
    query.separationRange = 0.6f;
    query.alignmentRange = 3;
    query.alignmentCosine = -0.7f;
    query.cohesionRange = 4.5f;
    query.cohesionCosine = -0.15f;
    query.contactRange = 0.3f;
    return query;
}

struct Reference {
    Point avoid, separation, alignment, cohesion;
    double alignmentWeight = 0, cohesionWeight = 0;
    std::vector<std::uint32_t> contacts;
};

Point avoidance(const NeighbourQuery& q, Point to, Point velocity, double touch)
{
    const Point u = Point{q.vx, q.vy} - velocity;
    const double reach = touch + q.avoidMargin;
    const double closing = dot(to, u);
    const double apart = std::sqrt(dot(to, to));
    const double outside = std::max(0.0, dot(to, to) - reach * reach);
    const double inner = closing * closing - dot(u, u) * outside;
    if (closing <= 0 || inner <= 0 || apart - touch >= q.avoidRange)
        return {0, 0};
    const double contact = (closing - std::sqrt(inner)) / dot(u, u);
    const Point nearest = to - (closing / dot(u, u)) * u;
    const Point right{to.y, -to.x};
    const Point push = 0.35 * reach / apart * right - nearest - 0.25 * reach / apart * to;
    const double left = std::max(0.0, 1 - contact / q.avoidHorizon);
    return left * left / std::sqrt(dot(push, push)) * push;
}

Reference referenceOf(const Arrays& a, const NeighbourQuery& q, std::uint32_t begin,
                      std::uint32_t end)
{
    Reference sums;
    for (std::uint32_t i = begin; i < end; ++i) {
        if (a.id[i] == q.id)
            continue;
        const auto difference = [](std::int32_t p, std::int32_t o) {
            return unit * static_cast<double>(static_cast<std::int32_t>(
                              static_cast<std::uint32_t>(p) - static_cast<std::uint32_t>(o)));
        };
        const Point to{difference(a.x[i], q.x), difference(a.y[i], q.y)};
        const Point velocity{a.vx[i], a.vy[i]};
        const double apart = std::sqrt(dot(to, to));
        const double touch = double{q.radius} + a.radius[i];
        const double gap = apart - touch;
        const auto share = [gap](double range) {
            return gap <= 0 ? 1 : std::max(0.0, (range - gap) / range);
        };
        const double ahead = dot(to, Point{q.headingX, q.headingY});
        sums.avoid = sums.avoid + avoidance(q, to, velocity, touch);
        sums.separation = sums.separation - share(q.separationRange) / apart * to;
        if (ahead > q.alignmentCosine * apart) {
            sums.alignment = sums.alignment + share(q.alignmentRange) * velocity;
            sums.alignmentWeight += share(q.alignmentRange);
        }
        if (ahead > q.cohesionCosine * apart) {
            sums.cohesion = sums.cohesion + share(q.cohesionRange) * to;
            sums.cohesionWeight += share(q.cohesionRange);
        }
        if (gap < q.contactRange)
            sums.contacts.push_back(i);
    }
    return sums;
}

/// Ranges of places, divided as a crowd's grid divides them.
struct Cut {
    std::vector<LaneBlock> blocks;

    explicit Cut(std::initializer_list<LaneBlock> ranges)
    {
        for (LaneBlock range : ranges)
            for (; range.begin < range.end; range.begin += 8)
                blocks.push_back({range.begin, std::min(range.begin + 8, range.end)});
        blocks.push_back({0, 0});
    }
    const LaneBlock* data() const { return blocks.data(); }
    unsigned count() const { return static_cast<unsigned>(blocks.size() - 1); }
};

std::vector<std::pair<LaneLevel, const NeighbourKernels*>> allKernels()
{
    std::vector<std::pair<LaneLevel, const NeighbourKernels*>> found;
    for (const LaneLevel level : laneLevels()) {
        forceLaneLevel(level);
        found.emplace_back(level, &laneKernels().neighbours);
    }
    return found;
}

} // namespace

class NeighbourKernelTest : public QObject {
    Q_OBJECT

private slots:
    void sumsAreThoseOfABruteForceLoop();
    void levelsAgreeBitByBit();
    void rangesAreKept();
    void coincidentPart();
};

void NeighbourKernelTest::sumsAreThoseOfABruteForceLoop()
{
    SplitMix random(1);
    const NeighbourKernel all = allKernels().back().second->all;
    for (int trial = 0; trial < 2000; ++trial) {
        const auto count = static_cast<std::uint32_t>(1 + random.below(60));
        const Arrays arrays = randomArrays(random, count, random.between(1, 8));
        const NeighbourQuery query = queryAt(arrays, count / 2);
        const Reference expected = referenceOf(arrays, query, 0, count);
        NeighbourSums sums{};
        std::vector<std::uint32_t> contacts(count);
        const Cut cut{{0, count}};
        all(arrays.lanes(), query, cut.data(), cut.count(), sums, contacts.data());
        const auto near = [](double a, double b) {
            return std::abs(a - b) < 2e-4 * (1 + std::abs(b));
        };
        QVERIFY(near(sums.separationX, expected.separation.x));
        QVERIFY(near(sums.separationY, expected.separation.y));
        QVERIFY(near(sums.alignmentX, expected.alignment.x));
        QVERIFY(near(sums.alignmentY, expected.alignment.y));
        QVERIFY(near(sums.alignmentWeight, expected.alignmentWeight));
        QVERIFY(near(sums.cohesionX, expected.cohesion.x));
        QVERIFY(near(sums.cohesionY, expected.cohesion.y));
        QVERIFY(near(sums.cohesionWeight, expected.cohesionWeight));
        // A grazing neighbour may be found by the kernel and not by the reference, or the other way
        // round. The difference is then one agent's share.
        QVERIFY(std::abs(sums.avoidX - expected.avoid.x) < 0.02);
        QVERIFY(std::abs(sums.avoidY - expected.avoid.y) < 0.02);
        contacts.resize(sums.contacts);
        QCOMPARE(contacts, expected.contacts);
    }
}

void NeighbourKernelTest::levelsAgreeBitByBit()
{
    SplitMix random(2);
    const auto kernels = allKernels();
    for (int trial = 0; trial < 3000; ++trial) {
        const auto count = static_cast<std::uint32_t>(1 + random.below(40));
        Arrays arrays = randomArrays(random, count, random.between(0.01, 6));
        if (random.chance(0.3))
            arrays.x[count / 3] = arrays.x[count / 2], arrays.y[count / 3] = arrays.y[count / 2];
        const NeighbourQuery query = queryAt(arrays, count / 2);
        const Cut cut{{0, count / 3}, {count / 2, count}};
        for (const auto member :
             {&NeighbourKernels::contacts, &NeighbourKernels::avoiding, &NeighbourKernels::parting,
              &NeighbourKernels::flocking, &NeighbourKernels::all}) {
            NeighbourSums first{};
            std::vector<std::uint32_t> firstContacts;
            for (const auto& [level, kernel] : kernels) {
                NeighbourSums sums{};
                std::vector<std::uint32_t> contacts(count);
                (kernel->*member)(arrays.lanes(), query, cut.data(), cut.count(), sums,
                                  contacts.data());
                if (level == kernels.front().first) {
                    first = sums;
                    firstContacts = contacts;
                }
                QVERIFY2(std::memcmp(&sums, &first, sizeof sums) == 0 && contacts == firstContacts,
                         qPrintable(QString("level %1").arg(int(level))));
            }
        }
    }
}

void NeighbourKernelTest::rangesAreKept()
{
    SplitMix random(3);
    const Arrays arrays = randomArrays(random, 40, 2);
    for (const auto& [level, kernel] : allKernels()) {
        for (std::uint32_t begin = 0; begin < 40; ++begin) {
            for (std::uint32_t end = begin; end < 40; ++end) {
                NeighbourQuery query = queryAt(arrays, 0);
                query.contactRange = 100;
                query.id = 1; // no agent's
                NeighbourSums sums{};
                std::vector<std::uint32_t> contacts(48);
                const Cut cut{{begin, end}};
                kernel->contacts(arrays.lanes(), query, cut.data(), cut.count(), sums,
                                 contacts.data());
                QCOMPARE(sums.contacts, end - begin);
                for (std::uint32_t i = begin; i < end; ++i)
                    QCOMPARE(contacts[i - begin], i);
            }
        }
    }
}

void NeighbourKernelTest::coincidentPart()
{
    Arrays arrays;
    arrays.x.assign(10, 5);
    arrays.y.assign(10, -7);
    arrays.vx.assign(10, 0);
    arrays.vy.assign(10, 0);
    arrays.radius.assign(10, 0.3f);
    arrays.id = {10, 4000000000u, 0, 0, 0, 0, 0, 0, 0, 0};
    const auto pushOn = [&](std::size_t i) {
        NeighbourQuery query = queryAt(arrays, i);
        query.headingX = 1;
        query.headingY = 0;
        NeighbourSums sums{};
        std::uint32_t contacts[2];
        const Cut cut{{0, 2}};
        laneKernels().neighbours.all(arrays.lanes(), query, cut.data(), cut.count(), sums,
                                     contacts);
        return Point{sums.separationX, sums.separationY};
    };
    const Point one = pushOn(0);
    const Point other = pushOn(1);
    QVERIFY(std::abs(std::sqrt(dot(one, one)) - 1) < 1e-5);
    QCOMPARE(one, -other);
}

QTEST_GUILESS_MAIN(NeighbourKernelTest)
#include "neighbourkerneltest.moc"
