#include "app/editor/panels/overlays/legendrow.h"

#include "app/editor/panels/overlays/legendsample.h"
#include "app/editor/widgets/switchbutton.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QStyle>

namespace thicket::editor {

LegendRow::LegendRow(const QString& name, LegendSample* sample, const Appearance& appearance,
                     QWidget* parent)
    : QWidget(parent), m_switch(new SwitchButton(appearance)), m_sample(sample),
      m_name(new QLabel(name)), m_count(new QLabel), m_row(new QHBoxLayout(this))
{
    m_switch->setAccessibleName(name);
    m_name->setWordWrap(true);
    m_count->setProperty("role", "second");
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_row->setSpacing(8);
    m_row->addWidget(m_switch);
    m_row->addWidget(m_sample);
    m_row->addSpacing(2);
    m_row->addWidget(m_name, 1);
    m_row->addWidget(m_count);
    connect(m_switch, &QCheckBox::clicked, this, &LegendRow::toggled);
}

QString LegendRow::name() const { return m_name->text(); }

void LegendRow::setOn(bool on)
{
    m_switch->setChecked(on);
    m_sample->setStrong(on);
    m_name->setProperty("role", on ? QVariant() : QVariant("second"));
    m_name->style()->polish(m_name);
}

void LegendRow::setCount(const QString& count)
{
    if (count == m_count->text())
        return; // a new layout of the dock takes long
    m_count->setText(count);
    m_switch->setAccessibleDescription(count);
}

void LegendRow::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit toggled(!m_switch->isChecked());
}

} // namespace thicket::editor
