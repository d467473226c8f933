#include "app/editor/files/exporting.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/export/exportdialog.h"
#include "app/editor/files/startfolder.h"
#include "plugins/host/mapfiles.h"

#include <QDir>
#include <QFileInfo>

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
    ExportDialog dialog(document.map(), m_parts.formats, folder.filePath(base), m_parts.appearance,
                        &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_last[m_parts.maps.shownId()] = {dialog.path(), dialog.formatId(), dialog.options()};
    emit said(tr("Exported %1").arg(QFileInfo(dialog.path()).fileName()));
}

void Exporting::exportAgain()
{
    const auto last = m_last.find(m_parts.maps.shownId());
    if (last == m_last.end())
        return exportWithDialog();
    const Export& again = last->second;
    const auto written = plugins::exportMap(m_parts.document.map(), again.path, m_parts.formats,
                                            again.formatId, again.options);
    if (written)
        emit said(tr("Exported %1").arg(QFileInfo(again.path).fileName()));
    else
        emit failed(QString::fromStdString(written.error().text()));
}

} // namespace thicket::editor
