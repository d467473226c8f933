#include "app/editor/files/filedrop.h"

#include "app/editor/files/files.h"
#include "app/editor/files/recordingfiles.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace thicket::editor {

namespace {

QString fileOf(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    return urls.isEmpty() ? QString() : urls.first().toLocalFile();
}

} // namespace

FileDrop::FileDrop(QWidget& window, Files& files, RecordingFiles& recordings)
    : QObject(&window), m_files(files), m_recordings(recordings)
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
    const QString path = fileOf(*drop->mimeData());
    if (path.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    // The program that the file comes from waits for us. A dialog must not block it.
    if (type == QEvent::Drop)
        QTimer::singleShot(0, this, [this, path] { open(path); });
    return true;
}

void FileDrop::open(const QString& path)
{
    if (RecordingFiles::isRecording(path))
        m_recordings.open(path);
    else
        m_files.open(path);
}

} // namespace thicket::editor
