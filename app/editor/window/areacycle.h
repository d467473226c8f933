#pragma once

#include <QList>
#include <QObject>

class QWidget;

namespace thicket::editor {

/// Ctrl+F6: the focus goes round the window's areas, past those that are hidden.
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
