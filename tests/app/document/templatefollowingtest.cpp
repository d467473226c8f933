#include "app/editor/document/arranging.h"
#include "app/editor/document/documentactions.h"
#include "app/editor/document/gesture.h"
#include "app/editor/templates/instances.h"
#include "app/editor/transform/transform.h"
#include "tests/app/document/hutediting.h"

#include <QSignalSpy>
#include <QTest>

using namespace thicket;
using namespace thicket::editor;
using namespace thicket::tests;

/// What follows from edits of the instances of a template.
class TemplateFollowingTest : public QObject, private HutEditing {
    Q_OBJECT

private slots:
    void init() { begin(); }

    void aChangedMemberChangesAllInstances()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {});
        place({0, 100}, {{0, 1}, {-1, 0}});
        const nav::Map before = m_document.map();
        QSignalSpy told(&m_document, &MapDocument::instancesFollowed);
        nav::MapObject wall = *before.find(4);
        std::get<nav::Wall>(wall.geometry).points.push_back({30, 9});
        wall.name = "front";
        wall.properties["door"] = nav::Json(true);
        m_document.push(nav::MapEdit::change(before, {wall}), "Bend");
        QCOMPARE(m_document.undoStack().count(), 4);
        QCOMPARE(told.count(), 1);
        QCOMPARE(told.first().first().value<Following>().instances, 2u);
        // The middle of the hut is (20, 2); the instance there is turned by 90 degrees.
        const auto& walls = std::get<nav::Wall>(m_document.map().find(12)->geometry).points;
        QCOMPARE(walls.size(), 3u);
        QCOMPARE(walls[2], (nav::Point{-7, 110}));
        QCOMPARE(m_document.map().find(8)->name, std::string("front"));
        QVERIFY(m_document.map().find(12)->properties.contains("door"));
        QVERIFY(fits(m_document.map()));
        const nav::Map after = m_document.map();
        m_document.undo();
        QVERIFY(m_document.map() == before);
        m_document.redo();
        QVERIFY(m_document.map() == after);
    }

    void aChangedMotionChangesAllInstances()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {});
        place({0, 100}, {{0, 1}, {-1, 0}});
        const nav::Map before = m_document.map();
        nav::MapObject wall = *before.find(4);
        nav::Motion motion;
        motion.track = {{2, 0}, {2, 5}};
        motion.speed = 3;
        wall.motion = motion;
        m_document.push(nav::MapEdit::change(before, {wall}), "Move");
        QVERIFY(*m_document.map().find(8)->motion == motion);
        QCOMPARE(m_document.map().find(8)->geometry, before.find(8)->geometry);
        motion.track = {{0, 2}, {-5, 2}}; // as its instance is turned
        QVERIFY(*m_document.map().find(12)->motion == motion);
        QVERIFY(fits(m_document.map()));
        // From the turned instance, and of one alone when all members of an instance have it.
        wall = *m_document.map().find(12);
        wall.motion->track = {{0, 4}};
        m_document.push(nav::MapEdit::change(m_document.map(), {wall}), "Move");
        QVERIFY((m_document.map().find(4)->motion->track == std::vector<nav::Point>{{4, 0}}));
        QVERIFY((m_document.map().find(8)->motion->track == std::vector<nav::Point>{{4, 0}}));
        // The whole instance turns with its tracks, and no other does.
        m_selection.set({5, 6, 7, 8});
        Posing posing;
        posing.pose(m_document, m_selection, Pose::turned(1), "Turn");
        QVERIFY((m_document.map().find(8)->motion->track == std::vector<nav::Point>{{0, 4}}));
        QVERIFY((m_document.map().find(4)->motion->track == std::vector<nav::Point>{{4, 0}}));
        QVERIFY((m_document.map().find(12)->motion->track == std::vector<nav::Point>{{0, 4}}));
        m_document.undo();
        m_document.undo();
        wall = *m_document.map().find(4);
        wall.motion->track.clear();
        wall.motion->turn = nav::Turn{30, {1, 0}};
        m_document.push(nav::MapEdit::change(m_document.map(), {wall}), "Turn");
        QVERIFY(m_document.map().find(8)->motion->turn == std::optional(nav::Turn{30, {1, 0}}));
        QVERIFY(m_document.map().find(12)->motion->turn == std::optional(nav::Turn{30, {0, 1}}));
        QVERIFY(fits(m_document.map()));
        m_document.undo();
        wall = *m_document.map().find(8);
        wall.motion = {};
        m_document.push(nav::MapEdit::change(m_document.map(), {wall}), "Remove Motion");
        QVERIFY(!m_document.map().find(4)->motion);
        QVERIFY(!m_document.map().find(12)->motion);
        m_document.undo();
        m_document.undo();
        QVERIFY(m_document.map() == before);
    }

    void aGestureIsFollowedAtItsEnd()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {});
        const nav::Map before = m_document.map();
        nav::Map mirror = before;
        connect(&m_document, &MapDocument::changed, this,
                [&mirror](const nav::MapEdit& edit) { nav::apply(mirror, edit); });
        {
            Gesture gesture(m_document);
            for (const double radius : {2.0, 3.0}) {
                nav::MapObject circle = *before.find(2);
                std::get<nav::Circle>(circle.geometry).radius = radius;
                gesture.preview(nav::MapEdit::change(before, {circle}));
                QCOMPARE(radiusOf(6), 1.0);
            }
            gesture.commit("Resize");
        }
        QCOMPARE(radiusOf(6), 3.0);
        QCOMPARE(radiusOf(2), 3.0);
        QVERIFY(mirror == m_document.map());
        QVERIFY(fits(m_document.map()));
        m_document.undo();
        QVERIFY(m_document.map() == before);
        QVERIFY(mirror == before);
        disconnect(&m_document, &MapDocument::changed, this, nullptr);
    }

    void aWholeInstanceMovesAlone()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {});
        place({0, 100}, {});
        const nav::Templates templates = m_document.map().settings.templates;
        const nav::Geometry other = m_document.map().find(12)->geometry;
        Posing posing;
        m_selection.set({5, 6, 7, 8});
        nudgeSelected(m_document, m_selection, {0.1, 7});
        posing.pose(m_document, m_selection, Pose::turned(1), "Turn");
        QVERIFY(fits(m_document.map()));
        posing.pose(m_document, m_selection, Pose::mirroredX(), "Mirror");
        transform([](nav::Geometry g) { return turned(g, {3, 4}, 33); });
        transform([](nav::Geometry g) { return stretched(g, {3, 4}, 2, 2); });
        transform([](nav::Geometry g) { return stretched(g, {3, 4}, 1, -0.5); });
        QVERIFY(fits(m_document.map()));
        QVERIFY(m_document.map().settings.templates == templates);
        QVERIFY(m_document.map().find(12)->geometry == other);
        // And it still follows.
        change(12, [](nav::Geometry& g) { std::get<nav::Wall>(g).thickness = 2; });
        change(9, [](nav::Geometry& g) { std::get<nav::Circle>(g).center.x += 5; });
        QVERIFY(std::get<nav::Wall>(m_document.map().find(8)->geometry).thickness == 2);
        QVERIFY(fits(m_document.map()));
        QVERIFY(!(m_document.map().settings.templates == templates));
    }

    void whatStandsInTheMiddleMayStay()
    {
        nav::Map map;
        map.append({.id = 1, .geometry = nav::Circle{{0, 0}, 1}});
        map.append({.id = 2, .geometry = nav::Wall{{{-5, -5}, {5, -5}}, 1}});
        map.append({.id = 3, .geometry = nav::Wall{{{-5, 5}, {5, 5}}, 1}});
        m_document.reset(map, {});
        make({1, 2, 3});
        place({50, 0}, {});
        const nav::Templates templates = m_document.map().settings.templates;
        Posing().pose(m_document, select({1, 2, 3}), Pose::turned(1), "Turn");
        QVERIFY(m_document.map().settings.templates == templates);
        QVERIFY(fits(m_document.map()));
        const nav::ObjectGroup& group = m_document.map().settings.objectGroups.list().front();
        QVERIFY((group.axes == nav::Axes{{0, 1}, {-1, 0}}));
    }

    void theSizeOfASingleMemberBelongsToTheTemplate()
    {
        make({1});
        place({100, 0}, {});
        nudgeSelected(m_document, select({1}), {3, 0});
        QCOMPARE(m_document.map().find(5)->geometry, nav::Geometry(nav::Circle{{100, 0}, 1}));
        change(1, [](nav::Geometry& g) { std::get<nav::Circle>(g).radius = 4; });
        QCOMPARE(radiusOf(5), 4.0);
        QVERIFY(fits(m_document.map()));
    }

    void aDeletedMemberGoesEverywhere()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {});
        place({0, 100}, {});
        const nav::Map before = m_document.map();
        removeSelected(m_document, select({6, 8}));
        QCOMPARE(m_document.map().objects().size(), 6u);
        QCOMPARE(hutTemplate()->members.size(), 2u);
        QVERIFY(fits(m_document.map()));
        m_document.undo();
        QVERIFY(m_document.map() == before);
        // A whole instance goes alone.
        removeSelected(m_document, select({5, 6, 7, 8}));
        QCOMPARE(m_document.map().objects().size(), 8u);
        QCOMPARE(hutTemplate()->members.size(), 4u);
        QVERIFY(fits(m_document.map()));
    }

    void aLockedInstanceHoldsItsTemplate()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {}, 2);
        nav::MapSettings settings = m_document.map().settings;
        settings.layers[1].locked = true;
        m_document.push(nav::MapEdit::changeSettings(m_document.map(), settings), "Lock");
        const nav::Map before = m_document.map();
        QSignalSpy refused(&m_document.locks(), &LayerLocks::refused);
        change(2, [](nav::Geometry& g) { std::get<nav::Circle>(g).radius = 4; });
        QCOMPARE(refused.count(), 1);
        QVERIFY(m_document.map() == before);
    }

    void tenThousandInstancesFollowInOneStep()
    {
        make({1, 2, 3, 4});
        nav::Map map = m_document.map();
        const nav::Template hut = *hutTemplate();
        std::vector<nav::ObjectGroup> groups = map.settings.objectGroups.list();
        std::vector<nav::Map::PlacedObject> placed;
        nav::ObjectId id = 5;
        for (int i = 0; i < 10'000; ++i) {
            const nav::GroupId group = groups.back().id + 1;
            groups.push_back({group, "", 0, {}, hut.id, {}});
            for (nav::MapObject member : hut.members) {
                const nav::Point at{100.0 + 50 * (i % 100), 20.0 * (i / 100)};
                member.geometry = nav::placed(member.geometry, {}, at);
                member.member = member.id;
                member.id = id++;
                member.group = group;
                placed.push_back({member, map.objects().size() + placed.size()});
            }
        }
        map.insert(std::move(placed));
        map.settings.objectGroups = nav::ObjectGroups(std::move(groups));
        m_document.reset(map, {});
        change(2, [](nav::Geometry& g) { std::get<nav::Circle>(g).radius = 4; });
        QCOMPARE(m_document.undoStack().count(), 1);
        QCOMPARE(radiusOf(6), 4.0);
        QCOMPARE(radiusOf(40002), 4.0);
        m_document.undo();
        QVERIFY(m_document.map() == map);
    }
};

QTEST_GUILESS_MAIN(TemplateFollowingTest)
#include "templatefollowingtest.moc"
