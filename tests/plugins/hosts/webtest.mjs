// @thicket/nav under Node. Argument: the package's folder.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import test from 'node:test';

const { load, ThicketError } = await import(pathToFileURL(`${process.argv[2]}/index.js`));
const thicket = await load();
const isNear = (a, b) => assert.ok(Math.abs(a - b) <= 1e-9 * (1 + Math.abs(b)), `${a} is not ${b}`);
const circleAndWall = () => thicket.world({ radii: [0.5] })
    .add(1, { center: [0, 0], radius: 1 })
    .add(2, { points: [[5, -5], { x: 5, y: 5 }], thickness: 0.2 })
    .commit();
const throws = (status, words, what) => assert.throws(what, (error) =>
    error instanceof ThicketError && error.status === status && words.test(error.message));

test('a path round a circle has the length of tangents and arc', () => {
    const path = circleAndWall().path([-3, 0], [3, 0], { radius: 0.5 });
    // The grown circle has radius 1.5: from 3 away a tangent of length sqrt(9 - 2.25).
    const turn = Math.PI - 2 * Math.acos(0.5);
    assert.equal(path.outcome, 'found');
    isNear(path.length, 2 * Math.sqrt(6.75) + 1.5 * turn);
    const [first, arc, last] = path.segments();
    assert.equal(path.segmentCount, 3);
    assert.deepEqual([first.from, last.to], [[-3, 0], [3, 0]]);
    assert.equal(arc.obstacle, 1);
    assert.deepEqual([arc.center, arc.radius], [[0, 0], 1.5]);
    isNear(Math.abs(arc.toAngle - arc.fromAngle), turn);
    isNear(first.length + arc.length + last.length, path.length);
});

test('points lie on the path, and within the error', () => {
    const path = circleAndWall().path([-3, 0], [3, 0], { radius: 0.5 });
    const points = path.points(0.001);
    assert.ok(points.length > 10);
    for (let i = 0; i < points.length; i += 2)
        assert.ok(Math.hypot(points[i], points[i + 1]) > 1.5 - 1e-6);
    let sum = 0;
    for (let i = 2; i < points.length; i += 2)
        sum += Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
    assert.ok(sum <= path.length && sum > path.length * 0.999);
    const middle = path.at(path.length / 2);
    isNear(Math.abs(middle.position[1]), 1.5);
    isNear(Math.abs(middle.direction[0]), 1);
});

test('a click into a circle leads to its rim', () => {
    const path = circleAndWall().path([-3, 0], [0.5, 0], { radius: 0.5, nearest: true });
    assert.equal(path.outcome, 'found');
    isNear(path.gap, 1);
    isNear(path.end[0], 1.5);
});

test('blocked ends and closed rooms are said', () => {
    const world = circleAndWall();
    const blocked = world.path([0, 0], [9, 0]);
    assert.equal(blocked.outcome, 'startBlocked');
    assert.equal(blocked.blockedBy, 1);
    assert.equal(world.path([-3, 0], [-2, 0]).blockedBy, null);
    world.add(3, { center: [20, 0], radius: 3, inverted: true }).commit();
    assert.equal(world.isReachable([20, 0], [21, 0]), true);
    assert.equal(world.path([20, 0], [30, 0]).outcome, 'goalBlocked');
});

test('moves count after the commit', () => {
    const world = circleAndWall();
    world.move(1, [0, 10]);
    assert.notEqual(world.path([-3, 0], [3, 0]).length, 6);
    world.commit();
    assert.equal(world.path([-3, 0], [3, 0]).length, 6);
    world.replace(1, { points: [[-1, -1], [1, -1], [0, 2]] }).commit();
    assert.equal(world.nearestFree([0, 0]).length, 2);
    assert.ok(world.path([-3, 0], [3, 0]).length > 6);
    const copy = world.copy();
    world.remove(1).commit();
    assert.equal(world.path([-3, 0], [3, 0]).length, 6);
    assert.ok(copy.path([-3, 0], [3, 0]).length > 6);
    assert.equal(world.info.obstacles, 1);
});

test('rays, sweeps and clearance', () => {
    const world = circleAndWall();
    const hit = world.sweep([-3, 0], [3, 0]);
    assert.deepEqual([hit.obstacle, hit.position[0], hit.normal[0]], [1, -1, -1]);
    isNear(world.sweep([-3, 0], [3, 0], { extra: 0.25 }).distance, 1.75);
    assert.equal(world.sweep([-3, 0], [-2, 0]), null);
    isNear(world.clearance([-3, 0]), 2);
    isNear(world.clearance([-3, 0], 0.5), 1.5);
});

test('faults say what is wrong, and change nothing', () => {
    const world = circleAndWall();
    throws('taken', /1/, () => world.add(1, { center: [9, 9], radius: 1 }));
    throws('unknown', /7/, () => world.remove(7));
    throws('unknown', /radius/, () => world.path([0, 9], [9, 9], { radius: 2 }));
    throws('invalid', /center\.y/, () => world.add(8, { center: [0], radius: 1 }));
    throws('invalid', /whole/, () => world.add(0.5, { center: [0, 0], radius: 1 }));
    throws('invalid', /./, () => world.add(8, { center: [0, 0], radius: -1 }));
    throws('invalid', /1e9/, () => world.path([0, Infinity], [0, 0]));
    throws('invalid', /maxError/, () => world.path([-3, 0], [3, 0]).points(0));
    throws('unreadable', /line 1/, () => thicket.map('{"format": 7}'));
    throws('invalid', /run.*seek/, () => thicket.crowd({ groups: [{ behaviours: ['run'] }] }));
    world.free();
    throws('invalid', /null/, () => world.commit());
});

test('maps are read', () => {
    const bytes = readFileSync(process.argv[3]);
    const map = thicket.map(bytes);
    assert.ok(map.info.obstacles > 10);
    const world = thicket.world({ map, radii: [0.6] });
    const path = world.path(map.info.start, map.info.goal, { radius: 0.6 });
    assert.equal(path.outcome, 'found');
});

test('budgets: the same answer everywhere, or by the clock', () => {
    const world = forest(400);
    const short = world.path([-5, -5], [65, 65], { maxExpansions: 3 });
    assert.equal(short.outcome, 'budgetExceeded');
    const timed = world.path([-5, -5], [65, 65], { anytime: true, maxTime: 1000 });
    assert.equal(timed.outcome, 'found');
    assert.ok(timed.lowerBound > 98);
});

// Pseudo-random numbers, so that runs are equal.
function dice(seed) {
    let state = BigInt(seed);
    const next = () => {
        state = BigInt.asUintN(64, state + 0x9E3779B97F4A7C15n);
        let z = state;
        z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xBF58476D1CE4E5B9n);
        z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94D049BB133111EBn);
        return z ^ (z >> 31n);
    };
    return (low, high) => low + (high - low) * Number(next() >> 11n) / 2 ** 53;
}
function forest(count) {
    const random = dice(5);
    const world = thicket.world({ radii: [0.3] });
    for (let id = 1; id <= count; ++id)
        world.add(id, { center: [random(0, 60), random(0, 60)], radius: random(0.2, 1) });
    return world.commit();
}

test('crowds arrive, roll back and are restored, bit for bit', () => {
    const random = dice(8);
    const setup = {
        world: forest(60), seed: 3,
        groups: [{ goal: [70, 30], maxSpeed: 4, behaviours: ['followPath', 'avoidAgents',
            { type: 'separation', weight: 0.5 }] }, { goal: [-10, 30] }],
        agents: Array.from({ length: 60 }, (_, i) => ({ id: i + 1, group: i % 2,
            position: [i % 2 ? 62 + (i >> 1) % 6 : -8 + (i >> 1) % 6, 5 + 2 * Math.floor(i / 12)],
            radius: random(0.2, 0.3) })),
    };
    const crowd = thicket.crowd(setup);
    const snapshot = thicket.snapshot();
    crowd.step(40).keep(snapshot);
    const before = crowd.hash;
    const run = () => crowd.setGoal(0, [70, 10]).setObstacle(900, { center: [30, 30], radius: 2 })
        .add({ id: 900, group: 0, position: [-20, 0] }).remove(1).step(60).hash;
    const first = run();
    assert.notEqual(first, before);
    crowd.goBack(snapshot);
    assert.equal(crowd.hash, before);
    assert.equal(run(), first);
    const other = thicket.crowd(setup).restore(crowd.save());
    assert.equal(other.hash, first);
    assert.equal(crowd.step(900).info.steps, 1000);
    const { id, x, y, state, group, radius } = crowd.agents();
    assert.equal(crowd.info.agents, 60);
    assert.equal(id.length, 60);
    assert.deepEqual([id[0], id[59], group[0]], [2, 900, 1]);
    assert.ok(state.filter((one) => one === 1).length > 50, `${state}`);
    assert.ok(x.every(Number.isFinite) && y.every(Number.isFinite) && radius[0] > 0.19);
    throws('unknown', /5000/, () => crowd.remove(5000));
});

test('objects that are forgotten do not fill the memory', () => {
    const path = circleAndWall().path([-3, 0], [3, 0]);
    const world = circleAndWall();
    for (let i = 0; i < 10000; ++i)
        world.path([-3, 0], [3, 0], { into: path });
    assert.equal(path.outcome, 'found');
    const size = () => path.machine.calls.memory.buffer.byteLength;
    const before = size();
    for (let i = 0; i < 20000; ++i)
        world.path([-3, 0], [3, 0]).free();
    assert.equal(size(), before);
});

test('the smaller module has worlds and paths', async () => {
    const paths = await load(readFileSync(`${process.argv[2]}/thicket-paths.wasm`));
    const world = paths.world({ radii: [0.5] }).add(1, { center: [0, 0], radius: 1 }).commit();
    const path = world.path([-3, 0], [3, 0], { radius: 0.5 });
    assert.equal(path.length, circleAndWall().path([-3, 0], [3, 0], { radius: 0.5 }).length);
});
