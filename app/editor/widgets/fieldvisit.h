#pragma once

#include "libnav/map/mapedit.h"

#include <QString>

#include <optional>

namespace thicket::editor {

class MapDocument;

/// Merges all changes between entering and leaving a field into one undo step.
class FieldVisit {
public:
    explicit FieldVisit(MapDocument& document) : m_document(document) {}

    void push(const nav::MapEdit& edit, const QString& text);
    void end();
    /// Undoes the changes of the visit.
    void cancel();

private:
    MapDocument& m_document;
    int m_serial = 0;
    std::optional<int> m_indexBefore; // of the undo stack, before the visit's first change
};

} // namespace thicket::editor
