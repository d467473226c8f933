#include "app/exporting/graphjson.h"

#include "libnav/tangent/edgejson.h"

#include <cstring>
#include <limits>

namespace thicket::exporting {

namespace {

using nav::Json;

struct Vertex {
    nav::Point position;
    nav::Contact on;
    bool operator==(const Vertex&) const = default;
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
        for (const double coordinate : {vertex.position.x, vertex.position.y}) {
            hash = (hash ^ bitsOf(coordinate)) * odd;
            hash ^= hash >> 29;
        }
        return hash;
    }
    std::uint32_t& slotOf(const Vertex& vertex)
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t place = hashOf(vertex) & mask;
        while (m_slots[place] != isEmpty && !(m_all[m_slots[place]] == vertex))
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
    explicit GraphWriter(nav::PendingFile& file) : m_file(file) {}

    Result<nav::VisitedGraph> write(const nav::ObstacleField& field,
                                    const nav::CompleteGraphOptions& options, double radius)
    {
        append("{\"radius\": " + nav::shortestText(radius) + ",\n\"edges\": [");
        nav::GraphVisitor visitor;
        visitor.surfing = [this](const nav::SurfingEdge& edge) { return element(keysOf(edge)); };
        visitor.hugging = [this](const nav::HuggingEdge& edge) { return element(keysOf(edge)); };
        const nav::VisitedGraph graph = nav::CompleteGraph::visit(field, options, visitor);
        append("],\n\"vertices\": [");
        m_isFirst = true;
        for (const Vertex& vertex : m_vertices.all())
            element({{"position", json(vertex.position)}, {"contact", json(vertex.on)}});
        append("]}\n");
        if (!m_written)
            return Unexpected(m_written.error());
        return graph;
    }

private:
    Json::Object keysOf(const nav::SurfingEdge& edge)
    {
        Json::Object keys = json(nav::TangentEdge(edge));
        keys["length"] = edge.length();
        keys["contacts"] = Json::Array{json(edge.fromContact), json(edge.toContact)};
        const std::int64_t from = m_vertices.indexOf({edge.from, edge.fromContact});
        const std::int64_t to = m_vertices.indexOf({edge.to, edge.toContact});
        keys["vertices"] = Json::Array{from, to};
        return keys;
    }
    static Json::Object keysOf(const nav::HuggingEdge& edge)
    {
        Json::Object keys = json(nav::TangentEdge(edge));
        keys["length"] = edge.length();
        keys["obstacle"] = edge.contact.obstacle;
        if (edge.contact.corner >= 0)
            keys["corner"] = std::int64_t(edge.contact.corner);
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
            m_written = m_file.append(text);
    }

    nav::PendingFile& m_file;
    Vertices m_vertices;
    Result<void> m_written;
    bool m_isFirst = true;
};

} // namespace

Result<nav::VisitedGraph> writeGraph(const nav::ObstacleField& field,
                                     const nav::CompleteGraphOptions& options, double radius,
                                     nav::PendingFile& file)
{
    return GraphWriter(file).write(field, options, radius);
}

} // namespace thicket::exporting
