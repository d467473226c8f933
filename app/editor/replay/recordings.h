#pragma once

#include "app/editor/replay/bookmarks.h"
#include "libnav/map/map.h"
#include "libsteer/recording/recording.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>

namespace thicket::editor {

/// The result of running a recording's map and inputs again.
struct Verdict {
    enum class Kind { unknown, verified, differs, measured };
    Kind kind = Kind::unknown;
    std::uint32_t frame = 0; ///< the first that differs
    QString words = {};      ///< "verified"; empty while unknown
    QString details = {};    ///< one sentence
};

/// A recording of this session.
struct KeptRecording {
    int id = 0;   ///< never used twice
    QString name; ///< shown to the user
    steer::Recording recording;
    QString path = {};    ///< of its file; empty while it is not saved
    nav::Box extent = {}; ///< the box of all agents in it; set for opened ones
    /// The map that it ran on. Null for an opened one.
    std::shared_ptr<const nav::Map> map = {};
    Verdict verdict = {};
    bool isLive = false;            ///< it is being recorded
    QList<Bookmark> bookmarks = {}; ///< ascending
};

/// The recordings of this session: which is played, and which is shown for comparison.
class Recordings : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const QList<KeptRecording>& all() const { return m_all; }
    /// Null if there is none of that id.
    const KeptRecording* find(int id) const;
    const KeptRecording* current() const { return find(m_current); }
    const KeptRecording* beside() const { return find(m_beside); }

    /// Returns its id. The newest is the last. With more than twenty, the oldest one is removed
    /// that is neither saved, running, played nor shown for comparison.
    int add(KeptRecording recording);
    /// Removes and returns all, in their order: another map is shown. None of them is live then.
    QList<KeptRecording> takeAll();
    /// Puts back what was taken, before those that are there.
    void putBack(const QList<KeptRecording>& recordings);
    void remove(int id);
    void setCurrent(int id); ///< 0: none
    void setBeside(int id);  ///< 0: none
    /// The recording has grown. changed() is emitted once per recorded second.
    void setRecording(int id, steer::Recording recording);
    // Other facts about it. changed() is emitted.
    void setPath(int id, const QString& path);
    void setVerdict(int id, const Verdict& verdict);
    void setLive(int id, bool live);
    void setBookmarks(int id, const QList<Bookmark>& bookmarks);

signals:
    void changed();        ///< the list, or facts about a recording
    void currentChanged(); ///< another one is to be played
    void besideChanged();
    void bookmarksChanged(int id);

private:
    KeptRecording* mutableFind(int id);

    QList<KeptRecording> m_all;
    int m_lastId = 0;
    int m_current = 0;
    int m_beside = 0;
};

} // namespace thicket::editor
