#pragma once

#include "app/editor/gestures/tool.h"
#include "app/editor/gestures/vertexdrag.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/scene/handles.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

namespace thicket::editor {

/// What tools do to the vertices of the wall or polygon that is selected alone. The canvas keeps
/// which of them are chosen.
class VertexEditing {
    Q_DECLARE_TR_FUNCTIONS(VertexEditing)

public:
    explicit VertexEditing(const ToolContext& context) : m_context(context) {}

    /// The wall or polygon that is selected alone, if its layer is not locked; otherwise null.
    const nav::MapObject* object() const;
    /// The side of object() within reach of a point: 6 px, or half of a wall's thickness.
    std::optional<std::size_t> sideAt(nav::Point at) const;

    /// Chooses the vertex of a handle. `adds`: it is added to the chosen ones, or taken from them.
    void choose(std::size_t vertex, bool adds);
    /// Chooses the vertices in a box. `adds`: also those chosen before.
    void chooseIn(const nav::Box& box, bool adds);
    /// Chooses the vertex after the chosen one, or before it; the first or last if none is chosen.
    /// After the last comes the first, also of an open wall. Returns its index; none without
    /// object().
    std::optional<std::size_t> chooseNext(bool backwards);
    /// A drag of a handle's vertex with all chosen ones, or of a new vertex in the middle of a
    /// side.
    std::unique_ptr<VertexDrag> drag(const Handle& handle, nav::Point grip);
    /// A drag of both ends of a side.
    std::unique_ptr<VertexDrag> dragSide(std::size_t side, nav::Point grip);

    /// Inserts a vertex at the point of a side nearest to `at`, as one undo step, and chooses it.
    void insert(std::size_t side, nav::Point at);
    /// Removes the chosen vertices as one undo step. Returns why not, or an empty string.
    QString removeChosen();
    /// Moves the chosen vertices. Repeated moves of the same ones are one undo step. Returns why
    /// not, or an empty string.
    QString nudgeChosen(nav::Point by);
    /// Says how many vertices have no handle at this zoom, and what shows them; nothing if all
    /// have.
    QList<KeyHint> hidingHints() const;
    bool hasChosen() const { return !m_context.canvas.chosenVertices().empty(); }

private:
    void push(nav::Geometry geometry, const QString& text, const QString& mergeKey = {});

    ToolContext m_context;
};

} // namespace thicket::editor
