#include "app/editor/document/mapcopy.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/parkedmap.h"
#include "tests/app/document/randomedits.h"

#include <QTest>

using namespace thicket;
using editor::CopiedMap;
using editor::MapCopy;
using editor::MapDocument;
using tests::RandomEdits;

namespace {

/// Larger than what is copied at once.
nav::Map largeMap(RandomEdits& random) { return random.forest(60000); }

} // namespace

/// A copy is the map when it was begun, whatever is edited until it is made.
class MapCopyTest : public QObject {
    Q_OBJECT

private slots:
    void aSmallMapIsCopiedAtOnce()
    {
        RandomEdits random(1);
        MapDocument document;
        document.reset(random.map(50));
        std::shared_ptr<CopiedMap> copied;
        new MapCopy(
            document, [&](auto copy) { copied = copy; }, &document);
        QVERIFY(copied);
        QVERIFY(copied->take() == document.map());
    }

    void editsMeanwhileAreNotInIt_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 6; ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    void editsMeanwhileAreNotInIt()
    {
        QFETCH(int, seed);
        RandomEdits random(static_cast<std::uint64_t>(seed));
        MapDocument document;
        document.reset(largeMap(random));
        const nav::Map before = document.map();
        std::shared_ptr<CopiedMap> copied;
        new MapCopy(
            document, [&](auto copy) { copied = copy; }, &document);
        QVERIFY(!copied);
        int edits = 0;
        while (!copied) {
            document.push(random.edit(document.map()), "Edit");
            if (random.below(3) == 0)
                document.undo();
            ++edits;
            QCoreApplication::processEvents();
        }
        QVERIFY(edits > 1);
        const nav::Map last = document.map();
        QVERIFY(copied->take() == before);
        QVERIFY(document.map() == last);
    }

    void manyRemovalsMeanwhile()
    {
        RandomEdits random(7);
        MapDocument document;
        document.reset(largeMap(random));
        const nav::Map before = document.map();
        std::shared_ptr<CopiedMap> copied;
        new MapCopy(
            document, [&](auto copy) { copied = copy; }, &document);
        std::vector<nav::ObjectId> ids;
        for (nav::ObjectId id = 1; id < 20000; id += 2)
            ids.push_back(id);
        document.push(nav::MapEdit::remove(document.map(), ids), "Remove");
        QTRY_VERIFY(copied);
        QVERIFY(copied->take() == before);
    }

    void aPreviewIsNotInIt()
    {
        RandomEdits random(8);
        MapDocument document;
        document.reset(largeMap(random));
        const nav::Map before = document.map();
        const auto moved = [&](double x) {
            nav::MapObject object = *document.map().find(3);
            object.geometry = nav::Circle{{x, 1}, 1};
            return object;
        };
        editor::Gesture gesture(document);
        gesture.preview(nav::MapEdit::change(before, {moved(1)}));
        std::shared_ptr<CopiedMap> copied;
        new MapCopy(
            document, [&](auto copy) { copied = copy; }, &document);
        gesture.preview(nav::MapEdit::change(before, {moved(2)}));
        QTRY_VERIFY(copied);
        QVERIFY(copied->take() == before);
        gesture.cancel();
    }

    void anotherMapEndsIt()
    {
        RandomEdits random(9);
        MapDocument document;
        document.reset(largeMap(random));
        bool isTold = false;
        std::shared_ptr<CopiedMap> copied;
        new MapCopy(
            document,
            [&](auto copy) {
                isTold = true;
                copied = copy;
            },
            &document);
        document.reset({});
        QVERIFY(isTold && !copied);
    }

    void itCanBeFinishedAtOnce()
    {
        RandomEdits random(10);
        MapDocument document;
        document.reset(largeMap(random));
        std::shared_ptr<CopiedMap> copied;
        auto* copying = new MapCopy(
            document, [&](auto copy) { copied = copy; }, &document);
        document.push(random.edit(document.map()), "Edit");
        document.undo();
        const nav::Map before = document.map();
        copying->finish();
        QVERIFY(copied && copied->take() == before);
    }
};

QTEST_MAIN(MapCopyTest)
#include "mapcopytest.moc"
