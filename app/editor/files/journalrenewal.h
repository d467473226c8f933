#pragma once

#include "app/editor/files/pendingjournal.h"
#include "app/editor/work/worklane.h"
#include "app/recovery/journalhead.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QByteArray>
#include <QObject>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace thicket::editor {

class MapDocument;
class OpenMaps;
struct ParkedMap;

/// Whether the map is so large that writing it to its journal would block the window.
bool isHuge(const nav::Map& map);

/// Writes the beginnings of new journals on a worker thread. They are hidden, and safe from power
/// cuts when they come back.
class JournalRenewal : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    JournalRenewal(MapDocument& document, const OpenMaps& maps, QObject* parent = nullptr);

    struct Beginning {
        std::filesystem::path folder;
        recovery::JournalHead head;
        QByteArray fileHash; ///< of the map's file; empty: none
    };
    using Written = Result<std::shared_ptr<PendingJournal>>;
    using Then = std::function<void(const Written& written)>;
    /// The file with these edits.
    void fromFile(const Beginning& beginning, std::vector<nav::MapEdit> edits, const Then& then);
    enum class Copying { inTurns, atOnce };
    /// The committed map as it is now. `edits`: see Journal::startFromMap().
    void fromMap(const Beginning& beginning, std::size_t edits, Copying copying, const Then& then);
    /// A journal in this folder for a map that is not shown yet; null if the map needs none, as it
    /// is small or in a file. Any thread.
    static std::shared_ptr<PendingJournal> forUntitled(const ParkedMap& map,
                                                       const std::filesystem::path& folder);

private:
    void order(const std::function<Written()>& write, const Then& then);

    MapDocument& m_document;
    const OpenMaps& m_maps;
    WorkLane m_lane;
};

} // namespace thicket::editor
