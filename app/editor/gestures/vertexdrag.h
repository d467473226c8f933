#pragma once

#include "app/editor/gestures/manipulation.h"
#include "app/editor/gestures/snapper.h"

#include <QCoreApplication>

#include <vector>

namespace thicket::editor {

/// Moves vertices of a wall or polygon. Where sides of a polygon would meet, they are shown in
/// mauve and the polygon stays as it was.
class VertexDrag : public Manipulation {
    Q_DECLARE_TR_FUNCTIONS(VertexDrag)

public:
    /// `object` in its current state. `grip` is where the pointer was pressed; the vertex `lead` of
    /// `vertices` snaps and takes typed coordinates.
    VertexDrag(const ToolContext& context, nav::MapObject object, std::vector<std::size_t> vertices,
               std::size_t lead, nav::Point grip);
    /// Inserts a vertex in the side that begins at `side` and moves it.
    static std::unique_ptr<VertexDrag> inserting(const ToolContext& context, nav::MapObject object,
                                                 std::size_t side, nav::Point grip);

    void update(const PointerEvent& event) override;
    void commit() override;
    /// The indices of the moved vertices, after the edit.
    const std::vector<std::size_t>& vertices() const { return m_vertices; }

private:
    nav::Point displacement(const PointerEvent& event, std::vector<Guide>& guides) const;
    std::vector<nav::Point> moved(nav::Point by) const;
    bool isMoved(std::size_t index) const { return m_isMoved[index]; }
    void chooseMarks();
    void show(nav::Point by, std::vector<Guide> guides, bool isRefused);

    nav::MapObject m_object; // before the gesture
    nav::Geometry m_base;    // with the inserted vertex, before it is moved
    std::vector<std::size_t> m_vertices;
    std::vector<bool> m_isMoved;      // of each vertex of m_base
    std::vector<std::size_t> m_marks; // the vertices that are shown: those with room
    nav::Point m_reference;           // the leading vertex before
    nav::Point m_grip;
    std::size_t m_position;
    bool m_isInserting = false;
    Snapper m_snapper;
    std::vector<nav::Point> m_restingNeighbours; // of the leading vertex
};

} // namespace thicket::editor
