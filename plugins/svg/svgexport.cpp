#include "plugins/svg/svgexport.h"

#include "libnav/map/layerlookup.h"
#include "libnav/map/mapfile.h"
#include "plugins/shapes/jsontext.h"
#include "plugins/shapes/ledger.h"
#include "plugins/svg/svgobjects.h"
#include "plugins/svg/svgorigin.h"
#include "plugins/svg/svgroutes.h"
#include "plugins/svg/svgxml.h"

#include <algorithm>
#include <map>

namespace thicket::plugins {

namespace {

using nav::Point;
using Fidelity = FormatNote::Fidelity;

const std::string usualColour = "#5c7c6a";

bool isMarker(const nav::MapObject& object) { return !nav::isObstacle(object.geometry); }

/// All objects and bounds, with a margin.
nav::Box viewOf(const nav::Map& map)
{
    nav::Box box = map.extent();
    if (box.isEmpty())
        box = {{0, 0}, {1, 1}};
    const double side = std::max(box.width(), box.height());
    // So small a side has no finite scale.
    return nav::grown(box, side > 1e-100 ? side / 50 : 1);
}

double longerSide(const nav::Box& box) { return std::max(box.width(), box.height()); }

double pixelsPerUnit(const nav::Map& map, const SvgExportOptions& options)
{
    return options.pixelsPerUnit.value_or(SvgExportOptions::usualPixels / longerSide(viewOf(map)));
}

class DrawingWriter {
public:
    /// `map`: as it is drawn from the origin. `settings`: those of the map itself.
    DrawingWriter(const nav::Map& map, const nav::MapSettings& settings, Point origin,
                  const SvgExportOptions& options)
        : m_map(map), m_settings(settings), m_origin(origin), m_options(options),
          m_view(viewOf(map)), m_side(longerSide(m_view)), m_scale(pixelsPerUnit(map, options)),
          m_lookup(map)
    {
        if (map.settings.yAxis == nav::YAxis::up)
            m_transform = " transform=\"scale(1 -1)\"";
    }

    ExportBundle run()
    {
        gather();
        root();
        if (m_map.settings.boundsAreWalls && m_map.settings.bounds)
            bounds(*m_map.settings.bounds);
        layers();
        SvgRoutes routes = svgRoutes(m_map, m_options, m_side, m_transform);
        m_out += routes.text;
        if (!m_markers.empty())
            group("agents", "agents", 0, "", m_markers, " fill=\"#c2255c\"");
        m_out += "</svg>\n";
        ExportBundle bundle;
        bundle.files << ExportBundle::File{{}, QByteArray::fromStdString(m_out)};
        bundle.notes = m_ledger.notes() + routes.notes + precisionNotes();
        return bundle;
    }

private:
    QList<FormatNote> precisionNotes() const
    {
        const double error = seenPrecision(m_map, m_scale);
        if (error == 0)
            return {};
        return {{Fidelity::approximated,
                 QString("drawn far from the origin: up to %1 map units off in most viewers")
                     .arg(QString::number(error, 'g', 2)),
                 {}}};
    }

    /// The number of the group that an object is in, in the order of the file.
    std::size_t groupOf(const nav::MapObject& object) const
    {
        if (isMarker(object))
            return m_map.settings.layers.size() + 1;
        const nav::Layer* const layer = m_lookup.of(object);
        return layer ? std::size_t(layer - m_map.settings.layers.data()) : 0;
    }

    void gather()
    {
        m_objects.resize(std::max<std::size_t>(m_map.settings.layers.size(), 1));
        bool isSorted = true;
        std::size_t last = 0;
        for (const nav::MapObject& object : m_map.objects()) {
            const std::size_t group = groupOf(object);
            isSorted = isSorted && group >= last;
            last = group;
        }
        std::size_t place = 0;
        for (const nav::MapObject& object : m_map.objects()) {
            const nav::Layer* const layer = m_lookup.of(object);
            SvgPlacing placing{
                isMarker(object) || !layer ? 0 : layer->id, {}, m_side / 150, m_side / 500};
            if (!isSorted)
                placing.place = place;
            ++place;
            appendObject(isMarker(object) ? m_markers : m_objects[groupOf(object)], object,
                         placing);
            record(object);
        }
        m_ledger.countLeftovers(m_map, Ledger::Kept::all());
    }

    void record(const nav::MapObject& object)
    {
        static constexpr LedgerLine lines[] = {
            {"circle", "circles", ": exact"},
            {"wall as a line", "walls as lines", ": exact"},
            {"polygon", "polygons", ": exact"},
            {"start marker as a circle", "start markers as circles", ": exact"},
            {"goal marker as a circle", "goal markers as circles", ": exact"},
            {"agent as a circle", "agents as circles", ": exact"},
            {"spawn area as a circle", "spawn areas as circles", ": exact"},
        };
        static_assert(std::size(lines) == std::variant_size_v<nav::Geometry>);
        const auto* const spawn = std::get_if<nav::SpawnMarker>(&object.geometry);
        m_ledger.count(
            spawn && !spawn->points.empty()
                ? LedgerLine{"spawn area as a polygon", "spawn areas as polygons", ": exact"}
                : lines[object.geometry.index()],
            Fidelity::exact, object.id);
        if (nav::isInverted(object.geometry)) {
            m_ledger.count({"inverted shape", "inverted shapes", ": drawn as an outline"},
                           Fidelity::approximated, object.id);
        }
        if (!isXmlText(object.name)) {
            m_ledger.count({"name", "names", ": characters that XML cannot hold are replaced"},
                           Fidelity::approximated, object.id);
        }
    }

    void root()
    {
        const bool isUp = m_map.settings.yAxis == nav::YAxis::up;
        m_out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<svg xmlns=\"http://www.w3.org/2000/svg\""
                 " xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\""
                 " xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\""
                 " xmlns:thicket=\"urn:thicket:svg\" version=\"1.1\"";
        appendAttribute(m_out, "width", m_view.width() * m_scale);
        appendAttribute(m_out, "height", m_view.height() * m_scale);
        std::string viewBox;
        appendPoint(viewBox, {m_view.min.x, isUp ? -m_view.max.y : m_view.min.y});
        viewBox += ' ';
        appendPoint(viewBox, {m_view.width(), m_view.height()});
        appendAttribute(m_out, "viewBox", viewBox);
        appendAttribute(m_out, "thicket:yAxis", isUp ? "up" : "down");
        if (m_origin != Point{}) {
            std::string origin;
            appendPoint(origin, m_origin);
            appendAttribute(m_out, "thicket:origin", origin);
        }
        m_out += ">\n<title>";
        appendXmlText(m_out, m_map.settings.name);
        m_out += "</title>\n<metadata><thicket:map>";
        nav::Map empty;
        empty.settings = m_settings;
        empty.settings.underlay.reset();
        appendXmlText(m_out, jsonInXml(nav::writeMap(empty)));
        m_out += "</thicket:map></metadata>\n";
    }

    void bounds(const nav::Box& box)
    {
        m_out += "<g id=\"bounds\" thicket:role=\"bounds\"" + m_transform + "><rect";
        appendAttribute(m_out, "x", box.min.x);
        appendAttribute(m_out, "y", box.min.y);
        appendAttribute(m_out, "width", box.width());
        appendAttribute(m_out, "height", box.height());
        m_out += " fill=\"none\" stroke=\"#555555\"";
        appendAttribute(m_out, "stroke-width", m_side / 500);
        m_out += "/></g>\n";
    }

    void layers()
    {
        const auto& layers = m_map.settings.layers;
        if (layers.empty()) {
            group("objects", "objects", 0, "", m_objects.front(), styleOf({}));
            return;
        }
        for (std::size_t i = 0; i < layers.size(); ++i) {
            const nav::Layer& layer = layers[i];
            std::string state;
            if (!layer.visible)
                appendAttribute(state, "style", "display:none");
            if (layer.locked)
                appendAttribute(state, "sodipodi:insensitive", "true");
            if (layer.opacity != 1)
                appendAttribute(state, "opacity", layer.opacity);
            group("layer" + std::to_string(layer.id), layer.name, layer.id, state, m_objects[i],
                  styleOf(layer));
        }
    }

    /// How the obstacles of a layer look.
    static std::string styleOf(const nav::Layer& layer)
    {
        const std::string& colour = layer.colour.empty() ? usualColour : layer.colour;
        std::string style;
        appendAttribute(style, "fill", colour);
        appendAttribute(style, "stroke", colour);
        return style + " stroke-width=\"0\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    }

    void group(const std::string& id, const std::string& label, nav::LayerId layer,
               const std::string& state, const std::string& content, const std::string& style)
    {
        m_out += "<g";
        appendAttribute(m_out, "id", id);
        appendAttribute(m_out, "inkscape:groupmode", "layer");
        appendAttribute(m_out, "inkscape:label", label);
        appendAttribute(m_out, "thicket:layer", std::to_string(layer));
        m_out += m_transform + state + style + ">\n" + content + "</g>\n";
    }

    const nav::Map& m_map;
    const nav::MapSettings& m_settings;
    Point m_origin;
    const SvgExportOptions& m_options;
    nav::Box m_view;
    double m_side;
    double m_scale; // pixels per unit
    nav::LayerLookup m_lookup;
    std::string m_transform;
    std::vector<std::string> m_objects; // by layer
    std::string m_markers;
    std::string m_out;
    Ledger m_ledger;
};

} // namespace

ExportBundle exportSvg(const nav::Map& map, const SvgExportOptions& options)
{
    const Point origin = svgOrigin(map, pixelsPerUnit(map, options));
    if (origin == Point{})
        return DrawingWriter(map, map.settings, origin, options).run();
    return DrawingWriter(drawnFrom(origin, map), map.settings, origin, options).run();
}

} // namespace thicket::plugins
