using System;
using System.Runtime.InteropServices;

namespace Thicket
{
    /// Agents with one goal and one stack of behaviours.
    public sealed class Group
    {
        public Point? Goal;
        public double GoalRadius = 0.5;
        public double MaxSpeed = 3;
        public double MaxForce = 8;
        /// The most important first; none: follow the path, avoid agents.
        public Behaviour[] Behaviours;
        /// Else agents that arrive stay there.
        public bool LeavesAtGoal;
    }

    /// What a crowd is made of. Agents of later need not be in it.
    public sealed class CrowdSetup
    {
        public World World;
        public Group[] Groups = new Group[0];
        public Agent[] Agents = new Agent[0];
        /// Seconds.
        public double Step = 0.05;
        public ulong Seed;
        /// Positions are multiples of 1 / it, a power of two; 0: chosen.
        public ulong Denominator;
    }

    /// Arrays that Crowd.Read() fills; null: not wanted.
    public sealed class AgentArrays
    {
        public uint[] Id, Group;
        public double[] X, Y, VelocityX, VelocityY, HeadingX, HeadingY, Radius;
        /// 0: going, 1: arrived, 2: stuck.
        public byte[] State;
        /// Why stuck: 0 none, 1 no way, 2 agents, 3 obstacle, 4 inside one, 5 idle.
        public byte[] Reason;

        readonly int capacity;
        readonly GCHandle[] pins = new GCHandle[11]; // while a call runs
        int pinned;

        /// All of them, each with room for so many agents.
        public AgentArrays(int capacity)
        {
            this.capacity = capacity;
            Id = new uint[capacity];
            Group = new uint[capacity];
            X = new double[capacity];
            Y = new double[capacity];
            VelocityX = new double[capacity];
            VelocityY = new double[capacity];
            HeadingX = new double[capacity];
            HeadingY = new double[capacity];
            Radius = new double[capacity];
            State = new byte[capacity];
            Reason = new byte[capacity];
        }

        public int Capacity { get { return capacity; } }

        IntPtr Pin(Array array)
        {
            if (array == null)
                return IntPtr.Zero;
            if (array.Length < capacity)
                throw new ArgumentException("An array is shorter than the capacity.");
            pins[pinned] = GCHandle.Alloc(array, GCHandleType.Pinned);
            return pins[pinned++].AddrOfPinnedObject();
        }

        internal int Fill(CrowdHandle crowd)
        {
            try
            {
                NativeAgents to = new NativeAgents {
                    size = (uint)Marshal.SizeOf(typeof(NativeAgents)),
                    capacity = (UIntPtr)capacity,
                    id = Pin(Id),
                    group = Pin(Group),
                    x = Pin(X),
                    y = Pin(Y),
                    velocityX = Pin(VelocityX),
                    velocityY = Pin(VelocityY),
                    headingX = Pin(HeadingX),
                    headingY = Pin(HeadingY),
                    radius = Pin(Radius),
                    state = Pin(State),
                    reason = Pin(Reason)
                };
                return (int)Library.thk_crowd_read(crowd, ref to);
            }
            finally
            {
                while (pinned > 0)
                    pins[--pinned].Free();
            }
        }
    }

    /// A crowd's whole state in memory, which may be gone back to any number of times. Use it again:
    /// its memory is.
    public sealed class Snapshot : IDisposable
    {
        internal readonly SnapshotHandle handle;

        public Snapshot() { Fault.Check(Library.thk_snapshot_create(out handle, Fault.Bytes)); }

        public void Dispose() { handle.Dispose(); }
    }

    /// Agents, simulated step by step. The same inputs give the same bits everywhere.
    public sealed class Crowd : IDisposable
    {
        readonly CrowdHandle handle;

        /// The crowd does not follow later changes of the world: these are inputs of their own.
        public Crowd(CrowdSetup setup)
        {
            using (SetupPins pins = new SetupPins(setup))
            {
                NativeSetup native = pins.Native;
                Fault.Check(Library.thk_crowd_create(ref native, out handle, Fault.Bytes));
            }
        }

        /// The map's obstacles, groups, agents and spawn areas.
        public Crowd(Map map, double step = 0.05, ulong seed = 0)
        {
            NativeSetup native = SetupPins.Plain(step, seed, 0);
            Fault.Check(Library.thk_crowd_from_map(map.handle, ref native, out handle, Fault.Bytes));
        }

        // Inputs, between two steps. For equal runs give equal inputs in equal order.

        public void Add(Agent agent)
        {
            agent.size = Sizes.Agent;
            Fault.Check(Library.thk_crowd_add(handle, ref agent, Fault.Bytes));
        }

        public void Remove(uint id) { Fault.Check(Library.thk_crowd_remove(handle, id, Fault.Bytes)); }

        public void SetGoal(uint group, Point goal)
        {
            Fault.Check(Library.thk_crowd_set_goal(handle, group, goal, Fault.Bytes));
        }

        /// Adds the obstacle or replaces it.
        public void SetObstacle(long id, Shape shape)
        {
            shape.Pass(
                (ref NativeShape s) => Library.thk_crowd_set_obstacle(handle, id, ref s, Fault.Bytes));
        }

        public void RemoveObstacle(long id)
        {
            Fault.Check(Library.thk_crowd_remove_obstacle(handle, id, IntPtr.Zero, Fault.Bytes));
        }

        /// Threads (at most 16) change no bit.
        public void Step(int steps = 1, int threads = 1)
        {
            Fault.Check(Library.thk_crowd_step(handle, checked((uint)steps), checked((uint)threads),
                                               Fault.Bytes));
        }

        public CrowdInfo Info
        {
            get
            {
                CrowdInfo info = new CrowdInfo { size = Sizes.CrowdInfo };
                Fault.Check(Library.thk_crowd_describe(handle, ref info),
                            "The crowd cannot be described.");
                return info;
            }
        }

        /// Of everything that the next step depends on.
        public ulong Hash { get { return Library.thk_crowd_hash(handle); } }

        /// Writes agents in ascending order of ids, as many as there is room for, and returns how many
        /// there are.
        public int Read(AgentArrays to) { return to.Fill(handle); }

        public void Keep(Snapshot snapshot)
        {
            Fault.Check(Library.thk_crowd_keep(handle, snapshot.handle, Fault.Bytes));
        }

        public void GoBack(Snapshot snapshot)
        {
            Fault.Check(Library.thk_crowd_go_back(handle, snapshot.handle, Fault.Bytes));
        }

        /// The inputs since the crowd was made: few bytes, good on every machine.
        public byte[] Save()
        {
            byte[] bytes = new byte[(int)Library.thk_crowd_save(handle, null, UIntPtr.Zero)];
            Library.thk_crowd_save(handle, bytes, (UIntPtr)bytes.Length);
            return bytes;
        }

        /// The state of a save, in a crowd that was made alike, bit for bit.
        public void Restore(byte[] bytes)
        {
            Fault.Check(
                Library.thk_crowd_restore(handle, bytes, (UIntPtr)bytes.Length, Fault.Bytes));
        }

        public void Dispose() { handle.Dispose(); }
    }
}
