#include "app/editor/files/mapwriting.h"

#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"

#include <QEventLoop>
#include <QFileInfo>

#include <utility>

namespace thicket::editor {

namespace {

constexpr double copiedShare = 0.2; ///< of the time

} // namespace

MapWriting::MapWriting(MapDocument& document, OpenMaps& maps, QObject* parent)
    : QObject(parent), m_document(document), m_maps(maps)
{}

void MapWriting::write(const QString& path, const std::optional<recovery::FileVersion>& accepted,
                       const Then& then)
{
    const int id = m_maps.shownId();
    Order one{id, path, accepted, m_document.file(), m_pending[id] > 0, then};
    ++m_pending[id];
    ++m_copies;
    m_document.beginSaving();
    emit began();
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
        return end(one, Unexpected("Another map came in its place."), false);
    // It must not be cancelled from outside: it may be too late.
    m_lane.order({tr("Saving %1").arg(QFileInfo(one.path).fileName()),
                  [this, one, copy = std::move(copy),
                   last = m_last](Progress& progress) -> WorkLane::Report {
                      const auto former = last->find(one.id);
                      const DocumentFile& file =
                          one.isChained && former != last->end() ? former->second : one.file;
                      const nav::Map map = copy->take();
                      if (!progress.tell(copiedShare))
                          return [this, one] { end(one, Unexpected("Stopped."), true); };
                      const Result<DocumentFile> written = file.write(map, one.path, one.accepted);
                      if (written)
                          last->insert_or_assign(one.id, written.value());
                      return [this, one, written] { end(one, written, false); };
                  }});
}

void MapWriting::end(const Order& one, const Result<DocumentFile>& written, bool isCancelled)
{
    if (--m_pending[one.id] == 0)
        m_pending.erase(one.id);
    m_maps.endSaving(one.id, written ? std::optional(written.value()) : std::nullopt);
    if (written)
        one.then(Outcome::written, {});
    else
        one.then(isCancelled ? Outcome::cancelled : Outcome::failed, written.error());
    emit ended();
}

void MapWriting::wait()
{
    QEventLoop loop;
    connect(this, &MapWriting::ended, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (isBusy())
        loop.exec();
}

} // namespace thicket::editor
