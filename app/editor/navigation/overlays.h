#pragma once

#include <QObject>

#include <array>

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
    GraphScope scope() const { return m_scope; }
    void setScope(GraphScope scope);

signals:
    void changed();

private:
    std::array<bool, overlayCount> m_on{true, true, true, true};
    GraphScope m_scope = GraphScope::whole;
};

} // namespace thicket::editor
