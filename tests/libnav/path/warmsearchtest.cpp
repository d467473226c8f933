#include "libnav/path/pathfinder.h"
#include "tests/support/geometry/splitmix.h"
#include "tests/support/worlds/forest.h"

#include <QTest>

#include <cstdlib>
#include <new>
#include <vector>

using namespace thicket;
using nav::Point;

namespace {

thread_local std::size_t allocations = 0;

} // namespace

void* operator new(std::size_t size)
{
    ++allocations;
    if (void* const memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, std::align_val_t alignment)
{
    ++allocations;
    const auto unit = static_cast<std::size_t>(alignment);
    if (void* const memory = std::aligned_alloc(unit, (size + unit - 1) / unit * unit))
        return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    ++allocations;
    return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

/// A search that reuses its memory allocates nothing but its answer.
class WarmSearchTest : public QObject {
    Q_OBJECT

private slots:
    void allocatesItsAnswerOnly_data();
    void allocatesItsAnswerOnly();
};

void WarmSearchTest::allocatesItsAnswerOnly_data()
{
    QTest::addColumn<bool>("overlapping");
    QTest::newRow("disjoint circles") << false;
    QTest::newRow("overlapping circles") << true;
}

void WarmSearchTest::allocatesItsAnswerOnly()
{
    QFETCH(bool, overlapping);
    const test::Forest forest =
        test::makeForest({.count = 1000, .cover = 0.2, .overlapping = overlapping});
    const auto field = nav::ObstacleField::build(forest.circles, 0);
    QVERIFY(field.has_value());
    test::SplitMix random(1);
    int found = 0;
    for (int i = 0; i < 100; ++i) {
        const double x = random.between(0, forest.side);
        const Point start{x, random.between(0, forest.side)};
        const double y = random.between(0, forest.side);
        const Point goal{random.between(0, forest.side), y};
        const nav::PathResult first = findPath(*field, start, goal);
        if (first.status != nav::PathStatus::found)
            continue;
        ++found;
        const std::size_t before = allocations;
        const nav::PathResult again = findPath(*field, start, goal);
        const std::size_t after = allocations;
        QCOMPARE(again.path, first.path);
        QCOMPARE(after - before, std::size_t{2}); // its edges, and the ends of the edges
    }
    QVERIFY(found > 30);
}

QTEST_APPLESS_MAIN(WarmSearchTest)
#include "warmsearchtest.moc"
