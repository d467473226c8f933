#include "app/editor/replay/recordings.h"

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr int mostKept = 20;

} // namespace

KeptRecording* Recordings::mutableFind(int id)
{
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [id](const auto& one) { return one.id == id; });
    return found != m_all.end() ? &*found : nullptr;
}

const KeptRecording* Recordings::find(int id) const
{
    const auto found =
        std::find_if(m_all.begin(), m_all.end(), [id](const auto& one) { return one.id == id; });
    return found != m_all.end() ? &*found : nullptr;
}

int Recordings::add(KeptRecording recording)
{
    recording.id = ++m_lastId;
    m_all << std::move(recording);
    const auto mayGo = [this](const KeptRecording& one) {
        return one.path.isEmpty() && !one.isLive && one.id != m_current && one.id != m_beside &&
               one.id != m_lastId;
    };
    if (m_all.size() > mostKept) {
        const auto oldest = std::find_if(m_all.begin(), m_all.end(), mayGo);
        if (oldest != m_all.end())
            m_all.erase(oldest);
    }
    emit changed();
    return m_lastId;
}

QList<KeptRecording> Recordings::takeAll()
{
    setCurrent(0);
    setBeside(0);
    QList<KeptRecording> taken = std::exchange(m_all, {});
    for (KeptRecording& one : taken)
        one.isLive = false;
    emit changed();
    return taken;
}

void Recordings::putBack(const QList<KeptRecording>& recordings)
{
    m_all = recordings + m_all;
    emit changed();
}

void Recordings::remove(int id)
{
    if (!find(id))
        return;
    if (m_current == id)
        setCurrent(0);
    if (m_beside == id)
        setBeside(0);
    m_all.removeIf([id](const KeptRecording& one) { return one.id == id; });
    emit changed();
}

void Recordings::setCurrent(int id)
{
    if (id == m_current || (id != 0 && !find(id)))
        return;
    m_current = id;
    emit currentChanged();
    emit changed();
}

void Recordings::setBeside(int id)
{
    if (id == m_beside || (id != 0 && !find(id)))
        return;
    m_beside = id;
    emit besideChanged();
    emit changed();
}

void Recordings::setRecording(int id, steer::Recording recording)
{
    if (KeptRecording* one = mutableFind(id)) {
        const int secondsBefore = static_cast<int>(one->recording.duration());
        if (recording.frameCount() > one->recording.frameCount() &&
            one->verdict.kind != Verdict::Kind::unknown)
            setVerdict(id, {}); // it was that of the former content
        one->recording = std::move(recording);
        if (static_cast<int>(one->recording.duration()) != secondsBefore)
            emit changed();
    }
}

void Recordings::setPath(int id, const QString& path)
{
    if (KeptRecording* one = mutableFind(id)) {
        one->path = path;
        emit changed();
    }
}

void Recordings::setVerdict(int id, const Verdict& verdict)
{
    if (KeptRecording* one = mutableFind(id)) {
        one->verdict = verdict;
        emit changed();
    }
}

void Recordings::setBookmarks(int id, const QList<Bookmark>& bookmarks)
{
    KeptRecording* one = mutableFind(id);
    if (one && one->bookmarks != bookmarks) {
        one->bookmarks = bookmarks;
        emit bookmarksChanged(id);
    }
}

void Recordings::setLive(int id, bool live)
{
    KeptRecording* one = mutableFind(id);
    if (one && one->isLive != live) {
        one->isLive = live;
        emit changed();
    }
}

} // namespace thicket::editor
