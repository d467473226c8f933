#include "app/editor/document/documentactions.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/clipping.h"
#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/layeredits.h"
#include "app/editor/edits/mapadding.h"
#include "libnav/map/mapfile.h"
#include "tests/app/document/grouprows.h"

#include <QSignalSpy>
#include <QTest>

using namespace thicket;
using namespace thicket::editor;
using namespace thicket::tests;

/// Groups of objects: what a click selects, and edits.
class ObjectGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_document.reset(rowOf(6), {});
        m_selection.clear();
    }

    void aClickSelectsTheOutermostGroup()
    {
        group({1, 2});
        group({1, 2, 3});
        m_selection.pick(4);
        QCOMPARE(m_selection.ids(), Ids{4});
        m_selection.pick(2);
        QCOMPARE(m_selection.ids(), (Ids{1, 2, 3}));
        QVERIFY(enterSelected(m_selection));
        QCOMPARE(m_selection.ids(), (Ids{1, 2}));
        m_selection.pick(3);
        QCOMPARE(m_selection.ids(), Ids{3});
        m_selection.pick(1);
        QVERIFY(enterSelected(m_selection));
        QCOMPARE(m_selection.ids(), Ids{1});
        QVERIFY(!enterSelected(m_selection));
        QVERIFY(leaveGroup(m_selection));
        QCOMPARE(m_selection.ids(), (Ids{1, 2}));
        QVERIFY(leaveGroup(m_selection));
        QCOMPARE(m_selection.ids(), (Ids{1, 2, 3}));
        QVERIFY(!leaveGroup(m_selection));
    }

    void aClickBesideTheEnteredGroupLeavesIt()
    {
        group({1, 2});
        group({1, 2, 3});
        group({4, 5});
        enter({1, 2, 3});
        enter({1, 2});
        m_selection.pick(3); // in the group round the entered one
        QCOMPARE(m_selection.ids(), Ids{3});
        QVERIFY(m_selection.groups().entered() != 0);
        m_selection.pick(5);
        QCOMPARE(m_selection.ids(), (Ids{4, 5}));
        QCOMPARE(m_selection.groups().entered(), nav::GroupId{0});
    }

    void aFrameSelectsWholeGroupsAndStaysInTheEnteredOne()
    {
        group({1, 2});
        group({3, 4});
        m_selection.pick(Ids{2, 3, 5});
        QCOMPARE(m_selection.ids(), (Ids{1, 2, 3, 4, 5}));
        enter({1, 2});
        m_selection.pick(Ids{2, 3});
        QCOMPARE(m_selection.ids(), Ids{2});
        m_selection.pick(Ids{3, 6});
        QCOMPARE(m_selection.ids(), (Ids{3, 4, 6}));
        QCOMPARE(m_selection.groups().entered(), nav::GroupId{0});
    }

    void ungroupingIsTheOppositeOfGrouping()
    {
        group({1, 2});
        const nav::Map before = m_document.map();
        const nav::GroupId outer = group({1, 2, 3});
        QVERIFY(outer != 0);
        m_selection.set({1, 2, 3});
        QCOMPARE(m_selection.group(), outer);
        QCOMPARE(ungroupSelected(m_document, m_selection), QString());
        QVERIFY(m_document.map() == before);
        QCOMPARE(ungroupSelected(m_document, m_selection), QString());
        QVERIFY(m_document.map().settings.objectGroups.empty());
        QVERIFY(!ungroupSelected(m_document, m_selection).isEmpty());
        QVERIFY(m_document.map() == rowOf(6));
    }

    void aGroupMadeInAGroupStaysThere()
    {
        const nav::GroupId outer = group({1, 2, 3});
        enter({1, 2, 3});
        const nav::GroupId inner = group({1, 2});
        QCOMPARE(m_document.map().settings.objectGroups.find(inner)->parent, outer);
        QCOMPARE(m_document.map().find(3)->group, outer);
        // What is taken from a group leaves the rest there.
        m_selection.groups().enter(0);
        group({3, 4});
        QCOMPARE(m_document.map().settings.objectGroups.list().size(), 3u);
        QVERIFY(isSound(m_document.map()));
    }

    void oneThingMakesNoGroup()
    {
        m_selection.set({1});
        QVERIFY(!groupSelected(m_document, m_selection).isEmpty());
        group({1, 2});
        const nav::Map before = m_document.map();
        m_selection.set({1, 2});
        QVERIFY(!groupSelected(m_document, m_selection).isEmpty());
        QVERIFY(m_document.map() == before);
    }

    void copiesOfAGroupAreAGroup()
    {
        group({1, 2});
        group({1, 2, 3});
        m_selection.set({1, 2, 3, 4});
        duplicateSelected(m_document, m_selection, {0, 5});
        QCOMPARE(m_selection.ids(), idsFrom(7, 10));
        QCOMPARE(m_document.map().settings.objectGroups.list().size(), 4u);
        m_selection.pick(7);
        QCOMPARE(m_selection.ids(), idsFrom(7, 9));
        QVERIFY(enterSelected(m_selection));
        QCOMPARE(m_selection.ids(), idsFrom(7, 8));
        // A copy of a part stays in the group.
        m_selection.set({7});
        duplicateSelected(m_document, m_selection, {0, 5});
        QCOMPARE(m_document.map().find(11)->group, m_document.map().find(7)->group);
        QVERIFY(isSound(m_document.map()));
    }

    void pastedGroupsAreNew()
    {
        group({1, 2});
        group({1, 2, 3});
        group({4, 5});
        const nav::Map& map = m_document.map();
        const nav::Map clipping = clippingOf(map, {1, 2, 3, 4});
        QCOMPARE(clipping.settings.objectGroups.list().size(), 2u); // {4, 5} is not whole
        QCOMPARE(clipping.find(4)->group, nav::GroupId{0});
        QVERIFY(isSound(clipping));
        const auto pasting = pasted(map, *readClipping(nav::writeMap(clipping)), {{0, 9}, 1});
        QVERIFY(pasting);
        m_document.push(pasting->edit, "Paste");
        QCOMPARE(map.settings.objectGroups.list().size(), 5u);
        QVERIFY(isSound(map));
        m_selection.pick(pasting->ids.first());
        QCOMPARE(m_selection.ids(), pasting->ids.mid(0, 3));
        // What is copied within an entered group leaves it behind.
        enter({1, 2, 3});
        QCOMPARE(clippingOf(map, {1, 2, 3}, m_selection.groups().entered())
                     .settings.objectGroups.list()
                     .size(),
                 1u);
    }

    void addingAMapAddsItsGroups()
    {
        group({1, 2});
        const nav::Map other = m_document.map();
        group({3, 4});
        const auto adding = added(m_document.map(), other);
        QVERIFY(adding);
        m_document.push(adding->edit, "Add");
        QCOMPARE(m_document.map().settings.objectGroups.list().size(), 3u);
        QVERIFY(isSound(m_document.map()));
        m_selection.pick(7);
        QCOMPARE(m_selection.ids(), (Ids{7, 8}));
    }

    void whatIsDeletedTakesItsGroupAlong()
    {
        group({1, 2});
        group({1, 2, 3});
        const nav::Map before = m_document.map();
        m_selection.set({1, 2});
        removeSelected(m_document, m_selection);
        QCOMPARE(m_document.map().settings.objectGroups.list().size(), 1u);
        m_document.undo();
        QVERIFY(m_document.map() == before);
        m_document.push(removeLayer(m_document.map(), 1), "Delete Layer");
        QVERIFY(m_document.map().settings.objectGroups.empty());
        m_document.undo();
        QVERIFY(m_document.map() == before);
    }

    void closedLayersKeepTheirGroups()
    {
        nav::Map map = rowOf(4);
        map.settings.layers[1].locked = true;
        nav::MapObject rock = *map.find(3);
        rock.layer = 2;
        map.replace(rock);
        m_document.reset(map, {});
        QSignalSpy refused(&m_document.locks(), &LayerLocks::refused);
        group({2, 3, 4});
        QCOMPARE(m_document.map().find(3)->group, nav::GroupId{0});
        nav::MapSettings open = m_document.map().settings;
        open.layers[1].locked = false;
        m_document.push(nav::MapEdit::changeSettings(m_document.map(), open), "Unlock");
        group({1, 3});
        open = m_document.map().settings;
        open.layers[1].locked = true;
        m_document.push(nav::MapEdit::changeSettings(m_document.map(), open), "Lock");
        const nav::Map before = m_document.map();
        QCOMPARE(refused.count(), 0);
        m_selection.set({1, 3});
        ungroupSelected(m_document, m_selection);
        QCOMPARE(refused.count(), 1);
        QVERIFY(m_document.map() == before);
    }

    void theEnteredGroupMayVanish()
    {
        group({1, 2});
        enter({1, 2});
        m_document.undo();
        QCOMPARE(m_selection.groups().entered(), nav::GroupId{0});
        m_document.redo();
        m_selection.pick(1);
        QCOMPARE(m_selection.ids(), (Ids{1, 2}));
        m_document.reset(rowOf(3), {});
        m_selection.pick(1);
        QCOMPARE(m_selection.ids(), Ids{1});
    }

private:
    nav::GroupId group(const Ids& ids)
    {
        m_selection.set(ids);
        groupSelected(m_document, m_selection);
        return m_selection.group();
    }
    void enter(const Ids& ids)
    {
        m_selection.set(ids);
        QVERIFY(enterSelected(m_selection));
    }

    MapDocument m_document;
    Selection m_selection{m_document};
};

QTEST_GUILESS_MAIN(ObjectGroupsTest)
#include "objectgroupstest.moc"
