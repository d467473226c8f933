import { count, number, pair, pointsIn, shapeNumbers, ThicketError, whole } from './machine.js';

const behaviours = ['seek', 'arrive', 'followPath', 'followFlow', 'avoidAgents', 'separation',
    'alignment', 'cohesion', 'wander', 'avoidObstacles', 'avoidWalls', 'rayFan', 'orca'];

function behaviourNumbers(given) {
    const { type, weight = 1 } = typeof given === 'string' ? { type: given } : given;
    const kind = behaviours.indexOf(type);
    if (kind < 0)
        throw new ThicketError(-1, `There is no behaviour "${type}"; there are `
            + `${behaviours.join(', ')}.`);
    return [kind, number(weight, 'weight')];
}
function groupNumbers({ goal = null, goalRadius = 0, maxSpeed = 0, maxForce = 0,
    leavesAtGoal = false, behaviours: stack = [] }) {
    return [goal ? 1 : 0, ...(goal ? pair(goal, 'goal') : [0, 0]),
        number(goalRadius, 'goalRadius'), number(maxSpeed, 'maxSpeed'),
        number(maxForce, 'maxForce'), leavesAtGoal ? 1 : 0, 0, stack.length,
        ...stack.flatMap(behaviourNumbers)];
}
function agentNumbers({ id, group = 0, position, heading = [0, 0], radius = 0 }) {
    return [count(id, 'id'), count(group, 'group'), ...pair(position, 'position'),
        ...pair(heading, 'heading'), number(radius, 'radius')];
}

export class Crowd {
    static make(machine, { map = null, world = null, step = 0, seed = 0, groups = [],
        agents = [] } = {}) {
        number(step, 'step');
        count(seed, 'seed');
        if (map)
            return new Crowd(machine, 'web_crowd_of', map.handle, step, seed);
        const stacked = groups.reduce((sum, group) => sum + (group.behaviours ?? []).length, 0);
        const numbers = [step, seed, ...groups.flatMap(groupNumbers)];
        for (const agent of agents)
            numbers.push(...agentNumbers(agent));
        return new Crowd(machine, 'web_crowd', world?.handle ?? 0, machine.given(numbers),
            groups.length, stacked, agents.length);
    }
    constructor(machine, ...making) {
        this.machine = machine;
        this.handle = machine.made(this, 'web_crowd_free', ...making);
    }
    free() {
        this.machine.freed(this, 'web_crowd_free', this.handle);
        this.handle = 0;
    }

    add(agent) {
        this.machine.done('web_crowd_add', this.handle, this.machine.given(agentNumbers(agent)));
        return this;
    }
    remove(id) {
        this.machine.done('web_crowd_remove', this.handle, count(id, 'id'));
        return this;
    }
    setGoal(group, goal) {
        this.machine.done('web_crowd_goal', this.handle, count(group, 'group'),
            ...pair(goal, 'goal'));
        return this;
    }
    setObstacle(id, shape) {
        const numbers = shape ? shapeNumbers(shape) : [0, 0, 0, 0];
        this.machine.done('web_crowd_obstacle', this.handle, whole(id, 'id'),
            this.machine.given(numbers), pointsIn(numbers));
        return this;
    }
    step(steps = 1) {
        this.machine.done('web_crowd_step', this.handle, count(steps, 'steps'));
        return this;
    }

    get hash() { return BigInt.asUintN(64, this.machine.call('web_crowd_hash', this.handle)); }
    get info() {
        this.machine.call('web_crowd_info', this.handle);
        const [agents, steps, time] = this.machine.answer(3);
        return { agents, steps, time };
    }
    agents() {
        const n = this.machine.call('web_crowd_read', this.handle);
        const doubles = (k) => this.machine.taken(Float64Array, n, 8 * n * k);
        const words = (k) => this.machine.taken(Uint32Array, n, n * (56 + 4 * k));
        const bytes = (k) => this.machine.taken(Uint8Array, n, n * (64 + k));
        return { x: doubles(0), y: doubles(1), velocityX: doubles(2), velocityY: doubles(3),
            headingX: doubles(4), headingY: doubles(5), radius: doubles(6), id: words(0),
            group: words(1), state: bytes(0), reason: bytes(1) };
    }

    keep(snapshot) {
        this.machine.done('web_crowd_keep', this.handle, snapshot.handle);
        return this;
    }
    goBack(snapshot) {
        this.machine.done('web_crowd_go_back', this.handle, snapshot.handle);
        return this;
    }
    save() { return this.machine.taken(Uint8Array, this.machine.call('web_crowd_save', this.handle)); }
    restore(bytes) {
        this.machine.done('web_crowd_restore', this.handle, this.machine.given(bytes),
            bytes.length);
        return this;
    }
}

export class Snapshot {
    constructor(machine) {
        this.machine = machine;
        this.handle = machine.made(this, 'web_snapshot_free', 'web_snapshot');
    }
    free() {
        this.machine.freed(this, 'web_snapshot_free', this.handle);
        this.handle = 0;
    }
}
