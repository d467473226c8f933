#include "libnav/path/livequery.h"
#include "libnav/collision/searchview.h"

#include "libnav/map/mapedit.h"
#include "tests/support/worlds/forest.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace thicket;
using namespace thicket::nav;
using namespace thicket::test;

namespace {

/// A world under edits, kept as a list of obstacles and as a field.
class Scene {
public:
    Scene(std::vector<Obstacle> obstacles, double agentRadius)
        : m_obstacles(std::move(obstacles)), m_agentRadius(agentRadius), m_field(built())
    {}

    const ObstacleField& field() const { return m_field; }
    const std::vector<Obstacle>& obstacles() const { return m_obstacles; }
    std::int64_t unusedId() { return ++m_lastId; }
    ObstacleField built() const { return ObstacleField::build(m_obstacles, m_agentRadius).value(); }

    void apply(const ObstacleChange& change)
    {
        const auto at = std::find_if(m_obstacles.begin(), m_obstacles.end(),
                                     [&](const Obstacle& o) { return o.id == change.id; });
        if (at == m_obstacles.end())
            m_obstacles.push_back({change.id, *change.after});
        else if (change.after)
            at->shape = *change.after;
        else
            m_obstacles.erase(at);
        const auto applied = m_field.apply({&change, 1});
        QVERIFY2(applied, applied ? "" : applied.error().text().c_str());
    }

private:
    std::vector<Obstacle> m_obstacles;
    double m_agentRadius;
    std::int64_t m_lastId = 1'000'000;
    ObstacleField m_field;
};

Shape moved(Shape shape, Point by)
{
    if (auto* const circle = std::get_if<Circle>(&shape))
        circle->center = circle->center + by;
    else if (auto* const wall = std::get_if<Wall>(&shape))
        for (Point& p : wall->points)
            p = p + by;
    else
        for (Point& p : std::get<Polygon>(shape).points)
            p = p + by;
    return shape;
}

Point middleOf(const Shape& shape)
{
    if (const auto* const circle = std::get_if<Circle>(&shape))
        return circle->center;
    const auto* const wall = std::get_if<Wall>(&shape);
    return wall ? wall->points.front() : std::get<Polygon>(shape).points.front();
}

/// Circles, walls and polygons, with ids from 1.
std::vector<Obstacle> crowd(int circles, std::uint64_t seed)
{
    const Forest forest = makeForest({circles, 0.25, false, seed});
    std::vector<Obstacle> obstacles = forest.circles;
    SplitMix dice(seed);
    const auto add = [&](Shape shape) {
        obstacles.push_back({static_cast<std::int64_t>(obstacles.size()) + 1, std::move(shape)});
    };
    for (int i = 0; i < circles / 40; ++i) {
        const Point at{dice.between(0, forest.side), dice.between(0, forest.side)};
        const double turn = dice.between(0, 2 * std::numbers::pi);
        const Point along{4 * std::cos(turn), 4 * std::sin(turn)};
        add(Wall{{at, at + along, at + along + 0.5 * leftNormal(along)}, i % 3 ? 0.2 : 0});
        const Point other{dice.between(0, forest.side), dice.between(0, forest.side)};
        add(Polygon{{other, other + along, other + 0.7 * leftNormal(along)}});
    }
    return obstacles;
}

/// One obstacle pushed, thrown elsewhere, onto another, resized, removed, or a new one.
ObstacleChange anyChange(Scene& scene, const Box& area, SplitMix& dice)
{
    const auto& all = scene.obstacles();
    const Point anywhere{dice.between(area.min.x, area.max.x),
                         dice.between(area.min.y, area.max.y)};
    const int kind = dice.below(10);
    if (all.empty() || kind == 0)
        return {scene.unusedId(), Circle{anywhere, dice.between(0.1, 1.5)}};
    const auto pick = [&]() -> const Obstacle& {
        return all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
    };
    const Obstacle& one = pick();
    if (kind == 1)
        return {one.id, {}};
    if (kind == 2 && std::holds_alternative<Circle>(one.shape)) {
        Circle circle = std::get<Circle>(one.shape);
        circle.radius *= dice.between(0.7, 1.3);
        return {one.id, circle};
    }
    if (kind == 3)
        return {one.id, moved(one.shape, anywhere - middleOf(one.shape))};
    if (kind == 4)
        return {one.id, moved(one.shape, middleOf(pick().shape) - middleOf(one.shape))};
    return {one.id, moved(one.shape, {dice.between(-0.5, 0.5), dice.between(-0.5, 0.5)})};
}

/// How the kept answer differs from a fresh search. Empty if it does not.
QString differenceTo(const PathResult& fresh, const PathResult& kept)
{
    if (kept.status != fresh.status)
        return QString("%1 instead of %2").arg(name(kept.status)).arg(name(fresh.status));
    const double off = std::abs(kept.path.length() - fresh.path.length());
    if (off > 1e-9 * std::max(1.0, fresh.path.length()))
        return QString("length %1 instead of %2")
            .arg(kept.path.length(), 0, 'g', 15)
            .arg(fresh.path.length(), 0, 'g', 15);
    if (kept.blockedBy != fresh.blockedBy || kept.nearestFree != fresh.nearestFree)
        return "blocked otherwise";
    return {};
}

QString faultOfContacts(const ObstacleField& field, const Path& path)
{
    for (const TangentEdge& edge : path.edges())
        if (const auto* const arc = std::get_if<HuggingEdge>(&edge))
            if (nav::SearchView(field).discs()[arc->contact.disc].center != arc->center ||
                nav::SearchView(field).discs()[arc->contact.disc].obstacle != arc->contact.obstacle)
                return "a contact names another disc";
    return {};
}

} // namespace

class LiveQueryTest : public QObject {
    Q_OBJECT

private slots:
    void answersAsAFreshSearch();
    void answersAsAFreshSearchAmongDegenerate_data();
    void answersAsAFreshSearchAmongDegenerate();
    void keepsWhatEditsElsewhereLeave();
    void namesItsCertificate();
    void keepsThatNoPathLeads();
    void searchesAfterEndsMove();
    void keepsWithinTheWeight();
    void mapEditsBecomeChanges();
};

void LiveQueryTest::answersAsAFreshSearch()
{
    Scene scene(crowd(1000, 4), 0.1);
    const Box area = scene.field().bounds();
    const Segment query{scene.field().nearestFreePoint(area.min).value(),
                        scene.field().nearestFreePoint(0.6 * area.max + 0.4 * area.min).value()};
    LiveQuery live(query.a, query.b);
    live.solve(scene.field());
    SplitMix dice(44);
    for (int i = 0; i < 10000; ++i) {
        const ObstacleChange change = anyChange(scene, area, dice);
        scene.apply(change);
        const std::size_t searches = live.counts().searched;
        const bool keeps = live.keeps(scene.field(), {&change, 1});
        const PathResult& kept = live.update(scene.field(), {&change, 1});
        QCOMPARE(live.counts().searched == searches, keeps);
        QString fault = differenceTo(findPath(scene.field(), query.a, query.b), kept);
        if (fault.isEmpty() && i % 50 == 0)
            fault = differenceTo(findPath(scene.built(), query.a, query.b), kept);
        if (fault.isEmpty())
            fault = faultOfContacts(scene.field(), kept.path);
        QVERIFY2(fault.isEmpty(), qPrintable(QString("edit %1: %2").arg(i).arg(fault)));
    }
    QCOMPARE(live.counts().kept + live.counts().searched, std::size_t{10001});
    QVERIFY(live.counts().kept > 5000);
}

void LiveQueryTest::answersAsAFreshSearchAmongDegenerate_data()
{
    QTest::addColumn<int>("family");
    for (int family = 0; family < familyCount(); ++family)
        QTest::addRow("%d", family) << family;
}

// Worlds of touching, nested, equal and thin obstacles, where an edit may open or close a seal.
void LiveQueryTest::answersAsAFreshSearchAmongDegenerate()
{
    QFETCH(int, family);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const World world = worldOf(family, seed);
        Scene scene(world.obstacles, world.agentRadius);
        SplitMix dice(seed + 3);
        const Segment query = anyQuery(world, dice);
        LiveQuery live(query.a, query.b);
        live.solve(scene.field());
        for (int i = 0; i < 40; ++i) {
            const ObstacleChange change = anyChange(scene, world.area, dice);
            scene.apply(change);
            const PathResult& kept = live.update(scene.field(), {&change, 1});
            const QString fault = differenceTo(findPath(scene.field(), query.a, query.b), kept);
            QVERIFY2(fault.isEmpty(), qPrintable(QString("%1, seed %2, edit %3: %4")
                                                     .arg(world.family.c_str())
                                                     .arg(seed)
                                                     .arg(i)
                                                     .arg(fault)));
        }
    }
}

void LiveQueryTest::keepsWhatEditsElsewhereLeave()
{
    Scene scene({{1, Circle{{0, 0}, 1}},
                 {2, Circle{{0, 20}, 1}},
                 {3, Circle{{40, 40}, 1}},
                 {4, Circle{{-40, -40}, 1}}},
                0);
    LiveQuery live({-5, 0}, {5, 0});
    QCOMPARE(live.result().status, PathStatus::invalid);
    const auto changed = [&](std::int64_t id, std::optional<Shape> after) {
        const ObstacleChange change{id, std::move(after)};
        scene.apply(change);
        live.update(scene.field(), {&change, 1});
        return live.counts();
    };
    QCOMPARE(changed(2, Circle{{0, 18}, 1}).searched, std::size_t{1});
    const double length = live.result().path.length();
    QCOMPARE(changed(2, Circle{{0, 10}, 2}).kept, std::size_t{1});
    QCOMPARE(changed(2, {}).kept, std::size_t{2});
    QCOMPARE(changed(5, Wall{{{-5, 3}, {5, 3}}, 0.5}).kept, std::size_t{3});
    QCOMPARE(changed(5, Polygon{{{-5, 3}, {5, 3}, {0, 5}}}).kept, std::size_t{4});
    QCOMPARE(live.result().path.length(), length);
    QCOMPARE(live.counts().searched, std::size_t{1});
    // Onto the path, round the path, in the certificate, inverted.
    QCOMPARE(changed(5, Circle{{-3, 0}, 1}).searched, std::size_t{2});
    QVERIFY(live.result().path.length() > length);
    QCOMPARE(changed(5, Circle{{-30, 0}, 0.1}).searched, std::size_t{3});
    QCOMPARE(changed(5, Polygon{{{-30, -30}, {30, -30}, {30, 30}, {-30, 30}}}).searched,
             std::size_t{4});
    QCOMPARE(live.result().status, PathStatus::startBlocked);
    QCOMPARE(changed(5, {}).searched, std::size_t{5});
    QCOMPARE(changed(1, Circle{{0, 0.5}, 1}).searched, std::size_t{6});
    QCOMPARE(changed(6, Circle{{0, 0}, 30, true}).searched, std::size_t{7});
}

/// Removing an obstacle that it names searches again. Removing any other keeps the answer.
void LiveQueryTest::namesItsCertificate()
{
    const auto forest = makeForest({.count = 300, .cover = 0.2, .seed = 5});
    Scene scene(forest.circles, 0.1);
    LiveQuery query({-2, -2}, {forest.side + 2, forest.side + 2});
    QVERIFY(!query.certificate());
    query.solve(scene.field());
    QVERIFY(query.certificate().has_value());
    const std::vector<std::int64_t> named(query.certificate()->begin(), query.certificate()->end());
    QVERIFY(std::is_sorted(named.begin(), named.end()));
    QVERIFY(named.size() > 5 && named.size() < 300);
    for (const Obstacle& obstacle : forest.circles) {
        Scene without(forest.circles, 0.1);
        const ObstacleChange removal{obstacle.id, std::nullopt};
        without.apply(removal);
        const bool isNamed = std::binary_search(named.begin(), named.end(), obstacle.id);
        QCOMPARE(query.keeps(without.field(), {&removal, 1}), !isNamed);
    }
    query.setEnds({-2, -2}, forest.circles.empty() ? Point{} : Point{1, 1});
    QVERIFY(!query.certificate());
}

void LiveQueryTest::keepsThatNoPathLeads()
{
    std::vector<Obstacle> ring{
        {100, Circle{{60, 60}, 1}}, {101, Circle{{-60, -60}, 1}}, {102, Circle{{40, 0}, 1}}};
    for (int i = 0; i < 16; ++i) {
        const double angle = i * std::numbers::pi / 8;
        ring.push_back({i + 1, Circle{{5 * std::cos(angle), 5 * std::sin(angle)}, 1.2}});
    }
    Scene scene(ring, 0);
    LiveQuery live({0, 0}, {20, 0});
    QCOMPARE(live.solve(scene.field()).status, PathStatus::unreachable);
    const auto changed = [&](std::int64_t id, std::optional<Shape> after) {
        const ObstacleChange change{id, std::move(after)};
        scene.apply(change);
        return live.update(scene.field(), {&change, 1}).status;
    };
    QCOMPARE(changed(102, Circle{{40, 5}, 2}), PathStatus::unreachable);
    QCOMPARE(changed(102, {}), PathStatus::unreachable);
    QCOMPARE(changed(103, Circle{{12, 3}, 1}), PathStatus::unreachable);
    QCOMPARE(live.counts().kept, std::size_t{3});
    QCOMPARE(changed(103, Circle{{20, 0}, 1}), PathStatus::goalBlocked);
    QCOMPARE(changed(103, {}), PathStatus::unreachable);
    QCOMPARE(changed(9, {}), PathStatus::found);
    QCOMPARE(live.counts().kept, std::size_t{3});
}

void LiveQueryTest::searchesAfterEndsMove()
{
    const Scene scene({{1, Circle{{0, 0}, 1}}}, 0);
    LiveQuery live({-5, 0}, {5, 0});
    live.solve(scene.field());
    live.setEnds({-5, 5}, {5, 5});
    QCOMPARE(live.update(scene.field(), {}).path.length(), 10.0);
    QCOMPARE(live.counts().searched, std::size_t{2});
    live.update(scene.field(), {});
    QCOMPARE(live.counts().kept, std::size_t{1});
}

void LiveQueryTest::keepsWithinTheWeight()
{
    Scene scene(crowd(400, 6), 0);
    const Box area = scene.field().bounds();
    const Segment query{scene.field().nearestFreePoint(area.min).value(),
                        scene.field().nearestFreePoint(area.max).value()};
    LiveQuery live(query.a, query.b, {.weight = 1.05});
    live.solve(scene.field());
    SplitMix dice(46);
    for (int i = 0; i < 200; ++i) {
        const ObstacleChange change = anyChange(scene, area, dice);
        scene.apply(change);
        const PathResult& kept = live.update(scene.field(), {&change, 1});
        const PathResult fresh = findPath(scene.field(), query.a, query.b);
        QCOMPARE(kept.status, fresh.status);
        const double slack = 1e-9 * std::max(1.0, fresh.path.length());
        QVERIFY(kept.path.length() >= fresh.path.length() - slack);
        QVERIFY(kept.path.length() <= 1.05 * fresh.path.length() + slack);
        QVERIFY(kept.status != PathStatus::found || kept.lowerBound <= fresh.path.length() + slack);
    }
    QVERIFY(live.counts().kept > 0);
}

void LiveQueryTest::mapEditsBecomeChanges()
{
    Map map;
    map.settings.bounds = Box{{0, 0}, {50, 50}};
    const auto object = [](ObjectId id, Geometry geometry) {
        MapObject made;
        made.id = id;
        made.geometry = std::move(geometry);
        return made;
    };
    const auto follow = [&](const MapEdit& edit) {
        std::vector<Obstacle> followed = obstacles(map);
        apply(map, edit);
        for (const ObstacleChange& change : obstacleChanges(edit)) {
            std::erase_if(followed, [&](const Obstacle& o) { return o.id == change.id; });
            if (change.after)
                followed.push_back({change.id, *change.after});
        }
        std::vector<Obstacle> wanted = obstacles(map);
        const auto byId = [](const Obstacle& a, const Obstacle& b) { return a.id < b.id; };
        std::sort(followed.begin(), followed.end(), byId);
        std::sort(wanted.begin(), wanted.end(), byId);
        return std::equal(followed.begin(), followed.end(), wanted.begin(), wanted.end(),
                          [](const Obstacle& a, const Obstacle& b) {
                              return a.id == b.id && a.shape == b.shape;
                          });
    };
    QVERIFY(follow(MapEdit::add(map, {object(1, Circle{{5, 5}, 1}), object(2, StartMarker{{1, 1}}),
                                      object(3, Wall{{{9, 9}, {12, 12}}, 1})})));
    QVERIFY(follow(MapEdit::change(map, {object(1, Circle{{6, 5}, 1})})));
    MapObject named = *map.find(3);
    named.name = "hedge";
    const MapEdit naming = MapEdit::change(map, {named, object(2, StartMarker{{2, 2}})});
    QVERIFY(obstacleChanges(naming).empty() && follow(naming));
    QVERIFY(follow(MapEdit::change(map, {object(2, Circle{{20, 20}, 1})})));
    QVERIFY(follow(MapEdit::change(map, {object(1, StartMarker{{3, 3}})})));
    MapSettings walled = map.settings;
    walled.boundsAreWalls = true;
    const MapEdit walling = MapEdit::changeSettings(map, walled);
    QCOMPARE(obstacleChanges(walling).size(), std::size_t{1});
    QVERIFY(follow(walling));
    const MapEdit removal = MapEdit::remove(map, {2, 3});
    QVERIFY(follow(removal) && follow(removal.inverted()));
    QVERIFY(follow(walling.inverted()));
}

QTEST_GUILESS_MAIN(LiveQueryTest)
#include "livequerytest.moc"
