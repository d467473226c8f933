#include "tests/app/scene/canvasstage.h"

using namespace thicket;
using namespace thicket::editor;

/// Tracks of moving obstacles drawn and changed with the mouse and keys.
class TrackToolTest : public QObject {
    Q_OBJECT

private:
    static const nav::MapObject& first(const CanvasStage& stage)
    {
        return *stage.document.map().find(1);
    }
    static nav::Point middle(const CanvasStage& stage)
    {
        return nav::boundingBox(first(stage).geometry).center();
    }

private slots:
    void clicksAddPoints()
    {
        CanvasStage stage(smallOrchard());
        stage.tools.choose("track");
        stage.click({24, 37}); // nothing is selected: chooses the obstacle
        QCOMPARE(stage.selection.ids(), QList<nav::ObjectId>{1});
        QCOMPARE(stage.steps(), 0);
        const nav::Point begin = middle(stage);
        stage.click({60, 60});
        stage.click({80, 50});
        QVERIFY(nav::isMoving(first(stage)));
        const auto& track = first(stage).motion->track;
        QCOMPARE(track.size(), std::size_t(2));
        QVERIFY(isNear(begin + track[0], stage.seen({60, 60})));
        QVERIFY(isNear(begin + track[1], stage.seen({80, 50})));
        QCOMPARE(first(stage).motion->course, nav::Course::toAndFro);
        QCOMPARE(middle(stage), begin); // it stays where it is drawn
        QCOMPARE(stage.steps(), 2);
        stage.document.undo();
        stage.document.undo();
        QVERIFY(stage.document.map() == smallOrchard());
    }

    void pointsAreDraggedTypedAndRemoved()
    {
        CanvasStage stage(smallOrchard());
        stage.selection.set({1});
        stage.tools.choose("track");
        stage.click({60, 60});
        const nav::Point begin = middle(stage);
        stage.drag({60, 60}, {62, 66});
        QCOMPARE(first(stage).motion->track.size(), std::size_t(1));
        QVERIFY(isNear(begin + first(stage).motion->track[0], stage.seen({62, 66})));
        stage.pull({80, 50}, {82, 50});
        stage.type("12.5");
        stage.key(Qt::Key_Tab);
        stage.type("-3");
        stage.key(Qt::Key_Return);
        stage.release({82, 50});
        QCOMPARE(first(stage).motion->track.size(), std::size_t(2));
        QCOMPARE(first(stage).motion->track[1], (nav::Point{12.5, -3}));
        stage.pull({70, 40}, {72, 40});
        stage.key(Qt::Key_Escape); // leaves no trace
        stage.release({72, 40});
        QCOMPARE(first(stage).motion->track.size(), std::size_t(2));
        QVERIFY(stage.tools.removeChosen());
        QCOMPARE(first(stage).motion->track.size(), std::size_t(1));
        QVERIFY(stage.tools.removeChosen()); // the only point: no motion
        QVERIFY(!first(stage).motion);
        QVERIFY(stage.document.map().find(1));
    }

    void hingesAndTurnsAreClickedTypedAndRemoved()
    {
        CanvasStage stage(smallOrchard());
        stage.selection.set({1});
        stage.tools.choose("track");
        stage.click({60, 60}); // a track, which the hinge replaces
        const nav::Point from = middle(stage);
        stage.click({30, 30}, Qt::AltModifier);
        const auto turn = [&stage] { return first(stage).motion->turn; };
        QVERIFY(turn());
        QVERIFY(first(stage).motion->track.empty());
        QCOMPARE(first(stage).motion->speed, nav::speedOfTurns);
        const auto hinge = [&] { return nav::hingeOf(first(stage).geometry, *turn()); };
        QVERIFY(nav::distance(hinge(), nav::Point{30, 30}) < 2); // it may snap
        QCOMPARE(turn()->angle, 90.0);
        QCOMPARE(middle(stage), from);
        // A click says where its far end comes to: a quarter turn to the right of where it is.
        const nav::Point out = middle(stage) - hinge();
        stage.click(hinge() + nav::Point{2 * out.y, -2 * out.x}, Qt::ControlModifier);
        QVERIFY2(std::abs(turn()->angle + 90) < 2, qPrintable(QString::number(turn()->angle)));
        // Round and round by a drag, in steps of 15 degrees.
        stage.pull(hinge() + nav::Point{out.y, -out.x}, hinge() - out);
        stage.move(hinge() + nav::Point{-out.y, out.x}, Qt::LeftButton, Qt::ShiftModifier);
        stage.release(hinge() + nav::Point{-out.y, out.x}, Qt::ShiftModifier);
        QCOMPARE(turn()->angle, -270.0);
        // Typed.
        stage.pull(hinge() + out, hinge() + 1.1 * out);
        stage.type("-12.5");
        stage.key(Qt::Key_Return);
        stage.release(hinge() + 1.1 * out);
        QCOMPARE(turn()->angle, -12.5);
        // The hinge is dragged; it does not take the angle with it.
        const nav::Point before = hinge();
        stage.drag(before, before + nav::Point{7, -5});
        QVERIFY(nav::distance(hinge(), before + nav::Point{7, -5}) < 2);
        QCOMPARE(turn()->angle, -12.5);
        const int steps = stage.steps();
        stage.pull({70, 40}, {72, 40});
        stage.key(Qt::Key_Escape); // leaves no trace
        stage.release({72, 40});
        QCOMPARE(stage.steps(), steps);
        QVERIFY(stage.tools.removeChosen());
        QVERIFY(!first(stage).motion);
        for (int i = 0; i <= steps; ++i)
            stage.document.undo();
        QVERIFY(stage.document.map() == smallOrchard());
    }

    void theTrackGoesWithItsObstacle()
    {
        CanvasStage stage(smallOrchard());
        stage.selection.set({1});
        stage.tools.choose("track");
        stage.click({60, 60});
        const nav::Point by = first(stage).motion->track[0];
        stage.tools.choose("select");
        const nav::Point from = middle(stage);
        stage.drag(from, from + nav::Point{3, 2});
        QVERIFY(middle(stage) != from);
        QCOMPARE(first(stage).motion->track[0], by);
    }

    void itsPictureIsThatOfTheTrack()
    {
        CanvasStage stage(smallOrchard());
        stage.hideOverlays();
        stage.view.grab(); // asks for what is painted on other threads
        QTRY_VERIFY(stage.canvas.isMapPainted());
        const QImage before = stage.view.grab().toImage();
        nav::MapObject object = first(stage);
        nav::Motion motion;
        motion.track = {{20, 15}};
        object.motion = motion;
        stage.document.push(nav::MapEdit::change(stage.document.map(), {object}), "move");
        QTRY_VERIFY(stage.canvas.isMapPainted());
        const QImage with = stage.view.grab().toImage();
        QVERIFY(difference(before, with) > 40);
        // The obstacle is where it was; only above, along the track, is something new.
        const nav::Point half = middle(stage) + nav::Point{10, 7.5};
        const auto around = [&](const QImage& picture, nav::Point at) {
            const double scale = picture.devicePixelRatio();
            const QPoint center = (scale * QPointF(stage.pixel(at))).toPoint();
            return picture.copy(QRect(center - QPoint(8, 8), QSize(16, 16)));
        };
        QVERIFY(difference(around(before, half), around(with, half)) > 40);
        const nav::Point aside = middle(stage) + nav::Point{-6, 10};
        QVERIFY(difference(around(before, aside), around(with, aside)) <= 2);
        stage.document.undo();
        QTRY_VERIFY(stage.canvas.isMapPainted());
        QTRY_COMPARE_WITH_TIMEOUT(difference(before, stage.view.grab().toImage()) <= 2, true, 5000);
    }
};

QTEST_MAIN(TrackToolTest)
#include "tracktooltest.moc"
