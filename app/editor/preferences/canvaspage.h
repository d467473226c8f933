#pragma once

#include "app/editor/preferences/preferencepage.h"

#include <optional>

class QComboBox;

namespace thicket::editor {

class NumberField;

/// The grid's step, and what the wheel does.
class CanvasPage : public PreferencePage {
    Q_OBJECT

public:
    explicit CanvasPage(const PreferenceParts& parts);

    void restoreDefaults() override;

private:
    void addGrid();
    void addWheel();
    void refresh();

    QComboBox* m_grid;
    NumberField* m_step;
    std::optional<double> m_stepBefore; ///< the visit to the field, once it was changed
    QComboBox* m_wheel;
};

} // namespace thicket::editor
