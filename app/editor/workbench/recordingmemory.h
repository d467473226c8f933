#pragma once

#include "app/editor/replay/recordings.h"

#include <QObject>

#include <map>

namespace thicket::editor {

class MapDocument;
class OpenMaps;

/// Recordings belong to their map: while another one is shown, they are kept here, and when it
/// comes back, they are listed again. They go with the map.
class RecordingMemory : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. It has to be made before what begins a recording of the next map.
    RecordingMemory(const MapDocument& document, const OpenMaps& maps, Recordings& recordings,
                    QObject* parent = nullptr);

private:
    Recordings& m_recordings;
    std::map<int, QList<KeptRecording>> m_kept; ///< by the map's id
    bool m_isLeaving = false;
};

} // namespace thicket::editor
