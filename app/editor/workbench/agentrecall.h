#pragma once

#include "app/editor/navigation/newestjob.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>

namespace thicket::editor {

class MapDocument;
class Overlays;
class Playback;
class Recordings;
class Selection;
class Simulation;

/// Has a worker thread recall what the chosen agent of the played recording sensed and decided at
/// the playhead, while the steering overlay shows it and it was not recorded. A recording from a
/// file is run again on the open map.
class AgentRecall : public QObject {
    Q_OBJECT

public:
    struct Sources {
        const MapDocument& document;
        const Selection& selection;
        const Overlays& overlays;
        const Recordings& recordings;
        const Simulation& simulation;
    };
    AgentRecall(const Sources& sources, Playback& playback, QObject* parent = nullptr);
    ~AgentRecall() override;

private:
    struct Query {
        int recording = 0; ///< its id
        std::uint32_t frame = 0;
        std::uint32_t agent = 0; ///< its id
        bool operator==(const Query&) const = default;
    };
    struct Memory;

    void ask();
    /// What is to be recalled; nullopt if nothing is shown, or all that is shown is known.
    std::optional<std::uint32_t> chosen() const;
    std::optional<Query> wanted() const;
    void order(const Query& query);

    Sources m_sources;
    Playback& m_playback;
    QTimer m_soon; ///< several changes at once ask once
    std::optional<Query> m_asked;
    std::shared_ptr<Memory> m_memory; ///< used by the worker thread alone
    NewestJob m_job;
};

} // namespace thicket::editor
