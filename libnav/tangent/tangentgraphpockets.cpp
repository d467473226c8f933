#include "libnav/tangent/tangentgraph.h"

#include "libnav/tangent/turning.h"

#include <algorithm>

// Pockets: the chain of edges to an arrival that was dropped, and the cheaper way to its place,
// close a loop that no shortest path crosses. Where the goal is on the other side of the loop, the
// departures of the chain's last vertex on this side are dead. PROOF.md, section 4.
namespace thicket::nav {

namespace {

constexpr int longestLoop = 256; // vertices; longer ones are not worth the walk

/// How often a closed curve of segments and arcs winds round a point, added up piece by piece.
/// Exact for the ends of the pieces as they are; successive pieces must share theirs.
class WindingNumber {
public:
    explicit WindingNumber(Point about) : m_about(about) {}

    void addSegment(Point from, Point to)
    {
        const bool isAboveFrom = from.y > m_about.y;
        const bool isAboveTo = to.y > m_about.y;
        if (isAboveFrom == isAboveTo)
            return;
        const double side = cross(to - from, m_about - from);
        if (isAboveTo && side > 0)
            ++m_count;
        if (isAboveFrom && side < 0)
            --m_count;
    }
    int count() const { return m_count; }

private:
    Point m_about;
    int m_count = 0;
};

/// The loop's pieces, in any order, each in its direction.
class Loop {
public:
    Loop(const Circle& own, DiscIndex ownDisc, Point goal)
        : m_own(ownDisc), m_center(own.center), m_goal(goal), m_aboutOwn(own.center),
          m_aboutGoal(goal)
    {}

    void addSegment(Point from, Point to)
    {
        m_aboutOwn.addSegment(from, to);
        m_aboutGoal.addSegment(from, to);
    }
    // Where neither point is inside the disc an arc winds round it as its chord does.
    void addArc(const TangentVertex& on, Point from, Point to)
    {
        m_isTold = m_isTold && on.disc != m_own && !isInside(on, m_center) && !isInside(on, m_goal);
        addSegment(from, to);
    }
    /// How often it winds round the centre of the rim that the departures are on, more than round
    /// the goal; nothing when it runs along that rim elsewhere, or that is hard to tell.
    std::optional<int> extraTurns() const
    {
        return m_isTold ? std::optional(m_aboutOwn.count() - m_aboutGoal.count()) : std::nullopt;
    }
    bool isTold() const { return m_isTold; }

private:
    static bool isInside(const TangentVertex& on, Point p)
    {
        const Point out = p - on.center;
        return dot(out, out) < on.radius * on.radius;
    }

    DiscIndex m_own;
    Point m_center;
    Point m_goal;
    WindingNumber m_aboutOwn;
    WindingNumber m_aboutGoal;
    bool m_isTold = true;
};

} // namespace

// The two ways are walked from their ends down to the vertex where they part; a vertex is younger
// than its parent.
std::optional<int> TangentGraph::windingOfLoop(const TangentVertex& arrival,
                                               const Bypass& bypass) const
{
    const TangentVertex& source = m_vertices[arrival.parent];
    const TangentVertex& other = m_vertices[bypass.by];
    Loop loop(source.circle(), source.disc, m_ends.goal);
    const Point departure = source.contact(arrival.direction);
    loop.addSegment(source.position(), departure); // its arc: of no more than a half turn
    loop.addSegment(departure, arrival.position());
    loop.addArc(arrival, arrival.position(), other.position());
    VertexIndex there = arrival.parent;
    VertexIndex back = bypass.by;
    for (int steps = 0; there != back; ++steps) {
        if (steps == longestLoop || !loop.isTold())
            return {};
        const bool isThere = there > back;
        VertexIndex& at = isThere ? there : back;
        const TangentVertex& to = m_vertices[at];
        const TangentVertex& from = m_vertices[to.parent];
        const Point leaving = from.contact(to.direction);
        if (isThere) {
            loop.addArc(from, from.position(), leaving);
            loop.addSegment(leaving, to.position());
        } else {
            loop.addSegment(to.position(), leaving);
            loop.addArc(from, leaving, from.position());
        }
        at = to.parent;
    }
    return loop.extraTurns();
}

// Nothing goes on from where the arrival was dropped, so the rim stays its source's own.
void TangentGraph::closePocket(const TangentVertex& arrival, const Bypass& bypass)
{
    TangentVertex& source = m_vertices[arrival.parent];
    const double turn = m_intents[arrival.intent].turn;
    if (!m_pruning.pockets || source.disc == TangentVertex::none || turn > 3)
        return;
    const double direct =
        source.travelled + distance(source.position(), arrival.position()) - m_floors;
    if (bypass.cost >= direct * (1 - lessShare))
        return;
    const auto extra = windingOfLoop(arrival, bypass);
    if (!extra)
        return;
    // Inside the rim and beyond the departure the loop winds as round the centre, outside of it and
    // before the departure once less, counted in the winding's sense.
    if (*extra != 0)
        source.mostTurn = std::min(source.mostTurn, turn);
    if (*extra != static_cast<int>(sign(source.winding)) && turn <= fullTurn / 4)
        source.leastTurn = std::max(source.leastTurn, turn);
}

} // namespace thicket::nav
