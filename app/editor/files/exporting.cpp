#include "app/editor/files/exporting.h"

#include "app/editor/document/agentradius.h"
#include "app/editor/document/disposal.h"
#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/export/exportdialog.h"
#include "app/editor/files/startfolder.h"
#include "libnav/map/mapedit.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QPointer>

#include <utility>

namespace thicket::editor {

Exporting::Exporting(const Parts& parts, QWidget& window)
    : QObject(&window), m_parts(parts), m_window(window)
{
    connect(&parts.maps, &OpenMaps::dropped, this, [this](int id) { m_last.erase(id); });
}

void Exporting::exportWithDialog()
{
    MapDocument& document = m_parts.document;
    const QString base = QFileInfo(titleOf(document)).completeBaseName();
    const QDir folder(startFolder(document, m_parts.recent));
    const QString basePath = folder.filePath(base);
    const QString file = document.file().path();
    ExportDialog dialog({m_parts.formats, m_parts.appearance, m_looking},
                        {basePath, file.isEmpty() ? basePath + QStringLiteral(".thicket") : file,
                         document.map().settings, m_parts.agentRadius.radius()},
                        &m_window);
    connect(&dialog, &ExportDialog::showWanted, this, &Exporting::showWanted);
    if (document.map().objects().size() > ExportLook::fewObjects)
        copyFor(dialog);
    else
        dialog.setMap(std::make_shared<const nav::Map>(document.map()));
    const bool isAccepted = dialog.exec() == QDialog::Accepted;
    m_looking.cancelAll();
    if (!isAccepted)
        return;
    const exporting::ExportOrder order = dialog.order();
    m_last[m_parts.maps.shownId()] = order;
    // The map remembers how it is exported, as an undo step, unless it does already.
    document.push(nav::MapEdit::changeSettings(document.map(), dialog.keptSettings()),
                  tr("Remember export options"));
    if (dialog.leavesWriting())
        return exportAgain();
    emit said(tr("Exported %1").arg(QFileInfo(order.path).fileName()));
}

/// It may be closed before the copy is made.
void Exporting::copyFor(ExportDialog& dialog)
{
    new MapCopy(
        m_parts.document,
        [this, shown = QPointer<ExportDialog>(&dialog)](const std::shared_ptr<CopiedMap>& copy) {
            if (!copy || !shown)
                return;
            m_looking.order({{}, [shown, copy](Progress&) -> WorkLane::Report {
                                 const ExportDialog::SharedMap map = sharedAside(copy->take());
                                 return [shown, map] {
                                     if (shown)
                                         shown->setMap(map);
                                 };
                             }});
        },
        this);
}

void Exporting::exportAgain()
{
    const auto last = m_last.find(m_parts.maps.shownId());
    if (last == m_last.end())
        return exportWithDialog();
    const exporting::ExportOrder& again = last->second;
    ++m_copies;
    auto* const copying = new MapCopy(
        m_parts.document,
        [this, again](const std::shared_ptr<CopiedMap>& copy) {
            --m_copies;
            if (copy)
                write(again, copy);
            else
                emit failed(tr("%1 was not exported: another map came in its place")
                                .arg(QFileInfo(again.path).fileName()));
            emit copied();
        },
        this);
    connect(&m_parts.maps, &OpenMaps::leaving, copying, &MapCopy::finish);
}

bool Exporting::finish()
{
    if (std::exchange(m_isFinishing, true))
        return false;
    QEventLoop loop;
    connect(this, &Exporting::copied, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_copies > 0)
        loop.exec();
    m_lane.wait();
    m_isFinishing = false;
    return true;
}

void Exporting::write(const exporting::ExportOrder& one, const std::shared_ptr<CopiedMap>& copy)
{
    const QString name = QFileInfo(one.path).fileName();
    const QString map = QFileInfo(titleOf(m_parts.document)).fileName();
    const auto job = [this, one, copy, name, map,
                      &formats = m_parts.formats](Progress& progress) -> WorkLane::Report {
        const auto written = exporting::carryOut(one, copy->take(), map, formats,
                                                 [&progress] { return !progress.isCancelled(); });
        if (written)
            return [this, name] { emit said(tr("Exported %1").arg(name)); };
        if (progress.isCancelled())
            return [this, name] { emit said(tr("Cancelled: %1 was not exported").arg(name)); };
        return [this, sentence = errorText(written.error())] { emit failed(sentence); };
    };
    m_lane.order({tr("Exporting %1").arg(name), job});
}

} // namespace thicket::editor
