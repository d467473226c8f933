#include "tests/app/window/windowbench.h"

#include "app/editor/tools/toolbox.h"
#include "app/editor/view/ruler.h"
#include "app/editor/widgets/numberfield.h"
#include "libnav/map/mapfile.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>

using namespace thicket;
using editor::Ruler;

namespace {

struct Bench : WindowBench {
    Bench()
    {
        workbench.canvas().snapSettings().setSmart(false);
        workbench.navigator().setAgentRadius(0.5);
    }
    const nav::Guides& guides() { return map().settings.guides; }
    QWidget* viewport() { return workbench.view().viewport(); }
    QPoint pixel(nav::Point at) { return workbench.view().camera().pixelOf(at).toPoint(); }
    nav::Point seen(nav::Point at) { return workbench.view().camera().mapPoint(pixel(at)); }
    void showRulers() { action("Rulers")->setChecked(true); }

    static void move(QWidget* widget, QPoint at, Qt::MouseButtons buttons,
                     Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, buttons,
                          modifiers);
        QApplication::sendEvent(widget, &event);
    }
    /// Presses on a ruler and drags to a point of the map. The ruler holds the mouse until the
    /// release.
    void pull(const char* ruler, nav::Point to)
    {
        auto* from = widget<Ruler>(ruler);
        QTest::mousePress(from, Qt::LeftButton, {}, from->rect().center());
        move(from, onRuler(from, to), Qt::LeftButton);
    }
    void letGo(const char* ruler, nav::Point at)
    {
        auto* from = widget<Ruler>(ruler);
        QTest::mouseRelease(from, Qt::LeftButton, {}, onRuler(from, at));
    }
    QPoint onRuler(QWidget* ruler, nav::Point at)
    {
        return ruler->mapFromGlobal(viewport()->mapToGlobal(pixel(at)));
    }
    /// With the Select tool.
    void drag(nav::Point from, QPoint to)
    {
        move(viewport(), pixel(from), {});
        QTest::mousePress(viewport(), Qt::LeftButton, {}, pixel(from));
        move(viewport(), (pixel(from) + to) / 2, Qt::LeftButton);
        move(viewport(), to, Qt::LeftButton);
        QTest::mouseRelease(viewport(), Qt::LeftButton, {}, to);
    }
    QColor colourAt(nav::Point at)
    {
        const QImage shot = viewport()->grab().toImage();
        return shot.pixelColor(pixel(at));
    }
};

/// The columns (rows) of a ruler in which its marks of numbers begin, from its outer edge on.
QList<int> coarseMarks(Ruler& ruler)
{
    const QImage shot = ruler.grab().toImage();
    const bool isLevel = ruler.orientation() == Qt::Horizontal;
    QList<int> found;
    const int length = isLevel ? shot.width() : shot.height();
    for (int i = 0; i < length; ++i) {
        bool isLine = true;
        for (int j = 0; j < Ruler::thickness - 4 && isLine; ++j) {
            const QColor c = isLevel ? shot.pixelColor(i, j) : shot.pixelColor(j, i);
            isLine = c.lightness() < 160;
        }
        if (isLine)
            found << i;
    }
    return found;
}

} // namespace

/// Rulers and guides, with the mouse and keys.
class WindowGuidesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private slots:
    void init()
    {
        QSettings().clear();
        QSettings().setValue("theme", 1); // light
    }

    void rulersAreHiddenAtFirstAndRemembered()
    {
        {
            Bench bench;
            auto* ruler = bench.window.findChild<Ruler*>("upperRuler");
            QVERIFY(!ruler->isVisible());
            bench.key(Qt::Key_R, Qt::ControlModifier);
            QVERIFY(ruler->isVisible());
        }
        Bench bench;
        QVERIFY(bench.window.findChild<Ruler*>("leftRuler")->isVisible());
        bench.key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(!bench.window.findChild<Ruler*>("leftRuler")->isVisible());
    }

    /// Each number's mark stands at a round place, on both axes, whichever way +y points.
    void marksStandAtRoundPlaces()
    {
        for (const nav::YAxis yAxis : {nav::YAxis::up, nav::YAxis::down}) {
            Bench bench;
            nav::Map map = WindowBench::smallMap();
            map.settings.yAxis = yAxis;
            bench.workbench.document().reset(map, {});
            bench.showRulers();
            QCoreApplication::processEvents();
            for (const char* name : {"upperRuler", "leftRuler"}) {
                auto* ruler = bench.widget<Ruler>(name);
                const QList<int> marks = coarseMarks(*ruler);
                QVERIFY2(marks.size() >= 3, name);
                const auto& camera = bench.workbench.view().camera();
                double step = 0;
                double last = 0;
                for (const int mark : marks) {
                    const nav::Point at = camera.mapPoint({mark + 0.5, mark + 0.5});
                    const double place = ruler->orientation() == Qt::Horizontal ? at.x : at.y;
                    const double slack = 0.6 / camera.pixelsPerUnit();
                    QVERIFY2(std::abs(place - std::round(place)) <= slack, name);
                    if (mark != marks.first())
                        step = std::abs(place - last);
                    last = place;
                }
                const double digit =
                    std::round(step) / std::pow(10, std::floor(std::log10(std::round(step))));
                QVERIFY2(digit == 1 || digit == 2 || digit == 5, qPrintable(QString::number(step)));
            }
        }
    }

    void pointerIsMarked()
    {
        Bench bench;
        bench.showRulers();
        QCoreApplication::processEvents();
        auto* ruler = bench.widget<Ruler>("upperRuler");
        const QImage before = ruler->grab().toImage();
        const QPoint at = bench.pixel({13.3, 3});
        Bench::move(bench.viewport(), at, {});
        const QImage after = ruler->grab().toImage();
        const QColor accent = bench.workbench.appearance().palette().accent;
        QCOMPARE(after.pixelColor(at.x(), Ruler::thickness - 6), accent);
        QVERIFY(before.pixelColor(at.x(), Ruler::thickness - 6) != accent);
    }

    void pulledFromARuler()
    {
        Bench bench;
        bench.showRulers();
        QCoreApplication::processEvents();
        const nav::Map before = bench.map();
        bench.pull("leftRuler", {15, 3});
        QVERIFY(bench.workbench.canvas().feedback().chip.has_value());
        bench.letGo("leftRuler", {15, 3});
        QCOMPARE(bench.guides().x.size(), std::size_t(1));
        QVERIFY(std::abs(bench.guides().x[0] - bench.seen({15, 3}).x) < 1e-9);
        QVERIFY(!bench.workbench.canvas().feedback().chip);
        bench.pull("upperRuler", {15, 17});
        bench.letGo("upperRuler", {15, 17});
        QVERIFY(std::abs(bench.guides().y.at(0) - bench.seen({15, 17}).y) < 1e-9);
        QCOMPARE(bench.workbench.document().undoStack().undoText(), QString("Add Guide"));
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == before);
        // Let go over the ruler, or left with Esc: nothing.
        auto* ruler = bench.widget<Ruler>("leftRuler");
        QTest::mouseClick(ruler, Qt::LeftButton);
        bench.pull("leftRuler", {15, 3});
        bench.key(Qt::Key_Escape);
        bench.letGo("leftRuler", {15, 3});
        QVERIFY(bench.map() == before);
        // A typed number is its place.
        bench.pull("leftRuler", {15, 3});
        QTest::keyClicks(&bench.workbench.view(), "7.25");
        bench.key(Qt::Key_Return);
        bench.letGo("leftRuler", {15, 3});
        QVERIFY(bench.guides().x == std::vector<double>{7.25});
    }

    void movedRemovedAndLocked()
    {
        Bench bench;
        bench.showRulers();
        nav::Map map = WindowBench::smallMap();
        map.settings.guides.x = {15, 25};
        map.settings.guides.y = {17};
        bench.workbench.document().reset(map, {});
        QCoreApplication::processEvents();
        const QColor sheet = bench.workbench.appearance().palette().sheet;
        QVERIFY(bench.colourAt({15, 2.9}) != sheet);
        bench.drag({15, 3}, bench.pixel({18, 3}));
        QVERIFY(std::abs(bench.guides().x[0] - 18) < 0.2);
        QCOMPARE(bench.guides().x[1], 25.0);
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        bench.key(Qt::Key_Delete); // it is chosen
        QVERIFY(bench.guides().x == std::vector<double>{25});
        QCOMPARE(bench.map().objects().size(), map.objects().size());
        // Back to the rulers.
        bench.drag({25, 3}, QPoint(-10, bench.pixel({25, 3}).y()));
        QVERIFY(bench.guides().x.empty());
        bench.drag({13, 17}, QPoint(bench.pixel({13, 17}).x(), -10));
        QVERIFY(bench.guides().y.empty());
        for (int i = 0; i < 4; ++i)
            bench.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.map() == map);
        // A locked one is not touched, a hidden one is not there.
        bench.action("Lock Guides")->trigger();
        bench.drag({15, 3}, bench.pixel({18, 3}));
        QVERIFY(bench.guides().x == map.settings.guides.x);
        bench.action("Show Guides")->trigger();
        QVERIFY(!bench.guides().visible);
        QCOMPARE(bench.colourAt({15, 2.9}), bench.colourAt({15.4, 2.9}));
        bench.action("Remove All Guides")->trigger();
        QVERIFY(bench.guides().x.empty() && bench.guides().y.empty());
    }

    void byKeysAlone()
    {
        Bench bench;
        bench.action("Add Vertical Guide")->trigger();
        QCOMPARE(bench.guides().x.size(), std::size_t(1));
        const double first = bench.guides().x[0];
        const double pixel = bench.workbench.canvas().unitsPerPixel();
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(std::abs(bench.guides().x[0] - first - 11 * pixel) < 1e-9);
        QCOMPARE(bench.workbench.document().undoStack().count(), 2);
        bench.key(Qt::Key_Return);
        QTest::keyClicks(&bench.workbench.view(), "12.5");
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.guides().x[0], 12.5);
        bench.key(Qt::Key_Return);
        QTest::keyClicks(&bench.workbench.view(), "99");
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.guides().x[0], 12.5);
        bench.action("Add Horizontal Guide")->trigger();
        QCOMPARE(bench.guides().y.size(), std::size_t(1));
        bench.key(Qt::Key_Delete);
        QVERIFY(bench.guides().y.empty());
        QCOMPARE(bench.map().objects().size(), std::size_t(5));
        bench.key(Qt::Key_Semicolon, Qt::ControlModifier);
        QVERIFY(!bench.guides().visible);
    }

    void haveAMenuOfTheirOwn()
    {
        Bench bench;
        nav::Map map = WindowBench::smallMap();
        map.settings.guides.x = {20, 40};
        bench.workbench.document().reset(map, {});
        const auto menuAt = [&bench](nav::Point at) {
            QTest::mouseClick(bench.viewport(), Qt::RightButton, {}, bench.pixel(at));
            for (auto* menu : bench.window.findChildren<QMenu*>("canvasMenu")) {
                if (menu->isVisible())
                    return menu;
            }
            return static_cast<QMenu*>(nullptr);
        };
        const auto entry = [](const QMenu* menu, const QString& name) {
            for (QAction* one : menu->actions()) {
                if (one->text().remove('&') == name)
                    return one;
            }
            return static_cast<QAction*>(nullptr);
        };
        QMenu* menu = menuAt({40, 30});
        QVERIFY(menu && entry(menu, "Remove Guide") && !entry(menu, "Select All"));
        QCOMPARE(bench.workbench.canvas().chosenGuide()->index, std::size_t(1));
        bool areNew = false;
        connect(&bench.workbench.tools(), &editor::ToolBox::hintsChanged, this,
                [&areNew] { areNew = true; });
        entry(menu, "Remove Guide")->trigger();
        menu->close();
        QCOMPARE(bench.guides().x, std::vector<double>{20});
        QVERIFY(areNew); // those of the guide leave with it
        menu = menuAt({20, 30});
        entry(menu, "Lock Guides")->trigger();
        menu->close();
        QVERIFY(bench.guides().locked);
        menu = menuAt({20, 30}); // where it is unlocked
        QVERIFY(!entry(menu, "Remove Guide") && entry(menu, "Lock Guides")->isChecked());
        menu->close();
        menu = menuAt({40, 30});
        QVERIFY(entry(menu, "Select All"));
        menu->close();
    }

    void objectsSnapToThem()
    {
        Bench bench;
        bench.workbench.canvas().snapSettings().setSmart(true);
        nav::Map map = WindowBench::smallMap();
        map.settings.guides.x = {14.3};
        bench.workbench.document().reset(map, {});
        const auto move = [&](Qt::KeyboardModifiers modifiers) {
            const nav::Point to{14.3 + 5 * bench.workbench.canvas().unitsPerPixel(), 16};
            QTest::mousePress(bench.viewport(), Qt::LeftButton, {}, bench.pixel({10, 10}));
            Bench::move(bench.viewport(), bench.pixel({12, 13}), Qt::LeftButton, modifiers);
            Bench::move(bench.viewport(), bench.pixel(to), Qt::LeftButton, modifiers);
            QString words;
            for (const auto& guide : bench.workbench.canvas().feedback().guides)
                words += guide.word + ' ';
            QTest::mouseRelease(bench.viewport(), Qt::LeftButton, modifiers, bench.pixel(to));
            return words;
        };
        QVERIFY(move({}).contains("guide"));
        const auto centre = [&] {
            return std::get<nav::Circle>(bench.map().find(1)->geometry).center;
        };
        QVERIFY(std::abs(centre().x - 14.3) < 1e-9);
        bench.workbench.document().undo();
        bench.action("Show Guides")->trigger();
        QVERIFY(!move({}).contains("guide"));
        QVERIFY(std::abs(centre().x - 14.3) > 1e-9);
    }

    void savedInTheMap()
    {
        Bench bench;
        QTemporaryDir folder;
        bench.action("Add Vertical Guide")->trigger();
        bench.action("Lock Guides")->trigger();
        QVERIFY(bench.saveTo(folder.filePath("a.thicket")));
        const auto read = nav::loadMap(folder.filePath("a.thicket").toStdString());
        QVERIFY(read->map == bench.map());
        QVERIFY(read->map.settings.guides.locked);
    }

    void theInspectorHasTheChosenGuide()
    {
        Bench bench;
        const nav::Map before = bench.map();
        bench.action("Add Vertical Guide")->trigger();
        auto* place = bench.widget<editor::NumberField>("guidePlace");
        QCOMPARE(place->value(), std::optional(bench.guides().x.front()));
        QVERIFY(!bench.window.findChild<QLineEdit*>("mapName")->isVisible());
        bench.typeInto(place, "7+0.5");
        QTest::keyClick(place, Qt::Key_Return);
        QCOMPARE(bench.guides().x, std::vector<double>{7.5});
        QCOMPARE(bench.workbench.document().undoStack().count(), 2); // one step for the visit
        // Another direction; it stays the chosen one.
        auto* direction = bench.widget<QComboBox>("guideDirection");
        direction->setFocus();
        QTest::keyClick(direction, Qt::Key_Down);
        QCOMPARE(bench.guides().y, std::vector<double>{7.5});
        QVERIFY(bench.guides().x.empty());
        QCOMPARE(bench.workbench.canvas().chosenGuide(), (editor::GuideRef{false, 0}));
        // Locked, it cannot be changed.
        auto* locked = bench.widget<QCheckBox>("guidesLocked");
        QTest::mouseClick(locked, Qt::LeftButton);
        QVERIFY(bench.guides().locked);
        QVERIFY(!place->isEnabled() && !direction->isEnabled());
        QVERIFY(!bench.widget<QPushButton>("removeGuide")->isEnabled());
        QTest::mouseClick(locked, Qt::LeftButton);
        QTest::mouseClick(bench.widget<QPushButton>("removeGuide"), Qt::LeftButton);
        QVERIFY(bench.guides().y.empty());
        QVERIFY(bench.window.findChild<QLineEdit*>("mapName")->isVisible()); // the map again
        while (bench.workbench.document().undoStack().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
        // A selected object takes its place.
        bench.workbench.document().redo();
        const nav::Point onGuide{bench.guides().x.front(), 3};
        QTest::mouseClick(bench.viewport(), Qt::LeftButton, {}, bench.pixel(onGuide));
        QVERIFY(bench.widget<editor::NumberField>("guidePlace"));
        bench.workbench.selection().set({1});
        QVERIFY(!bench.window.findChild<editor::NumberField*>("guidePlace")->isVisible());
    }
};

QTEST_MAIN(WindowGuidesTest)
#include "guidestest.moc"
