// The C++ examples of README.md, in what they leave out.
#include "cpp.h"

#include <vector>

using thicket::nav::Point;

void place(thicket::steer::Agent& agent, Point position, Point direction);
void push(thicket::steer::Agent& agent, Point force);

void pathAndFlowExamples(thicket::steer::Agent& agent, std::vector<thicket::steer::Agent>& crowd)
{
#include "cpp1.inc"
    const nav::Map& map = loaded->map;
#include "cpp2.inc"
}

void crowdExample(const thicket::nav::Map& map)
{
    using namespace thicket;
#include "cpp3.inc"
}

Point steeringExample(const thicket::steer::Agent& agent, const thicket::nav::ObstacleField& field,
                      Point goal)
{
#include "cpp4.inc"
    return force;
}
