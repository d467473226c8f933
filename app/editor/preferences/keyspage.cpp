#include "app/editor/preferences/keyspage.h"

#include "app/editor/menus/actionlist.h"
#include "app/editor/menus/fixedkeys.h"
#include "app/editor/preferences/keybindings.h"
#include "app/editor/preferences/keyfield.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

namespace {

constexpr int noBinding = -1;
constexpr int placeRole = Qt::UserRole;

int placeOf(const QTreeWidgetItem& item)
{
    const QVariant place = item.data(0, placeRole);
    return place.isValid() ? place.toInt() : noBinding;
}

QTreeWidgetItem* makeGroup(QTreeWidget& list, const QString& name)
{
    auto* group = new QTreeWidgetItem(&list, {name});
    QFont bold = list.font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(0, bold);
    group->setFlags(Qt::ItemIsEnabled);
    return group;
}

bool hasAll(const QTreeWidgetItem& item, const QString& group, const QStringList& words)
{
    const QString text = group + ' ' + item.text(0) + ' ' + item.text(1) + ' ' + item.text(2);
    return std::all_of(words.begin(), words.end(), [&text](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace

KeysPage::KeysPage(const PreferenceParts& parts)
    : PreferencePage(tr("Keys"), parts), m_bindings(parts.keys), m_filter(new QLineEdit),
      m_list(new QTreeWidget), m_field(new KeyField), m_note(new QLabel)
{
    addList();
    addButtons();
    fill();
    connect(&m_bindings, &KeyBindings::changed, this, &KeysPage::refresh);
    connect(m_filter, &QLineEdit::textChanged, this, &KeysPage::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        ask({});
        refreshChosen();
    });
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { record(false); });
    connect(m_field, &KeyField::pressed, this, &KeysPage::take);
    connect(m_field, &KeyField::left, this, &KeysPage::endRecord);
    m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
}

void KeysPage::addList()
{
    column()->setAlignment(Qt::Alignment());
    m_filter->setObjectName("keyFilter");
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setPlaceholderText(tr("Find by action, menu or key"));
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName("keyList");
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setHeaderLabels({tr("Action"), tr("Keys"), {}});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(true);
    auto* box = new QVBoxLayout;
    box->setContentsMargins(16, 8, 16, 0);
    box->setSpacing(8);
    box->addWidget(m_filter);
    box->addWidget(m_list, 1);
    column()->addLayout(box, 1);
    auto* remove = new QShortcut(Qt::Key_Delete, m_list, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &KeysPage::removeKeys);
}

QPushButton* KeysPage::makeButton(const QString& name, const QString& objectName,
                                  const QString& what)
{
    auto* button = new QPushButton(name);
    button->setObjectName(objectName);
    button->setToolTip(what);
    button->setAutoDefault(false);
    return button;
}

void KeysPage::addButtons()
{
    m_change = makeButton(tr("Change…"), "changeKey", tr("Press another key for it (Enter)"));
    m_add = makeButton(tr("Add…"), "addKey", tr("Press one more key for it"));
    m_remove = makeButton(tr("Remove"), "removeKeys", tr("Leave it without keys (Del)"));
    m_reset = makeButton(tr("Reset"), "resetKeys", tr("Give it the keys of the first start"));
    m_instead = makeButton(tr("Use Here Instead"), "useHereInstead",
                           tr("Take the key away from the other action"));
    m_field->setObjectName("keyField");
    m_field->setAccessibleName(tr("New key"));
    m_field->hide();
    m_note->setObjectName("keyNote");
    m_note->setWordWrap(true);
    auto* note = new QHBoxLayout;
    note->setContentsMargins(16, 0, 16, 0);
    note->addWidget(m_note, 1);
    note->addWidget(m_instead);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 0, 16, 0);
    for (QPushButton* button : {m_change, m_add, m_remove, m_reset})
        row->addWidget(button);
    row->addWidget(m_field, 1);
    row->addStretch(0);
    column()->addLayout(note);
    column()->addLayout(row);
    connect(m_change, &QPushButton::clicked, this, [this] { record(false); });
    connect(m_add, &QPushButton::clicked, this, [this] { record(true); });
    connect(m_remove, &QPushButton::clicked, this, &KeysPage::removeKeys);
    connect(m_reset, &QPushButton::clicked, this, [this] { m_bindings.reset(chosen()); });
    connect(m_instead, &QPushButton::clicked, this, [this] { assign(*m_asked); });
    for (const auto enter : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* press = new QShortcut(enter, m_instead, nullptr, nullptr, Qt::WidgetShortcut);
        connect(press, &QShortcut::activated, m_instead, &QPushButton::click);
    }
    ask({});
}

void KeysPage::fill()
{
    QTreeWidgetItem* group = nullptr;
    const auto& all = m_bindings.all();
    for (int i = 0; i < all.size(); ++i) {
        if (!group || group->text(0) != all[i].menu)
            group = makeGroup(*m_list, all[i].menu);
        auto* item = new QTreeWidgetItem(group, {all[i].name});
        item->setData(0, placeRole, i);
        if (all[i].action)
            item->setToolTip(0, all[i].action->statusTip());
    }
    for (const FixedKey& fixed : fixedKeys(m_bindings.altKey())) {
        auto* item = new QTreeWidgetItem(group, {fixed.name, fixed.keys, tr("fixed")});
        item->setToolTip(0, fixed.words);
    }
    m_list->expandAll();
    refresh();
    // Once: a filter must not move the columns.
    m_list->resizeColumnToContents(0);
    m_list->resizeColumnToContents(1);
}

void KeysPage::refresh()
{
    for (QTreeWidgetItemIterator it(m_list); *it; ++it) {
        const int place = placeOf(**it);
        if (place == noBinding)
            continue;
        const bool isChanged = m_bindings.isChanged(place);
        (*it)->setText(1, textOf(m_bindings.keys(place)));
        (*it)->setText(2, isChanged ? tr("changed") : QString());
    }
    refreshChosen();
}

void KeysPage::refreshChosen()
{
    const int place = chosen();
    const bool isAny = place != noBinding;
    m_change->setEnabled(isAny);
    m_add->setEnabled(isAny && !m_bindings.all()[place].isHeld());
    m_remove->setEnabled(isAny && !m_bindings.keys(place).isEmpty());
    m_reset->setEnabled(isAny && m_bindings.isChanged(place));
}

void KeysPage::filter(const QString& words)
{
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    QTreeWidgetItem* best = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_list->topLevelItem(i);
        bool isAny = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* item = group->child(j);
            const bool isFound = hasAll(*item, group->text(0), wanted);
            item->setHidden(!isFound);
            isAny = isAny || isFound;
            if (isFound && !best)
                best = item;
        }
        group->setHidden(!isAny);
    }
    m_list->setCurrentItem(best);
}

int KeysPage::chosen() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? placeOf(*item) : noBinding;
}

void KeysPage::record(bool adds)
{
    if (chosen() == noBinding)
        return;
    ask({});
    m_isAdding = adds;
    m_field->show();
    m_field->setFocus();
}

void KeysPage::endRecord()
{
    if (m_field->isHidden())
        return;
    const bool hadFocus = m_field->hasFocus();
    m_field->hide();
    if (hadFocus)
        m_list->setFocus();
}

/// A key that something else has is only used after a question.
void KeysPage::take(const QKeySequence& key)
{
    const int place = chosen();
    endRecord();
    const QString name = key.toString(QKeySequence::NativeText);
    if (m_bindings.all()[place].isHeld() && key[0].keyboardModifiers() != Qt::NoModifier)
        return ask(tr("%1: a key that is held must be a single one.").arg(name));
    if (const QString use = fixedUse(key); !use.isEmpty())
        return ask(tr("%1 is fixed: %2.").arg(name, use));
    const auto owner = m_bindings.ownerOf(key, place);
    if (!owner)
        return assign(key);
    const KeyBindings::Binding& other = m_bindings.all()[*owner];
    const QString title = QStringLiteral("%1 > %2").arg(other.menu, other.name);
    ask(tr("%1 is the key of %2.").arg(name, title), key);
    m_instead->setFocus();
}

void KeysPage::assign(const QKeySequence& key)
{
    const int place = chosen();
    KeyBindings::Keys keys;
    if (m_isAdding)
        keys = m_bindings.keys(place);
    if (!keys.contains(key))
        keys << key;
    m_bindings.setKeys(place, keys);
    ask({});
    m_list->setFocus();
}

void KeysPage::removeKeys()
{
    if (chosen() != noBinding)
        m_bindings.setKeys(chosen(), {});
}

/// What the key does on the canvas, if that cannot be changed.
QString KeysPage::fixedUse(const QKeySequence& key) const
{
    const Qt::KeyboardModifiers weak = Qt::ShiftModifier | Qt::ControlModifier;
    if (key[0].keyboardModifiers() & ~weak)
        return {};
    for (const FixedKey& fixed : fixedKeys(m_bindings.altKey())) {
        if (fixed.codes.contains(key[0].key()))
            return fixed.name;
    }
    return {};
}

/// Says why the key was not taken. With a key, offers to take it all the same.
void KeysPage::ask(const QString& sentence, std::optional<QKeySequence> key)
{
    m_note->setText(sentence);
    m_asked = std::move(key);
    m_instead->setVisible(m_asked.has_value());
}

void KeysPage::restoreDefaults()
{
    ask({});
    m_bindings.resetAll();
}

} // namespace thicket::editor
