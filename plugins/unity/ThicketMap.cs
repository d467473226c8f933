// Written by Thicket beside each map that is exported for Unity. It is the same for all maps;
// changes are lost at the next export.
//
// Add this component to an empty GameObject, and give it a map (NAME.unity.json) as its json. When
// the scene starts it gets a child for each layer of the map, and these a child for each object:
//   circle     CircleCollider2D
//   polygon    PolygonCollider2D
//   wall       EdgeCollider2D, half the wall's thickness as its edge radius
//   arena      EdgeCollider2D, a closed line: inverted circles, inverted polygons, walled bounds
//   markers    no collider: starts, goals, agents (turned to their heading), spawn areas
// Data has everything as exported, in double precision. Find() gives the GameObject of an id.

using System;
using System.Collections.Generic;
using UnityEngine;

public sealed class ThicketMap : MonoBehaviour
{
    public TextAsset json;

    [Serializable] public sealed class Point { public double x, y; }

    /// What a value is: "string", "number", "bool", or "json" for lists, objects and null.
    [Serializable] public sealed class Property { public string key, type, value; }

    [Serializable] public sealed class Layer { public long id; public string name; public bool visible; }

    [Serializable] public sealed class AgentClass { public string name; public double radius; }

    [Serializable]
    public class MapObject
    {
        public long id, layer;
        public string name;
        public Property[] properties;
    }

    /// Inverted: everything outside it. Its collider is then a regular polygon of that many corners.
    [Serializable]
    public sealed class Circle : MapObject
    {
        public double x, y, radius;
        public bool inverted;
        public int corners;
    }

    /// A polyline with round ends and joints. Closed: the last point joins the first.
    [Serializable]
    public sealed class Wall : MapObject
    {
        public double thickness;
        public bool closed;
        public Point[] points;
    }

    /// Counter-clockwise. Inverted: everything outside it.
    [Serializable]
    public sealed class Polygon : MapObject
    {
        public bool inverted;
        public Point[] points;
    }

    /// A start or goal.
    [Serializable] public sealed class Marker : MapObject { public double x, y; }

    /// heading: degrees, counter-clockwise from +x.
    [Serializable]
    public sealed class Agent : MapObject
    {
        public double x, y, heading, radius;
        public string group;
    }

    /// A disc in which agents appear: count in all (0: as many as the rate gives), rate of them a
    /// second (0: all at once), between two times in seconds (until < 0: no end). If it has points,
    /// the area is their polygon, radius is 0 and x, y a place in it.
    [Serializable]
    public sealed class Spawn : MapObject
    {
        public double x, y, radius, agentRadius, rate, from, until;
        public Point[] points;
        public long count, seed;
        public string group;
    }

    [Serializable]
    public sealed class Bounds { public double minX, minY, maxX, maxY; public bool present, areWalls; }

    [Serializable]
    public sealed class MapData
    {
        public string format;
        public int formatVersion;
        public string name, unit;
        public double scale;
        public Bounds bounds;
        public Layer[] layers;
        public AgentClass[] agentClasses;
        public Circle[] circles;
        public Wall[] walls;
        public Polygon[] polygons;
        public Marker[] starts, goals;
        public Agent[] agents;
        public Spawn[] spawns;
    }

    public MapData Data { get; private set; }

    readonly Dictionary<long, GameObject> objects = new Dictionary<long, GameObject>();
    readonly Dictionary<long, Transform> layers = new Dictionary<long, Transform>();

    /// The GameObject of the map's object with this id, or null.
    public GameObject Find(long id)
    {
        GameObject found;
        return objects.TryGetValue(id, out found) ? found : null;
    }

    /// Throws a FormatException if the text is no map, or one of a newer Thicket.
    public static MapData Read(string text)
    {
        MapData data = JsonUtility.FromJson<MapData>(text);
        if (data == null || data.format != "thicket-unity")
            throw new FormatException("This is no map that Thicket exported for Unity.");
        if (data.formatVersion != 1)
            throw new FormatException("This map needs the ThicketMap.cs of a newer Thicket.");
        return data;
    }

    void Awake()
    {
        if (json != null)
            Build(Read(json.text));
    }

    /// Makes the children of this GameObject. Call it once.
    public void Build(MapData data)
    {
        Data = data;
        foreach (Layer layer in data.layers)
            layers[layer.id] = Child(transform, layer.name, 0, 0).transform;
        foreach (Circle circle in data.circles)
            Add(circle);
        foreach (Wall wall in data.walls)
            Line(Add(wall, "wall", wall.points[0].x, wall.points[0].y), wall.points, wall.closed,
                wall.thickness / 2);
        foreach (Polygon polygon in data.polygons)
            Add(polygon);
        foreach (Marker start in data.starts)
            Add(start, "start", start.x, start.y);
        foreach (Marker goal in data.goals)
            Add(goal, "goal", goal.x, goal.y);
        foreach (Agent agent in data.agents)
            Add(agent, "agent", agent.x, agent.y).transform.localRotation =
                Quaternion.Euler(0, 0, (float)agent.heading);
        foreach (Spawn spawn in data.spawns)
            Add(spawn, "spawn", spawn.x, spawn.y);
        if (data.bounds.present && data.bounds.areWalls)
            AddBounds(data.bounds);
    }

    void Add(Circle circle)
    {
        GameObject made = Add(circle, circle.inverted ? "arena" : "circle", circle.x, circle.y);
        if (!circle.inverted)
        {
            if (circle.radius > 0) // a point blocks nothing
                made.AddComponent<CircleCollider2D>().radius = (float)circle.radius;
            return;
        }
        Vector2[] ring = new Vector2[circle.corners + 1];
        for (int i = 0; i < ring.Length; ++i)
        {
            double angle = 2 * Math.PI * (i % circle.corners) / circle.corners;
            ring[i] = new Vector2((float)(circle.radius * Math.Cos(angle)),
                (float)(circle.radius * Math.Sin(angle)));
        }
        made.AddComponent<EdgeCollider2D>().points = ring;
    }

    void Add(Polygon polygon)
    {
        Point first = polygon.points[0];
        GameObject made = Add(polygon, polygon.inverted ? "arena" : "polygon", first.x, first.y);
        if (polygon.inverted)
            Line(made, polygon.points, true, 0);
        else
            made.AddComponent<PolygonCollider2D>().points = Relative(polygon.points, false);
    }

    void AddBounds(Bounds bounds)
    {
        Point[] corners =
        {
            new Point { x = bounds.minX, y = bounds.minY }, new Point { x = bounds.maxX, y = bounds.minY },
            new Point { x = bounds.maxX, y = bounds.maxY }, new Point { x = bounds.minX, y = bounds.maxY }
        };
        Line(Child(transform, "bounds", bounds.minX, bounds.minY), corners, true, 0);
    }

    static void Line(GameObject made, Point[] points, bool closed, double radius)
    {
        EdgeCollider2D edge = made.AddComponent<EdgeCollider2D>();
        edge.points = Relative(points, closed);
        edge.edgeRadius = (float)radius;
    }

    /// Seen from the first point, so that little is lost in single precision far from the origin.
    static Vector2[] Relative(Point[] points, bool closed)
    {
        Vector2[] relative = new Vector2[points.Length + (closed ? 1 : 0)];
        for (int i = 0; i < relative.Length; ++i)
        {
            Point p = points[i % points.Length];
            relative[i] = new Vector2((float)(p.x - points[0].x), (float)(p.y - points[0].y));
        }
        return relative;
    }

    GameObject Add(MapObject source, string kind, double x, double y)
    {
        Transform parent;
        if (!layers.TryGetValue(source.layer, out parent))
            parent = transform;
        string name = string.IsNullOrEmpty(source.name) ? kind + " " + source.id : source.name;
        return objects[source.id] = Child(parent, name, x, y);
    }

    static GameObject Child(Transform parent, string name, double x, double y)
    {
        GameObject child = new GameObject(name);
        child.transform.SetParent(parent, false);
        child.transform.localPosition = new Vector3((float)x, (float)y, 0);
        return child;
    }
}
