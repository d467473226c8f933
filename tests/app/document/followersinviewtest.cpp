#include "app/editor/document/followersinview.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"

#include <QTest>

using namespace thicket;
using namespace thicket::editor;

/// The instances that follow during a gesture: a hut of two circles, many times in a row along x.
class FollowersInViewTest : public QObject {
    Q_OBJECT

private slots:
    void onlyThoseInViewFollow()
    {
        const nav::Map map = rowOfHuts(50);
        const ObjectIndex index(map);
        FollowersInView followers(index);
        const auto found = followers.of(changed(map, 1), {}, {{-1, -5}, {95, 5}});
        QCOMPARE(found.size(), 9u); // at 10, 20 ... 90
        for (const nav::MapEdit::Entry& entry : found) {
            QCOMPARE(std::get<nav::Circle>(entry.after->geometry).radius, 2.0);
            QVERIFY(*entry.before == *map.find(entry.id));
            QCOMPARE(entry.position, map.positionOf(entry.id));
            QCOMPARE(entry.after->member, nav::ObjectId{1});
            QVERIFY(followers.contains(entry.id));
        }
        QVERIFY(!followers.contains(1));
        QVERIFY(!followers.contains(3 + 2 * 9));
    }

    void thoseThatFitAFrameAreTheNearest()
    {
        const nav::Map map = rowOfHuts(4 * FollowersInView::most);
        const ObjectIndex index(map);
        FollowersInView followers(index);
        const nav::Box all{{-10, -10}, {1e5, 10}};
        const auto found = followers.of(changed(map, 1), {}, all);
        QCOMPARE(found.size(), FollowersInView::most);
        for (const nav::MapEdit::Entry& entry : found)
            QVERIFY(entry.id <= static_cast<nav::ObjectId>(2 * FollowersInView::most + 1));
    }

    void theyAreKnownBeforeAnythingHasMoved()
    {
        const nav::Map map = rowOfHuts(5);
        const ObjectIndex index(map);
        FollowersInView followers(index);
        nav::MapEdit still;
        still.entries.push_back({1, *map.find(1), *map.find(1), 0});
        QVERIFY(followers.of(still, {}, {{-10, -10}, {100, 10}}).empty());
        QVERIFY(followers.contains(3));
        QVERIFY(!followers.contains(4));
    }

    /// Every third hut is on a locked layer, every third on a hidden one.
    void thoseOfClosedLayersStayDuringThePreview()
    {
        MapDocument document;
        document.reset(onThreeLayers(rowOfHuts(30)), {});
        const nav::Map before = document.map();
        FollowersInView followers(document.index());
        Gesture gesture(document);
        const nav::MapEdit edit = changed(before, 1);
        gesture.preview(edit, followers.of(edit, gesture.shown(), {{-10, -10}, {1e3, 10}}));
        std::size_t grown = 0;
        for (const nav::MapObject& object : document.map().objects()) {
            const bool isOpen = object.layer == 1;
            const bool follows = isOpen && object.member == 1;
            QCOMPARE(object == *before.find(object.id), !follows);
            grown += std::get<nav::Circle>(object.geometry).radius == 2.0 ? 1 : 0;
            QCOMPARE(followers.contains(object.id), follows && object.id != 1);
        }
        QCOMPARE(grown, 10u);
        gesture.cancel();
        QVERIFY(document.map() == before);
    }

    void nothingFollowsAWholeInstance()
    {
        const nav::Map map = rowOfHuts(5);
        const ObjectIndex index(map);
        FollowersInView followers(index);
        std::vector<nav::MapObject> moved{*map.find(1), *map.find(2)};
        for (nav::MapObject& object : moved)
            object.geometry = nav::translated(object.geometry, {0, 3});
        const nav::Box all{{-10, -10}, {100, 10}};
        QVERIFY(followers.of(nav::MapEdit::change(map, moved), {}, all).empty());
        nav::MapObject other{.id = 99, .geometry = nav::Circle{{0, 9}, 1}};
        QVERIFY(followers.of(nav::MapEdit::add(map, {other}), {}, all).empty());
    }

    void aNewViewDuringAGestureFindsThemAsTheyWere()
    {
        MapDocument document;
        document.reset(rowOfHuts(50), {});
        const nav::Map before = document.map();
        FollowersInView followers(document.index());
        Gesture gesture(document);
        for (const double left : {-1.0, 44.0, -1.0}) {
            const nav::MapEdit edit = changed(before, 1);
            gesture.preview(edit,
                            followers.of(edit, gesture.shown(), {{left, -5}, {left + 96, 5}}));
        }
        QCOMPARE(gesture.shown().entries.size(), 10u);
        nav::Map shown = document.map();
        nav::apply(shown, gesture.shown().inverted());
        QVERIFY(shown == before);
        gesture.commit("Grow");
        QCOMPARE(std::get<nav::Circle>(document.map().find(99)->geometry).radius, 2.0);
        document.undo();
        QVERIFY(document.map() == before);
    }

private:
    /// Objects 1 and 2 are the first, at the origin, and the next ones are 10 apart.
    static nav::Map rowOfHuts(std::size_t count)
    {
        nav::Map map;
        const nav::Template hut{.id = 1,
                                .name = "hut",
                                .members = {{.id = 1, .geometry = nav::Circle{{0, 0}, 1}},
                                            {.id = 2, .geometry = nav::Circle{{3, 0}, 1}}}};
        std::vector<nav::ObjectGroup> groups;
        for (std::size_t i = 0; i < count; ++i) {
            groups.push_back({.id = static_cast<nav::GroupId>(i) + 1, .instanceOf = 1});
            for (const nav::MapObject& member : hut.members)
                map.append({.id = map.unusedId(),
                            .geometry = nav::translated(member.geometry, {10 * double(i), 0}),
                            .group = groups.back().id,
                            .member = member.id});
        }
        map.settings.objectGroups = nav::ObjectGroups(std::move(groups));
        map.settings.templates = nav::Templates({hut});
        return map;
    }
    static nav::Map onThreeLayers(nav::Map map)
    {
        map.settings.layers = {{.id = 1, .name = "open"},
                               {.id = 2, .name = "locked", .locked = true},
                               {.id = 3, .name = "hidden", .visible = false}};
        for (std::size_t i = 0; i < map.objects().size(); ++i) {
            nav::MapObject object = map.objects()[i];
            object.layer = 1 + static_cast<nav::LayerId>(i / 2 % 3);
            map.replace(std::move(object));
        }
        return map;
    }
    static nav::MapEdit changed(const nav::Map& map, nav::ObjectId id)
    {
        nav::MapObject circle = *map.find(id);
        std::get<nav::Circle>(circle.geometry).radius = 2;
        return nav::MapEdit::change(map, {circle});
    }
};

QTEST_GUILESS_MAIN(FollowersInViewTest)
#include "followersinviewtest.moc"
