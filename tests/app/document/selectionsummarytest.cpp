#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/transform/skeleton.h"
#include "tests/app/document/randomedits.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace thicket;
using namespace thicket::editor;

namespace {

constexpr nav::ObjectId large = SelectionSummary::mostAtOnce + 5000;

QList<nav::ObjectId> idsOf(const nav::Map& map)
{
    QList<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects())
        ids << object.id;
    return ids;
}

/// Circles on an open layer, each tenth on a locked one, and an agent at last.
nav::Map circlesAndAgent(nav::ObjectId count)
{
    nav::Map map;
    map.settings.layers = {{.id = 1, .name = "open"}, {.id = 2, .name = "closed", .locked = true}};
    std::vector<nav::Map::PlacedObject> placed;
    for (nav::ObjectId id = 1; id < count; ++id)
        placed.push_back({{.id = id,
                           .layer = id % 10 == 0 ? 2 : 1,
                           .geometry = nav::Circle{{double(id % 100), double(id / 100)}, 0.4}},
                          placed.size()});
    placed.push_back({{.id = count, .layer = 1, .geometry = nav::AgentMarker{.position = {-5, 3}}},
                      placed.size()});
    map.insert(std::move(placed));
    return map;
}

/// One after the other, by what decides about edits.
bool isRight(const SelectionFacts& facts, const nav::Map& map, const QList<nav::ObjectId>& ids)
{
    std::set<std::size_t> kinds;
    QSet<nav::LayerId> layers;
    QList<nav::ObjectId> agents;
    for (const nav::ObjectId id : ids) {
        const nav::Geometry& geometry = map.find(id)->geometry;
        kinds.insert(geometry.index());
        if (const nav::Layer* const layer = map.layerOf(*map.find(id)))
            layers << layer->id;
        if (std::holds_alternative<nav::AgentMarker>(geometry))
            agents << id;
    }
    const QList<nav::ObjectId> open = [&] {
        QList<nav::ObjectId> found;
        std::copy_if(ids.begin(), ids.end(), std::back_inserter(found),
                     [&map](nav::ObjectId id) { return isOpen(map, id); });
        return found;
    }();
    const auto closed =
        std::find_if(ids.begin(), ids.end(), [&map](nav::ObjectId id) { return !isOpen(map, id); });
    const bool hasOpenAgents =
        std::any_of(open.begin(), open.end(), [&](auto id) { return agents.contains(id); });
    return facts.count == ids.size() && facts.openCount == open.size() &&
           facts.kind == (kinds.size() == 1 ? std::optional(*kinds.begin()) : std::nullopt) &&
           facts.layers == layers && facts.agents == agents &&
           facts.hasOpenAgents == hasOpenAgents &&
           facts.lastOpen == (open.isEmpty() ? 0 : open.last()) &&
           facts.openBox == skeletonBox(openObjects(map, ids)) &&
           (facts.closedLayer != 0) == (closed != ids.end()) &&
           (closed == ids.end() || closedLayerOf(map, *map.find(*closed))->id == facts.closedLayer);
}

} // namespace

class SelectionSummaryTest : public QObject {
    Q_OBJECT

private slots:
    void itFollowsRandomEditsAndSelections()
    {
        tests::RandomEdits random(20261124);
        MapDocument document;
        document.reset(random.map(60), {});
        Selection selection(document);
        for (int step = 0; step < 400; ++step) {
            document.push(random.edit(document.map()), "Edit");
            if (step % 3 == 0) {
                const QList<nav::ObjectId> ids = idsOf(document.map());
                selection.set(ids.mid(ids.size() / 4, step % 40));
            }
            QVERIFY(selection.summary().isFound());
            QVERIFY(isRight(selection.summary().facts(), document.map(), selection.ids()));
        }
    }

    void aLargeSelectionIsLookedThroughLater()
    {
        MapDocument document;
        document.reset(circlesAndAgent(large), {});
        Selection selection(document);
        SelectionSummary& summary = selection.summary();
        QSignalSpy found(&summary, &SelectionSummary::found);
        selection.set(idsOf(document.map()));
        QVERIFY(!summary.isFound());
        QCOMPARE(summary.facts().count, 0);
        QVERIFY(found.wait());
        QVERIFY(summary.isFound());
        QVERIFY(isRight(summary.facts(), document.map(), selection.ids()));
        QVERIFY(summary.facts().hasOpenAgents);

        // After an edit the former facts stay until the new ones are there.
        const nav::Box before = summary.facts().openBox;
        nav::MapObject agent = *document.map().find(large);
        agent.geometry = nav::AgentMarker{.position = {-500, 3}};
        document.push(nav::MapEdit::change(document.map(), {agent}), "Move");
        QVERIFY(!summary.isFound());
        QVERIFY(summary.facts().openBox == before);
        QVERIFY(found.wait());
        QVERIFY(isRight(summary.facts(), document.map(), selection.ids()));

        // An edit or another selection in the meantime.
        document.undo();
        document.push(nav::MapEdit::remove(document.map(), {large}), "Delete");
        QVERIFY(found.wait());
        QVERIFY(isRight(summary.facts(), document.map(), selection.ids()));
        selection.set(idsOf(document.map()).mid(1));
        selection.set({3, 10});
        QVERIFY(isRight(summary.facts(), document.map(), selection.ids()));
        found.clear();
        QTest::qWait(0);
        QVERIFY(found.isEmpty());
        document.reset({}, {});
        QVERIFY(summary.isFound());
        QCOMPARE(summary.facts().count, 0);
    }
};

QTEST_GUILESS_MAIN(SelectionSummaryTest)
#include "selectionsummarytest.moc"
