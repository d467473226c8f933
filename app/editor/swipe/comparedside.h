#pragma once

#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/canvas.h"
#include "app/editor/swipe/mirroredoverlays.h"

#include <QObject>
#include <QString>

namespace thicket::editor {

/// Side A of a comparison: a picture and an answer of its own to the question of the shown map,
/// that is, for the same ends and agent radius. The map is another one, or the shown one.
class ComparedSide : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const Navigator& question; ///< of the shown map
        const Overlays& overlays;  ///< what both pictures show
        const Appearance& appearance;
    };
    /// `name` tells the user what it is: "orchard.thicket, as saved". All must outlive it.
    ComparedSide(MapDocument& document, const QString& name, const Parts& parts);

    const QString& name() const { return m_name; }
    const MapDocument& document() const { return m_document; }
    const Navigator& navigator() const { return m_navigator; }
    Canvas& canvas() { return m_canvas; }

    /// The path found; empty if there is none.
    virtual const nav::Path& path() const { return m_navigator.path(); }
    /// What the strip says of it: length, arcs, expansions and time, or why there is none.
    virtual QString facts() const;
    /// Where the user chooses what is compared, for the strip; the caller owns it. Null: nothing is
    /// to be chosen.
    virtual QWidget* makeChoice() { return nullptr; }

signals:
    void answered(); ///< path() and facts() are others

protected:
    /// With an agent radius of its own, or without one overlay.
    struct Own {
        std::optional<double> agentRadius = {};
        std::optional<Overlay> without = {};
    };
    ComparedSide(MapDocument& document, const QString& name, const Parts& parts, const Own& own);

    Navigator& navigator() { return m_navigator; }
    const Parts& parts() const { return m_parts; }

private:
    void ask();

    const Parts m_parts;
    QString m_name;
    MapDocument& m_document;
    Selection m_selection{m_document};
    Navigator m_navigator{m_document};
    Playback m_playback;
    MirroredOverlays m_overlays;
    Canvas m_canvas;
};

} // namespace thicket::editor
