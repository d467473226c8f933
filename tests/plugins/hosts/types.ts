// What TypeScript must accept of @thicket/nav, and refuse. It is compiled and then run as well.
import { load, ThicketError, type Arc, type Group, type Line, type Shape } from '@thicket/nav';

const thicket = await load();
const shapes: Shape[] = [
  { center: [0, 0], radius: 2 },
  { center: { x: 9, y: 0 }, radius: 1 },
  { points: [[20, -5], [20, 5]], thickness: 0.5, closed: false },
  { points: [{ x: 30, y: 0 }, { x: 32, y: 0 }, { x: 31, y: 2 }] },
];
const world = thicket.world({ radii: [0.5] });
shapes.forEach((shape, i) => world.add(i + 1, shape));
world.commit().move(2, [0, 1]).replace(3, shapes[0]!).remove(4).commit();

const path = world.path([-8, 0], { x: 20, y: 0 }, { radius: 0.5, nearest: true });
const lengths: number[] = path.segments().map((one: Line | Arc) =>
  'center' in one ? one.radius * Math.abs(one.toAngle - one.fromAngle) : one.length);
const sum: number = lengths.reduce((a, b) => a + b, 0);
const points: Float64Array = path.points(0.01);
const place: { position: [number, number] } | null = path.at(path.length / 2);
const end: [number, number] | null = path.end;
const distance: number | undefined = world.sweep([-8, 0], [20, 0])?.distance;
if (path.outcome !== 'found' || Math.abs(sum - path.length) > 1e-9 || points.length < 4 || !place ||
    !end || !(distance! > 0) || !world.isReachable([-8, 0], [20, 9]) || world.clearance([5, 5]) < 0)
  throw new Error('The path is not what it should be.');

const groups: Group[] = [{ goal: [30, 9], behaviours: ['followPath', { type: 'orca', weight: 2 }] }];
const crowd = thicket.crowd({ world, groups, agents: [{ id: 1, position: [-8, 0] }], seed: 7 });
const snapshot = thicket.snapshot();
crowd.keep(snapshot).step(10).setGoal(0, [0, 9]).setObstacle(9, null);
const hash: bigint = crowd.hash;
const xs: Float64Array = crowd.agents().x;
const saved: Uint8Array = crowd.save();
crowd.goBack(snapshot).restore(saved);
if (crowd.hash !== hash || xs.length !== 1)
  throw new Error('The crowd is not what it should be.');

try {
  // @ts-expect-error: an id is a number.
  world.add('one', shapes[0]!);
  throw new Error('An id that is no number was taken.');
} catch (error) {
  if (!(error instanceof ThicketError) || error.status !== 'invalid')
    throw error;
}
const refused: (() => unknown)[] = [
  // @ts-expect-error: a circle needs a radius.
  () => world.add(10, { center: [0, 0] }),
  // @ts-expect-error: a path has no such option.
  () => world.path([0, 0], [1, 1], { wieght: 2 }),
  // @ts-expect-error: no such outcome.
  () => path.outcome === 'lost',
  // @ts-expect-error: no such behaviour.
  () => thicket.crowd({ groups: [{ behaviours: ['fly'] }] }),
  // @ts-expect-error: an answer is not written to.
  () => { path.length = 3; },
];
console.log(`${refused.length} kinds of misuse are refused`);
