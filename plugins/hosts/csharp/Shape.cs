using System;
using System.Runtime.InteropServices;

namespace Thicket
{
    /// An obstacle: a circle, a wall (a polyline with round ends and joints) or a simple polygon in
    /// either winding. Inverted: its outside blocks. The points are not copied before it is used.
    public struct Shape
    {
        int kind;
        Point center;
        Point[] points;
        double radius, thickness;
        bool closed, inverted;

        public static Shape Circle(Point center, double radius, bool inverted = false)
        {
            return new Shape { kind = 1, center = center, radius = radius, inverted = inverted };
        }

        /// Half the thickness on each side. Closed: the last point joins the first.
        public static Shape Wall(Point[] points, double thickness, bool closed = false)
        {
            return new Shape { kind = 2, points = points, thickness = thickness, closed = closed };
        }

        public static Shape Polygon(Point[] points, bool inverted = false)
        {
            return new Shape { kind = 3, points = points, inverted = inverted };
        }

        internal delegate int Use(ref NativeShape shape);

        [ThreadStatic] static Point[] one; // a circle's centre, where it can be pinned

        /// Calls the library with the shape, whose points stay where they are meanwhile.
        internal void Pass(Use use)
        {
            Point[] passed = points;
            if (kind == 1)
            {
                passed = one ?? (one = new Point[1]);
                passed[0] = center;
            }
            GCHandle pin = GCHandle.Alloc(passed, GCHandleType.Pinned);
            try
            {
                NativeShape shape = new NativeShape {
                    size = (uint)Marshal.SizeOf(typeof(NativeShape)),
                    kind = kind,
                    points = passed == null ? IntPtr.Zero : pin.AddrOfPinnedObject(),
                    count = (UIntPtr)(passed == null ? 0 : passed.Length),
                    radius = radius,
                    thickness = thickness,
                    closed = closed ? 1u : 0u,
                    inverted = inverted ? 1u : 0u
                };
                Fault.Check(use(ref shape));
            }
            finally
            {
                pin.Free();
            }
        }
    }
}
