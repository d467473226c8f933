#include "app/editor/panels/search/costbar.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/numbers/numbertext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

CostBar::CostBar(const Appearance& appearance, QWidget* parent)
    : QFrame(parent), m_strip(new CostStrip(appearance))
{
    setObjectName("costBar");
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 2, 0, 2);
    rows->setSpacing(4);
    rows->addWidget(m_strip);
    auto* parts = new QHBoxLayout;
    parts->setSpacing(8);
    rows->addLayout(parts);
    m_travelled = addPart(tr("g travelled"), Qt::AlignLeft);
    m_rest = addPart(tr("h straight to goal"), Qt::AlignHCenter);
    m_bound = addPart(tr("f lower bound"), Qt::AlignRight);
}

QLabel* CostBar::addPart(const QString& name, Qt::Alignment side)
{
    auto* label = new QLabel(name);
    label->setProperty("role", "factName");
    label->setAlignment(side | Qt::AlignBottom);
    label->setWordWrap(true); // in other languages they are too long for the panel
    auto* value = new QLabel;
    value->setProperty("role", "factValue");
    value->setAlignment(side);
    value->setAccessibleName(name);
    auto* part = new QVBoxLayout;
    part->setSpacing(0);
    part->addWidget(label);
    part->addWidget(value);
    static_cast<QHBoxLayout*>(layout()->itemAt(1)->layout())->addLayout(part);
    return value;
}

void CostBar::showCosts(double travelled, double rest, double most, const QString& unit)
{
    m_travelled->setText(lengthText(travelled, unit));
    m_rest->setText(lengthText(rest, unit));
    m_bound->setText(lengthText(travelled + rest, unit));
    const double whole = std::max({most, travelled + rest, 1e-12});
    m_strip->setShares(travelled / whole, rest / whole);
}

CostStrip::CostStrip(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setFixedHeight(8);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void CostStrip::setShares(double travelled, double rest)
{
    m_travelled = travelled;
    m_rest = rest;
    update();
}

void CostStrip::paintEvent(QPaintEvent*)
{
    const drawing::Palette& colours = m_appearance.palette();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.isHighContrast ? QPen(colours.fieldBorder) : QPen(Qt::NoPen));
    painter.setBrush(colours.separator);
    painter.drawRoundedRect(rect(), 2, 2);
    painter.setPen(Qt::NoPen);
    const double travelled = m_travelled * width();
    const double rest = m_rest * width();
    painter.setBrush(colours.path);
    painter.drawRoundedRect(QRectF(0, 0, std::max(0.0, travelled - 1), height()), 2, 2);
    painter.setBrush(colours.current);
    painter.drawRoundedRect(QRectF(travelled + 1, 0, std::max(0.0, rest - 1), height()), 2, 2);
}

} // namespace thicket::editor
