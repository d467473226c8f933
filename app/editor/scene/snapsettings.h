#pragma once

#include <QObject>

namespace thicket::editor {

/// Which kinds of snapping are on.
class SnapSettings : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool isSmart() const { return m_smart; }
    bool isGrid() const { return m_grid; }

public slots:
    void setSmart(bool on); ///< to other objects: vertices, centres, same x, touching (Shift+S)
    void setGrid(bool on);  ///< to the grid as drawn (Shift+G)

signals:
    void changed();

private:
    bool m_smart = true;
    bool m_grid = false;
};

} // namespace thicket::editor
