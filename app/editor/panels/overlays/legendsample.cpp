#include "app/editor/panels/overlays/legendsample.h"

#include "app/editor/appearance/appearance.h"

#include <QPainter>

namespace thicket::editor {

LegendSample::LegendSample(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setFixedSize(24, 16);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void LegendSample::setStrong(bool strong)
{
    m_strong = strong;
    update();
}

void LegendSample::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_strong && !colours.isHighContrast)
        painter.setOpacity(0.5);
    draw(painter, {1, height() / 2.0, width() - 1.0, height() / 2.0}, colours);
}

} // namespace thicket::editor
