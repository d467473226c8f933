// The library's objects. Each is freed once: by Dispose() of its owner or, after that was lost, by
// the garbage collector; never while a call uses it.

using System;
using System.Runtime.InteropServices;

namespace Thicket
{
    internal abstract class Handle : SafeHandle
    {
        protected Handle() : base(IntPtr.Zero, true) {}
        public override bool IsInvalid { get { return handle == IntPtr.Zero; } }
    }

    internal sealed class MapHandle : Handle
    {
        protected override bool ReleaseHandle()
        {
            Library.thk_map_free(handle);
            return true;
        }
    }

    internal sealed class WorldHandle : Handle
    {
        protected override bool ReleaseHandle()
        {
            Library.thk_world_free(handle);
            return true;
        }
    }

    internal sealed class QueryHandle : Handle
    {
        protected override bool ReleaseHandle()
        {
            Library.thk_query_free(handle);
            return true;
        }
    }

    internal sealed class CrowdHandle : Handle
    {
        protected override bool ReleaseHandle()
        {
            Library.thk_crowd_free(handle);
            return true;
        }
    }

    internal sealed class SnapshotHandle : Handle
    {
        protected override bool ReleaseHandle()
        {
            Library.thk_snapshot_free(handle);
            return true;
        }
    }
}
