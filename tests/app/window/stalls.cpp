#include "app/editor/document/mapdocument.h"
#include "app/editor/files/files.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"
#include "libnav/map/mapfile.h"
#include "tests/app/window/processortime.h"
#include "tests/support/worlds/forest.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMetaObject>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

// How long the window is blocked by what a user does with a huge map, as a Markdown table:
//   thicket-stalls [--csv] [--templates] [N]...
// The map has N circles that cover 20 % of it (default: 1,000,000), in a file. Each row is one
// action, with the longest event of the window's thread until the action is done and the picture
// rests: by the time that the thread worked, which other programs change little, and by the wall
// clock; then the longest ones, and when the action was done. With --csv the circles are imported
// too. Edits go to a journal, as in the program. With --templates the map has N instances of a
// template of three circles, and one of its members is changed.

using namespace thicket;

namespace {

constexpr double radius = 0.3; // of the agent; included in the forest's circles

/// Notes how long each event takes, without those inside another one.
class StallMeter : public QApplication {
public:
    StallMeter(int& argc, char** argv) : QApplication(argc, argv) {}

    struct Stall {
        double milliseconds = 0; ///< by the wall clock
        double processor = 0;    ///< milliseconds that the thread worked
        std::string event;
    };

    void begin()
    {
        m_stalls.clear();
        m_clock.start();
    }
    double elapsed() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }
    std::vector<Stall> longest() const
    {
        std::vector<Stall> sorted = m_stalls;
        std::sort(sorted.begin(), sorted.end(),
                  [](const Stall& a, const Stall& b) { return a.processor > b.processor; });
        sorted.resize(std::min<std::size_t>(sorted.size(), 4));
        return sorted;
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const std::string name =
            std::string(receiver->metaObject()->className()) + ' ' + std::to_string(event->type());
        QElapsedTimer clock;
        clock.start();
        const double before = threadMilliseconds();
        ++m_depth;
        const bool result = QApplication::notify(receiver, event);
        --m_depth;
        const double took = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        if (took > 5)
            m_stalls.push_back({took, threadMilliseconds() - before, name});
        return result;
    }

private:
    QElapsedTimer m_clock;
    std::vector<Stall> m_stalls;
    int m_depth = 0;
};

StallMeter& meter() { return *static_cast<StallMeter*>(qApp); }

nav::Map forestOf(std::size_t circles)
{
    const test::Forest made =
        test::makeForest({.count = static_cast<int>(circles), .cover = 0.2, .seed = 20261123});
    nav::Map map;
    map.settings.agentClasses.push_back({.name = "agent", .radius = radius});
    nav::ObjectId id = 0;
    for (const nav::Obstacle& obstacle : made.circles) {
        nav::Circle circle = std::get<nav::Circle>(obstacle.shape);
        circle.radius -= radius;
        map.append({.id = ++id, .geometry = circle});
    }
    map.append({.id = ++id, .geometry = nav::StartMarker{{-2, -2}}});
    map.append({.id = ++id, .geometry = nav::GoalMarker{{made.side + 2, made.side + 2}}});
    return map;
}

/// Each in a cell of 8 by 8, every second one turned by 90 degrees. No line of sight is long.
nav::Map villageOf(std::size_t instances)
{
    nav::Map map;
    nav::Template hut{.id = 1, .name = "hut"};
    for (const nav::Point at : {nav::Point{-2, -2}, nav::Point{1.5, -1}, nav::Point{-0.5, 2.5}})
        hut.members.push_back({.id = static_cast<nav::ObjectId>(hut.members.size()) + 1,
                               .geometry = nav::Circle{at, 1.2}});
    const auto side = static_cast<std::size_t>(std::ceil(std::sqrt(instances)));
    std::vector<nav::ObjectGroup> groups;
    nav::ObjectId next = 0;
    for (std::size_t i = 0; i < instances; ++i) {
        const nav::Axes axes = i % 2 == 0 ? nav::Axes{} : nav::Axes{{0, 1}, {-1, 0}};
        groups.push_back(
            {.id = static_cast<nav::GroupId>(i) + 1, .name = "hut", .instanceOf = 1, .axes = axes});
        const auto off = [i](std::size_t step) { return static_cast<double>(i * step % 101) / 50; };
        const nav::Point at{8.0 * static_cast<double>(i % side) + off(37),
                            8.0 * static_cast<double>(i / side) + off(59)};
        for (const nav::MapObject& member : hut.members)
            map.append({.id = ++next,
                        .geometry = nav::placed(member.geometry, axes, at),
                        .group = groups.back().id,
                        .member = member.id});
    }
    const double end = 8.0 * static_cast<double>(side);
    map.append({.id = ++next, .geometry = nav::StartMarker{{-8, -8}}});
    map.append({.id = ++next, .geometry = nav::GoalMarker{{end, end}}});
    map.settings.agentClasses.push_back({.name = "agent", .radius = radius});
    map.settings.objectGroups = nav::ObjectGroups(std::move(groups));
    map.settings.templates = nav::Templates({std::move(hut)});
    return map;
}

void writeCsv(const nav::Map& map, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    file.write("x,y,radius\n");
    for (const nav::MapObject& object : map.objects()) {
        if (const auto* circle = std::get_if<nav::Circle>(&object.geometry))
            file.write(QByteArray::number(circle->center.x, 'g', 17) + ',' +
                       QByteArray::number(circle->center.y, 'g', 17) + ',' +
                       QByteArray::number(circle->radius, 'g', 17) + '\n');
    }
}

class Bench {
public:
    Bench() : m_window(m_workbench), m_view(m_workbench.view())
    {
        m_window.resize(1440, 900);
        m_window.keepJournal(m_home.filePath("journal"));
        m_window.show();
        m_tick.start(20); // wakes the loops below, which wait for events
        rest();
    }

    QString path(const QString& name) const { return m_home.filePath(name); }
    std::size_t count() { return m_workbench.document().map().objects().size(); }
    editor::MapDocument& document() { return m_workbench.document(); }
    editor::Files& files() { return m_window.files(); }
    editor::Workbench& workbench() { return m_workbench; }

    /// One row. The action is an event of the window's thread, too.
    void measure(const char* name, const std::function<void()>& action,
                 const std::function<bool()>& isDone)
    {
        meter().begin();
        QMetaObject::invokeMethod(&m_window, action, Qt::QueuedConnection);
        QCoreApplication::processEvents();
        while (!isDone() && meter().elapsed() < mostSeconds * 1e3)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const double done = meter().elapsed();
        settle();
        std::printf("| %s |", name);
        const auto longest = meter().longest();
        const StallMeter::Stall first =
            longest.empty() ? StallMeter::Stall{5, 5, {}} : longest.front();
        std::printf(" %.0f | %.0f |", first.processor, first.milliseconds);
        for (std::size_t i = 0; i < longest.size(); ++i)
            std::printf("%s %.0f (%s)", i == 0 ? "" : ",", longest[i].processor,
                        longest[i].event.c_str());
        std::printf(" | %.2f |\n", done / 1e3);
        std::fflush(stdout);
    }
    void measure(const char* name, const std::function<void()>& action)
    {
        measure(name, action, [] { return true; });
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_view, key, modifiers);
    }
    /// Of a circle's centre, in the viewport.
    QPointF pixelOf(nav::ObjectId id)
    {
        const nav::MapObject& object = *m_workbench.document().map().find(id);
        return m_view.camera().value().toPixel(std::get<nav::Circle>(object.geometry).center);
    }
    void mouse(QEvent::Type type, QPointF at)
    {
        QWidget& viewport = *m_view.viewport();
        const auto changed = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        const auto held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, viewport.mapToGlobal(at), changed, held, {});
        QApplication::sendEvent(&viewport, &event);
    }
    void wheel(int notches)
    {
        QWidget& viewport = *m_view.viewport();
        const QPointF at(430, 310);
        QWheelEvent event(at, viewport.mapToGlobal(at), {}, {0, 120 * notches}, {}, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&viewport, &event);
    }

private:
    static constexpr double mostSeconds = 300;

    /// Until the path is found and nothing is painted.
    void settle()
    {
        const editor::Navigator& navigator = m_workbench.navigator();
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < mostSeconds * 1e3 &&
               (navigator.isFieldLate() || navigator.answer().isLate()))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        rest();
    }
    static void rest()
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 700)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    QTemporaryDir m_home;
    editor::Workbench m_workbench;
    editor::MainWindow m_window;
    editor::MapView& m_view;
    QTimer m_tick;
};

/// The first edits of the map, by the mouse.
void measureDrag(
    Bench& bench, nav::ObjectId id, const std::function<bool()>& isDone = [] { return true; })
{
    const QPointF grip = bench.pixelOf(id);
    bench.measure("press on one", [&] { bench.mouse(QEvent::MouseButtonPress, grip); });
    for (const auto& [name, to] :
         {std::pair("begin to drag it", QPointF(6, 0)), std::pair("drag it on", QPointF(9, -2)),
          std::pair("drag it on again", QPointF(12, -4))})
        bench.measure(name, [&, by = to] { bench.mouse(QEvent::MouseMove, grip + by); });
    bench.measure(
        "let go", [&] { bench.mouse(QEvent::MouseButtonRelease, grip + QPointF(12, -4)); }, isDone);
    bench.measure("undo the drag", [&] { bench.document().undo(); });
}

/// One member of an instance, and with it that of all.
void measureTemplates(Bench& bench, std::size_t instances)
{
    editor::MapDocument& document = bench.document();
    const std::size_t all = 3 * instances + 2;
    bench.measure(
        "open", [&] { bench.files().open(bench.path("village.thicket")); },
        [&] { return bench.count() == all; });
    const auto instance = static_cast<nav::ObjectId>(instances / 2);
    const nav::ObjectId first = 3 * instance + 1;
    const nav::ObjectId last = 3 * static_cast<nav::ObjectId>(instances) - 2;
    const auto centre = [&](nav::ObjectId id) {
        return std::get<nav::Circle>(document.map().find(id)->geometry).center;
    };
    nav::Point former;
    const auto note = [&] { former = centre(last); };
    const auto follows = [&] { return centre(last) != former; };
    bench.workbench().selection().groups().enter(instance + 1);
    bench.workbench().selection().set({first});
    note();
    bench.measure(
        "nudge a member", [&] { bench.key(Qt::Key_Right); }, follows);
    note();
    bench.measure(
        "nudge it again", [&] { bench.key(Qt::Key_Right); }, follows);
    note();
    bench.measure(
        "undo that", [&] { document.undo(); }, follows);
    note();
    bench.measure(
        "redo that", [&] { document.redo(); }, follows);
    note();
    measureDrag(bench, first, follows);
}

void measureMap(Bench& bench, std::size_t count, bool withCsv)
{
    editor::MapDocument& document = bench.document();
    const std::size_t all = count + 2;
    const auto hasAll = [&] { return bench.count() == all; };
    bench.measure(
        "open", [&] { bench.files().open(bench.path("forest.thicket")); }, hasAll);
    bench.measure("zoom in by five notches", [&] { bench.wheel(5); });
    bench.measure("zoom out", [&] { bench.wheel(-5); });
    bench.workbench().selection().set({static_cast<nav::ObjectId>(count / 2)});
    measureDrag(bench, static_cast<nav::ObjectId>(count / 2));
    bench.workbench().selection().set({static_cast<nav::ObjectId>(count / 2)});
    bench.measure("nudge one, the first edit", [&] { bench.key(Qt::Key_Right); });
    bench.measure("nudge one again", [&] { bench.key(Qt::Key_Right); });
    bench.measure("undo", [&] { document.undo(); });
    bench.measure("delete one", [&] { bench.key(Qt::Key_Delete); });
    bench.measure("undo the deletion", [&] { document.undo(); });
    const auto isSaved = [&] { return !document.isModified(); };
    bench.workbench().selection().set({static_cast<nav::ObjectId>(count / 2)});
    bench.key(Qt::Key_Left);
    bench.measure(
        "save", [&] { bench.key(Qt::Key_S, Qt::ControlModifier); }, isSaved);
    bench.workbench().selection().set({static_cast<nav::ObjectId>(count / 2)});
    bench.key(Qt::Key_Left);
    bench.measure(
        "revert", [&] { bench.files().revert(); }, isSaved);
    bench.measure(
        "add ten circles from a file", [&] { bench.files().addFrom(bench.path("ten.thicket")); },
        [&] { return bench.count() >= all + 10; });
    bench.measure(
        "undo that", [&] { document.undo(); }, hasAll);
    bench.measure("a new map in a tab", [&] { bench.files().newMap(); });
    bench.measure(
        "add the forest to it", [&] { bench.files().addFrom(bench.path("forest.thicket")); },
        hasAll);
    bench.measure(
        "undo that", [&] { document.undo(); }, [&] { return bench.count() == 0; });
    bench.measure("go back to the forest", [&] { bench.workbench().maps().showPrevious(); });
    document.undoStack().setClean();
    bench.measure("close it", [&] { bench.files().closeShown(); });
    if (!withCsv)
        return;
    document.undoStack().setClean();
    bench.measure(
        "import", [&] { bench.files().open(bench.path("forest.csv")); },
        [&] { return bench.count() == count; });
    bench.workbench().selection().set({static_cast<nav::ObjectId>(count / 2)});
    bench.measure("nudge one, the first edit", [&] { bench.key(Qt::Key_Right); });
}

void printHead(std::size_t count, const char* what)
{
    std::printf("| %zu %s | processor, ms | wall clock, ms | longest events: processor, "
                "ms (class, type) | done, s |\n|---|---|---|---|---|\n",
                count, what);
}

} // namespace

int main(int argc, char** argv)
{
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    StallMeter application(argc, argv);
    QCoreApplication::setOrganizationName("ThicketTests");
    QCoreApplication::setApplicationName("Stalls");
    std::vector<std::string> words(argv + 1, argv + argc);
    const bool withCsv = std::erase(words, "--csv") > 0;
    const bool withTemplates = std::erase(words, "--templates") > 0;
    if (words.empty())
        words = {"1000000"};
    for (const std::string& word : words) {
        const auto count = static_cast<std::size_t>(std::max(100, std::atoi(word.c_str())));
        Bench bench;
        if (withTemplates) {
            if (!nav::saveMap(villageOf(count), bench.path("village.thicket").toStdString()))
                return 1;
            printHead(count, "instances of three circles");
            measureTemplates(bench, count);
            continue;
        }
        {
            const nav::Map forest = forestOf(count);
            const nav::Map ten = forestOf(10);
            if (!nav::saveMap(forest, bench.path("forest.thicket").toStdString()) ||
                !nav::saveMap(ten, bench.path("ten.thicket").toStdString()))
                return 1;
            if (withCsv)
                writeCsv(forest, bench.path("forest.csv"));
        }
        printHead(count, "circles");
        measureMap(bench, count, withCsv);
    }
}
