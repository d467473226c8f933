#include "app/editor/files/files.h"
#include "app/editor/files/session.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName("Thicket");
    QCoreApplication::setApplicationName("Thicket");
    QCoreApplication::setApplicationVersion(THICKET_VERSION);

    QCommandLineParser parser;
    parser.setApplicationDescription("Draws maps and walks the shortest path through them.");
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument("FILE", "A map or any file that can be imported.", "[FILE]");
    parser.process(application);

    thicket::editor::Workbench workbench;
    thicket::editor::MainWindow window(workbench);
    const QString last = thicket::editor::session::take();
    const QString file = parser.positionalArguments().value(0, last);
    if (file.isEmpty() || !window.files().open(file))
        window.beginFirstStart();
    window.keepJournal(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
                       "/recovery");
    window.show();
    return application.exec();
}
