#include "app/recovery/savedstate.h"

#include "app/recovery/fileversion.h"
#include "app/recovery/journal.h"
#include "app/recovery/saverecord.h"
#include "libnav/files/readfile.h"

#include <charconv>
#include <map>
#include <utility>
#include <vector>

namespace thicket::recovery {

namespace {

/// What a journal tells of saves.
struct Saves {
    std::map<std::size_t, RecordReader> marks; ///< what follows them, by their numbers
    std::vector<SaveRecord> announced;         ///< in order
};

Saves savesIn(RecordReader reader)
{
    Saves saves;
    while (const std::optional<Record> record = reader.next()) {
        const std::string_view body = record->body;
        std::size_t mark = 0;
        if (record->kind == records::mark &&
            std::from_chars(body.data(), body.data() + body.size(), mark).ec == std::errc())
            saves.marks.insert_or_assign(mark, reader);
        else if (auto save = record->kind == records::saving ? readSave(body) : std::nullopt)
            saves.announced.push_back(*std::move(save));
    }
    return saves;
}

/// The contents of a file, which is read once.
struct Contents {
    std::filesystem::path file;
    QByteArray hash; ///< empty: there is none
    std::string bytes;
};

Contents contentsOf(const std::filesystem::path& file)
{
    Contents contents{file, {}, {}};
    if (Result<std::string> bytes = nav::readFile(file)) {
        contents.bytes = *std::move(bytes);
        contents.hash = hashOf(contents.bytes);
    }
    return contents;
}

} // namespace

bool isAboutSaves(const Record& record)
{
    return record.kind == records::mark || record.kind == records::saving ||
           record.kind == records::clean;
}

JournalHead headWith(JournalHead head, const std::filesystem::path& file)
{
    if (head.path == file)
        return head;
    head.path = file;
    head.title = file.filename().string();
    return head;
}

std::optional<SavedState> savedState(RecordReader records)
{
    const Saves saves = savesIn(records);
    std::optional<Contents> contents;
    for (auto save = saves.announced.rbegin(); save != saves.announced.rend(); ++save) {
        const auto mark = saves.marks.find(save->mark);
        if (mark == saves.marks.end())
            continue;
        if (!contents || contents->file != save->file)
            contents = contentsOf(save->file);
        if (contents->hash == save->hash)
            return SavedState{save->file, save->hash, std::move(contents->bytes), mark->second};
    }
    return std::nullopt;
}

} // namespace thicket::recovery
