#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace thicket::editor {

class Playback;
class Recordings;

/// A frame of a recording to come back to.
struct Bookmark {
    std::uint32_t frame = 0;
    QString name;
    bool operator==(const Bookmark&) const = default;
};

/// The bookmarks of the recording that is played. They are kept with it in the session.
class Bookmarks : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    Bookmarks(Recordings& recordings, Playback& playback, QObject* parent = nullptr);

    /// By frame, one for each at most. Empty without a recording of the list.
    const QList<Bookmark>& all() const;
    /// False while the walk is played, which is no recording of the list.
    bool canAdd() const;
    /// The index of the one at the playhead's frame.
    std::optional<int> here() const;

    /// At the playhead's frame, with a name of its own. Nothing if there is one.
    void add();
    void rename(int index, const QString& name); ///< an empty name changes nothing
    void remove(int index);
    void goTo(int index); ///< pauses
    /// To the nearest one after or before the playhead's frame, if there is one.
    void goToNext();
    void goToLast();

signals:
    void changed(); ///< all(), or of which recording they are

private:
    void set(const QList<Bookmark>& bookmarks);

    Recordings& m_recordings;
    Playback& m_playback;
};

} // namespace thicket::editor
