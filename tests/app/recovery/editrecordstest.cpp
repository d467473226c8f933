#include "app/recovery/editrecord.h"
#include "libnav/map/mapfile.h"
#include "tests/app/document/randomedits.h"
#include "tests/libnav/map/randommap.h"

#include <QTest>

using namespace thicket;

/// An edit in a journal gives back the same map, bit for bit, and is as long as the edit is large.
class EditRecordsTest : public QObject {
    Q_OBJECT

private slots:
    void givesTheSameMap()
    {
        tests::RandomEdits random(7);
        nav::Map map = random.map(20);
        for (int i = 0; i < 3000; ++i) {
            nav::MapEdit edit = random.edit(map);
            if (random.below(3) == 0) {
                nav::Map after = map;
                nav::apply(after, edit);
                edit = edit.inverted(); // as undo records it
                std::swap(map, after);
            }
            const auto read = recovery::readEdit(recovery::editText(edit), map);
            QVERIFY(read.has_value());
            nav::Map expected = map;
            nav::apply(expected, edit);
            nav::apply(map, *read);
            QVERIFY(map == expected);
        }
    }

    void keepsEveryBit()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const nav::Map wanted = randomMap(seed);
            nav::Map map;
            nav::MapEdit edit =
                nav::MapEdit::add(map, {wanted.objects().begin(), wanted.objects().end()});
            edit.settings = nav::MapEdit::SettingsChange{map.settings, wanted.settings};
            const auto read = recovery::readEdit(recovery::editText(edit), map);
            QVERIFY(read.has_value());
            nav::apply(map, *read);
            QVERIFY(areSameBits(map, wanted));
        }
    }

    void repeatedObjectsKeepTheirOrder()
    {
        tests::RandomEdits random(3);
        nav::Map map = random.map(4);
        nav::MapObject moved = *map.find(2);
        nav::MapEdit edit = nav::MapEdit::remove(map, {2});
        moved.name = "again";
        edit.entries.push_back({2, std::nullopt, moved, 0});
        moved.name = "and again";
        edit.entries.push_back({2, edit.entries.back().after, moved, 0});
        const auto read = recovery::readEdit(recovery::editText(edit), map);
        QVERIFY(read.has_value());
        QVERIFY(read->entries == edit.entries);
    }

    void sizeFollowsTheEdit()
    {
        tests::RandomEdits random(5);
        const nav::Map map = random.map(2000);
        nav::MapObject one = *map.find(1000);
        one.name = "x";
        QVERIFY(recovery::editText(nav::MapEdit::change(map, {one})).size() < 1000);
    }

    void whatDoesNotFitIsRefused()
    {
        tests::RandomEdits random(9);
        const nav::Map map = random.map(3);
        const std::string tail = '\n' + nav::writeMap(nav::Map());
        QVERIFY(recovery::readEdit(tail, map).has_value());
        for (const char* steps : {"- 9 0\n", "- 1 7\n", "+ 1 0\n", "+ 9 4\n", "= 9 0\n", "= 1 0\n",
                                  "? 1 0\n", "- 1\n", "- one 0\n", "- 1 0 0\n", "+ -4 0\n"})
            QVERIFY2(!recovery::readEdit(steps + tail, map).has_value(), steps);
        QVERIFY(!recovery::readEdit("", map).has_value());
        QVERIFY(!recovery::readEdit("\nno map", map).has_value());
    }
};

QTEST_GUILESS_MAIN(EditRecordsTest)
#include "editrecordstest.moc"
