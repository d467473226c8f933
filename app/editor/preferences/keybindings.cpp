#include "app/editor/preferences/keybindings.h"

#include "app/editor/appearance/namedkeys.h"
#include "app/editor/menus/actionlist.h"
#include "app/editor/settings/languages.h"
#include "app/editor/settings/preferences.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

namespace thicket::editor {

namespace {

/// Of a setting: its name has no slash of its own.
QString settingOf(const QString& id) { return "keys/" + QString(id).replace('/', '|'); }

/// Tools have a name of their own. Other actions have their English name.
QString idOf(const QAction& action)
{
    if (!action.objectName().isEmpty())
        return action.objectName();
    QString name = sourceText(action.text());
    return name.remove('&').remove(QString::fromUtf8("…"));
}

} // namespace

KeyBindings::KeyBindings(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences)
{
    connect(&preferences, &Preferences::changed, this, &KeyBindings::changed);
    connect(this, &KeyBindings::changed, this, &KeyBindings::publish);
}

void KeyBindings::take(const QMenuBar& menus)
{
    m_all.clear();
    for (const auto& [menu, submenu, action] : actionsOf(menus)) {
        if (!qobject_cast<QMenu*>(action->parent()))
            m_all << Binding{idOf(*action), menu, plainName(*action), action->shortcuts(), action};
    }
    addCanvas();
    const QSettings settings;
    for (const Binding& one : m_all) {
        const QString setting = settingOf(one.id);
        if (!one.action || !settings.contains(setting))
            continue;
        one.action->setShortcuts(QKeySequence::listFromString(settings.value(setting).toString()));
        completeAction(*one.action);
    }
    publish();
}

/// Sentences name the first key.
void KeyBindings::publish() const
{
    QHash<QString, QString> texts;
    for (int i = 0; i < m_all.size(); ++i) {
        const Keys own = keys(i);
        texts.insert(m_all[i].id, own.isEmpty() ? tr("“%1”").arg(m_all[i].name)
                                                : own.first().toString(QKeySequence::NativeText));
    }
    NamedKeys::ofProgram().set(texts);
}

void KeyBindings::addCanvas()
{
    for (const CanvasDeed deed : allCanvasDeeds)
        m_all << Binding{
            idOf(deed), tr("On the Canvas"), nameOf(deed), CanvasKeys().of(deed), nullptr, deed};
}

QKeySequence KeyBindings::altKey() const { return m_preferences.values().canvasKeys.altKey(); }

KeyBindings::Keys KeyBindings::keys(int index) const
{
    const Binding& one = m_all[index];
    return one.action ? one.action->shortcuts() : m_preferences.values().canvasKeys.of(one.deed);
}

std::optional<int> KeyBindings::ownerOf(const QKeySequence& key, int besides) const
{
    for (int i = 0; i < m_all.size(); ++i) {
        if (i != besides && keys(i).contains(key))
            return i;
    }
    return {};
}

void KeyBindings::assign(int index, const Keys& keys)
{
    const Binding& one = m_all[index];
    if (!one.action) {
        PreferenceValues values = m_preferences.values();
        values.canvasKeys.set(one.deed, keys);
        m_preferences.set(values);
        return;
    }
    one.action->setShortcuts(keys);
    completeAction(*one.action);
    QSettings settings;
    if (keys == one.first)
        settings.remove(settingOf(one.id));
    else
        settings.setValue(settingOf(one.id), QKeySequence::listToString(keys));
}

void KeyBindings::setKeys(int index, const Keys& wanted)
{
    for (const QKeySequence& key : wanted) {
        while (const auto owner = ownerOf(key, index)) {
            Keys rest = keys(*owner);
            rest.removeAll(key);
            assign(*owner, rest);
        }
    }
    assign(index, wanted);
    emit changed();
}

void KeyBindings::resetAll()
{
    for (int i = 0; i < m_all.size(); ++i)
        assign(i, m_all[i].first);
    emit changed();
}

} // namespace thicket::editor
