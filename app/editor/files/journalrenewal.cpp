#include "app/editor/files/journalrenewal.h"

#include "app/editor/document/mapcopy.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"

#include <string>
#include <utility>

namespace thicket::editor {

namespace {

constexpr std::size_t largestWritten = 10000; // objects: some milliseconds

using FillJournal = std::function<Result<void>(recovery::Journal&)>;

JournalRenewal::Written beginningOf(const JournalRenewal::Beginning& beginning,
                                    const FillJournal& fill)
{
    auto begun = recovery::Journal::beginHidden(beginning.folder, beginning.head);
    if (!begun)
        return Unexpected(begun.error());
    auto pending = std::make_shared<PendingJournal>(*std::move(begun));
    recovery::Journal& journal = pending->journal();
    Result<void> filled;
    if (!beginning.fileHash.isEmpty())
        filled = journal.startFromFile(beginning.fileHash);
    if (filled)
        filled = fill(journal);
    if (filled && !journal.sync())
        filled = Unexpected(JournalRenewal::tr("The disk cannot be written").toStdString());
    if (!filled)
        return Unexpected(filled.error());
    return pending;
}

} // namespace

bool isHuge(const nav::Map& map) { return map.objects().size() > largestWritten; }

JournalRenewal::JournalRenewal(MapDocument& document, const OpenMaps& maps, QObject* parent)
    : QObject(parent), m_document(document), m_maps(maps)
{}

void JournalRenewal::fromFile(const Beginning& beginning, std::vector<nav::MapEdit> edits,
                              const Then& then)
{
    const auto write = [beginning, edits = std::move(edits)] {
        return beginningOf(beginning, [&edits](recovery::Journal& journal) {
            Result<void> appended;
            for (auto edit = edits.begin(); appended && edit != edits.end(); ++edit)
                appended = journal.append(*edit);
            return appended;
        });
    };
    order(write, then);
}

void JournalRenewal::fromMap(const Beginning& beginning, std::size_t edits, Copying copying,
                             const Then& then)
{
    const auto take = [this, beginning, edits, then](const std::shared_ptr<CopiedMap>& copy) {
        if (!copy)
            return then(Unexpected(tr("Another map came in its place.").toStdString()));
        const auto write = [beginning, edits, copy] {
            const nav::Map map = copy->take();
            return beginningOf(beginning, [&map, edits](recovery::Journal& journal) {
                return journal.startFromMap(map, edits);
            });
        };
        order(write, then);
    };
    auto* const copy = new MapCopy(m_document, take, this);
    connect(&m_maps, &OpenMaps::leaving, copy, &MapCopy::finish);
    if (copying == Copying::atOnce)
        copy->finish();
}

std::shared_ptr<PendingJournal> JournalRenewal::forUntitled(const ParkedMap& map,
                                                            const std::filesystem::path& folder)
{
    if (!map.file.isUntitled() || !isHuge(map.map))
        return nullptr;
    const std::string title = map.file.titleOf(map.map).toStdString();
    const auto begun =
        beginningOf({folder, recovery::headFor({}, title), {}}, [&map](recovery::Journal& journal) {
            return journal.startFromMap(map.map, 0);
        });
    return begun ? *begun : nullptr; // else it is tried again at the first edit
}

void JournalRenewal::order(const std::function<Written()>& write, const Then& then)
{
    m_lane.order({{}, [write, then](Progress&) -> WorkLane::Report {
                      return [written = write(), then] { then(written); };
                  }});
}

} // namespace thicket::editor
