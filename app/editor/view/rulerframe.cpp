#include "app/editor/view/rulerframe.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/view/mapview.h"
#include "app/editor/view/ruler.h"

#include <QGridLayout>
#include <QLabel>

namespace thicket::editor {

RulerFrame::RulerFrame(MapView& view, const MapDocument& document, const Appearance& appearance,
                       QWidget* parent)
    : QWidget(parent), m_document(document),
      m_upper(new Ruler(Qt::Horizontal, view.camera(), appearance)),
      m_left(new Ruler(Qt::Vertical, view.camera(), appearance)), m_unit(new QLabel)
{
    m_unit->setObjectName("rulerUnit");
    m_unit->setProperty("role", "second");
    m_unit->setAlignment(Qt::AlignCenter);
    m_unit->setFixedSize(Ruler::thickness, Ruler::thickness);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_unit, 0, 0);
    layout->addWidget(m_upper, 0, 1);
    layout->addWidget(m_left, 1, 0);
    layout->addWidget(&view, 1, 1);
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(1, 1);
    connect(&view, &MapView::pointerMoved, m_upper, &Ruler::setPointer);
    connect(&view, &MapView::pointerMoved, m_left, &Ruler::setPointer);
    connect(&document, &MapDocument::changed, this, &RulerFrame::refreshUnit);
    connect(&document, &MapDocument::wasReset, this, &RulerFrame::refreshUnit);
    refreshUnit();
    showRulers(false);
}

bool RulerFrame::areRulersShown() const { return !m_upper->isHidden(); }

void RulerFrame::showRulers(bool shown)
{
    m_unit->setVisible(shown);
    m_upper->setVisible(shown);
    m_left->setVisible(shown);
}

void RulerFrame::refreshUnit()
{
    const QString unit = QString::fromStdString(m_document.map().settings.unit);
    if (unit == m_unit->toolTip())
        return;
    m_unit->setText(unit.left(3));
    m_unit->setToolTip(unit);
}

} // namespace thicket::editor
