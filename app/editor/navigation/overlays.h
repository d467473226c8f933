#pragma once

#include "app/editor/navigation/searchparts.h"

#include <QObject>

#include <array>
#include <cstddef>
#include <optional>

namespace thicket::editor {

/// The overlays that can be switched, in the order of the panel.
enum class Overlay { expanded, surfing, hugging, path, search, heat, arrows, steering, trails };
inline constexpr std::array allOverlays{Overlay::expanded, Overlay::surfing,  Overlay::hugging,
                                        Overlay::path,     Overlay::search,   Overlay::heat,
                                        Overlay::arrows,   Overlay::steering, Overlay::trails};
inline constexpr std::size_t overlayCount = allOverlays.size();

/// The number key that switches it, 1 to 9. Users and settings depend on it, so it stays the same
/// when overlays are added.
constexpr int keyOf(Overlay overlay) { return static_cast<int>(overlay) + 1; }
/// Heat map, flow arrows and steering are off at first.
constexpr bool isOnAtFirst(Overlay overlay)
{
    return overlay < Overlay::heat || overlay == Overlay::trails;
}

/// How much of the tangent graph is drawn.
enum class GraphScope { near, whole, pathOnly };

/// The switches of the overlays, and the scope of the graph.
class Overlays : public QObject {
    Q_OBJECT

public:
    explicit Overlays(QObject* parent = nullptr);

    bool isOn(Overlay overlay) const { return m_on[static_cast<std::size_t>(overlay)]; }
    void setOn(Overlay overlay, bool on);
    /// How strongly it is drawn, above 0 and up to 1; initially 1.
    double opacity(Overlay overlay) const { return m_opacity[static_cast<std::size_t>(overlay)]; }
    void setOpacity(Overlay overlay, double opacity);
    /// The parts of Overlay::search, each with its own switch.
    bool isOn(SearchPart part) const { return m_parts[static_cast<std::size_t>(part)]; }
    void setOn(SearchPart part, bool on);
    /// Whether it is on and the main switch is, too.
    bool isShown(SearchPart part) const { return isOn(Overlay::search) && isOn(part); }
    /// Whether any part is shown that needs a traced search while editing.
    bool showsSearchGraph() const;
    /// Set while the parts are counted somewhere, for which a search must be traced, too.
    void setPartsCounted(bool counted);
    bool arePartsCounted() const { return m_arePartsCounted; }
    /// What the user chose. Otherwise only the path while something is played, or else what suits
    /// the number of edges in view.
    GraphScope scope() const
    {
        return m_chosen.value_or(m_isPlayed ? GraphScope::pathOnly : m_suitable);
    }
    std::optional<GraphScope> chosenScope() const { return m_chosen; }
    void setScope(GraphScope scope);
    /// While it is set, the switches and the scope are not the user's choice: they are put back
    /// later, and are not kept for the next start.
    void setLent(bool lent) { m_isLent = lent; }
    bool isLent() const { return m_isLent; }
    /// If the user has not chosen: whole up to this many surfing edges in view, near above.
    static constexpr std::size_t wholeUpTo = 2000;
    void setEdgesInView(std::size_t count);
    /// Set while agents or a search are played. The whole graph would hide them.
    void setPlayed(bool played);
    /// Whether the edges of what is hovered, selected or dragged are drawn at full strength;
    /// initially so.
    void setTouchedLit(bool lit);
    bool isTouchedLit() const { return m_isTouchedLit; }
    /// Set while obstacles are shown where a run has moved them, but the graph's edges are those of
    /// the obstacles as drawn: to find the whole graph anew for each frame would take too long.
    void setEdgesAsDrawn(bool asDrawn);
    /// Whether edges are shown that are not those of the obstacles as they are shown.
    bool areEdgesAsDrawn() const
    {
        return m_areEdgesAsDrawn && scope() != GraphScope::pathOnly &&
               (isOn(Overlay::surfing) || isOn(Overlay::hugging));
    }

signals:
    void changed();

private:
    std::array<bool, overlayCount> m_on{};
    std::array<double, overlayCount> m_opacity{};
    std::array<bool, searchPartCount> m_parts{};
    std::optional<GraphScope> m_chosen;
    GraphScope m_suitable = GraphScope::whole;
    bool m_isPlayed = false;
    bool m_isTouchedLit = true;
    bool m_areEdgesAsDrawn = false;
    bool m_arePartsCounted = false;
    bool m_isLent = false;
};

} // namespace thicket::editor
