#include "app/editor/files/fileconflict.h"

#include "app/editor/files/files.h"
#include "app/editor/widgets/questionbar.h"

#include <QEvent>
#include <QWidget>

namespace thicket::editor {

FileConflict::FileConflict(Files& files, QuestionBar& bar, QWidget& window)
    : QObject(&window), m_files(files), m_bar(bar)
{
    connect(&files.disk(), &DiskChanges::conflicted, this, &FileConflict::ask);
    connect(&files.disk(), &DiskChanges::fileGone, this, &FileConflict::askWhere);
    connect(&files.disk(), &DiskChanges::conflictEnded, &bar, &QWidget::hide);
    connect(&files, &Files::fileAgrees, &bar, &QWidget::hide);
    window.installEventFilter(this);
}

bool FileConflict::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowActivate)
        m_files.disk().check();
    return QObject::eventFilter(watched, event);
}

void FileConflict::ask()
{
    const QString told = m_files.disk().isFromWindow()
                             ? tr("Another Thicket window saved %1. Your changes are not in it.")
                             : tr("Another program changed %1. Your changes are not in it.");
    m_bar.ask(
        told.arg(m_files.fileName()),
        {{tr("&Keep Mine as a Copy…"), tr("Save your map to another file"), [this] { keepMine(); }},
         {tr("T&ake Theirs"), tr("Load the file. Undo brings your map back"),
          [this] { m_files.saving().takeTheirs(); }},
         {tr("Save &Over"), tr("Replace the file by your map"),
          [this] { m_files.saving().saveOver(); }}});
}

/// Without a name for the copy the question is still open.
void FileConflict::keepMine()
{
    m_files.saving().saveAsCopy([this](bool isSaved) {
        if (!isSaved)
            ask();
    });
}

void FileConflict::askWhere()
{
    m_bar.ask(tr("%1 was deleted or moved. The map is now only here.").arg(m_files.fileName()),
              {{tr("Save A&gain"), tr("Write the file anew"), [this] { m_files.saving().save(); }},
               {tr("Save &As…"), tr("Save the map to another file"),
                [this] { m_files.saving().saveWithDialog(); }}});
}

} // namespace thicket::editor
