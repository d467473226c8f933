#include "app/recovery/editrecord.h"

#include "libnav/map/mapfile.h"

#include <charconv>
#include <unordered_map>
#include <utility>

namespace thicket::recovery {

namespace {

using Entry = nav::MapEdit::Entry;

constexpr char adding = '+';
constexpr char changing = '=';
constexpr char removing = '-';
constexpr char settingsSign = 's';

/// "+ 12 40": what is done, the object's id, its position.
struct Step {
    char what = 0;
    nav::ObjectId id = 0;
    std::size_t position = 0;
};

std::string_view cutLine(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

template <class Number> bool readNumber(std::string_view& line, Number& out)
{
    if (!line.starts_with(' '))
        return false;
    const auto [end, error] = std::from_chars(line.data() + 1, line.data() + line.size(), out);
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    return error == std::errc();
}

std::optional<Step> stepOf(std::string_view line)
{
    Step step{line.front(), 0, 0};
    line.remove_prefix(1);
    const bool isKnown = step.what == adding || step.what == changing || step.what == removing;
    if (!isKnown || !readNumber(line, step.id) || !readNumber(line, step.position) ||
        !line.empty() || step.id < 1)
        return std::nullopt;
    return step;
}

/// Builds the entries one after the other, with the objects as the entries before left them.
class EntryBuilder {
public:
    explicit EntryBuilder(const nav::Map& map) : m_map(map), m_size(map.objects().size()) {}

    /// False if the step does not fit the map.
    bool take(const Step& step, std::optional<nav::MapObject> after)
    {
        const nav::MapObject* const before = find(step.id);
        const bool isAdded = step.what == adding;
        if ((before == nullptr) != isAdded || step.position >= m_size + (isAdded ? 1 : 0))
            return false;
        Entry entry{step.id, std::nullopt, std::move(after), step.position};
        if (before)
            entry.before = *before;
        m_size += entry.after ? 0 : std::size_t(-1);
        m_size += entry.before ? 0 : 1;
        m_touched[step.id] = entry.after;
        m_entries.push_back(std::move(entry));
        return true;
    }
    std::vector<Entry> entries() && { return std::move(m_entries); }

private:
    const nav::MapObject* find(nav::ObjectId id) const
    {
        const auto touched = m_touched.find(id);
        if (touched == m_touched.end())
            return m_map.find(id);
        return touched->second ? &*touched->second : nullptr;
    }

    const nav::Map& m_map;
    std::size_t m_size;
    std::unordered_map<nav::ObjectId, std::optional<nav::MapObject>> m_touched;
    std::vector<Entry> m_entries;
};

/// A map of these objects in order. Its own ids are unique, even if an object occurs repeatedly.
void collect(nav::Map& objects, std::optional<nav::MapObject> after)
{
    if (!after)
        return;
    after->id = static_cast<nav::ObjectId>(objects.objects().size()) + 1;
    objects.append(*std::move(after));
}

} // namespace

std::string editText(const nav::MapEdit& edit)
{
    std::string text;
    nav::Map objects;
    for (const Entry& entry : edit.entries) {
        if (!entry.before && !entry.after)
            continue;
        text += !entry.before ? adding : entry.after ? changing : removing;
        text += ' ' + std::to_string(entry.id) + ' ' + std::to_string(entry.position) + '\n';
        collect(objects, entry.after);
    }
    if (edit.settings) {
        text += settingsSign;
        text += '\n';
        objects.settings = edit.settings->after;
    }
    text += '\n';
    return text + nav::writeMap(objects);
}

std::optional<nav::MapEdit> readEdit(std::string_view text, const nav::Map& map)
{
    std::vector<Step> steps;
    bool hasSettings = false;
    for (std::string_view line = cutLine(text); !line.empty(); line = cutLine(text)) {
        hasSettings = line.front() == settingsSign && line.size() == 1;
        if (hasSettings)
            continue;
        const std::optional<Step> step = stepOf(line);
        if (!step)
            return std::nullopt;
        steps.push_back(*step);
    }
    const auto after = nav::readMap(text, {});
    if (!after)
        return std::nullopt;
    EntryBuilder builder(map);
    auto next = after->map.objects().begin();
    for (const Step& step : steps) {
        std::optional<nav::MapObject> object;
        if (step.what != removing) {
            if (next == after->map.objects().end())
                return std::nullopt;
            object = *next++;
            object->id = step.id;
        }
        if (!builder.take(step, std::move(object)))
            return std::nullopt;
    }
    nav::MapEdit edit;
    edit.entries = std::move(builder).entries();
    if (hasSettings)
        edit.settings = nav::MapEdit::SettingsChange{map.settings, after->map.settings};
    return edit;
}

} // namespace thicket::recovery
