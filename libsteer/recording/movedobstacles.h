#pragma once

#include "libnav/geometry/shapes.h"
#include "libnav/map/motion.h"
#include "libsteer/recording/recording.h"
#include "libsteer/steer_export.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace thicket::steer {

/// Where the moving obstacles of a recording are at any time: as the crowd met them, to rounding.
/// A look-up takes the logarithm of the obstacle's waits and of its track. For one thread at a
/// time.
class THICKET_STEER_EXPORT MovedObstacles {
public:
    MovedObstacles() = default; ///< of a recording without any
    explicit MovedObstacles(const Recording& recording) { setRecording(recording); }

    /// Changes the recording. Reads only what is new if this is a later state of the same one.
    void setRecording(const Recording& recording);

    /// In the order of RecordingInfo::moving.
    std::size_t size() const { return m_all.size(); }
    bool isEmpty() const { return m_all.empty(); }
    bool has(std::int64_t id) const { return m_places.contains(id); }
    /// The obstacle of that id; nullopt if it does not move.
    std::optional<std::size_t> find(std::int64_t id) const;
    std::int64_t id(std::size_t i) const { return m_recording.info().moving[i].obstacle.id; }

    /// From where the obstacle is drawn, seconds from 0 on.
    nav::Displacement displacement(std::size_t i, double seconds) const;
    /// The obstacle where it is at that time; absent while it is removed.
    std::optional<nav::Shape> shape(std::size_t i, double seconds) const;
    /// Whether it waits for agents then.
    bool waits(std::size_t i, double seconds) const;

private:
    struct Wait {
        std::uint32_t frame = 0;
        std::uint32_t waited = 0; ///< steps until the frame before
        bool begins = true;
    };
    /// What an input made of the obstacle.
    struct Edit {
        std::uint64_t step = 0; ///< it holds from the frame with that number on
        std::optional<nav::Shape> shape;
    };
    struct One {
        nav::Timetable timetable;
        std::vector<Wait> waits;
        std::vector<Edit> edits;
    };
    double clockAt(const One& one, double seconds) const;
    static std::uint32_t waited(const One& one, std::uint32_t frame);

    Recording m_recording;
    std::vector<One> m_all;
    std::unordered_map<std::int64_t, std::size_t> m_places; ///< in m_all, by id
    std::size_t m_waitsRead = 0;
    std::size_t m_inputsRead = 0;
};

} // namespace thicket::steer
