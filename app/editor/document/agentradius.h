#pragma once

#include "libnav/map/map.h"

#include <QObject>

#include <optional>

namespace thicket::editor {

class MapDocument;

/// The agent radius that the map's author chose: that of the map's first agent class. It is saved
/// with the map, and choosing it is an undo step.
class AgentRadius : public QObject {
    Q_OBJECT

public:
    /// `document` must outlive it.
    explicit AgentRadius(MapDocument& document, QObject* parent = nullptr);

    /// nullopt if the author chose none.
    static std::optional<double> chosenIn(const nav::Map& map);
    /// What the chosen radius is, or the one to be shown without a choice.
    double radius() const;
    /// The radius to be shown while the author chose none. It is no part of the map.
    void setFallback(double radius) { m_fallback = radius; }

    /// Puts the radius (finite, >= 0) into the map, as one undo step with choices directly before.
    /// While a gesture is open, it is put there after its end. No step if radius() is the same.
    void choose(double radius);

signals:
    /// An edit, undo or redo changed the map's choice.
    void changed(double radius);

private:
    void put(double radius);
    void putWaiting();

    MapDocument& m_document;
    double m_fallback = 0;
    std::optional<double> m_waiting;
};

} // namespace thicket::editor
