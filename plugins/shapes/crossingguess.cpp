#include "plugins/shapes/crossingguess.h"

#include <algorithm>
#include <cstdint>

namespace thicket::plugins {

namespace {

constexpr int mostDraws = 400'000;
/// Crossings that are looked at more closely.
constexpr int mostLooks = 64;
/// With fewer bare ones among these, their number says too little.
constexpr int fewestBare = 8;

struct Side {
    LatticePoint a, b;
    std::uint32_t area;
};

/// Numbers that look random, the same on every machine.
class Dice {
public:
    std::size_t below(std::size_t count)
    {
        m_state = m_state * 6364136223846793005u + 1442695040888963407u;
        return std::size_t((m_state >> 32) * count >> 32);
    }

private:
    std::uint64_t m_state = 1;
};

bool doCross(const Side& s, const Side& t)
{
    if (std::max(s.a.x, s.b.x) < std::min(t.a.x, t.b.x) ||
        std::max(t.a.x, t.b.x) < std::min(s.a.x, s.b.x))
        return false;
    const auto isBetween = [](const Side& line, const Side& other) {
        return (turn(line.a, line.b, other.a) > 0) != (turn(line.a, line.b, other.b) > 0);
    };
    return isBetween(s, t) && isBetween(t, s);
}

nav::Point crossing(const Side& s, const Side& t)
{
    const auto fromA = double(turn(t.a, t.b, s.a)), fromB = double(turn(t.a, t.b, s.b));
    const double share = fromA / (fromA - fromB);
    return {s.a.x + share * (double(s.b.x) - s.a.x), s.a.y + share * (double(s.b.y) - s.a.y)};
}

class Guess {
public:
    explicit Guess(std::span<const LatticeArea> areas) : m_areas(areas)
    {
        for (std::uint32_t i = 0; i < areas.size(); ++i) {
            add(areas[i].outer, i);
            for (const LatticeRing& hole : areas[i].holes)
                add(hole, i);
        }
    }

    CrossingGuess make()
    {
        CrossingGuess guess;
        guess.sides = double(m_sides.size());
        if (m_sides.empty())
            return guess;
        int drawn = 0, found = 0, bare = 0, looked = 0;
        for (; drawn < mostDraws; ++drawn) {
            const Side& s = m_sides[m_dice.below(m_sides.size())];
            const Side& t = m_sides[m_dice.below(m_sides.size())];
            if (s.area == t.area || !doCross(s, t))
                continue;
            ++found;
            if (looked == mostLooks)
                continue;
            ++looked;
            bare += isCovered(crossing(s, t), s.area, t.area) ? 0 : 1;
        }
        guess.all = double(found) / drawn * guess.sides * guess.sides / 2;
        if (bare >= fewestBare)
            guess.bare = guess.all * bare / looked;
        return guess;
    }

private:
    void add(const LatticeRing& ring, std::uint32_t area)
    {
        for (std::size_t i = 0; i < ring.size(); ++i)
            m_sides.push_back({ring[i], ring[i + 1 == ring.size() ? 0 : i + 1], area});
    }

    /// Whether the others run round the point.
    bool isCovered(nav::Point p, std::uint32_t one, std::uint32_t other) const
    {
        int windings = 0;
        for (std::uint32_t i = 0; i < m_areas.size(); ++i) {
            if (i == one || i == other)
                continue;
            windings += windingsOf(m_areas[i].outer, p);
            for (const LatticeRing& hole : m_areas[i].holes)
                windings += windingsOf(hole, p);
        }
        return windings > 0;
    }
    /// By the sides that a ray to the right crosses.
    static int windingsOf(const LatticeRing& ring, nav::Point p)
    {
        int windings = 0;
        LatticePoint a = ring.empty() ? LatticePoint() : ring.back();
        for (const LatticePoint b : ring) {
            const bool isUp = a.y <= p.y;
            if (isUp != (b.y <= p.y)) {
                const double left =
                    (double(b.x) - a.x) * (p.y - a.y) - (double(b.y) - a.y) * (p.x - a.x);
                if (isUp ? left > 0 : left < 0)
                    windings += isUp ? 1 : -1;
            }
            a = b;
        }
        return windings;
    }

    std::span<const LatticeArea> m_areas;
    std::vector<Side> m_sides;
    Dice m_dice;
};

} // namespace

CrossingGuess guessedCrossings(std::span<const LatticeArea> areas) { return Guess(areas).make(); }

} // namespace thicket::plugins
