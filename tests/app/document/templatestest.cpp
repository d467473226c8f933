#include "app/editor/document/documentactions.h"
#include "app/editor/document/grouping.h"
#include "app/editor/templates/instances.h"
#include "tests/app/document/hutediting.h"

#include <QTest>

using namespace thicket;
using namespace thicket::editor;
using namespace thicket::tests;

/// Templates: how they are made, named, copied, left and deleted.
class TemplatesTest : public QObject, private HutEditing {
    Q_OBJECT

private slots:
    void init() { begin(); }

    void aTemplateIsMadeOfTheSelection()
    {
        const nav::Map before = m_document.map();
        make({1, 2, 3, 4});
        const nav::Template& hut = *hutTemplate();
        QCOMPARE(hut.members.size(), 4u);
        QCOMPARE(hut.name, std::string("Template 1"));
        QCOMPARE(m_document.map().find(4)->geometry, before.find(4)->geometry);
        QVERIFY(m_selection.group() != 0);
        QVERIFY(fits(m_document.map()));
        QVERIFY(!makeTemplate(m_document, m_selection).isEmpty()); // it is one already
        QCOMPARE(m_document.undoStack().count(), 1);
        m_document.undo();
        QVERIFY(m_document.map() == before);
    }

    void groupsWithinBecomeOne()
    {
        m_selection.set({1, 2});
        QCOMPARE(groupSelected(m_document, m_selection), QString());
        m_selection.set({1, 2, 3});
        QCOMPARE(makeTemplate(m_document, m_selection), QString());
        QCOMPARE(m_document.map().settings.objectGroups.list().size(), 1u);
        QVERIFY(fits(m_document.map()));
    }

    void aStartStaysOutside()
    {
        nav::Map map = rowOf(1);
        map.append({.id = 2, .geometry = nav::StartMarker{{0, 0}}});
        m_document.reset(map, {});
        make({1, 2});
        QCOMPARE(hutTemplate()->members.size(), 1u);
        QCOMPARE(m_document.map().find(2)->group, nav::GroupId{0});
        m_selection.set({2});
        QVERIFY(!makeTemplate(m_document, m_selection).isEmpty());
    }

    void membersThatLeaveDetachTheirInstance()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {});
        m_selection.groups().enter(m_document.map().find(5)->group);
        QCOMPARE(groupSelected(m_document, select({5, 6})), QString());
        QVERIFY(fits(m_document.map()));
        QCOMPARE(countInstances(m_document.map().settings, 1), 1u);
        m_selection.groups().enter(0);
        QCOMPARE(ungroupSelected(m_document, select({1, 2, 3, 4})), QString());
        QVERIFY(fits(m_document.map()));
        QCOMPARE(countInstances(m_document.map().settings, 1), 0u);
        QVERIFY(hutTemplate()); // can be placed again
    }

    void aDetachedInstanceFollowsNoMore()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {});
        const nav::Map before = m_document.map();
        QCOMPARE(detachSelected(m_document, select({5, 6, 7, 8})), QString());
        QVERIFY(m_selection.group() != 0);
        change(2, [](nav::Geometry& g) { std::get<nav::Circle>(g).radius = 4; });
        QCOMPARE(radiusOf(6), 1.0);
        QVERIFY(fits(m_document.map()));
        QVERIFY(!detachSelected(m_document, m_selection).isEmpty());
        m_document.undo();
        m_document.undo();
        QVERIFY(m_document.map() == before);
    }

    void aDeletedTemplateLeavesGroups()
    {
        make({1, 2, 3, 4});
        place({100, 0}, {});
        const nav::Map before = m_document.map();
        QCOMPARE(removeTemplate(m_document, 1), QString());
        QVERIFY(m_document.map().settings.templates.empty());
        QCOMPARE(m_document.map().settings.objectGroups.list().size(), 2u);
        QVERIFY(fits(m_document.map()));
        QVERIFY(!removeTemplate(m_document, 1).isEmpty());
        m_document.undo();
        QVERIFY(m_document.map() == before);
    }

    void aNewNameReachesTheInstances()
    {
        make({1, 2});
        m_document.push(renamedTemplate(m_document.map(), 1, "hut"), "Rename Template");
        QCOMPARE(hutTemplate()->name, std::string("hut"));
        QCOMPARE(m_document.map().settings.objectGroups.list().front().name, std::string("hut"));
    }

    void copiesStayInstances()
    {
        make({1, 2, 3, 4});
        duplicateSelected(m_document, m_selection, {0, 50});
        QCOMPARE(countInstances(m_document.map().settings, 1), 2u);
        QVERIFY(fits(m_document.map()));
        const nav::Map clipping = clippingOf(m_document.map(), {1, 2, 3, 4});
        QVERIFY(fits(clipping));
        paste(clipping);
        QCOMPARE(countInstances(m_document.map().settings, 1), 3u);
        QCOMPARE(m_document.map().settings.templates.list().size(), 1u);
        QVERIFY(fits(m_document.map()));
        change(2, [](nav::Geometry& g) { std::get<nav::Circle>(g).radius = 4; });
        QCOMPARE(radiusOf(6), 4.0);
        QCOMPARE(radiusOf(10), 4.0);
        // A part of an instance is no instance, and beside its original no member.
        paste(clippingOf(m_document.map(), {1, 2}));
        m_selection.groups().enter(m_document.map().find(1)->group);
        duplicateSelected(m_document, select({1}), {0, 3});
        QVERIFY(fits(m_document.map()));
        QCOMPARE(countInstances(m_document.map().settings, 1), 3u);
    }

    void anotherMapGetsTheTemplate()
    {
        make({1, 2, 3, 4});
        const nav::Map clipping = clippingOf(m_document.map(), {1, 2, 3, 4});
        m_document.reset(rowOf(2), {});
        QCOMPARE(paste(clipping).otherTemplates.size(), 0u);
        QCOMPARE(countInstances(m_document.map().settings, 1), 1u);
        QVERIFY(fits(m_document.map()));
        // There, another one has the name.
        change(4, [](nav::Geometry& g) { std::get<nav::Circle>(g).radius = 4; });
        QCOMPARE(paste(clipping).otherTemplates, std::vector<std::string>{"Template 1"});
        QCOMPARE(m_document.map().settings.objectGroups.list().size(), 2u);
        QCOMPARE(countInstances(m_document.map().settings, 1), 1u);
        QVERIFY(fits(m_document.map()));
    }
};

QTEST_GUILESS_MAIN(TemplatesTest)
#include "templatestest.moc"
