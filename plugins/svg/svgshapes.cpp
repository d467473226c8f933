#include "plugins/svg/svgshapes.h"

#include "libnav/geometry/crossing.h"
#include "plugins/shapes/holedrings.h"
#include "plugins/svg/svgtext.h"

#include <algorithm>
#include <array>

namespace thicket::plugins {

namespace {

using nav::Point;

constexpr std::array<std::string_view, 7> words{"circle", "wall",  "polygon", "start",
                                                "goal",   "agent", "spawn"};

bool equalsWord(std::string_view text, std::string_view word)
{
    return text.size() == word.size() &&
           std::equal(text.begin(), text.end(), word.begin(), [](char a, char b) {
               return (a >= 'A' && a <= 'Z' ? char(a - 'A' + 'a') : a) == b;
           });
}

std::string_view wordIn(std::string_view text, std::size_t from)
{
    for (std::size_t i = from; i < words.size(); ++i) {
        if (equalsWord(text, words[i]))
            return words[i];
    }
    return {};
}

bool isInRange(const SubPath& stroke)
{
    const auto fits = [](Point p) { return nav::isInRange(p); };
    return std::all_of(stroke.points.begin(), stroke.points.end(), fits) &&
           (!stroke.circle || (nav::isInRange(stroke.circle->center) &&
                               stroke.circle->radius <= nav::coordinateLimit));
}

/// Without points that repeat the one before.
std::vector<Point> withoutRepeats(std::vector<Point> points, bool isClosed)
{
    points.erase(std::unique(points.begin(), points.end()), points.end());
    while (isClosed && points.size() > 1 && points.back() == points.front())
        points.pop_back();
    return points;
}

class Shaper {
public:
    Shaper(const SvgElement& element, SvgOutlines outlines, const SvgShaping& shaping)
        : m_element(element), m_outlines(std::move(outlines)), m_shaping(shaping)
    {}

    SvgShapes run()
    {
        if (!m_outlines.hasLengths) {
            m_result.leftOut.push_back(&svgnotes::badLength);
            return std::move(m_result);
        }
        drop([](const SubPath& stroke) { return !isInRange(stroke); }, svgnotes::tooFar);
        const SvgStyle& style = m_shaping.style;
        if (isMarker())
            markers();
        else if (m_element.has("thicket:type"))
            asWritten();
        else if (m_shaping.intent != "wall" && m_element.tag != "line" &&
                 (style.fill.shows() || m_shaping.intent == "polygon"))
            areas();
        else if (style.stroke.shows() || m_shaping.intent == "wall")
            lines();
        else if (!m_outlines.strokes.empty())
            m_result.leftOut.push_back(&svgnotes::unseen);
        noteAll();
        return std::move(m_result);
    }

private:
    bool isMarker() const
    {
        return std::find(words.begin() + 3, words.end(), m_shaping.intent) != words.end();
    }

    template <class Bad> void drop(const Bad& isBad, const SvgNote& why)
    {
        const auto dropped = std::erase_if(m_outlines.strokes, isBad);
        if (dropped > 0)
            m_result.leftOut.push_back(&why);
    }

    SvgShape& add(nav::Geometry geometry)
    {
        return m_result.shapes.emplace_back(SvgShape{std::move(geometry)});
    }

    static nav::SpawnMarker polygonal(std::vector<Point> corners)
    {
        nav::SpawnMarker spawn;
        spawn.points = std::move(corners);
        return spawn;
    }

    /// The corners of a polygon that is drawn as one line.
    std::vector<Point> cornersOfOne() const
    {
        if (m_outlines.strokes.size() != 1 || m_outlines.strokes.front().circle)
            return {};
        std::vector<Point> points = m_outlines.strokes.front().points;
        if (!m_element.has("thicket:type"))
            points = withoutRepeats(std::move(points), true);
        return points.size() < 3 ? std::vector<Point>() : points;
    }

    void markers()
    {
        nav::Box box;
        double radius = 0;
        for (const SubPath& stroke : m_outlines.strokes) {
            for (const Point p : stroke.points)
                nav::enclose(box, {p, p});
            if (stroke.circle && stroke.points.empty()) {
                nav::enclose(box, {stroke.circle->center, stroke.circle->center});
                radius = std::max(radius, stroke.circle->radius);
            }
        }
        if (box.isEmpty())
            return;
        if (radius == 0)
            radius = std::min(box.width(), box.height()) / 2;
        const Point at = box.min == box.max ? box.min : box.center();
        if (m_shaping.intent == "start")
            add(nav::StartMarker{at});
        else if (m_shaping.intent == "goal")
            add(nav::GoalMarker{at});
        else if (m_shaping.intent == "agent")
            add(nav::AgentMarker{at, 0, radius, {}});
        else if (std::vector<Point> corners = cornersOfOne(); !corners.empty())
            add(polygonal(std::move(corners)));
        else
            add(nav::SpawnMarker{.position = at, .radius = radius});
    }

    /// Points as they are, also those that no drawing program would write.
    void asWritten()
    {
        for (SubPath& stroke : m_outlines.strokes) {
            const std::size_t size = stroke.points.size();
            if (stroke.circle && m_shaping.intent == "circle")
                add(*stroke.circle);
            else if (m_shaping.intent == "wall" && size >= 2)
                add(nav::Wall{std::move(stroke.points), m_shaping.strokeWidth, stroke.isClosed});
            else if (size >= 3)
                add(nav::Polygon{std::move(stroke.points), false});
        }
    }

    void lines()
    {
        for (SubPath& stroke : m_outlines.strokes) {
            if (stroke.circle) {
                add(*stroke.circle);
                continue;
            }
            std::vector<Point> points = withoutRepeats(std::move(stroke.points), stroke.isClosed);
            if (points.size() < 2) {
                m_result.leftOut.push_back(&svgnotes::flat);
                continue;
            }
            const bool isClosed = stroke.isClosed && points.size() > 2;
            SvgShape& wall = add(nav::Wall{std::move(points), m_shaping.strokeWidth, isClosed});
            if (stroke.isCurved)
                wall.notes.push_back(&svgnotes::curved);
            if (!isClosed && m_shaping.strokeWidth > 0 && !m_shaping.style.hasRoundCaps)
                wall.notes.push_back(&svgnotes::squareEnds);
        }
    }

    void areas()
    {
        const bool isAlone = m_outlines.strokes.size() == 1;
        std::vector<Ring> rings;
        std::vector<const SubPath*> origins;
        for (SubPath& stroke : m_outlines.strokes) {
            if (stroke.circle && isAlone) {
                circle(*stroke.circle);
                return;
            }
            Ring ring = stroke.circle && stroke.points.empty()
                            ? pointsOn(*stroke.circle, m_shaping.error)
                            : withoutRepeats(std::move(stroke.points), true);
            if (ring.size() >= 3 && hasExtent(ring)) {
                rings.push_back(std::move(ring));
                origins.push_back(&stroke);
            } else if (ring.size() >= 2 && m_shaping.style.stroke.shows()) {
                add(nav::Wall{std::move(ring), m_shaping.strokeWidth, false});
            } else {
                m_result.leftOut.push_back(&svgnotes::flat);
            }
        }
        if (rings.size() == 1) {
            polygon(std::move(rings.front()), origins.front()->isCurved);
            return;
        }
        NestedRings sorted = nested(
            std::move(rings), m_shaping.style.isEvenOdd ? FillRule::evenOdd : FillRule::nonZero);
        m_result.leftOut.insert(m_result.leftOut.end(), sorted.covered, &svgnotes::covered);
        if (!sorted.isComplete)
            m_result.leftOut.push_back(&svgnotes::crowded);
        for (HoledRing& area : sorted.areas) {
            const SubPath& origin = *origins[area.index];
            if (area.holes.empty() && origin.circle)
                circle(*origin.circle);
            else
                holed(std::move(area), origin.isCurved);
        }
    }

    void circle(const nav::Circle& circle)
    {
        if (circle.radius > 0)
            add(circle);
        else
            m_result.leftOut.push_back(&svgnotes::flat);
    }

    void holed(HoledRing area, bool isCurved)
    {
        std::vector<Ring> pieces;
        if (m_shaping.cutsHoles && !area.holes.empty())
            pieces = cutAtHoles(area);
        if (!pieces.empty()) {
            for (Ring& piece : pieces) {
                polygon(std::move(piece), isCurved);
                m_result.shapes.back().notes.push_back(&svgnotes::cutHoles);
            }
            return;
        }
        polygon(std::move(area.outer), isCurved);
        m_result.leftOut.insert(m_result.leftOut.end(), area.holes.size(), &svgnotes::filledHole);
    }

    void polygon(Ring ring, bool isCurved)
    {
        const bool crosses = nav::crossingSides(ring).has_value();
        SvgShape& shape = add(nav::Polygon{std::move(ring), false});
        if (isCurved)
            shape.notes.push_back(&svgnotes::curved);
        if (crosses)
            shape.notes.push_back(&svgnotes::crossing);
    }

    static bool isWall(const SvgShape& shape)
    {
        return std::holds_alternative<nav::Wall>(shape.geometry);
    }

    /// What concerns the element as a whole is noted with its first shape.
    void noteAll()
    {
        if (m_result.shapes.empty())
            return;
        noteWalls();
        const SvgStyle& style = m_shaping.style;
        auto& notes = m_result.shapes.front().notes;
        if (!m_outlines.isWhole)
            notes.push_back(&svgnotes::broken);
        if (!m_outlines.keepsError)
            notes.push_back(&svgnotes::coarse);
        if (m_outlines.dependsOnFont)
            notes.push_back(&svgnotes::byFont);
        const bool isOurs = m_element.has("thicket:type") || isMarker();
        if (!isWall(m_result.shapes.front()) && !isOurs && style.stroke.shows() &&
            m_shaping.strokeWidth > 0)
            notes.push_back(&svgnotes::outlineWidth);
        const bool hasCorners = m_element.tag == "path" || m_element.tag == "line" ||
                                m_element.tag == "polyline" || m_element.tag == "polygon";
        const bool hasMarkers = style.hasMarkers != std::array<bool, 3>{};
        if (hasMarkers && hasCorners)
            notes.push_back(&svgnotes::markers);
    }

    void noteWalls()
    {
        const SvgStyle& style = m_shaping.style;
        for (SvgShape& shape : m_result.shapes) {
            if (!isWall(shape))
                continue;
            if (!style.hasStrokeWidth && !m_element.has("thicket:thickness"))
                shape.notes.push_back(&svgnotes::badStroke);
            if (style.isDashed)
                shape.notes.push_back(&svgnotes::dashed);
        }
    }

    const SvgElement& m_element;
    SvgOutlines m_outlines;
    const SvgShaping& m_shaping;
    SvgShapes m_result;
};

} // namespace

std::string_view svgIntent(const SvgElement& element)
{
    if (element.has("thicket:type"))
        return wordIn(element["thicket:type"], 0);
    for (const std::string_view name : svgWords(element["class"])) {
        if (const std::string_view word = wordIn(name, 0); !word.empty())
            return word;
    }
    // Names are free: only those that no shape has by chance.
    for (const std::string_view name : {element["inkscape:label"], element["id"]}) {
        if (const std::string_view word = wordIn(name, 3); word == "start" || word == "goal")
            return word;
    }
    return {};
}

SvgShapes svgShapes(const SvgElement& element, SvgOutlines outlines, const SvgShaping& shaping)
{
    return Shaper(element, std::move(outlines), shaping).run();
}

} // namespace thicket::plugins
