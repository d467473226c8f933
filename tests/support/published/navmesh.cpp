#include "tests/support/published/navmesh.h"

#include "tests/support/published/tokens.h"

#include <set>
#include <utility>

namespace thicket::test {

namespace {

using nav::Point;

/// The numbers of a file in order. NaN beyond the end.
class Reader {
public:
    explicit Reader(std::string_view text) : m_tokens(tokensOf(text, " \t\r\n")) {}

    std::string_view token() { return m_next < m_tokens.size() ? m_tokens[m_next++] : ""; }
    double number() { return numberOf(token()); }
    std::size_t count() { return static_cast<std::size_t>(number()); }
    void skip(std::size_t tokens) { m_next += tokens; }

private:
    std::vector<std::string_view> m_tokens;
    std::size_t m_next = 0;
};

std::vector<Point> readVertices(Reader& reader, std::size_t count, int version)
{
    std::vector<Point> vertices;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = reader.number();
        vertices.push_back({x, reader.number()});
        if (version == 2)
            reader.skip(reader.count()); // its faces
    }
    return vertices;
}

} // namespace

std::vector<nav::Segment> readMeshBoundary(const std::string& path)
{
    const std::string text = contentsOf(path);
    Reader reader(text);
    if (reader.token() != "mesh")
        return {};
    const int version = static_cast<int>(reader.number());
    const std::size_t vertexCount = reader.count();
    const std::size_t faceCount = reader.count();
    const std::vector<Point> vertices = readVertices(reader, vertexCount, version);
    std::set<std::pair<std::size_t, std::size_t>> sides; // of traversable faces
    for (std::size_t i = 0; i < faceCount; ++i) {
        const bool isTraversable = version == 2 || reader.count() > 0;
        std::vector<std::size_t> face(reader.count());
        for (std::size_t& vertex : face)
            vertex = reader.count() - (version == 2 ? 0 : 1);
        reader.skip(face.size()); // its neighbours
        if (isTraversable)
            for (std::size_t k = 0; k < face.size(); ++k)
                sides.insert({face[k], face[(k + 1) % face.size()]});
    }
    std::vector<nav::Segment> boundary;
    for (const auto& [a, b] : sides)
        if (!sides.contains({b, a}))
            boundary.push_back({vertices[a], vertices[b]});
    return boundary;
}

} // namespace thicket::test
