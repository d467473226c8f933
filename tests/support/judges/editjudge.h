#pragma once

#include "libnav/path/livequery.h"
#include "tests/support/worlds/obstaclefamilies.h"

#include <string>

namespace thicket::test {

/// Changes that are made at once.
using Edit = std::vector<nav::ObstacleChange>;

/// A world, its queries, and another radius to ask for.
struct EditedCase {
    World world;
    std::vector<nav::Segment> queries;
    double otherRadius = 0;
    std::vector<Edit> edits;    ///< one after the other
    bool keepsTangents = false; ///< and labels, of all its fields
};

/// A field under edits and everything that follows it, compared with fields built anew.
class EditRun {
public:
    explicit EditRun(const EditedCase& begin);

    /// What is wrong after the edit. Empty if nothing is.
    std::string step(const Edit& edit);

    const std::vector<nav::Obstacle>& obstacles() const { return m_obstacles; }
    const nav::ObstacleField& field() const { return m_field; }
    /// The points where the kept paths turn.
    std::vector<nav::Point> turns() const;
    std::uint64_t compared() const { return m_compared; }
    std::uint64_t kept() const;

private:
    std::string faultOfLive(std::size_t query, const Edit& edit);
    std::string faultOfField(const nav::ObstacleField& got, double agentRadius, const Edit& edit);
    std::string faultOfPlace(const nav::ObstacleField& got, const nav::ObstacleField& want,
                             nav::Point p) const;
    std::string faultOfQuery(const nav::ObstacleField& got, const nav::ObstacleField& want,
                             const nav::Segment& query) const;
    bool isInDoubt(const nav::ObstacleField& got, const nav::ObstacleField& want,
                   const nav::Segment& query) const;
    nav::ObstacleField built(double agentRadius) const;

    std::vector<nav::Obstacle> m_obstacles;
    std::vector<nav::Segment> m_queries;
    double m_otherRadius;
    nav::FieldOptions m_options;
    nav::ObstacleField m_field;
    std::vector<nav::LiveQuery> m_live;
    std::uint64_t m_compared = 0;
};

/// What is first wrong in a case. Empty if nothing is.
std::string faultOf(const EditedCase& edited);

/// The case without every edit, obstacle and point that it does not need to go wrong.
EditedCase shrunk(EditedCase edited);

/// The case as C++ initialisers, for a row of a test.
std::string asInitialisers(const EditedCase& edited);

} // namespace thicket::test
