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
    m_template->setObjectName("templateName");
    m_template->setToolTip(tr("The template's name"));
    m_templateRow = addRow(tr("Template"), m_template);
    m_count->setObjectName("templateInstances");
    m_countRow = addRow(tr("Instances"), m_count);
    connect(m_template, &QLineEdit::textEdited, this, &ObjectGroupForm::renameTemplate);
    connect(m_template, &QLineEdit::editingFinished, this, [this] { m_visit.end(); });
    connect(m_name, &QLineEdit::textEdited, this, &ObjectGroupForm::rename);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_visit.end(); });
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

void ObjectGroupForm::refreshTemplate()
{
    const nav::MapSettings& settings = m_document.map().settings;
    const nav::Template* const one =
        settings.templates.empty() ? nullptr : selectedTemplate(m_document, m_selection);
    setRowVisible(m_templateRow, one != nullptr);
    setRowVisible(m_countRow, one != nullptr);
    if (!one)
        return;
    const QString name = QString::fromStdString(one->name);
    m_template->setPlaceholderText(editor::nameOf(*one));
    if (m_template->text() != name)
        m_template->setText(name);
    if (m_counted == settings.objectGroups && m_countedTemplate == one->id)
        return;
    m_counted = settings.objectGroups;
    m_countedTemplate = one->id;
    m_count->setText(QString::number(countInstances(settings, one->id)));
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
    const QString holder = group || groups.empty() ? QString() : holderName();
    setRowVisible(m_nameRow, group != nullptr);
    setRowVisible(m_holderRow, !holder.isEmpty());
    setVisible(group || !holder.isEmpty());
    refreshTemplate();
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
