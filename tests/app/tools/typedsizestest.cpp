#include "tests/app/scene/canvasstage.h"

using namespace thicket;
using namespace thicket::editor;

/// A width or height typed while a handle is dragged is the one that the selection gets, also with
/// circles, which stay round.
class TypedSizesTest : public QObject {
    Q_OBJECT

private slots:
    void typedSizesAreReached_data();
    void typedSizesAreReached();
    void sizesThatRoundCirclesCannotHaveAreRefused();
};

void TypedSizesTest::typedSizesAreReached_data()
{
    QTest::addColumn<QPointF>("handle");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("width");
    QTest::addColumn<QString>("height");
    // The box of circles 1 and 2 and of the wall: x 22 to 85, y 29 to 60.
    const Qt::KeyboardModifiers none, alt = Qt::AltModifier;
    QTest::newRow("right side") << QPointF(85, 44.5) << none << "50"
                                << "";
    QTest::newRow("left side") << QPointF(22, 44.5) << none << "80"
                               << "";
    QTest::newRow("upper side") << QPointF(53.5, 60) << none << ""
                                << "20";
    QTest::newRow("corner, wide") << QPointF(85, 60) << none << "50"
                                  << "";
    QTest::newRow("corner, high") << QPointF(22, 29) << none << ""
                                  << "50";
    QTest::newRow("corner, both") << QPointF(22, 60) << none << "50"
                                  << "40";
    QTest::newRow("from the middle") << QPointF(85, 44.5) << alt << "50"
                                     << "";
    QTest::newRow("corner from the middle") << QPointF(85, 60) << alt << "60"
                                            << "25";
}

/// What is typed is what the box gets, and the other side stays, or the middle.
void TypedSizesTest::typedSizesAreReached()
{
    QFETCH(QPointF, handle);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QString, width);
    QFETCH(QString, height);
    CanvasStage stage(smallOrchard());
    const QList<nav::ObjectId> ids{1, 2, 5};
    stage.selection.set(ids);
    const nav::Box before{{22, 29}, {85, 60}};
    const nav::Point from{handle.x(), handle.y()};
    stage.pull(from, from + nav::Point{-3, 2}, modifiers);
    stage.type(width);
    stage.key(Qt::Key_Tab);
    stage.type(height);
    stage.move(from + nav::Point{-3, 2}, Qt::LeftButton, modifiers);
    stage.release(from + nav::Point{-3, 2}, modifiers);
    nav::Box after;
    for (const nav::ObjectId id : ids) {
        if (const auto* wall = std::get_if<nav::Wall>(&stage.document.map().find(id)->geometry)) {
            for (const nav::Point p : wall->points)
                enclose(after, {p, p});
        } else {
            enclose(after, nav::boundingBox(stage.document.map().find(id)->geometry));
        }
    }
    const auto isKept = [&](double at, double low, double high, double newLow, double newHigh) {
        if (modifiers.testFlag(Qt::AltModifier))
            return isNear((low + high) / 2, (newLow + newHigh) / 2);
        return at == low ? isNear(high, newHigh) : isNear(low, newLow);
    };
    if (!width.isEmpty()) {
        QVERIFY(isNear(after.width(), width.toDouble()));
        QVERIFY(isKept(from.x, before.min.x, before.max.x, after.min.x, after.max.x));
    }
    if (!height.isEmpty()) {
        QVERIFY(isNear(after.height(), height.toDouble()));
        QVERIFY(isKept(from.y, before.min.y, before.max.y, after.min.y, after.max.y));
    }
    QCOMPARE(stage.steps(), 1);
}

void TypedSizesTest::sizesThatRoundCirclesCannotHaveAreRefused()
{
    nav::Map map = smallOrchard();
    map.append(object(9, nav::Circle{{60, 50}, 3, false})); // in the middle of circle 2
    CanvasStage stage(map);
    stage.selection.set({2, 9});
    stage.pull({66, 56}, {70, 58});
    stage.type("20");
    stage.key(Qt::Key_Tab);
    stage.type("10");
    QVERIFY(stage.canvas.feedback().chip->detail.contains("cannot both be reached"));
    stage.release({70, 58});
    QVERIFY(stage.document.map() == map);
    QCOMPARE(stage.steps(), 0);
}

QTEST_MAIN(TypedSizesTest)
#include "typedsizestest.moc"
