#pragma once

#include "app/drawing/palette.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>

class QPainter;

namespace thicket::editor {

class Playback;

/// Draws a crowd's timeline: the number of arrivals over time, where agents got stuck, and the
/// frames that the recording stores whole.
class CrowdChart {
public:
    /// `area` is the rectangle for 0 to `span` seconds.
    CrowdChart(const Playback& playback, const QRectF& area, double span)
        : m_playback(playback), m_area(area), m_span(span)
    {}

    void paint(QPainter& painter, const drawing::Palette& colours) const;
    /// The frame of the mark under a point; nullopt if there is none.
    std::optional<std::uint32_t> markAt(QPointF at) const;
    /// "3 agents stuck from 0:12.4 on: others are in the way". Empty where there is no mark.
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

/// A time as "0:12.4".
QString clockText(double seconds);

} // namespace thicket::editor
