#include "app/editor/panels/overlays/partrow.h"

#include "app/editor/panels/overlays/partsample.h"
#include "app/editor/widgets/switchbutton.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QStyle>

namespace thicket::editor {

PartRow::PartRow(SearchPart part, const QString& name, const QString& what,
                 const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_switch(new SwitchButton(appearance)),
      m_sample(new PartSample(part, appearance)), m_name(new QLabel(name)), m_count(new QLabel)
{
    const QLatin1String id(nameOf(part));
    setToolTip(what);
    m_switch->setAccessibleName(name);
    m_switch->setToolTip(what);
    m_switch->setObjectName(QStringLiteral("part ") + id);
    m_name->setWordWrap(true);
    m_count->setProperty("role", "second");
    m_count->setObjectName(QStringLiteral("partCount ") + id);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(24, 2, 16, 2);
    layout->setSpacing(8);
    layout->addWidget(m_switch);
    layout->addWidget(m_sample);
    layout->addSpacing(2);
    layout->addWidget(m_name, 1);
    layout->addWidget(m_count);
    connect(m_switch, &QCheckBox::clicked, this, &PartRow::toggled);
}

void PartRow::setOn(bool on)
{
    m_switch->setChecked(on);
    m_sample->setStrong(on);
    m_name->setProperty("role", on ? QVariant() : QVariant("second"));
    m_name->style()->polish(m_name);
}

void PartRow::setCount(const QString& count)
{
    if (count == m_count->text())
        return; // a new layout of the dock takes long
    m_count->setText(count);
    m_switch->setAccessibleDescription(count);
}

void PartRow::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit toggled(!m_switch->isChecked());
}

} // namespace thicket::editor
