#include "plugins/shapes/cellstretches.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace thicket::plugins {

namespace {

using Index = std::uint32_t;

class DisjointSets {
public:
    explicit DisjointSets(std::size_t count) : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), Index(0));
    }
    Index rootOf(Index i)
    {
        while (m_parents[i] != i)
            i = m_parents[i] = m_parents[m_parents[i]];
        return i;
    }
    void join(Index a, Index b)
    {
        const Index rootA = rootOf(a), rootB = rootOf(b);
        m_parents[std::max(rootA, rootB)] = std::min(rootA, rootB);
    }

private:
    std::vector<Index> m_parents;
};

/// Joins each stretch to pieces of the row above.
class Joiner {
public:
    explicit Joiner(const std::vector<CellStretch>& stretches)
        : m_stretches(stretches), m_pieces(stretches.size()), m_clusters(stretches.size())
    {}

    void run()
    {
        std::size_t above = 0; // the first stretch that can touch the next one
        for (std::size_t i = 0; i < m_stretches.size(); ++i) {
            const CellStretch& stretch = m_stretches[i];
            while (endsBefore(m_stretches[above], stretch))
                ++above;
            m_contacts.clear();
            for (std::size_t k = above; k < i && isAbove(m_stretches[k], stretch); ++k)
                addContact(Index(k), stretch);
            join(Index(i));
        }
    }

    Index pieceOf(Index stretch) { return m_pieces.rootOf(stretch); }

private:
    /// A stretch of the row above that the current one touches.
    struct Contact {
        Index piece;
        Index cluster;
        Index stretch;
        bool isSide; ///< not only a corner
    };

    static bool endsBefore(const CellStretch& a, const CellStretch& b)
    {
        return a.row < b.row - 1 || (a.row == b.row - 1 && a.end < b.begin);
    }
    /// Whether `a` is in the row above and begins early enough to touch `b`.
    static bool isAbove(const CellStretch& a, const CellStretch& b)
    {
        return a.row == b.row - 1 && a.begin <= b.end;
    }

    void addContact(Index other, const CellStretch& stretch)
    {
        const CellStretch& o = m_stretches[other];
        if (o.kind != stretch.kind)
            return;
        const bool isSide = o.begin < stretch.end && stretch.begin < o.end;
        m_contacts.push_back({m_pieces.rootOf(other), m_clusters.rootOf(other), other, isSide});
    }

    /// Joins the stretch to pieces that it touches once, along a side. Of pieces that are in touch
    /// already, by way of others too, it joins only one: the others would touch the result twice.
    void join(Index stretch)
    {
        std::sort(m_contacts.begin(), m_contacts.end(), [](const Contact& a, const Contact& b) {
            return std::tie(a.cluster, a.piece, a.stretch) <
                   std::tie(b.cluster, b.piece, b.stretch);
        });
        const Contact* joined = nullptr; // the last one
        for (std::size_t i = 0; i < m_contacts.size(); ++i) {
            const Contact& contact = m_contacts[i];
            const bool isOnlyOne =
                (i == 0 || m_contacts[i - 1].piece != contact.piece) &&
                (i + 1 == m_contacts.size() || m_contacts[i + 1].piece != contact.piece);
            const bool isNewCluster = !joined || joined->cluster != contact.cluster;
            if (isOnlyOne && contact.isSide && isNewCluster) {
                m_pieces.join(stretch, contact.stretch);
                joined = &contact;
            }
        }
        for (const Contact& contact : m_contacts)
            m_clusters.join(stretch, contact.stretch);
    }

    const std::vector<CellStretch>& m_stretches;
    DisjointSets m_pieces;
    DisjointSets m_clusters; // of stretches that touch, corners included
    std::vector<Contact> m_contacts;
};

std::optional<std::vector<CellStretch>> stretchesOf(const CellRaster& cells, std::size_t most)
{
    std::vector<CellStretch> stretches;
    for (int row = 0; row < cells.rows(); ++row) {
        for (int column = 0; column < cells.columns();) {
            const CellKind kind = cells.at(column, row);
            const int begin = column;
            while (column < cells.columns() && cells.at(column, row) == kind)
                ++column;
            if (kind == 0)
                continue;
            if (stretches.size() == most)
                return {};
            stretches.push_back({row, begin, column, kind});
        }
    }
    return stretches;
}

} // namespace

std::optional<StretchPieces> joinedStretches(const CellRaster& cells, std::size_t mostStretches)
{
    std::optional<std::vector<CellStretch>> stretches = stretchesOf(cells, mostStretches);
    if (!stretches)
        return {};
    StretchPieces result{*std::move(stretches), {}, 0};
    Joiner joiner(result.stretches);
    joiner.run();
    result.pieceOf.resize(result.stretches.size());
    for (Index i = 0; i < result.stretches.size(); ++i) {
        const Index root = joiner.pieceOf(i); // the first of its piece
        result.pieceOf[i] = root == i ? Index(result.pieces++) : result.pieceOf[root];
    }
    return result;
}

} // namespace thicket::plugins
