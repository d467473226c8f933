#include "app/editor/workbench/runcomparison.h"

#include "app/editor/errors/errortext.h"
#include "app/editor/replay/recordings.h"

#include <utility>

namespace thicket::editor {

RunComparison::RunComparison(const Recordings& recordings, QObject* parent)
    : QObject(parent), m_recordings(recordings), m_job(NewestJob::Rank::behind)
{
    connect(&recordings, &Recordings::besideChanged, this, &RunComparison::compare);
    connect(&recordings, &Recordings::currentChanged, this, &RunComparison::compare);
}

void RunComparison::compare()
{
    m_job.cancel();
    if (m_first) {
        m_first.reset();
        emit changed();
    }
    const KeptRecording* current = m_recordings.current();
    const KeptRecording* beside = m_recordings.beside();
    if (!current || !beside || current->id == beside->id)
        return;
    m_job.order([this, played = current->recording, other = beside->recording,
                 name = beside->name](const std::atomic<bool>& giveUp) -> NewestJob::Report {
        const auto found =
            steer::differenceOf(played, other, [&giveUp](std::uint32_t) { return !giveUp; });
        if (giveUp)
            return {};
        return [this, found, name, step = played.info().step] { tell(found, name, step); };
    });
}

void RunComparison::tell(const Result<steer::RunDifference>& found, const QString& other,
                         double step)
{
    if (!found) {
        emit failed(errorText(found.error()));
        return;
    }
    if (!found->isSame()) {
        m_first = found->firstFrame() * step;
        emit changed();
    }
    emit compared(*found, other);
}

} // namespace thicket::editor
