#include "app/editor/files/files.h"
#include "app/editor/files/recordingfiles.h"
#include "app/editor/files/session.h"
#include "app/editor/settings/languages.h"
#include "app/editor/settings/preferences.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/window/motions.h"
#include "app/editor/workbench/workbench.h"
#include "plugins/host/mapfiles.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName("Thicket");
    QCoreApplication::setApplicationName("Thicket");
    QCoreApplication::setApplicationVersion(THICKET_VERSION);

    thicket::editor::useLanguage(thicket::editor::Preferences().values().language);

    QCommandLineParser parser;
    parser.setApplicationDescription("Draws maps and walks the shortest path through them.");
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument("FILE", "Maps, recordings, or any files that can be imported.",
                                 "[FILE...]");
    // Qt's own list of them loses the bytes of file names that are not UTF-8.
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << thicket::plugins::pathText(argv[i]);
    parser.process(arguments);

    thicket::editor::Workbench workbench;
    thicket::editor::MainWindow window(workbench);
    thicket::editor::letMove(workbench, window);
    // First, so that every map that is opened has a journal.
    window.keepJournal(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                       "/recovery");
    const auto last = thicket::editor::session::take();
    QStringList maps;
    QStringList recordings;
    for (const QString& path : parser.positionalArguments())
        (thicket::editor::RecordingFiles::isRecording(path) ? recordings : maps) << path;
    const auto openRecordings = [&window, recordings] {
        for (const QString& path : recordings)
            window.recordingFiles().open(path);
    };
    if (!recordings.isEmpty())
        window.files().openAll(maps, 0, openRecordings, openRecordings);
    else
        window.files().openAll(maps.isEmpty() ? last.paths : maps, maps.isEmpty() ? last.shown : 0,
                               [&window] { window.beginFirstStart(); });
    window.show();
    return application.exec();
}
