#include "app/editor/edits/mapdifference.h"
#include "tests/app/document/randomedits.h"

#include <QTest>

using namespace thicket;

/// The edit that makes one map equal to another.
class MapDifferenceTest : public QObject {
    Q_OBJECT

private slots:
    void leadsFromAnyMapToAnyOther()
    {
        tests::RandomEdits random(21);
        for (int i = 0; i < 300; ++i) {
            const nav::Map before = random.map(random.below(12));
            nav::Map after = random.below(4) == 0 ? random.map(random.below(12)) : before;
            for (std::size_t edits = random.below(8); edits > 0; --edits)
                nav::apply(after, random.edit(after));
            if (random.below(3) == 0 && after.objects().size() > 2) { // another drawing order
                const nav::MapObject last = after.remove(after.objects().back().id);
                after.insert(last, random.below(after.objects().size()));
            }
            nav::Map map = before;
            const nav::MapEdit edit = editor::differenceBetween(before, after);
            nav::apply(map, edit);
            QVERIFY(map == after);
            nav::apply(map, edit.inverted());
            QVERIFY(map == before);
        }
    }

    void namesOnlyWhatDiffers()
    {
        const nav::Map before = tests::RandomEdits(5).map(40);
        QVERIFY(editor::differenceBetween(before, before).entries.empty());
        nav::Map after = before;
        nav::MapObject renamed = *after.find(7);
        renamed.name = "seven";
        after.replace(renamed);
        after.remove(20);
        const nav::MapEdit edit = editor::differenceBetween(before, after);
        QCOMPARE(edit.entries.size(), std::size_t(2));
        QVERIFY(!edit.settings);
    }
};

QTEST_GUILESS_MAIN(MapDifferenceTest)
#include "mapdifferencetest.moc"
