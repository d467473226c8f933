#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class Files;
class OpenMaps;
class RecordingFiles;

/// Opens the files that are dropped anywhere on a window: maps, circle lists, recordings. If the
/// user has a map open, asks whether to open others in tabs or to add their objects to it. A
/// picture that is no map is for beneath the shown map.
class FileDrop : public QObject {
    Q_OBJECT

public:
    /// A child of the window. The others must outlive it.
    FileDrop(QWidget& window, Files& files, const OpenMaps& maps,
             const plugins::FormatRegistry& formats, RecordingFiles& recordings);

signals:
    void pictureDropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Answer { open, add, cancel };
    void take(const QStringList& paths);
    bool isPicture(const QString& path) const;
    Answer ask(const QStringList& maps);

    QWidget& m_window;
    Files& m_files;
    const OpenMaps& m_maps;
    const plugins::FormatRegistry& m_formats;
    RecordingFiles& m_recordings;
};

} // namespace thicket::editor
