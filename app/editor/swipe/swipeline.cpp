#include "app/editor/swipe/swipeline.h"

#include "app/editor/appearance/appearance.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace thicket::editor {

namespace {

constexpr int thousand = 1000;
constexpr int gripWidth = 25;
constexpr double gripRadius = 11;

void drawGrip(QPainter& painter, QPointF middle, const drawing::Palette& colours, bool hasFocus)
{
    painter.setPen(QPen(hasFocus ? colours.accent : colours.casing, hasFocus ? 3 : 2));
    painter.setBrush(hasFocus ? colours.panel : colours.accent);
    painter.drawEllipse(middle, gripRadius, gripRadius);
    painter.setPen(QPen(hasFocus ? colours.accent : colours.onAccent, 1.6, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const double side : {-1.0, 1.0}) // two arrow heads
        painter.drawPolyline(QPolygonF{middle + QPointF(3 * side, -4),
                                       middle + QPointF(7 * side, 0),
                                       middle + QPointF(3 * side, 4)});
}

} // namespace

SwipeLine::SwipeLine(const Appearance& appearance, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_appearance(appearance)
{
    setObjectName("swipeLine");
    setAccessibleName(tr("Swipe line"));
    setToolTip(tr("Left of the line lies A, right of it B; drag it, or press the arrow keys"));
    setLayoutDirection(Qt::LeftToRight);
    setRange(0, thousand);
    setSingleStep(thousand / 100);
    setPageStep(thousand / 10);
    setValue(thousand / 2);
    setCursor(Qt::SplitHCursor);
    setFocusPolicy(Qt::StrongFocus);
    parent->installEventFilter(this);
    connect(this, &QSlider::valueChanged, this, &SwipeLine::place);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    place();
}

int SwipeLine::edge() const
{
    return static_cast<int>(std::lround(double(parentWidget()->width()) * value() / thousand));
}

void SwipeLine::place()
{
    setGeometry(edge() - gripWidth / 2, 0, gripWidth, parentWidget()->height());
    emit moved();
}

bool SwipeLine::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return QSlider::eventFilter(watched, event);
}

void SwipeLine::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = gripWidth / 2.0;
    for (const auto& [colour, width] : {std::pair(colours.casing, 4.0), {colours.accent, 2.0}}) {
        painter.setPen(QPen(colour, width));
        painter.drawLine(QPointF(middle, 0), QPointF(middle, height()));
    }
    drawGrip(painter, {middle, height() / 2.0}, colours, hasFocus());
}

void SwipeLine::mousePressEvent(QMouseEvent* event)
{
    setSliderDown(event->button() == Qt::LeftButton);
    event->accept();
}

void SwipeLine::mouseMoveEvent(QMouseEvent* event)
{
    const int width = parentWidget()->width();
    if (!isSliderDown() || width <= 0)
        return;
    const double at = mapToParent(event->position().toPoint()).x();
    setValue(static_cast<int>(std::lround(thousand * at / width)));
}

void SwipeLine::wheelEvent(QWheelEvent* event) { event->ignore(); }

void SwipeLine::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

} // namespace thicket::editor
