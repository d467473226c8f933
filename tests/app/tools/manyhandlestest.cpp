#include "app/editor/document/mapstep.h"
#include "tests/app/scene/canvasstage.h"

#include <random>

using namespace thicket;
using namespace thicket::editor;

namespace {

constexpr nav::ObjectId some = static_cast<nav::ObjectId>(mostAtOnce) + 500;
/// They span the box of all, so that a few with them have the same box.
const QList<nav::ObjectId> corners{1, 2};

/// Circles, walls, polygons and agents between the two corners. Every fifth lies on a locked layer.
nav::Map manyBetweenCorners()
{
    std::mt19937 random(20261124);
    const auto between = [&random](double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(random);
    };
    nav::Map map;
    map.settings.layers = {{.id = 1, .name = "open"}, {.id = 2, .name = "closed", .locked = true}};
    std::vector<nav::Map::PlacedObject> placed;
    const auto add = [&placed](nav::Geometry geometry, nav::LayerId layer) {
        const auto id = static_cast<nav::ObjectId>(placed.size()) + 1;
        placed.push_back(
            {{.id = id, .layer = layer, .geometry = std::move(geometry)}, placed.size()});
    };
    add(nav::Circle{{5, 5}, 0.5}, 1);
    add(nav::Circle{{95, 75}, 0.5}, 1);
    while (placed.size() < static_cast<std::size_t>(some) * 5 / 4) {
        const nav::Point at{between(10, 88), between(10, 68)};
        const nav::Point by{between(0.1, 1), between(0.1, 1)};
        const nav::LayerId layer = placed.size() % 5 == 4 ? 2 : 1;
        switch (random() % 4) {
        case 0:
            add(nav::Wall{{at, at + by}, 0.1, false}, layer);
            break;
        case 1:
            add(nav::Polygon{{at, at + by, {at.x, at.y + 2}}, false}, layer);
            break;
        case 2:
            add(nav::AgentMarker{.position = at, .heading = 1, .radius = 0.2}, layer);
            break;
        default:
            add(nav::Circle{at, 0.2}, layer);
        }
    }
    map.insert(std::move(placed));
    return map;
}

enum class Deed { turn, resize, resizeAll };

/// Pulls the handle, types a number and lets go.
void pullHandle(CanvasStage& stage, Deed deed)
{
    const auto isWanted = [deed](const Handle& handle) {
        if (deed == Deed::turn)
            return handle.role == Handle::Role::turn;
        const int y = deed == Deed::resize ? 0 : 1;
        return handle.role == Handle::Role::shape && handle.x == 1 && handle.y == y;
    };
    const auto handles = stage.canvas.hits().handles().handles;
    const auto handle = std::find_if(handles.begin(), handles.end(), isWanted);
    QVERIFY(handle != handles.end());
    const nav::Point to = handle->at + nav::Point{-8, -3};
    stage.pull(handle->at, to);
    if (deed == Deed::turn)
        stage.type("-37.5");
    else if (deed == Deed::resize)
        stage.type("60");
    stage.release(to);
}

QList<nav::ObjectId> idsOf(const nav::Map& map)
{
    QList<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects())
        ids << object.id;
    return ids;
}

} // namespace

/// Turning and resizing more objects than are shown in the map at each step.
class ManyHandlesTest : public QObject {
    Q_OBJECT

private slots:
    void theyGiveTheMapThatFewGive_data()
    {
        QTest::addColumn<int>("deed");
        QTest::newRow("turned by a typed angle") << static_cast<int>(Deed::turn);
        QTest::newRow("resized to a typed width") << static_cast<int>(Deed::resize);
        QTest::newRow("resized by the corner") << static_cast<int>(Deed::resizeAll);
    }

    /// Few at a time, which the map shows at each step, always with the corners.
    void theyGiveTheMapThatFewGive()
    {
        QFETCH(int, deed);
        const nav::Map before = manyBetweenCorners();
        CanvasStage stage(before);
        stage.selection.set(idsOf(before));
        pullHandle(stage, Deed(deed));
        const nav::Map after = stage.document.map();
        QVERIFY(after != before);
        QCOMPARE(stage.steps(), 1);

        constexpr qsizetype few = 1500;
        const QList<nav::ObjectId> all = idsOf(before);
        CanvasStage other(before);
        for (qsizetype first = corners.size(); first < all.size(); first += few) {
            const QList<nav::ObjectId> part = corners + all.mid(first, few);
            other.selection.set(part);
            pullHandle(other, Deed(deed));
            for (const nav::ObjectId id : part)
                QVERIFY(*after.find(id) == *other.document.map().find(id));
            other.document.undo();
        }
        for (const nav::MapObject& object : before.objects()) {
            if (object.layer == 2)
                QVERIFY(*after.find(object.id) == object);
        }
        stage.document.undo();
        QVERIFY(stage.document.map() == before);
    }

    void escapeKeepsAll()
    {
        const nav::Map before = manyBetweenCorners();
        CanvasStage stage(before);
        stage.selection.set(idsOf(before));
        const nav::Point corner = stage.canvas.hits().handles().handles.front().at;
        stage.pull(corner, corner + nav::Point{4, 4});
        stage.key(Qt::Key_Escape);
        stage.release(corner + nav::Point{4, 4});
        QVERIFY(stage.document.map() == before);
        QCOMPARE(stage.steps(), 0);
    }
};

QTEST_MAIN(ManyHandlesTest)
#include "manyhandlestest.moc"
