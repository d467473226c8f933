#pragma once

#include "libsteer/recording/trajectories.h"

#include <QDialog>
#include <QString>

class QComboBox;
class QDoubleSpinBox;

namespace thicket::editor {

/// Asks for what a file of trajectories does not say: the frame rate and the unit.
class TrajectoryQuestion : public QDialog {
    Q_OBJECT

public:
    TrajectoryQuestion(const QString& file, QWidget* parent);

    steer::TrajectoryOptions options() const;

private:
    QDoubleSpinBox* m_rate;
    QComboBox* m_unit;
};

} // namespace thicket::editor
