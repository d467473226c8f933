#pragma once

#include <QObject>

namespace thicket::editor {

class DockColumn;
class Inspector;
class MapFindings;
class ObjectsPanel;
class ProblemsPanel;
class StatusLine;
class Workbench;

/// What the Inspector and the Objects and Problems panels do outside the dock: they move the view,
/// share the chosen guide and vertices with it, and the status line and the tab tell of problems
/// and of the narrowest place.
class PanelLinks : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Workbench& workbench;
        DockColumn& dock;
        const MapFindings& findings;
        ObjectsPanel& objects;
        ProblemsPanel& problems;
        StatusLine& status;
        Inspector& inspector;
    };
    explicit PanelLinks(const Parts& parts, QObject* parent);

private:
    void linkObjects();
    void linkProblems();
    void linkNarrowestPlace();
    void linkGuide();
    void linkVertices();
    void countProblems();

    const Parts m_parts;
};

} // namespace thicket::editor
