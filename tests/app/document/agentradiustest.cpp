#include "app/editor/document/agentradius.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "libnav/map/mapfile.h"

#include <QSignalSpy>
#include <QTest>

using namespace thicket;
using editor::AgentRadius;

/// The agent radius as a part of the map.
class AgentRadiusTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_document.reset(nav::Map(), {}); }

    void isNoPartOfTheMapUntilItIsChosen()
    {
        AgentRadius radius(m_document);
        radius.setFallback(0.6);
        QCOMPARE(radius.radius(), 0.6);
        radius.choose(0.6);
        QVERIFY(!m_document.isModified());
        QVERIFY(!AgentRadius::chosenIn(m_document.map()));
    }

    void isSavedAndUndone()
    {
        AgentRadius radius(m_document);
        radius.setFallback(0.6);
        const QSignalSpy changes(&radius, &AgentRadius::changed);
        radius.choose(1);
        QVERIFY(m_document.isModified());
        const auto reopened = nav::readMap(nav::writeMap(m_document.map()), "");
        QCOMPARE(AgentRadius::chosenIn(reopened->map), std::optional(1.0));
        m_document.undo();
        QCOMPARE(radius.radius(), 0.6);
        m_document.redo();
        QCOMPARE(radius.radius(), 1.0);
        QCOMPARE(changes.size(), 3);
        QCOMPARE(changes[1][0].toDouble(), 0.6);
    }

    void choicesInARowAreOneStep()
    {
        AgentRadius radius(m_document);
        for (const double chosen : {0.5, 0.7, 0.9})
            radius.choose(chosen);
        QCOMPARE(m_document.undoStack().count(), 1);
        radius.choose(0); // back to the fallback, but chosen
        m_document.undo();
        QVERIFY(!AgentRadius::chosenIn(m_document.map()));
    }

    void keepsTheOtherClasses()
    {
        nav::Map map;
        map.settings.agentClasses = {{"person", 0.6, {{"colour", nav::Json("#aa0000")}}},
                                     {"cart", 1.2, {}}};
        nav::MapSettings expected = map.settings;
        expected.agentClasses[0].radius = 0.8;
        m_document.reset(map, {});
        AgentRadius radius(m_document);
        QCOMPARE(radius.radius(), 0.6);
        radius.choose(0.8);
        QVERIFY(m_document.map().settings == expected);
    }

    void waitsForTheEndOfAGesture()
    {
        AgentRadius radius(m_document);
        nav::MapObject tree;
        tree.id = 1;
        tree.geometry = nav::Circle{{1, 2}, 3};
        editor::Gesture gesture(m_document);
        gesture.preview(nav::MapEdit::add(m_document.map(), {tree}));
        radius.choose(0.8);
        QVERIFY(!AgentRadius::chosenIn(m_document.map()));
        gesture.commit("Draw");
        QTRY_COMPARE(AgentRadius::chosenIn(m_document.map()), std::optional(0.8));
        m_document.undo();
        QVERIFY(m_document.map().find(1));
        QVERIFY(!AgentRadius::chosenIn(m_document.map()));
    }

private:
    editor::MapDocument m_document;
};

QTEST_GUILESS_MAIN(AgentRadiusTest)
#include "agentradiustest.moc"
