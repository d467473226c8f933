#include "app/editor/navigation/suitableradius.h"

#include <QTest>

using namespace thicket;

/// The agent radius of maps that name none.
class SuitableRadiusTest : public QObject {
    Q_OBJECT

private:
    static nav::MapObject circle(nav::ObjectId id, nav::Circle geometry)
    {
        nav::MapObject object;
        object.id = id;
        object.geometry = geometry;
        return object;
    }
    static double suitable(const nav::Map& map, double present)
    {
        return editor::suitableRadius(editor::ObjectIndex(map), present);
    }

private slots:
    void thePresentOneIsKeptIfItSuits()
    {
        QCOMPARE(suitable({}, 0.6), 0.6);
        nav::Map tree;
        tree.append(circle(1, {{0, 0}, 10}));
        QCOMPARE(suitable(tree, 0.6), 0.6);
        QCOMPARE(suitable(tree, 30), 0.2); // a hundredth of the side of 20
        QCOMPARE(suitable(tree, 1e-5), 0.2);
    }

    void agentsFitBetweenDenseObjects()
    {
        nav::Map forest; // 100 by 100 trees, 10 apart
        for (int i = 0; i < 10'000; ++i)
            forest.append(circle(i + 1, {{10.0 * (i % 100), 10.0 * (i / 100)}, 2}));
        QCOMPARE(suitable(forest, 0.6), 0.6);
        QCOMPARE(suitable(forest, 1e-3), 1.0); // a hundredth of the side is no room between two

        nav::MapObject agent;
        agent.id = 20'000;
        agent.geometry = nav::AgentMarker{.position = {5, 5}, .radius = 0.7};
        forest.append(agent);
        QCOMPARE(suitable(forest, 1e-3), 0.7);
    }
};

QTEST_GUILESS_MAIN(SuitableRadiusTest)
#include "suitableradiustest.moc"
