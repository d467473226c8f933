#include "app/editor/scene/summededges.h"
#include "app/drawing/mapdrawing.h"
#include "app/drawing/palette.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/scene/shownrims.h"
#include "tests/app/document/randomedits.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <optional>
#include <vector>

using namespace thicket;
using namespace thicket::editor;
using tests::RandomEdits;

namespace {

/// A view of the map, and the pen in it.
struct Look {
    double scale = 5; ///< pixels per map unit
    QPointF corner{20, 30};
    QSize size{480, 360};
    double ratio = 1;
    QPen pen{QColor(63, 120, 196, 43), 1};
};

QTransform worldOf(const Look& look)
{
    return {look.scale, 0, 0, -look.scale, look.corner.x(), look.size.height() - look.corner.y()};
}

QImage emptyImage(const Look& look)
{
    QImage image(look.size * look.ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(look.ratio);
    image.fill(Qt::transparent);
    return image;
}

QImage painted(SummedEdges& edges, const LiveGraph& graph, const Look& look)
{
    QImage image = emptyImage(look);
    QPainter painter(&image);
    painter.setWorldTransform(worldOf(look));
    edges.paint(painter, graph, look.pen, look.size);
    return image;
}

QImage paintedAfresh(const LiveGraph& graph, const Look& look)
{
    SummedEdges edges([] {});
    return painted(edges, graph, look);
}

int mostOpaque(const QImage& image)
{
    int most = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            most = std::max(most, qAlpha(image.pixel(x, y)));
    return most;
}

/// A forest whose whole graph is wanted, with a tree that is dragged.
struct Forest {
    RandomEdits random;
    MapDocument document;
    Navigator navigator{document};
    std::size_t dragged = 3; // its place in the map

    explicit Forest(std::uint64_t seed, std::size_t circles = 50) : random(seed)
    {
        navigator.setAgentRadius(0.1);
        document.reset(random.forest(circles), {});
        navigator.graph().setWanted(true);
    }

    const LiveGraph& graph() { return navigator.graph(); }
    bool isReady() { return graph().isWhole() && !graph().isStale(); }
    bool isReadyToDrag() { return isReady() && graph().step(); }
    /// Builds the rest graph without the tree of that place.
    void select(std::size_t place)
    {
        dragged = place;
        const nav::MapObject& tree = document.map().objects()[place];
        const nav::ObstacleChange present{tree.id,
                                          nav::Shape(std::get<nav::Circle>(tree.geometry))};
        navigator.graph().prepare({&present, 1});
    }
    void drag()
    {
        nav::MapObject tree = document.map().objects()[dragged];
        auto& circle = std::get<nav::Circle>(tree.geometry);
        circle.center = circle.center + nav::Point{random.between(-3, 3), random.between(-3, 3)};
        document.push(nav::MapEdit::change(document.map(), {tree}), "Move");
    }
    void add()
    {
        nav::MapObject tree;
        tree.id = document.map().unusedId();
        tree.geometry = nav::Circle{random.point(), random.between(0.5, 2)};
        document.push(nav::MapEdit::add(document.map(), {tree}), "Add");
    }
    void remove()
    {
        const nav::ObjectId id = document.map().objects()[5].id;
        document.push(nav::MapEdit::remove(document.map(), {id}), "Remove");
    }
};

void changeView(Look& look, RandomEdits& random)
{
    const auto whole = [&random] { return std::round(random.between(-70, 70)); };
    switch (random.below(8)) {
    case 0:
        look.scale = random.between(2, 12);
        break;
    case 1:
        look.corner += QPointF(random.between(-9, 9), random.between(-9, 9));
        break;
    case 2:
        look.pen.setWidthF(look.pen.widthF() == 1 ? 2 : 1);
        break;
    case 3:
        look.size = look.size.width() == 480 ? QSize(400, 380) : QSize(480, 360);
        break;
    default:
        look.corner += QPointF(whole(), whole());
        break;
    }
}

} // namespace

/// The picture of the whole graph follows steps of drags, edits and views.
class SummedEdgesTest : public QObject {
    Q_OBJECT

private slots:
    void itIsThePicturePaintedAfresh_data();
    void itIsThePicturePaintedAfresh();
    void manyEdgesAreDrawnBesideTheWindowsThread();
    void stepsFollowAPictureFromTheOtherThread();
    void anotherRestGraphChangesNothing();
    void rimsTellWhereTheyChanged();
};

void SummedEdgesTest::itIsThePicturePaintedAfresh_data()
{
    QTest::addColumn<double>("ratio");
    QTest::newRow("ratio 1") << 1.0;
    QTest::newRow("ratio 1.5") << 1.5;
}

void SummedEdgesTest::itIsThePicturePaintedAfresh()
{
    QFETCH(double, ratio);
    Forest forest(31);
    Look look;
    look.ratio = ratio;
    SummedEdges edges([] {});
    QTRY_VERIFY(forest.isReady());
    int steps = 0;
    for (int i = 0; i < 200; ++i) {
        const std::size_t kind = forest.random.below(20);
        if (kind == 0)
            forest.add();
        else if (kind == 1)
            forest.remove();
        else if (kind < 8)
            changeView(look, forest.random);
        else
            forest.drag();
        if (!forest.isReadyToDrag()) { // another tree, or an edit of others
            QTRY_VERIFY(forest.isReady());
            forest.select(3 + forest.random.below(30));
            QTRY_VERIFY(forest.isReadyToDrag());
        }
        steps += kind >= 8 ? 1 : 0;
        QVERIFY(painted(edges, forest.graph(), look) == paintedAfresh(forest.graph(), look));
        QVERIFY(!edges.isLate());
    }
    QVERIFY(steps > 100);
}

void SummedEdgesTest::manyEdgesAreDrawnBesideTheWindowsThread()
{
    Forest forest(32);
    QTRY_VERIFY(forest.isReady());
    int ready = 0;
    SummedEdges edges([&ready] { ++ready; }, 0);
    Look look;
    QCOMPARE(mostOpaque(painted(edges, forest.graph(), look)), 0);
    QVERIFY(edges.isLate());
    look.corner += QPointF(11, 7); // while it is drawn
    painted(edges, forest.graph(), look);
    QTRY_COMPARE(ready, 1);
    const QImage first = painted(edges, forest.graph(), look);
    QVERIFY(!edges.isLate());
    QVERIFY(first == paintedAfresh(forest.graph(), look));
    look.corner += QPointF(-30, 5); // a pan does not wait
    QVERIFY(painted(edges, forest.graph(), look) == paintedAfresh(forest.graph(), look));
    QVERIFY(!edges.isLate());
    look.scale *= 1.3;
    const QImage enlarged = painted(edges, forest.graph(), look);
    QVERIFY(edges.isLate());
    QVERIFY(mostOpaque(enlarged) > 0);
    QVERIFY(mostOpaque(enlarged) <= mostOpaque(first) / 2 + 2);
    QTRY_COMPARE(ready, 2);
    QVERIFY(painted(edges, forest.graph(), look) == paintedAfresh(forest.graph(), look));
    QCOMPARE(ready, 2); // nothing more is ordered
    edges.forget();
    QVERIFY(!edges.isLate());
}

void SummedEdgesTest::stepsFollowAPictureFromTheOtherThread()
{
    Forest forest(33);
    QTRY_VERIFY(forest.isReady());
    forest.select(4);
    QTRY_VERIFY(forest.isReadyToDrag());
    int ready = 0;
    SummedEdges edges([&ready] { ++ready; }, 0);
    const Look look;
    painted(edges, forest.graph(), look);
    forest.drag(); // steps go on while it is drawn
    painted(edges, forest.graph(), look);
    forest.drag();
    QVERIFY(edges.isLate());
    QTRY_COMPARE(ready, 1);
    for (int i = 0; i < 10; ++i) {
        QVERIFY(painted(edges, forest.graph(), look) == paintedAfresh(forest.graph(), look));
        QVERIFY(!edges.isLate());
        forest.drag();
        QVERIFY(forest.isReadyToDrag());
    }
}

/// When an object is selected, its rest graph becomes ready. The picture must not flicker.
void SummedEdgesTest::anotherRestGraphChangesNothing()
{
    Forest forest(34);
    QTRY_VERIFY(forest.isReady());
    int ready = 0;
    SummedEdges edges([&ready] { ++ready; }, 0);
    Look look;
    painted(edges, forest.graph(), look);
    QTRY_COMPARE(ready, 1);
    const QImage before = painted(edges, forest.graph(), look);
    forest.select(4);
    QTRY_VERIFY(forest.isReadyToDrag());
    QVERIFY(painted(edges, forest.graph(), look) == before);
    QVERIFY(!edges.isLate());
    forest.drag(); // before its picture is ready
    QVERIFY(std::abs(mostOpaque(painted(edges, forest.graph(), look)) - mostOpaque(before) / 2) <=
            2);
    QVERIFY(edges.isLate());
    QTRY_COMPARE(ready, 2);
    QVERIFY(painted(edges, forest.graph(), look) == paintedAfresh(forest.graph(), look));
}

/// Only the boxes that ShownRims names are painted anew, as in the cached layer.
void SummedEdgesTest::rimsTellWhereTheyChanged()
{
    Forest forest(35);
    QTRY_VERIFY(forest.isReady());
    const Look look;
    const auto paintIn = [&look](QImage& image, const ShownRims& rims, const QRect& clip) {
        QPainter painter(&image);
        painter.setClipRect(clip);
        painter.setCompositionMode(QPainter::CompositionMode_Clear);
        painter.fillRect(clip, Qt::transparent);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setWorldTransform(worldOf(look));
        drawing::drawHugging(painter, rims.arcs(), drawing::GraphStrength::whole,
                             {drawing::palette(drawing::Theme::light), look.scale});
    };
    ShownRims rims;
    QImage image = emptyImage(look);
    int partial = 0;
    for (int i = 0; i < 60; ++i) {
        const auto boxes = rims.follow(&forest.graph());
        if (!boxes)
            paintIn(image, rims, image.rect());
        for (const nav::Box& box : boxes.value_or(std::vector<nav::Box>())) {
            const QRectF where(box.min.x, box.min.y, box.width(), box.height());
            paintIn(image, rims,
                    worldOf(look).mapRect(where).toAlignedRect().adjusted(-8, -8, 8, 8));
        }
        partial += boxes ? 1 : 0;
        ShownRims fresh;
        fresh.follow(&forest.graph());
        QImage whole = emptyImage(look);
        paintIn(whole, fresh, whole.rect());
        QVERIFY(image == whole);
        if (i % 20 == 0)
            forest.select(3 + forest.random.below(30));
        else
            forest.drag();
        QTRY_VERIFY(forest.isReadyToDrag());
    }
    QVERIFY(partial > 40);
}

QTEST_MAIN(SummedEdgesTest)
#include "summededgestest.moc"
