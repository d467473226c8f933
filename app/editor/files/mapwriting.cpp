#include "app/editor/files/mapwriting.h"

#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/document/watchedwriting.h"
#include "plugins/host/mapfiles.h"

#include <QEventLoop>
#include <QFileInfo>

#include <utility>

namespace thicket::editor {

namespace {

constexpr double copiedShare = 0.2; ///< of the time

} // namespace

MapWriting::MapWriting(MapDocument& document, OpenMaps& maps, QObject* parent)
    : QObject(parent), m_document(document), m_maps(maps)
{
    connect(&document, &MapDocument::wasReset, this, &MapWriting::noteReset);
    connect(&maps, &OpenMaps::leaving, this, [this] { m_isChanging = true; });
    connect(&maps, &OpenMaps::entered, this, [this] { m_isChanging = false; });
}

/// What is still written is no longer the map of this id.
void MapWriting::noteReset()
{
    if (!m_isChanging)
        m_former[m_maps.shownId()] = m_lastNumber;
}

void MapWriting::write(const QString& path, const std::optional<recovery::FileVersion>& accepted,
                       const Then& then)
{
    const int id = m_maps.shownId();
    Order one{id,  ++m_lastNumber, path, accepted, m_document.file(), m_pending[id] > 0, m_note(),
              then};
    ++m_pending[id];
    ++m_copies;
    m_document.beginSaving();
    auto* const copying = new MapCopy(
        m_document,
        [this, one = std::move(one)](std::shared_ptr<CopiedMap> copy) {
            --m_copies;
            order(one, std::move(copy));
        },
        this);
    connect(&m_maps, &OpenMaps::leaving, copying, &MapCopy::finish);
}

void MapWriting::order(const Order& one, std::shared_ptr<CopiedMap> copy)
{
    if (!copy)
        return end(one, Result<DocumentFile>(
                            Unexpected(tr("Another map came in its place.").toStdString())));
    // It must not be cancelled from outside: it may be too late.
    m_lane.order({tr("Saving %1").arg(QFileInfo(one.path).fileName()),
                  [this, one, copy = std::move(copy),
                   last = m_last](Progress& progress) -> WorkLane::Report {
                      const auto former = last->find(one.id);
                      const DocumentFile& file =
                          one.isChained && former != last->end() ? former->second : one.file;
                      const Written done = written(one, copy->take(), file, progress);
                      if (done && *done)
                          last->insert_or_assign(one.id, done->value());
                      return [this, one, done] { end(one, done); };
                  }});
}

MapWriting::Written MapWriting::written(const Order& one, const nav::Map& map,
                                        const DocumentFile& file, Progress& progress)
{
    if (!progress.tell(copiedShare))
        return std::nullopt;
    bool isStopped = false;
    WritingWatch watch;
    watch.tell = [&](double share) {
        isStopped = !progress.tell(copiedShare + (1 - copiedShare) * share);
        return !isStopped;
    };
    watch.announce = [&one](const QByteArray& hash, const QString& path) {
        one.note.announce(hash, plugins::nativePath(path));
    };
    auto written = writeWatched(file, map, one.path, one.accepted, watch);
    return isStopped ? Written() : std::move(written);
}

void MapWriting::end(const Order& one, const Written& done)
{
    const bool isWritten = done && *done;
    if (--m_pending[one.id] == 0)
        m_pending.erase(one.id);
    if (one.number > m_former[one.id])
        m_maps.endSaving(one.id, isWritten ? std::optional(done->value()) : std::nullopt);
    if (!done)
        one.then(Outcome::cancelled, {});
    else
        one.then(isWritten ? Outcome::written : Outcome::failed,
                 isWritten ? Error() : done->error());
    emit ended();
}

void MapWriting::wait()
{
    QEventLoop loop;
    connect(this, &MapWriting::ended, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(&m_lane, &WorkLane::ended, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (isBusy())
        loop.exec();
}

} // namespace thicket::editor
