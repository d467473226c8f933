#include "app/editor/window/comparedpaths.h"

#include "app/drawing/comparisondrawing.h"
#include "app/drawing/sheet.h"
#include "app/drawing/unsplitfill.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/navigation/livecomparison.h"
#include "app/editor/scene/canvas.h"

#include <QGraphicsItem>
#include <QPainter>

namespace thicket::editor {

class ComparedPaths::Layer : public QGraphicsItem {
public:
    explicit Layer(const Parts& parts) : m_parts(parts)
    {
        constexpr double belowThePath = 11.5;
        setZValue(belowThePath);
        setAcceptedMouseButtons(Qt::NoButton);
    }

    QRectF boundingRect() const override { return m_box; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        drawing::fillUnsplit([&] { drawLines(*painter); });
    }

    /// The lines, or what they show, changed.
    void follow()
    {
        prepareGeometryChange();
        nav::Box box;
        for (const ComparisonPanel::Line& line : m_parts.panel.shownLines()) {
            const nav::Path& path = pathOf(line);
            if (path.isEmpty())
                continue;
            for (const nav::Point p : path.polyline(0.1 * path.length() + 1))
                enclose(box, {p, p});
        }
        // Arcs bulge from their chords.
        const double margin = box.isEmpty() ? 0 : 0.2 * (box.width() + box.height()) + 1;
        m_box = box.isEmpty() ? QRectF()
                              : QRectF(box.min.x, box.min.y, box.width(), box.height())
                                    .adjusted(-margin, -margin, margin, margin);
        update();
    }

private:
    const nav::Path& pathOf(const ComparisonPanel::Line& line) const
    {
        return m_parts.comparison.rows()[static_cast<std::size_t>(line.method)].path;
    }

    void drawLines(QPainter& painter) const
    {
        const drawing::Style style{m_parts.appearance.palette(),
                                   1 / m_parts.canvas.unitsPerPixel()};
        const QRectF view = painter.worldTransform().inverted().mapRect(QRectF(painter.viewport()));
        const nav::Box window = drawing::toBox(view);
        for (const ComparisonPanel::Line& line : m_parts.panel.shownLines()) {
            if (!pathOf(line).isEmpty())
                drawing::drawMethodPath(painter, pathOf(line), line.method, line.isChosen, style,
                                        window);
        }
    }

    const Parts m_parts;
    QRectF m_box;
};

ComparedPaths::ComparedPaths(const Parts& parts, QObject* parent)
    : QObject(parent), m_layer(new Layer(parts))
{
    parts.canvas.addItem(m_layer);
    connect(&parts.panel, &ComparisonPanel::linesChanged, this, [this] { m_layer->follow(); });
}

/// The canvas outlives the window.
ComparedPaths::~ComparedPaths() { delete m_layer; }

} // namespace thicket::editor
