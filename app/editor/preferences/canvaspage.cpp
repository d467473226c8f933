#include "app/editor/preferences/canvaspage.h"

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/workbench/workbench.h"

#include <QComboBox>

namespace thicket::editor {

CanvasPage::CanvasPage(const PreferenceParts& parts)
    : PreferencePage(tr("Canvas"), parts), m_grid(new QComboBox),
      m_step(new NumberField(parts.workbench.appearance())), m_wheel(new QComboBox)
{
    addGrid();
    addWheel();
    connect(&parts.workbench.preferences(), &Preferences::changed, this, &CanvasPage::refresh);
    connect(&parts.workbench.document(), &MapDocument::wasReset, this, &CanvasPage::refresh);
    connect(&parts.workbench.document(), &MapDocument::changed, this, &CanvasPage::refresh);
    connect(&parts.workbench.view().camera(), &ViewCamera::changed, this, &CanvasPage::refresh);
    refresh();
}

void CanvasPage::addGrid()
{
    FieldGrid* rows = addGroup(tr("Grid"));
    m_grid->setObjectName("preferGrid");
    m_grid->addItems({tr("By the zoom: 1, 2, 5, 10"), tr("Fixed")});
    m_step->setObjectName("preferGridStep");
    m_step->setAccessibleName(tr("Grid step"));
    m_step->setMinimum(1e-6);
    rows->addRow(tr("Step"), m_grid, m_step);
    addNote(tr("Lines and Snap to Grid follow the step. Where fixed lines would be too dense, only "
               "each 2nd, 5th or 10th is drawn; snapping keeps to the step."));
    connect(m_grid, &QComboBox::activated, this, [this](int index) {
        const double step = index == 0 ? 0 : parts().workbench.canvas().gridStep();
        change([step](PreferenceValues& v) { v.gridStep = step; });
    });
    connect(m_step, &NumberField::edited, this, [this](double step) {
        if (!m_stepBefore)
            m_stepBefore = values().gridStep;
        change([step](PreferenceValues& v) { v.gridStep = step; });
    });
    connect(m_step, &NumberField::visitCancelled, this, [this] {
        if (m_stepBefore)
            change([step = *m_stepBefore](PreferenceValues& v) { v.gridStep = step; });
    });
    connect(m_step, &NumberField::visitEnded, this, [this] { m_stepBefore.reset(); });
}

void CanvasPage::addWheel()
{
    FieldGrid* rows = addGroup(tr("Mouse"));
    m_wheel->setObjectName("preferWheel");
    m_wheel->addItems({tr("Zooms"), tr("Scrolls, with Ctrl zooms, with Shift scrolls sideways")});
    rows->addRow(tr("Wheel"), m_wheel);
    connect(m_wheel, &QComboBox::activated, this, [this](int index) {
        change([index](PreferenceValues& v) { v.wheelScrolls = index == 1; });
    });
}

void CanvasPage::refresh()
{
    const bool isFixed = values().gridStep > 0;
    const nav::MapSettings& map = parts().workbench.document().map().settings;
    m_grid->setCurrentIndex(isFixed ? 1 : 0);
    m_step->setEnabled(isFixed);
    m_step->setUnit(QString::fromStdString(map.unit));
    m_step->setValue(parts().workbench.canvas().gridStep());
    m_wheel->setCurrentIndex(values().wheelScrolls ? 1 : 0);
}

void CanvasPage::restoreDefaults()
{
    change([](PreferenceValues& v) {
        const PreferenceValues first;
        v.gridStep = first.gridStep;
        v.wheelScrolls = first.wheelScrolls;
    });
}

} // namespace thicket::editor
