#include "app/editor/panels/inspector/propertyform.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/panels/inspector/propertyeditor.h"
#include "app/editor/panels/inspector/propertytype.h"
#include "app/editor/widgets/fieldgrid.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

/// The fields of all types end in one line.
void alignSigns(const QWidget& grid)
{
    const auto signs = grid.findChildren<QToolButton*>(QRegularExpression("^type "));
    int widest = 0;
    for (const QToolButton* sign : signs)
        widest = std::max(widest, sign->sizeHint().width());
    for (QToolButton* sign : signs)
        sign->setFixedWidth(widest);
}

} // namespace

PropertyForm::PropertyForm(MapDocument& document, Selection& selection,
                           const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_appearance(appearance),
      m_visit(document), m_layout(new QVBoxLayout(this)), m_newName(new QLineEdit),
      m_add(new QPushButton), m_refusal(new QLabel)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(5);
    m_refusal->setObjectName("propertyRefusal");
    m_refusal->setWordWrap(true);
    m_refusal->setContentsMargins(16, 0, 16, 0);
    m_refusal->hide();
    m_layout->addWidget(m_refusal);
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
    m_add->setToolTip(tr("Add a property of your own"));
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
    if (m_renaming && watched == m_renaming && endsRenaming(*event))
        return true;
    if (event->type() == QEvent::MouseButtonDblClick) {
        if (auto* const label = qobject_cast<QLabel*>(watched)) {
            beginRenaming(m_labels.key(label));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// Esc discards the name, and a click elsewhere counts as Enter. True if the event is used up.
bool PropertyForm::endsRenaming(const QEvent& event)
{
    if (event.type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<const QFocusEvent&>(event).reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            endRenaming();
        return false;
    }
    const bool isEscape = event.type() == QEvent::KeyPress &&
                          static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
    if (isEscape)
        closeRenaming();
    return isEscape;
}

/// The fields leave F2 to the form.
void PropertyForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_F2 || event->modifiers() != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    const QWidget* const focused = focusWidget();
    for (auto it = m_fields.cbegin(); it != m_fields.cend(); ++it) {
        if (it.value()->parentWidget()->isAncestorOf(focused))
            return beginRenaming(it.key());
    }
    QWidget::keyPressEvent(event);
}

void PropertyForm::refresh()
{
    const QList<nav::ObjectId>& ids = m_selection.ids();
    const bool isShown = !ids.isEmpty() && ids.size() <= mostSharing;
    setVisible(isShown);
    if (!isShown)
        return;
    const SharedProperties shown = sharedProperties(m_document.map(), ids);
    if (!fits(shown))
        rebuild(shown);
    for (const auto& [key, property] : shown) {
        PropertyEditor* field = m_fields.value(QString::fromStdString(key));
        if (field->type() == property.type)
            field->setValue(property.value);
    }
}

/// Whether the present fields can show them. Text that looks like a colour stays text while it is
/// typed.
bool PropertyForm::fits(const SharedProperties& shown) const
{
    if (m_selection.ids() != m_shown || !m_grid ||
        shown.size() != static_cast<std::size_t>(m_fields.size()))
        return false;
    for (const auto& [key, property] : shown) {
        const PropertyEditor* field = m_fields.value(QString::fromStdString(key));
        const bool isTyped = field && field->isVisited() && property.type == PropertyType::colour &&
                             field->type() == PropertyType::text;
        if (!field || (field->type() != property.type && !isTyped))
            return false;
    }
    return true;
}

void PropertyForm::rebuild(const SharedProperties& shown)
{
    m_shown = m_selection.ids();
    closeRenaming();
    m_fields.clear();
    m_labels.clear();
    if (m_grid) {
        m_grid->hide();
        m_grid->deleteLater();
    }
    m_grid = new FieldGrid;
    for (const auto& [key, property] : shown) {
        PropertyEditor* field = makeEditor(key, property.type);
        auto* row = new QWidget;
        row->setFocusProxy(field);
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        layout->addWidget(field, 1);
        layout->addWidget(makeTypeButton(key, field->type()));
        layout->addWidget(makeRemove(key));
        addRow(QString::fromStdString(key), row);
    }
    m_layout->insertWidget(0, m_grid);
    alignSigns(*m_grid);
    m_grid->setVisible(!m_fields.isEmpty());
}

void PropertyForm::addRow(const QString& name, QWidget* row)
{
    QLabel* const label = m_grid->labelOf(m_grid->addRow(name, row));
    label->setToolTip(tr("Double-click, or press F2 in the field, to rename %1").arg(name));
    label->installEventFilter(this);
    m_labels.insert(name, label);
}

PropertyEditor* PropertyForm::makeEditor(const std::string& key, PropertyType type)
{
    const QString name = QString::fromStdString(key);
    auto* field = new PropertyEditor(type, name, m_document, m_appearance);
    m_fields.insert(name, field);
    connect(field, &PropertyEditor::edited, this,
            [this, key](const nav::Json& changed) { edit(key, changed); });
    connect(field, &PropertyEditor::visitEnded, this, [this] { m_visit.end(); });
    // Queued, as it may replace the field.
    connect(field, &PropertyEditor::visitEnded, this, &PropertyForm::refresh, Qt::QueuedConnection);
    connect(field, &PropertyEditor::visitCancelled, this, [this] { m_visit.cancel(); });
    connect(field, &PropertyEditor::objectWanted, this,
            [this](nav::ObjectId id) { m_selection.set({id}); });
    return field;
}

QToolButton* PropertyForm::makeTypeButton(const std::string& key, PropertyType type)
{
    const QString name = QString::fromStdString(key);
    auto* button = new QToolButton;
    button->setObjectName("type " + name);
    button->setText(propertyTypeSign(type));
    button->setProperty("role", "sign"); // narrow, as the value needs the room
    button->setFocusPolicy(Qt::StrongFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(tr("%1. Choose the type of %2").arg(propertyTypeName(type), name));
    button->setAccessibleName(tr("Type of %1: %2").arg(name, propertyTypeName(type)));
    auto* menu = new QMenu(button);
    for (const PropertyType choice : propertyTypes()) {
        QAction* action = menu->addAction(propertyTypeName(choice));
        action->setCheckable(true);
        action->setChecked(choice == type);
        // Queued, as the change deletes the menu.
        connect(
            action, &QAction::triggered, this, [this, key, choice] { chooseType(key, choice); },
            Qt::QueuedConnection);
    }
    menu->addSeparator();
    connect(
        menu->addAction(tr("Rename…")), &QAction::triggered, this,
        [this, name] { beginRenaming(name); }, Qt::QueuedConnection);
    button->setMenu(menu);
    return button;
}

QToolButton* PropertyForm::makeRemove(const std::string& key)
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
    return remove;
}

void PropertyForm::chooseType(const std::string& key, PropertyType type)
{
    const SharedProperties shown = sharedProperties(m_document.map(), m_selection.ids());
    const auto former = shown.find(key);
    if (former == shown.end() || (former->second.type == type && former->second.value))
        return refresh();
    m_visit.end();
    m_shown.clear(); // another field, also while the focus is in the present one
    m_edited = key;
    pushChange(tr("Change Property Type"), [&](nav::Json::Object& properties) {
        if (const auto found = properties.find(key); found != properties.end())
            found->second = converted(found->second, type);
    });
    m_visit.end();
    if (PropertyEditor* field = m_fields.value(QString::fromStdString(key)))
        field->setFocus();
}

void PropertyForm::edit(const std::string& key, const nav::Json& value)
{
    if (!sharedProperties(m_document.map(), m_selection.ids()).contains(key))
        return; // it was removed while its field had the focus
    if (std::exchange(m_edited, key) != key)
        m_visit.end();
    pushChange(tr("Change Property"),
               [&](nav::Json::Object& properties) { properties.insert_or_assign(key, value); });
}

void PropertyForm::add(const std::string& key)
{
    if (!sharedProperties(m_document.map(), m_selection.ids()).contains(key)) {
        pushChange(tr("Add Property"), [&](nav::Json::Object& properties) {
            properties.emplace(key, nav::Json(std::string()));
        });
        m_visit.end();
    }
    if (PropertyEditor* field = m_fields.value(QString::fromStdString(key)))
        field->setFocus();
}

void PropertyForm::remove(const std::string& key)
{
    pushChange(tr("Remove Property"),
               [&](nav::Json::Object& properties) { properties.erase(key); });
    m_visit.end();
}

/// A field over the whole row: the column of names is narrow.
void PropertyForm::beginRenaming(const QString& name)
{
    closeRenaming();
    QLabel* const label = m_labels.value(name);
    if (!label)
        return;
    m_visit.end();
    m_renamed = name;
    m_renaming = new QLineEdit(name, m_grid);
    m_renaming->setObjectName("propertyNewName");
    m_renaming->setAccessibleName(tr("New name of %1").arg(name));
    m_renaming->setToolTip(tr("The name of the property; Enter takes it, Esc leaves it"));
    m_renaming->setGeometry(label->geometry().united(label->buddy()->geometry()));
    m_renaming->installEventFilter(this);
    m_renaming->selectAll();
    m_renaming->show();
    m_renaming->setFocus();
    connect(m_renaming, &QLineEdit::returnPressed, this, &PropertyForm::endRenaming);
}

void PropertyForm::endRenaming()
{
    const std::string from = m_renamed.toStdString();
    const std::string to = m_renaming->text().trimmed().toStdString();
    closeRenaming();
    if (to.empty() || to == from || m_shown != m_selection.ids())
        return;
    if (sharedProperties(m_document.map(), m_shown).contains(to))
        refuse(tr("There is already a property %1.").arg(QString::fromStdString(to)));
    else
        rename(from, to);
}

/// Below the rows, which may be beneath the fold.
void PropertyForm::refuse(const QString& reason)
{
    m_refusal->setText(reason);
    m_refusal->show();
    const auto scroll = [this] {
        for (QWidget* part = parentWidget(); part; part = part->parentWidget()) {
            if (auto* const area = qobject_cast<QScrollArea*>(part))
                return area->ensureWidgetVisible(m_refusal, 0, 8);
        }
    };
    QTimer::singleShot(0, this, scroll); // it has its place then
}

void PropertyForm::closeRenaming()
{
    m_refusal->hide();
    QLineEdit* const field = std::exchange(m_renaming, nullptr);
    if (!field)
        return;
    field->hide();
    field->deleteLater();
}

void PropertyForm::rename(const std::string& from, const std::string& to)
{
    pushChange(tr("Rename Property"), [&](nav::Json::Object& properties) {
        const auto former = properties.find(from);
        if (former == properties.end())
            return;
        nav::Json value = std::move(former->second);
        properties.erase(former);
        properties.insert_or_assign(to, std::move(value));
    });
    m_visit.end();
}

/// Changes the properties of all selected objects that are not on a closed layer.
template <class Change> void PropertyForm::pushChange(const QString& text, Change change)
{
    std::vector<nav::MapObject> objects = openObjects(m_document.map(), m_selection.ids());
    for (nav::MapObject& object : objects)
        change(object.properties);
    m_visit.push(nav::MapEdit::change(m_document.map(), std::move(objects)), text);
}

} // namespace thicket::editor
