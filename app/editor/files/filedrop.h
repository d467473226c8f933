#pragma once

#include <QObject>

class QWidget;

namespace thicket::editor {

class Files;
class RecordingFiles;

/// Opens a file dropped anywhere on a window: a map, a circle list or a recording.
class FileDrop : public QObject {
    Q_OBJECT

public:
    /// A child of the window. The others must outlive it.
    FileDrop(QWidget& window, Files& files, RecordingFiles& recordings);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QString& path);

    Files& m_files;
    RecordingFiles& m_recordings;
};

} // namespace thicket::editor
