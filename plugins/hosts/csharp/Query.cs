using System;
using System.Runtime.InteropServices;

namespace Thicket
{
    internal static class Sizes
    {
        internal static readonly uint MapInfo = (uint)Marshal.SizeOf(typeof(MapInfo));
        internal static readonly uint WorldInfo = (uint)Marshal.SizeOf(typeof(WorldInfo));
        internal static readonly uint PathRequest = (uint)Marshal.SizeOf(typeof(PathRequest));
        internal static readonly uint PathResult = (uint)Marshal.SizeOf(typeof(PathResult));
        internal static readonly uint Hit = (uint)Marshal.SizeOf(typeof(Hit));
        internal static readonly uint Agent = (uint)Marshal.SizeOf(typeof(Agent));
        internal static readonly uint CrowdInfo = (uint)Marshal.SizeOf(typeof(CrowdInfo));
    }

    /// An answer and its memory. For one thread at a time; a query may ask any world. A path that is
    /// like one before is found without allocating, also here.
    public sealed class Query : IDisposable
    {
        readonly QueryHandle handle;

        public Query() { Fault.Check(Library.thk_query_create(out handle, Fault.Bytes)); }

        /// The shortest path. No shorter free path exists.
        public PathResult Find(World world, PathRequest request)
        {
            request.size = Sizes.PathRequest;
            PathResult path = new PathResult { size = Sizes.PathResult };
            Fault.Check(
                Library.thk_path_find(handle, world.handle, ref request, ref path, Fault.Bytes));
            return path;
        }

        public PathResult Find(World world, Point start, Point goal, double radius = 0)
        {
            return Find(world, new PathRequest { Start = start, Goal = goal, Radius = radius });
        }

        /// The shortest path to the point nearest to the goal of all that can be reached: what a click
        /// into a wall or a cut-off place should mean. Found with Gap > 0: the goal cannot be reached.
        public PathResult FindNearest(World world, PathRequest request)
        {
            request.size = Sizes.PathRequest;
            PathResult path = new PathResult { size = Sizes.PathResult };
            Fault.Check(Library.thk_path_find_nearest(handle, world.handle, ref request, ref path,
                                                      Fault.Bytes));
            return path;
        }

        public PathResult FindNearest(World world, Point start, Point goal, double radius = 0)
        {
            return FindNearest(world, new PathRequest { Start = start, Goal = goal, Radius = radius });
        }

        // The last path. The first of each pair writes as many as there is room for, and returns how
        // many there are; an array of the caller's, used again, is not allocated.

        public int Segments(Segment[] segments)
        {
            UIntPtr capacity = (UIntPtr)(segments == null ? 0 : segments.Length);
            return (int)Library.thk_path_segments(handle, segments, capacity);
        }

        public Segment[] Segments()
        {
            Segment[] segments = new Segment[Segments(null)];
            Segments(segments);
            return segments;
        }

        /// No arc is farther than maxError (> 0) from the polyline of the points.
        public int Points(double maxError, Point[] points)
        {
            UIntPtr capacity = (UIntPtr)(points == null ? 0 : points.Length);
            return (int)Library.thk_path_points(handle, maxError, points, capacity);
        }

        public Point[] Points(double maxError)
        {
            Point[] points = new Point[Points(maxError, null)];
            Points(maxError, points);
            return points;
        }

        /// The point at a length from the start, cut to the path, and the direction of travel there.
        public Point At(double length, out Point direction)
        {
            Point point;
            Fault.Check(Library.thk_path_at(handle, length, out point, out direction),
                        "There is no path, or the length is not a number.");
            return point;
        }

        public void Dispose() { handle.Dispose(); }
    }
}
