// Adds printMap() to the namespace MAP_NAMESPACE of an exported header. Included once for each header.
namespace MAP_NAMESPACE {

static void printMap()
{
    printing::line("map", name, unit, unitsPerMapUnit, yPointsUp, hasBounds,
         boundsAreWalls, boundsMin, boundsMax);
    for (const Layer& o : layers)
        printing::line("\nlayer", o.id, o.name, o.visible);
    for (const AgentClass& o : agentClasses)
        printing::line("\nclass", o.name, o.radius);
    for (const Circle& o : circles)
        printing::line("\ncircle", o.id, o.layer, o.name, o.center, o.radius, o.inverted);
    for (const Wall& o : walls) {
        printing::line("\nwall", o.id, o.layer, o.name, o.thickness, o.closed);
        printing::printPoints(points, o.firstPoint, o.pointCount);
    }
    for (const Polygon& o : polygons) {
        printing::line("\npolygon", o.id, o.layer, o.name, o.inverted);
        printing::printPoints(points, o.firstPoint, o.pointCount);
    }
    for (const Marker& o : starts)
        printing::line("\nstart", o.id, o.layer, o.name, o.position);
    for (const Marker& o : goals)
        printing::line("\ngoal", o.id, o.layer, o.name, o.position);
    for (const Agent& o : agents)
        printing::line("\nagent", o.id, o.layer, o.name, o.position, o.heading, o.radius, o.group);
    for (const Spawn& o : spawns) {
        printing::line("\nspawn", o.id, o.layer, o.name, o.position, o.radius, o.agentRadius, o.group,
             o.count, o.rate, o.from, o.until, o.seed);
        printing::printPoints(points, o.firstPoint, o.pointCount);
    }
    for (const Property& o : properties)
        printing::line("\nproperty", o.object, o.key, o.json);
    std::printf("\nend of map\n");
}

} // namespace MAP_NAMESPACE
#undef MAP_NAMESPACE
