#include "app/editor/document/objectindex.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "libnav/geometry/distance.h"
#include "tests/app/document/randomedits.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <tuple>

namespace {

using namespace thicket;
using editor::MapDocument;
using editor::ObjectIndex;
using tests::RandomEdits;

bool isMarker(const nav::MapObject& object) { return !nav::obstacleShape(object.geometry); }

/// What the index should return, by testing every object.
std::vector<std::size_t> positionsByScan(const nav::Map& map, const nav::Box& window)
{
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < map.objects().size(); ++i) {
        const nav::Geometry& geometry = map.objects()[i].geometry;
        if (nav::isInverted(geometry) || nav::boundingBox(geometry).intersects(window))
            positions.push_back(i);
    }
    return positions;
}

double reachOf(const nav::MapObject& object, double slop)
{
    const auto* agent = std::get_if<nav::AgentMarker>(&object.geometry);
    return agent ? std::max(agent->radius, slop) : slop;
}

/// Ascending, not in the order of the hit test.
std::vector<nav::ObjectId> idsAtByScan(const nav::Map& map, nav::Point at, double slop,
                                       double markerSlop)
{
    std::vector<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* layer = map.layerOf(object);
        if (layer && !layer->visible)
            continue;
        const nav::Box box = nav::boundingBox(object.geometry);
        const auto shape = nav::obstacleShape(object.geometry);
        const bool isInBounds = !map.settings.bounds || map.settings.bounds->contains(at);
        const bool isHit =
            shape ? nav::isInverted(*shape)
                        ? nav::signedDistance(at, *shape) <= slop &&
                              (isInBounds || grown(box, std::max(slop, markerSlop)).contains(at))
                        : nav::signedDistance(at, *shape) <= slop
                  : nav::distance(at, box.center()) <= reachOf(object, markerSlop);
        if (isHit)
            ids.push_back(object.id);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::vector<nav::ObjectId> enclosedByScan(const nav::Map& map, const nav::Box& box)
{
    std::vector<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* layer = map.layerOf(object);
        const nav::Box round = nav::boundingBox(object.geometry);
        const bool isOpen = !layer || (layer->visible && !layer->locked);
        if (isOpen && box.contains(round.min) && box.contains(round.max))
            ids.push_back(object.id);
    }
    return ids;
}

bool hasAgentsByScan(const nav::Map& map)
{
    return std::any_of(map.objects().begin(), map.objects().end(), [](const nav::MapObject& one) {
        return nav::agentGroupOf(one.geometry) != nullptr;
    });
}

nav::Box boundsByScan(const nav::Map& map)
{
    nav::Box box;
    for (const nav::MapObject& object : map.objects())
        enclose(box, nav::boundingBox(object.geometry));
    return box;
}

const nav::MapObject* firstByScan(const nav::Map& map, std::size_t kind)
{
    const auto found =
        std::find_if(map.objects().begin(), map.objects().end(),
                     [kind](const auto& one) { return one.geometry.index() == kind; });
    return found == map.objects().end() ? nullptr : &*found;
}

nav::Box randomBox(RandomEdits& random)
{
    nav::Box box;
    for (int i = 0; i < 2; ++i) {
        const nav::Point corner{random.between(-20, 120), random.between(-20, 120)};
        enclose(box, {corner, corner});
    }
    return box;
}

/// Of the obstacles in the window the small circles are taken, with layer and box, and the
/// positions of the others are returned.
bool takesWhatIsAccepted(const ObjectIndex& index, const nav::Map& map, const nav::Box& window)
{
    using Kind = editor::IndexedObstacle::Kind;
    using Taken = std::multiset<std::tuple<double, double, nav::LayerId>>;
    constexpr double most = 12;
    Taken wanted;
    std::vector<std::size_t> others;
    for (const std::size_t i : positionsByScan(map, window)) {
        const nav::MapObject& object = map.objects()[i];
        const nav::Box box = nav::boundingBox(object.geometry);
        const bool isSmallCircle = std::holds_alternative<nav::Circle>(object.geometry) &&
                                   !nav::isInverted(object.geometry) && box.width() < most;
        if (isSmallCircle)
            wanted.emplace(box.min.x, box.max.y, object.layer);
        else if (!isMarker(object))
            others.push_back(i);
    }
    Taken taken;
    const auto positions =
        index.obstaclePositions(window, [&taken](const editor::IndexedObstacle& obstacle) {
            if (obstacle.kind != Kind::circle || obstacle.box.width() >= most)
                return ObjectIndex::Taking::left;
            taken.emplace(obstacle.box.min.x, obstacle.box.max.y, obstacle.layer);
            return ObjectIndex::Taking::taken;
        });
    return taken == wanted && positions == others;
}

bool isRight(const MapDocument& document, RandomEdits& random)
{
    const nav::Map& map = document.map();
    const ObjectIndex& index = document.index();
    const nav::Box window = randomBox(random);
    const nav::Point at = random.point();
    auto ids = index.at(at, 1, 3);
    std::sort(ids.begin(), ids.end());
    std::vector<std::size_t> markers = index.markerPositions(window);
    std::vector<std::size_t> wanted = positionsByScan(map, window);
    std::erase_if(wanted, [&map](std::size_t i) { return !isMarker(map.objects()[i]); });
    return index.positionsIn(window) == positionsByScan(map, window) &&
           std::includes(markers.begin(), markers.end(), wanted.begin(), wanted.end()) &&
           std::all_of(markers.begin(), markers.end(),
                       [&map](std::size_t i) { return isMarker(map.objects()[i]); }) &&
           ids == idsAtByScan(map, at, 1, 3) && takesWhatIsAccepted(index, map, window) &&
           index.in(window, false) == enclosedByScan(map, window) &&
           index.bounds() == boundsByScan(map) && index.hasAgents() == hasAgentsByScan(map) &&
           document.index().extent() == map.extent() &&
           map.start() == firstByScan(map, nav::Geometry(nav::StartMarker()).index()) &&
           map.goal() == firstByScan(map, nav::Geometry(nav::GoalMarker()).index());
}

} // namespace

/// After every edit, the index and the map's cached answers equal those of a full scan.
class ObjectIndexTest : public QObject {
    Q_OBJECT

private slots:
    void findsWhatAScanFinds_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 20; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void findsWhatAScanFinds()
    {
        QFETCH(int, seed);
        RandomEdits random(static_cast<std::uint64_t>(seed));
        MapDocument document;
        QVERIFY(isRight(document, random));
        document.reset(random.map(40), {});
        QVERIFY(isRight(document, random));
        for (int step = 0; step < 150; ++step) {
            const std::size_t action = random.below(5);
            if (action == 0) {
                document.undo();
            } else if (action == 1) {
                editor::Gesture gesture(document);
                const nav::Map begin = document.map();
                for (int i = 0; i < 3; ++i) {
                    gesture.preview(random.edit(begin));
                    QVERIFY(isRight(document, random));
                }
            } else {
                document.push(random.edit(document.map()), "Edit");
            }
            QVERIFY2(isRight(document, random), qPrintable(QString::number(step)));
        }
    }

    void agentsComeAndGo()
    {
        MapDocument document;
        const auto push = [&](const nav::MapEdit& edit) { document.push(edit, "Edit"); };
        push(nav::MapEdit::add(document.map(), {{.id = 1, .geometry = nav::Circle{{3, 0}, 1}},
                                                {.id = 2, .geometry = nav::StartMarker{{9, 0}}}}));
        QVERIFY(!document.index().hasAgents());
        push(nav::MapEdit::add(document.map(),
                               {{.id = 3, .geometry = nav::AgentMarker{{6, 0}, 0, 0.4, "guards"}},
                                {.id = 4, .geometry = nav::SpawnMarker{}}}));
        QVERIFY(document.index().hasAgents());
        nav::MapObject turned = *document.map().find(3);
        turned.geometry = nav::AgentMarker{{6, 0}, 1, 0.4, "guards"};
        push(nav::MapEdit::change(document.map(), {turned}));
        push(nav::MapEdit::remove(document.map(), {3}));
        QVERIFY(document.index().hasAgents());
        push(nav::MapEdit::remove(document.map(), {4}));
        QVERIFY(!document.index().hasAgents());
        document.undo();
        QVERIFY(document.index().hasAgents());
    }

    void manyAtOnceAreFound()
    {
        RandomEdits random(99);
        MapDocument document;
        const nav::Map other = random.map(3000);
        std::vector<nav::MapObject> objects(other.objects().begin(), other.objects().end());
        for (nav::MapObject& object : objects)
            object.layer = 0;
        document.push(nav::MapEdit::add(document.map(), objects), "Paste");
        QVERIFY(isRight(document, random));
        std::vector<nav::ObjectId> ids;
        for (std::size_t i = 0; i < objects.size(); i += 2)
            ids.push_back(objects[i].id);
        document.push(nav::MapEdit::remove(document.map(), ids), "Delete");
        QVERIFY(isRight(document, random));
        document.undo();
        QVERIFY(isRight(document, random));
    }

    // The areas of such boxes are not finite, so a tree cannot hold them.
    void whatIsFarOutIsFound()
    {
        nav::Map map;
        map.append({.id = 1, .geometry = nav::Circle{{1e300, 0}, 1e300}});
        map.append({.id = 2, .geometry = nav::Circle{{3, 0}, 1}});
        MapDocument document;
        document.reset(map, {});
        const auto found = document.index().positionsIn({{0, -1}, {5, 1}});
        QCOMPARE(found, (std::vector<std::size_t>{0, 1}));
        nav::MapObject tamed = map.objects()[0];
        tamed.geometry = nav::Circle{{30, 0}, 1};
        document.push(nav::MapEdit::change(document.map(), {tamed}), "Resize");
        QCOMPARE(document.index().positionsIn({{0, -1}, {5, 1}}), std::vector<std::size_t>{1});
        QCOMPARE(document.index().bounds(), (nav::Box{{2, -1}, {31, 1}}));
    }
};

QTEST_GUILESS_MAIN(ObjectIndexTest)
#include "objectindextest.moc"
