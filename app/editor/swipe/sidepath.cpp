#include "app/editor/swipe/sidepath.h"

#include "app/drawing/devicespace.h"
#include "app/drawing/pathdrawing.h"
#include "app/drawing/unsplitfill.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/canvas.h"

#include <QPainter>

namespace thicket::editor {

SidePath::SidePath(Canvas& canvas, const Overlays& overlays, const Appearance& appearance,
                   Look look)
    : m_canvas(canvas), m_overlays(overlays), m_appearance(appearance), m_look(look)
{
    constexpr double asThePath = 12;
    constexpr double belowThePath = 11.2;
    setZValue(look == Look::answer ? asThePath : belowThePath);
    setAcceptedMouseButtons(Qt::NoButton);
    canvas.addItem(this);
    QObject::connect(&overlays, &Overlays::changed, &m_listener, [this] { follow(); });
    follow();
}

SidePath::~SidePath() { m_canvas.removeItem(this); }

void SidePath::follow()
{
    setVisible(m_overlays.isOn(Overlay::path));
    update();
}

void SidePath::show(const nav::Path& path)
{
    prepareGeometryChange();
    m_path = path;
    m_box = {};
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

void SidePath::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_path.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const drawing::Style style{m_appearance.palette(), 1 / m_canvas.unitsPerPixel()};
    if (!style.palette.isHighContrast)
        painter->setOpacity(painter->opacity() * m_overlays.opacity(Overlay::path));
    const QColor colour = style.palette.path;
    const bool isAnswer = m_look == Look::answer;
    const QPen pen = isAnswer ? drawing::linePen(style, colour, 3)
                              : drawing::dashedPen(style, colour, 2, {9, 5}, 0.8);
    drawing::fillUnsplit(
        [&] { drawing::drawPathLine(*painter, m_path, pen, isAnswer, style, m_canvas.visible()); });
}

} // namespace thicket::editor
