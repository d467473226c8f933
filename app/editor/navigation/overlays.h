#pragma once

#include <QObject>

#include <array>
#include <cstddef>
#include <optional>

namespace thicket::editor {

/// The overlays that can be switched, in the order of the panel and of the keys 1 to 4.
enum class Overlay { expanded, surfing, hugging, path };
inline constexpr int overlayCount = 4;

/// How much of the tangent graph is drawn.
enum class GraphScope { near, whole, pathOnly };

/// What is laid over the map: one switch each, and the graph's scope.
class Overlays : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool isOn(Overlay overlay) const { return m_on[static_cast<std::size_t>(overlay)]; }
    void setOn(Overlay overlay, bool on);
    /// What the user chose, else what suits the number of edges in view.
    GraphScope scope() const { return m_chosen.value_or(m_suitable); }
    std::optional<GraphScope> chosenScope() const { return m_chosen; }
    void setScope(GraphScope scope);
    /// Whole up to this many surfing edges in view, near above, while the user has not chosen.
    static constexpr std::size_t wholeUpTo = 2000;
    void setEdgesInView(std::size_t count);

signals:
    void changed();

private:
    std::array<bool, overlayCount> m_on{true, true, true, true};
    std::optional<GraphScope> m_chosen;
    GraphScope m_suitable = GraphScope::whole;
};

} // namespace thicket::editor
