#include "app/editor/files/journalstart.h"

#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"

#include <utility>

namespace thicket::editor {

namespace {

constexpr std::size_t mostAtOnce = 10000; // objects: some milliseconds

} // namespace

JournalStart::JournalStart(MapDocument& document, const OpenMaps& maps, QObject* parent)
    : QObject(parent), m_document(document), m_maps(maps)
{}

bool JournalStart::isNeeded() const { return m_document.map().objects().size() > mostAtOnce; }

void JournalStart::begin(recovery::Journal journal, std::size_t edits, const Then& then)
{
    const auto shared = std::make_shared<recovery::Journal>(std::move(journal));
    auto* const copying = new MapCopy(
        m_document,
        [this, shared, edits, then](const std::shared_ptr<CopiedMap>& copy) {
            write(shared, edits, copy, then);
        },
        this);
    connect(&m_maps, &OpenMaps::leaving, copying, &MapCopy::finish);
}

void JournalStart::write(const Shared& journal, std::size_t edits,
                         const std::shared_ptr<CopiedMap>& copy, const Then& then)
{
    if (!copy)
        return then(*journal, Unexpected("Another map came in its place."));
    m_lane.order({{}, [journal, edits, copy, then](Progress&) -> WorkLane::Report {
                      const Result<void> written = journal->startFromMap(copy->take(), edits);
                      return [journal, written, then] { then(*journal, written); };
                  }});
}

} // namespace thicket::editor
