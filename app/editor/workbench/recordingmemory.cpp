#include "app/editor/workbench/recordingmemory.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"

#include <utility>

namespace thicket::editor {

RecordingMemory::RecordingMemory(const MapDocument& document, const OpenMaps& maps,
                                 Recordings& recordings, QObject* parent)
    : QObject(parent), m_recordings(recordings)
{
    connect(&maps, &OpenMaps::leaving, this, [this](int id) {
        m_kept[id] = m_recordings.takeAll();
        m_isLeaving = true;
    });
    connect(&document, &MapDocument::wasReset, this, [this] {
        if (!m_isLeaving)
            m_recordings.takeAll(); // the map gave way to another
    });
    connect(&maps, &OpenMaps::entered, this, [this](int id) {
        m_isLeaving = false;
        if (const auto kept = m_kept.find(id); kept != m_kept.end())
            m_recordings.putBack(std::exchange(kept->second, {}));
    });
    connect(&maps, &OpenMaps::dropped, this, [this](int id) { m_kept.erase(id); });
}

} // namespace thicket::editor
