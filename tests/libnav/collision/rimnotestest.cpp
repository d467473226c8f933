#include "libnav/collision/rimnotes.h"
#include "tests/support/geometry/splitmix.h"

#include <QTest>

#include <algorithm>

using namespace thicket;
using nav::Point;

namespace {

struct Note final : nav::RimNote {
    std::size_t bytes;

    Note(const nav::Ground& where, std::size_t size) : bytes(size) { ground = where; }
    Note(const nav::Box& where, std::size_t size) : Note(nav::Ground({&where, 1}), size) {}
    std::size_t size() const override { return bytes; }
};

} // namespace

/// What searches keep with a field, by rim.
class RimNotesTest : public QObject {
    Q_OBJECT

private slots:
    void groundMeetsWhatItsBoxesMeet();
    void groundHasAllBeyondASide();
    void notesAreSharedForgottenAndBounded();
    void forgetsTheNotesWhoseGroundIsMet();
    void generationEndsWhenANoteIsDropped();
};

void RimNotesTest::groundMeetsWhatItsBoxesMeet()
{
    test::SplitMix dice(3);
    const auto anyBox = [&](double most) {
        const double x = dice.between(0, 100);
        const Point at{x, dice.between(0, 100)};
        const double width = dice.between(0, most);
        return nav::Box{at, at + Point{width, dice.between(0, most)}};
    };
    int missed = 0;
    for (int round = 0; round < 200; ++round) {
        std::vector<nav::Box> boxes;
        for (int i = 0; i < 6; ++i)
            boxes.push_back(anyBox(10));
        const nav::Ground ground(boxes);
        for (int i = 0; i < 50; ++i) {
            const nav::Box other = anyBox(10);
            const bool isMet = std::any_of(boxes.begin(), boxes.end(), [&](const nav::Box& box) {
                return box.intersects(other);
            });
            QVERIFY(!isMet || ground.meets(other));
            missed += !ground.meets(other);
        }
    }
    QVERIFY(missed > 2000);
    const nav::Box point{{1, 1}, {1, 1}};
    QVERIFY(nav::Ground({&point, 1}).meets({{0, 0}, {2, 2}}));
    QVERIFY(!nav::Ground().meets(point));
}

void RimNotesTest::notesAreSharedForgottenAndBounded()
{
    const nav::Box left{{0, 0}, {1, 1}};
    const nav::Box right{{5, 0}, {6, 1}};
    nav::RimNotes notes;
    notes.resize(200);
    const auto keep = [&](std::uint32_t key, const nav::Box& ground, std::size_t bytes) {
        std::unique_ptr<const nav::RimNote> note = std::make_unique<Note>(ground, bytes);
        const nav::RimNote* const kept = notes.keep(key, note);
        return std::pair(kept, note == nullptr);
    };
    const auto [first, isKept] = keep(3, left, 10);
    QVERIFY(isKept);
    QVERIFY(!keep(3, right, 10).second); // it has one
    QCOMPARE(notes.at(3), first);
    QVERIFY(keep(150, right, 10).second);
    nav::RimNotes copy = notes;
    notes.forgetNear(std::vector<nav::Box>{{{0.5, 0.5}, {0.6, 0.6}}});
    QCOMPARE(notes.at(3), nullptr);
    QVERIFY(notes.at(150));
    QCOMPARE(copy.at(3), first);
    QVERIFY(keep(4, left, nav::RimNotes::mostBytes).second);
    const auto [refused, isStored] = keep(5, left, 10);
    QVERIFY(!refused && !isStored);
    notes.forgetNear(std::vector<nav::Box>{left});
    QVERIFY(keep(5, left, 10).second);
}

// Also those that go on beyond a side, and in a copy.
void RimNotesTest::forgetsTheNotesWhoseGroundIsMet()
{
    test::SplitMix dice(4);
    const auto anyBox = [&] {
        const double x = dice.between(0, 100);
        const Point at{x, dice.between(0, 100)};
        return nav::Box{at, at + Point{dice.between(0, 10), dice.between(0, 10)}};
    };
    constexpr std::uint32_t count = 300;
    int forgotten = 0;
    for (int round = 0; round < 100; ++round) {
        std::vector<nav::Ground> grounds;
        nav::RimNotes notes;
        notes.resize(count);
        for (std::uint32_t key = 0; key < count; ++key) {
            const nav::Box box = anyBox();
            const auto beyond = static_cast<std::uint8_t>(dice.below(10) == 0 ? dice.below(16) : 0);
            grounds.emplace_back(std::span(&box, 1), box, beyond);
            std::unique_ptr<const nav::RimNote> note = std::make_unique<Note>(grounds.back(), 1);
            QVERIFY(notes.keep(key, note));
        }
        nav::RimNotes copy = notes;
        const std::vector<nav::Box> met{anyBox(), anyBox()};
        copy.forgetNear(met);
        for (std::uint32_t key = 0; key < count; ++key) {
            const bool isMet = std::any_of(met.begin(), met.end(), [&](const nav::Box& box) {
                return grounds[key].meets(box);
            });
            QCOMPARE(copy.at(key) == nullptr, isMet);
            QVERIFY(notes.at(key));
            forgotten += isMet;
        }
    }
    QVERIFY(forgotten > 500);
}

// What was worked out from several notes is worth something while all of them are there.
void RimNotesTest::generationEndsWhenANoteIsDropped()
{
    const nav::Box left{{0, 0}, {1, 1}};
    const nav::Box right{{5, 0}, {6, 1}};
    nav::RimNotes notes;
    notes.resize(10);
    QVERIFY(notes.generation() != nav::RimNotes().generation());
    const auto born = notes.generation();
    const auto progress = notes.progress();
    std::unique_ptr<const nav::RimNote> note = std::make_unique<Note>(left, 10);
    QVERIFY(notes.keep(3, note));
    QCOMPARE(notes.generation(), born);
    QVERIFY(notes.progress() != progress);

    nav::RimNotes copy = notes;
    QCOMPARE(copy.generation(), born);
    notes.forgetNear({&right, 1});
    QCOMPARE(notes.generation(), born);
    notes.forgetNear({&left, 1});
    copy.forgetNear({&left, 1});
    QVERIFY(notes.generation() != born);
    QVERIFY(copy.generation() != born);
    QVERIFY(copy.generation() != notes.generation());

    const auto last = copy.generation();
    const nav::RimNotes moved = std::move(copy);
    QCOMPARE(moved.generation(), last);
    QVERIFY(copy.generation() != last); // NOLINT(bugprone-use-after-move): it may be used again
}

void RimNotesTest::groundHasAllBeyondASide()
{
    const nav::Box box{{0, 0}, {10, 10}};
    const nav::Ground ground({&box, 1}, box, nav::Ground::right | nav::Ground::below);
    QVERIFY(ground.meets({{500, 20}, {501, 21}}));
    QVERIFY(ground.meets({{-5, -9}, {-4, -8}}));
    QVERIFY(!ground.meets({{-5, 20}, {-4, 21}}));
}

QTEST_GUILESS_MAIN(RimNotesTest)
#include "rimnotestest.moc"
