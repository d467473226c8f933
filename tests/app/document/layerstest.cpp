#include "app/editor/document/documentactions.h"
#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/document/zorder.h"
#include "app/editor/edits/layeredits.h"
#include "app/editor/edits/markers.h"
#include "tests/support/worlds/mapobject.h"

#include <QSignalSpy>
#include <QTest>

#include <string>
#include <vector>

using namespace thicket;
using namespace thicket::editor;
using test::object;

namespace {

/// Layers ground (1), trees (2) and rocks (3) from the bottom up. Object 1 names no layer and so
/// lies on the ground; 2 and 3 are trees, 4 is a rock.
nav::Map layeredMap()
{
    nav::Map map;
    map.settings.layers = {{1, "ground"}, {2, "trees"}, {3, "rocks"}};
    map.append(object(1, nav::Circle{{10, 0}, 1}, 0));
    map.append(object(2, nav::Circle{{20, 0}, 1}, 2));
    map.append(object(3, nav::Circle{{30, 0}, 1}, 2));
    map.append(object(4, nav::Circle{{40, 0}, 1}, 3));
    return map;
}

QString order(const nav::Map& map)
{
    QStringList ids;
    for (const nav::MapObject& one : map.objects())
        ids << QString::number(one.id);
    return ids.join(' ');
}

QString layerNames(const nav::Map& map)
{
    QStringList names;
    for (const nav::Layer& layer : map.settings.layers)
        names << QString::fromStdString(layer.name);
    return names.join(' ');
}

nav::LayerId layerOf(const nav::Map& map, nav::ObjectId id)
{
    const nav::Layer* layer = map.layerOf(*map.find(id));
    return layer ? layer->id : 0;
}

} // namespace

/// Layers in the document: the chosen one, edits, what is closed, and the order of objects.
class LayersTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_document.reset(layeredMap(), {});
        m_selection.clear();
    }

    void theLayerWithMostObstaclesIsChosenFirst()
    {
        QCOMPARE(m_choice.id(), 2);
        nav::Map map = layeredMap();
        map.settings.layers[1].locked = true;
        m_document.reset(map, {});
        QVERIFY(m_choice.id() != 2);
        m_document.reset({}, {});
        QCOMPARE(m_choice.id(), 0);
        QVERIFY(!m_choice.layer());
    }

    void theChoiceOutlivesEditsAndUndo()
    {
        m_choice.choose(3);
        m_document.push(nav::MapEdit::remove(m_document.map(), {2, 3}), "Delete");
        QCOMPARE(m_choice.id(), 3);
        m_document.push(moveLayer(m_document.map(), 3, 0), "Lower");
        QCOMPARE(m_choice.id(), 3);
        QSignalSpy changed(&m_choice, &LayerChoice::changed);
        m_document.push(removeLayer(m_document.map(), 3), "Delete Layer");
        QCOMPARE(m_choice.id(), 1); // at its place
        m_document.undo();
        QCOMPARE(m_choice.id(), 3);
        QCOMPARE(changed.size(), 2);
        m_document.undo();
        m_document.undo();
        QCOMPARE(m_choice.id(), 3);
        m_choice.choose(99);
        QCOMPARE(m_choice.id(), 3);
        m_choice.chooseNeighbour(1);
        QCOMPARE(m_choice.id(), 3);
        m_choice.chooseNeighbour(-1);
        QCOMPARE(m_choice.id(), 2);
    }

    void selectingObstaclesChoosesTheirLayer()
    {
        m_document.push(placeStart(m_document.map(), {0, 0}), "Start");
        m_selection.set({4});
        QCOMPARE(m_choice.id(), 3);
        m_selection.set({2, 4}); // of two layers
        QCOMPARE(m_choice.id(), 3);
        m_selection.set({2, 3});
        QCOMPARE(m_choice.id(), 2);
        m_selection.set({m_document.map().start()->id});
        QCOMPARE(m_choice.id(), 2);
    }

    void markersHaveALayerOfTheirOwn()
    {
        const nav::Map before = m_document.map();
        m_document.push(placeEnds(m_document.map(), nav::Point{1, 1}, nav::Point{2, 2}), "Ends");
        const nav::Map& map = m_document.map();
        QCOMPARE(layerNames(map), QString("ground trees rocks Markers"));
        QCOMPARE(layerOf(map, map.start()->id), 4);
        QCOMPARE(layerOf(map, map.goal()->id), 4);
        m_document.undo();
        QVERIFY(map == before);
        m_document.push(placeStart(map, {1, 1}), "Start");
        m_document.push(moveToLayer(map, {map.start()->id}, 2), "Move");
        m_document.push(addGoal(map, {5, 5}), "Goal");
        QCOMPARE(layerOf(map, map.goal()->id), 2); // beside the start
    }

    void objectsStayOnTheirLayersWhateverTheOrder()
    {
        const nav::Map before = m_document.map();
        const auto check = [this] {
            const nav::Map& map = m_document.map();
            QCOMPARE(layerOf(map, 1), 1);
            QCOMPARE(layerOf(map, 2), 2);
            QCOMPARE(layerOf(map, 4), 3);
        };
        for (const nav::LayerId id : {1, 2, 3}) {
            for (std::size_t place = 0; place < 3; ++place) {
                m_document.push(moveLayer(m_document.map(), id, place), "Move");
                QCOMPARE(layerPlace(m_document.map().settings, id), std::optional(place));
                check();
            }
        }
        m_document.push(addLayer(m_document.map(), newLayer(m_document.map().settings, "sky"), 2),
                        "Add");
        check();
        const auto trees = layerPlace(m_document.map().settings, 2);
        QCOMPARE(layerPlace(m_document.map().settings, 4), std::optional(*trees + 1));
        while (m_document.canUndo())
            m_document.undo();
        QVERIFY(m_document.map() == before);
    }

    void deletingALayerTakesWhatLiesOnIt()
    {
        const nav::Map before = m_document.map();
        m_document.push(removeLayer(before, 1), "Delete Layer");
        QCOMPARE(order(m_document.map()), QString("2 3 4"));
        QCOMPARE(layerNames(m_document.map()), QString("trees rocks"));
        const nav::Map after = m_document.map();
        m_document.undo();
        QVERIFY(m_document.map() == before);
        m_document.redo();
        QVERIFY(m_document.map() == after);
        m_document.push(removeLayer(m_document.map(), 2), "Delete Layer");
        m_document.push(removeLayer(m_document.map(), 3), "Delete Layer");
        QVERIFY(m_document.map() == nav::Map());
        while (m_document.canUndo())
            m_document.undo();
        QVERIFY(m_document.map() == before);
    }

    void closedLayersRefuseEverySort_data()
    {
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("locked") << false;
        QTest::newRow("hidden") << true;
    }

    void closedLayersRefuseEverySort()
    {
        QFETCH(bool, isHidden);
        nav::Layer trees = m_document.map().settings.layers[1];
        (isHidden ? trees.visible : trees.locked) = !isHidden;
        m_document.push(changeLayer(m_document.map(), trees), "Close");
        const nav::Map before = m_document.map();
        QSignalSpy refused(&m_document.locks(), &LayerLocks::refused);
        nav::MapObject moved = *before.find(2);
        moved.geometry = nav::Circle{{21, 0}, 1};
        nav::MapObject renamed = *before.find(3);
        renamed.name = "elm";
        nav::MapObject guest = *before.find(4);
        guest.layer = 2;
        nav::MapObject added = object(9, nav::Circle{{0, 9}, 1}, 2);
        nav::MapObject leaving = *before.find(2);
        leaving.layer = 3;
        const std::vector<nav::MapEdit> edits{
            nav::MapEdit::change(before, {moved}),
            nav::MapEdit::change(before, {renamed}),
            nav::MapEdit::change(before, {guest}),
            nav::MapEdit::change(before, {leaving}),
            nav::MapEdit::add(before, {added}),
            nav::MapEdit::remove(before, {3}),
            moveToLayer(before, {4}, 2),
            removeLayer(before, 2),
            nav::MapEdit::remove(before, {2, 3, 4}),
        };
        for (const nav::MapEdit& edit : edits) {
            m_document.push(edit, "Forbidden");
            QVERIFY(m_document.map() == before);
            Gesture gesture(m_document);
            gesture.preview(edit);
            gesture.commit("Forbidden");
            QVERIFY(m_document.map() == before);
        }
        QCOMPARE(refused.size(), 2 * static_cast<int>(edits.size()));
        QCOMPARE(refused.first().first().value<nav::LayerId>(), 2);
        QCOMPARE(m_document.undoStack().count(), 1);
        // Its own settings can be changed, its place among the layers too.
        trees.name = "forest";
        m_document.push(changeLayer(m_document.map(), trees), "Rename");
        m_document.push(moveLayer(m_document.map(), 2, 0), "Lower");
        QCOMPARE(layerNames(m_document.map()), QString("forest ground rocks"));
        QCOMPARE(layerOf(m_document.map(), 1), 1);
        QCOMPARE(refused.size(), 2 * static_cast<int>(edits.size()));
    }

    void actionsLeaveClosedObjectsAloneAndSaySo()
    {
        nav::Map map = layeredMap();
        map.settings.layers[2].visible = false;
        m_document.reset(map, {});
        QSignalSpy refused(&m_document.locks(), &LayerLocks::refused);
        m_selection.set({4});
        nudgeSelected(m_document, m_selection, {1, 0});
        duplicateSelected(m_document, m_selection, {1, 0});
        removeSelected(m_document, m_selection);
        QVERIFY(m_document.map() == map);
        QCOMPARE(refused.size(), 3);
        m_selection.set({3, 4});
        removeSelected(m_document, m_selection);
        QCOMPARE(order(m_document.map()), QString("1 2 4"));
        QCOMPARE(refused.size(), 3);
    }

    void reloadingAndRecoveringIgnoreLocks()
    {
        nav::Map map = layeredMap();
        map.settings.layers[1].locked = true;
        m_document.reset(map, {});
        nav::Map other = map;
        other.remove(3);
        m_document.replaceMap(other, "Recover");
        QVERIFY(m_document.map() == other);
        m_document.undo();
        QVERIFY(m_document.map() == map);
    }

    /// Of a heap of circles in one place each step moves past one; of objects apart none.
    void raiseAndLowerStepOverWhatOverlaps()
    {
        nav::Map map;
        map.settings.layers = {{1, "a"}, {2, "b"}};
        for (const nav::ObjectId id : {1, 2, 3, 4})
            map.append(object(id, nav::Circle{{0.1 * static_cast<double>(id), 0}, 5}, 1));
        map.append(object(5, nav::Circle{{100, 0}, 5}, 1)); // far away
        map.append(object(6, nav::Circle{{0, 0}, 5}, 2));   // another layer
        m_document.reset(map, {});
        const auto take = [this](QList<nav::ObjectId> ids, OrderStep step) {
            m_document.push(reordered(m_document.index(), ids, step), "Order");
            return order(m_document.map());
        };
        QCOMPARE(take({1}, OrderStep::raise), QString("2 1 3 4 5 6"));
        QCOMPARE(take({4}, OrderStep::lower), QString("2 1 4 3 5 6"));
        QCOMPARE(take({2, 1}, OrderStep::raise), QString("4 2 1 3 5 6"));
        QCOMPARE(take({2}, OrderStep::toTop), QString("4 1 3 5 2 6"));
        QCOMPARE(take({3, 5}, OrderStep::toBottom), QString("3 5 4 1 2 6"));
        const int steps = m_document.undoStack().count();
        QCOMPARE(take({2}, OrderStep::toTop), QString("3 5 4 1 2 6"));
        QCOMPARE(take({5}, OrderStep::raise), QString("3 5 4 1 2 6"));
        QCOMPARE(take({3}, OrderStep::lower), QString("3 5 4 1 2 6"));
        QCOMPARE(take({6}, OrderStep::toBottom), QString("3 5 4 1 2 6"));
        QCOMPARE(m_document.undoStack().count(), steps);
        m_selection.set({4});
        QCOMPARE(take({4}, OrderStep::toTop), QString("3 5 1 2 4 6"));
        QCOMPARE(m_selection.ids(), QList<nav::ObjectId>{4});
        while (m_document.canUndo())
            m_document.undo();
        QVERIFY(m_document.map() == map);
    }

    void hitsFollowWhatIsDrawnAbove()
    {
        nav::Map map;
        map.settings.layers = {{1, "a"}, {2, "b"}};
        map.append(object(1, nav::Circle{{0, 0}, 5}, 2));
        map.append(object(2, nav::Circle{{1, 0}, 5}, 1));
        map.append(object(3, nav::Circle{{0, 0}, 50, true}, 2)); // an arena round them
        m_document.reset(map, {});
        const auto hit = [this](nav::Point at) {
            return m_document.index().at(at, 0.1, 0.1).front();
        };
        QCOMPARE(hit({0, 0}), 1);
        m_document.push(moveLayer(map, 2, 0), "Lower Layer");
        QCOMPARE(hit({0, 0}), 2);
    }

private:
    MapDocument m_document;
    Selection m_selection{m_document};
    LayerChoice& m_choice = m_selection.layerChoice();
};

QTEST_MAIN(LayersTest)
#include "layerstest.moc"
