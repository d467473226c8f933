// Loads exported maps with ThicketMap.cs and prints every value, numbers by their bits: data as
// doubles, what Unity gets as floats. Its test compares them.

using System;
using System.IO;
using System.Text;
using UnityEngine;

static class PrintMap
{
    static readonly StringBuilder line = new StringBuilder();

    static void Add(string text)
    {
        line.Append(" \"");
        foreach (byte b in Encoding.UTF8.GetBytes(text))
            line.Append(b.ToString("x2"));
        line.Append('"');
    }
    static void Add(double value)
    {
        line.Append(' ').Append(BitConverter.DoubleToInt64Bits(value).ToString("x16"));
    }
    static void Add(float value)
    {
        line.Append(' ').Append(BitConverter.ToInt32(BitConverter.GetBytes(value), 0).ToString("x8"));
    }
    static void Add(bool value) { line.Append(value ? " true" : " false"); }
    static void Add(long value) { line.Append(' ').Append(value); }
    static void Add(ThicketMap.Point[] points)
    {
        foreach (ThicketMap.Point p in points) { Add(p.x); Add(p.y); }
    }
    static void Add(Vector2[] points)
    {
        foreach (Vector2 p in points) { Add(p.x); Add(p.y); }
    }
    static void Begin(string kind) { line.Append(line.Length == 0 ? "" : "\n").Append(kind); }
    static void Begin(string kind, ThicketMap.MapObject o)
    {
        foreach (ThicketMap.Property p in o.properties)
        {
            Begin("property");
            Add(o.id); Add(p.key); Add(p.type); Add(p.value);
        }
        Begin(kind);
        Add(o.id); Add(o.layer); Add(o.name);
    }

    static void Print(ThicketMap.MapData map)
    {
        Begin("map");
        Add(map.name); Add(map.unit); Add(map.scale);
        Add(map.bounds.present); Add(map.bounds.areWalls);
        Add(map.bounds.minX); Add(map.bounds.minY); Add(map.bounds.maxX); Add(map.bounds.maxY);
        foreach (var o in map.layers) { Begin("layer"); Add(o.id); Add(o.name); Add(o.visible); }
        foreach (var o in map.agentClasses) { Begin("class"); Add(o.name); Add(o.radius); }
        foreach (var o in map.circles)
        {
            Begin("circle", o);
            Add(o.x); Add(o.y); Add(o.radius); Add(o.inverted);
        }
        foreach (var o in map.walls)
        {
            Begin("wall", o);
            Add(o.thickness); Add(o.closed); Add(o.points);
        }
        foreach (var o in map.polygons) { Begin("polygon", o); Add(o.inverted); Add(o.points); }
        foreach (var o in map.starts) { Begin("start", o); Add(o.x); Add(o.y); }
        foreach (var o in map.goals) { Begin("goal", o); Add(o.x); Add(o.y); }
        foreach (var o in map.agents)
        {
            Begin("agent", o);
            Add(o.x); Add(o.y); Add(o.heading); Add(o.radius); Add(o.group);
        }
        foreach (var o in map.spawns)
        {
            Begin("spawn", o);
            Add(o.x); Add(o.y); Add(o.radius); Add(o.agentRadius); Add(o.group);
            Add(o.count); Add(o.rate); Add(o.from); Add(o.until); Add(o.seed);
            if (o.points != null) Add(o.points);
        }
    }

    static void Print(Component component)
    {
        var circle = component as CircleCollider2D;
        if (circle != null) { line.Append(" circle"); Add(circle.radius); }
        var polygon = component as PolygonCollider2D;
        if (polygon != null) { line.Append(" polygon"); Add(polygon.points); }
        var edge = component as EdgeCollider2D;
        if (edge != null) { line.Append(" edge"); Add(edge.edgeRadius); Add(edge.points); }
    }

    static void Print(Transform made)
    {
        Begin("made");
        Add(made.parent.gameObject.name); Add(made.gameObject.name);
        Add(made.localPosition.x); Add(made.localPosition.y); Add(made.localRotation.degrees.z);
        foreach (Component component in made.gameObject.components)
            Print(component);
        foreach (Transform child in made.children)
            Print(child);
    }

    static bool Print(string file)
    {
        var root = new GameObject("root");
        var loader = root.AddComponent<ThicketMap>();
        loader.json = new TextAsset { text = File.ReadAllText(file) };
        typeof(ThicketMap).GetMethod("Awake", System.Reflection.BindingFlags.NonPublic |
            System.Reflection.BindingFlags.Instance).Invoke(loader, null);
        Print(loader.Data);
        foreach (Transform child in root.transform.children)
            Print(child);
        foreach (var circle in loader.Data.circles)
            if (loader.Find(circle.id) == null)
                return false;
        return true;
    }

    static int Main(string[] files)
    {
        foreach (string file in files)
        {
            if (!Print(file))
                return 1;
            Console.WriteLine(line.ToString());
            Console.WriteLine("end of map");
            line.Clear();
        }
        return 0;
    }
}
