#pragma once

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/replay/playback.h"
#include "app/editor/scene/canvas.h"

#include <QObject>
#include <QString>

namespace thicket::editor {

/// A second map beside the shown one, with the same question asked in it: the same ends and agent
/// radius. It has a picture of its own, and is not edited.
class ComparedMap : public QObject {
    Q_OBJECT

public:
    struct Parts {
        const Navigator& question; ///< of the shown map
        Overlays& overlays;        ///< what both pictures show
        const Appearance& appearance;
    };
    /// Takes the map out of `map`. `name` tells the user what it is: "orchard.thicket, as saved".
    /// The parts must outlive it.
    ComparedMap(ParkedMap& map, const QString& name, const Parts& parts, QObject* parent = nullptr);

    const QString& name() const { return m_name; }
    const MapDocument& document() const { return m_document; }
    const Navigator& navigator() const { return m_navigator; }
    Canvas& canvas() { return m_canvas; }

private:
    void ask();

    const Navigator& m_question;
    QString m_name;
    MapDocument m_document;
    Selection m_selection{m_document};
    Navigator m_navigator{m_document};
    Playback m_playback;
    Canvas m_canvas;
};

} // namespace thicket::editor
