#include "libsteer/comparison/radiicomparison.h"
#include "libsteer/comparison/timelimit.h"
#include "tests/support/judges/pathjudge.h"

#include <QTest>

#include <cmath>
#include <thread>

using namespace thicket;
using namespace thicket::steer;
using namespace thicket::test;
using nav::Circle;
using nav::Wall;

namespace {

const SolverRow& rowOf(const std::vector<SolverRow>& rows, SolverMethod method)
{
    return rows[static_cast<std::size_t>(method)];
}

/// What is wrong with a row apart from how it compares. Empty if nothing is.
QString flawOf(const SolverRow& row, const nav::ObstacleField& field, const nav::Segment& query)
{
    if (row.status != nav::PathStatus::found)
        return row.path.isEmpty() ? QString() : QStringLiteral("a path that was not found");
    if (row.path.isEmpty())
        return QStringLiteral("no path");
    const double slack = 100 * field.tolerance() + 2e-6 * length(field.bounds().max);
    const double length = row.path.length();
    if (distance(row.path.pointAt(0), query.a) > slack ||
        distance(row.path.pointAt(length), query.b) > slack)
        return QStringLiteral("it does not join start and goal");
    for (int i = 0; i <= 1000; ++i)
        if (field.clearance(row.path.pointAt(length * i / 1000)) < -slack)
            return QStringLiteral("it enters an obstacle at %1").arg(length * i / 1000);
    return {};
}

nav::ObstacleField built(const std::vector<Obstacle>& obstacles, double radius)
{
    return nav::ObstacleField::build(obstacles, radius).value();
}

} // namespace

class SolverComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void everyMethodAgreesWithTheOracle_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < familyCount(); ++family)
            QTest::addRow("%d %s", family, worldOf(family, 1).family.c_str()) << family;
    }
    /// The exact one is the oracle's, the weighted one is within its bound, the complete graph has
    /// the same path, and no other path is shorter or enters an obstacle.
    void everyMethodAgreesWithTheOracle()
    {
        QFETCH(int, family);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const JudgedWorld judged(worldOf(family, seed));
            if (judged.oracle.isAmbiguous())
                continue;
            SplitMix dice(seed);
            for (int i = 0; i < 3; ++i) {
                const nav::Segment query = anyQuery(judged.world, dice);
                const Verdict verdict = verdictOn(judged, query.a, query.b);
                if (!verdict.isSealed)
                    compare(judged, query, verdict);
            }
        }
    }

    void measuresOneCircle()
    {
        const nav::ObstacleField field = built({{1, Circle{{0, 0}, 1}}}, 0);
        const auto rows = compareSolvers(field, {{-2, 0}, {2, 0}}, {.cellSide = 0.05});
        QCOMPARE(rows.size(), 5u);
        const double shortest = 2 * std::sqrt(3) + M_PI / 3;
        for (const SolverRow& row : rows) {
            QCOMPARE(row.status, nav::PathStatus::found);
            QVERIFY(row.excess && *row.excess > -1e-9 && *row.excess < 0.1);
            QVERIFY(std::abs(row.path.length() / shortest - 1 - *row.excess) < 1e-9);
            QVERIFY(row.expanded > 0);
        }
        QVERIFY(std::abs(rowOf(rows, SolverMethod::completeGraph).path.length() - shortest) < 1e-9);
        QVERIFY(*rowOf(rows, SolverMethod::grid).excess > 1e-4);
        QVERIFY(*rowOf(rows, SolverMethod::flow).excess > 1e-6);
    }

    /// Cells close a gap that is open. The comparison says so instead of hiding it.
    void cellsMissANarrowGap()
    {
        const nav::ObstacleField field = built({{1, Circle{{0, 0}, 100, true}},
                                                {2, Wall{{{0, -120}, {0, -0.3}}, 0.1, false}},
                                                {3, Wall{{{0, 0.3}, {0, 120}}, 0.1, false}}},
                                               0.1);
        const nav::Segment query{{-50, 3}, {50, 3}};
        const auto coarse = compareSolvers(field, query, {.cellSide = 1});
        QCOMPARE(rowOf(coarse, SolverMethod::exact).status, nav::PathStatus::found);
        QCOMPARE(rowOf(coarse, SolverMethod::grid).status, nav::PathStatus::unreachable);
        QCOMPARE(rowOf(coarse, SolverMethod::flow).status, nav::PathStatus::unreachable);
        const auto fine = compareSolvers(field, query, {.cellSide = 0.15});
        QCOMPARE(rowOf(fine, SolverMethod::grid).status, nav::PathStatus::found);
        QCOMPARE(rowOf(fine, SolverMethod::flow).status, nav::PathStatus::found);
    }

    void namesWhatBlocksEveryMethod()
    {
        const nav::ObstacleField field = built({{1, Circle{{0, 0}, 1}}}, 0);
        for (const SolverRow& row : compareSolvers(field, {{0, 0}, {5, 0}}))
            QCOMPARE(row.status, nav::PathStatus::startBlocked);
        for (const SolverRow& row : compareSolvers(field, {{-5, 0}, {0, 0.5}}))
            QCOMPARE(row.status, nav::PathStatus::goalBlocked);
        for (const SolverRow& row : compareSolvers({}, {{-5, 0}, {std::nan(""), 0}}))
            QCOMPARE(row.status, nav::PathStatus::invalid);
    }

    void needsNoObstacle()
    {
        for (const SolverRow& row : compareSolvers({}, {{1, 2}, {4, 6}})) {
            QCOMPARE(row.status, nav::PathStatus::found);
            QVERIFY(std::abs(row.path.length() - 5) < 1e-9);
        }
        for (const SolverRow& row : compareSolvers({}, {{1, 2}, {1, 2}}))
            QCOMPARE(row.path.length(), 0.0);
    }

    void aLargeGraphIsNotBuilt()
    {
        const nav::ObstacleField field =
            built({{1, Circle{{0, 0}, 1}}, {2, Circle{{4, 0}, 1}}, {3, Circle{{0, 4}, 1}}}, 0);
        const auto rows = compareSolvers(field, {{-3, 0}, {7, 0}}, {.maxSurfingEdges = 2});
        QCOMPARE(rowOf(rows, SolverMethod::completeGraph).status, nav::PathStatus::budgetExceeded);
        QCOMPARE(rowOf(rows, SolverMethod::flow).status, nav::PathStatus::found);
    }

    void aStopEndsTheRest()
    {
        std::stop_source stop;
        std::vector<SolverMethod> told;
        ComparisonOptions options;
        options.stop = stop.get_token();
        options.onRow = [&](const SolverRow& row) {
            told.push_back(row.method);
            stop.request_stop();
        };
        const nav::ObstacleField field = built({{1, Circle{{0, 0}, 1}}}, 0);
        const auto rows = compareSolvers(field, {{-2, 0}, {2, 0}}, options);
        QCOMPARE(told.size(), 5u);
        QCOMPARE(rows.front().status, nav::PathStatus::found);
        for (std::size_t i = 2; i < rows.size(); ++i)
            QCOMPARE(rows[i].status, nav::PathStatus::cancelled);
    }

    void aTimeLimitRequestsAStop()
    {
        const TimeLimit soon({}, std::chrono::milliseconds(1));
        while (!soon.token().stop_requested())
            std::this_thread::yield();
        QVERIFY(soon.isOver());
        std::stop_source other;
        const TimeLimit late(other.get_token(), std::chrono::hours(1));
        QVERIFY(!late.token().stop_requested());
        other.request_stop();
        QVERIFY(late.token().stop_requested() && !late.isOver());
        const TimeLimit none({}, {});
        QVERIFY(!none.token().stop_requested());
    }

    /// The complete graph of this forest takes many seconds. Others are answered nevertheless.
    void aSlowMethodIsGivenUp()
    {
        SplitMix dice(4);
        std::vector<Obstacle> trees;
        for (int i = 0; i < 10000; ++i)
            trees.push_back({i + 1, Circle{{dice.between(0, 300), dice.between(0, 300)}, 0.5}});
        const nav::ObstacleField field = built(trees, 0.1);
        ComparisonOptions options;
        options.methods = {SolverMethod::exact, SolverMethod::completeGraph, SolverMethod::grid};
        options.timeLimit = std::chrono::milliseconds(100);
        const auto rows = compareSolvers(field, {{-3, -3}, {303, 303}}, options);
        QCOMPARE(rows.size(), 3u);
        QCOMPARE(rows[1].method, SolverMethod::completeGraph);
        QCOMPARE(rows[1].status, nav::PathStatus::budgetExceeded);
        QVERIFY(rows[2].status != nav::PathStatus::cancelled);
        options.stop = stopped();
        for (const SolverRow& row : compareSolvers(field, {{-3, -3}, {303, 303}}, options))
            QVERIFY(row.path.isEmpty() && row.status == nav::PathStatus::cancelled);
    }

    void stepsOfRadii()
    {
        QCOMPARE(steppedRadii(0, 1, 0.25, 100), (std::vector<double>{0, 0.25, 0.5, 0.75, 1}));
        QCOMPARE(steppedRadii(0.1, 0.3, 0.1, 100).size(), 3u);
        QCOMPARE(steppedRadii(0.1, 0.3, 0.1, 100).back(), 0.3);
        QCOMPARE(steppedRadii(2, 2, 1, 100), std::vector<double>{2});
        QCOMPARE(steppedRadii(0, 1, 0.3, 100).back(), 3 * 0.3);
        QCOMPARE(steppedRadii(0, 1, 1e-6, 7).size(), 7u);
    }

    /// As if each radius were asked for on its own.
    void severalRadii()
    {
        const std::vector<Obstacle> gate{{1, Wall{{{0, -20}, {0, -1}}, 0.4, false}},
                                         {2, Wall{{{0, 1}, {0, 20}}, 0.4, false}}};
        const nav::Segment query{{-9, 0.3}, {9, 0}};
        ComparisonOptions options;
        options.methods = {SolverMethod::exact, SolverMethod::grid};
        const std::vector<double> radii{0.2, 0.7, 0.9};
        const auto table = compareRadii(gate, query, radii, options);
        QVERIFY(table.has_value());
        QCOMPARE(table->size(), 3u);
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE((*table)[i].radius, radii[i]);
            const auto alone = compareSolvers(built(gate, radii[i]), query, options);
            for (std::size_t method = 0; method < 2; ++method)
                QVERIFY(std::abs((*table)[i].rows[method].path.length() -
                                 alone[method].path.length()) < 1e-6);
        }
        QVERIFY((*table)[1].rows[0].path.length() < 20);
        QVERIFY((*table)[2].rows[0].path.length() > 30); // the gap is closed
        options.stop = stopped();
        QVERIFY(compareRadii(gate, query, radii, options)->empty());
        QVERIFY(!compareRadii(std::vector<Obstacle>{{1, Circle{{0, 0}, -1}}}, query, radii));
    }

private:
    static std::stop_token stopped()
    {
        std::stop_source source;
        source.request_stop();
        return source.get_token();
    }
    static void compare(const JudgedWorld& judged, const nav::Segment& query,
                        const Verdict& verdict)
    {
        ComparisonOptions options;
        options.cellSide = 0.1 * judged.world.scale;
        const auto rows = compareSolvers(judged.field, query, options);
        for (const SolverRow& row : rows)
            QVERIFY2(
                flawOf(row, judged.field, query).isEmpty(),
                qPrintable(QString(name(row.method)) + ": " + flawOf(row, judged.field, query)));
        const SolverRow& exact = rows.front();
        QCOMPARE(exact.status, verdict.status);
        if (exact.status != nav::PathStatus::found)
            return;
        const double doubt = judged.oracle.doubt() + 1e-9 * verdict.length +
                             100 * judged.field.tolerance() +
                             1e-5 * length(judged.field.bounds().max - judged.field.bounds().min);
        QVERIFY(std::abs(exact.path.length() - verdict.length) <= doubt);
        const SolverRow& weighted = rowOf(rows, SolverMethod::weighted);
        QVERIFY(weighted.path.length() <= 1.05 * verdict.length + doubt);
        QVERIFY(weighted.lowerBound <= verdict.length + doubt);
        if (rowOf(rows, SolverMethod::grid).status == nav::PathStatus::found)
            QCOMPARE(rowOf(rows, SolverMethod::flow).status, nav::PathStatus::found);
        for (const SolverRow& row : rows)
            if (row.excess)
                QVERIFY(row.path.length() >= verdict.length - doubt);
        const SolverRow& complete = rowOf(rows, SolverMethod::completeGraph);
        const double least =
            std::min(judged.field.clearance(query.a), judged.field.clearance(query.b));
        // The graph has no edges from a point that a thin wall's minimum expansion covers.
        if (complete.status != nav::PathStatus::found) {
            QVERIFY(least < doubt);
            return;
        }
        QVERIFY2(std::abs(complete.path.length() - verdict.length) <= doubt,
                 qPrintable(QString("%1, not %2")
                                .arg(complete.path.length(), 0, 'g', 12)
                                .arg(verdict.length, 0, 'g', 12)));
    }
};

QTEST_GUILESS_MAIN(SolverComparisonTest)
#include "solvercomparisontest.moc"
