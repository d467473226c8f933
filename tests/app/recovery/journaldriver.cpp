#include "app/editor/document/openmaps.h"
#include "app/editor/files/journaling.h"
#include "tests/app/recovery/editingscript.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <unistd.h>

/// journal-driver FOLDER SEED [PAUSE]: edits for ever, with a journal, and writes a byte to
/// standard output after every step. It waits PAUSE ms (default: 0) after each, as people do.
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() != 3 && arguments.size() != 4)
        return 2;
    thicket::editor::MapDocument document;
    const thicket::editor::OpenMaps maps(document);
    thicket::editor::Journaling journaling(document, maps,
                                           (arguments[1] + "/journals").toStdString());
    thicket::tests::EditingScript script(document, arguments[1] + "/a.thicket",
                                         arguments[2].toULongLong());
    const int pause = arguments.value(3).toInt();
    const char done = '.';
    while (::write(STDOUT_FILENO, &done, 1) == 1) {
        script.step();
        QEventLoop rest; // the journal syncs
        QTimer::singleShot(pause, &rest, &QEventLoop::quit);
        rest.exec();
    }
    return 1;
}
