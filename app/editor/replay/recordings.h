#pragma once

#include "libnav/map/map.h"
#include "libsteer/recording/recording.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>

namespace thicket::editor {

/// Whether a recording is what its map and inputs make of it.
struct Verdict {
    enum class Kind { unknown, verified, differs, measured };
    Kind kind = Kind::unknown;
    std::uint32_t frame = 0; ///< the first that differs
    QString words = {};      ///< "verified"; empty while it is unknown
    QString details = {};    ///< one sentence
};

/// A recording of this session.
struct KeptRecording {
    int id = 0;   ///< never used twice
    QString name; ///< shown
    steer::Recording recording;
    QString path = {};    ///< of its file; empty while it is not saved
    nav::Box extent = {}; ///< of all who move in it; known of opened ones
    /// What it ran on; null where it was opened.
    std::shared_ptr<const nav::Map> map = {};
    Verdict verdict = {};
    bool isLive = false; ///< it is being made
};

/// The recordings of this session: which is played, and which is shown beside it.
class Recordings : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const QList<KeptRecording>& all() const { return m_all; }
    /// Null when there is none of that id.
    const KeptRecording* find(int id) const;
    const KeptRecording* current() const { return find(m_current); }
    const KeptRecording* beside() const { return find(m_beside); }

    /// Returns its id. The newest is the last; what is neither saved, played nor shown beside gives
    /// way when there are more than twenty.
    int add(KeptRecording recording);
    void remove(int id);
    void setCurrent(int id); ///< 0: none
    void setBeside(int id);  ///< 0: none
    /// As it grew; told by changed() once a second of it.
    void setRecording(int id, steer::Recording recording);
    // What else is known of it; told by changed().
    void setPath(int id, const QString& path);
    void setVerdict(int id, const Verdict& verdict);
    void setLive(int id, bool live);

signals:
    void changed();        ///< the list, or what is known of one of it
    void currentChanged(); ///< another is to be played
    void besideChanged();

private:
    KeptRecording* mutableFind(int id);

    QList<KeptRecording> m_all;
    int m_lastId = 0;
    int m_current = 0;
    int m_beside = 0;
};

} // namespace thicket::editor
