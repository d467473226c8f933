#include "app/editor/document/mapdocument.h"
#include "app/editor/document/mapcontents.h"

#include <QSignalSpy>
#include <QTest>

namespace {

using namespace thicket;
using editor::MapDocument;

nav::MapObject circle(nav::ObjectId id, nav::Point center, double radius = 1)
{
    nav::MapObject object;
    object.id = id;
    object.geometry = nav::Circle{center, radius};
    return object;
}

nav::MapEdit moved(const nav::Map& map, nav::ObjectId id, nav::Point by)
{
    nav::MapObject object = *map.find(id);
    object.geometry = nav::translated(object.geometry, by);
    return nav::MapEdit::change(map, {object});
}

nav::Map threeCircles()
{
    nav::Map map;
    map.settings.name = "Orchard";
    for (nav::ObjectId id = 1; id <= 3; ++id)
        map.append(circle(id, {10.0 * static_cast<double>(id), 0}));
    return map;
}

} // namespace

/// What undo, redo and the window's title rely on.
class MapDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void pushAppliesOnceAndReports()
    {
        MapDocument document;
        QSignalSpy changed(&document, &MapDocument::changed);
        const auto edit = nav::MapEdit::add(document.map(), {circle(1, {3, 4})});
        document.push(edit, "Draw Circle");

        QCOMPARE(document.map().objects().size(), std::size_t(1));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.at(0).at(0).value<nav::MapEdit>(), edit);
        QCOMPARE(document.undoStack().undoText(), "Draw Circle");
        QVERIFY(document.isModified());
    }

    void noOpEditIsDropped()
    {
        MapDocument document;
        document.reset(threeCircles(), {});
        QSignalSpy changed(&document, &MapDocument::changed);
        document.push(nav::MapEdit::change(document.map(), {*document.map().find(2)}), "Move");
        document.push({}, "Nothing");
        QCOMPARE(changed.size(), 0);
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
    }

    void undoAndRedoAreExact()
    {
        MapDocument document;
        document.reset(threeCircles(), {});
        const nav::Map before = document.map();
        document.push(nav::MapEdit::remove(document.map(), {2}), "Delete");
        const nav::Map after = document.map();
        QVERIFY(!(before == after));
        document.undo();
        QVERIFY(document.map() == before);
        QVERIFY(!document.isModified());
        document.redo();
        QVERIFY(document.map() == after);
        document.undo();
        document.undo();
        QVERIFY(document.map() == before);
    }

    void stepsOfOneKeyMerge()
    {
        MapDocument document;
        document.reset(threeCircles(), {});
        const nav::Map before = document.map();
        for (int i = 0; i < 5; ++i)
            document.push(moved(document.map(), 1, {1, 0}), "Nudge", "nudge 1");
        QCOMPARE(document.undoStack().count(), 1);
        document.push(moved(document.map(), 2, {1, 0}), "Nudge", "nudge 2");
        document.push(moved(document.map(), 2, {1, 0}), "Move");
        document.push(moved(document.map(), 2, {1, 0}), "Move");
        QCOMPARE(document.undoStack().count(), 4);
        for (int i = 0; i < 4; ++i)
            document.undo();
        QVERIFY(document.map() == before);
    }

    void mergedStepsThatCancelOutLeaveNone()
    {
        MapDocument document;
        document.reset(threeCircles(), {});
        document.push(moved(document.map(), 1, {1, 0}), "Nudge", "nudge");
        document.push(moved(document.map(), 1, {-1, 0}), "Nudge", "nudge");
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
        QVERIFY(document.map() == threeCircles());
    }

    void hundredThousandStepsBackAndForth()
    {
        MapDocument document;
        document.reset(threeCircles(), {});
        constexpr int steps = 100'000;
        for (int i = 0; i < steps; ++i)
            document.push(moved(document.map(), 1 + i % 3, {0.1, -0.3}), "Move");
        const nav::Map last = document.map();
        while (document.canUndo())
            document.undo();
        QVERIFY(document.map() == threeCircles());
        int redone = 0;
        for (; document.canRedo(); ++redone)
            document.redo();
        QCOMPARE(redone, steps);
        QVERIFY(document.map() == last);
    }

    void resetForgetsEverything()
    {
        MapDocument document;
        document.push(nav::MapEdit::add(document.map(), {circle(1, {})}), "Draw");
        QSignalSpy wasReset(&document, &MapDocument::wasReset);
        document.reset(threeCircles(), {});
        QCOMPARE(wasReset.size(), 1);
        QVERIFY(!document.canUndo());
        QVERIFY(!document.isModified());
        QVERIFY(document.map() == threeCircles());
    }

    void titleFollowsNameAndFile()
    {
        MapDocument document;
        QCOMPARE(titleOf(document), "Untitled");
        QSignalSpy titleChanged(&document, &MapDocument::titleChanged);
        nav::MapSettings settings = document.map().settings;
        settings.name = "Old Orchard";
        document.push(nav::MapEdit::changeSettings(document.map(), settings), "Rename Map");
        QCOMPARE(titleOf(document), "Old Orchard");
        QVERIFY(!titleChanged.isEmpty());
        document.reset(threeCircles(), editor::DocumentFile("/maps/mill.thicket"));
        QCOMPARE(titleOf(document), "mill.thicket");
        QCOMPARE(document.file().path(), "/maps/mill.thicket");
    }

    void titleShowsModifiedState()
    {
        MapDocument document;
        document.reset(threeCircles(), {});
        QList<bool> reported;
        connect(&document, &MapDocument::titleChanged,
                [&] { reported.append(document.isModified()); });
        document.push(moved(document.map(), 1, {1, 1}), "Move");
        document.undo();
        QCOMPARE(reported, (QList<bool>{true, false}));
    }

    /// Also if the step was made on another thread, which looked at its objects.
    void tellsWhetherAgentsChange()
    {
        nav::Map map = threeCircles();
        map.append({.id = 4, .geometry = nav::AgentMarker{{0, 5}, 0, 0.4, {}}});
        MapDocument document;
        document.reset(map, {});
        QList<bool> told;
        connect(&document, &MapDocument::changed, [&](const nav::MapEdit& edit) {
            told << document.changesAgents(edit);
            QCOMPARE(told.last(), editor::changesAgents(edit));
        });
        nav::Map withoutCircle = map;
        nav::apply(withoutCircle, nav::MapEdit::remove(map, {1}));
        document.replaceMap(withoutCircle, "Reload");
        nav::Map withoutAgent = withoutCircle;
        nav::apply(withoutAgent, nav::MapEdit::remove(withoutCircle, {4}));
        document.replaceMap(withoutAgent, "Reload");
        document.undo();
        document.push(moved(document.map(), 2, {1, 1}), "Move");
        QCOMPARE(told, (QList<bool>{false, true, true, false}));
    }
};

QTEST_GUILESS_MAIN(MapDocumentTest)
#include "mapdocumenttest.moc"
