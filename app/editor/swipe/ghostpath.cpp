#include "app/editor/swipe/ghostpath.h"

#include "app/drawing/devicespace.h"
#include "app/drawing/pathdrawing.h"
#include "app/drawing/unsplitfill.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/scene/canvas.h"

#include <QPainter>

namespace thicket::editor {

GhostPath::GhostPath(const Navigator& navigator, Canvas& canvas, const Appearance& appearance)
    : m_navigator(navigator), m_canvas(canvas), m_appearance(appearance)
{
    constexpr double belowThePath = 11.2;
    setZValue(belowThePath);
    setAcceptedMouseButtons(Qt::NoButton);
    canvas.addItem(this);
    connect(&navigator, &Navigator::pathChanged, this, &GhostPath::follow);
    follow();
}

GhostPath::~GhostPath() { m_canvas.removeItem(this); }

void GhostPath::follow()
{
    prepareGeometryChange();
    m_box = {};
    const nav::Path& path = m_navigator.path();
    if (!path.isEmpty()) {
        nav::Box box;
        for (const nav::Point p : path.polyline(0.1 * path.length() + 1))
            enclose(box, {p, p});
        // Arcs bulge from their chords.
        const double margin = 0.2 * (box.width() + box.height()) + 1;
        m_box = QRectF(box.min.x, box.min.y, box.width(), box.height())
                    .adjusted(-margin, -margin, margin, margin);
    }
    update();
}

void GhostPath::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const nav::Path& path = m_navigator.path();
    if (path.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const drawing::Style style{m_appearance.palette(), 1 / m_canvas.unitsPerPixel()};
    const QPen pen = drawing::dashedPen(style, style.palette.path, 2, {9, 5}, 0.8);
    drawing::fillUnsplit(
        [&] { drawing::drawPathLine(*painter, path, pen, false, style, m_canvas.visible()); });
}

} // namespace thicket::editor
