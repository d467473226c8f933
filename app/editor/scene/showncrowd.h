#pragma once

#include "app/drawing/crowddrawing.h"
#include "app/editor/scene/scenestate.h"
#include "libsteer/recording/recording.h"

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace thicket::editor {

/// The recorded agents where the playhead stands, and the ways behind them. Asked from the
/// recording when it is not known.
class ShownCrowd {
public:
    ShownCrowd(const SceneSources& sources, const SceneState& state);

    /// The playhead or the selection is elsewhere, or the recording has grown.
    void invalidate() { m_isKnown = false; }
    /// It is another recording.
    void startOver();

    /// Whether markers of agents give way to what was recorded of them: not for one agent that
    /// walks the path.
    bool replacesMarkers() const;
    const std::vector<drawing::DrawnAgent>& agents() const;
    /// Of the recording beside, at the same time.
    std::vector<drawing::DrawnAgent> ghosts() const;
    /// The last five seconds of the selected agents, else of all where these are few enough to be
    /// told apart.
    std::vector<std::vector<nav::Point>> trails() const;

    // These tell of the map's agents only, nothing of people who were measured.

    /// The agent of that id as it stands, if it is there.
    std::optional<steer::FrameAgent> find(std::uint32_t id) const;
    const steer::RecordedAgent& recorded(const steer::FrameAgent& agent) const;
    /// The id of the agent whose disc, or at least `slop` map units round its centre, is there.
    std::optional<std::uint32_t> at(nav::Point at, double slop) const;

    /// Ids of those whose centre is in the box.
    std::vector<std::uint32_t> in(const nav::Box& box) const;

private:
    /// Whether ids are those of objects.
    bool isOfMap() const;
    void ask() const;
    std::vector<std::uint32_t> followed() const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    mutable bool m_isKnown = false;
    mutable steer::Frame m_frame;
    mutable std::unordered_map<std::uint32_t, std::size_t> m_standing; ///< ids, in m_frame
    mutable std::vector<drawing::DrawnAgent> m_agents;                 ///< in the order of m_frame
    struct Place {
        std::uint32_t agent;
        nav::Point at;
    };
    mutable steer::RecordingCursor m_past;
    mutable std::map<std::uint32_t, std::vector<Place>> m_places; ///< by frame, of who is followed
    mutable std::vector<std::uint32_t> m_followed;                ///< indices of agents
};

} // namespace thicket::editor
