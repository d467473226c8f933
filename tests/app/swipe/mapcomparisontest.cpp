#include "tests/app/window/windowbench.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/swipe/comparedmap.h"
#include "app/editor/swipe/comparisonstrip.h"
#include "app/editor/swipe/mapcomparison.h"
#include "app/editor/swipe/swipeline.h"
#include "app/editor/swipe/swipeview.h"
#include "libnav/map/mapfile.h"

#include <QFileDialog>
#include <QLabel>
#include <QToolButton>

using namespace thicket;
using namespace thicket::editor;

namespace {

/// The window on the small map, and the same map with a wider oak in a file.
struct ComparisonBench : WindowBench {
    ComparisonBench()
    {
        nav::Map other = smallMap();
        widenOak(other);
        if (!nav::saveMap(other, path().toStdString()))
            qFatal("not written");
        for (const Overlay overlay : {Overlay::surfing, Overlay::hugging})
            workbench.overlays().setOn(overlay, false); // the graph comes in when it likes
    }

    static void widenOak(nav::Map& map)
    {
        nav::MapObject oak = *map.find(1);
        oak.geometry = nav::Circle{{10, 10}, 6};
        map.replace(oak);
    }
    void widenOak()
    {
        nav::MapObject oak = *map().find(1);
        oak.geometry = nav::Circle{{10, 10}, 6};
        workbench.document().push(nav::MapEdit::change(map(), {oak}), "Widen");
    }

    QString path() const { return folder.filePath("other.thicket"); }
    bool isOpen() const { return window.findChild<SwipeView*>(); }
    void compare(const QString& action)
    {
        this->action(action)->trigger();
        waitForFiles();
    }
    SwipeView& view() { return *window.findChild<SwipeView*>(); }
    Canvas& theirs() { return static_cast<Canvas&>(*view().scene()); }
    double theirLength() { return theirs().navigator().path().length(); }
    double ourLength() { return workbench.navigator().path().length(); }
    QString difference() { return widget<QLabel>("comparisonDifference")->text(); }

    QTemporaryDir folder;
};

} // namespace

/// Two maps in one view, left and right of a line.
class MapComparisonTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init() { QSettings().clear(); }

    void aStateIsKeptWhileTheMapIsEdited()
    {
        ComparisonBench bench;
        const nav::Map before = bench.map();
        const double length = bench.ourLength();
        bench.compare("Compare With This State");
        QVERIFY(bench.isOpen());
        QCOMPARE(bench.difference(), QString("equally long"));
        bench.widenOak();
        QVERIFY(bench.theirs().document().map() == before);
        QCOMPARE(bench.theirLength(), length);
        QVERIFY(bench.ourLength() > length + 1);
        QVERIFY2(bench.difference().startsWith("B: +"), qPrintable(bench.difference()));
        bench.workbench.document().undo();
        QCOMPARE(bench.difference(), QString("equally long"));
    }

    /// Both maps answer the question of the shown one.
    void endsAndRadiusAreThoseOfTheShownMap()
    {
        ComparisonBench bench;
        bench.compare("Compare With This State");
        Navigator& ours = bench.workbench.navigator();
        ours.setAgentRadius(1.25);
        ours.setProbe(nav::Point{3, 3}, nav::Point{35, 17});
        const Navigator& theirs = bench.theirs().navigator();
        QCOMPARE(theirs.agentRadius(), 1.25);
        QCOMPARE(theirs.start(), std::optional(nav::Point{3, 3}));
        QCOMPARE(theirs.goal(), std::optional(nav::Point{35, 17}));
        QCOMPARE(theirs.path().length(), ours.path().length());
    }

    void anotherFileIsCompared()
    {
        ComparisonBench bench;
        bool isAnswered = false;
        whenModal<QFileDialog>(isAnswered, [&bench](QFileDialog& dialog) {
            dialog.selectFile(bench.path());
            static_cast<QDialog&>(dialog).accept();
        });
        const nav::Map before = bench.map();
        bench.compare("Compare With Another File");
        QVERIFY(isAnswered);
        QVERIFY(bench.isOpen());
        QVERIFY(bench.theirLength() > bench.ourLength() + 1);
        QVERIFY(bench.widget<QLabel>("comparisonA")->text().contains("other.thicket"));
        QVERIFY(bench.map() == before);
        QCOMPARE(bench.workbench.maps().count(), 1);
    }

    void theFileAsSavedIsCompared()
    {
        ComparisonBench bench;
        QVERIFY(!bench.action("Compare With Its File")->isEnabled());
        QVERIFY(bench.saveTo(bench.path()));
        const double saved = bench.ourLength();
        bench.widenOak();
        bench.compare("Compare With Its File");
        QVERIFY(bench.isOpen());
        QCOMPARE(bench.theirLength(), saved);
        QVERIFY(bench.ourLength() > saved + 1);
    }

    void aFileThatIsNoMapSaysSo()
    {
        ComparisonBench bench;
        bench.window.findChild<MapComparison*>()->compareWithFile(
            bench.folder.filePath("gone.thicket"), "gone.thicket");
        bench.waitForFiles();
        QVERIFY(!bench.isOpen());
        QVERIFY(bench.widget<QLabel>("messageText")->isVisible());
    }

    /// Left of the line the view of the other map lies over that of the shown one.
    void theLineDividesTheViews()
    {
        ComparisonBench bench;
        bench.compare("Compare With This State");
        auto* line = bench.window.findChild<SwipeLine*>();
        line->setValue(line->minimum());
        QVERIFY(!bench.view().isVisible());
        for (const int place : {300, 700, 450}) {
            line->setValue(place);
            QVERIFY(bench.view().isVisible());
            const QRect covered = bench.view().mask().boundingRect();
            QCOMPARE(covered, QRect(0, 0, line->edge(), bench.view().height()));
        }
    }

    void theLineIsMovedByMouseAndKeys()
    {
        ComparisonBench bench;
        bench.compare("Compare With This State");
        auto* line = bench.window.findChild<SwipeLine*>();
        const QWidget& viewport = *bench.workbench.view().viewport();
        const QPoint grip = line->rect().center();
        QTest::mousePress(line, Qt::LeftButton, {}, grip);
        QTest::mouseMove(line, grip - QPoint(100, 0));
        QTest::mouseRelease(line, Qt::LeftButton, {}, grip - QPoint(100, 0));
        QVERIFY(std::abs(line->edge() - (viewport.width() / 2 - 100)) <= 2);
        const int before = line->edge();
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Right);
        QVERIFY(line->edge() > before);
        QTest::keyClick(line, Qt::Key_End);
        QCOMPARE(line->edge(), viewport.width());
    }

    /// One camera. What lies left of the line cannot be changed.
    void theViewIsSharedAndTheOtherMapIsNot()
    {
        ComparisonBench bench;
        bench.compare("Compare With This State");
        ViewCamera& camera = bench.workbench.view().camera();
        camera.zoomBy(2, {100, 100});
        QCOMPARE(bench.theirs().unitsPerPixel(), bench.workbench.canvas().unitsPerPixel());
        QCOMPARE(bench.theirs().visible(), bench.workbench.canvas().visible());
        auto* line = bench.window.findChild<SwipeLine*>();
        line->setValue(line->maximum());
        const QPoint oak = camera.pixelOf({10, 10}).toPoint();
        const nav::Map before = bench.map();
        QTest::mouseClick(bench.view().viewport(), Qt::LeftButton, {}, oak);
        QVERIFY(bench.workbench.selection().isEmpty());
        QVERIFY(bench.map() == before);
    }

    void itEnds_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how : {"action", "button", "another map", "window"})
            QTest::newRow(how) << QString(how);
    }
    void itEnds()
    {
        QFETCH(QString, how);
        ComparisonBench bench;
        QVERIFY(!bench.action("End the Comparison")->isEnabled());
        bench.compare("Compare With This State");
        bench.compare("Compare With This State"); // in place of the first
        if (how == "window")
            return; // closed with it
        if (how == "action")
            bench.action("End the Comparison")->trigger();
        else if (how == "button")
            QTest::mouseClick(bench.widget<QToolButton>("comparisonEnd"), Qt::LeftButton);
        else
            bench.workbench.document().reset(ComparisonBench::smallMap(), {});
        QVERIFY(!bench.isOpen());
        QVERIFY(!bench.window.findChild<SwipeLine*>());
        QVERIFY(!bench.window.findChild<ComparisonStrip*>()->isVisible());
    }
};

QTEST_MAIN(MapComparisonTest)
#include "mapcomparisontest.moc"
