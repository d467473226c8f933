#pragma once

#include "app/drawing/mapdrawing.h"
#include "app/editor/navigation/sampledpaths.h"

#include <QList>
#include <QSizeF>
#include <QString>

namespace thicket::editor {

/// The radius of a sample with two decimals, and with two digits at least: "0.45 m".
QString radiusText(double radius, const nav::Map& map);
/// The length of its path, "81.01 m", or why there is none: "no way through".
QString pathText(const SampledPaths::Sample& sample, const nav::Map& map);

/// The legend of the paths of five agent radii: each one's line, radius and length, or that there
/// is no way through.
class SampleCard {
public:
    /// All must outlive it. `isMoved`: obstacles are shown elsewhere than the paths lead round.
    SampleCard(const SampledPaths::Samples& samples, const nav::Map& map,
               const drawing::Style& style, bool isMoved = false);

    struct Row {
        QString radius;
        QString path;
        bool isFound = false;
    };
    const QList<Row>& rows() const { return m_rows; }
    /// What must be known of the paths, below them; empty: nothing.
    const QString& note() const { return m_note; }
    QSizeF size() const { return m_size; }
    /// `at` is the upper left corner, device pixels.
    void paint(QPainter& painter, QPointF at) const;

private:
    const drawing::Style& m_style;
    QList<Row> m_rows;
    QString m_note;
    double m_radiusWidth = 0;
    QSizeF m_size;
};

} // namespace thicket::editor
