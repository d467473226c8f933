#include "app/editor/scene/samplelayer.h"

#include "app/drawing/comparisondrawing.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/pathdrawing.h"
#include "app/drawing/sheet.h"
#include "app/drawing/unsplitfill.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/navigation/sampledpaths.h"
#include "app/editor/scene/labelplaces.h"
#include "app/editor/scene/samplecard.h"

#include <QFontMetricsF>
#include <QPainter>

namespace thicket::editor {

namespace {

constexpr double lateOpacity = 0.5; // as the path
constexpr double labelMargin = 8;   // of labels, from the border of the window
constexpr QSizeF labelInset{16, 8};

QFont labelFont(const QPainter& painter)
{
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

SampleLayer::SampleLayer(const SceneSources& sources, const SceneState& state)
    : LayerItem(sources, state, 12.5)
{}

void SampleLayer::draw(QPainter& painter, const QRectF&)
{
    const SampledPaths::Samples* samples = m_state.samples ? m_state.samples->samples() : nullptr;
    if (!samples)
        return;
    const nav::Box window = drawing::toBox(m_state.visible);
    painter.save();
    painter.setOpacity(m_state.samples->isLate() ? lateOpacity : 1);
    for (std::size_t i = 0; i < samples->size(); ++i) {
        const nav::Path& path = (*samples)[i].path;
        if (!path.isEmpty() && !isDrawnAsPath((*samples)[i].radius))
            drawing::drawPathLine(painter, path, drawing::radiusPen(i, style()), false, style(),
                                  window);
    }
    drawLabels(painter);
    painter.restore();
}

/// The path of the agent itself lies beneath, and stays as it is.
bool SampleLayer::isDrawnAsPath(double radius) const
{
    return radius == m_sources.navigator.agentRadius() && m_sources.overlays.isOn(Overlay::path);
}

void SampleLayer::drawLabels(QPainter& painter)
{
    const drawing::Palette& colors = style().palette;
    const nav::Map& map = m_sources.document.map();
    const drawing::DeviceSpace device(painter);
    painter.setFont(labelFont(painter));
    const QFontMetricsF metrics(painter.font());
    QStringList texts;
    QList<LabelledLine> lines;
    for (const SampledPaths::Sample& sample : *m_state.samples->samples()) {
        if (sample.path.isEmpty())
            continue;
        texts << QStringLiteral("%1 · %2").arg(radiusText(sample.radius, map),
                                               pathText(sample, map));
        LabelledLine line{{}, metrics.size(0, texts.last()) + labelInset};
        for (const nav::Point p : sample.path.polyline(m_state.unitsPerPixel))
            line.line << device.map(p);
        lines << line;
    }
    const QRectF room =
        QRectF({}, m_state.viewport).adjusted(labelMargin, labelMargin, -labelMargin, -labelMargin);
    const auto places = labelPlaces(lines, room);
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (!places[i])
            continue;
        QRectF label({}, lines[i].label);
        label.moveCenter(*places[i]);
        painter.setPen(QPen(colors.path, 1));
        painter.setBrush(colors.panel);
        drawing::fillUnsplit([&] { painter.drawRoundedRect(label, 6, 6); });
        painter.setPen(colors.text);
        painter.drawText(label, Qt::AlignCenter, texts[i]);
    }
}

} // namespace thicket::editor
