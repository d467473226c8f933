#include "app/editor/document/mapdocument.h"
#include "app/editor/files/files.h"
#include "app/editor/navigation/liveflow.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFontDatabase>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <utility>

// The README's pictures, taken from the real window with real mouse events:
//   thicket-shots FOLDER
// writes drag, flow, forest, simulate, steering and crowd, each light and dark.

using namespace thicket;
using editor::Appearance;

namespace {

void settle(editor::Workbench& workbench)
{
    const bool complete = QTest::qWaitFor([&workbench] {
        const auto& navigator = workbench.navigator();
        return navigator.graph().graph() && !navigator.graph().isStale();
    });
    if (!complete)
        std::fprintf(stderr, "the graph is not ready; the picture goes without\n");
}

/// The picture once events no longer change it: the view repaints as results arrive.
QImage stillPicture(QWidget& window)
{
    QImage picture = window.grab().toImage();
    for (QImage before; picture != before;) {
        QApplication::processEvents();
        before = std::exchange(picture, window.grab().toImage());
    }
    return picture;
}

bool take(QWidget& window, const QString& path)
{
    const bool written = stillPicture(window).save(path);
    std::printf("%s %s\n", written ? "wrote" : "could not write", qPrintable(path));
    return written;
}

bool shootDrag(editor::Workbench& workbench, QWidget& window, const QString& path)
{
    editor::MapView& view = workbench.view();
    workbench.tools().choose("select");
    const auto oak = std::get<nav::Circle>(workbench.document().map().find(14)->geometry).center;
    const QPoint from = view.camera().pixelOf(oak).toPoint();
    const QPoint to = view.camera().pixelOf(oak + nav::Point{4, 6}).toPoint();
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i)
        QTest::mouseMove(view.viewport(), from + (to - from) * i / 8);
    settle(workbench);
    const bool written = take(window, path);
    QTest::keyClick(&view, Qt::Key_Escape);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
    return written;
}

bool shootSimulate(editor::Workbench& workbench, QWidget& window, const QString& path)
{
    workbench.setMode(editor::Workbench::Mode::simulate);
    workbench.playback().seek(0.55 * workbench.playback().duration());
    settle(workbench);
    const bool written = take(window, path);
    workbench.setMode(editor::Workbench::Mode::edit);
    return written;
}

/// The heat map and the flow arrows, without the graph.
bool shootFlow(editor::Workbench& workbench, QWidget& window, const QString& path)
{
    using editor::Overlay;
    editor::Overlays& overlays = workbench.overlays();
    for (const Overlay overlay : {Overlay::surfing, Overlay::hugging})
        overlays.setOn(overlay, false);
    for (const Overlay overlay : {Overlay::heat, Overlay::arrows})
        overlays.setOn(overlay, true);
    if (!QTest::qWaitFor([&workbench] { return workbench.navigator().flow().flow() != nullptr; }))
        std::fprintf(stderr, "the flow is not ready; the picture goes without\n");
    const bool written = take(window, path);
    for (const Overlay overlay : editor::allOverlays)
        overlays.setOn(overlay, editor::isOnAtFirst(overlay));
    return written;
}

/// An agent that heads for a wall, close up.
bool shootSteering(editor::Workbench& workbench, QWidget& window, const QString& path)
{
    editor::MapDocument& document = workbench.document();
    nav::MapObject scout;
    scout.id = document.map().unusedId();
    scout.layer = document.map().start()->layer;
    scout.geometry = nav::AgentMarker{{41.9, 28.6}, 0.9, 0.6, {}};
    document.push(nav::MapEdit::add(document.map(), {scout}), "Agent");
    workbench.selection().set({scout.id});
    workbench.overlays().setOn(editor::Overlay::steering, true);
    editor::MapView& view = workbench.view();
    view.camera().centerSelection();
    for (int i = 0; i < 5; ++i)
        view.camera().zoomIn();
    settle(workbench);
    const bool written = take(window, path);
    workbench.overlays().setOn(editor::Overlay::steering, false);
    document.undo();
    view.camera().fitMap();
    return written;
}

/// Two crowds halfway through each other, with one agent selected.
bool shootCrowd(editor::Workbench& workbench, editor::MainWindow& window, const QString& path)
{
    using editor::Overlay;
    window.files().openSample(":/samples/orchard-crossing.thicket");
    for (const Overlay overlay : {Overlay::surfing, Overlay::hugging, Overlay::path})
        workbench.overlays().setOn(overlay, false);
    workbench.setMode(editor::Workbench::Mode::simulate);
    editor::Playback& playback = workbench.playback();
    const auto playTo = [&playback](double seconds) {
        playback.setSpeed(16);
        playback.play();
        if (!QTest::qWaitFor([&] { return playback.time() >= seconds; }, 60000))
            std::fprintf(stderr, "the crowd is slow; the picture comes early\n");
        playback.pause();
    };
    const bool began =
        QTest::qWaitFor([&playback] { return playback.run().recording().frameCount() > 0; });
    if (!began)
        std::fprintf(stderr, "the crowd does not begin; the picture goes without\n");
    playTo(24);
    playback.seek(22.5);
    const bool written = take(window, path);
    workbench.setMode(editor::Workbench::Mode::edit);
    for (const Overlay overlay : editor::allOverlays)
        workbench.overlays().setOn(overlay, editor::isOnAtFirst(overlay));
    return written;
}

bool shootForest(editor::Workbench& workbench, editor::MainWindow& window, const QString& path)
{
    window.files().openSample(":/samples/konstanz-park.csv");
    const nav::Box extent = workbench.document().map().extent();
    const nav::Point size{extent.width(), extent.height()};
    workbench.navigator().setProbe(extent.min + nav::Point{0.03 * size.x, 0.08 * size.y},
                                   extent.max - nav::Point{0.03 * size.x, 0.10 * size.y});
    workbench.overlays().setScope(editor::GraphScope::whole);
    settle(workbench);
    return take(window, path);
}

} // namespace

int main(int argc, char* argv[])
{
    QTemporaryDir settings;
    qputenv("XDG_CONFIG_HOME", settings.path().toUtf8());
    QApplication application(argc, argv);
    if (argc != 2 || !QDir().mkpath(argv[1])) {
        std::fprintf(stderr, "usage: thicket-shots FOLDER\n");
        return 2;
    }
    if (QFontDatabase::families().contains("Inter"))
        QApplication::setFont(QFont("Inter", 10));
    const QDir folder(argv[1]);
    bool written = true;
    for (const auto& [choice, name] : {std::pair(Appearance::Choice::light, "light"),
                                       std::pair(Appearance::Choice::dark, "dark")}) {
        editor::Workbench workbench;
        workbench.appearance().setChoice(choice);
        editor::MainWindow window(workbench);
        window.resize(1440, 900);
        window.show();
        written &= QTest::qWaitForWindowExposed(&window);
        written &= window.files().openSample(editor::Files::samples().first());
        const auto path = [&, theme = name](const char* what) {
            return folder.filePath(QString("%1-%2.png").arg(what, theme));
        };
        written &= shootDrag(workbench, window, path("drag"));
        written &= shootSimulate(workbench, window, path("simulate"));
        written &= shootFlow(workbench, window, path("flow"));
        written &= shootSteering(workbench, window, path("steering"));
        written &= shootCrowd(workbench, window, path("crowd"));
        written &= shootForest(workbench, window, path("forest"));
    }
    return written ? 0 : 1;
}
