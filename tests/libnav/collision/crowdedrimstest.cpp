#include "libnav/collision/rims/coveredarcs.h"
#include "libnav/collision/rims/rimneighbours.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using nav::Circle;
using nav::CoveredArcs;
using nav::DiscIndex;
using nav::Obstacle;
using nav::PartTree;
using nav::Point;
using nav::Polygon;
using nav::Wall;

// Which parts of a heap matter to the rims of its discs.
namespace {

using Heap = std::vector<Obstacle>;

/// Triangles with their corners so close in two rows that many are near each rim where nothing
/// covers it well.
Heap slivers(int count, double apart)
{
    Heap heap;
    const auto from = [apart](double at) { return Point{100 + apart * at, 300 - apart * at}; };
    for (int i = 0; i < count; ++i)
        heap.push_back({i + 1, Polygon{{from(i), from(i) + Point{600, 600}, from(i + 0.5)}}});
    return heap;
}

Heap wallsEndToEnd(int count)
{
    Heap heap;
    for (int i = 0; i < count; ++i)
        heap.push_back({i + 1, Wall{{{1.0 * i, 1.0 * i}, {i + 1.0, i + 1.0}}, 0}});
    return heap;
}

Heap sidesInAllDirections(int count)
{
    test::SplitMix dice(1);
    const auto anywhere = [&] { return Point{dice.between(0, 100), dice.between(0, 100)}; };
    Heap heap;
    for (int i = 0; i < count; ++i)
        heap.push_back({i + 1, Polygon{{anywhere(), anywhere(), anywhere()}}});
    return heap;
}

Heap circles(int count)
{
    test::SplitMix dice(2);
    Heap heap;
    for (int i = 0; i < count; ++i)
        heap.push_back(
            {i + 1, Circle{{dice.between(0, 20), dice.between(0, 20)}, dice.between(9, 10)}});
    return heap;
}

nav::RimNeighbours neighboursIn(const nav::Expansion& all)
{
    return {all, [](DiscIndex) { return true; }};
}

/// The covered arcs of a disc's rim, one by one.
class Rim {
public:
    Rim(const nav::Expansion& all, DiscIndex disc)
        : m_all(all), m_disc(disc), m_covered(all.discs[disc], all.tolerance)
    {
        for (const nav::Core& core : all.cores) {
            const Point along = all.discs[core.b].center - all.discs[core.a].center;
            if (core.a == disc || core.b == disc)
                m_covered.coverByOwnCore(core.a == disc ? along : -along);
        }
    }

    void coverByDisc(DiscIndex other)
    {
        if (other != m_disc)
            m_covered.coverBy(m_all.discs[other]);
    }
    void coverByCore(nav::CoreIndex index)
    {
        const nav::Core& core = m_all.cores[index];
        if (core.a != m_disc && core.b != m_disc)
            m_covered.coverBy(nav::frameOf(m_all.discs[core.a], m_all.discs[core.b]));
    }
    std::vector<nav::RimArc> arcs() const { return m_covered.merged(); }

private:
    const nav::Expansion& m_all;
    DiscIndex m_disc;
    CoveredArcs m_covered;
};

std::vector<nav::RimArc> coveredByAll(const nav::Expansion& all, DiscIndex disc)
{
    Rim rim(all, disc);
    for (DiscIndex i; i < all.discs.size(); ++i)
        rim.coverByDisc(i);
    for (nav::CoreIndex i; i < all.cores.size(); ++i)
        rim.coverByCore(i);
    return rim.arcs();
}

constexpr double rounding = 1e-12; // radians

bool areSame(std::span<const nav::RimArc> a, std::span<const nav::RimArc> b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& one, const auto& two) {
        return std::abs(one.begin - two.begin) < rounding &&
               std::abs(one.sweep - two.sweep) < rounding;
    });
}

} // namespace

class CrowdedRimsTest : public QObject {
    Q_OBJECT

private slots:
    // Bisecting poorly covered arcs down to the tolerance once took thousands of them.
    void fewStretchesAreLookedAt()
    {
        const nav::Expansion all = nav::expand(slivers(600, 0.002), 5);
        nav::RimNeighbours neighbours = neighboursIn(all);
        for (DiscIndex i; i < all.discs.size(); ++i)
            neighbours.visitNear(i, [](const auto&) {});
        QVERIFY2(neighbours.stretchCount() < 40 * all.discs.size(),
                 qPrintable(QString::number(neighbours.stretchCount())));
    }

    // Dividing a core into parts shorter than its width would not separate anything.
    void shortCoresStayWhole()
    {
        const nav::Expansion all = nav::expand(wallsEndToEnd(50), 100);
        const nav::RimNeighbours neighbours = neighboursIn(all);
        QCOMPARE(neighbours.tree().parts().size(), all.discs.size() + all.cores.size());
    }

    void enoughIsVisitedToCoverAllThatIsCovered_data()
    {
        QTest::addColumn<Heap>("heap");
        QTest::addColumn<double>("radius");
        QTest::newRow("slivers") << slivers(300, 0.01) << 5.0;
        QTest::newRow("walls end to end") << wallsEndToEnd(300) << 100.0;
        QTest::newRow("sides in all directions") << sidesInAllDirections(150) << 0.5;
        QTest::newRow("thick sides in all directions") << sidesInAllDirections(150) << 5.0;
        QTest::newRow("circles") << circles(400) << 0.0;
    }

    void enoughIsVisitedToCoverAllThatIsCovered()
    {
        QFETCH(Heap, heap);
        QFETCH(double, radius);
        const nav::Expansion all = nav::expand(heap, radius);
        nav::RimNeighbours neighbours = neighboursIn(all);
        for (DiscIndex i; i < all.discs.size(); ++i) {
            Rim rim(all, i);
            neighbours.visitNear(i, [&](const PartTree::Part& part) {
                if (part.isCore)
                    rim.coverByCore(part.core());
                else
                    rim.coverByDisc(part.disc());
            });
            QVERIFY2(areSame(rim.arcs(), coveredByAll(all, i)), qPrintable(QString::number(i)));
        }
    }
};

QTEST_APPLESS_MAIN(CrowdedRimsTest)
#include "crowdedrimstest.moc"
