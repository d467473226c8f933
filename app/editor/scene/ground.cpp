#include "app/editor/scene/ground.h"

#include "app/drawing/devicespace.h"
#include "app/drawing/sheet.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/shownunderlay.h"

#include <QFileInfo>
#include <QPainter>

namespace thicket::editor {

namespace {

/// The frame of a picture that is not here, with its name.
void drawPlaceholder(QPainter& painter, const nav::Underlay& underlay, const QRectF& box,
                     const drawing::Style& style)
{
    const drawing::DeviceSpace space(painter);
    const QRectF frame = space.map(box);
    const QColor& ink = style.palette.textSecond;
    painter.setPen(drawing::dashedPen(style, ink, 1, {6, 4}));
    painter.drawRect(frame);
    const QString name = QFileInfo(QString::fromStdString(underlay.image)).fileName();
    drawing::drawLabel(painter, frame.center(), name, ink, style.palette, drawing::Emphasis::plain);
}

void drawUnderlay(QPainter& painter, const SceneSources& sources, const QRectF& exposed,
                  const drawing::Style& style)
{
    if (!hasUnderlay(sources.document))
        return;
    const nav::Underlay& underlay = *sources.document.map().settings.underlay;
    const QRectF box = drawing::toRect(underlay.box);
    const drawing::PicturePyramid& picture = sources.underlay.picture();
    if (picture.isNull())
        return drawPlaceholder(painter, underlay, box, style);
    painter.save();
    painter.setOpacity(underlay.opacity);
    picture.paint(painter, box, exposed);
    painter.restore();
}

} // namespace

void drawGround(QPainter& painter, const SceneSources& sources, const SceneState& state,
                const QRectF& exposed, const drawing::Style& style)
{
    const nav::Map& map = sources.document.map();
    painter.fillRect(exposed, style.palette.outside);
    drawing::drawSheet(painter, map, exposed, style);
    drawUnderlay(painter, sources, exposed, style);
    if (state.isGridShown)
        drawing::drawGrid(painter, map, exposed, style, state.gridStep);
}

bool hasUnderlay(const MapDocument& document)
{
    const auto& underlay = document.map().settings.underlay;
    return underlay && underlay->visible;
}

} // namespace thicket::editor
