#include "app/editor/files/filepresence.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/files/journaling.h"
#include "app/editor/widgets/questionbar.h"
#include "app/recovery/journalfolder.h"
#include "plugins/host/mapfiles.h"

#include <utility>

namespace thicket::editor {

FilePresence::FilePresence(const MapDocument& document, const Journaling& journaling,
                           QuestionBar& bar, QObject* parent)
    : QObject(parent), m_document(document), m_journaling(journaling), m_bar(bar)
{
    // Every window that opens or closes a map changes the folder.
    m_watcher.addPath(plugins::pathText(journaling.folder()));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FilePresence::check);
    connect(&journaling, &Journaling::begun, this, &FilePresence::check);
    check();
}

void FilePresence::check()
{
    QStringList processes;
    if (!m_document.file().isUntitled()) {
        for (const auto& other : recovery::othersWith(m_journaling.folder(),
                                                      plugins::nativePath(m_document.file().path()),
                                                      m_journaling.path()))
            processes << QString::number(other.process);
    }
    const qsizetype count = processes.size();
    if (count == 0)
        m_bar.hide();
    else if (count != m_shown)
        m_bar.ask(
            tr("%1 is also open in another window (process %2). Neither will replace what the "
               "other saves without asking.")
                .arg(titleOf(m_document), processes.join(QStringLiteral(", "))),
            {});
    m_shown = count;
}

} // namespace thicket::editor
