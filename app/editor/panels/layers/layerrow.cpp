#include "app/editor/panels/layers/layerrow.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

namespace thicket::editor {

FaintToggle::FaintToggle(const QString& onIcon, const QString& offIcon,
                         const Appearance& appearance, QWidget* parent)
    : QToolButton(parent), m_on(editor::icon(onIcon, appearance)),
      m_off(editor::icon(offIcon, appearance)), m_appearance(appearance)
{
    setCheckable(true);
    setFixedSize(22, 22);
    setFocusPolicy(Qt::StrongFocus);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void FaintToggle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect place(width() / 2 - 8, height() / 2 - 8, 17, 17);
    if (!isChecked() && !underMouse() && !m_appearance.palette().isHighContrast)
        painter.setOpacity(0.45);
    (isChecked() ? m_on : m_off)
        .paint(&painter, place, Qt::AlignCenter, isChecked() ? QIcon::Normal : QIcon::Disabled);
    painter.setOpacity(1);
    if (hasFocus()) {
        painter.setPen(QPen(m_appearance.palette().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

LayerRow::LayerRow(nav::LayerId id, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_id(id), m_appearance(appearance),
      m_eye(new FaintToggle("eye", "eye-off", appearance)),
      m_lock(new FaintToggle("lock", "lock-open", appearance)), m_name(new QLabel), m_count(new QLabel)
{
    m_eye->setObjectName("layerEye");
    m_lock->setObjectName("layerLock");
    m_name->setTextFormat(Qt::PlainText);
    m_count->setProperty("role", "second");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 20, 0);
    layout->setSpacing(2);
    layout->addWidget(m_eye);
    layout->addWidget(m_lock);
    layout->addSpacing(26);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_count);
    setMinimumHeight(30);
    connect(m_eye, &QToolButton::clicked, this, &LayerRow::visibleWanted);
    connect(m_lock, &QToolButton::clicked, this, &LayerRow::lockedWanted);
}

void LayerRow::setState(const State& state)
{
    m_state = state;
    m_eye->setChecked(state.visible);
    m_lock->setChecked(state.locked);
    m_eye->setAccessibleName(tr("Layer %1 visible").arg(state.name));
    m_lock->setAccessibleName(tr("Layer %1 locked").arg(state.name));
    m_eye->setToolTip(state.visible ? tr("Hide layer") : tr("Show layer"));
    m_lock->setToolTip(state.locked ? tr("Unlock layer") : tr("Lock layer"));
    m_name->setText(state.name);
    QFont weight = m_name->font();
    weight.setWeight(state.marked ? QFont::Medium : QFont::Normal);
    m_name->setFont(weight);
    m_count->setText(QLocale().toString(state.count));
    update();
}

void LayerRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_state.marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_appearance.palette().accentSoft);
        painter.drawRoundedRect(QRectF(rect()).adjusted(8, 1, -8, -1), 6, 6);
    }
    const double x = m_lock->geometry().right() + 16;
    painter.setPen(QPen(m_state.line, 1.4));
    painter.setBrush(m_state.fill);
    painter.drawEllipse(QPointF(x, height() / 2.0), 6, 6);
}

void LayerRow::mouseDoubleClickEvent(QMouseEvent*) { emit contentsWanted(); }

} // namespace thicket::editor
