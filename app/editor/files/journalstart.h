#pragma once

#include "app/editor/work/worklane.h"
#include "app/recovery/journal.h"
#include "libnav/result.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <memory>

namespace thicket::editor {

class MapDocument;
class OpenMaps;
struct CopiedMap;

/// Writes huge maps to their journals on a worker thread.
class JournalStart : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    JournalStart(MapDocument& document, const OpenMaps& maps, QObject* parent = nullptr);

    /// Whether the shown map is so large that writing it would block the window.
    bool isNeeded() const;
    /// The journal comes back with the committed map as it is now, or without if that failed.
    using Then = std::function<void(recovery::Journal& journal, const Result<void>& written)>;
    /// `edits`: see Journal::startFromMap().
    void begin(recovery::Journal journal, std::size_t edits, const Then& then);

private:
    using Shared = std::shared_ptr<recovery::Journal>;
    void write(const Shared& journal, std::size_t edits, const std::shared_ptr<CopiedMap>& copy,
               const Then& then);

    MapDocument& m_document;
    const OpenMaps& m_maps;
    WorkLane m_lane;
};

} // namespace thicket::editor
