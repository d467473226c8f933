#include "libnav/tangent/graphdocument.h"

#include "libnav/collision/searchview.h"
#include "libnav/tangent/edgejson.h"
#include "libnav/tangent/turning.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace thicket::nav {

namespace {

/// An end of surfing edges. Those on one disc are told apart by the angle, which is 0 for others.
struct Vertex {
    Point position;
    Contact on;
    double angle = 0;

    bool isSame(const Vertex& other) const { return on == other.on && angle == other.angle; }
};

/// The ends of the surfing edges, each once, numbered in the order of their first use. A hash table
/// with open addressing holds the numbers, as there are millions.
class Vertices {
public:
    std::uint32_t indexOf(const Vertex& vertex)
    {
        if (2 * (m_all.size() + 1) > m_slots.size())
            grow();
        std::uint32_t& slot = slotOf(vertex);
        if (slot == isEmpty) {
            slot = static_cast<std::uint32_t>(m_all.size());
            m_all.push_back(vertex);
        }
        return slot;
    }
    const std::vector<Vertex>& all() const { return m_all; }

private:
    static constexpr std::uint32_t isEmpty = std::numeric_limits<std::uint32_t>::max();

    /// Zeros of either sign are equal, so their hashes must be equal.
    static std::uint64_t bitsOf(double number)
    {
        std::uint64_t bits = 0;
        number += 0.0;
        std::memcpy(&bits, &number, sizeof bits);
        return bits;
    }
    static std::uint64_t hashOf(const Vertex& vertex)
    {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15u;
        std::uint64_t hash = vertex.on.disc + odd;
        hash = (hash ^ bitsOf(vertex.angle)) * odd;
        return hash ^ (hash >> 29);
    }
    std::uint32_t& slotOf(const Vertex& vertex)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t place = hashOf(vertex) & mask;
        while (m_slots[place] != isEmpty && !m_all[m_slots[place]].isSame(vertex))
            place = (place + 1) & mask;
        return m_slots[place];
    }
    void grow()
    {
        m_slots.assign(std::max<std::size_t>(64, 2 * m_slots.size()), isEmpty);
        for (std::uint32_t i = 0; i < m_all.size(); ++i)
            slotOf(m_all[i]) = i;
    }

    std::vector<Vertex> m_all;
    std::vector<std::uint32_t> m_slots;
};

/// Writes one document. Goes on until the first error.
class GraphWriter {
public:
    GraphWriter(const ObstacleField& field, const TextSink& sink) : m_view(field), m_sink(sink) {}

    Result<VisitedGraph> write(const ObstacleField& field, const CompleteGraphOptions& options)
    {
        append("{\"format\": \"thicket-graph\", \"version\": 1, \"radius\": " +
               shortestText(field.agentRadius()) + ",\n\"edges\": [");
        GraphVisitor visitor;
        visitor.tangent = [this](const Bitangent& tangent) { m_tangent = tangent; };
        visitor.surfing = [this](const SurfingEdge& edge) { return element(keysOf(edge)); };
        visitor.hugging = [this](const HuggingEdge& edge) { return element(keysOf(edge)); };
        const VisitedGraph graph = CompleteGraph::visit(field, options, visitor);
        append("],\n\"vertices\": [");
        m_isFirst = true;
        for (const Vertex& vertex : m_vertices.all())
            element(keysOf(vertex));
        append("]}\n");
        if (!m_written)
            return Unexpected(m_written.error());
        return graph;
    }

private:
    static bool isOnDisc(const Contact& contact) { return contact.kind == Contact::Kind::disc; }

    std::int64_t indexOf(Point position, const Contact& on, Winding winding)
    {
        if (!isOnDisc(on))
            return m_vertices.indexOf({position, on});
        // As in CompleteGraph, which sorts the contacts of a disc by this angle.
        const double angle = wrapped(contactAngle(m_tangent.heading, winding));
        const std::int64_t index = m_vertices.indexOf({position, on, angle});
        const auto [first, isNew] = m_firstOf.try_emplace(on.disc, angle, index);
        if (!isNew && angle < first->second.first)
            first->second = {angle, index};
        return index;
    }
    static Json windingJson(const Contact& on, Winding winding)
    {
        return isOnDisc(on) ? Json(nameOf(winding)) : Json();
    }
    Json::Object keysOf(const SurfingEdge& edge)
    {
        Json::Object keys = json(TangentEdge(edge));
        keys["length"] = edge.length();
        keys["contacts"] = Json::Array{json(edge.fromContact), json(edge.toContact)};
        keys["windings"] = Json::Array{windingJson(edge.fromContact, m_tangent.fromWinding),
                                       windingJson(edge.toContact, m_tangent.toWinding)};
        const std::int64_t from = indexOf(edge.from, edge.fromContact, m_tangent.fromWinding);
        const std::int64_t to = indexOf(edge.to, edge.toContact, m_tangent.toWinding);
        keys["vertices"] = Json::Array{from, to};
        return keys;
    }
    /// The last arc of a rim ends at its first contact, a turn later.
    std::int64_t endOf(const HuggingEdge& edge)
    {
        const auto& [angle, first] = m_firstOf.at(edge.contact.disc);
        if (edge.to == angle + fullTurn)
            return first;
        return m_vertices.indexOf({edge.pointAt(edge.to), edge.contact, edge.to});
    }
    Json::Object keysOf(const HuggingEdge& edge)
    {
        Json::Object keys = json(TangentEdge(edge));
        keys["length"] = edge.length();
        keys["obstacle"] = edge.contact.obstacle;
        if (edge.contact.corner >= 0)
            keys["corner"] = std::int64_t(edge.contact.corner);
        const std::int64_t from =
            m_vertices.indexOf({edge.pointAt(edge.from), edge.contact, edge.from});
        keys["vertices"] = Json::Array{from, endOf(edge)};
        return keys;
    }
    Json::Object keysOf(const Vertex& vertex) const
    {
        Json::Object keys{{"position", json(vertex.position)}, {"contact", json(vertex.on)}};
        if (isOnDisc(vertex.on)) {
            const Disc& disc = m_view.discs()[vertex.on.disc];
            keys["center"] = json(disc.center);
            keys["radius"] = disc.radius;
            keys["angle"] = vertex.angle;
        }
        return keys;
    }
    bool element(Json::Object keys)
    {
        append((m_isFirst ? "\n" : ",\n") + Json(std::move(keys)).text());
        m_isFirst = false;
        return bool(m_written);
    }
    void append(const std::string& text)
    {
        if (m_written)
            m_written = m_sink(text);
    }

    SearchView m_view;
    const TextSink& m_sink;
    Bitangent m_tangent; // of the surfing edge that comes next
    Vertices m_vertices;
    /// Of each disc, the least angle of a vertex, and its index.
    std::unordered_map<std::uint32_t, std::pair<double, std::int64_t>> m_firstOf;
    Result<void> m_written;
    bool m_isFirst = true;
};

} // namespace

Result<VisitedGraph> writeGraph(const ObstacleField& field, const CompleteGraphOptions& options,
                                const TextSink& sink)
{
    return GraphWriter(field, sink).write(field, options);
}

} // namespace thicket::nav
