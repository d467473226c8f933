#include "app/editor/document/openmaps.h"
#include "app/editor/files/journaling.h"
#include "tests/app/recovery/editingscript.h"

#include <QCoreApplication>

#include <unistd.h>

/// journal-driver FOLDER SEED: edits for ever, with a journal, and writes a byte to standard output
/// after every step.
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() != 3)
        return 2;
    thicket::editor::MapDocument document;
    const thicket::editor::OpenMaps maps(document);
    thicket::editor::Journaling journaling(document, maps,
                                           (arguments[1] + "/journals").toStdString());
    thicket::tests::EditingScript script(document, arguments[1] + "/a.thicket",
                                         arguments[2].toULongLong());
    const char done = '.';
    while (::write(STDOUT_FILENO, &done, 1) == 1) {
        script.step();
        QCoreApplication::processEvents(); // syncs
    }
    return 1;
}
