#include "app/editor/document/openmaps.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapdocument.h"

#include <QFileInfo>

#include <algorithm>
#include <cassert>
#include <utility>

namespace thicket::editor {

OpenMaps::OpenMaps(MapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    m_entries.push_back({m_lastId});
    letGiveWay();
    connect(&document, &MapDocument::wasReset, this, &OpenMaps::keepShown);
    connect(&document, &MapDocument::committed, this, &OpenMaps::keepShown);
    connect(&document, &MapDocument::synced, this, &OpenMaps::keepShown);
    connect(&document, &MapDocument::titleChanged, this, &OpenMaps::changed);
}

OpenMaps::~OpenMaps() = default;

/// Another map than an untouched one came in, or the user works on it.
void OpenMaps::keepShown()
{
    if (!m_isExchanging)
        m_entries[static_cast<std::size_t>(m_shown)].givesWay = false;
}

QString OpenMaps::title(int place) const
{
    const auto& parked = entry(place).parked;
    return parked ? parked->file.titleOf(parked->map) : titleOf(m_document);
}

QString OpenMaps::path(int place) const
{
    const auto& parked = entry(place).parked;
    return (parked ? parked->file : m_document.file()).path();
}

QString OpenMaps::source(int place) const
{
    const auto& parked = entry(place).parked;
    return (parked ? parked->file : m_document.file()).source();
}

bool OpenMaps::isModified(int place) const
{
    const auto& parked = entry(place).parked;
    if (!parked)
        return m_document.isModified();
    return !parked->file.isThrowaway() &&
           (!parked->undoStack->isClean() || parked->saving.hidesChanges());
}

void OpenMaps::endSaving(int id, std::optional<DocumentFile> file)
{
    if (id == shownId())
        return m_document.endSaving(std::move(file));
    const int place = placeOfId(id);
    if (place < 0)
        return;
    ParkedMap& parked = *entry(place).parked;
    if (parked.saving.end(*parked.undoStack, file.has_value()) && file)
        parked.file = *std::move(file);
    emit changed();
}

int OpenMaps::placeOfId(int id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [id](const Entry& one) { return one.id == id; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int OpenMaps::placeOf(const QString& path) const
{
    const QFileInfo file(path);
    for (int place = 0; place < count(); ++place) {
        const QString own = this->path(place);
        if (!own.isEmpty() && QFileInfo(own) == file)
            return place;
    }
    return -1;
}

void OpenMaps::show(int place)
{
    if (place == m_shown)
        return;
    Entry& from = m_entries[static_cast<std::size_t>(m_shown)];
    Entry& to = m_entries[static_cast<std::size_t>(place)];
    m_document.gesture().cancel();
    emit leaving(from.id);
    from.parked = std::move(to.parked);
    m_shown = place;
    m_isExchanging = true;
    m_document.exchange(*from.parked);
    m_isExchanging = false;
    emit entered(to.id);
    emit changed();
}

void OpenMaps::showNew(Entry entry)
{
    m_entries.insert(m_entries.begin() + m_shown + 1, std::move(entry));
    show(m_shown + 1);
}

void OpenMaps::add() { showNew({++m_lastId, std::make_unique<ParkedMap>(), true}); }

void OpenMaps::bring(std::unique_ptr<ParkedMap> map)
{
    const int former = m_shown;
    const bool isWanted = !givesWay();
    showNew({++m_lastId, std::move(map), false});
    if (!isWanted)
        drop(former);
}

void OpenMaps::drop(int place)
{
    assert(count() > 1);
    if (place == m_shown)
        show(place + 1 < count() ? place + 1 : place - 1);
    const auto at = m_entries.begin() + place;
    const int id = at->id;
    const QString source = at->parked->file.source();
    at->parked->undoStack->moveToThread(nullptr); // freed on another thread, with large steps
    sharedAside(std::move(at->parked));
    m_entries.erase(at);
    if (place < m_shown)
        --m_shown;
    emit dropped(id, source);
    emit changed();
}

void OpenMaps::move(int from, int to)
{
    const int id = shownId();
    const auto first = m_entries.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
    const auto isShown = [id](const Entry& one) { return one.id == id; };
    m_shown = static_cast<int>(std::find_if(m_entries.begin(), m_entries.end(), isShown) -
                               m_entries.begin());
    emit changed();
}

} // namespace thicket::editor
