// Prints what reference.c prints, from C#. Compiled with the sources of the library, as Unity does.

using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text;
using Thicket;

static class Reference
{
    static readonly StringBuilder text = new StringBuilder();

    static void Word(string word) { text.Append(word).Append(' '); }
    static void Whole(long value) { text.Append(value).Append(' '); }
    static void Bits(ulong value) { text.Append(value.ToString("x16")).Append(' '); }
    static void Number(double value) { Bits((ulong)BitConverter.DoubleToInt64Bits(value)); }
    static void Flag(bool value) { Whole(value ? 1 : 0); }
    static void Place(Point p)
    {
        Number(p.X);
        Number(p.Y);
    }
    static void EndLine() { text.Append('\n'); }

    // As in thicket.h: "startBlocked".
    static void Name(Outcome outcome)
    {
        Word(Marshal.PtrToStringAnsi(Library.thk_outcome_name((int)outcome)));
    }

    static double seed = 1;
    static double Between(double low, double high)
    {
        seed = seed * 16807 % 2147483647;
        return low + (high - low) * (seed / 2147483647);
    }
    static Point RandomPoint()
    {
        double x = Between(0, 100);
        return new Point(x, Between(0, 100));
    }

    static readonly KeyValuePair<string, Type>[] structs = {
        Pair("thk_point", typeof(Point)), Pair("thk_map_info", typeof(MapInfo)),
        Pair("thk_shape", typeof(NativeShape)), Pair("thk_world_info", typeof(WorldInfo)),
        Pair("thk_path_request", typeof(PathRequest)), Pair("thk_path", typeof(PathResult)),
        Pair("thk_segment", typeof(Segment)), Pair("thk_hit", typeof(Hit)),
        Pair("thk_behaviour", typeof(Behaviour)), Pair("thk_group", typeof(NativeGroup)),
        Pair("thk_agent", typeof(Agent)), Pair("thk_crowd_setup", typeof(NativeSetup)),
        Pair("thk_crowd_info", typeof(CrowdInfo)), Pair("thk_agents", typeof(NativeAgents)),
    };
    static KeyValuePair<string, Type> Pair(string name, Type type)
    {
        return new KeyValuePair<string, Type>(name, type);
    }

    // "goalRadius" and "GoalRadius" as goal_radius.
    static string InC(string name)
    {
        IEnumerable<string> parts = name.Select(
            (c, i) => (i > 0 && char.IsUpper(c) ? "_" : "") + char.ToLowerInvariant(c));
        return string.Concat(parts);
    }

    static void Layout(string type, int size, string member, int offset)
    {
        text.Append("layout " + type + " " + size + " " + member + " " + offset + " \n");
    }

    static void PrintLayouts()
    {
        // The library's error is an array of bytes here.
        Layout("thk_error", Fault.Size, "size", 0);
        Layout("thk_error", Fault.Size, "status", 4);
        Layout("thk_error", Fault.Size, "message", Fault.MessageAt);
        foreach (KeyValuePair<string, Type> pair in structs)
        {
            const BindingFlags all =
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
            foreach (FieldInfo field in pair.Value.GetFields(all).OrderBy(f => f.MetadataToken))
                Layout(pair.Key, Marshal.SizeOf(pair.Value), InC(field.Name),
                       (int)Marshal.OffsetOf(pair.Value, field.Name));
        }
    }

    static World MakeWorld()
    {
        World world = new World(0.4);
        for (int id = 1; id <= 200; ++id)
        {
            Point center = RandomPoint();
            world.Add(id, Shape.Circle(center, Between(0.5, 2)));
        }
        Point[] fence = { new Point(20, 10), new Point(20, 60), new Point(50, 80) };
        world.Add(201, Shape.Wall(fence, 1));
        Point[] lake = { new Point(60, 20), new Point(90, 25), new Point(70, 50) };
        world.Add(-202, Shape.Polygon(lake));
        world.Commit();
        return world;
    }

    static void PrintAnswer(string name, PathResult path)
    {
        Word(name);
        Name(path.Outcome);
        Number(path.Length);
        Number(path.LowerBound);
        Whole((long)path.Segments);
        Whole((long)path.Expansions);
        Place(path.End);
        Number(path.Gap);
        Whole(path.BlockedBy);
        Flag(path.HasEnd);
        EndLine();
    }

    static void PrintPath(Query query)
    {
        foreach (Segment s in query.Segments())
        {
            Word("segment");
            Flag(s.IsArc);
            Flag(s.CounterClockwise);
            Whole(s.Obstacle);
            Place(s.From);
            Place(s.To);
            Place(s.Center);
            Number(s.Radius);
            Number(s.FromAngle);
            Number(s.ToAngle);
            Number(s.Length);
            EndLine();
        }
        foreach (Point p in query.Points(0.01))
        {
            Word("point");
            Place(p);
            EndLine();
        }
    }

    static void PrintQueries(World world, Query query)
    {
        for (int i = 0; i < 60; ++i)
        {
            PathRequest request = new PathRequest();
            request.Start = RandomPoint();
            request.Goal = RandomPoint();
            request.Radius = i % 2 != 0 ? 0.4 : 0;
            request.Weight = i % 5 == 4 ? 1.5 : 0;
            PathResult path = query.Find(world, request);
            PrintAnswer("path", path);
            PrintPath(query);
            if (path.Segments > 0)
            {
                Point direction;
                Point place = query.At(path.Length / 2, out direction);
                Word("middle");
                Place(place);
                Place(direction);
                EndLine();
            }
            PrintAnswer("nearest", query.FindNearest(world, request));
        }
    }

    static void PrintHit(string name, bool isHit, Hit hit)
    {
        Word(name);
        Name(isHit ? Outcome.Found : Outcome.Nothing);
        Whole(hit.Obstacle);
        Number(hit.At);
        Place(hit.Position);
        Place(hit.Normal);
        EndLine();
    }

    static void PrintLooks(World world)
    {
        for (int i = 0; i < 40; ++i)
        {
            Point from = RandomPoint();
            Point to = RandomPoint();
            Hit hit;
            bool isHit = world.Ray(from, to, out hit, 0.4);
            PrintHit("ray", isHit, hit);
            isHit = world.Sweep(from, to, 0.7, out hit);
            PrintHit("sweep", isHit, hit);
            Point free;
            bool isFree = world.NearestFree(to, out free, 0.4);
            Word("look");
            Number(world.Clearance(from, 0.4));
            Name(isFree ? Outcome.Found : Outcome.Nothing);
            Place(free);
            Name(world.Reachable(from, to) ? Outcome.Found : Outcome.Unreachable);
            EndLine();
        }
    }

    static void PrintWorld(World world)
    {
        WorldInfo info = world.Info;
        Word("world");
        Whole(info.Radii);
        Whole((long)info.Version);
        Whole((long)info.Obstacles);
        Whole((long)info.Changes);
        Number(info.Tolerance);
        EndLine();
    }

    static void Change(World world)
    {
        world.Move(1, new Point(3, -2));
        world.Remove(2);
        world.Replace(3, Shape.Circle(new Point(50, 50), 4));
        PrintWorld(world);
        world.Commit();
        PrintWorld(world);
    }

    static void PrintFault(Action call)
    {
        try
        {
            call();
            Word("no fault");
            EndLine();
        }
        catch (ThicketException fault)
        {
            Word("fault");
            Whole((int)fault.Status);
            text.Append(fault.Message);
            EndLine();
        }
    }

    static void PrintFaults(World world, Query query)
    {
        PrintFault(() => query.Find(world, new Point(), new Point(), 7));
        PrintFault(() => world.Add(1, Shape.Circle(new Point(), 1)));
        PrintFault(() => world.Remove(777));
        PrintFault(() => world.Move(1, new Point(double.PositiveInfinity, 0)));
        PrintFault(() => world.Add(300, Shape.Wall(new Point[1], 1)));
        PrintFault(() => Map.Parse(Encoding.UTF8.GetBytes("{]")));
        PrintFault(() => Map.Load("no-such-\u00e4.thicket"));
    }

    static Crowd MakeCrowd(World world)
    {
        Group flowing = new Group { Goal = new Point(2, 50), MaxSpeed = 2 };
        flowing.Behaviours = new[] { new Behaviour(BehaviourKind.AvoidAgents, 1),
                                     new Behaviour(BehaviourKind.Wander, 0.1),
                                     new Behaviour(BehaviourKind.FollowFlow, 1) };
        CrowdSetup setup = new CrowdSetup { World = world, Seed = 3 };
        setup.Groups = new[] { new Group { Goal = new Point(98, 50) }, flowing };
        setup.Agents = new Agent[40];
        for (uint i = 0; i < 40; ++i)
            setup.Agents[i] = new Agent {
                Id = 100 + i, Group = i % 2, Position = new Point(i % 2 != 0 ? 103 : -3, 2 * i)
            };
        return new Crowd(setup);
    }

    static void PrintCrowd(Crowd crowd)
    {
        CrowdInfo info = crowd.Info;
        Word("crowd");
        Whole(info.Groups);
        Whole((long)info.Agents);
        Whole((long)info.Steps);
        Number(info.Time);
        Bits(info.Hash);
        Bits(crowd.Hash);
        EndLine();
    }

    static void PrintAgents(Crowd crowd)
    {
        AgentArrays to = new AgentArrays(400);
        int count = crowd.Read(to);
        for (int i = 0; i < count; ++i)
        {
            Word("agent");
            Whole(to.Id[i]);
            Whole(to.Group[i]);
            foreach (double[] column in new[] { to.X, to.Y, to.VelocityX, to.VelocityY, to.HeadingX,
                                                to.HeadingY, to.Radius })
                Number(column[i]);
            Whole(to.State[i]);
            Whole(to.Reason[i]);
            EndLine();
        }
    }

    static void GiveInputs(Crowd crowd)
    {
        crowd.Add(new Agent {
            Id = 7, Position = new Point(-2, 90), Heading = new Point(0, 1), Radius = 0.5
        });
        crowd.Remove(101);
        crowd.SetGoal(0, new Point(50, 98));
        crowd.SetObstacle(900, Shape.Circle(new Point(10, 50), 3));
        crowd.RemoveObstacle(4);
    }

    static void PrintRollback(World world)
    {
        Crowd crowd = MakeCrowd(world);
        PrintCrowd(crowd);
        crowd.Step(60, 2);
        PrintCrowd(crowd);
        Snapshot snapshot = new Snapshot();
        crowd.Keep(snapshot);
        crowd.Step(20);
        PrintCrowd(crowd);
        crowd.GoBack(snapshot);
        PrintCrowd(crowd);
        GiveInputs(crowd);
        crowd.Step(30);
        PrintCrowd(crowd);
        PrintAgents(crowd);
        byte[] bytes = crowd.Save();
        Word("save");
        text.Append(string.Concat(bytes.Select(b => b.ToString("x2"))));
        EndLine();
        Crowd again = MakeCrowd(world);
        again.Restore(bytes);
        PrintCrowd(again);
        PrintFault(() => again.Restore(Encoding.UTF8.GetBytes("none")));
    }

    static void PrintMap(string file)
    {
        Map map = Map.Load(file);
        MapInfo info = map.Info;
        Word("map");
        Flag(info.HasStart);
        Flag(info.HasGoal);
        Whole(info.Obstacles);
        Whole(info.Agents);
        Whole(info.Groups);
        Whole(info.SpawnAreas);
        Place(info.Start);
        Place(info.Goal);
        Place(info.Min);
        Place(info.Max);
        Number(info.Radius);
        EndLine();
        Crowd crowd = new Crowd(map, 0, 11);
        crowd.Step(40);
        PrintCrowd(crowd);
        World world = new World(map);
        map.Dispose();
        world.Commit();
        PrintWorld(world);
    }

    static void Main(string[] arguments)
    {
        PrintLayouts();
        World world = MakeWorld();
        Query query = new Query();
        PrintQueries(world, query);
        PrintLooks(world);
        World copy = world.Copy();
        Change(world);
        PrintWorld(copy);
        PrintLooks(world);
        PrintFaults(world, query);
        PrintRollback(world);
        PrintMap(arguments[0]);
        Console.OpenStandardOutput().Write(Encoding.UTF8.GetBytes(text.ToString()), 0,
                                           Encoding.UTF8.GetByteCount(text.ToString()));
    }
}
