#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/view/viewcamera.h"

#include <QSignalSpy>
#include <QTest>

using namespace thicket;
using editor::Camera;
using editor::ViewCamera;

/// Jumps of the camera: shown as a motion if wanted, which ends exactly where the jump goes.
class CameraJumpTest : public QObject {
    Q_OBJECT

    static bool isSame(const Camera& a, const Camera& b)
    {
        return a.center == b.center && a.scale == b.scale;
    }

private slots:
    void theWayHasItsEnds()
    {
        const Camera from{{10, 20}, 2};
        for (const Camera& to :
             {Camera{{-400, 70}, 30}, Camera{{11, 20}, 2}, Camera{{10, 20}, 5}}) {
            QVERIFY(isSame(editor::between(from, to, 1), to));
            const Camera first = editor::between(from, to, 0);
            QVERIFY(distance(first.center, from.center) < 1e-9);
            QVERIFY(std::abs(first.scale - from.scale) < 1e-12);
        }
    }

    /// So that nothing seems to swing.
    void onePointOfTheViewRests()
    {
        const Camera from{{10, 20}, 2};
        Camera to = from;
        const QPointF pixel(100, 37);
        to.zoomAt(pixel, 17);
        const nav::Point at = from.toMap(pixel);
        for (const double part : {0.1, 0.5, 0.9}) {
            const QPointF there = editor::between(from, to, part).toPixel(at);
            QVERIFY2(QLineF(there, pixel).length() < 1e-6, qPrintable(QString::number(there.x())));
        }
    }

    void aJumpMovesOnlyIfWanted()
    {
        editor::MapDocument document;
        editor::Selection selection(document);
        ViewCamera camera(document, selection, {400, 300});
        const nav::Box place{{500, 500}, {510, 510}};
        camera.frame(place);
        const Camera end = camera.value(); // at once
        camera.fitMap();
        QSignalSpy moved(&camera, &ViewCamera::changed);
        camera.setMoving(true);
        camera.frame(place);
        QVERIFY(!isSame(camera.value(), end));
        QTRY_VERIFY(isSame(camera.value(), end));
        QVERIFY(moved.count() > 1);
    }

    /// Whoever zooms or presses takes over.
    void itCanBeStopped()
    {
        editor::MapDocument document;
        editor::Selection selection(document);
        ViewCamera camera(document, selection, {400, 300});
        camera.setMoving(true);
        camera.frame({{500, 500}, {510, 510}});
        camera.zoomBy(2, {10, 10});
        const Camera stopped = camera.value();
        QSignalSpy moved(&camera, &ViewCamera::changed);
        camera.frame({{500, 500}, {510, 510}});
        camera.stop();
        const auto count = moved.count();
        camera.set(stopped);
        QCoreApplication::processEvents();
        QCOMPARE(moved.count(), count + 1);
        QVERIFY(isSame(camera.value(), stopped));
    }
};

QTEST_MAIN(CameraJumpTest)
#include "camerajumptest.moc"
