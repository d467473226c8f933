#include "libnav/collision/placenotes.h"

#include <QTest>

#include <memory>
#include <vector>

using thicket::nav::PlaceKey;
using thicket::nav::PlaceNote;
using thicket::nav::PlaceNotes;

namespace {

struct Note final : PlaceNote {
    explicit Note(std::size_t size) : bytes(size) {}
    std::size_t size() const override { return bytes; }
    std::size_t bytes;
};

} // namespace

class PlaceNotesTest : public QObject {
    Q_OBJECT

private slots:
    void keepsTheFirstOfAPlace()
    {
        const PlaceNotes notes;
        const PlaceKey place{1, -2, 3};
        QVERIFY(!notes.at(place));
        const auto first = std::make_shared<const Note>(10);
        QCOMPARE(notes.keep(place, first), first);
        QCOMPARE(notes.keep(place, std::make_shared<const Note>(10)), first);
        QCOMPARE(notes.at(place), first);
        for (const PlaceKey& other : {PlaceKey{2, -2, 3}, {1, -1, 3}, {1, -2, 2}, {1, 3, -2}})
            QVERIFY(!notes.at(other));
    }

    void copiesShareAndNewOnesDoNot()
    {
        PlaceNotes notes;
        const PlaceNotes copy = notes;
        const auto note = std::make_shared<const Note>(10);
        copy.keep({0, 1, 1}, note);
        QCOMPARE(notes.at({0, 1, 1}), note);
        notes = {};
        QVERIFY(!notes.at({0, 1, 1}));
        QCOMPARE(copy.at({0, 1, 1}), note);
    }

    void beginsAnewWhenFull()
    {
        const PlaceNotes notes;
        constexpr std::size_t quarter = PlaceNotes::mostBytes / 4 - 64;
        std::vector<std::shared_ptr<const PlaceNote>> kept;
        for (int i = 0; i < 4; ++i)
            kept.push_back(notes.keep({0, i, 0}, std::make_shared<const Note>(quarter)));
        QVERIFY(notes.at({0, 0, 0}) && notes.at({0, 3, 0}));
        notes.keep({0, 4, 0}, std::make_shared<const Note>(1));
        QVERIFY(!notes.at({0, 0, 0}) && !notes.at({0, 3, 0}));
        QVERIFY(notes.at({0, 4, 0}));
        QCOMPARE(kept[0]->size(), quarter); // who has one may still use it
    }
};

QTEST_GUILESS_MAIN(PlaceNotesTest)
#include "placenotestest.moc"
