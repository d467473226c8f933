#include "app/editor/panels/inspector/guideform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/switchbutton.h"

#include <QComboBox>
#include <QPushButton>

namespace thicket::editor {

GuideForm::GuideForm(MapDocument& document, const Appearance& appearance, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_visit(document),
      m_place(new NumberField(appearance)), m_direction(new QComboBox),
      m_locked(new SwitchButton(appearance)), m_remove(new QPushButton(tr("Remove Guide")))
{
    m_place->setObjectName("guidePlace");
    m_place->setAccessibleName(tr("Guide's place"));
    m_direction->setObjectName("guideDirection");
    m_direction->addItems({tr("vertical"), tr("horizontal")});
    m_locked->setObjectName("guidesLocked");
    m_locked->setToolTip(tr("Keep the guides where they are"));
    m_remove->setObjectName("removeGuide");
    m_remove->setToolTip(tr("Remove this guide (Del on the canvas)"));
    addRow(tr("Place"), m_place);
    addRow(tr("Direction"), m_direction);
    addSwitchRow(tr("Locked"), m_locked, tr("all guides stay"));
    addRow({}, m_remove);
    m_remove->setAccessibleName(tr("Remove Guide"));
    connectFields();
}

void GuideForm::connectFields()
{
    connect(m_place, &NumberField::edited, this, [this](double place) {
        if (m_guide && guidePlace(guides(), *m_guide))
            m_visit.push(moveGuide(m_document.map().settings, *m_guide, place), tr("Move Guide"));
    });
    connect(m_place, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(m_place, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    connect(m_direction, &QComboBox::activated, this, [this](int index) {
        if (m_guide && guidePlace(guides(), *m_guide) && m_guide->isUpright != (index == 0))
            turn();
    });
    connect(m_locked, &QCheckBox::clicked, this, &GuideForm::setLocked);
    connect(m_remove, &QPushButton::clicked, this, &GuideForm::remove);
}

const nav::Guides& GuideForm::guides() const { return m_document.map().settings.guides; }

/// The guide becomes the last one of the other direction, at the same number.
void GuideForm::turn()
{
    nav::MapSettings settings = m_document.map().settings;
    nav::Guides& all = settings.guides;
    const bool wasUpright = m_guide->isUpright;
    std::vector<double>& from = wasUpright ? all.x : all.y;
    std::vector<double>& to = wasUpright ? all.y : all.x;
    const auto moved = from.begin() + static_cast<std::ptrdiff_t>(m_guide->index);
    to.push_back(*moved);
    from.erase(moved);
    const GuideRef turned{!wasUpright, to.size() - 1};
    m_document.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)),
                    tr("Turn Guide"));
    emit guideWanted(turned);
}

void GuideForm::remove()
{
    if (m_guide && guidePlace(guides(), *m_guide))
        m_document.push(removeGuide(m_document.map().settings, *m_guide), tr("Remove Guide"));
}

void GuideForm::setLocked(bool locked)
{
    nav::MapSettings settings = m_document.map().settings;
    settings.guides.locked = locked;
    m_document.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)),
                    locked ? tr("Lock Guides") : tr("Unlock Guides"));
}

QString GuideForm::title() const
{
    if (!m_guide || !guides().visible || !guidePlace(guides(), *m_guide))
        return {};
    return m_guide->isUpright ? tr("Vertical guide") : tr("Horizontal guide");
}

void GuideForm::refresh()
{
    setVisible(!title().isEmpty());
    if (!isVisibleTo(parentWidget()))
        return;
    m_place->setPrefix(m_guide->isUpright ? QStringLiteral("x") : QStringLiteral("y"));
    m_place->setUnit(QString::fromStdString(m_document.map().settings.unit));
    m_place->setValue(guidePlace(guides(), *m_guide));
    m_direction->setCurrentIndex(m_guide->isUpright ? 0 : 1);
    m_locked->setChecked(guides().locked);
    const bool isFree = !guides().locked;
    m_place->setEnabled(isFree);
    m_direction->setEnabled(isFree);
    m_remove->setEnabled(isFree);
}

} // namespace thicket::editor
