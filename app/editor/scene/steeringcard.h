#pragma once

#include "app/drawing/mapdrawing.h"
#include "app/drawing/steeringdrawing.h"
#include "app/editor/scene/shownsteering.h"

#include <QList>
#include <QSizeF>
#include <QString>

namespace thicket::editor {

/// The legend of what the canvas shows of an agent's steering, with its numbers. Lengths in map
/// units, forces in map units per second squared, with three significant digits.
class SteeringCard {
public:
    SteeringCard(const ChosenAgent& chosen, const nav::Map& map, const drawing::Style& style);

    struct Row {
        drawing::SteeringPart part;
        QString name;
        QString value;
    };
    const QList<Row>& rows() const { return m_rows; }
    QSizeF size() const { return m_size; }
    /// `at` is the upper left corner, device pixels.
    void paint(QPainter& painter, QPointF at) const;

private:
    void addSensed(const Sensing& sensed, const nav::Map& map);
    void addAvoidance(const steer::AvoidRecord& seen, const nav::Map& map);
    void addWalls(const steer::WallRecord& walls, const nav::Map& map);
    void addRays(const steer::RayFanRecord& fan);
    void addFacts(const RecordedFacts& facts, const nav::Map& map);
    void addRecord(const steer::AgentRecord& record, const nav::Map& map);
    QString lengthText(double value) const;
    QString forceText(nav::Point force) const;

    const drawing::Style& m_style;
    QString m_title;
    QString m_unit;
    double m_leastForce; // smaller ones are shown as none
    QList<Row> m_rows;
    QSizeF m_size;
};

} // namespace thicket::editor
