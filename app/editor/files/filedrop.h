#pragma once

#include <QObject>

class QWidget;

namespace thicket::editor {

class Files;
class RecordingFiles;

/// Opens what is dropped anywhere on a window: a map, a forest or a recording.
class FileDrop : public QObject {
    Q_OBJECT

public:
    /// Child of the window; the others must outlive it.
    FileDrop(QWidget& window, Files& files, RecordingFiles& recordings);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QString& path);

    Files& m_files;
    RecordingFiles& m_recordings;
};

} // namespace thicket::editor
