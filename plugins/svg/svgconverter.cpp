#include "plugins/svg/svgconverter.h"

#include "libnav/excerpt.h"
#include "libnav/map/mapfile.h"
#include "plugins/shapes/newerfile.h"
#include "plugins/svg/svgname.h"
#include "plugins/svg/svgorigin.h"
#include "plugins/svg/svgown.h"
#include "plugins/svg/svgpage.h"
#include "plugins/svg/svgplacing.h"
#include "plugins/svg/svgtags.h"
#include "plugins/svg/svgtext.h"
#include "plugins/svg/svgviewport.h"

#include <algorithm>
#include <cmath>

namespace thicket::plugins {

SvgConverter::SvgConverter(std::string name, const SvgImportOptions& options,
                           const SvgDefinitions& definitions, const SvgRecording* recording)
    : m_name(std::move(name)), m_options(options), m_definitions(definitions),
      m_recording(recording), m_builder(m_name)
{}

ImportedMap SvgConverter::finish()
{
    if (const std::size_t ignored = m_definitions.styles.ignoredRules(); ignored > 0)
        m_builder.note(svgnotes::rules, ignored);
    return m_builder.finish();
}

/// The settings of an exported drawing.
Result<void> SvgConverter::takeSettings(const std::string& text)
{
    if (!m_builder.isEmpty())
        return {}; // not where Thicket wrote them
    Result<nav::LoadedMap> loaded = nav::readMap(text, m_name);
    if (!loaded) {
        return Unexpected("The settings in the drawing's metadata are damaged: " +
                              loaded.error().message,
                          m_name);
    }
    if (loaded->isNewer)
        return Unexpected(writtenByNewer("drawing"), m_name);
    const nav::YAxis yAxis = m_builder.settings().yAxis;
    moveSettings(loaded->map.settings, m_fromExported);
    m_builder.begin(std::move(loaded->map.settings));
    if (m_options.yAxis != SvgImportOptions::YAxis::automatic)
        m_builder.settings().yAxis = yAxis;
    return {};
}

Unexpected SvgConverter::refused(const std::string& message, const SvgElement& element) const
{
    return Unexpected(message, svgPlace(m_name, element));
}

Result<void> SvgConverter::open(const SvgElement& given)
{
    Frame frame;
    if (!m_frames.empty()) {
        frame = m_frames.back();
        frame.style = frame.style.inherited();
    }
    frame.kind = Kind::other;
    frame.firstObject = m_builder.objects();
    frame.outerClips = m_clips.size();
    frame.tag = given.tag;
    const bool isTarget = !m_uses.empty() && std::exchange(m_uses.back().isNext, false);
    if (!m_uses.empty()) {
        if (const Result<void> shown = m_copies.show(given); !shown)
            return refused(shown.error().message, given);
    }
    if (frame.isSkipped) {
        m_frames.push_back(std::move(frame));
        return {};
    }
    const SvgMatch outer = isTarget ? m_recording->matchAround(m_uses.back().target) : frame.match;
    openStyle(given, frame, outer);
    SvgElement styled;
    if (!frame.style.lengths.empty())
        styled = withLengths(given, frame.style);
    const SvgElement& element = frame.style.lengths.empty() ? given : styled;
    const bool isRoot = m_frames.empty();
    frame.isSkipped = !isRoot && (!isTarget || element.tag != "symbol") &&
                      (wantsSkip(element, frame) || !placeElement(element, frame));
    if (isRoot)
        openRoot(element, frame);
    if (!frame.isSkipped)
        openClip(frame);
    const bool isSkipped = frame.isSkipped;
    if (!isSkipped && !isRoot && (element.tag == "svg" || element.tag == "symbol"))
        openViewport(element, frame, isTarget);
    if (!isSkipped && !isRoot && isGroupTag(element.tag))
        openGroup(element, frame);
    m_frames.push_back(std::move(frame));
    if (isSkipped || isRoot)
        return {};
    if (element.tag == "use")
        return openUse(element, m_frames.back());
    return openShape(element, m_frames.back());
}

SvgUnits SvgConverter::unitsOf(const Frame& frame) const
{
    SvgUnits units = m_units;
    units.em = frame.style.fontSize;
    return units;
}

/// `outer`: of what the element lies in where it is written.
void SvgConverter::openStyle(const SvgElement& element, Frame& frame, const SvgMatch& outer)
{
    frame.match = m_definitions.styles.apply(element, outer, {svgDiagonal(frame.viewport), m_units},
                                             frame.style);
    if (m_frames.empty())
        m_units.rem = frame.style.fontSize;
}

Result<void> SvgConverter::countCopies(const SvgElement& element, std::size_t bytes,
                                       std::size_t copies)
{
    const Result<void> copied = m_copies.copy(bytes, copies);
    return copied ? Result<void>() : refused(copied.error().message, element);
}

/// Of the elements in a switch the first is shown that asks for no language and no extension.
bool SvgConverter::isChosen(const SvgElement& element)
{
    Frame& parent = m_frames.back();
    if (parent.tag != "switch")
        return true;
    return !element.has("systemLanguage") && !element.has("requiredExtensions") &&
           !std::exchange(parent.hasChosen, true);
}

bool SvgConverter::wantsSkip(const SvgElement& element, Frame& frame)
{
    if (element.tag.empty() || isUnseenTag(element.tag) || element.has("thicket:role"))
        return true;
    if (element.tag == "g" && m_uses.empty() &&
        (m_frames.size() == 1 || element["inkscape:groupmode"] == "layer"))
        frame.kind = Kind::layer;
    const bool isShown = frame.style.isDisplayed || frame.kind == Kind::layer;
    if (isShown && isChosen(element))
        return false;
    m_builder.note(svgnotes::hidden);
    return true;
}

/// False if it cannot be placed.
bool SvgConverter::placeElement(const SvgElement& element, Frame& frame)
{
    const auto transform = svgPlacing(element, frame.style, frame.viewport, unitsOf(frame));
    if (!transform) {
        m_builder.note(svgnotes::badTransform);
        return false;
    }
    frame.toMap = frame.toMap * *transform;
    return true;
}

/// In the element's own units, so after it is placed.
void SvgConverter::openClip(const Frame& frame)
{
    const SvgReading reading{frame.toMap, frame.viewport, m_options.error, 0, unitsOf(frame)};
    const SvgStyle& style = frame.style;
    const bool isCut =
        style.clipPath.empty() ||
        m_clips.push(m_definitions.clipPaths.find(style.clipPath), m_definitions.styles, reading);
    if (style.isMasked || !isCut)
        m_builder.note(svgnotes::clipped);
    if (style.isFiltered)
        m_builder.note(svgnotes::filtered);
}

void SvgConverter::openRoot(const SvgElement& element, Frame& frame)
{
    const SvgPage page = svgPage(element, unitsOf(frame), m_options);
    frame.kind = Kind::root;
    frame.toMap = page.toMap;
    m_fromExported = page.fromExported;
    frame.viewport = page.size;
    m_units.page = page.shown;
    if (!page.hasLengths)
        m_builder.note(svgnotes::badSize);
    m_builder.settings().yAxis = page.isUp ? nav::YAxis::up : nav::YAxis::down;
    m_builder.settings().bounds = page.bounds;
    frame.isSkipped = !frame.style.isDisplayed;
    if (frame.isSkipped)
        m_builder.note(svgnotes::hidden);
}

void SvgConverter::openViewport(const SvgElement& element, Frame& frame, bool isTarget)
{
    const Use none{};
    const Use& use = isTarget ? m_uses.back() : none;
    const SvgViewport viewport = svgViewport(element, frame.viewport, unitsOf(frame), use.width,
                                             use.height, element.tag == "svg");
    if (!frame.style.overflows && !m_clips.push(viewport.frame, frame.toMap))
        m_builder.note(svgnotes::clipped);
    frame.toMap = frame.toMap * viewport.toParent;
    frame.viewport = viewport.size;
    if (!viewport.hasLengths)
        m_builder.note(svgnotes::badSize);
}

void SvgConverter::openGroup(const SvgElement& element, Frame& frame)
{
    if (frame.kind != Kind::layer)
        return;
    double id = 0;
    if (const auto own = ownNumber(element, "thicket:layer"); own && *own)
        id = **own;
    if (element["thicket:layer"] == "0") {
        frame.kind = Kind::other; // exported from no layer
        return;
    }
    const bool isLocked = element["sodipodi:insensitive"] == "true";
    frame.layer =
        m_builder.addLayer(nav::LayerId(id), svgName(element), frame.style.isDisplayed, isLocked);
}

Result<void> SvgConverter::openUse(const SvgElement& element, const Frame& frame)
{
    const std::string_view reference = element.reference();
    if (!reference.starts_with('#')) {
        m_builder.note(svgnotes::otherFile);
        return {};
    }
    const auto target = m_recording ? m_recording->find(reference.substr(1)) : std::nullopt;
    if (!target) {
        m_builder.note(svgnotes::noTarget);
        return {};
    }
    const bool isCycle = std::any_of(m_uses.begin(), m_uses.end(),
                                     [&](const Use& use) { return use.target == *target; });
    if (isCycle) {
        return refused("The use of \"" + excerpt(reference) + "\" shows itself again in itself.",
                       element);
    }
    if (m_uses.size() == deepestUse) {
        return refused("More than " + std::to_string(deepestUse) + " use elements show each other.",
                       element);
    }
    const auto x = svgLengthOf(element, "x", frame.viewport.x, unitsOf(frame));
    const auto y = svgLengthOf(element, "y", frame.viewport.y, unitsOf(frame));
    if (!x || !y) {
        m_builder.note(svgnotes::badLength);
        return {};
    }
    m_frames.back().toMap = frame.toMap * Affine::translation({*x, *y});
    m_uses.push_back(
        {*target, std::string(element["width"]), std::string(element["height"]), true});
    const std::size_t first = m_builder.objects();
    Result<void> played = m_recording->play(*target, *this);
    m_uses.pop_back();
    const std::string name = svgName(element);
    if (name.empty() || !played)
        return played;
    const Result<void> counted = countCopies(element, name.size(), m_builder.objects() - first);
    if (counted)
        m_builder.nameObjects(first, name);
    return counted;
}

Result<void> SvgConverter::openShape(const SvgElement& element, Frame& frame)
{
    if (m_uses.empty())
        m_mostPoints += element.length() / charactersOfPoint;
    const SvgReading reading{frame.toMap, frame.viewport, m_options.error, m_mostPoints - m_points,
                             unitsOf(frame)};
    auto outlines = svgOutlines(element, reading);
    if (!outlines) {
        const bool isStructure =
            isGroupTag(element.tag) || element.tag == "svg" || element.tag == "symbol";
        if (isStructure)
            return {};
        frame.isSkipped = true;
        m_builder.note(isTextTag(element.tag)   ? svgnotes::text
                       : element.tag == "image" ? svgnotes::picture
                                                : svgnotes::unknown);
        return {};
    }
    frame.kind = Kind::shape;
    for (const SubPath& stroke : outlines->strokes)
        m_points += stroke.points.size();
    if (outlines->isTooLong || m_points > m_mostPoints) {
        return refused("The drawing's lines have more than " + std::to_string(mostPoints) +
                           " points; choose a larger error.",
                       element);
    }
    if (!frame.style.isVisible) {
        m_builder.note(svgnotes::hidden);
        return {};
    }
    const auto thickness = ownNumber(element, "thicket:thickness");
    if (!thickness)
        return refused(thickness.error().message, element);
    const double width = thickness->value_or(frame.style.strokeWidth) *
                         std::sqrt(std::abs(frame.toMap.determinant()));
    const SvgShaping shaping{frame.style, std::min(width, nav::coordinateLimit), svgIntent(element),
                             m_options.error, m_options.cutsHoles};
    SvgShapes shapes = svgShapes(element, std::move(*outlines), shaping);
    m_clips.cut(shapes, m_options.error);
    for (const SvgNote* const note : shapes.leftOut)
        m_builder.note(*note);
    if (m_uses.empty() && !shapes.shapes.empty())
        m_builder.earn(element.length());
    std::size_t bytes = 0;
    for (const auto& [name, value] : element.attributes)
        bytes += name == "points" || name == "d" ? 0 : value.size();
    if (const auto counted = countCopies(element, bytes, shapes.shapes.size()); !counted)
        return counted;
    for (SvgShape& shape : shapes.shapes) {
        if (const Result<void> added = addShape(element, frame, std::move(shape)); !added)
            return added;
    }
    return {};
}

Result<void> SvgConverter::addShape(const SvgElement& element, const Frame& frame, SvgShape shape)
{
    nav::MapObject object;
    object.layer = frame.layer;
    object.name = svgName(element);
    object.geometry = std::move(shape.geometry);
    const auto* const wall = std::get_if<nav::Wall>(&object.geometry);
    if (wall && wall->thickness > 0 && !frame.toMap.uniformScale())
        shape.notes.push_back(&svgnotes::uneven);
    std::optional<std::int64_t> place;
    if (element.has("thicket:type")) {
        const Result<SvgOwn> own = readOwn(element, object);
        if (!own)
            return refused(own.error().message, element);
        place = own->place;
    } else if (object.layer == 0) {
        object.layer = m_builder.looseLayer();
    }
    const Result<void> added = m_builder.add(std::move(object), place, std::move(shape.notes));
    return added ? Result<void>() : refused(added.error().message, element);
}

Result<void> SvgConverter::text(const std::string& text)
{
    if (m_frames.back().tag == "thicket:map")
        return takeSettings(text);
    Frame* const owner = m_frames.size() > 1 ? &m_frames[m_frames.size() - 2] : nullptr;
    if (!owner || m_frames.back().tag != "title" || owner->isSkipped)
        return {};
    const std::string name(trimmed(text));
    if (owner->kind == Kind::shape) {
        SvgElement place;
        place.tag = owner->tag;
        const std::size_t first = std::exchange(owner->firstObject, m_builder.objects());
        const Result<void> counted = countCopies(place, name.size(), m_builder.objects() - first);
        if (!counted)
            return counted;
        m_builder.nameObjects(first, name);
    } else if (owner->kind == Kind::layer)
        m_builder.nameLayer(owner->layer, name);
    else if (owner->kind == Kind::root && !name.empty())
        m_builder.settings().name = name;
    return {};
}

Result<void> SvgConverter::close()
{
    m_clips.resize(m_frames.back().outerClips);
    m_frames.pop_back();
    return {};
}

} // namespace thicket::plugins
