// What a call from C# costs beside the same call from C, as a table. Both run turn by turn on the same
// queries, and the median of the turns counts. Compiled with the sources of the library.

using System;
using System.Globalization;
using System.Linq;
using System.Runtime.InteropServices;
using Thicket;

static class Calls
{
    const int Turns = 41;
    const int Queries = 400;

    [DllImport("hostcalls")] static extern double hostcalls_clock();
    [DllImport("hostcalls")]
    static extern double hostcalls_paths(QueryHandle query, WorldHandle world, Point[] ways,
                                         UIntPtr count);
    [DllImport("hostcalls")]
    static extern double hostcalls_rays(WorldHandle world, Point[] ways, UIntPtr count);
    [DllImport("hostcalls")]
    static extern double hostcalls_clearances(WorldHandle world, Point[] ways, UIntPtr count);

    static double Timed(Func<double> work, ref double sum)
    {
        double begin = hostcalls_clock();
        sum = work();
        return (hostcalls_clock() - begin) / Queries;
    }

    static double Median(double[] values) { return values.OrderBy(v => v).ElementAt(Turns / 2); }

    static void Compare(string name, Func<double> inC, Func<double> here)
    {
        double[] c = new double[Turns], mine = new double[Turns], ratio = new double[Turns];
        double sumC = 0, sum = 0;
        Timed(inC, ref sumC);
        Timed(here, ref sum);
        for (int turn = 0; turn < Turns; ++turn)
        {
            if (turn % 2 == 0)
                c[turn] = Timed(inC, ref sumC);
            mine[turn] = Timed(here, ref sum);
            if (turn % 2 != 0)
                c[turn] = Timed(inC, ref sumC);
            ratio[turn] = mine[turn] / c[turn];
        }
        if (sum != sumC)
            throw new Exception(name + ": other answers than C's");
        Console.WriteLine(string.Format(
            CultureInfo.InvariantCulture, "| {0} | {1:0} | {2:0} | {3:0} | {4:0.00} |", name, Median(c),
            Median(mine), Median(mine) - Median(c), Median(ratio)));
    }

    static void Main()
    {
        Random dice = new Random(4);
        Func<Point> place = () => new Point(200 * dice.NextDouble(), 200 * dice.NextDouble());
        World world = new World();
        for (int id = 1; id <= 1000; ++id)
            world.Add(id, Shape.Circle(place(), 0.5 + 2.5 * dice.NextDouble()));
        world.Commit();
        Point[] ways = new Point[2 * Queries];
        for (int i = 0; i < ways.Length; ++i)
            while (ways[i].X == 0 || world.Clearance(ways[i]) < 0)
                ways[i] = place();
        QueryHandle handle;
        Fault.Check(Library.thk_query_create(out handle, Fault.Bytes));
        Query query = new Query();
        UIntPtr count = (UIntPtr)Queries;
        Console.WriteLine("| call | C ns | C# ns | C# - C ns | C# / C |\n|---|---|---|---|---|");
        Compare("path", () => hostcalls_paths(handle, world.handle, ways, count), () => {
            double sum = 0;
            for (int i = 0; i < Queries; ++i)
                sum += query.Find(world, ways[2 * i], ways[2 * i + 1]).Length;
            return sum;
        });
        Compare("ray", () => hostcalls_rays(world.handle, ways, count), () => {
            double sum = 0;
            Hit hit;
            for (int i = 0; i < Queries; ++i)
                if (world.Ray(ways[2 * i], ways[2 * i + 1], out hit))
                    sum += hit.At + hit.Normal.X;
            return sum;
        });
        Compare("clearance", () => hostcalls_clearances(world.handle, ways, count), () => {
            double sum = 0;
            for (int i = 0; i < Queries; ++i)
                sum += world.Clearance(ways[2 * i]);
            return sum;
        });
    }
}
