#include "app/editor/document/documentactions.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/markers.h"
#include "tests/support/worlds/mapobject.h"

#include <QSignalSpy>
#include <QTest>

namespace {

using namespace thicket;
using editor::MapDocument;
using editor::Selection;
using test::object;

using Ids = QList<nav::ObjectId>;

/// Circles 1 to 3 on the first layer, 4 on a locked one, 5 on a hidden one.
nav::Map layeredMap()
{
    nav::Map map;
    map.settings.layers = {{1, "trees", true, false, {}},
                           {2, "locked", true, true, {}},
                           {3, "hidden", false, false, {}}};
    for (nav::ObjectId id = 1; id <= 3; ++id)
        map.append(object(id, nav::Circle{{10.0 * static_cast<double>(id), 0}, 1}));
    map.append(object(4, nav::Circle{{40, 0}, 1}, 2));
    map.append(object(5, nav::Circle{{50, 0}, 1}, 3));
    return map;
}

nav::Point centerOf(const MapDocument& document, nav::ObjectId id)
{
    return std::get<nav::Circle>(document.map().find(id)->geometry).center;
}

} // namespace

/// The selection, and what keys and menus do to it.
class DocumentActionsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_document.reset(layeredMap(), {});
        m_selection.clear();
    }

    void selectionKeepsOrderWithoutRepeats()
    {
        m_selection.set({3, 1, 3, 99});
        QCOMPARE(m_selection.ids(), (Ids{3, 1}));
        m_selection.toggle(2);
        m_selection.toggle(3);
        QCOMPARE(m_selection.ids(), (Ids{1, 2}));
        QVERIFY(m_selection.contains(2));
        m_selection.clear();
        QVERIFY(m_selection.isEmpty());
    }

    void selectionReportsOnlyChanges()
    {
        QSignalSpy changed(&m_selection, &Selection::changed);
        m_selection.set({1, 2});
        m_selection.set({1, 2});
        QCOMPARE(changed.size(), 1);
        m_selection.set({2, 1});
        QCOMPARE(changed.size(), 2);
    }

    void selectAllLeavesHiddenAndLockedOut()
    {
        m_selection.selectAll();
        QCOMPARE(m_selection.ids(), (Ids{1, 2, 3}));
    }

    void selectionLosesWhatTheDocumentLoses()
    {
        m_selection.set({1, 2, 3});
        QSignalSpy changed(&m_selection, &Selection::changed);
        m_document.push(nav::MapEdit::remove(m_document.map(), {2}), "Delete");
        QCOMPARE(m_selection.ids(), (Ids{1, 3}));
        QCOMPARE(changed.size(), 1);
        m_document.push(nav::MapEdit::change(m_document.map(), {object(1, nav::Circle{{5, 5}, 2})}),
                        "Move");
        QCOMPARE(changed.size(), 1);
        m_document.reset({}, {});
        QVERIFY(m_selection.isEmpty());
    }

    void removeTakesOneStepAndSparesLocked()
    {
        m_selection.set({1, 3, 4});
        editor::removeSelected(m_document, m_selection);
        QVERIFY(!m_document.map().find(1));
        QVERIFY(!m_document.map().find(3));
        QVERIFY(m_document.map().find(4));
        QCOMPARE(m_selection.ids(), (Ids{4}));
        m_document.undo();
        QVERIFY(m_document.map() == layeredMap());
        QVERIFY(!m_document.canUndo());
    }

    void duplicateSelectsTheCopies()
    {
        m_selection.set({1, 2, 4});
        editor::duplicateSelected(m_document, m_selection, {3, -2});
        QCOMPARE(m_document.map().objects().size(), std::size_t(7));
        QCOMPARE(m_selection.ids().size(), 2);
        QCOMPARE(centerOf(m_document, m_selection.ids().at(0)), (nav::Point{13, -2}));
        QCOMPARE(centerOf(m_document, m_selection.ids().at(1)), (nav::Point{23, -2}));
        QCOMPARE(centerOf(m_document, 1), (nav::Point{10, 0}));
        m_document.undo();
        QVERIFY(m_document.map() == layeredMap());
        QVERIFY(m_selection.isEmpty());
    }

    void duplicateNeverMakesASecondStart()
    {
        m_document.push(editor::placeStart(m_document.map(), {1, 1}), "Start");
        m_selection.set({m_document.map().start()->id});
        const int steps = m_document.undoStack().count();
        editor::duplicateSelected(m_document, m_selection, {1, 1});
        QCOMPARE(m_document.undoStack().count(), steps);
    }

    void nudgesInARowAreOneStep()
    {
        m_selection.set({1, 4});
        for (int i = 0; i < 3; ++i)
            editor::nudgeSelected(m_document, m_selection, {0.5, 0});
        QCOMPARE(centerOf(m_document, 1), (nav::Point{11.5, 0}));
        QCOMPARE(centerOf(m_document, 4), (nav::Point{40, 0}));
        QCOMPARE(m_document.undoStack().count(), 1);
        m_selection.set({2});
        editor::nudgeSelected(m_document, m_selection, {0, 1});
        QCOMPARE(m_document.undoStack().count(), 2);
        m_document.undo();
        m_document.undo();
        QVERIFY(m_document.map() == layeredMap());
    }

    void actionsOnNothingDoNothing()
    {
        editor::removeSelected(m_document, m_selection);
        editor::duplicateSelected(m_document, m_selection, {1, 1});
        editor::nudgeSelected(m_document, m_selection, {1, 1});
        m_selection.set({4});
        editor::removeSelected(m_document, m_selection);
        QVERIFY(!m_document.canUndo());
    }

    void markersMoveOrAppear()
    {
        m_document.push(editor::placeGoal(m_document.map(), {7, 8}), "Goal");
        QVERIFY(m_document.map().goal());
        const nav::ObjectId id = m_document.map().goal()->id;
        m_document.push(editor::placeGoal(m_document.map(), {9, 9}), "Goal");
        QCOMPARE(m_document.map().goal()->id, id);
        QCOMPARE(std::get<nav::GoalMarker>(m_document.map().goal()->geometry).position,
                 (nav::Point{9, 9}));
        QCOMPARE(m_document.map().objects().size(), std::size_t(6));
    }

    void swapNeedsBothEnds()
    {
        QVERIFY(editor::swapEnds(m_document.map()).isNoOp());
        m_document.push(editor::placeStart(m_document.map(), {1, 2}), "Start");
        QVERIFY(editor::swapEnds(m_document.map()).isNoOp());
        m_document.push(editor::placeGoal(m_document.map(), {3, 4}), "Goal");
        m_document.push(editor::swapEnds(m_document.map()), "Swap");
        QCOMPARE(std::get<nav::StartMarker>(m_document.map().start()->geometry).position,
                 (nav::Point{3, 4}));
        QCOMPARE(std::get<nav::GoalMarker>(m_document.map().goal()->geometry).position,
                 (nav::Point{1, 2}));
    }

private:
    MapDocument m_document;
    Selection m_selection{m_document};
};

QTEST_GUILESS_MAIN(DocumentActionsTest)
#include "documentactionstest.moc"
