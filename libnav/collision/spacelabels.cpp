#include "libnav/collision/spacelabels.h"

#include "libnav/collision/joinedplaces.h"
#include "libnav/collision/spacelinks.h"
#include "libnav/geometry/nearestpoint.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace thicket::nav {

namespace {

using Label = SpaceLabels::Label;

constexpr int anchorTries = 16;
constexpr double goodDistance = 0.02;  // of an anchor from all steps, in cells
constexpr double leastDistance = 1e-9; // in cells: rounding must not matter
constexpr double cellMargin = 1e-3;    // so that rounding hides no step from a cell

// Splitmix64, as of libsteer/random.h.
std::uint64_t mixed(std::uint64_t i)
{
    std::uint64_t z = i * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}
double shareOf(std::uint64_t bits) { return static_cast<double>(bits >> 40) * 0x1p-24; }

// A link that closes a chain gets a random number. The links of a spanning forest then follow: at a
// leaf one link is left, which makes the exclusive or 0.
std::vector<Label> randomCirculation(const SpaceLinks& links)
{
    struct Tip {
        Label sum = 0;
        std::uint32_t open = 0;    // links of the forest that have no number yet
        std::uint32_t openSum = 0; // exclusive or of their indices
    };
    std::vector<Label> changes(links.links.size());
    std::vector<Tip> tips(links.placeCount);
    JoinedPlaces joined(links.placeCount);
    for (std::uint32_t i = 0; i < links.links.size(); ++i) {
        const auto& [a, b, firstCorner, cornerCount] = links.links[i];
        const bool isOfForest = joined.join(a, b);
        changes[i] = isOfForest ? 0 : mixed(i);
        for (const std::uint32_t place : {std::uint32_t(a), std::uint32_t(b)}) {
            Tip& tip = tips[place];
            tip.sum ^= changes[i];
            tip.open += isOfForest;
            tip.openSum ^= isOfForest ? i : 0;
        }
    }
    for (std::uint32_t leaf = 0; leaf < links.placeCount; ++leaf)
        for (std::uint32_t place = leaf; tips[place].open == 1;) {
            Tip& tip = tips[place];
            const std::uint32_t i = tip.openSum;
            changes[i] = tip.sum;
            tip = {};
            place = links.links[i].a ^ links.links[i].b ^ place;
            tips[place].sum ^= changes[i];
            --tips[place].open;
            tips[place].openSum ^= i;
        }
    assert(std::all_of(tips.begin(), tips.end(), [](const Tip& tip) { return tip.sum == 0; }));
    return changes;
}

} // namespace

SpaceLabels::SpaceLabels(const FieldData& field)
{
    const auto links = spaceLinks(field);
    m_areKnown = links.has_value();
    if (!m_areKnown)
        return;
    const std::vector<Label> changes = randomCirculation(*links);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const auto line = links->line(links->links[i]);
        for (std::size_t k = 1; changes[i] != 0 && k < line.size(); ++k)
            if (line[k - 1] != line[k])
                m_steps.push_back({{line[k - 1], line[k]}, changes[i]});
    }
    if (m_steps.empty())
        return;
    noteObstacles(field, *links, changes);
    layOut(field.bounds);
    labelCells();
}

void SpaceLabels::noteObstacles(const FieldData& field, const SpaceLinks& links,
                                const std::vector<Label>& changes)
{
    const OverlapGraph graph{SearchView(field)};
    const auto noteRaw = [&](RawIndex raw) {
        if (raw != noRaw && !field.base)
            m_obstacles.push_back(field.obstacles[field.rawDiscs[raw].obstacle].given.id);
    };
    for (std::size_t i = 0; i < changes.size(); ++i)
        for (const auto place : {links.links[i].a, links.links[i].b}) {
            if (changes[i] == 0 || place == graph.outside())
                continue;
            m_obstacles.push_back(graph.obstacleOf(place));
            if (field.base || !graph.isDisc(place))
                continue;
            const DiscOwner owner = field.owners[OverlapGraph::discOf(place)];
            if (owner.isSeal()) {
                noteRaw(field.seals[owner.seal()].a);
                noteRaw(field.seals[owner.seal()].b);
            }
        }
    std::sort(m_obstacles.begin(), m_obstacles.end());
    m_obstacles.erase(std::unique(m_obstacles.begin(), m_obstacles.end()), m_obstacles.end());
}

bool SpaceLabels::dependOn(std::int64_t obstacle) const
{
    return std::binary_search(m_obstacles.begin(), m_obstacles.end(), obstacle);
}

void SpaceLabels::layOut(const Box& bounds)
{
    const double mostCells = 16.0 + static_cast<double>(m_steps.size());
    const double side = std::max({std::sqrt(bounds.width() * bounds.height() / mostCells),
                                  bounds.width() / mostCells, bounds.height() / mostCells});
    m_frame = GridFrame(bounds, side, mostCells);
    std::vector<std::uint32_t> last(m_frame.cellCount(), UINT32_MAX); // step put into each cell
    m_cells.fill(m_frame.cellCount(), [&](auto put) {
        std::fill(last.begin(), last.end(), UINT32_MAX);
        for (StepIndex step = 0; step < m_steps.size(); ++step)
            putIntoCells(step, [&](std::size_t cell) {
                if (std::exchange(last[cell], step) != step)
                    put(cell, step);
            });
    });
}

// A long step goes into the cells of its pieces, each about as long as a cell.
template <class Put> void SpaceLabels::putIntoCells(StepIndex step, Put put) const
{
    const Segment& line = m_steps[step].line;
    const double pieces = std::ceil(distance(line.a, line.b) / m_frame.side());
    const Point along = (1 / std::max(pieces, 1.0)) * (line.b - line.a);
    for (double i = 0; i < std::max(pieces, 1.0); ++i) {
        const Box box = boxAround(Segment{line.a + i * along, line.a + (i + 1) * along},
                                  cellMargin * m_frame.side());
        if (m_frame.bounds().intersects(box))
            m_frame.visitCells(box, [&](int column, int row) { put(m_frame.cell(column, row)); });
    }
}

// The way to the first cell of a row leads up the first column, from there along the row.
void SpaceLabels::labelCells()
{
    m_anchors.resize(m_frame.cellCount());
    m_labels.resize(m_frame.cellCount());
    for (int row = 0; row < m_frame.rowCount(); ++row)
        for (int column = 0; column < m_frame.columnCount(); ++column) {
            const std::size_t cell = m_frame.cell(column, row);
            const Box box{m_frame.corner(column, row), m_frame.corner(column + 1, row + 1)};
            m_anchors[cell] = anchorOf(cell, box);
            if (row == 0 && column == 0)
                continue;
            const std::size_t from =
                column > 0 ? m_frame.cell(column - 1, row) : m_frame.cell(0, row - 1);
            m_labels[cell] = m_labels[from] ^ changeBetween(m_anchors[from], m_anchors[cell],
                                                            stepsInEither(from, cell));
        }
}

// A point of the cell away from all steps.
Point SpaceLabels::anchorOf(std::size_t cell, const Box& box)
{
    Point best;
    double farthest = -1;
    for (int i = 0; i < anchorTries && farthest < goodDistance * m_frame.side(); ++i) {
        const std::uint64_t bits = mixed(cell * anchorTries + static_cast<unsigned>(i));
        const Point p{box.min.x + (0.1 + 0.8 * shareOf(bits)) * box.width(),
                      box.min.y + (0.1 + 0.8 * shareOf(bits << 24)) * box.height()};
        double away = std::numeric_limits<double>::infinity();
        for (const StepIndex step : m_cells[cell])
            away = std::min(away, distance(p, nearestPoint(m_steps[step].line, p)));
        if (away > farthest) {
            farthest = away;
            best = p;
        }
    }
    m_areKnown = m_areKnown && farthest > leastDistance * m_frame.side();
    return best;
}

std::vector<SpaceLabels::StepIndex> SpaceLabels::stepsInEither(std::size_t cellA,
                                                               std::size_t cellB) const
{
    std::vector<StepIndex> steps;
    std::set_union(m_cells[cellA].begin(), m_cells[cellA].end(), m_cells[cellB].begin(),
                   m_cells[cellB].end(), std::back_inserter(steps));
    return steps;
}

Label SpaceLabels::changeBetween(Point a, Point b, std::span<const StepIndex> steps) const
{
    Label change = 0;
    for (const StepIndex step : steps)
        if (crossesOddly({m_steps[step].line.a, m_steps[step].line.b}, {a, b}))
            change ^= m_steps[step].change;
    return change;
}

Label SpaceLabels::at(Point p) const
{
    if (!m_areKnown || m_steps.empty())
        return 0;
    const std::size_t cell = m_frame.cell(m_frame.columnAt(p.x), m_frame.rowAt(p.y));
    return m_labels[cell] ^ changeBetween(m_anchors[cell], p, m_cells[cell]);
}

} // namespace thicket::nav
