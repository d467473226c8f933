// The playground's world: 1,000 circles, a start, a goal, and the shortest path that follows.

export const width = 160;
export const height = 90;
const gap = 0.3;
const radii = [0, 0.2, 0.4, 0.6, 0.8, 1];

// The same numbers in every browser (xorshift with 32 bits).
function dice(seed) {
    let state = seed;
    return (low, high) => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return low + (high - low) * (state >>> 0) / 2 ** 32;
    };
}

function placeCircles(count) {
    const random = dice(20);
    const circles = [];
    const hasRoom = ({ x, y, radius }) => circles.every((other) =>
        Math.hypot(other.x - x, other.y - y) > other.radius + radius + gap);
    while (circles.length < count) {
        const radius = random(0.4, circles.length < count / 8 ? 2.8 : 1.2);
        const circle = { id: circles.length + 1, x: random(6, width - 6),
            y: random(3, height - 3), radius };
        if (hasRoom(circle))
            circles.push(circle);
    }
    return circles;
}

export class Playground {
    constructor(thicket, count = 1000) {
        this.circles = placeCircles(count);
        this.ends = [{ x: 2, y: height / 2 }, { x: width - 2, y: height / 2 }];
        this.radius = 0.4;
        this.world = thicket.world({ radii });
        for (const { id, x, y, radius } of this.circles)
            this.world.add(id, { center: [x, y], radius });
        this.world.commit();
        this.find();
    }

    // The path to the point nearest to the goal that can be reached: also from within a circle.
    find() {
        const [start, goal] = this.ends.map(({ x, y }) =>
            this.world.nearestFree([x, y], this.radius) ?? [x, y]);
        this.path = this.world.path(start, goal,
            { radius: this.radius, nearest: true, into: this.path });
        return this.path;
    }

    // What lies at a point: an end within `slop`, else a circle, else null.
    at(x, y, slop) {
        const away = (one) => Math.hypot(one.x - x, one.y - y);
        return this.ends.find((end) => away(end) <= slop)
            ?? this.circles.find((circle) => away(circle) <= circle.radius) ?? null;
    }

    // Moves an end or a circle there, and finds the path anew.
    drag(what, x, y) {
        if (what.id) {
            this.world.move(what.id, [x - what.x, y - what.y]);
            this.world.commit();
        }
        what.x = x;
        what.y = y;
        return this.find();
    }
}
