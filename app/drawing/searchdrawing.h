#pragma once

#include "app/drawing/mapdrawing.h"
#include "libnav/path/searchtrace.h"

#include <QString>

#include <optional>
#include <vector>

/// One moment of a traced search.
namespace thicket::drawing {

/// What a vertex tried.
struct TriedTangents {
    std::vector<nav::SearchStep::Tangent> tangents; ///< the last one is the step's own
    std::optional<nav::HuggingEdge> arc;            ///< round the vertex to its departure
};
/// Accepted ones as lines with a casing, blocked ones dashed up to a cross at the hit and dotted to
/// where they aimed. Others that were refused are dashed finely.
void drawTried(QPainter& painter, const TriedTangents& tried, const Style& style);
/// Small crosses where earlier tangents were blocked.
void drawHits(QPainter& painter, const std::vector<nav::Point>& hits, const Style& style);

/// How a tangent that a search generated is drawn, beside what the played step shows.
enum class TangentLook {
    generated, ///< a line
    waiting,   ///< dashed, to a small ring: it is in the open list
    refused,   ///< dashed finely
    blocked,   ///< dashed up to a cross at the hit, nothing beyond it
};
struct DrawnTangent {
    nav::SurfingEdge edge;
    double blockedAt = 0; ///< if blocked: distance along the edge
};
/// Those that meet `exposed`, map units. More than a thousand are lines without dashes that add up
/// where they cross, at a microsecond each.
void drawSearchTangents(QPainter& painter, const std::vector<DrawnTangent>& tangents,
                        TangentLook look, const QRectF& exposed, const Style& style);

/// The vertices of a search.
struct SearchVertices {
    std::vector<nav::Point> closed;
    std::vector<nav::Point> open;
    std::vector<nav::Point> best; ///< of the open ones; the first is taken next
    std::optional<nav::Point> current;
    std::optional<nav::Segment> rest; ///< the straight line to the goal
    QString restText;                 ///< its length, beside it
};
/// `view` in logical pixels.
void drawSearchVertices(QPainter& painter, const SearchVertices& vertices, const QRectF& view,
                        const Style& style);

} // namespace thicket::drawing
