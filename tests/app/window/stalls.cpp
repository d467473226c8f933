#include "app/editor/files/longsteps.h"
#include "app/editor/panels/objects/objectlistmodel.h"
#include "app/recovery/journalfolder.h"
#include "libnav/map/mapfile.h"
#include "tests/app/window/stallbench.h"
#include "tests/app/window/stallmaps.h"
#include "tests/app/window/stalloutline.h"
#include "tests/app/window/stallsteps.h"

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
//   thicket-stalls [--csv] [--templates] [--outline] [PART]... [N]...
// The map has N circles that cover 20 % of it (default: 1,000,000), in a file. Each row is one
// action, with the longest event of the window's thread until the action is done and the picture
// rests: by the time that the thread worked, or those that paint while it waits, which other
// programs change little, and by the wall clock; then the longest ones, and when the action was
// done. With --csv the circles are imported too. PART: those rows only (see `parts` below). Edits
// go to a journal, as in the program. With --templates the map has N instances of a template of
// three circles instead, and one of its members is changed; with --outline one polygon of N
// vertices, which are edited.

using namespace thicket;
using namespace thicket::stalls;

namespace {

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

/// A journal of edits of the map in its file, as after a crash. Opens the map if another part
/// closed it.
void measureRecovery(StallBench& bench, std::size_t count)
{
    const auto hasForest = [&] { return bench.count() == count + 2; };
    if (!hasForest())
        bench.measure(
            "open again", [&] { bench.files().open(bench.path("forest.thicket")); }, hasForest);
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
    {"handles-2500", measureHandles<2'500>},
    {"handles-49000", measureHandles<49'000>},
    {"menus-1", measureMenus<1>},
    {"menus-2500", measureMenus<2'500>},
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
    const bool withOutline = std::erase(words, "--outline") > 0;
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
        if (withOutline) {
            if (!nav::saveMap(lakeOf(count), bench.path("lake.thicket").toStdString()))
                return 1;
            printHead(count, "vertices");
            measureOutline(bench, count);
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
