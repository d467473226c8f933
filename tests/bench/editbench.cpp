#include "libnav/path/livequery.h"
#include "tests/bench/googlebenchmark.h"
#include "tests/bench/scenes.h"
#include "tests/support/geometry/splitmix.h"

#include <cmath>
#include <numbers>

namespace thicket::bench {

namespace {

using nav::Circle;
using nav::ObstacleChange;
using nav::ObstacleField;
using nav::PathResult;
using nav::Point;
using nav::Segment;

/// Random edits of a forest, one circle each: four fifths move one by up to two units, the others
/// alternately add and remove one.
class Gardener {
public:
    /// Only circles within `reach` of the segment are changed.
    Gardener(const test::Forest& forest, const Segment& line, double reach)
        : m_side(forest.side), m_line(line), m_reach(reach), m_all(forest.circles)
    {
        for (std::size_t i = 0; i < m_all.size(); ++i)
            if (isInReach(circleAt(i).center))
                m_touched.push_back(i);
    }

    ObstacleChange next()
    {
        const bool adds = m_random.below(10) == 0;
        const bool removes = !adds && m_random.below(9) == 0 && m_touched.size() > 10;
        if (adds)
            return added();
        const auto pick = std::size_t(m_random.below(int(m_touched.size())));
        const std::size_t at = m_touched[pick];
        if (removes) {
            const std::int64_t id = m_all[at].id;
            m_all[at].id = 0;
            m_touched[pick] = m_touched.back();
            m_touched.pop_back();
            return {id, {}};
        }
        Circle circle = circleAt(at);
        const double angle = m_random.between(0, 2 * std::numbers::pi);
        circle.center =
            circle.center + m_random.between(0, 2) * Point{std::cos(angle), std::sin(angle)};
        m_all[at].shape = circle;
        return {m_all[at].id, circle};
    }
    /// The present ones.
    std::vector<nav::Obstacle> circles() const
    {
        std::vector<nav::Obstacle> alive;
        for (const nav::Obstacle& circle : m_all)
            if (circle.id != 0)
                alive.push_back(circle);
        return alive;
    }

private:
    const Circle& circleAt(std::size_t i) const { return std::get<Circle>(m_all[i].shape); }
    bool isInReach(Point p) const
    {
        const Point along = m_line.b - m_line.a;
        const double share = std::clamp(dot(p - m_line.a, along) / dot(along, along), 0.0, 1.0);
        return distance(p, m_line.a + share * along) <= m_reach;
    }
    ObstacleChange added()
    {
        Circle circle;
        do
            circle = {{m_random.between(0, m_side), m_random.between(0, m_side)},
                      m_random.between(0.5, 1.5)};
        while (!isInReach(circle.center));
        m_touched.push_back(m_all.size());
        m_all.push_back({std::int64_t(m_all.size()) + 1, circle});
        return {m_all.back().id, circle};
    }

    double m_side;
    Segment m_line;
    double m_reach;
    test::SplitMix m_random{1};
    std::vector<nav::Obstacle> m_all; // removed ones have id 0
    std::vector<std::size_t> m_touched;
};

bool isSame(const PathResult& a, const PathResult& b)
{
    return a.status == b.status &&
           std::abs(a.path.length() - b.path.length()) <= 1e-9 * b.path.length();
}

/// Dragging: each edit is followed by the query. Its answer is compared with a fresh search of the
/// same field, and every 500th with one of a field built anew. These are not part of the times.
void editAndAsk(benchmark::State& state)
{
    const int count = int(state.range(0));
    const test::Forest& forest = forestOf(count, 20);
    ObstacleField field = ObstacleField::build(forest.circles, 0).value();
    const Segment ends = pairsApart(field, forest.side, forest.side / 2, 1).front();
    // Anywhere, or within ten units of the straight line.
    const double reach = state.range(1) != 0 ? 10 : 2 * forest.side;
    Gardener gardener(forest, ends, reach);
    nav::LiveQuery query(ends.a, ends.b);
    query.solve(field);
    const ObstacleChange nothing{-1, {}};
    (void)field.apply({&nothing, 1}); // builds the index of ids
    std::vector<double> edits;
    std::vector<double> answers;
    double wrong = 0;
    for (auto _ : state) {
        const ObstacleChange change = gardener.next();
        const double begin = microseconds();
        (void)field.apply({&change, 1});
        const double edited = microseconds();
        const PathResult& got = query.update(field, {&change, 1});
        const double answered = microseconds();
        edits.push_back(edited - begin);
        answers.push_back(answered - begin);
        wrong += !isSame(got, findPath(field, ends.a, ends.b));
        if (edits.size() % 500 == 0)
            wrong += !isSame(
                got, findPath(ObstacleField::build(gardener.circles(), 0).value(), ends.a, ends.b));
    }
    const auto counts = query.counts();
    state.counters["kept"] = double(counts.kept) / double(edits.size());
    state.counters["edit_us"] = quantile(edits, 0.5);
    state.counters["edit_p99_us"] = quantile(edits, 0.99);
    state.counters["answer_us"] = quantile(answers, 0.5);
    state.counters["answer_p99_us"] = quantile(answers, 0.99);
    state.counters["wrong"] = wrong;
}
BENCHMARK(editAndAsk)
    ->ArgNames({"circles", "near"})
    ->ArgsProduct({{10000, 100000}, {0, 1}})
    ->Iterations(10000)
    ->Unit(benchmark::kMicrosecond);

/// One edit of a million circles.
void editLargeField(benchmark::State& state)
{
    const test::Forest& forest = forestOf(1000000, 20);
    ObstacleField field = ObstacleField::build(forest.circles, 0).value();
    Gardener gardener(forest, {{0, 0}, {forest.side, 0}}, 2 * forest.side);
    const ObstacleChange nothing{-1, {}};
    (void)field.apply({&nothing, 1}); // builds the index of ids
    std::vector<double> edits;
    for (auto _ : state) {
        const ObstacleChange change = gardener.next();
        const double begin = microseconds();
        (void)field.apply({&change, 1});
        edits.push_back(microseconds() - begin);
    }
    state.counters["edit_us"] = quantile(edits, 0.5);
    state.counters["edit_p99_us"] = quantile(edits, 0.99);
}
BENCHMARK(editLargeField)->Iterations(10000)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace thicket::bench
