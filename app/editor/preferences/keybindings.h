#pragma once

#include "app/editor/settings/canvaskeys.h"

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

class QAction;
class QMenuBar;

namespace thicket::editor {

class Preferences;

/// The keys of all actions of the menus, and those of the canvas that can be changed. Those that
/// the user has changed are kept in the user's settings.
class KeyBindings : public QObject {
    Q_OBJECT

public:
    using Keys = QList<QKeySequence>;

    struct Binding {
        QString id;   ///< the same in all languages
        QString menu; ///< as ListedAction, or the canvas
        QString name;
        Keys first;                ///< at the first start
        QAction* action = nullptr; ///< null for a deed of the canvas
        CanvasDeed deed = {};      ///< without action
        bool isHeld() const { return !action && deed == CanvasDeed::standForAlt; }
    };

    explicit KeyBindings(Preferences& preferences, QObject* parent = nullptr);

    /// Takes all actions of complete menus, and gives them the keys that the user chose. Files and
    /// other things that a menu lists are no actions of the program.
    void take(const QMenuBar& menus);

    const QList<Binding>& all() const { return m_all; }
    Keys keys(int index) const;
    /// The key that is held in place of Alt; empty: none.
    QKeySequence altKey() const;
    bool isChanged(int index) const { return keys(index) != m_all[index].first; }
    /// The other binding that has the key.
    std::optional<int> ownerOf(const QKeySequence& key, int besides) const;

    /// Takes the keys away from those that have them.
    void setKeys(int index, const Keys& keys);
    void reset(int index) { setKeys(index, m_all[index].first); }
    void resetAll();

signals:
    void changed();

private:
    void addCanvas();
    void assign(int index, const Keys& keys);
    void publish() const;

    Preferences& m_preferences;
    QList<Binding> m_all;
};

} // namespace thicket::editor
