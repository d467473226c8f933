#include "app/editor/files/longsteps.h"
#include "app/editor/panels/objects/objectlistmodel.h"
#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "tests/app/window/stallbench.h"
#include "tests/support/worlds/forest.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

// How long the window is blocked by what a user does with a huge map, as a Markdown table:
//   thicket-stalls [--csv] [--templates] [PART]... [N]...
// The map has N circles that cover 20 % of it (default: 1,000,000), in a file. Each row is one
// action, with the longest event of the window's thread until the action is done and the picture
// rests: by the time that the thread worked, which other programs change little, and by the wall
// clock; then the longest ones, and when the action was done. With --csv the circles are imported
// too. PART: those rows only (see `parts` below). Edits go to a journal, as in the program. With
// --templates the map has N instances of a template of three circles instead, and one of its
// members is changed.

using namespace thicket;

namespace {

constexpr double radius = 0.3; // of the agent; included in the forest's circles

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

/// The map with a group for each 50 objects.
nav::Map groupsOf(const nav::Map& forest)
{
    constexpr std::size_t objectsOfGroup = 50;
    nav::Map map;
    std::vector<nav::ObjectGroup> groups;
    std::vector<nav::Map::PlacedObject> placed;
    for (const nav::MapObject& object : forest.objects()) {
        if (placed.size() % objectsOfGroup == 0)
            groups.push_back({.id = static_cast<nav::GroupId>(groups.size() + 1)});
        placed.push_back({object, placed.size()});
        placed.back().object.group = groups.back().id;
    }
    map.insert(std::move(placed));
    map.settings = forest.settings;
    map.settings.objectGroups = nav::ObjectGroups(std::move(groups));
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

/// The first edits of the map, by the mouse.
void measureDrag(
    StallBench& bench, nav::ObjectId id, const std::function<bool()>& isDone = [] { return true; })
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
void measureTemplates(StallBench& bench, std::size_t instances)
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

/// So many circles, from all parts of the map.
QList<nav::ObjectId> spread(std::size_t some, std::size_t count)
{
    QList<nav::ObjectId> ids;
    for (std::size_t i = 0; i < some; ++i)
        ids << static_cast<nav::ObjectId>(1 + i * count / some);
    return ids;
}

/// The step that was done last, back and forth.
void measureHistory(StallBench& bench, std::size_t before, std::size_t after,
                    const std::string& name)
{
    const auto has = [&bench](std::size_t count) {
        return
            [&bench, count] { return !bench.files().steps().isBusy() && bench.count() == count; };
    };
    bench.measure(
        name + "undo that", [&] { bench.document().undo(); }, has(before));
    bench.measure(
        name + "redo that", [&] { bench.document().redo(); }, has(after));
    bench.measure(
        name + "undo that", [&] { bench.document().undo(); }, has(before));
}

/// Steps of many objects.
template <std::size_t some> void measureSteps(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    const std::string name = std::to_string(some) + ": ";
    const std::size_t all = bench.count();
    const auto has = [&bench](std::size_t expected) {
        return [&bench, expected] {
            return !bench.files().steps().isBusy() && bench.count() == expected;
        };
    };
    const QList<nav::ObjectId> ids = spread(some, count);
    bench.measure(name + "select", [&] { bench.workbench().selection().set(ids); });
    bench.measure(
        name + "nudge", [&] { bench.key(Qt::Key_Right); }, has(all));
    measureHistory(bench, all, all, name);
    bench.measure(name + "copy", [&] { bench.key(Qt::Key_C, Qt::ControlModifier); });
    bench.measure(
        name + "paste", [&] { bench.key(Qt::Key_V, Qt::ControlModifier); }, has(all + some));
    measureHistory(bench, all, all + some, name);
    bench.workbench().selection().set(ids);
    bench.measure(
        name + "delete", [&] { bench.key(Qt::Key_Delete); }, has(all - some));
    measureHistory(bench, all, all - some, name);
}

/// All of them dragged by one that is near the middle of the view.
template <std::size_t some> void measureDrags(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    const std::string name = std::to_string(some) + ": ";
    const auto isDone = [&bench] { return !bench.files().steps().isBusy(); };
    const QList<nav::ObjectId> ids = spread(some, count);
    bench.workbench().selection().set(ids);
    const QPointF grip = bench.pixelOf(ids[ids.size() / 2]);
    bench.measure(name + "press on one", [&] { bench.mouse(QEvent::MouseButtonPress, grip); });
    for (const auto& [step, to] :
         {std::pair("begin to drag", QPointF(6, 0)), std::pair("drag on", QPointF(9, -2)),
          std::pair("drag on again", QPointF(12, -4))})
        bench.measure(name + step, [&, by = to] { bench.mouse(QEvent::MouseMove, grip + by); });
    bench.measure(
        name + "let go", [&] { bench.mouse(QEvent::MouseButtonRelease, grip + QPointF(12, -4)); },
        isDone);
    measureHistory(bench, bench.count(), bench.count(), name);
    bench.document().gesture().cancel();
}

/// What the menus do to many: to arrange, to order and to group them.
template <std::size_t some> void measureMenus(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    const std::string name = std::to_string(some) + ": ";
    const std::size_t all = bench.count();
    const auto isDone = [&bench] { return !bench.files().steps().isBusy(); };
    bench.workbench().selection().set(spread(some, count));
    const QUndoStack& stack = bench.document().undoStack();
    for (const char* const text :
         {"Align Left", "Equal Gaps Across", "Rotate Right", "Raise to Top", "Raise", "Group"}) {
        QAction& action = bench.action(text);
        const int before = stack.index();
        if (!action.isEnabled())
            continue;
        bench.measure(
            name + text, [&] { action.trigger(); }, isDone);
        if (stack.index() > before)
            measureHistory(bench, all, all, name);
    }
}

/// Steps back and forth in the History panel.
template <std::size_t some> void measureJumps(StallBench& bench, std::size_t count)
{
    if (some >= count)
        return;
    const std::string name = std::to_string(some) + ": ";
    const auto isDone = [&bench] { return !bench.files().steps().isBusy(); };
    editor::MapDocument& document = bench.document();
    bench.workbench().selection().set(spread(some, count));
    const int first = document.undoStack().index();
    for (int i = 0; i < 4; ++i) {
        bench.key(i % 2 == 0 ? Qt::Key_Right : Qt::Key_Up);
        while (!isDone())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    const int last = document.undoStack().index();
    bench.measure(
        name + "go back by four steps", [&] { document.goTo(first); }, isDone);
    bench.measure(
        name + "go on by four steps", [&] { document.goTo(last); }, isDone);
    document.goTo(first);
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// The lowest object: all others move in drawing order.
void measureLowest(StallBench& bench, std::size_t)
{
    const std::size_t all = bench.count();
    bench.workbench().selection().set({bench.document().map().objects().front().id});
    bench.measure("delete the lowest", [&] { bench.key(Qt::Key_Delete); });
    measureHistory(bench, all, all - 1, {});
}

void measureAll(StallBench& bench, std::size_t)
{
    const std::size_t all = bench.count();
    bench.measure("select all", [&] { bench.key(Qt::Key_A, Qt::ControlModifier); });
    bench.measure(
        "delete all", [&] { bench.key(Qt::Key_Delete); },
        [&] { return !bench.files().steps().isBusy() && bench.count() == 0; });
    measureHistory(bench, all, 0, {});
}

/// A journal of edits of the map in its file, as after a crash.
void measureRecovery(StallBench& bench, std::size_t count)
{
    bench.workbench().selection().set(spread(std::min<std::size_t>(count, 1000), count));
    bench.key(Qt::Key_Right);
    QTest::qWait(2000); // until it is on the disk
    const QDir journals(bench.path("journal"));
    const QString folder = bench.path("lost");
    QDir().mkpath(folder);
    for (const QString& name : journals.entryList({"*.journal"}, QDir::Files))
        QFile::copy(journals.filePath(name), folder + '/' + name);
    std::vector<recovery::LostJournal> lost = recovery::lostJournals(folder.toStdString());
    if (lost.empty())
        qFatal("no journal");
    bool isDone = false;
    bench.measure(
        "recover 1,000 nudged",
        [&] {
            bench.files().openRecovered(
                lost.front(), [] {}, [&](bool) { isDone = true; });
        },
        [&] { return isDone; });
    bench.document().undoStack().setClean();
    bench.files().closeShown();
    bench.document().undo();
}

/// The list of the objects of a map with many groups.
void measureGroups(StallBench& bench, std::size_t count)
{
    bench.measure(
        "open a map of groups", [&] { bench.files().open(bench.path("groups.thicket")); },
        [&] { return !bench.document().map().settings.objectGroups.empty(); });
    auto& model = *bench.find<editor::ObjectListModel>();
    auto& table = *bench.find<QTableView>("objectsTable");
    auto& filter = *bench.find<QLineEdit>("objectsFilter");
    bool isFilled = false;
    QObject::connect(&model, &editor::ObjectListModel::filled, &table, [&] { isFilled = true; });
    const auto measure = [&](const char* name, const std::function<void()>& action) {
        isFilled = false;
        bench.measure(name, action, [&] { return isFilled; });
    };
    measure("open the list", [&] { bench.key(Qt::Key_F, Qt::ControlModifier); });
    table.setCurrentIndex(model.index(0, 0));
    bench.measure("fold a group", [&] { QTest::keyClick(&table, Qt::Key_Left); });
    bench.measure("unfold it", [&] { QTest::keyClick(&table, Qt::Key_Right); });
    bench.measure("select a row", [&] { QTest::keyClick(&table, Qt::Key_Down); });
    bench.measure("select a group on the canvas", [&] {
        bench.workbench().selection().pick(static_cast<nav::ObjectId>(count / 2));
    });
    measure("type a filter", [&] { QTest::keyClick(&filter, Qt::Key_7); });
    measure("type on", [&] { QTest::keyClick(&filter, Qt::Key_7); });
    measure("clear the filter", [&] { filter.clear(); });
    bench.document().undoStack().setClean();
    bench.measure("close the map of groups", [&] { bench.files().closeShown(); });
}

void measureView(StallBench& bench, std::size_t count)
{
    bench.measure(
        "open", [&] { bench.files().open(bench.path("forest.thicket")); },
        [&] { return bench.count() == count + 2; });
    bench.measure("zoom in by five notches", [&] { bench.wheel(5); });
    bench.measure("zoom out", [&] { bench.wheel(-5); });
}

void measureEdits(StallBench& bench, std::size_t count)
{
    const auto one = static_cast<nav::ObjectId>(count / 2);
    editor::MapDocument& document = bench.document();
    bench.workbench().selection().set({one});
    measureDrag(bench, one);
    bench.workbench().selection().set({one});
    bench.measure("nudge one, the first edit", [&] { bench.key(Qt::Key_Right); });
    bench.measure("nudge one again", [&] { bench.key(Qt::Key_Right); });
    bench.measure("undo", [&] { document.undo(); });
    bench.measure("delete one", [&] { bench.key(Qt::Key_Delete); });
    bench.measure("undo the deletion", [&] { document.undo(); });
}

void measureFiles(StallBench& bench, std::size_t count)
{
    editor::MapDocument& document = bench.document();
    const std::size_t all = count + 2;
    const auto hasAll = [&] { return bench.count() == all; };
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
    document.undoStack().setClean();
}

void measureImport(StallBench& bench, std::size_t count)
{
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

struct Part {
    std::string name;
    void (*measure)(StallBench& bench, std::size_t count);
};
const std::vector<Part> parts{
    {"edits", measureEdits},
    {"1000", measureSteps<1'000>},
    {"10000", measureSteps<10'000>},
    {"49000", measureSteps<49'000>},
    {"lowest", measureLowest},
    {"all", measureAll},
    {"drag-1000", measureDrags<1'000>},
    {"drag-10000", measureDrags<10'000>},
    {"drag-49000", measureDrags<49'000>},
    {"menus-1", measureMenus<1>},
    {"menus-4000", measureMenus<4'000>},
    {"menus-49000", measureMenus<49'000>},
    {"jumps-1000", measureJumps<1'000>},
    {"jumps-49000", measureJumps<49'000>},
    {"files", measureFiles},
    {"recovery", measureRecovery},
    {"groups", measureGroups},
};

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
    std::vector<Part> chosen;
    for (const Part& part : parts) {
        if (std::erase(words, part.name) > 0)
            chosen.push_back(part);
    }
    if (words.empty())
        words = {"1000000"};
    for (const std::string& word : words) {
        const auto count = static_cast<std::size_t>(std::max(100, std::atoi(word.c_str())));
        StallBench bench;
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
                !nav::saveMap(ten, bench.path("ten.thicket").toStdString()) ||
                !nav::saveMap(groupsOf(forest), bench.path("groups.thicket").toStdString()))
                return 1;
            if (withCsv)
                writeCsv(forest, bench.path("forest.csv"));
        }
        printHead(count, "circles");
        measureView(bench, count);
        for (const Part& part : chosen.empty() ? parts : chosen)
            part.measure(bench, count);
        if (withCsv)
            measureImport(bench, count);
    }
}
