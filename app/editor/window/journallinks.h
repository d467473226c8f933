#pragma once

#include <QObject>

namespace thicket::editor {

class Files;
class Journaling;
class MapDocument;
class MessageBar;
class QuestionBar;

/// Connects the journal of edits with the reading and writing of files, and with the bars that
/// offer lost edits and tell of another window on the same file.
class JournalLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        MapDocument& document;
        Files& files;
        Journaling& journaling;
        MessageBar& message;
        QuestionBar& recovery;
        QuestionBar& presence;
    };
    explicit JournalLinks(const Parts& parts, QObject* parent = nullptr);
};

} // namespace thicket::editor
