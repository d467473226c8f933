#include "libnav/collision/searchview.h"
#include "libnav/path/livequery.h"

#include <QTest>

using namespace thicket::nav;

namespace {

/// A field under edits and a query that follows it.
struct Followed {
    Followed(const std::vector<Obstacle>& obstacles, Segment between)
        : ends(between), field(ObstacleField::build(obstacles, 0).value()), live(ends.a, ends.b)
    {
        live.solve(field);
    }
    PathResult after(const ObstacleChange& change)
    {
        const auto applied = field.apply({&change, 1});
        Q_ASSERT(applied);
        return live.update(field, {&change, 1});
    }
    PathResult fresh() const { return findPath(field, ends.a, ends.b); }

    Segment ends;
    ObstacleField field;
    LiveQuery live;
};

} // namespace

/// Edits after which LiveQuery once kept an answer that was no longer right.
class StaleAnswersTest : public QObject {
    Q_OBJECT

private slots:
    void polygonsComeOverEitherEnd();
    void minimumExpansionsMeetBesideThePath_data();
    void minimumExpansionsMeetBesideThePath();
};

void StaleAnswersTest::polygonsComeOverEitherEnd()
{
    Followed followed(
        {{1, Wall{{{-5, -5}, {5, -5}, {5, 5}, {-5, 5}}, 0.5, true}}, {9, Circle{{60, 60}, 1}}},
        {{0, 0}, {20, 0}});
    QCOMPARE(followed.live.result().status, PathStatus::unreachable);
    const auto over = [&](Point p) {
        const auto corner = [p](double x, double y) { return p + Point{x, y}; };
        return followed
            .after({2, Polygon{{corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)}}})
            .status;
    };
    QCOMPARE(over({30, 0}), PathStatus::unreachable);
    QCOMPARE(followed.live.counts().kept, std::size_t{1});
    QCOMPARE(over({20, 0}), PathStatus::goalBlocked);
    QCOMPARE(over({30, 0}), PathStatus::unreachable);
    QCOMPARE(over({0, 0}), PathStatus::startBlocked);
}

void StaleAnswersTest::minimumExpansionsMeetBesideThePath_data()
{
    QTest::addColumn<double>("gapInExpansions");
    for (const double gap : {0.5, 1.1, 1.3, 1.5, 1.9, 2.1, 3.0})
        QTest::addRow("%g", gap) << gap;
}

// The path turns at the end of a wall without thickness, and another wall comes close to that end.
// Searches respect the minimum expansions of both.
void StaleAnswersTest::minimumExpansionsMeetBesideThePath()
{
    QFETCH(double, gapInExpansions);
    Followed followed({{1, Wall{{{0, 0}, {0, 10}}}}, {2, Wall{{{-20, -20}, {20, -20}}}}},
                      {{-5, 3}, {5, 3}});
    const double gap = gapInExpansions * SearchView(followed.field).minimumExpansion();
    const double length = followed.live.result().path.length();
    const PathResult kept = followed.after({3, Wall{{{0, -gap}, {0, -9}}}});
    QVERIFY(std::abs(kept.path.length() - followed.fresh().path.length()) < 1e-9);
    QCOMPARE(kept.path.length() > length + 1, gapInExpansions < 2);
}

QTEST_GUILESS_MAIN(StaleAnswersTest)
#include "staleanswerstest.moc"
