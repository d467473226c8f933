// The structs of thicket.h, laid out as there, so that no call converts or copies them. `size` is
// set by the methods that take them. What each member means, and in which units, says thicket.h.

using System.Runtime.InteropServices;

#pragma warning disable 169, 649 // members that only the library fills, or nobody reads

namespace Thicket
{
    public enum Status
    {
        Ok = 0,
        /// An argument is out of its range.
        Invalid = -1,
        /// No such id, group or agent radius.
        Unknown = -2,
        /// That id or place is taken.
        Taken = -3,
        /// A file or bytes that cannot be read.
        Unreadable = -4,
        /// Memory is used up: the object may be half changed and must be disposed of.
        Memory = -5,
        /// A fault of the library: please report it.
        Internal = -6
    }

    public enum Outcome
    {
        Found = 0,
        /// Start and goal are free, and nothing joins them.
        Unreachable = 1,
        StartBlocked = 2,
        GoalBlocked = 3,
        /// Every path is longer than MaxLength.
        TooFar = 4,
        /// The best path so far, if any, and its bound.
        BudgetExceeded = 5,
        /// Nothing is hit, or no point is free.
        Nothing = 6
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct Point
    {
        public double X, Y;

        public Point(double x, double y)
        {
            X = x;
            Y = y;
        }

        public override string ToString()
        {
            return string.Format(System.Globalization.CultureInfo.InvariantCulture, "({0}, {1})", X, Y);
        }

#if UNITY_5_3_OR_NEWER
        public static implicit operator Point(UnityEngine.Vector2 v) { return new Point(v.x, v.y); }
        public static implicit operator UnityEngine.Vector2(Point p)
        {
            return new UnityEngine.Vector2((float)p.X, (float)p.Y);
        }
#endif
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct MapInfo
    {
        internal uint size;
        uint hasStart, hasGoal;
        public uint Obstacles, Agents, Groups, SpawnAreas;
        public Point Start, Goal;
        /// Of all objects; Min.X > Max.X: the map is empty.
        public Point Min, Max;
        /// Of the map's first agent class; 0: none.
        public double Radius;

        public bool HasStart { get { return hasStart != 0; } }
        public bool HasGoal { get { return hasGoal != 0; } }
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct WorldInfo
    {
        internal uint size;
        /// That are prepared.
        public uint Radii;
        /// Grows by 1 with each commit that changes something; 0 at first.
        public ulong Version;
        /// After the last commit.
        public ulong Obstacles;
        /// That are not committed.
        public ulong Changes;
        /// Distances that count as touching.
        public double Tolerance;
    }

    /// Zero in a member means its default.
    [StructLayout(LayoutKind.Sequential)]
    public struct PathRequest
    {
        internal uint size;
        uint anytime;
        public Point Start, Goal;
        /// Of the agent; one that was added to the world.
        public double Radius;
        /// 0: any.
        public double MaxLength;
        /// Above 1: up to so many times longer than the shortest, found faster.
        public double Weight;
        /// 0: any. The same answer on every machine.
        public ulong MaxExpansions;
        /// Nanoseconds; 0: any. The answer depends on the machine.
        public ulong MaxTime;

        /// Finds a path quickly, then improves it while the budget lasts.
        public bool Anytime
        {
            get { return anytime != 0; }
            set { anytime = value ? 1u : 0u; }
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct PathResult
    {
        internal uint size;
        public Outcome Outcome;
        /// Of the path; 0 if there is none.
        public double Length;
        /// No path is shorter, to rounding; infinity: none exists.
        public double LowerBound;
        /// Of the path; 0: there is none.
        public ulong Segments;
        /// The work of the search.
        public ulong Expansions;
        /// Where the path ends; for a blocked end, the nearest free point.
        public Point End;
        /// Between the goal and End.
        public double Gap;
        /// The obstacle at a blocked end.
        public long BlockedBy;
        uint hasEnd, reserved;

        public bool Found { get { return Outcome == Outcome.Found; } }
        public bool HasEnd { get { return hasEnd != 0; } }
    }

    /// A line, or an arc round an obstacle.
    [StructLayout(LayoutKind.Sequential)]
    public struct Segment
    {
        int isArc, counterClockwise;
        public long Obstacle;
        public Point From, To;
        public Point Center;
        public double Radius;
        /// Seen from the centre; ToAngle < FromAngle where it is clockwise.
        public double FromAngle, ToAngle;
        public double Length;

        public bool IsArc { get { return isArc != 0; } }
        public bool CounterClockwise { get { return counterClockwise != 0; } }
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct Hit
    {
        internal uint size;
        uint reserved;
        public long Obstacle;
        /// Distance from the start.
        public double At;
        /// Of the ray, or of the centre of the disc.
        public Point Position;
        /// Unit vector out of the obstacle; (0, 0): none.
        public Point Normal;
    }

    public enum BehaviourKind
    {
        Seek = 0,
        Arrive = 1,
        FollowPath = 2,
        FollowFlow = 3,
        AvoidAgents = 4,
        Separation = 5,
        Alignment = 6,
        Cohesion = 7,
        Wander = 8,
        AvoidObstacles = 9,
        AvoidWalls = 10,
        RayFan = 11,
        Orca = 12
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct Behaviour
    {
        public BehaviourKind Kind;
        int reserved;
        /// 0: 1.
        public double Weight;

        public Behaviour(BehaviourKind kind, double weight)
        {
            Kind = kind;
            reserved = 0;
            Weight = weight;
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct Agent
    {
        internal uint size;
        /// Unique.
        public uint Id;
        /// Index of the group.
        public uint Group;
        uint reserved;
        public Point Position;
        /// Unit vector; (0, 0): (1, 0).
        public Point Heading;
        /// 0: 0.3.
        public double Radius;
    }

    [StructLayout(LayoutKind.Sequential)]
    public struct CrowdInfo
    {
        internal uint size;
        public uint Groups;
        public ulong Agents;
        /// Done.
        public ulong Steps;
        /// Seconds, of the steps done.
        public double Time;
        /// Of everything that the next step depends on.
        public ulong Hash;
    }
}
