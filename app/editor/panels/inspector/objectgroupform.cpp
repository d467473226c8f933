#include "app/editor/panels/inspector/objectgroupform.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/document/templating.h"
#include "app/editor/edits/groupedits.h"
#include "app/editor/edits/templateedits.h"
#include "app/editor/panels/inspector/objectbindings.h"
#include "app/editor/templates/instances.h"
#include "app/editor/widgets/textbeginning.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace thicket::editor {

namespace {

constexpr std::size_t mostNames = 4; // of groups, the innermost ones

} // namespace

ObjectGroupForm::ObjectGroupForm(MapDocument& document, const Selection& selection, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_selection(selection), m_visit(document),
      m_name(new QLineEdit), m_holder(new QLabel), m_template(new QLineEdit), m_count(new QLabel)
{
    m_name->setObjectName("objectGroupName");
    const auto nameKeys = [this] {
        m_name->setToolTip(tr("The group's name (%1)").arg(keyFor("rename")));
    };
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this, nameKeys);
    nameKeys();
    m_nameRow = addRow(tr("Group"), m_name);
    m_holder->setObjectName("objectGroupHolder");
    m_holder->setTextFormat(Qt::PlainText);
    m_holder->setWordWrap(true);
    m_holderRow = addRow(tr("In group"), m_holder);
    addTemplate();
    connect(m_template, &QLineEdit::textEdited, this, &ObjectGroupForm::renameTemplate);
    connect(m_template, &QLineEdit::editingFinished, this, [this] { m_visit.end(); });
    connect(m_name, &QLineEdit::textEdited, this, &ObjectGroupForm::rename);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_visit.end(); });
}

/// In one row: the facts about a member are to be in sight without scrolling.
void ObjectGroupForm::addTemplate()
{
    m_template->setObjectName("templateName");
    m_template->setToolTip(tr("The template's name"));
    m_template->setAccessibleName(tr("Template"));
    new TextBeginning(*m_template);
    m_count->setObjectName("templateInstances");
    m_count->setProperty("role", "second");
    auto* row = new QWidget;
    row->setFocusProxy(m_template);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_template, 1);
    layout->addWidget(m_count);
    m_templateRow = addRow(tr("Template"), row);
}

void ObjectGroupForm::rename(const QString& name)
{
    const nav::GroupId id = m_selection.group();
    if (id != 0)
        m_visit.push(renameGroup(m_document.map(), id, name.toStdString()), tr("Rename Group"));
}

void ObjectGroupForm::renameTemplate(const QString& name)
{
    const nav::Template* const one = selectedTemplate(m_document, m_selection);
    if (one)
        m_visit.push(renamedTemplate(m_document.map(), one->id, name.toStdString()),
                     tr("Rename Template"));
}

/// Returns the one that is shown.
const nav::Template* ObjectGroupForm::refreshTemplate()
{
    const nav::MapSettings& settings = m_document.map().settings;
    const nav::Template* const one =
        settings.templates.empty() ? nullptr : selectedTemplate(m_document, m_selection);
    setRowVisible(m_templateRow, one != nullptr);
    if (!one)
        return nullptr;
    const QString name = QString::fromStdString(one->name);
    m_template->setPlaceholderText(editor::nameOf(*one));
    if (m_template->text() != name)
        m_template->setText(name);
    if (m_counted == settings.objectGroups && m_countedTemplate == one->id)
        return one;
    m_counted = settings.objectGroups;
    m_countedTemplate = one->id;
    m_count->setText(tr("%n placed", nullptr, static_cast<int>(countInstances(settings, one->id))));
    return one;
}

/// "House / Tower" if all selected objects lie in it, otherwise empty.
QString ObjectGroupForm::holderName() const
{
    const auto common =
        commonOf<nav::GroupId>(m_document.map(), m_selection.ids(), [](const nav::MapObject& o) {
            return std::optional<nav::GroupId>(o.group);
        });
    const GroupTree& tree = m_selection.groups().tree();
    const std::vector<nav::GroupId> lineage = tree.lineageOf(common.value.value_or(0));
    const std::size_t leftOut = lineage.size() > mostNames ? lineage.size() - mostNames : 0;
    QStringList names;
    if (leftOut > 0)
        names << QStringLiteral("…");
    for (std::size_t i = leftOut; i < lineage.size(); ++i)
        names << nameOf(*tree.groups().find(lineage[i]));
    return names.join(QStringLiteral(" / "));
}

void ObjectGroupForm::refresh(nav::GroupId selected)
{
    const nav::ObjectGroups& groups = m_document.map().settings.objectGroups;
    const nav::ObjectGroup* const group = groups.find(selected);
    QString holder = group || groups.empty() ? QString() : holderName();
    const nav::Template* const one = refreshTemplate();
    if (one && holder == editor::nameOf(*one))
        holder.clear(); // the row of the template says it
    setRowVisible(m_nameRow, group != nullptr);
    setRowVisible(m_holderRow, !holder.isEmpty());
    setVisible(group || !holder.isEmpty() || one);
    m_holder->setText(holder);
    const QString name = group ? QString::fromStdString(group->name) : QString();
    m_name->setPlaceholderText(group ? nameOf(*group) : QString());
    if (m_name->text() != name)
        m_name->setText(name);
}

bool ObjectGroupForm::focusName()
{
    if (!m_name->isVisibleTo(parentWidget()))
        return false;
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
    return true;
}

} // namespace thicket::editor
