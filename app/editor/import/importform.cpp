#include "app/editor/import/importform.h"

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/switchbutton.h"
#include "libnav/map/map.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thicket::editor {

namespace {

QString exact(double value) { return QString::fromStdString(nav::shortestText(value)); }

} // namespace

ImportForm::ImportForm(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance), m_grid(new FieldGrid),
      m_factor(new NumberField(appearance)), m_radius(new NumberField(appearance)),
      m_header(new SwitchButton(appearance)), m_incomplete(new SwitchButton(appearance))
{
    m_factor->setObjectName("importFactor");
    m_factor->setMinimum(1e-9);
    m_factor->setMaximum(1e9);
    m_factor->setValue(1);
    m_radius->setObjectName("importRadius");
    m_radius->setMinimum(0);
    m_radius->setUnit(QStringLiteral("m"));
    m_radius->setValue(0.5);
    m_header->setObjectName("importHeader");
    m_header->setAccessibleName(tr("The first row names the columns"));
    m_incomplete->setObjectName("importIncomplete");
    m_incomplete->setAccessibleName(tr("Leave out rows without numbers"));
    m_incomplete->setToolTip(tr("Rows whose place or size is missing or is no number"));
    addFields();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 12);
    layout->setSpacing(7);
    layout->addWidget(m_grid);
    layout->addStretch(1);
    connect(m_factor, &NumberField::edited, this, &ImportForm::changed);
    connect(m_radius, &NumberField::edited, this, &ImportForm::changed);
    connect(m_header, &QAbstractButton::toggled, this, &ImportForm::writingChanged);
    connect(m_incomplete, &QAbstractButton::toggled, this, &ImportForm::changed);
}

void ImportForm::addFields()
{
    m_grid->addRow(tr("x"), choice("x", {}));
    m_grid->addRow(tr("y"), choice("y", {}));
    m_grid->addRow(tr("Size"), choice("size", {}));
    m_radiusRow = m_grid->addRow(tr("Radius"), m_radius);
    m_sizeRows << m_grid->addRow(tr("Size is"), choice("measure", {{tr("radius"), "radius"},
                                                                   {tr("diameter"), "diameter"},
                                                                   {tr("girth"), "girth"}}));
    m_sizeRows << m_grid->addRow(tr("Unit"), choice("unit", {{tr("metres"), "m"},
                                                             {tr("centimetres"), "cm"},
                                                             {tr("millimetres"), "mm"}}));
    m_sizeRows << m_grid->addRow(tr("Factor"), m_factor);
    m_factor->setAccessibleName(tr("Sizes are multiplied by"));
    m_factor->setToolTip(tr("Sizes are multiplied by this"));
    m_grid->addRow(tr("Separator"), choice("separator", {{tr("comma ,"), "comma"},
                                                         {tr("semicolon ;"), "semicolon"},
                                                         {tr("tab"), "tab"},
                                                         {tr("space"), "space"}}));
    m_grid->addRow(tr("Decimals"),
                   choice("decimal", {{tr("point: 1.5"), "point"}, {tr("comma: 1,5"), "comma"}}));
    m_grid->addSwitchRow(tr("Titles"), m_header, tr("in the first row"));
    m_grid->addSwitchRow(tr("Gaps"), m_incomplete, tr("leave out the row"));
}

QComboBox* ImportForm::choice(const char* key, const QList<std::pair<QString, QString>>& words)
{
    auto* box = new QComboBox;
    const QString option = QString::fromLatin1(key);
    box->setObjectName(QStringLiteral("import ") + option);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    for (const auto& [text, value] : words)
        box->addItem(text, value);
    m_choices.insert(option, box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, option] {
        if (option == QLatin1String("separator")) {
            emit writingChanged();
        } else if (option == QLatin1String("size")) {
            showRows();
            emit sizeChanged();
        } else {
            emit changed();
        }
    });
    return box;
}

bool ImportForm::hasSizeColumn() const
{
    return !m_choices["size"]->currentData().toString().isEmpty();
}

void ImportForm::showRows()
{
    for (const int row : m_sizeRows)
        m_grid->setRowVisible(row, hasSizeColumn());
    m_grid->setRowVisible(m_radiusRow, !hasSizeColumn());
}

void ImportForm::showChoice(QComboBox* box, const QString& value)
{
    int index = box->findData(value);
    if (index < 0)
        index = box->findData(value, Qt::UserRole, Qt::MatchFixedString);
    box->setCurrentIndex(index);
}

void ImportForm::show(const plugins::ImportSurvey& survey)
{
    const QSignalBlocker blocked(this);
    for (const char* key : {"x", "y", "size"}) {
        QComboBox* box = m_choices[QString::fromLatin1(key)];
        const QSignalBlocker boxBlocked(box);
        box->clear();
        for (const QString& column : survey.columns)
            box->addItem(column, column);
        if (box == m_choices["size"])
            box->addItem(tr("all the same"), QString());
    }
    for (auto it = m_choices.begin(); it != m_choices.end(); ++it) {
        const QSignalBlocker boxBlocked(it.value());
        showChoice(it.value(), survey.options.value(it.key()));
    }
    if (const double factor = survey.options.value("factor").toDouble(); factor > 0)
        m_factor->setValue(factor);
    if (const QString radius = survey.options.value("radius"); !radius.isEmpty())
        m_radius->setValue(radius.toDouble());
    m_header->setChecked(survey.options.value("header") != QLatin1String("no"));
    m_incomplete->setChecked(survey.options.value("incomplete") == QLatin1String("skip"));
    showRows();
}

plugins::OptionValues ImportForm::writing() const
{
    return {{"separator", m_choices["separator"]->currentData().toString()},
            {"decimal", m_choices["decimal"]->currentData().toString()},
            {"header", m_header->isChecked() ? "yes" : "no"},
            {"incomplete", m_incomplete->isChecked() ? "skip" : "refuse"}};
}

plugins::OptionValues ImportForm::withoutSize() const
{
    plugins::OptionValues values = writing();
    for (const char* key : {"x", "y", "size"})
        values.insert(key, m_choices[QString::fromLatin1(key)]->currentData().toString());
    if (!hasSizeColumn())
        values.insert("radius", exact(m_radius->value().value_or(0)));
    return values;
}

plugins::OptionValues ImportForm::options() const
{
    plugins::OptionValues values = withoutSize();
    if (!hasSizeColumn())
        return values;
    values.insert("measure", m_choices["measure"]->currentData().toString());
    values.insert("unit", m_choices["unit"]->currentData().toString());
    values.insert("factor", exact(m_factor->value().value_or(1)));
    return values;
}

QMap<int, QString> ImportForm::uses() const
{
    QMap<int, QString> uses{{m_choices["x"]->currentIndex(), tr("x")},
                            {m_choices["y"]->currentIndex(), tr("y")}};
    if (hasSizeColumn())
        uses.insert(m_choices["size"]->currentIndex(), m_choices["measure"]->currentText());
    return uses;
}

} // namespace thicket::editor
