#pragma once

#include <QObject>

namespace thicket::editor {

/// Which kinds of snapping are on, and the grid's step.
class SnapSettings : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool isSmart() const { return m_smart; }
    bool isGrid() const { return m_grid; }
    /// Map units; 0: chosen by the zoom.
    double gridStep() const { return m_gridStep; }

public slots:
    void setSmart(bool on); ///< to other objects: vertices, centres, same x, touching (Shift+S)
    void setGrid(bool on);  ///< to the grid (Shift+G)
    void setGridStep(double step);

signals:
    void changed();

private:
    bool m_smart = true;
    bool m_grid = false;
    double m_gridStep = 0;
};

} // namespace thicket::editor
