#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace thicket::editor {

class Appearance;
class Bookmarks;
class Playback;

/// Adds, removes and visits the bookmarks of what is played.
class BookmarkActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. The actions are disabled until setLive().
    BookmarkActions(Bookmarks& bookmarks, const Playback& playback, const Appearance& appearance,
                    QObject* parent);

    /// For a menu, in its order: add, next, last, remove.
    const QList<QAction*>& actions() const { return m_actions; }
    QAction* addAction() const { return m_actions.front(); }
    /// Whether the bar is shown.
    void setLive(bool live);

private:
    void refresh();

    Bookmarks& m_bookmarks;
    const Playback& m_playback;
    QList<QAction*> m_actions;
    bool m_isLive = false;
};

} // namespace thicket::editor
