#include "app/editor/document/documentactions.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/clipping.h"
#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/mapdifference.h"
#include "app/recovery/editrecord.h"
#include "tests/app/document/grouprows.h"

#include <QTest>

#include <random>

using namespace thicket;
using namespace thicket::editor;
using namespace thicket::tests;

/// Many edits of groups of objects, and many groups.
class ManyGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_document.reset(rowOf(6), {});
        m_selection.clear();
    }

    /// Any order of edits: sound maps, exact undo and redo, journal records and differences.
    void everyEditIsExact()
    {
        std::mt19937_64 random(16);
        std::vector<nav::Map> states{m_document.map()};
        connect(&m_document, &MapDocument::committed, this, [&](const nav::MapEdit& edit) {
            const auto read = recovery::readEdit(recovery::editText(edit), states.back());
            QVERIFY(read);
            nav::Map map = states.back();
            nav::apply(map, *read);
            QVERIFY(map == m_document.map());
            map = states.back();
            nav::apply(map, differenceBetween(map, m_document.map()));
            QVERIFY(map == m_document.map());
        });
        for (int i = 0; i < 400; ++i) {
            act(random);
            if (m_document.map() == states.back())
                continue;
            QVERIFY(isSound(m_document.map()));
            states.push_back(m_document.map());
        }
        disconnect(&m_document, &MapDocument::committed, this, nullptr);
        QVERIFY(states.size() > 100);
        const int count = m_document.undoStack().count();
        QCOMPARE(std::size_t(count) + 1, states.size());
        for (int step = count; step-- > 0;) {
            m_document.undo();
            QVERIFY(m_document.map() == states[std::size_t(step)]);
        }
        for (int step = 1; step <= count; ++step) {
            m_document.redo();
            QVERIFY(m_document.map() == states[std::size_t(step)]);
        }
    }

    void manyObjectsManyGroupsAndDeepOnes_data()
    {
        QTest::addColumn<int>("shape");
        QTest::newRow("one group") << 0;
        QTest::newRow("many groups") << 1;
        QTest::newRow("deep groups") << 2;
    }

    /// What is quadratic in any of them would not end.
    void manyObjectsManyGroupsAndDeepOnes()
    {
        constexpr nav::ObjectId count = 20000;
        QFETCH(int, shape);
        nav::Map map = rowOf(count);
        std::vector<nav::ObjectGroup> groups;
        const nav::GroupId groupCount = shape == 0 ? 1 : count;
        for (nav::GroupId id = 1; id <= groupCount; ++id)
            groups.push_back({id, "group", shape == 2 ? id - 1 : 0, {}});
        for (nav::ObjectId id = 1; id <= count; ++id) {
            nav::MapObject member = *map.find(id);
            member.group = shape == 0 ? 1 : id;
            map.replace(member);
        }
        map.settings.objectGroups = nav::ObjectGroups(groups);
        m_document.reset(map, {});
        m_selection.pick(count / 2);
        QCOMPARE(m_selection.ids().size(), shape == 1 ? 1 : count);
        m_selection.selectAll();
        m_selection.pick(Ids(m_selection.ids()));
        QCOMPARE(m_selection.ids().size(), count);
        QCOMPARE(m_selection.group() != 0, shape != 1);
        duplicateSelected(m_document, m_selection, {0, 5});
        QCOMPARE(m_document.map().settings.objectGroups.list().size(), 2 * groups.size());
        groupSelected(m_document, m_selection);
        ungroupSelected(m_document, m_selection);
        const nav::Map clipping = clippingOf(m_document.map(), m_selection.ids());
        QVERIFY(pasted(m_document.map(), clipping, {{}, 1}));
        removeSelected(m_document, m_selection);
        QVERIFY(m_document.map() == map);
        for (nav::ObjectId id = count; id > count - 200; --id)
            m_selection.pick(id);
        if (shape == 2) {
            m_selection.set({count});
            m_selection.groups().enter(count);
            while (leaveGroup(m_selection) && m_selection.groups().entered() > count - 100)
                ;
        }
        while (m_document.undoStack().canUndo())
            m_document.undo();
        QVERIFY(m_document.map() == map);
    }

private:
    void act(std::mt19937_64& random)
    {
        const auto below = [&random](std::size_t limit) { return random() % limit; };
        const auto& objects = m_document.map().objects();
        Ids ids;
        for (std::size_t i = 0; i < 1 + below(4) && !objects.empty(); ++i)
            ids << objects[below(objects.size())].id;
        if (below(4) != 0)
            m_selection.pick(ids);
        else
            m_selection.set(ids);
        const nav::Map& map = m_document.map();
        const auto& groups = map.settings.objectGroups.list();
        switch (below(9)) {
        case 0:
        case 1:
            groupSelected(m_document, m_selection);
            break;
        case 2:
            ungroupSelected(m_document, m_selection);
            break;
        case 3:
            if (objects.size() > 4)
                removeSelected(m_document, m_selection);
            break;
        case 4:
            if (objects.size() < 60)
                duplicateSelected(m_document, m_selection, {1, 1});
            break;
        case 5:
            if (const auto pasting =
                    pasted(map, clippingOf(map, m_selection.ids(), m_selection.groups().entered()),
                           {{3, 3}, 1});
                pasting && objects.size() < 60)
                m_document.push(pasting->edit, "Paste");
            break;
        case 6:
            enterSelected(m_selection);
            break;
        case 7:
            selectHolders(m_selection);
            break;
        default:
            if (!groups.empty())
                m_document.push(renameGroup(map, groups[below(groups.size())].id, "g"), "Rename");
        }
    }

    MapDocument m_document;
    Selection m_selection{m_document};
};

QTEST_GUILESS_MAIN(ManyGroupsTest)
#include "manygroupstest.moc"
