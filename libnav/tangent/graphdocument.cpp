#include "libnav/tangent/graphdocument.h"

#include "libnav/collision/searchview.h"
#include "libnav/tangent/edgejson.h"
#include "libnav/tangent/graphnumbering.h"

#include <cstdint>
#include <string>
#include <utility>

namespace thicket::nav {

namespace {

/// Writes one document. Goes on until the first error.
class GraphWriter {
public:
    GraphWriter(const ObstacleField& field, const TextSink& sink) : m_view(field), m_sink(sink) {}

    Result<VisitedGraph> write(const ObstacleField& field, const CompleteGraphOptions& options)
    {
        append("{\"format\": \"thicket-graph\", \"version\": 1, \"radius\": " +
               shortestText(field.agentRadius()) + ",\n\"edges\": [");
        GraphVisitor visitor;
        visitor.tangent = [this](const Bitangent& tangent) { m_numbering.expect(tangent); };
        visitor.surfing = [this](const SurfingEdge& edge) { return element(keysOf(edge)); };
        visitor.hugging = [this](const HuggingEdge& edge) { return element(keysOf(edge)); };
        const VisitedGraph graph = CompleteGraph::visit(field, options, visitor);
        append("],\n\"vertices\": [");
        m_isFirst = true;
        for (const GraphVertex& vertex : m_numbering.vertices())
            element(keysOf(vertex));
        append("]}\n");
        if (!m_written)
            return Unexpected(m_written.error());
        return graph;
    }

private:
    static bool isOnDisc(const Contact& contact) { return contact.kind == Contact::Kind::disc; }
    static Json::Array listOf(const GraphNumbering::Ends& ends)
    {
        return {std::int64_t{ends.from}, std::int64_t{ends.to}};
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
        const Bitangent& tangent = m_numbering.tangent();
        keys["windings"] = Json::Array{windingJson(edge.fromContact, tangent.fromWinding),
                                       windingJson(edge.toContact, tangent.toWinding)};
        keys["vertices"] = listOf(m_numbering.endsOf(edge));
        return keys;
    }
    Json::Object keysOf(const HuggingEdge& edge)
    {
        Json::Object keys = json(TangentEdge(edge));
        keys["length"] = edge.length();
        keys["obstacle"] = edge.contact.obstacle;
        if (edge.contact.corner >= 0)
            keys["corner"] = std::int64_t(edge.contact.corner);
        keys["vertices"] = listOf(m_numbering.endsOf(edge));
        return keys;
    }
    Json::Object keysOf(const GraphVertex& vertex) const
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
    GraphNumbering m_numbering;
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
