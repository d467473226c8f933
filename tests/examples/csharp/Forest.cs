// A forest, the shortest path of an agent through it, and a click into a tree, drawn as a picture:
// mono Forest.exe [PICTURE.svg]

using System;
using System.Globalization;
using System.IO;
using System.Text;
using Thicket;

static class Forest
{
    const double AgentRadius = 0.4;

    static string Number(double value) { return value.ToString("0.###", CultureInfo.InvariantCulture); }

    // Arcs of the path are drawn as arcs, in halves: SVG has to be told of arcs above half a circle.
    static string PathData(Segment[] segments)
    {
        StringBuilder data = new StringBuilder();
        foreach (Segment s in segments)
        {
            if (data.Length == 0)
                data.AppendFormat("M{0},{1}", Number(s.From.X), Number(s.From.Y));
            if (s.IsArc)
            {
                double half = (s.FromAngle + s.ToAngle) / 2;
                double x = s.Center.X + s.Radius * Math.Cos(half);
                double y = s.Center.Y + s.Radius * Math.Sin(half);
                string arc = string.Format("A{0},{0} 0 0 {1} ", Number(s.Radius),
                                           s.CounterClockwise ? 1 : 0);
                data.Append(arc + Number(x) + "," + Number(y));
                data.Append(arc + Number(s.To.X) + "," + Number(s.To.Y));
            }
            else
            {
                data.AppendFormat("L{0},{1}", Number(s.To.X), Number(s.To.Y));
            }
        }
        return data.ToString();
    }

    static void Main(string[] arguments)
    {
        Random dice = new Random(5);
        StringBuilder picture = new StringBuilder();
        picture.Append("<svg xmlns='http://www.w3.org/2000/svg' viewBox='-4 -2 68 44' width='1020'>\n");
        picture.Append("<rect x='-4' y='-2' width='68' height='44' fill='#f6f4ee'/>\n");
        Point click = new Point();
        using (World world = new World(AgentRadius))
        using (Query query = new Query())
        {
            for (int id = 1; id <= 160; ++id)
            {
                Point center = new Point(60 * dice.NextDouble(), 40 * dice.NextDouble());
                double radius = 0.4 + 1.2 * dice.NextDouble();
                world.Add(id, Shape.Circle(center, radius));
                picture.AppendFormat("<circle cx='{0}' cy='{1}' r='{2}' fill='#6a9a5b'/>\n",
                                     Number(center.X), Number(center.Y), Number(radius));
                if (center.X > click.X)
                    click = center; // the tree farthest to the right
            }
            world.Commit();
            PathResult path = query.FindNearest(world, new Point(-2, 20), click, AgentRadius);
            Console.WriteLine("{0}: {1} units, ends {2} from the click", path.Outcome,
                              Number(path.Length), Number(path.Gap));
            picture.AppendFormat("<path d='{0}' fill='none' stroke='#c2502e' stroke-width='0.3'/>\n",
                                 PathData(query.Segments()));
        }
        picture.AppendFormat("<circle cx='{0}' cy='{1}' r='0.35'/>\n</svg>\n", Number(click.X),
                             Number(click.Y));
        string file = arguments.Length > 0 ? arguments[0] : "forest.svg";
        File.WriteAllText(file, picture.ToString());
        Console.WriteLine("drawn in {0}", file);
    }
}
