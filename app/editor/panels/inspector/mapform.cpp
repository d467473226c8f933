#include "app/editor/panels/inspector/mapform.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/objectwords.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace thicket::editor {

MapForm::MapForm(MapDocument& document, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_visit(document), m_name(new QLineEdit),
      m_unit(new QLineEdit), m_yAxis(new QComboBox), m_contents(new QLabel), m_tally(document)
{
    m_name->setObjectName("mapName");
    m_unit->setObjectName("mapUnit");
    m_yAxis->setObjectName("mapYAxis");
    m_yAxis->addItems({tr("up"), tr("down")});
    m_contents->setObjectName("mapContents");
    m_contents->setWordWrap(true);
    addRow(tr("Name"), m_name);
    addRow(tr("Unit"), m_unit);
    addRow(tr("+y points"), m_yAxis);
    addRow(tr("Holds"), m_contents);

    const auto showContents = [this] { m_contents->setText(contents()); };
    connect(&m_tally, &ObjectTally::changed, this, showContents);
    showContents();
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        pushChange(tr("Rename Map"), [&](nav::MapSettings& s) { s.name = name.toStdString(); });
    });
    connect(m_unit, &QLineEdit::textEdited, this, [this](const QString& unit) {
        pushChange(tr("Change Unit"), [&](nav::MapSettings& s) { s.unit = unit.toStdString(); });
    });
    for (QLineEdit* field : {m_name, m_unit})
        connect(field, &QLineEdit::editingFinished, this, [this] { m_visit.end(); });
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this,
            [this] { m_contents->setText(contents()); });
    connect(m_yAxis, &QComboBox::activated, this, [this](int index) {
        pushChange(tr("Turn y Axis"), [&](nav::MapSettings& s) {
            s.yAxis = index == 0 ? nav::YAxis::up : nav::YAxis::down;
        });
        m_visit.end();
    });
}

template <class Change> void MapForm::pushChange(const QString& text, Change change)
{
    nav::MapSettings settings = m_document.map().settings;
    change(settings);
    m_visit.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)), text);
}

void MapForm::refresh()
{
    const nav::MapSettings& settings = m_document.map().settings;
    const auto show = [](QLineEdit* field, const std::string& value) {
        const QString text = QString::fromStdString(value);
        if (field->text() != text)
            field->setText(text);
    };
    show(m_name, settings.name);
    show(m_unit, settings.unit);
    m_yAxis->setCurrentIndex(settings.yAxis == nav::YAxis::up ? 0 : 1);
}

void MapForm::focusName()
{
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

QString MapForm::contents() const
{
    const ObjectTally::Counts counts = m_tally.counts();
    const nav::Geometry kinds[] = {nav::Circle(),      nav::Wall(),       nav::Polygon(),
                                   nav::StartMarker(), nav::GoalMarker(), nav::AgentMarker(),
                                   nav::SpawnMarker()};
    QStringList parts;
    for (const nav::Geometry& kind : kinds) {
        if (const int n = counts[kind.index()])
            parts << ObjectWords::count(QLatin1String(nav::typeName(kind)), n)
                         .replace(' ', QChar::Nbsp); // no line ends between them
    }
    return parts.isEmpty() ? tr("nothing yet: drag to draw a circle (%1), or drop a file here")
                                 .arg(keyFor("circle"))
                           : parts.join(", ");
}

} // namespace thicket::editor
