#include "app/editor/panels/inspector/objectgroupform.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/document/groupedits.h"
#include "app/editor/document/grouping.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/panels/inspector/objectbindings.h"

#include <QLabel>
#include <QLineEdit>

namespace thicket::editor {

namespace {

constexpr std::size_t mostNames = 4; // of groups, the innermost ones

} // namespace

ObjectGroupForm::ObjectGroupForm(MapDocument& document, const Selection& selection, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_selection(selection), m_visit(document),
      m_name(new QLineEdit), m_holder(new QLabel)
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
    connect(m_name, &QLineEdit::textEdited, this, &ObjectGroupForm::rename);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_visit.end(); });
}

void ObjectGroupForm::rename(const QString& name)
{
    const nav::GroupId id = m_selection.group();
    if (id != 0)
        m_visit.push(renameGroup(m_document.map(), id, name.toStdString()), tr("Rename Group"));
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
