#include "app/editor/replay/bookmarks.h"

#include "app/editor/replay/playback.h"
#include "app/editor/replay/recordings.h"

#include <algorithm>

namespace thicket::editor {

Bookmarks::Bookmarks(Recordings& recordings, Playback& playback, QObject* parent)
    : QObject(parent), m_recordings(recordings), m_playback(playback)
{
    connect(&recordings, &Recordings::bookmarksChanged, this, &Bookmarks::changed);
    connect(&recordings, &Recordings::currentChanged, this, &Bookmarks::changed);
}

const QList<Bookmark>& Bookmarks::all() const
{
    static const QList<Bookmark> none;
    const KeptRecording* current = m_recordings.current();
    return current ? current->bookmarks : none;
}

bool Bookmarks::canAdd() const { return m_recordings.current() && !m_playback.isEmpty(); }

std::optional<int> Bookmarks::here() const
{
    const auto& bookmarks = all();
    const auto found =
        std::ranges::lower_bound(bookmarks, m_playback.frame(), {}, &Bookmark::frame);
    if (found == bookmarks.end() || found->frame != m_playback.frame())
        return {};
    return static_cast<int>(found - bookmarks.begin());
}

void Bookmarks::set(const QList<Bookmark>& bookmarks)
{
    if (const KeptRecording* current = m_recordings.current())
        m_recordings.setBookmarks(current->id, bookmarks);
}

void Bookmarks::add()
{
    if (!canAdd() || here())
        return;
    QList<Bookmark> bookmarks = all();
    const auto isTaken = [&bookmarks](const QString& name) {
        return std::ranges::find(bookmarks, name, &Bookmark::name) != bookmarks.end();
    };
    auto number = bookmarks.size() + 1;
    while (isTaken(tr("Bookmark %1").arg(number)))
        ++number;
    const Bookmark made{m_playback.frame(), tr("Bookmark %1").arg(number)};
    const auto place = std::ranges::lower_bound(bookmarks, made.frame, {}, &Bookmark::frame);
    bookmarks.insert(place - bookmarks.begin(), made);
    set(bookmarks);
}

void Bookmarks::rename(int index, const QString& name)
{
    QList<Bookmark> bookmarks = all();
    if (index < 0 || index >= bookmarks.size() || name.trimmed().isEmpty())
        return;
    bookmarks[index].name = name.trimmed();
    set(bookmarks);
}

void Bookmarks::remove(int index)
{
    QList<Bookmark> bookmarks = all();
    if (index < 0 || index >= bookmarks.size())
        return;
    bookmarks.removeAt(index);
    set(bookmarks);
}

void Bookmarks::goTo(int index)
{
    if (index < 0 || index >= all().size())
        return;
    m_playback.pause();
    m_playback.seek(all()[index].frame * m_playback.run().recording().info().step);
}

void Bookmarks::goToNext()
{
    const auto& bookmarks = all();
    goTo(static_cast<int>(
        std::ranges::upper_bound(bookmarks, m_playback.frame(), {}, &Bookmark::frame) -
        bookmarks.begin()));
}

void Bookmarks::goToLast()
{
    const auto& bookmarks = all();
    goTo(static_cast<int>(
        std::ranges::lower_bound(bookmarks, m_playback.frame(), {}, &Bookmark::frame) -
        bookmarks.begin() - 1));
}

} // namespace thicket::editor
