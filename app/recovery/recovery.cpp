#include "app/recovery/recovery.h"

#include "app/recovery/editrecord.h"
#include "app/recovery/fileversion.h"
#include "app/recovery/journal.h"
#include "app/recovery/savedstate.h"
#include "libnav/files/readfile.h"
#include "libnav/map/mapfile.h"

#include <charconv>
#include <new>
#include <utility>

namespace thicket::recovery {

namespace {

Result<nav::Map> mapIn(const std::string& bytes, const std::filesystem::path& path)
{
    Result<nav::LoadedMap> loaded = nav::readMap(bytes, path.filename().string());
    if (!loaded)
        return Unexpected(loaded.error());
    return std::move(loaded->map);
}

/// The map in a file, if its bytes have this hash.
Result<nav::Map> baseOf(const std::filesystem::path& path, std::string_view hash)
{
    const Result<std::string> bytes = nav::readFile(path);
    if (!bytes)
        return Unexpected(bytes.error());
    if (hashOf(*bytes) != QByteArrayView(hash.data(), static_cast<qsizetype>(hash.size())))
        return Unexpected("The file changed after the edits were made, so they do not fit it.",
                          path.filename().string());
    return mapIn(*bytes, path);
}

struct HeldMap {
    std::size_t edits = 0;
    std::string_view text;
};

HeldMap heldMap(std::string_view body)
{
    HeldMap held;
    const auto end = std::from_chars(body.data(), body.data() + body.size(), held.edits).ptr;
    held.text = body.substr(static_cast<std::size_t>(end - body.data()));
    return held;
}

/// Reads record after record.
class Replay {
public:
    explicit Replay(JournalHead head) : m_head(std::move(head)) {}

    /// The records after a mark follow. False if the saved file is no map.
    bool beginWith(const SavedState& saved)
    {
        Result<nav::Map> base = mapIn(saved.bytes, saved.file);
        if (!base)
            return false;
        m_map = *std::move(base);
        m_fileHash = saved.hash;
        m_head = headWith(std::move(m_head), saved.file);
        m_isSaved = true;
        return true;
    }
    /// False if the record cannot be applied: it and those after it do not count.
    bool take(const Record& record)
    {
        switch (record.kind) {
        case records::file:
            return m_isSaved || takeBase(record.body); // of the file before the save
        case records::map:
            return takeMap(nav::readMap(heldMap(record.body).text, {}));
        case records::edit:
            return takeEdit(record.body);
        default:
            return isAboutSaves(record);
        }
    }

    bool hasMap() const { return m_map.has_value(); }
    /// Why there is no base.
    const std::optional<Error>& problem() const { return m_problem; }
    RecoveredMap result(std::size_t edits, bool isWhole, const RecordPlace& end) &&
    {
        return {*std::move(m_map), {std::move(m_head), edits, isWhole}, m_fileHash, end};
    }

private:
    /// Without the file the map may still follow.
    bool takeBase(std::string_view hash)
    {
        m_fileHash = QByteArray(hash.data(), static_cast<qsizetype>(hash.size()));
        Result<nav::Map> base = baseOf(m_head.path, hash);
        if (base)
            m_map = *std::move(base);
        else
            m_problem = base.error();
        return true;
    }
    bool takeMap(Result<nav::LoadedMap> loaded)
    {
        if (!loaded)
            return false;
        m_map = std::move(loaded->map);
        m_problem.reset();
        return true;
    }
    bool takeEdit(std::string_view text)
    {
        if (!m_map)
            return m_problem.has_value(); // the map with this edit may still follow
        const std::optional<nav::MapEdit> edit = readEdit(text, *m_map);
        if (edit)
            nav::apply(*m_map, *edit);
        return edit.has_value();
    }

    JournalHead m_head;
    QByteArray m_fileHash;
    std::optional<nav::Map> m_map;
    std::optional<Error> m_problem;
    bool m_isSaved = false;
};

std::size_t editsAfter(std::size_t edits, const Record& record)
{
    switch (record.kind) {
    case records::map:
        return heldMap(record.body).edits;
    case records::edit:
        return edits + 1;
    case records::clean:
        return 0;
    default:
        return edits;
    }
}

std::optional<JournalHead> headOf(RecordReader& reader)
{
    const std::optional<Record> first = reader.next();
    if (!first || first->kind != records::head)
        return std::nullopt;
    return readJournalHead(first->body);
}

Result<RecoveredMap> replayed(std::string_view journal)
{
    RecordReader reader(journal);
    const std::optional<JournalHead> head = headOf(reader);
    if (!head)
        return Unexpected("The journal has no readable beginning.");
    Replay replay(*head);
    if (const auto saved = savedState(reader); saved && replay.beginWith(*saved))
        reader = saved->after;
    std::size_t edits = 0;
    RecordPlace end = reader.place();
    while (const std::optional<Record> record = reader.next()) {
        if (!replay.take(*record))
            break;
        edits = editsAfter(edits, *record);
        end = reader.place();
    }
    if (replay.problem())
        return Unexpected(*replay.problem());
    if (!replay.hasMap() || edits == 0)
        return Unexpected("The journal has no edits.");
    return std::move(replay).result(edits, end.position == journal.size(), end);
}

JournalSummary summaryAfter(RecordReader reader, JournalHead head)
{
    std::size_t edits = 0;
    while (const std::optional<Record> record = reader.next())
        edits = editsAfter(edits, *record);
    return {std::move(head), edits, reader.isAtEnd()};
}

} // namespace

std::optional<JournalSummary> summaryOf(std::string_view journal)
{
    RecordReader reader(journal);
    std::optional<JournalHead> head = headOf(reader);
    if (!head)
        return std::nullopt;
    return summaryAfter(reader, *std::move(head));
}

std::optional<JournalSummary> unsavedSummaryOf(std::string_view journal)
{
    RecordReader reader(journal);
    std::optional<JournalHead> head = headOf(reader);
    if (!head)
        return std::nullopt;
    const auto saved = savedState(reader);
    if (!saved)
        return summaryAfter(reader, *std::move(head));
    return summaryAfter(saved->after, headWith(*std::move(head), saved->file));
}

Result<RecoveredMap> recoveredMap(std::string_view journal)
{
    try {
        return replayed(journal);
    } catch (const std::bad_alloc&) {
        return Unexpected("There is not enough memory for the map.");
    }
}

} // namespace thicket::recovery
