#pragma once

#include "libnav/geometry/shapes.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace thicket::editor {

class AgentRadius;
class MapDocument;
class Navigator;
class Selection;
class WidestAgent;

/// Beside "no way through": sets the radius of the widest agent that gets through, and shows the
/// gap that it gets through. Hidden until that is known, and while a path is shown of other
/// obstacles than the map's as drawn.
class NarrowestPlaceSign : public QWidget {
    Q_OBJECT

public:
    /// What it reads and changes. All must outlive it.
    struct Parts {
        const MapDocument& document;
        const WidestAgent& widest;
        AgentRadius& radius;
        Selection& selection;
        const Navigator& navigator;
    };
    explicit NarrowestPlaceSign(const Parts& parts, QWidget* parent = nullptr);

signals:
    void placeWanted(const thicket::nav::Box& place);

private:
    QPushButton* link(const char* objectName);
    void refresh();
    void useRadius();
    void showPlace();

    const Parts m_parts;
    QLabel* m_none;
    QPushButton* m_use;
    QPushButton* m_show;
};

} // namespace thicket::editor
