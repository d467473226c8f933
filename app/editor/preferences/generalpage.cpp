#include "app/editor/preferences/generalpage.h"

#include "app/editor/numbers/numbertext.h"
#include "app/editor/settings/languages.h"
#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/switchbutton.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QComboBox>
#include <QSpinBox>

namespace thicket::editor {

namespace {

QString sampleOf(NumberFormat format) { return localeOf(format).toString(1234.5, 'f', 1); }

} // namespace

GeneralPage::GeneralPage(const PreferenceParts& parts)
    : PreferencePage(tr("General"), parts), m_theme(new QComboBox),
      m_still(new SwitchButton(parts.workbench.appearance())), m_language(new QComboBox),
      m_format(new QComboBox), m_decimals(new QSpinBox), m_lengthUnit(new QComboBox),
      m_reopen(new SwitchButton(parts.workbench.appearance()))
{
    addLook();
    addLanguage();
    addNumbers();
    addStart();
    connect(&parts.workbench.preferences(), &Preferences::changed, this, &GeneralPage::refresh);
    connect(&parts.workbench.appearance(), &Appearance::changed, this, &GeneralPage::refresh);
    refresh();
}

void GeneralPage::addLook()
{
    FieldGrid* rows = addGroup(tr("Look"));
    m_theme->setObjectName("preferTheme");
    m_theme->addItems({tr("System"), tr("Light"), tr("Dark"), tr("High contrast")});
    rows->addRow(tr("Theme"), m_theme);
    m_still->setObjectName("preferStill");
    m_still->setAccessibleName(tr("Reduce motion"));
    rows->addSwitchRow(tr("Motion"), m_still, tr("Reduced: nothing moves by itself"));
    connect(m_theme, &QComboBox::activated, this, [this](int index) {
        parts().workbench.appearance().setChoice(static_cast<Appearance::Choice>(index));
    });
    connect(m_still, &QCheckBox::toggled, this,
            [this](bool on) { change([on](PreferenceValues& v) { v.isMotionReduced = on; }); });
}

void GeneralPage::addLanguage()
{
    FieldGrid* rows = addGroup(tr("Language"));
    m_language->setObjectName("preferLanguage");
    m_language->addItem(tr("System"), QString());
    for (const Language& language : languages())
        m_language->addItem(language.name, language.code);
    rows->addRow(tr("Language"), m_language);
    addNote(tr("Another language is shown from the next start on."));
    connect(m_language, &QComboBox::activated, this, [this](int index) {
        const QString code = m_language->itemData(index).toString();
        change([&code](PreferenceValues& v) { v.language = code; });
    });
}

void GeneralPage::addNumbers()
{
    FieldGrid* rows = addGroup(tr("Numbers"));
    m_format->setObjectName("preferNumbers");
    m_format->addItem(tr("System: %1").arg(sampleOf(NumberFormat::system)));
    for (const auto format :
         {NumberFormat::point, NumberFormat::comma, NumberFormat::commaAndSpace})
        m_format->addItem(sampleOf(format));
    rows->addRow(tr("Format"), m_format);
    m_decimals->setObjectName("preferDecimals");
    m_decimals->setRange(1, 6);
    rows->addRow(tr("Decimals"), m_decimals);
    m_lengthUnit->setObjectName("preferLengths");
    m_lengthUnit->addItem(tr("In the unit of the map"), QString());
    for (const QString& unit : lengthUnits())
        m_lengthUnit->addItem(unit, unit);
    rows->addRow(tr("Lengths"), m_lengthUnit);
    addNote(tr("Lengths are shown in this unit where a unit stands beside them. Fields for numbers "
               "stay in the map's unit, and take any: 350 cm."));
    connect(m_format, &QComboBox::activated, this, [this](int index) {
        change([index](PreferenceValues& v) { v.numberFormat = static_cast<NumberFormat>(index); });
    });
    connect(m_decimals, &QSpinBox::valueChanged, this, [this](int decimals) {
        change([decimals](PreferenceValues& v) { v.decimals = decimals; });
    });
    connect(m_lengthUnit, &QComboBox::activated, this, [this](int index) {
        const QString unit = m_lengthUnit->itemData(index).toString();
        change([&unit](PreferenceValues& v) { v.lengthUnit = unit; });
    });
}

void GeneralPage::addStart()
{
    FieldGrid* rows = addGroup(tr("Start"));
    m_reopen->setObjectName("preferReopen");
    rows->addSwitchRow(tr("Last files"), m_reopen, tr("Open the files of the last time again"));
    connect(m_reopen, &QCheckBox::toggled, &parts().reopenAtStart, &QAction::setChecked);
    connect(&parts().reopenAtStart, &QAction::toggled, m_reopen, &QCheckBox::setChecked);
}

void GeneralPage::refresh()
{
    const PreferenceValues& now = values();
    m_theme->setCurrentIndex(static_cast<int>(parts().workbench.appearance().choice()));
    m_still->setChecked(now.isMotionReduced);
    // A translation may be gone; then the choice is without effect.
    m_language->setCurrentIndex(std::max(0, m_language->findData(now.language)));
    m_format->setCurrentIndex(static_cast<int>(now.numberFormat));
    m_decimals->setValue(now.decimals);
    m_lengthUnit->setCurrentIndex(std::max(0, m_lengthUnit->findData(now.lengthUnit)));
    m_reopen->setChecked(parts().reopenAtStart.isChecked());
}

void GeneralPage::restoreDefaults()
{
    change([](PreferenceValues& v) {
        const PreferenceValues first;
        v.isMotionReduced = first.isMotionReduced;
        v.language = first.language;
        v.numberFormat = first.numberFormat;
        v.decimals = first.decimals;
        v.lengthUnit = first.lengthUnit;
    });
    parts().workbench.appearance().setChoice(Appearance::Choice::system);
    parts().reopenAtStart.setChecked(true);
}

} // namespace thicket::editor
