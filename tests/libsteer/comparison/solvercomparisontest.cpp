#include "libsteer/comparison/solvercomparison.h"
#include "tests/support/judges/pathjudge.h"

#include <QTest>

#include <cmath>

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

private:
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
