// The functions of thicket.h, and the structs that hold pointers. Everything here is internal.

using System;
using System.Runtime.InteropServices;

namespace Thicket
{
    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeShape
    {
        internal uint size;
        internal int kind;
        internal IntPtr points;
        internal UIntPtr count;
        internal double radius, thickness;
        internal uint closed, inverted;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeGroup
    {
        internal uint size, hasGoal;
        internal Point goal;
        internal double goalRadius, maxSpeed, maxForce;
        internal IntPtr behaviours;
        internal UIntPtr behaviourCount;
        internal uint leavesAtGoal, reserved;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeSetup
    {
        internal uint size, reserved;
        internal double step;
        internal ulong seed, denominator;
        internal IntPtr world, groups;
        internal UIntPtr groupCount;
        internal IntPtr agents;
        internal UIntPtr agentCount;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeAgents
    {
        internal uint size, reserved;
        internal UIntPtr capacity;
        internal IntPtr id, group, x, y, velocityX, velocityY, headingX, headingY, radius;
        internal IntPtr state, reason;
    }

    internal static class Library
    {
#if UNITY_IOS && !UNITY_EDITOR
        const string Name = "__Internal"; // linked into the program
#else
        const string Name = "thicket";
#endif
        const CallingConvention C = CallingConvention.Cdecl;

        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_version();
        [DllImport(Name, CallingConvention = C)]
        internal static extern IntPtr thk_outcome_name(int outcome);

        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_map_load_file(byte[] path, out MapHandle map, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_map_load_bytes(byte[] bytes, UIntPtr count, out MapHandle map,
                                                      byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern void thk_map_free(IntPtr map);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_map_describe(MapHandle map, ref MapInfo info);

        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_create(out WorldHandle world, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_from_map(MapHandle map, out WorldHandle world,
                                                      byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_copy(WorldHandle world, out WorldHandle copy,
                                                  byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern void thk_world_free(IntPtr world);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_add_radius(WorldHandle world, double radius, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_add(WorldHandle world, long id, ref NativeShape shape,
                                                 byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_replace(WorldHandle world, long id, ref NativeShape shape,
                                                     byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_move(WorldHandle world, long id, Point by, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_remove(WorldHandle world, long id, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_commit(WorldHandle world, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_world_describe(WorldHandle world, ref WorldInfo info);

        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_query_create(out QueryHandle query, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern void thk_query_free(IntPtr query);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_path_find(QueryHandle query, WorldHandle world,
                                                 ref PathRequest request, ref PathResult path,
                                                 byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_path_find_nearest(QueryHandle query, WorldHandle world,
                                                         ref PathRequest request, ref PathResult path,
                                                         byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern UIntPtr thk_path_segments(QueryHandle query,
                                                         [In, Out] Segment[] segments,
                                                         UIntPtr capacity);
        [DllImport(Name, CallingConvention = C)]
        internal static extern UIntPtr thk_path_points(QueryHandle query, double maxError,
                                                       [In, Out] Point[] points, UIntPtr capacity);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_path_at(QueryHandle query, double length, out Point point,
                                               out Point direction);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_reachable(WorldHandle world, double radius, Point start,
                                                 Point goal, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_nearest_free(WorldHandle world, double radius, Point p,
                                                    out Point free, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_clearance(WorldHandle world, double radius, Point p,
                                                 out double clearance, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_ray(WorldHandle world, double radius, Point from, Point to,
                                           ref Hit hit, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_sweep(WorldHandle world, double radius, double extra, Point from,
                                             Point to, ref Hit hit, byte[] error);

        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_create(ref NativeSetup setup, out CrowdHandle crowd,
                                                    byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_from_map(MapHandle map, ref NativeSetup setup,
                                                      out CrowdHandle crowd, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern void thk_crowd_free(IntPtr crowd);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_add(CrowdHandle crowd, ref Agent agent, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_remove(CrowdHandle crowd, uint id, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_set_goal(CrowdHandle crowd, uint group, Point goal,
                                                      byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_set_obstacle(CrowdHandle crowd, long id,
                                                          ref NativeShape shape, byte[] error);
        // The same function, called without a shape.
        [DllImport(Name, CallingConvention = C, EntryPoint = "thk_crowd_set_obstacle")]
        internal static extern int thk_crowd_remove_obstacle(CrowdHandle crowd, long id, IntPtr none,
                                                             byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_step(CrowdHandle crowd, uint steps, uint threads,
                                                  byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_describe(CrowdHandle crowd, ref CrowdInfo info);
        [DllImport(Name, CallingConvention = C)]
        internal static extern ulong thk_crowd_hash(CrowdHandle crowd);
        [DllImport(Name, CallingConvention = C)]
        internal static extern UIntPtr thk_crowd_read(CrowdHandle crowd, ref NativeAgents agents);

        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_snapshot_create(out SnapshotHandle snapshot, byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern void thk_snapshot_free(IntPtr snapshot);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_keep(CrowdHandle crowd, SnapshotHandle snapshot,
                                                  byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_go_back(CrowdHandle crowd, SnapshotHandle snapshot,
                                                     byte[] error);
        [DllImport(Name, CallingConvention = C)]
        internal static extern UIntPtr thk_crowd_save(CrowdHandle crowd, byte[] bytes,
                                                      UIntPtr capacity);
        [DllImport(Name, CallingConvention = C)]
        internal static extern int thk_crowd_restore(CrowdHandle crowd, byte[] bytes, UIntPtr count,
                                                     byte[] error);
    }
}
