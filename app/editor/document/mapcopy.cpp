#include "app/editor/document/mapcopy.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapdocument.h"

#include <QElapsedTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace thicket::editor {

namespace {

using namespace std::chrono_literals;

constexpr int longestTurn = 5;             // milliseconds
constexpr std::size_t largestTurn = 16384; // objects
constexpr std::size_t fewest = 256;        // objects between two looks at the clock
constexpr std::size_t mostMoves = 32;      // objects of one edit that move those after them

/// The additions and removals of an edit.
std::size_t movesOf(const nav::MapEdit& edit)
{
    return static_cast<std::size_t>(std::count_if(
        edit.entries.begin(), edit.entries.end(),
        [](const nav::MapEdit::Entry& entry) { return !entry.before != !entry.after; }));
}

} // namespace

nav::Map CopiedMap::take()
{
    nav::Map map;
    map.settings = std::move(settings);
    for (nav::MapObject& object : objects)
        map.append(std::move(object));
    objects = {};
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        nav::apply(map, edit->inverted());
    edits = {};
    return map;
}

MapCopy::MapCopy(MapDocument& document, Then then, QObject* parent)
    : QObject(parent), m_document(document), m_then(std::move(then)),
      m_copy(sharedAside(CopiedMap()))
{
    m_copy->edits.push_back(document.gesture().preview());
    m_turns.setInterval(0ms);
    connect(&m_turns, &QTimer::timeout, this, &MapCopy::copySome);
    connect(&document, &MapDocument::changed, this, &MapCopy::follow);
    connect(&document, &MapDocument::wasReset, this, &MapCopy::giveUp);
    copySome();
}

void MapCopy::copySome()
{
    QElapsedTimer clock;
    clock.start();
    const auto& objects = m_document.map().objects();
    auto& copies = m_copy->objects;
    for (std::size_t turn = 0; copies.size() < objects.size(); ++turn) {
        if (turn == largestTurn || (turn % fewest == fewest - 1 && clock.elapsed() >= longestTurn))
            return m_turns.start();
        copies.push_back(objects[copies.size()]);
    }
    end();
}

void MapCopy::finish()
{
    if (!m_copy)
        return; // it is made
    const auto& objects = m_document.map().objects();
    auto& copies = m_copy->objects;
    while (copies.size() < objects.size())
        copies.push_back(objects[copies.size()]);
    end();
}

void MapCopy::giveUp()
{
    if (!std::exchange(m_copy, nullptr))
        return; // it is made
    end();
}

void MapCopy::end()
{
    m_turns.stop();
    disconnect(&m_document, nullptr, this, nullptr);
    if (m_copy)
        m_copy->settings = m_document.map().settings;
    deleteLater();
    m_then(std::exchange(m_copy, nullptr));
}

/// What is copied already changes alike, so that in the end it is the map at one time.
void MapCopy::follow(const nav::MapEdit& edit)
{
    m_copy->edits.push_back(edit);
    if (movesOf(edit) > mostMoves) {
        // Anew: to move the objects for each would take longer.
        const auto begun = sharedAside(std::exchange(m_copy->objects, {}));
        return;
    }
    for (const nav::MapEdit::Entry& entry : edit.entries)
        followEntry(entry);
}

void MapCopy::followEntry(const nav::MapEdit::Entry& entry)
{
    auto& copies = m_copy->objects;
    if (entry.position >= copies.size())
        return;
    const auto at = copies.begin() + static_cast<std::ptrdiff_t>(entry.position);
    if (entry.before && entry.after)
        *at = *entry.after;
    else if (entry.after)
        copies.insert(at, *entry.after);
    else if (entry.before)
        copies.erase(at);
}

} // namespace thicket::editor
