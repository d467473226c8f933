using System;
using System.Text;

namespace Thicket
{
    /// A map file in Thicket's own format, NAME.thicket.
    public sealed class Map : IDisposable
    {
        internal readonly MapHandle handle;

        Map(MapHandle handle) { this.handle = handle; }

        /// ThicketException: the message names line, column and reason.
        public static Map Load(string path)
        {
            MapHandle handle;
            byte[] name = Encoding.UTF8.GetBytes(path + "\0");
            Fault.Check(Library.thk_map_load_file(name, out handle, Fault.Bytes));
            return new Map(handle);
        }

        /// The bytes of a file: those of a TextAsset, say.
        public static Map Parse(byte[] bytes)
        {
            MapHandle handle;
            UIntPtr count = (UIntPtr)bytes.Length;
            Fault.Check(Library.thk_map_load_bytes(bytes, count, out handle, Fault.Bytes));
            return new Map(handle);
        }

        public MapInfo Info
        {
            get
            {
                MapInfo info = new MapInfo { size = Sizes.MapInfo };
                Fault.Check(Library.thk_map_describe(handle, ref info), "The map cannot be described.");
                return info;
            }
        }

        public void Dispose() { handle.Dispose(); }
    }

    /// Obstacles, and what is prepared for agents of each radius. Any number of threads may query one
    /// world, each with a Query of its own, while no thread changes it.
    public sealed class World : IDisposable
    {
        internal readonly WorldHandle handle;

        World(WorldHandle handle) { this.handle = handle; }

        /// An empty world, prepared for these radii and 0.
        public World(params double[] radii)
        {
            Fault.Check(Library.thk_world_create(out handle, Fault.Bytes));
            foreach (double radius in radii)
                AddRadius(radius);
        }

        /// The obstacles of a map, with their ids.
        public World(Map map, params double[] radii)
        {
            Fault.Check(Library.thk_world_from_map(map.handle, out handle, Fault.Bytes));
            foreach (double radius in radii)
                AddRadius(radius);
        }

        /// The same world, to be changed or queried apart from this one.
        public World Copy()
        {
            WorldHandle copy;
            Fault.Check(Library.thk_world_copy(handle, out copy, Fault.Bytes));
            return new World(copy);
        }

        /// Prepares the world for agents of one more radius: queries for it are then allowed.
        public void AddRadius(double radius)
        {
            Fault.Check(Library.thk_world_add_radius(handle, radius, Fault.Bytes));
        }

        // Queries see changes after Commit().

        public void Add(long id, Shape shape)
        {
            shape.Pass((ref NativeShape s) => Library.thk_world_add(handle, id, ref s, Fault.Bytes));
        }

        public void Replace(long id, Shape shape)
        {
            shape.Pass(
                (ref NativeShape s) => Library.thk_world_replace(handle, id, ref s, Fault.Bytes));
        }

        public void Move(long id, Point by)
        {
            Fault.Check(Library.thk_world_move(handle, id, by, Fault.Bytes));
        }

        public void Remove(long id)
        {
            Fault.Check(Library.thk_world_remove(handle, id, Fault.Bytes));
        }

        public void Commit() { Fault.Check(Library.thk_world_commit(handle, Fault.Bytes)); }

        public WorldInfo Info
        {
            get
            {
                WorldInfo info = new WorldInfo { size = Sizes.WorldInfo };
                Fault.Check(Library.thk_world_describe(handle, ref info),
                            "The world cannot be described.");
                return info;
            }
        }

        /// Whether a path exists, also where an end is blocked. No search.
        public bool Reachable(Point start, Point goal, double radius = 0)
        {
            return Fault.Check(Library.thk_reachable(handle, radius, start, goal, Fault.Bytes)) == 0;
        }

        /// p itself if it is free, else the nearest free point. False: there is none.
        public bool NearestFree(Point p, out Point free, double radius = 0)
        {
            return Fault.Check(Library.thk_nearest_free(handle, radius, p, out free, Fault.Bytes)) == 0;
        }

        /// The distance to the nearest obstacle beyond the agent's radius; negative inside one,
        /// infinity without obstacles.
        public double Clearance(Point p, double radius = 0)
        {
            double clearance;
            Fault.Check(Library.thk_clearance(handle, radius, p, out clearance, Fault.Bytes));
            return clearance;
        }

        /// The first obstacle between two points, for an agent of that radius. False: nothing is hit.
        public bool Ray(Point from, Point to, out Hit hit, double radius = 0)
        {
            hit = new Hit { size = Sizes.Hit };
            return Fault.Check(Library.thk_ray(handle, radius, from, to, ref hit, Fault.Bytes)) == 0;
        }

        /// The same for a disc that is larger than that agent by any `extra` >= 0.
        public bool Sweep(Point from, Point to, double extra, out Hit hit, double radius = 0)
        {
            hit = new Hit { size = Sizes.Hit };
            return Fault.Check(
                Library.thk_sweep(handle, radius, extra, from, to, ref hit, Fault.Bytes)) == 0;
        }

        public void Dispose() { handle.Dispose(); }
    }
}
