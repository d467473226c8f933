#pragma once

#include "plugins/svg/svgshapes.h"
#include "plugins/svg/svgstylesheet.h"
#include "plugins/svg/svgtext.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace thicket::plugins {

/// The clip paths of a drawing that are one short shape each, by id.
class SvgClipPaths {
public:
    struct Path {
        SvgElement element; ///< the clipPath
        SvgElement shape;
    };

    /// Hears of all elements of the drawing in their order.
    void open(const SvgElement& element);
    void close();

    /// Null: there is none, or it is another one.
    const Path* find(const std::string& id) const;

private:
    struct Candidate {
        Path path;
        bool isSimple = true; ///< no more than one shape, not in boxes of the clipped element
    };

    std::unordered_map<std::string, Candidate> m_paths;
    Candidate* m_open = nullptr;
    int m_depth = 0; ///< in the open one
};

/// The convex areas that the elements that are open are clipped to.
class SvgClips {
public:
    /// False, and nothing happens: there is no such path, it is not convex or has curves, it is
    /// hidden or clipped itself, or too many clip each other.
    bool push(const SvgClipPaths::Path* path, const SvgStyleSheet& styles,
              const SvgReading& reading);
    /// The frame of a nested svg or a symbol; false, and nothing happens: it has no area, or too
    /// many clip each other.
    bool push(const SvgBox& frame, const Affine& toMap);
    std::size_t size() const { return m_areas.size(); }
    void resize(std::size_t size) { m_areas.resize(size); }

    /// Leaves out the shapes outside, and cuts areas and the lines of walls that reach out. What
    /// else does stays whole, with a note.
    void cut(SvgShapes& shapes, double error) const;

private:
    using Ring = std::vector<nav::Point>; // convex, counter-clockwise where y points up

    bool push(Ring ring);

    std::vector<Ring> m_areas;
};

} // namespace thicket::plugins
