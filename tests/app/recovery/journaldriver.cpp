#include "app/editor/document/openmaps.h"
#include "app/editor/document/parkedmap.h"
#include "app/editor/files/journaling.h"
#include "app/editor/files/mapwriting.h"
#include "tests/app/recovery/editingscript.h"
#include "tests/app/recovery/killshim.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <unistd.h>

#include <cstdlib>

using namespace thicket;

namespace {

void tell(char what)
{
    if (::write(STDOUT_FILENO, &what, 1) != 1)
        std::exit(1);
}

/// Saves on a worker thread, with a journal, as the editor does.
class JournaledFiles : public tests::ScriptFiles {
public:
    JournaledFiles(editor::MapDocument& document, const QString& folder)
        : m_document(document), m_maps(document),
          m_journaling(document, m_maps, (folder + "/journals").toStdString()),
          m_writing(document, m_maps), m_file(folder + "/a.thicket")
    {
        m_writing.setNote([this] { return m_journaling.noteSaving(); });
        QObject::connect(&m_writing, &editor::MapWriting::ended, &m_journaling,
                         &editor::Journaling::endSaving);
    }

    void open(nav::Map map) override
    {
        editor::ParkedMap parked;
        parked.map = std::move(map);
        const auto begun = editor::JournalRenewal::forUntitled(parked, m_journaling.folder());
        m_document.reset(std::move(parked.map), {});
        if (begun)
            m_journaling.take(*begun);
    }
    void save() override
    {
        m_writing.write(m_file, {}, [](editor::MapWriting::Outcome outcome, const Error&) {
            if (outcome == editor::MapWriting::Outcome::written)
                tell('s');
        });
    }

private:
    editor::MapDocument& m_document;
    editor::OpenMaps m_maps;
    editor::Journaling m_journaling;
    editor::MapWriting m_writing;
    QString m_file;
};

} // namespace

/// journal-driver FOLDER SEED [PAUSE [CALL]]: edits for ever, with a journal. It writes '.' to
/// standard output after every step, and 's' when a save ended. It waits PAUSE ms (default: 0)
/// after each step, as people do. It is killed at this call of the system: see killAtCall().
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3 || arguments.size() > 5)
        return 2;
    editor::MapDocument document;
    JournaledFiles files(document, arguments[1]);
    tests::EditingScript script(document, files, arguments[2].toULongLong());
    const int pause = arguments.value(3).toInt();
    killAtCall(arguments.value(4).toInt());
    while (true) {
        tell('.');
        script.step();
        QEventLoop rest; // the journal syncs, and saves are told
        QTimer::singleShot(pause, &rest, &QEventLoop::quit);
        rest.exec();
    }
}
