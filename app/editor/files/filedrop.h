#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace thicket::editor {

class Files;
class OpenMaps;
class RecordingFiles;

/// Opens the files that are dropped anywhere on a window: maps, circle lists, recordings. If the
/// user has a map open, asks whether to open others in tabs or to add their objects to it.
class FileDrop : public QObject {
    Q_OBJECT

public:
    /// A child of the window. The others must outlive it.
    FileDrop(QWidget& window, Files& files, const OpenMaps& maps, RecordingFiles& recordings);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Answer { open, add, cancel };
    void take(const QStringList& paths);
    Answer ask(const QStringList& maps);

    QWidget& m_window;
    Files& m_files;
    const OpenMaps& m_maps;
    RecordingFiles& m_recordings;
};

} // namespace thicket::editor
