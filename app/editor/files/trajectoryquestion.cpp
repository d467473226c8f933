#include "app/editor/files/trajectoryquestion.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace thicket::editor {

TrajectoryQuestion::TrajectoryQuestion(const QString& file, QWidget* parent)
    : QDialog(parent), m_rate(new QDoubleSpinBox), m_unit(new QComboBox)
{
    using steer::TrajectoryUnit;
    setObjectName("trajectoryQuestion");
    setWindowTitle(tr("Open Trajectories"));
    auto* text = new QLabel(tr("%1 does not state its frame rate and unit.").arg(file));
    text->setWordWrap(true);
    m_rate->setObjectName("trajectoryRate");
    m_rate->setRange(0.1, 1000);
    m_rate->setValue(16);
    m_rate->setAccessibleName(tr("Frames per second"));
    m_unit->setObjectName("trajectoryUnit");
    m_unit->setAccessibleName(tr("Unit"));
    for (const auto& [name, unit] : {std::pair(tr("metres"), TrajectoryUnit::metre),
                                     std::pair(tr("centimetres"), TrajectoryUnit::centimetre),
                                     std::pair(tr("millimetres"), TrajectoryUnit::millimetre)})
        m_unit->addItem(name, static_cast<uint>(unit));
    m_unit->setCurrentIndex(1);
    auto* form = new QFormLayout;
    form->addRow(tr("Frames per second"), m_rate);
    form->addRow(tr("Unit"), m_unit);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

steer::TrajectoryOptions TrajectoryQuestion::options() const
{
    steer::TrajectoryOptions options;
    options.framesPerSecond = m_rate->value();
    options.unit = static_cast<steer::TrajectoryUnit>(m_unit->currentData().toUInt());
    return options;
}

} // namespace thicket::editor
