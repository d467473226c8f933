#include "app/editor/scene/shownunderlay.h"
#include "tests/app/drawing/quarters.h"
#include "tests/app/scene/canvasstage.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace thicket;
using namespace thicket::editor;

namespace {

bool isLike(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 8 && std::abs(a.green() - b.green()) < 8 &&
           std::abs(a.blue() - b.blue()) < 8;
}

/// The orchard with a picture of 40 by 20 beneath, its lower left corner at 40, 5.
struct Stage : CanvasStage {
    explicit Stage(nav::YAxis yAxis = nav::YAxis::up) : CanvasStage(smallOrchard(yAxis))
    {
        const QString path = folder.filePath("plan.png");
        quarters({400, 200}).save(path);
        canvas.setGridShown(false);
        nav::Map map = document.map();
        map.settings.underlay = nav::Underlay{path.toStdString(), {{40, 5}, {80, 25}}};
        document.reset(map, {});
        tools.choose("picture");
    }
    bool isRead()
    {
        return QTest::qWaitFor([this] { return !canvas.underlay().picture().isNull(); });
    }
    nav::Box box() const { return document.map().settings.underlay->box; }
    QColor colourAt(nav::Point at)
    {
        const QImage shot = view.viewport()->grab().toImage();
        const QPointF where = view.camera().pixelOf(at) * view.devicePixelRatioF();
        return shot.pixelColor(where.toPoint());
    }

    QTemporaryDir folder;
};

const QColor red(220, 0, 0);
const QColor blue(0, 0, 220);

} // namespace

/// The picture beneath the map, with the mouse and keys.
class UnderlayTest : public QObject {
    Q_OBJECT

private slots:
    void liesBeneathTheObjects();
    void isUprightWithYDown();
    void dragMovesItAsOneStep();
    void arrowsMoveIt();
    void twoClicksAndALengthScaleIt();
    void backspaceAndEscapeTakePointsBack();
    void lockedHiddenOrAbsentSaysWhy();
    void hiddenIsNotDrawn();
    void missingShowsItsFrameAndSaysSo();
    void undoBringsAnotherPictureBack();
};

void UnderlayTest::liesBeneathTheObjects()
{
    Stage stage;
    QVERIFY(stage.isRead());
    QVERIFY(isLike(stage.colourAt({42, 24}), red)); // the top of the picture
    QVERIFY(isLike(stage.colourAt({42, 7}), blue));
    QVERIFY(!isLike(stage.colourAt({60, 20}), red)); // circle 3 is above it
    QVERIFY(isLike(stage.colourAt({35, 10}), stage.appearance.palette().sheet));
}

void UnderlayTest::isUprightWithYDown()
{
    Stage stage(nav::YAxis::down);
    QVERIFY(stage.isRead());
    QVERIFY(isLike(stage.colourAt({42, 7}), red));
    QVERIFY(isLike(stage.colourAt({42, 24}), blue));
}

void UnderlayTest::dragMovesItAsOneStep()
{
    Stage stage;
    QVERIFY(stage.isRead());
    const nav::Map before = stage.document.map();
    const nav::Point by = stage.seen({20, 50}) - stage.seen({45, 10});
    stage.pull({45, 10}, {20, 50});
    QVERIFY(stage.canvas.feedback().chip.has_value());
    stage.release({20, 50});
    QVERIFY(isNear(stage.box().min, nav::Point{40, 5} + by));
    QVERIFY(isNear(stage.box().width(), 40));
    QCOMPARE(stage.steps(), 1);
    QVERIFY(isLike(stage.colourAt(nav::Point{42, 7} + by), blue));
    QVERIFY(!isLike(stage.colourAt({42, 7}), blue));
    const nav::Map after = stage.document.map();
    stage.document.undo();
    QVERIFY(stage.document.map() == before);
    stage.document.redo();
    QVERIFY(stage.document.map() == after);
    stage.pull({20, 50}, {60, 50});
    stage.key(Qt::Key_Escape);
    stage.release({60, 50});
    QVERIFY(stage.document.map() == after);
    stage.drag({20, 50}, {60, 51}, Qt::ShiftModifier);
    QVERIFY(isNear(stage.box().min.y, after.settings.underlay->box.min.y));
    QVERIFY(stage.selection.isEmpty());
}

void UnderlayTest::arrowsMoveIt()
{
    Stage stage;
    const double pixel = stage.canvas.unitsPerPixel();
    stage.key(Qt::Key_Right);
    stage.key(Qt::Key_Right);
    stage.key(Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(isNear(stage.box().min, {40 + 2 * pixel, 5 + 10 * pixel}));
    QCOMPARE(stage.steps(), 1);
}

void UnderlayTest::twoClicksAndALengthScaleIt()
{
    Stage stage;
    QVERIFY(stage.isRead());
    const nav::Map before = stage.document.map();
    const nav::Point a = stage.seen({50, 10});
    const nav::Point b = stage.seen({70, 10});
    stage.click({50, 10});
    QVERIFY(stage.tools.isGestureOpen());
    stage.move({60, 12});
    QCOMPARE(stage.canvas.feedback().line.size(), std::size_t(2));
    stage.click({70, 10});
    stage.key(Qt::Key_Return); // nothing is typed yet
    QVERIFY(stage.tools.isGestureOpen());
    stage.type("12.5");
    QCOMPARE(stage.canvas.feedback().chip->fields.first().text, QString("12.5"));
    stage.key(Qt::Key_Return);
    QVERIFY(!stage.tools.isGestureOpen());
    const double factor = 12.5 / nav::length(b - a);
    QVERIFY(isNear(stage.box().width(), 40 * factor));
    QVERIFY(isNear(stage.box().height(), 20 * factor));
    QVERIFY(isNear(stage.box().min, a + factor * (nav::Point{40, 5} - a)));
    QCOMPARE(stage.steps(), 1);
    QCOMPARE(stage.document.undoStack().undoText(), QString("Scale Picture"));
    stage.document.undo();
    QVERIFY(stage.document.map() == before);
}

void UnderlayTest::backspaceAndEscapeTakePointsBack()
{
    Stage stage;
    stage.click({50, 10});
    stage.click({70, 10});
    stage.type("3");
    stage.key(Qt::Key_Backspace); // the digit
    stage.key(Qt::Key_Backspace); // the second point
    QVERIFY(stage.tools.isGestureOpen());
    QCOMPARE(stage.canvas.feedback().vertices.size(), std::size_t(1));
    stage.key(Qt::Key_Escape);
    QVERIFY(!stage.tools.isGestureOpen());
    QCOMPARE(stage.tools.current().iconName(), QString("picture"));
    QCOMPARE(stage.steps(), 0);
    stage.key(Qt::Key_Escape);
    QCOMPARE(stage.tools.current().iconName(), QString("select"));
    QVERIFY(stage.canvas.feedback().ghosts.empty());
}

void UnderlayTest::lockedHiddenOrAbsentSaysWhy()
{
    Stage stage;
    QSignalSpy refused(&stage.tools, &ToolBox::refused);
    const auto change = [&stage](bool visible, bool locked) {
        nav::MapSettings settings = stage.document.map().settings;
        settings.underlay->visible = visible;
        settings.underlay->locked = locked;
        stage.document.push(nav::MapEdit::changeSettings(stage.document.map(), settings), "set");
    };
    change(true, true);
    const nav::Map before = stage.document.map();
    stage.drag({50, 10}, {60, 20});
    QVERIFY(refused.takeLast().first().toString().contains("locked"));
    change(false, false);
    stage.click({50, 10});
    stage.key(Qt::Key_Left);
    QVERIFY(refused.takeLast().first().toString().contains("hidden"));
    stage.document.undo();
    QVERIFY(stage.document.map() == before);
    stage.document.reset(smallOrchard(), {});
    stage.drag({50, 10}, {60, 20});
    QVERIFY(refused.takeLast().first().toString().contains("no picture"));
    QVERIFY(stage.document.map() == smallOrchard());
}

void UnderlayTest::hiddenIsNotDrawn()
{
    Stage stage;
    QVERIFY(stage.isRead());
    nav::MapSettings settings = stage.document.map().settings;
    settings.underlay->visible = false;
    stage.document.push(nav::MapEdit::changeSettings(stage.document.map(), settings), "hide");
    QVERIFY(isLike(stage.colourAt({42, 7}), stage.appearance.palette().sheet));
    stage.document.undo();
    QVERIFY(isLike(stage.colourAt({42, 7}), blue));
    settings.underlay->visible = true;
    settings.underlay->opacity = 0.5;
    stage.document.push(nav::MapEdit::changeSettings(stage.document.map(), settings), "fade");
    const QColor faded = stage.colourAt({42, 7});
    QVERIFY(faded.red() > 100 && faded.blue() > 200);
}

void UnderlayTest::missingShowsItsFrameAndSaysSo()
{
    Stage stage;
    QSignalSpy failed(&stage.canvas.underlay(), &ShownUnderlay::failed);
    nav::Map map = stage.document.map();
    map.settings.underlay->image = stage.folder.filePath("gone.png").toStdString();
    stage.document.reset(map, {});
    QVERIFY(QTest::qWaitFor([&failed] { return !failed.isEmpty(); }));
    QVERIFY(failed.first().first().toString().contains("gone.png"));
    QVERIFY(stage.document.map() == map);
    stage.tools.choose("select"); // whose feedback has no frame
    int inked = 0;
    for (double x = 42; x < 78; x += 0.5)
        inked += isLike(stage.colourAt({x, 5}), stage.appearance.palette().sheet) ? 0 : 1;
    QVERIFY(inked > 10);
    QVERIFY(isLike(stage.colourAt({42, 7}), stage.appearance.palette().sheet));
    // What is no picture is refused alike.
    QFile text(stage.folder.filePath("text.png"));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no picture") > 0);
    text.close();
    map.settings.underlay->image = text.fileName().toStdString();
    stage.document.reset(map, {});
    QVERIFY(QTest::qWaitFor([&failed] { return failed.size() == 2; }));
    QVERIFY(failed.last().first().toString().contains("not a picture"));
}

void UnderlayTest::undoBringsAnotherPictureBack()
{
    Stage stage;
    QVERIFY(stage.isRead());
    nav::MapSettings settings = stage.document.map().settings;
    settings.underlay.reset();
    stage.document.push(nav::MapEdit::changeSettings(stage.document.map(), settings), "remove");
    QVERIFY(stage.canvas.underlay().picture().isNull());
    QVERIFY(isLike(stage.colourAt({42, 7}), stage.appearance.palette().sheet));
    stage.document.undo();
    QVERIFY(stage.isRead());
    QVERIFY(isLike(stage.colourAt({42, 7}), blue));
}

QTEST_MAIN(UnderlayTest)
#include "underlaytest.moc"
