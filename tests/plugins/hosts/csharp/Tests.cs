// The library for C#, compiled as in Unity: lengths that are known by hand, faults, memory, threads,
// and the example for Unity. That all numbers are C's, bit for bit, Reference.cs shows.

using System;
using System.IO;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Threading;
using Thicket;
using UnityEngine;

static class Tests
{
    static void Check(bool holds, string what)
    {
        if (holds)
            return;
        Console.Error.WriteLine("does not hold: " + what);
        Environment.Exit(1);
    }

    static void Near(double a, double b, string what)
    {
        Check(Math.Abs(a - b) < 1e-6, what + ": " + a + " is not " + b);
    }

    static World OneCircle()
    {
        World world = new World(0.5);
        world.Add(1, Shape.Circle(new Point(0, 0), 1));
        world.Commit();
        return world;
    }

    static void PathRoundACircle()
    {
        using (World world = OneCircle())
        using (Query query = new Query())
        {
            PathResult path = query.Find(world, new Point(-2, 0), new Point(2, 0));
            Check(path.Found, "a path is found");
            Near(path.Length, 2 * Math.Sqrt(3) + Math.PI / 3, "its length");
            Segment[] segments = query.Segments();
            Check(segments.Length == 3 && segments[1].IsArc && segments[1].Obstacle == 1,
                  "a line, an arc, a line");
            path = query.FindNearest(world, new Point(-3, 0), new Point(0.5, 0), 0.5);
            Check(path.Found && Math.Abs(path.Gap - 1) < 1e-6, "a click into the circle");
            path = query.Find(world, new Point(-3, 0), new Point(0.5, 0), 0.5);
            Check(path.Outcome == Outcome.GoalBlocked && path.BlockedBy == 1, "a goal in the circle");
        }
    }

    // Room for fewer than there are: the rest is not written.
    static void BuffersOfTheCaller()
    {
        using (World world = OneCircle())
        using (Query query = new Query())
        {
            query.Find(world, new Point(-2, 0), new Point(2, 0));
            Point[] points = new Point[2];
            int all = query.Points(1e-3, points);
            Check(all > 2 && points[0].X == -2 && points[1].X != 0, "the first two points");
            Check(query.Segments(new Segment[1]) == 3, "three segments, one written");
            Check(query.Points(1e-3, null) == all, "no array");
        }
    }

    // 24 bytes a call, the least that an object takes, would fill the nursery many times.
    static void WarmQueriesDoNotAllocate()
    {
        using (World world = OneCircle())
        using (Query query = new Query())
        {
            Point[] points = new Point[100];
            Segment[] segments = new Segment[10];
            Hit hit;
            double sum = 0;
            int before = 0;
            for (int i = 0; i < 400000; ++i)
            {
                if (i == 1000)
                {
                    GC.Collect();
                    before = GC.CollectionCount(0);
                }
                sum += query.Find(world, new Point(-2, i % 7), new Point(2, 0)).Length;
                sum += query.Points(0.01, points) + query.Segments(segments);
                sum += world.Clearance(new Point(i % 9, 3));
                sum += world.Ray(new Point(-3, 0), new Point(3, i % 5), out hit) ? hit.At : 0;
            }
            Check(sum > 0 && GC.CollectionCount(0) == before, "no garbage of warm queries");
        }
    }

    static Status FaultOf(Action call)
    {
        try
        {
            call();
        }
        catch (ThicketException fault)
        {
            Check(fault.Message.Length > 10, "a sentence");
            return fault.Status;
        }
        return Status.Ok;
    }

    static void FaultsAreExceptions()
    {
        World world = OneCircle();
        Query query = new Query();
        Check(FaultOf(() => query.Find(world, new Point(), new Point(), 7)) == Status.Unknown,
              "an unknown radius");
        Check(FaultOf(() => world.Add(1, Shape.Circle(new Point(), 1))) == Status.Taken, "a taken id");
        Check(FaultOf(() => world.Add(2, Shape.Wall(null, 1))) == Status.Invalid, "no points");
        Check(FaultOf(() => Map.Parse(new byte[0])) == Status.Unreadable, "no map");
        Point direction;
        Check(FaultOf(() => query.At(0, out direction)) == Status.Unknown, "no path");
        world.Dispose();
        world.Dispose();
        try
        {
            world.Commit();
            Check(false, "a world that was disposed of is refused");
        }
        catch (ObjectDisposedException)
        {
        }
        query.Dispose();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void LoseWorlds()
    {
        for (int lost = 0; lost < 20; ++lost)
        {
            World world = new World();
            for (int id = 0; id < 2000; ++id)
                world.Add(id, Shape.Circle(new Point(3 * (id % 50), 3 * (id / 50)), 1));
            world.Commit();
        }
    }

    static long ResidentBytes()
    {
        return 4096 * long.Parse(File.ReadAllText("/proc/self/statm").Split(' ')[1]);
    }

    static void LostWorldsAreFreed()
    {
        LoseWorlds();
        long before = ResidentBytes();
        for (int round = 0; round < 6; ++round)
        {
            LoseWorlds();
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
        // One round takes some 20 MB: all would take 120.
        Check(ResidentBytes() - before < 60 * 1000 * 1000L, "lost worlds are freed");
    }

    static void ThreadsShareAWorld()
    {
        using (World world = OneCircle())
        {
            double[] sums = new double[4];
            Thread[] threads = new Thread[sums.Length];
            for (int t = 0; t < threads.Length; ++t)
            {
                int mine = t;
                threads[t] = new Thread(() => {
                    Point goal = new Point(2, 0);
                    using (Query query = new Query())
                        for (int i = 0; i < 2000; ++i)
                            sums[mine] += query.Find(world, new Point(-2, 0.01 * i), goal).Length;
                });
                threads[t].Start();
            }
            foreach (Thread thread in threads)
                thread.Join();
            foreach (double sum in sums)
                Check(sum == sums[0] && sum > 8000, "the same lengths in each thread");
        }
    }

    static void Call(MonoBehaviour script, string message)
    {
        script.GetType()
            .GetMethod(message, BindingFlags.Instance | BindingFlags.NonPublic)
            .Invoke(script, null);
    }

    // The example for Unity, driven as Unity does.
    static void WalkerArrives(string map)
    {
        ThicketWalker walker = new ThicketWalker();
        walker.map = new TextAsset(File.ReadAllBytes(map));
        walker.transform.position = new Vector3(3, 17, 0);
        walker.target = new Vector2(72, 40);
        Call(walker, "Start");
        for (int frame = 0; frame < 60 * 40; ++frame)
            Call(walker, "Update");
        Vector3 at = walker.transform.position;
        Check(Math.Abs(at.x - 72) < 1e-3 && Math.Abs(at.y - 40) < 1e-3, "the walker arrives");
        Call(walker, "OnDestroy");
    }

    static void Main(string[] arguments)
    {
        PathRoundACircle();
        BuffersOfTheCaller();
        WarmQueriesDoNotAllocate();
        FaultsAreExceptions();
        LostWorldsAreFreed();
        ThreadsShareAWorld();
        WalkerArrives(arguments[0]);
        Console.WriteLine("all hold");
    }
}
