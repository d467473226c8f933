#include "app/editor/document/openmaps.h"

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

bool OpenMaps::isModified(int place) const
{
    const auto& parked = entry(place).parked;
    return parked ? !parked->undoStack->isClean() : m_document.isModified();
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

void OpenMaps::add()
{
    const auto after = m_entries.begin() + m_shown + 1;
    m_entries.insert(after, {++m_lastId, std::make_unique<ParkedMap>(), true});
    show(m_shown + 1);
}

void OpenMaps::drop(int place)
{
    assert(count() > 1);
    if (place == m_shown)
        show(place + 1 < count() ? place + 1 : place - 1);
    const auto at = m_entries.begin() + place;
    const int id = at->id;
    const QString path = at->parked->file.path();
    m_entries.erase(at);
    if (place < m_shown)
        --m_shown;
    emit dropped(id, path);
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
