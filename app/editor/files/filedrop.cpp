#include "app/editor/files/filedrop.h"

#include "app/drawing/picturefile.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/files/files.h"
#include "app/editor/files/recordingfiles.h"
#include "plugins/host/formatregistry.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace thicket::editor {

namespace {

QStringList filesOf(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

} // namespace

FileDrop::FileDrop(QWidget& window, Files& files, const OpenMaps& maps,
                   const plugins::FormatRegistry& formats, RecordingFiles& recordings)
    : QObject(&window), m_window(window), m_files(files), m_maps(maps), m_formats(formats),
      m_recordings(recordings)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList paths = filesOf(*drop->mimeData());
    if (paths.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    // The program that the files come from waits for us. A dialog must not block it.
    if (type == QEvent::Drop)
        QTimer::singleShot(0, this, [this, paths] { take(paths); });
    return true;
}

void FileDrop::take(const QStringList& paths)
{
    QStringList maps;
    for (const QString& path : paths) {
        if (RecordingFiles::isRecording(path))
            m_recordings.open(path);
        else if (isPicture(path))
            emit pictureDropped(path);
        else
            maps << path;
    }
    if (maps.isEmpty())
        return;
    const Answer answer = m_maps.givesWay() ? Answer::open : ask(maps);
    for (const QString& path : maps) {
        if (answer == Answer::open)
            m_files.open(path);
        else if (answer == Answer::add)
            m_files.addFrom(path);
    }
}

/// A drawing that a format reads, as SVG, is a map.
bool FileDrop::isPicture(const QString& path) const
{
    return !m_formats.importerFor(path) && drawing::pictureSize(path);
}

FileDrop::Answer FileDrop::ask(const QStringList& maps)
{
    QMessageBox question(&m_window);
    question.setObjectName("dropQuestion");
    question.setWindowTitle(tr("Open or add?"));
    const QString first = QFileInfo(maps.first()).fileName();
    question.setText(maps.size() == 1 ? tr("What should happen with %1?").arg(first)
                                      : tr("What should happen with %1 and %n other(s)?", nullptr,
                                           static_cast<int>(maps.size()) - 1)
                                            .arg(first));
    question.setInformativeText(tr("It can be opened in a tab, or its objects can be added to %1.")
                                    .arg(m_maps.title(m_maps.shown())));
    auto* open = question.addButton(tr("&Open in a Tab"), QMessageBox::AcceptRole);
    auto* add = question.addButton(tr("&Add to This Map"), QMessageBox::AcceptRole);
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(open);
    question.exec();
    if (question.clickedButton() == open)
        return Answer::open;
    return question.clickedButton() == add ? Answer::add : Answer::cancel;
}

} // namespace thicket::editor
