// Triangles that are cut anew along long segments.
#include "plugins/shapes/segmentcut.h"
#include "plugins/shapes/fixedsides.h"

#include <QTest>

#include <random>

using namespace thicket::plugins;

namespace {

constexpr std::size_t next(int i) { return i == 2 ? 0 : std::size_t(i) + 1; }
constexpr std::size_t last(int i) { return i == 0 ? 2 : std::size_t(i) - 1; }

class Random {
public:
    explicit Random(std::uint64_t seed) : m_random(seed) {}
    int below(std::size_t n) { return int(m_random() % n); }

private:
    std::mt19937_64 m_random;
};

/// Within a thousand steps each way; the larger the step, the more of them are in a line.
std::vector<LatticePoint> scattered(Random& random, int count, int step)
{
    std::vector<LatticePoint> points;
    for (int i = 0; i < count; ++i)
        points.push_back({random.below(std::size_t(1'000'000 / step)) * step,
                          random.below(std::size_t(1'000'000 / step)) * step});
    return points;
}

/// What is wrong with the triangles.
QString flaw(const Triangulation& mesh)
{
    std::int64_t area = 0; // twice
    for (int t = 0; t < int(mesh.triangles().size()); ++t) {
        const Triangle& triangle = mesh.triangle(t);
        const auto& [a, b, c] = triangle.corner;
        const std::int64_t twice = turn(mesh.at(a), mesh.at(b), mesh.at(c));
        if (twice <= 0)
            return QString("triangle %1 has no area").arg(t);
        area += twice;
        for (int i = 0; i < 3; ++i) {
            const int other = triangle.beyond[std::size_t(i)];
            if (other < 0)
                continue;
            const Triangle& far = mesh.triangle(other);
            int back = 0;
            while (back < 3 && far.corner[next(back)] != triangle.corner[last(i)])
                ++back;
            if (back == 3 || far.corner[last(back)] != triangle.corner[next(i)] ||
                far.beyond[std::size_t(back)] != t)
                return QString("triangles %1 and %2 are not beside each other").arg(t).arg(other);
            if (!(mesh.step({t, i}) == -mesh.step({other, back})))
                return QString("triangles %1 and %2 differ in steps").arg(t).arg(other);
        }
    }
    for (int v = 0; v < int(mesh.points().size()); ++v) {
        const auto& corner = mesh.triangle(mesh.triangleAt(v)).corner;
        if (std::find(corner.begin(), corner.end(), v) == corner.end())
            return QString("vertex %1 has a triangle of others").arg(v);
    }
    const std::int64_t side = 2 * std::int64_t(mesh.at(2).x);
    return area == 2 * side * side ? QString() : QString("the area is %1").arg(area);
}

/// The first side that the segment crosses; none if it runs along a side or through a vertex.
std::optional<TriangleSide> firstCrossed(const Triangulation& mesh, int from, int to)
{
    const LatticePoint a = mesh.at(from), b = mesh.at(to);
    for (int v = 0; v < int(mesh.points().size()); ++v)
        if (v != from && v != to && turn(a, b, mesh.at(v)) == 0 && reach(a, b, mesh.at(v)) > 0)
            return std::nullopt;
    for (int t = 0; t < int(mesh.triangles().size()); ++t)
        for (int i = 0; i < 3; ++i) {
            const auto& corner = mesh.triangle(t).corner;
            if (corner[std::size_t(i)] == from && turn(a, b, mesh.at(corner[next(i)])) < 0 &&
                turn(a, b, mesh.at(corner[last(i)])) > 0)
                return TriangleSide{t, i};
        }
    return std::nullopt;
}

bool isSame(const Triangulation& one, const Triangulation& other)
{
    return std::equal(one.triangles().begin(), one.triangles().end(), other.triangles().begin(),
                      other.triangles().end(), [](const Triangle& a, const Triangle& b) {
                          return a.corner == b.corner && a.beyond == b.beyond;
                      });
}

/// How often the ring runs round the point.
int windingsOf(const std::vector<LatticePoint>& ring, double x, double y)
{
    int windings = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const LatticePoint a = ring[i], b = ring[(i + 1) % ring.size()];
        if ((a.y <= y) == (b.y <= y))
            continue;
        const double left = (double(b.x) - a.x) * (y - a.y) - (double(b.y) - a.y) * (x - a.x);
        if (a.y <= y ? left > 0 : left < 0)
            windings += a.y <= y ? 1 : -1;
    }
    return windings;
}

/// How near the ring comes to the point.
double distanceTo(const std::vector<LatticePoint>& ring, double x, double y)
{
    double least = 1e300;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const LatticePoint a = ring[i], b = ring[(i + 1) % ring.size()];
        const double dx = double(b.x) - a.x, dy = double(b.y) - a.y;
        const double along =
            std::clamp(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
        least = std::min(least, std::hypot(x - a.x - along * dx, y - a.y - along * dy));
    }
    return least;
}

} // namespace

class SegmentCutTest : public QObject {
    Q_OBJECT

private slots:
    void trianglesStayRight_data()
    {
        QTest::addColumn<int>("step");
        for (const int step : {1, 1'000, 20'000, 50'000})
            QTest::addRow("%d", step) << step;
    }
    void trianglesStayRight()
    {
        QFETCH(int, step);
        Random random{std::uint64_t(step)};
        Triangulation mesh(scattered(random, 600, step));
        SegmentCut segmentCut(mesh);
        int cut = 0;
        for (int i = 0; i < 400; ++i) {
            const int from = random.below(mesh.points().size()),
                      to = random.below(mesh.points().size());
            const auto first = from == to ? std::nullopt : firstCrossed(mesh, from, to);
            if (!first)
                continue;
            const Triangulation before = mesh;
            const auto side = segmentCut.cut(from, to, *first);
            QCOMPARE(flaw(mesh), QString());
            if (!side) {
                QVERIFY(isSame(mesh, before));
                continue;
            }
            ++cut;
            const Triangle& triangle = mesh.triangle(side->triangle);
            QCOMPARE(triangle.corner[next(side->index)], from);
            QCOMPARE(triangle.corner[last(side->index)], to);
            // Triangles that stay bad would be cut again and again.
            if (i % 3 > 0)
                segmentCut.improve();
            QCOMPARE(flaw(mesh), QString());
        }
        QVERIFY2(cut > (step < 20'000 ? 150 : 20), qPrintable(QString::number(cut)));
    }

    /// Of a ring with sides across thousands of triangles.
    void windingsAreThoseOfTheRing()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Random random(seed);
            std::vector<LatticePoint> points = scattered(random, 3'000, seed % 2 == 0 ? 1 : 5'000);
            const std::vector<LatticePoint> ring(points.begin(), points.begin() + 24);
            Triangulation mesh(points);
            FixedSides sides(mesh);
            for (std::size_t i = 0; i < ring.size(); ++i)
                QVERIFY(sides.fix(mesh.vertexOf(i), mesh.vertexOf((i + 1) % ring.size()), {1, 0},
                                  100'000));
            QCOMPARE(flaw(mesh), QString());
            std::vector<std::optional<int>> windings(mesh.triangles().size());
            std::vector<int> open{mesh.triangleAt(0)};
            windings[std::size_t(open.front())] = 0;
            while (!open.empty()) {
                const int t = open.back();
                open.pop_back();
                for (int i = 0; i < 3; ++i) {
                    const int other = mesh.triangle(t).beyond[std::size_t(i)];
                    if (other < 0)
                        continue;
                    const int there = *windings[std::size_t(t)] + mesh.step({t, i}).first;
                    auto& known = windings[std::size_t(other)];
                    QVERIFY(!known || *known == there);
                    if (!known)
                        open.push_back(other);
                    known = there;
                }
            }
            int compared = 0;
            for (std::size_t t = 0; t < windings.size(); ++t) {
                const auto& [a, b, c] = mesh.triangle(int(t)).corner;
                const double x = (double(mesh.at(a).x) + mesh.at(b).x + mesh.at(c).x) / 3,
                             y = (double(mesh.at(a).y) + mesh.at(b).y + mesh.at(c).y) / 3;
                if (distanceTo(ring, x, y) < 10)
                    continue;
                ++compared;
                QCOMPARE(*windings[t], windingsOf(ring, x, y));
            }
            QVERIFY(compared > 3'000);
        }
    }
};

QTEST_GUILESS_MAIN(SegmentCutTest)
#include "segmentcuttest.moc"
