#pragma once

#include "app/editor/preferences/preferencepage.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace thicket::editor {

/// Theme, motion, language, numbers and units, what is opened at the start.
class GeneralPage : public PreferencePage {
    Q_OBJECT

public:
    explicit GeneralPage(const PreferenceParts& parts);

    void restoreDefaults() override;

private:
    void addLook();
    void addLanguage();
    void addNumbers();
    void addStart();
    void refresh();

    QComboBox* m_theme;
    QCheckBox* m_still;
    QComboBox* m_language;
    QComboBox* m_format;
    QSpinBox* m_decimals;
    QComboBox* m_lengthUnit;
    QCheckBox* m_reopen;
};

} // namespace thicket::editor
