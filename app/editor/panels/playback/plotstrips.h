#pragma once

#include "app/drawing/palette.h"
#include "app/editor/replay/agentcurves.h"

#include <QColor>
#include <QList>
#include <QRectF>
#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>

class QPainter;

namespace thicket::editor {

/// What is plotted, one above the other.
enum class PlotKind { speed, clearance, goalDistance, forces };
inline constexpr std::array allPlots{PlotKind::speed, PlotKind::clearance, PlotKind::goalDistance,
                                     PlotKind::forces};
QString plotName(PlotKind kind);

/// Which lines are shown.
struct PlotChoice {
    std::array<bool, allPlots.size()> shown{true, true, true, true};
    std::set<steer::BehaviourKind> hiddenForces = {}; ///< also of the agents plotted later
    bool operator==(const PlotChoice&) const = default;

    bool isShown(PlotKind kind) const { return shown[static_cast<std::size_t>(kind)]; }
};

/// One line of a strip. The curves must outlive it.
struct PlotLine {
    QString name; ///< "agent 9", "Avoid walls"
    const steer::Curve* curve = nullptr;
    const steer::Curve* wanted = nullptr; ///< of a force, dotted above what was granted
    QColor colour;
    QList<qreal> dashes = {};
};

struct PlotStrip {
    PlotKind kind = PlotKind::speed;
    QString unit = {}; ///< of the values: "m", "m/s"; may be empty
    QRectF area = {};
    QList<PlotLine> lines = {};

    /// 0 at the bottom unless there are values below.
    double least() const;
    /// At least leastSpan more.
    double most() const;
    static constexpr double leastSpan = 1e-9;
    double yOf(double value) const;
};

/// The axis of time that all strips share: `area` is from 0 to `span` seconds.
struct PlotAxis {
    QRectF area;
    double span = 1; ///< seconds, > 0
    double step = 1; ///< seconds between frames

    double xOf(double seconds) const;
    /// The frame whose value is plotted there.
    std::uint32_t frameAt(double x) const;
};

/// The strips for a content, one above the other in the axis' area. Lengths are in `unit` of the
/// map. The content must outlive them.
QList<PlotStrip> plotStrips(const AgentCurves::Content& content, const PlotChoice& choice,
                            const PlotAxis& axis, const QString& unit,
                            const drawing::Palette& colours);

/// Of each column of pixels the range is drawn, so no peak is lost. Takes time for each pixel, not
/// for each frame.
void paintStrip(QPainter& painter, const PlotStrip& strip, const PlotAxis& axis,
                const drawing::Palette& colours);

/// "Speed 1.30 m/s"; with several lines one row each: "agent 9: 1.30 m/s". Of a force "2.1 of
/// 3.0 m/s²". A range where frames are joined.
QString stripTip(const PlotStrip& strip, std::uint32_t frame);
/// The value of the first line alone; empty without.
QString stripValue(const PlotStrip& strip, std::uint32_t frame);

} // namespace thicket::editor
