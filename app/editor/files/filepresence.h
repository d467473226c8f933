#pragma once

#include <QFileSystemWatcher>
#include <QObject>

namespace thicket::editor {

class Journaling;
class MapDocument;
class QuestionBar;

/// Says in a bar that the document's file is also open in another window, as long as it is.
class FilePresence : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    FilePresence(const MapDocument& document, const Journaling& journaling, QuestionBar& bar,
                 QObject* parent = nullptr);

    void check();

private:
    const MapDocument& m_document;
    const Journaling& m_journaling;
    QuestionBar& m_bar;
    QFileSystemWatcher m_watcher;
    qsizetype m_shown = 0; ///< others that the bar told of
};

} // namespace thicket::editor
