using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Thicket
{
    /// A CrowdSetup as the library reads it, whose arrays stay where they are until it is disposed of.
    internal sealed class SetupPins : IDisposable
    {
        readonly List<GCHandle> pins = new List<GCHandle>();
        readonly WorldHandle world;
        bool holdsWorld;
        internal NativeSetup Native;

        internal static NativeSetup Plain(double step, ulong seed, ulong denominator)
        {
            return new NativeSetup {
                size = (uint)Marshal.SizeOf(typeof(NativeSetup)),
                step = step,
                seed = seed,
                denominator = denominator
            };
        }

        internal SetupPins(CrowdSetup setup)
        {
            Native = Plain(setup.Step, setup.Seed, setup.Denominator);
            try
            {
                if (setup.World != null)
                {
                    world = setup.World.handle;
                    world.DangerousAddRef(ref holdsWorld);
                    Native.world = world.DangerousGetHandle();
                }
                NativeGroup[] groups = new NativeGroup[setup.Groups.Length];
                for (int i = 0; i < groups.Length; ++i)
                    groups[i] = NativeOf(setup.Groups[i]);
                Native.groups = Pin(groups);
                Native.groupCount = (UIntPtr)groups.Length;
                Agent[] agents = (Agent[])setup.Agents.Clone();
                for (int i = 0; i < agents.Length; ++i)
                    agents[i].size = Sizes.Agent;
                Native.agents = Pin(agents);
                Native.agentCount = (UIntPtr)agents.Length;
            }
            catch
            {
                Dispose();
                throw;
            }
        }

        NativeGroup NativeOf(Group group)
        {
            Behaviour[] stack = group.Behaviours ?? new Behaviour[0];
            return new NativeGroup {
                size = (uint)Marshal.SizeOf(typeof(NativeGroup)),
                hasGoal = group.Goal.HasValue ? 1u : 0u,
                goal = group.Goal.GetValueOrDefault(),
                goalRadius = group.GoalRadius,
                maxSpeed = group.MaxSpeed,
                maxForce = group.MaxForce,
                behaviours = Pin(stack),
                behaviourCount = (UIntPtr)stack.Length,
                leavesAtGoal = group.LeavesAtGoal ? 1u : 0u
            };
        }

        IntPtr Pin(Array array)
        {
            GCHandle pin = GCHandle.Alloc(array, GCHandleType.Pinned);
            pins.Add(pin);
            return pin.AddrOfPinnedObject();
        }

        public void Dispose()
        {
            foreach (GCHandle pin in pins)
                pin.Free();
            pins.Clear();
            if (holdsWorld)
                world.DangerousRelease();
            holdsWorld = false;
        }
    }
}
