#include "app/editor/window/windowtitle.h"

#include "app/editor/document/mapdocument.h"

#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>

namespace thicket::editor {

QString markedTitle(const QString& title, bool isModified)
{
    return isModified ? title + QStringLiteral(" •") : title;
}

WindowTitle::WindowTitle(const MapDocument& document, QMainWindow& window)
    : QObject(&window), m_document(document), m_window(window), m_fileName(new QLabel)
{
    m_fileName->setObjectName("fileName");
    m_fileName->setProperty("role", "fileName");
    m_fileName->setFixedHeight(26);
    window.menuBar()->setFixedHeight(30);
    window.menuBar()->setCornerWidget(m_fileName);
    connect(&document, &MapDocument::titleChanged, this, &WindowTitle::refresh);
    connect(&document, &MapDocument::wasReset, this, &WindowTitle::refresh);
    refresh();
}

void WindowTitle::refresh()
{
    const QString title = titleOf(m_document);
    m_fileName->setText(markedTitle(title, m_document.isModified()));
    m_fileName->setToolTip(m_document.file().isUntitled() ? tr("Not saved yet")
                                                          : m_document.file().path());
    m_window.menuBar()->adjustSize();
    m_window.setWindowTitle(tr("%1[*] - Thicket").arg(title));
    m_window.setWindowModified(m_document.isModified());
}

} // namespace thicket::editor
