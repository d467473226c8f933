#include "tests/app/window/windowbench.h"

#include "app/editor/navigation/navigator.h"
#include "app/editor/numbers/numbertext.h"
#include "app/editor/swipe/comparisonstrip.h"
#include "app/editor/swipe/mapcomparison.h"
#include "app/editor/swipe/sidepath.h"
#include "app/editor/swipe/swipeline.h"
#include "app/editor/swipe/swipeview.h"
#include "app/editor/widgets/numberfield.h"
#include "libnav/map/mapfile.h"
#include "libsteer/comparison/solvercomparison.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
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
    QString textOf(const QString& label) { return widget<QLabel>(label)->text(); }
    /// The viewport, once what is seen of both maps is drawn, which may take some frames.
    QImage picture()
    {
        QImage taken;
        if (!QTest::qWaitFor([this, &taken] {
                taken = workbench.view().viewport()->grab().toImage();
                const int edge = window.findChild<SwipeLine*>()->edge();
                return (edge == taken.width() || workbench.canvas().isMapPainted()) &&
                       (edge == 0 || theirs().isMapPainted());
            }))
            qFatal("the maps are never painted");
        return taken;
    }

    QTemporaryDir folder;
};

/// No pixel differs by more than the shine of a line through the casing of another.
bool areAlike(const QImage& a, const QImage& b)
{
    constexpr int shine = 40;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            if (std::abs(p.red() - q.red()) > shine || std::abs(p.green() - q.green()) > shine ||
                std::abs(p.blue() - q.blue()) > shine)
                return false;
        }
    }
    return a.size() == b.size();
}

QImage leftOf(const QImage& image, int x) { return image.copy(0, 0, x - 20, image.height()); }
QImage rightOf(const QImage& image, int x)
{
    return image.copy(x + 20, 0, image.width() - x - 20, image.height());
}

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
            dialog.findChild<QLineEdit*>("fileNameEdit")->setText(bench.path());
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

    /// Left of the line lies the picture of the other map, right of it that of the shown one. Both
    /// have the same path, which covers the other's but for a shine: Qt begins the dashes of a line
    /// elsewhere when less of it is painted.
    void theLineDividesThePictures()
    {
        ComparisonBench bench;
        bench.compare("Compare With This State");
        nav::MapObject other = *bench.map().find(2);
        other.geometry = nav::Circle{{20, 12}, 3};
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {other}), "Widen");
        QCOMPARE(bench.difference(), QString("equally long"));
        auto* line = bench.window.findChild<SwipeLine*>();
        line->setValue(line->maximum());
        const QImage theirs = bench.picture();
        line->setValue(line->minimum());
        const QImage ours = bench.picture();
        QVERIFY(theirs != ours);
        for (const int place : {300, 700, 450}) {
            line->setValue(place);
            const QImage both = bench.picture();
            QVERIFY(areAlike(leftOf(both, line->edge()), leftOf(theirs, line->edge())));
            QVERIFY(areAlike(rightOf(both, line->edge()), rightOf(ours, line->edge())));
        }
    }

    /// Each side shows the other's path with the overlay of the path, and not without.
    void theOtherPathIsPartOfTheOverlay()
    {
        ComparisonBench bench;
        bench.compare("Compare With This State");
        bench.widenOak();
        auto* line = bench.window.findChild<SwipeLine*>();
        for (const int place : {line->minimum(), line->maximum()}) {
            line->setValue(place);
            const QImage with = bench.picture();
            const SidePath* ghost = nullptr;
            Canvas& canvas = place == line->minimum() ? bench.workbench.canvas() : bench.theirs();
            for (QGraphicsItem* item : canvas.items())
                ghost = ghost ? ghost : dynamic_cast<SidePath*>(item);
            QVERIFY(ghost && ghost->isVisible());
            bench.workbench.overlays().setOn(Overlay::path, false);
            QVERIFY(!ghost->isVisible());
            QVERIFY(bench.picture() != with);
            bench.workbench.overlays().setOn(Overlay::path, true);
            QCOMPARE(bench.picture(), with);
        }
    }

    /// Both sides show the edited map, each with the path of its agent.
    void anotherRadiusFollowsTheEdits()
    {
        ComparisonBench bench;
        Navigator& ours = bench.workbench.navigator();
        ours.setAgentRadius(0.5);
        bench.compare("Compare With Another Radius");
        QVERIFY(bench.isOpen());
        bench.typeInto(bench.widget<NumberField>("comparedRadius"), "2");
        const Navigator& theirs = bench.theirs().navigator();
        QCOMPARE(theirs.agentRadius(), 2.0);
        QCOMPARE(ours.agentRadius(), 0.5);
        for (int edits = 0; edits < 2; ++edits) {
            Navigator expected(bench.workbench.document());
            expected.setAgentRadius(2);
            QCOMPARE(bench.theirLength(), expected.path().length());
            QVERIFY(bench.theirLength() > bench.ourLength());
            QVERIFY2(bench.difference().startsWith("B: -") ||
                         bench.difference().startsWith(QString("B: ") + QChar(0x2212)),
                     qPrintable(bench.difference()));
            bench.widenOak();
        }
        ours.setAgentRadius(2);
        QCOMPARE(bench.difference(), QString("equally long"));
    }

    void anotherMethodIsCompared()
    {
        ComparisonBench bench;
        bench.compare("Compare With Another Method");
        auto* method = bench.widget<QComboBox>("comparedMethod");
        steer::ComparisonOptions options;
        const Navigator& ours = bench.workbench.navigator();
        for (int edits = 0; edits < 2; ++edits) {
            const auto rows =
                steer::compareSolvers(ours.field(), {*ours.start(), *ours.goal()}, options);
            for (int one = 0; one < method->count(); ++one) {
                method->setCurrentIndex(one);
                const auto& row = rows[std::size_t(method->currentData().toInt())];
                const QString length = editor::lengthText(row.path.length(), "m");
                QTRY_VERIFY(bench.textOf("comparisonA").contains(length));
            }
            bench.widenOak();
        }
        QVERIFY(!bench.theirs().document().map().objects().empty());
    }

    /// A picture of its own asks for no other graph in the shown one.
    void theScopeOfTheGraphIsThatOfTheShownMap()
    {
        ComparisonBench bench;
        bench.key(Qt::Key_F6);
        QCOMPARE(bench.workbench.overlays().scope(), GraphScope::pathOnly);
        bench.compare("Compare With This State");
        bench.workbench.view().camera().zoomBy(2, {100, 100});
        QCoreApplication::processEvents();
        QCOMPARE(bench.workbench.overlays().scope(), GraphScope::pathOnly);
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
