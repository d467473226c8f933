#include "app/editor/panels/inspector/objectfield.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/objectwords.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

#include <optional>

namespace thicket::editor {

namespace {

/// The object of this name, if only one has it.
std::optional<nav::ObjectId> namedObject(const nav::Map& map, const QString& name)
{
    std::optional<nav::ObjectId> found;
    for (const nav::MapObject& object : map.objects()) {
        if (name != QString::fromStdString(object.name))
            continue;
        if (found)
            return {};
        found = object.id;
    }
    return found;
}

} // namespace

ObjectField::ObjectField(const MapDocument& document, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_document(document), m_text(new QLineEdit), m_select(new QToolButton)
{
    m_text->setToolTip(tr("The number of an object, or its name"));
    m_text->setMinimumWidth(50);
    m_select->setIcon(icon("select", appearance));
    m_select->setIconSize({16, 16});
    m_select->setProperty("role", "plain");
    m_select->setFocusPolicy(Qt::StrongFocus);
    m_select->setToolTip(tr("Select that object"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_select);
    setFocusProxy(m_text);
    connect(m_text, &QLineEdit::textEdited, this, &ObjectField::take);
    connect(m_text, &QLineEdit::editingFinished, this, &ObjectField::end);
    // Queued, as the selection deletes the field.
    connect(
        m_select, &QToolButton::clicked, this, [this] { emit selectWanted(m_id); },
        Qt::QueuedConnection);
}

void ObjectField::setName(const QString& objectName, const QString& spoken)
{
    m_text->setObjectName(objectName);
    m_text->setAccessibleName(spoken);
    m_select->setObjectName(objectName + " select");
    m_select->setAccessibleName(tr("Select the object of %1").arg(spoken));
}

void ObjectField::setPlaceholder(const QString& text) { m_text->setPlaceholderText(text); }

void ObjectField::setObject(nav::ObjectId id)
{
    m_id = id;
    showObject();
}

void ObjectField::showObject()
{
    const nav::Map& map = m_document.map();
    m_select->setEnabled(map.find(m_id) != nullptr);
    if (m_text->hasFocus() && m_text->isModified())
        return;
    const QString text = m_id == 0        ? QString()
                         : map.find(m_id) ? ObjectWords::mention(map, m_id)
                                          : tr("%1, which is gone").arg(m_id);
    if (m_text->text() == text)
        return;
    m_text->setText(text);
    m_text->setCursorPosition(0); // else a narrow field shows its end
}

/// "14", "circle 14" or a name. A name is looked up at the end only, as that takes a pass over the
/// map.
void ObjectField::take(const QString& typed)
{
    const QString text = typed.trimmed();
    bool isNumber = false;
    const nav::ObjectId id = text.section(' ', -1).toLongLong(&isNumber);
    if (!text.isEmpty() && !(isNumber && m_document.map().find(id)))
        return;
    const nav::ObjectId wanted = text.isEmpty() ? 0 : id;
    if (wanted == m_id)
        return;
    m_id = wanted;
    emit edited(m_id);
}

void ObjectField::end()
{
    if (m_text->isModified()) {
        const auto named = namedObject(m_document.map(), m_text->text().trimmed());
        m_text->setModified(false);
        if (named && *named != m_id) {
            m_id = *named;
            emit edited(m_id);
        }
    }
    showObject();
    emit visitEnded();
}

} // namespace thicket::editor
