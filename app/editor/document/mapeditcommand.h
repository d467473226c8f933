#pragma once

#include "libnav/map/mapedit.h"

#include <QString>
#include <QUndoCommand>

namespace thicket::editor {

class MapDocument;

/// The only class of undo steps: an edit and its inverse.
class MapEditCommand : public QUndoCommand {
public:
    /// Whether the edit is already in the document's map. A gesture's preview is.
    enum class State { toBeApplied, applied };

    MapEditCommand(MapDocument& document, nav::MapEdit edit, const QString& text,
                   const QString& mergeKey, State state);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    MapDocument& m_document;
    nav::MapEdit m_edit;
    QString m_mergeKey;
    State m_state;
};

} // namespace thicket::editor
