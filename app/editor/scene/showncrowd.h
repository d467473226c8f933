#pragma once

#include "app/drawing/crowddrawing.h"
#include "app/editor/scene/scenestate.h"
#include "libsteer/recording/recording.h"

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace thicket::editor {

/// The recorded agents at the playhead's time, and their trails. Cached until invalidated.
class ShownCrowd {
public:
    ShownCrowd(const SceneSources& sources, const SceneState& state);

    /// The playhead or the selection has changed, or the recording has grown.
    void invalidate() { m_isKnown = false; }
    /// The recording was replaced.
    void startOver();

    /// Whether recorded agents are shown in place of the agent markers. False for one agent that
    /// walks the path.
    bool replacesMarkers() const;
    const std::vector<drawing::DrawnAgent>& agents() const;
    /// The agents of the recording shown for comparison, at the same time.
    std::vector<drawing::DrawnAgent> ghosts() const;
    /// The last five seconds of the selected agents, or of all agents if none is selected. None if
    /// they are too many to tell apart.
    std::vector<drawing::Trail> trails() const;

    /// The agent or person of that id at the playhead's time, if it is there.
    std::optional<steer::FrameAgent> standing(std::uint32_t id) const;
    /// That at a point: inside its disc, or within `slop` map units of its centre.
    std::optional<steer::FrameAgent> nearest(nav::Point at, double slop) const;
    const steer::RecordedAgent& recorded(const steer::FrameAgent& agent) const;

    // These find only the map's agents, not measured people.

    std::optional<steer::FrameAgent> find(std::uint32_t id) const;
    std::optional<std::uint32_t> at(nav::Point at, double slop) const; ///< its id

    /// The ids of agents whose centre is in the box.
    std::vector<std::uint32_t> in(const nav::Box& box) const;

private:
    /// Whether the recording's ids are ids of objects of the map.
    bool isOfMap() const;
    void ask() const;
    const std::unordered_map<std::uint32_t, std::uint32_t>& indices() const;
    std::vector<std::uint32_t> selected() const;
    std::vector<std::uint32_t> followed() const;

    const SceneSources& m_sources;
    const SceneState& m_state;
    mutable bool m_isKnown = false;
    mutable steer::Frame m_frame;
    mutable std::unordered_map<std::uint32_t, std::size_t> m_standing;  ///< ids, in m_frame
    mutable std::vector<drawing::DrawnAgent> m_agents;                  ///< in the order of m_frame
    mutable std::unordered_map<std::uint32_t, std::uint32_t> m_indices; ///< by id, the last
    mutable std::uint32_t m_indexed = 0; ///< how many agents are in m_indices
    struct Place {
        std::uint32_t agent;
        nav::Point at;
    };
    mutable steer::RecordingCursor m_past;
    mutable std::map<std::uint32_t, std::vector<Place>> m_places; ///< by frame, for trails
    mutable std::vector<std::uint32_t> m_followed;                ///< indices of agents
};

} // namespace thicket::editor
