#pragma once

#include <QList>
#include <QObject>

class QWidget;

namespace thicket::editor {

/// Ctrl+F6 moves the focus to the next visible area of the window, in a cycle.
class AreaCycle : public QObject {
    Q_OBJECT

public:
    AreaCycle(QList<QWidget*> areas, QObject* parent) : QObject(parent), m_areas(std::move(areas))
    {}

    void next();

private:
    QList<QWidget*> m_areas;
};

} // namespace thicket::editor
