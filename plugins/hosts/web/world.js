import { count, number, pair, pointsIn, shapeNumbers, ThicketError, whole } from './machine.js';

const outcomes = ['found', 'unreachable', 'startBlocked', 'goalBlocked', 'tooFar',
    'budgetExceeded', 'nothing'];
const numbersOfSegment = 14;

export class ThicketMap {
    constructor(machine, bytes) {
        const text = typeof bytes === 'string' ? new TextEncoder().encode(bytes)
            : new Uint8Array(bytes.buffer ?? bytes, bytes.byteOffset ?? 0, bytes.byteLength);
        this.machine = machine;
        this.handle = machine.made(this, 'web_map_free', 'web_map', machine.given(text),
            text.length);
    }
    free() {
        this.machine.freed(this, 'web_map_free', this.handle);
        this.handle = 0;
    }
    get info() {
        this.machine.call('web_map_info', this.handle);
        const [hasStart, startX, startY, hasGoal, goalX, goalY, minX, minY, maxX, maxY, radius,
            obstacles, agents, groups, spawnAreas] = this.machine.answer(15);
        return { start: hasStart ? [startX, startY] : null, goal: hasGoal ? [goalX, goalY] : null,
            min: [minX, minY], max: [maxX, maxY], radius, obstacles, agents, groups, spawnAreas };
    }
}

export class World {
    static make(machine, { map = null, radii = [] } = {}) {
        const world = map ? new World(machine, 'web_world_of', map.handle)
            : new World(machine, 'web_world');
        for (const radius of radii)
            world.addRadius(radius);
        return world;
    }
    constructor(machine, ...making) {
        this.machine = machine;
        this.handle = machine.made(this, 'web_world_free', ...making);
    }
    copy() { return new World(this.machine, 'web_world_copy', this.handle); }
    free() {
        this.machine.freed(this, 'web_world_free', this.handle);
        this.handle = 0;
    }

    addRadius(radius) {
        this.machine.done('web_add_radius', this.handle, number(radius, 'radius'));
        return this;
    }
    add(id, shape) { return this.put('web_add', id, shape); }
    replace(id, shape) { return this.put('web_replace', id, shape); }
    put(name, id, shape) {
        const numbers = shapeNumbers(shape);
        this.machine.done(name, this.handle, whole(id, 'id'), this.machine.given(numbers),
            pointsIn(numbers));
        return this;
    }
    move(id, by) {
        this.machine.done('web_move', this.handle, whole(id, 'id'), ...pair(by, 'by'));
        return this;
    }
    remove(id) {
        this.machine.done('web_remove', this.handle, whole(id, 'id'));
        return this;
    }
    commit() {
        this.machine.done('web_commit', this.handle);
        return this;
    }
    get info() {
        this.machine.call('web_world_info', this.handle);
        const [version, obstacles, changes, tolerance] = this.machine.answer(4);
        return { version, obstacles, changes, tolerance };
    }

    path(start, goal, { radius = 0, nearest = false, anytime = false, maxLength = 0, weight = 0,
        maxExpansions = 0, maxTime = 0, into = null } = {}) {
        const path = into ?? new Path(this.machine);
        const asked = [...pair(start, 'start'), ...pair(goal, 'goal'), number(radius, 'radius'),
            number(maxLength, 'maxLength'), number(weight, 'weight'),
            count(maxExpansions, 'maxExpansions'), count(Math.round(maxTime * 1e6), 'maxTime')];
        const outcome = this.machine.done('web_path', path.handle, this.handle,
            this.machine.given(asked), anytime ? 1 : 0, nearest ? 1 : 0);
        path.answered(outcomes[outcome], this.machine.answer(9));
        return path;
    }
    isReachable(start, goal, radius = 0) {
        return this.machine.done('web_reachable', this.handle, number(radius, 'radius'),
            ...pair(start, 'start'), ...pair(goal, 'goal')) === 0;
    }
    nearestFree(point, radius = 0) {
        const outcome = this.machine.done('web_nearest_free', this.handle,
            number(radius, 'radius'), ...pair(point, 'point'));
        return outcome === 0 ? this.machine.answer(2) : null;
    }
    clearance(point, radius = 0) {
        this.machine.done('web_clearance', this.handle, number(radius, 'radius'),
            ...pair(point, 'point'));
        return this.machine.answer(1)[0];
    }
    sweep(from, to, { radius = 0, extra = 0 } = {}) {
        const outcome = this.machine.done('web_sweep', this.handle, number(radius, 'radius'),
            number(extra, 'extra'), ...pair(from, 'from'), ...pair(to, 'to'));
        if (outcome !== 0)
            return null;
        const [obstacle, distance, x, y, normalX, normalY] = this.machine.answer(6);
        return { obstacle, distance, position: [x, y], normal: [normalX, normalY] };
    }
}

export class Path {
    constructor(machine) {
        this.machine = machine;
        this.handle = machine.made(this, 'web_query_free', 'web_query');
    }
    free() {
        this.machine.freed(this, 'web_query_free', this.handle);
        this.handle = 0;
    }
    answered(outcome, [length, lowerBound, segmentCount, expansions, hasEnd, x, y, gap,
        blockedBy]) {
        const isBlocked = outcome === 'startBlocked' || outcome === 'goalBlocked';
        Object.assign(this, { outcome, length, lowerBound, segmentCount, expansions, gap,
            end: hasEnd ? [x, y] : null, blockedBy: isBlocked ? blockedBy : null });
    }

    segments() {
        const found = this.machine.call('web_segments', this.handle);
        const all = this.machine.taken(Float64Array, found * numbersOfSegment);
        return Array.from({ length: found }, (_, i) => {
            const [isArc, isCounterClockwise, obstacle, x, y, toX, toY, centerX, centerY, radius,
                fromAngle, toAngle, length] = all.subarray(i * numbersOfSegment);
            const line = { from: [x, y], to: [toX, toY], length };
            return isArc === 0 ? line : { ...line, obstacle, center: [centerX, centerY], radius,
                fromAngle, toAngle, counterClockwise: isCounterClockwise !== 0 };
        });
    }
    points(maxError) {
        if (!(number(maxError, 'maxError') > 0))
            throw new ThicketError(-1, 'maxError must be above 0.');
        const found = this.machine.call('web_points', this.handle, maxError);
        return this.machine.taken(Float64Array, 2 * found);
    }
    at(length) {
        if (this.machine.call('web_path_at', this.handle, number(length, 'length')) < 0)
            return null;
        const [x, y, directionX, directionY] = this.machine.answer(4);
        return { position: [x, y], direction: [directionX, directionY] };
    }
}
