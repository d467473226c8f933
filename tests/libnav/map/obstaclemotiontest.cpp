#include "libnav/map/mapfile.h"
#include "libnav/map/motion.h"
#include "libnav/map/validation/validation.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <cmath>

using namespace thicket;
using namespace thicket::nav;

namespace {

std::string fileWith(const std::string& motion, const std::string& rest = R"("type": "circle",
    "center": [3, 4], "radius": 1)")
{
    return R"({"format": "thicket-map", "version": 2, "objects": [{"id": 1, )" + rest +
           R"(, "motion": )" + motion + "}]}";
}

std::string refusalOf(const std::string& motion)
{
    const auto read = readMap(fileWith(motion), "m");
    return read ? std::string() : read.error().text();
}

/// An L: 4 to the right, then 3 up.
Motion corner(Course course)
{
    Motion motion;
    motion.track = {{4, 0}, {4, 3}};
    motion.course = course;
    motion.speed = 2;
    return motion;
}

QStringList codesOf(const Geometry& geometry, const Motion& motion)
{
    Map map;
    map.append({.id = 1, .geometry = geometry, .motion = motion});
    QStringList codes;
    for (const Finding& finding : validate(map))
        codes << QString::fromStdString(finding.code);
    return codes;
}

bool isNear(const Displacement& a, Point b, double slack = 1e-9)
{
    return a.turned == 0 && std::hypot(a.by.x - b.x, a.by.y - b.y) <= slack;
}

bool isTurned(const Displacement& a, double degrees)
{
    return a.by == Point{} && std::abs(a.turned - degrees) <= 1e-9;
}

double lengthOf(const std::vector<Displacement>& way)
{
    double sum = 0;
    for (std::size_t i = 1; i < way.size(); ++i)
        sum += std::hypot(way[i].by.x - way[i - 1].by.x, way[i].by.y - way[i - 1].by.y);
    return sum;
}

/// 120 degrees to the right in four seconds.
Motion swing(Course course)
{
    Motion motion;
    motion.turn = Turn{-120, {1, 2}};
    motion.course = course;
    motion.speed = 30;
    return motion;
}

} // namespace

class ObstacleMotionTest : public QObject {
    Q_OBJECT

private slots:
    void keysAreRead();
    void turnsAreRead();
    void olderProgramsReadMapsWithoutMotions();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void markersKeepTheKey();
    void idleMotionsAreFound();
    void coursesLeadRound();
    void pausesAreKept();
    void motionsWithoutLengthStay();
    void waysCoverWhatIsTravelled();
    void turnsLeadRound();
    void waysCoverTurns();
};

void ObstacleMotionTest::keysAreRead()
{
    const auto least = readMap(fileWith(R"({"track": [[4, 0]]})"), "m");
    QVERIFY(least && !least->isNewer);
    Motion expected;
    expected.track = {{4, 0}};
    QVERIFY(isMoving(*least->map.find(1)));
    QVERIFY(*least->map.find(1)->motion == expected);
    const std::string all =
        R"({"course": "round", "likes": 3, "pauseAtEnd": 1, "pauseAtStart": 2, )"
        R"("speed": 0.5, "start": 7, "track": [[4, 0], [4, 3]]})";
    const auto full = readMap(fileWith(all), "m");
    QVERIFY(full);
    const Motion& motion = *full->map.find(1)->motion;
    QCOMPARE(motion.course, Course::round);
    QCOMPARE(motion.track, (std::vector<Point>{{4, 0}, {4, 3}}));
    QCOMPARE((std::vector{motion.speed, motion.start, motion.pauseAtEnd, motion.pauseAtStart}),
             (std::vector<double>{0.5, 7, 1, 2}));
    QVERIFY(writeMap(full->map).find(all) != std::string::npos);
}

void ObstacleMotionTest::turnsAreRead()
{
    const auto least = readMap(fileWith(R"({"turn": -90})"), "m");
    QVERIFY(least && least->map.find(1)->motion);
    Motion expected;
    expected.turn = Turn{-90, {}};
    expected.speed = speedOfTurns;
    QVERIFY(*least->map.find(1)->motion == expected);
    QVERIFY(writeMap(least->map).find(R"("motion": {"turn": -90})") != std::string::npos);
    const std::string all =
        R"({"course": "round", "hinge": [4, 0.5], "likes": 3, "pauseAtStart": 2, )"
        R"("speed": 1, "start": 7, "turn": 360})";
    const auto full = readMap(fileWith(all), "m");
    QVERIFY(full);
    const Motion& motion = *full->map.find(1)->motion;
    QVERIFY(motion.turn == std::optional(Turn{360, {4, 0.5}}));
    QCOMPARE(hingeOf(full->map.find(1)->geometry, *motion.turn), (Point{7, 4.5}));
    QVERIFY(writeMap(full->map).find(all) != std::string::npos);
    const std::string other = R"({"hinge": [1, 2], "track": [[4, 0]]})";
    const auto kept = readMap(fileWith(other), "m");
    QVERIFY(kept && !kept->map.find(1)->motion->turn); // and the hinge stays
    QVERIFY(writeMap(kept->map).find(other) != std::string::npos);
}

void ObstacleMotionTest::olderProgramsReadMapsWithoutMotions()
{
    Map map;
    map.append({.id = 1, .geometry = Circle{{0, 0}, 1}});
    QVERIFY(writeMap(map).find("\"version\": 1,\n") != std::string::npos);
    map.append({.id = 2, .geometry = Circle{{9, 0}, 1}, .motion = corner(Course::once)});
    const std::string bytes = writeMap(map);
    QVERIFY(bytes.find("\"version\": 2,\n") != std::string::npos);
    const auto read = readMap(bytes, "m");
    QVERIFY(read && read->map == map);
    // Copies are equal, and have motions of their own.
    Map copy = map;
    MapObject changed = *copy.find(2);
    changed.motion->speed = 9;
    copy.replace(changed);
    QVERIFY(!(copy == map));
    QCOMPARE(map.find(2)->motion->speed, 2.0);
}

void ObstacleMotionTest::nonsenseIsRefused_data()
{
    QTest::addColumn<QString>("motion");
    QTest::addColumn<QString>("words");
    QTest::newRow("no object") << "3"
                               << "an object in { } is expected here";
    QTest::newRow("no track") << "{}"
                              << "a motion needs `track`";
    QTest::newRow("empty track") << R"({"track": []})"
                                 << "`track`";
    QTest::newRow("speed") << R"({"track": [[1, 0]], "speed": -1})"
                           << "a speed must be 0 or more";
    QTest::newRow("start") << R"({"track": [[1, 0]], "start": -1})"
                           << "a time must be 0 or more";
    QTest::newRow("pause") << R"({"track": [[1, 0]], "pauseAtEnd": "noon"})"
                           << "`pauseAtEnd` must be a number";
    QTest::newRow("both") << R"({"track": [[1, 0]], "turn": 90})"
                          << "a motion has a `track` or a `turn`, not both";
    QTest::newRow("turn") << R"({"turn": "left"})"
                          << "`turn` must be a number";
    QTest::newRow("far turn") << R"({"turn": 2e6})"
                              << "a turn must lie within 1e6 degrees of 0";
    QTest::newRow("hinge") << R"({"turn": 90, "hinge": 3})"
                           << "`hinge`";
    QTest::newRow("course") << R"({"track": [[1, 0]], "course": "zigzag"})"
                            << R"(`course` must be "once", "toAndFro" or "round")";
}

void ObstacleMotionTest::nonsenseIsRefused()
{
    QFETCH(QString, motion);
    QFETCH(QString, words);
    const QString refusal = QString::fromStdString(refusalOf(motion.toStdString()));
    QVERIFY2(refusal.contains(words), qPrintable(refusal));
    QVERIFY(refusal.contains("line 2"));
}

void ObstacleMotionTest::markersKeepTheKey()
{
    const std::string bytes =
        fileWith(R"({"track": [[4, 0]]})", R"("type": "goal", "position": [3, 4])");
    const auto read = readMap(bytes, "m");
    QVERIFY(read);
    QVERIFY(!read->map.find(1)->motion);
    QVERIFY(writeMap(read->map).find(R"("motion": {"track": [[4, 0]]})") != std::string::npos);
}

void ObstacleMotionTest::idleMotionsAreFound()
{
    const Circle disc{{0, 0}, 1};
    QCOMPARE(codesOf(disc, corner(Course::once)), QStringList());
    Motion idle = corner(Course::once);
    idle.speed = 0;
    QCOMPARE(codesOf(disc, idle), QStringList("idleMotion"));
    idle = corner(Course::round);
    idle.track = {{0, 0}, {0, 0}};
    QCOMPARE(codesOf(disc, idle), QStringList("idleMotion"));
    QCOMPARE(codesOf(disc, swing(Course::once)), QStringList());
    idle = swing(Course::round);
    idle.turn->angle = 0;
    QCOMPARE(codesOf(disc, idle), QStringList("idleMotion"));
    idle = swing(Course::round);
    idle.turn->hinge = {};
    QCOMPARE(codesOf(disc, idle), QStringList("idleMotion")); // round its centre
    QCOMPARE(codesOf(Wall{{{0, 0}, {4, 0}}, 0.2, false}, idle), QStringList());
    QCOMPARE(codesOf(Circle{{0, 0}, 9, true}, corner(Course::once)), QStringList("badMotion"));
}

void ObstacleMotionTest::coursesLeadRound()
{
    const Timetable once(corner(Course::once));
    QCOMPARE(once.length(), 7.0);
    QVERIFY(isNear(once.at(0), {0, 0}));
    QVERIFY(isNear(once.at(1), {2, 0}));
    QVERIFY(isNear(once.at(2.5), {4, 1}));
    QVERIFY(isNear(once.at(1e6), {4, 3}));
    QVERIFY(once.movesAfter(3.4) && !once.movesAfter(3.5));
    const Timetable back(corner(Course::toAndFro));
    QVERIFY(isNear(back.at(3.5), {4, 3}));
    QVERIFY(isNear(back.at(4.5), {4, 1}));
    QVERIFY(isNear(back.at(7), {0, 0}));
    QVERIFY(isNear(back.at(7 * 1000 + 1), {2, 0}));
    const Timetable round(corner(Course::round));
    QCOMPARE(round.length(), 12.0);
    QVERIFY(isNear(round.at(3.5), {4, 3}));
    QVERIFY(isNear(round.at(4.75), {2, 1.5}));
    QVERIFY(isNear(round.at(6), {0, 0}));
    QVERIFY(round.movesAfter(1e8));
}

void ObstacleMotionTest::pausesAreKept()
{
    Motion door;
    door.track = {{0, 2}};
    door.start = 5;
    door.pauseAtEnd = 3;
    door.pauseAtStart = 4;
    const Timetable table(door); // opens 5 to 7, closes 10 to 12, opens 16 to 18
    for (const auto& [seconds, up] : std::vector<std::pair<double, double>>{
             {0, 0}, {5, 0}, {6, 1}, {7, 2}, {10, 2}, {11, 1}, {12, 0}, {16, 0}, {17, 1}, {18, 2}})
        QVERIFY2(isNear(table.at(seconds), {0, up}), qPrintable(QString::number(seconds)));
    door.course = Course::round; // no pause at the end
    const Timetable round(door);
    QVERIFY(isNear(round.at(8), {0, 1}));
    QVERIFY(isNear(round.at(9), {0, 0}));
    QVERIFY(isNear(round.at(13), {0, 0}));
    QVERIFY(isNear(round.at(14), {0, 1}));
}

void ObstacleMotionTest::motionsWithoutLengthStay()
{
    for (const Course course : {Course::once, Course::toAndFro, Course::round}) {
        Motion idle = corner(course);
        idle.speed = 0;
        Motion pointlike = corner(course);
        pointlike.track = {{0, 0}, {0, 0}};
        Motion rigid = swing(course);
        rigid.turn->angle = 0;
        Motion still = swing(course);
        still.speed = 0;
        for (const Motion& motion : {idle, pointlike, rigid, still}) {
            const Timetable table(motion);
            QVERIFY(!table.movesAfter(0));
            std::vector<Displacement> way;
            for (const double seconds : {0.0, 1.0, 1e9}) {
                QVERIFY(table.at(seconds) == Displacement{});
                table.way(0, seconds, way);
                QVERIFY((way == std::vector<Displacement>{{}, {}}));
            }
        }
    }
}

/// The pieces of a way are as long as it takes at that speed, and pass every place that at() gives
/// in between.
void ObstacleMotionTest::waysCoverWhatIsTravelled()
{
    test::SplitMix random{91};
    std::vector<Displacement> way;
    for (int trial = 0; trial < 600; ++trial) {
        Motion motion;
        motion.course = static_cast<Course>(trial % 3);
        const int points = 1 + random.below(6);
        for (int i = 0; i < points; ++i)
            motion.track.push_back({random.between(-5, 5), random.between(-5, 5)});
        if (trial % 5 == 0)
            motion.track.push_back(motion.track.back()); // a piece without length
        motion.speed = random.between(0.1, 4);
        motion.start = random.between(0, 2);
        motion.pauseAtEnd = trial % 2 ? random.between(0, 2) : 0;
        motion.pauseAtStart = trial % 4 > 1 ? random.between(0, 2) : 0;
        const Timetable table(motion);
        const double from = random.between(0, 60);
        const double to = from + random.between(0, trial % 7 ? 1 : 20);
        table.way(from, to, way);
        QVERIFY(isNear(way.front(), table.at(from).by) && isNear(way.back(), table.at(to).by));
        QVERIFY(lengthOf(way) <= motion.speed * (to - from) + 1e-9);
        for (int i = 0; i <= 20; ++i) {
            const Point at = table.at(from + (to - from) * i / 20).by;
            double nearest = 1e9;
            for (std::size_t k = 1; k < way.size(); ++k) {
                const Point along = way[k].by - way[k - 1].by;
                const Point off = at - way[k - 1].by;
                const double square = along.x * along.x + along.y * along.y;
                const double share =
                    square > 0 ? std::clamp((off.x * along.x + off.y * along.y) / square, 0.0, 1.0)
                               : 0;
                nearest =
                    std::min(nearest, std::hypot(off.x - share * along.x, off.y - share * along.y));
            }
            QVERIFY2(nearest < 1e-9, qPrintable(QString("trial %1").arg(trial)));
        }
    }
}

void ObstacleMotionTest::turnsLeadRound()
{
    const Timetable once(swing(Course::once));
    QCOMPARE(once.length(), 120.0);
    QVERIFY(isTurned(once.at(1), -30));
    QVERIFY(isTurned(once.at(1e6), -120));
    QVERIFY(once.movesAfter(3.9) && !once.movesAfter(4));
    Motion door = swing(Course::toAndFro);
    door.pauseAtEnd = 2;
    door.pauseAtStart = 1;
    const Timetable back(door); // opens 0 to 4, closes 6 to 10, opens from 11 on
    for (const auto& [seconds, degrees] : std::vector<std::pair<double, double>>{
             {2, -60}, {4, -120}, {6, -120}, {9, -30}, {10, 0}, {11, 0}, {12, -30}})
        QVERIFY2(isTurned(back.at(seconds), degrees), qPrintable(QString::number(seconds)));
    door.course = Course::round; // whole turns, on and on
    const Timetable round(door);
    QCOMPARE(round.length(), 360.0);
    for (const auto& [seconds, degrees] : std::vector<std::pair<double, double>>{
             {4, -120}, {5, -150}, {11, -330}, {12.5, 0}, {14, -30}})
        QVERIFY2(isTurned(round.at(seconds), degrees), qPrintable(QString::number(seconds)));
}

/// Up to whole turns.
void ObstacleMotionTest::waysCoverTurns()
{
    test::SplitMix random{17};
    std::vector<Displacement> way;
    const auto isAt = [](double a, double b) {
        return std::abs(std::remainder(a - b, 360)) < 1e-6;
    };
    for (int trial = 0; trial < 600; ++trial) {
        Motion motion = swing(static_cast<Course>(trial % 3));
        motion.turn->angle = random.between(-800, 800);
        motion.speed = random.between(1, 400);
        motion.pauseAtEnd = trial % 2 ? random.between(0, 2) : 0;
        motion.pauseAtStart = trial % 4 > 1 ? random.between(0, 2) : 0;
        const Timetable table(motion);
        const double from = random.between(0, 60);
        const double to = from + random.between(0, trial % 7 ? 1 : 20);
        table.way(from, to, way);
        QVERIFY(isAt(way.front().turned, table.at(from).turned));
        QVERIFY(isAt(way.back().turned, table.at(to).turned));
        double sum = 0;
        for (std::size_t k = 1; k < way.size(); ++k)
            sum += std::abs(way[k].turned - way[k - 1].turned);
        QVERIFY(sum <= motion.speed * (to - from) + 1e-6);
        for (int i = 0; i <= 20; ++i) {
            const double at = table.at(from + (to - from) * i / 20).turned;
            bool isPassed = false;
            for (std::size_t k = 1; k < way.size(); ++k)
                for (const double turns : {-720.0, -360.0, 0.0, 360.0, 720.0}) {
                    const double same = motion.course == Course::round ? at + turns : at;
                    const double a = way[k - 1].turned;
                    const double b = way[k].turned;
                    isPassed =
                        isPassed || (same > std::min(a, b) - 1e-6 && same < std::max(a, b) + 1e-6);
                }
            QVERIFY2(isPassed, qPrintable(QString("trial %1").arg(trial)));
        }
    }
}

QTEST_GUILESS_MAIN(ObstacleMotionTest)
#include "obstaclemotiontest.moc"
