#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace thicket::editor {

class Appearance;
class Player;

/// Play, step and go to the ends, with their keys: one set for all that can be played. They act on
/// what the visible bar plays, and are disabled without one.
class PlayerActions : public QObject {
    Q_OBJECT

public:
    explicit PlayerActions(const Appearance& appearance, QObject* parent = nullptr);

    /// For a menu, in its order.
    const QList<QAction*>& actions() const { return m_actions; }
    QAction* playAction() const { return m_play; }
    QAction* backAction() const { return m_back; }
    QAction* onAction() const { return m_on; }

    /// From now on they act on this one, which must live until release().
    void control(Player& player);
    /// No longer on this one.
    void release(Player& player);
    /// Shows whether the controlled one plays, or has anything to play.
    void refresh();

private:
    void makeActions();
    QAction* addAction(const QString& name, const QString& status, const QKeySequence& key,
                       const QString& iconName = {});

    const Appearance& m_appearance;
    QList<QAction*> m_actions;
    QAction* m_play = nullptr;
    QAction* m_back = nullptr;
    QAction* m_on = nullptr;
    Player* m_player = nullptr;
};

} // namespace thicket::editor
