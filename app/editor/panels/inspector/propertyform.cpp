#include "app/editor/panels/inspector/propertyform.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/panels/inspector/propertytext.h"
#include "app/editor/widgets/fieldgrid.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace thicket::editor {

PropertyForm::PropertyForm(MapDocument& document, const Selection& selection,
                           const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_appearance(appearance),
      m_visit(document), m_layout(new QVBoxLayout(this)), m_newName(new QLineEdit),
      m_add(new QPushButton)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(5);
    makeNewRow();
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_add->hide();
        m_newName->show();
        m_newName->setFocus();
    });
    // Tab and a click elsewhere count as Enter.
    connect(m_newName, &QLineEdit::editingFinished, this, [this] {
        const std::string key = m_newName->text().trimmed().toStdString();
        m_newName->clear();
        m_newName->hide();
        m_add->show();
        if (!key.empty())
            add(key);
    });
}

void PropertyForm::makeNewRow()
{
    m_add->setText(tr("+ Add property"));
    m_add->setObjectName("addProperty");
    m_add->setProperty("role", "link");
    m_add->setFlat(true);
    m_add->setToolTip(tr("Add a property of your own to this object"));
    m_newName->setObjectName("newPropertyName");
    m_newName->setPlaceholderText(tr("Name, then Enter"));
    m_newName->setAccessibleName(tr("Name of the new property"));
    m_newName->installEventFilter(this);
    m_newName->hide();
    auto* row = new QHBoxLayout;
    row->setContentsMargins(100, 0, 16, 0);
    row->addWidget(m_add);
    row->addWidget(m_newName, 1);
    row->addStretch();
    m_layout->addLayout(row);
}

bool PropertyForm::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_newName && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        m_newName->clear();
    return QWidget::eventFilter(watched, event);
}

const nav::MapObject* PropertyForm::object() const
{
    return m_selection.ids().size() == 1 ? m_document.map().find(m_selection.ids().first())
                                         : nullptr;
}

void PropertyForm::refresh()
{
    const nav::MapObject* shown = object();
    setVisible(shown != nullptr);
    if (!shown)
        return;
    QStringList keys;
    for (const auto& [key, value] : shown->properties)
        keys << QString::fromStdString(key);
    if (shown->id != m_shown || keys != m_fields.keys())
        rebuild(*shown);
    for (const auto& [key, value] : shown->properties) {
        QLineEdit* field = m_fields.value(QString::fromStdString(key));
        const QString text = propertyText(value);
        if (field && field->text() != text && !(field->hasFocus() && field->isModified()))
            field->setText(text);
    }
}

void PropertyForm::rebuild(const nav::MapObject& shown)
{
    m_shown = shown.id;
    m_fields.clear();
    if (m_grid) {
        m_grid->hide();
        m_grid->deleteLater();
    }
    m_grid = new FieldGrid;
    for (const auto& [key, value] : shown.properties) {
        auto* field = new QLineEdit;
        const QString name = QString::fromStdString(key);
        field->setReadOnly(!propertyFromText({}, value));
        field->setObjectName("property " + name);
        m_grid->addRow(name, row(field, key));
        m_fields.insert(name, field);
        connect(field, &QLineEdit::textEdited, this,
                [this, key = key](const QString& text) { edit(key, text); });
        connect(field, &QLineEdit::editingFinished, this, [this] { m_visit.end(); });
    }
    m_layout->insertWidget(0, m_grid);
    m_grid->setVisible(!m_fields.isEmpty());
}

QWidget* PropertyForm::row(QLineEdit* field, const std::string& key)
{
    const QString name = QString::fromStdString(key);
    auto* remove = new QToolButton;
    remove->setObjectName("remove " + name);
    remove->setIcon(icon("remove", m_appearance));
    remove->setIconSize({16, 16});
    remove->setProperty("role", "plain");
    remove->setFocusPolicy(Qt::StrongFocus);
    remove->setToolTip(tr("Remove the property %1").arg(name));
    remove->setAccessibleName(remove->toolTip());
    // Queued, as the change deletes the button.
    connect(
        remove, &QToolButton::clicked, this, [this, key] { this->remove(key); },
        Qt::QueuedConnection);
    field->setAccessibleName(name);
    auto* both = new QWidget;
    both->setFocusProxy(field);
    auto* layout = new QHBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(field, 1);
    layout->addWidget(remove);
    return both;
}

void PropertyForm::edit(const std::string& key, const QString& text)
{
    const nav::MapObject* shown = object();
    const auto former = shown ? shown->properties.find(key) : nav::Json::Object::const_iterator();
    if (!shown || former == shown->properties.end())
        return;
    const auto value = propertyFromText(text, former->second);
    if (!value)
        return;
    nav::MapObject changed = *shown;
    changed.properties.insert_or_assign(key, *value);
    change(std::move(changed), tr("Change Property"));
}

void PropertyForm::add(const std::string& key)
{
    const nav::MapObject* shown = object();
    if (!shown)
        return;
    if (!shown->properties.contains(key)) {
        nav::MapObject changed = *shown;
        changed.properties.emplace(key, nav::Json(std::string()));
        change(std::move(changed), tr("Add Property"));
        m_visit.end();
    }
    if (QLineEdit* field = m_fields.value(QString::fromStdString(key)))
        field->setFocus();
}

void PropertyForm::remove(const std::string& key)
{
    const nav::MapObject* shown = object();
    if (!shown || !shown->properties.contains(key))
        return;
    nav::MapObject changed = *shown;
    changed.properties.erase(key);
    change(std::move(changed), tr("Remove Property"));
    m_visit.end();
}

void PropertyForm::change(nav::MapObject object, const QString& text)
{
    m_visit.push(nav::MapEdit::change(m_document.map(), {std::move(object)}), text);
}

} // namespace thicket::editor
