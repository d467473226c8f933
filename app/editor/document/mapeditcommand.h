#pragma once

#include "libnav/map/mapedit.h"

#include <QString>
#include <QUndoCommand>

#include <memory>

namespace thicket::editor {

class MapDocument;

/// An edit for many owners. That of very many objects is freed on another thread.
std::shared_ptr<const nav::MapEdit> sharedEdit(nav::MapEdit edit);

/// The only class of undo steps: an edit and its inverse.
class MapEditCommand : public QUndoCommand {
public:
    /// Whether the edit is already in the document's map. A gesture's preview is.
    enum class State { toBeApplied, applied };

    MapEditCommand(MapDocument& document, std::shared_ptr<const nav::MapEdit> edit,
                   const QString& text, const QString& mergeKey, State state);

    const std::shared_ptr<const nav::MapEdit>& edit() const { return m_edit; }

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    void apply(const std::shared_ptr<const nav::MapEdit>& edit);

    MapDocument& m_document;
    std::shared_ptr<const nav::MapEdit> m_edit;
    QString m_mergeKey;
    State m_state;
};

} // namespace thicket::editor
