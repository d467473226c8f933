#include "plugins/svg/svgclips.h"

#include "libnav/geometry/crossing.h"
#include "libnav/geometry/distance.h"
#include "plugins/shapes/convexrings.h"
#include "plugins/svg/svgplacing.h"
#include "plugins/svg/svgviewport.h"

#include <algorithm>
#include <array>
#include <utility>

namespace thicket::plugins {

namespace {

using nav::Point;
using Ring = std::vector<Point>;

/// Longer shapes are no boxes; a file may refer to one again and again.
constexpr std::size_t longestShape = 1000;
constexpr std::size_t mostSides = 32;
/// Others are not remembered.
constexpr std::size_t mostPaths = 10'000;
/// Each shape is held against all that clip it.
constexpr std::size_t mostNested = 16;

/// How far the point is within the side of a ring from a to b, times the side's length.
double within(Point p, Point a, Point b) { return nav::cross(b - a, p - a); }

/// Source: Sutherland and Hodgman, "Reentrant Polygon Clipping" (1974).
Ring cutAt(const Ring& ring, Point a, Point b)
{
    Ring kept;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point p = ring[i], q = ring[(i + 1) % ring.size()];
        const double ofP = within(p, a, b), ofQ = within(q, a, b);
        if (ofP >= 0)
            kept.push_back(p);
        if ((ofP < 0) != (ofQ < 0) && ofP != 0 && ofQ != 0)
            kept.push_back(p + ofP / (ofP - ofQ) * (q - p));
    }
    return kept;
}

enum class Place { inside, across, outside };

/// By the box alone: it may be said to be across where the geometry is not.
Place placeOf(const nav::Box& box, const Ring& area)
{
    const std::array<Point, 4> corners{
        {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}}};
    Place place = Place::inside;
    for (std::size_t i = 0; i < area.size(); ++i) {
        const Point a = area[i], b = area[(i + 1) % area.size()];
        // What rounding of transforms may put outside.
        const double slack =
            1e-9 * nav::distance(a, b) * (nav::distance(a, b) + nav::distance(box.min, box.max));
        const auto isOut = [&](Point p) { return within(p, a, b) < -slack; };
        const auto isBarelyIn = [&](Point p) { return within(p, a, b) <= slack; };
        if (std::all_of(corners.begin(), corners.end(), isBarelyIn))
            return Place::outside;
        if (std::any_of(corners.begin(), corners.end(), isOut))
            place = Place::across;
    }
    return place;
}

/// The area of a circle or polygon as a ring; empty for others.
Ring ringOf(const nav::Geometry& geometry, double error)
{
    if (const auto* const circle = std::get_if<nav::Circle>(&geometry))
        return pointsOn(*circle, error);
    const auto* const polygon = std::get_if<nav::Polygon>(&geometry);
    return polygon ? polygon->points : Ring();
}

/// From where to where the way from p to q lies in the area, as shares of it.
std::optional<std::pair<double, double>> stretchIn(const Ring& area, Point p, Point q)
{
    double from = 0, to = 1;
    for (std::size_t i = 0; i < area.size(); ++i) {
        const Point a = area[i], b = area[(i + 1) % area.size()];
        const double ofP = within(p, a, b), ofQ = within(q, a, b);
        if (ofP < 0 && ofQ < 0)
            return std::nullopt;
        if (ofP < 0)
            from = std::max(from, ofP / (ofP - ofQ));
        else if (ofQ < 0)
            to = std::min(to, ofP / (ofP - ofQ));
    }
    return from < to ? std::optional(std::pair(from, to)) : std::nullopt;
}

/// The parts of a wall's line in the area; no value: it never leaves it.
std::optional<std::vector<nav::Wall>> partsIn(const Ring& area, const nav::Wall& wall)
{
    std::vector<nav::Wall> parts;
    const std::size_t count = wall.points.size();
    const std::size_t segments = wall.closed ? count : count - 1;
    bool isOpen = false, isCut = false, beginsInside = false;
    for (std::size_t i = 0; i < segments; ++i) {
        const Point p = wall.points[i], q = wall.points[(i + 1) % count];
        const auto stretch = stretchIn(area, p, q);
        const bool isEntered = stretch && stretch->first == 0;
        isCut = isCut || !isEntered || stretch->second < 1;
        if (!stretch) {
            isOpen = false;
            continue;
        }
        const auto at = [&](double share) {
            return share == 0 ? p : share == 1 ? q : p + share * (q - p);
        };
        if (!isOpen || !isEntered)
            parts.push_back({{at(stretch->first)}, wall.thickness, false});
        beginsInside = beginsInside || (i == 0 && isEntered);
        parts.back().points.push_back(at(stretch->second));
        isOpen = stretch->second == 1;
    }
    if (!isCut)
        return std::nullopt;
    if (wall.closed && isOpen && beginsInside && parts.size() > 1) { // the first goes on after it
        std::vector<Point>& last = parts.back().points;
        const std::vector<Point>& first = parts.front().points;
        last.insert(last.end(), first.begin() + 1, first.end());
        parts.erase(parts.begin());
    }
    return parts;
}

/// Whether a wall whose line lies outside of the area is so thick that it does not.
bool reaches(const nav::Wall& wall, const Ring& area)
{
    const std::size_t count = wall.points.size();
    for (std::size_t i = 0; i < (wall.closed ? count : count - 1); ++i) {
        const nav::Segment segment{wall.points[i], wall.points[(i + 1) % count]};
        for (std::size_t k = 0; k < area.size(); ++k)
            if (nav::distance(segment, {area[k], area[(k + 1) % area.size()]}) <
                0.5 * wall.thickness)
                return true;
    }
    return false;
}

/// What is left of a wall that may reach out of the area.
std::vector<SvgShape> cutWall(SvgShape shape, const Ring& area)
{
    auto parts = partsIn(area, std::get<nav::Wall>(shape.geometry));
    if (!parts) {
        shape.notes.push_back(&svgnotes::clipped); // it is too thick
        return {std::move(shape)};
    }
    if (parts->empty() && reaches(std::get<nav::Wall>(shape.geometry), area)) {
        shape.notes.push_back(&svgnotes::clipped);
        return {std::move(shape)};
    }
    shape.notes.push_back(&svgnotes::wallCutAtClip);
    std::vector<SvgShape> left;
    for (nav::Wall& part : *parts)
        left.push_back({std::move(part), shape.notes});
    return left;
}

/// What is left of it.
std::vector<SvgShape> cut(SvgShape shape, const Ring& area, double error)
{
    const Place place = placeOf(nav::boundingBox(shape.geometry), area);
    if (place == Place::outside)
        return {};
    if (place == Place::inside)
        return {std::move(shape)};
    if (std::holds_alternative<nav::Wall>(shape.geometry))
        return cutWall(std::move(shape), area);
    const Ring whole = ringOf(shape.geometry, error);
    if (whole.empty()) {
        shape.notes.push_back(&svgnotes::clipped);
        return {std::move(shape)};
    }
    Ring left = whole;
    for (std::size_t i = 0; i < area.size() && !left.empty(); ++i)
        left = cutAt(left, area[i], area[(i + 1) % area.size()]);
    left.erase(std::unique(left.begin(), left.end()), left.end());
    while (left.size() > 1 && left.back() == left.front())
        left.pop_back();
    if (left == whole)
        return {std::move(shape)};
    if (left.size() < 3)
        return {};
    shape.notes.push_back(&svgnotes::cutAtClip);
    if (nav::crossingSides(left))
        shape.notes.push_back(&svgnotes::crossing);
    shape.geometry = nav::Polygon{std::move(left), false};
    return {std::move(shape)};
}

} // namespace

void SvgClipPaths::open(const SvgElement& element)
{
    if (m_open) {
        ++m_depth;
        const bool isText = element.tag == "title" || element.tag == "desc";
        if (isText && m_depth == 1)
            return;
        m_open->isSimple = m_open->isSimple && m_depth == 1 && m_open->path.shape.tag.empty() &&
                           element.length() <= longestShape && element.tag != "use";
        if (m_open->isSimple)
            m_open->path.shape = element;
    } else if (element.tag == "clipPath" && element.has("id") && element.length() <= longestShape &&
               m_paths.size() < mostPaths) {
        Candidate candidate{{element, {}}};
        candidate.isSimple = element["clipPathUnits"] != "objectBoundingBox";
        m_open = &m_paths.emplace(element["id"], std::move(candidate)).first->second;
        m_depth = 0;
    }
}

void SvgClipPaths::close()
{
    if (m_open && --m_depth < 0)
        m_open = nullptr;
}

const SvgClipPaths::Path* SvgClipPaths::find(const std::string& id) const
{
    const auto found = m_paths.find(id);
    const bool isUsable =
        found != m_paths.end() && found->second.isSimple && !found->second.path.shape.tag.empty();
    return isUsable ? &found->second.path : nullptr;
}

bool SvgClips::push(const SvgClipPaths::Path* path, const SvgStyleSheet& styles,
                    const SvgReading& reading)
{
    if (!path || m_areas.size() >= mostNested)
        return false;
    SvgReading inside = reading;
    inside.mostPoints = 4 * mostSides;
    SvgStyle style;
    SvgMatch outer; // what the clipPath lies in counts for no selector
    SvgUnits& units = inside.units;
    for (const SvgElement* const element : {&path->element, &path->shape}) {
        style = style.inherited();
        outer = styles.apply(*element, outer, {svgDiagonal(reading.viewport), units}, style);
        units.em = style.fontSize;
        const auto transform = svgPlacing(*element, style, reading.viewport, units);
        const bool isPlain = style.clipPath.empty() && !style.isMasked && style.isDisplayed;
        if (!transform || !isPlain)
            return false;
        inside.toMap = inside.toMap * *transform;
    }
    if (!style.isVisible)
        return false;
    const auto outlines = svgOutlines(withLengths(path->shape, style), inside);
    if (!outlines || outlines->isTooLong || !outlines->isWhole || !outlines->hasLengths ||
        outlines->strokes.size() != 1)
        return false;
    return push(std::move(outlines->strokes.front().points));
}

bool SvgClips::push(const SvgBox& frame, const Affine& toMap)
{
    const Point corner{frame.x, frame.y}, size{frame.width, frame.height};
    return m_areas.size() < mostNested &&
           push({toMap(corner), toMap(corner + Point{size.x, 0}), toMap(corner + size),
                 toMap(corner + Point{0, size.y})});
}

bool SvgClips::push(Ring ring)
{
    while (ring.size() > 1 && ring.back() == ring.front())
        ring.pop_back();
    const auto fits = [](Point p) { return nav::isInRange(p); };
    const ConvexWay way = convexWay(ring);
    if (way == ConvexWay::none || ring.size() > mostSides ||
        !std::all_of(ring.begin(), ring.end(), fits))
        return false;
    if (way == ConvexWay::clockwise)
        std::reverse(ring.begin(), ring.end());
    m_areas.push_back(std::move(ring));
    return true;
}

void SvgClips::cut(SvgShapes& shapes, double error) const
{
    for (const Ring& area : m_areas) {
        std::vector<SvgShape> left;
        for (SvgShape& shape : shapes.shapes) {
            std::vector<SvgShape> pieces = plugins::cut(std::move(shape), area, error);
            if (pieces.empty())
                shapes.leftOut.push_back(&svgnotes::outOfClip);
            for (SvgShape& piece : pieces)
                left.push_back(std::move(piece));
        }
        shapes.shapes = std::move(left);
    }
}

} // namespace thicket::plugins
