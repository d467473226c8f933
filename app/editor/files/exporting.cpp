#include "app/editor/files/exporting.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/export/exportdialog.h"
#include "app/editor/files/startfolder.h"
#include "plugins/host/mapfiles.h"

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
    const MapDocument& document = m_parts.document;
    const QString base = QFileInfo(titleOf(document)).completeBaseName();
    const QDir folder(startFolder(document, m_parts.recent));
    ExportDialog dialog({m_parts.formats, m_parts.appearance, m_looking}, folder.filePath(base),
                        &m_window);
    if (document.map().objects().size() > ExportDialog::fewObjects)
        copyFor(dialog);
    else
        dialog.setMap(std::make_shared<const nav::Map>(document.map()));
    const bool isAccepted = dialog.exec() == QDialog::Accepted;
    m_looking.cancelAll();
    if (!isAccepted)
        return;
    m_last[m_parts.maps.shownId()] = {dialog.path(), dialog.formatId(), dialog.options()};
    if (dialog.leavesWriting())
        return exportAgain();
    emit said(tr("Exported %1").arg(QFileInfo(dialog.path()).fileName()));
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
    const Export& again = last->second;
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

void Exporting::write(const Export& one, const std::shared_ptr<CopiedMap>& copy)
{
    const QString name = QFileInfo(one.path).fileName();
    const auto job = [this, one, copy, name,
                      &formats = m_parts.formats](Progress& progress) -> WorkLane::Report {
        const auto files =
            plugins::exportedFiles(copy->take(), one.path, formats, one.formatId, one.options);
        if (progress.isCancelled())
            return [this, name] { emit said(tr("Cancelled: %1 was not exported").arg(name)); };
        const auto written =
            files ? plugins::save(*files) : Result<plugins::SavedExport>(Unexpected(files.error()));
        if (written)
            return [this, name] { emit said(tr("Exported %1").arg(name)); };
        return [this, sentence = QString::fromStdString(written.error().text())] {
            emit failed(sentence);
        };
    };
    m_lane.order({tr("Exporting %1").arg(name), job});
}

} // namespace thicket::editor
