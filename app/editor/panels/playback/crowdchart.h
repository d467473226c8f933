#pragma once

#include "app/drawing/palette.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>

class QPainter;

namespace thicket::editor {

class Playback;

/// What a timeline shows of a crowd: how many have arrived by when, where somebody got stuck, and
/// the frames that the recording keeps whole.
class CrowdChart {
public:
    /// `area` shows 0 to `span` seconds.
    CrowdChart(const Playback& playback, const QRectF& area, double span)
        : m_playback(playback), m_area(area), m_span(span)
    {}

    void paint(QPainter& painter, const drawing::Palette& colours) const;
    /// The frame of the mark under a point, if there is one.
    std::optional<std::uint32_t> markAt(QPointF at) const;
    /// "3 agents stuck from 0:12.4 on: others are in the way"; empty beside the marks.
    QString tipAt(QPointF at) const;

private:
    double xOf(std::uint32_t frame) const;
    void paintArrivals(QPainter& painter, const drawing::Palette& colours) const;
    void paintKeyFrames(QPainter& painter, const drawing::Palette& colours) const;
    void paintMarks(QPainter& painter, const drawing::Palette& colours) const;

    const Playback& m_playback;
    QRectF m_area;
    double m_span;
};

/// "0:12.4".
QString clockText(double seconds);

} // namespace thicket::editor
