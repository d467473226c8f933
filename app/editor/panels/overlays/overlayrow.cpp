#include "app/editor/panels/overlays/overlayrow.h"

#include "app/editor/panels/overlays/sampleline.h"
#include "app/editor/widgets/switchbutton.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QStyle>

#include <algorithm>

namespace thicket::editor {

OverlayRow::OverlayRow(Overlay overlay, const QString& name, const Appearance& appearance,
                       QWidget* parent)
    : QWidget(parent), m_switch(new SwitchButton(appearance)),
      m_sample(new SampleLine(overlay, appearance)), m_name(new QLabel(name)), m_count(new QLabel),
      m_key(new QLabel)
{
    const QString key = QString::number(keyOf(overlay));
    m_switch->setAccessibleName(name);
    m_switch->setObjectName("overlay " + key);
    m_name->setWordWrap(true);
    m_count->setProperty("role", "second");
    m_count->setObjectName("overlayCount " + key);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_key->setProperty("role", "keyBox");
    m_key->setAlignment(Qt::AlignCenter);
    m_key->setFixedHeight(17);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 2, 16, 2);
    layout->setSpacing(8);
    layout->addWidget(m_switch);
    layout->addWidget(m_sample);
    layout->addSpacing(2);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_count);
    layout->addWidget(m_key);
    setKey(key);
    connect(m_switch, &QCheckBox::clicked, this, &OverlayRow::toggled);
}

void OverlayRow::setOn(bool on)
{
    m_switch->setChecked(on);
    m_sample->setStrong(on);
    m_name->setProperty("role", on ? QVariant() : QVariant("second"));
    m_name->style()->polish(m_name);
}

void OverlayRow::setKey(const QString& key)
{
    m_key->setText(key);
    m_key->setVisible(!key.isEmpty());
    m_key->setFixedWidth(std::max(17, m_key->fontMetrics().horizontalAdvance(key) + 8));
    m_switch->setToolTip(key.isEmpty() ? tr("%1 on or off").arg(m_name->text())
                                       : tr("%1 on or off (%2)").arg(m_name->text(), key));
}

void OverlayRow::setCount(const QString& count)
{
    m_count->setText(count);
    m_switch->setAccessibleDescription(count);
}

void OverlayRow::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit toggled(!m_switch->isChecked());
}

void OverlayRow::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    QAction* only = menu.addAction(tr("Only this one (again: as before)"));
    if (menu.exec(event->globalPos()) == only)
        emit onlyThisWanted();
}

} // namespace thicket::editor
