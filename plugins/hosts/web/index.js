// Thicket in JavaScript: exact shortest paths among circles, walls and polygons, and deterministic
// crowds. The types and their meaning are in index.d.ts.
import { Crowd, Snapshot } from './crowd.js';
import { Machine } from './machine.js';
import { ThicketMap, World } from './world.js';

export { ThicketError } from './machine.js';

export async function load(source) {
    const machine = await Machine.load(source);
    return {
        version: machine.call('web_version'),
        map: (bytes) => new ThicketMap(machine, bytes),
        world: (options) => World.make(machine, options),
        crowd: (setup) => Crowd.make(machine, setup),
        snapshot: () => new Snapshot(machine),
    };
}
