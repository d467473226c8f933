#include "app/editor/files/files.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"

#include <QApplication>
#include <QCommandLineParser>

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
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty() || !window.files().open(files.first()))
        window.beginFirstStart();
    window.show();
    return application.exec();
}
