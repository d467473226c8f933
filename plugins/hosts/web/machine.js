// The WebAssembly module and its memory.

const statuses = {
    '-1': 'invalid', '-2': 'unknown', '-3': 'taken', '-4': 'unreadable', '-5': 'memory',
    '-6': 'internal',
};

export class ThicketError extends Error {
    constructor(status, message) {
        super(message);
        this.name = 'ThicketError';
        this.status = statuses[status] ?? 'invalid';
    }
}

// The module asks its system for the time, and to end where memory is used up. The rest of what the
// C library could ask for is answered by "not supported".
function systemOf(module, memory) {
    const notSupported = () => 52;
    const calls = Object.fromEntries(WebAssembly.Module.imports(module)
        .map(({ name }) => [name, notSupported]));
    calls.clock_time_get = (clock, precision, place) => {
        const nanoseconds = clock === 0 ? Date.now() * 1e6 : performance.now() * 1e6;
        new DataView(memory().buffer).setBigUint64(place, BigInt(Math.round(nanoseconds)), true);
        return 0;
    };
    calls.proc_exit = (code) => { throw new ThicketError(-6, `The module ended with ${code}.`); };
    return { wasi_snapshot_preview1: calls };
}

async function moduleOf(source) {
    if (source instanceof WebAssembly.Module)
        return source;
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source))
        return WebAssembly.compile(source);
    const address = new URL(source ?? './thicket.wasm', import.meta.url);
    if (address.protocol === 'file:') {
        const { readFile } = await import('node:fs/promises');
        return WebAssembly.compile(await readFile(address));
    }
    const answer = await fetch(address);
    if (!answer.ok)
        throw new ThicketError(-4, `${address}: ${answer.status} ${answer.statusText}`);
    return WebAssembly.compile(await answer.arrayBuffer());
}

export class Machine {
    static async load(source) {
        const module = await moduleOf(source);
        const machine = new Machine();
        const system = systemOf(module, () => machine.calls.memory);
        machine.calls = (await WebAssembly.instantiate(module, system)).exports;
        machine.calls._initialize();
        // Objects that the program forgets are freed some time later.
        machine.forgotten = new FinalizationRegistry(({ free, handle }) => machine.calls[free](handle));
        return machine;
    }

    call(name, ...given) { return this.calls[name](...given); }

    // The answer, or an exception if it is a status below 0.
    done(name, ...given) {
        const answer = this.calls[name](...given);
        if (answer < 0)
            throw this.fault(answer);
        return answer;
    }

    // A handle that belongs to `owner`, or an exception if it is null.
    made(owner, free, name, ...given) {
        const handle = this.calls[name](...given);
        if (handle === 0)
            throw this.fault(this.calls.web_status());
        this.forgotten.register(owner, { free, handle }, owner);
        return handle;
    }
    freed(owner, free, handle) {
        if (handle !== 0) {
            this.forgotten.unregister(owner);
            this.calls[free](handle);
        }
    }

    fault(status) {
        const bytes = new Uint8Array(this.calls.memory.buffer, this.calls.web_message(), 504);
        const text = bytes.slice(0, bytes.indexOf(0));
        return new ThicketError(status, new TextDecoder().decode(text));
    }

    // Copies bytes or numbers into the module, and returns where they are until the next call.
    given(items) {
        const bytes = items instanceof Uint8Array
            ? items : new Uint8Array(Float64Array.from(items).buffer);
        const place = this.calls.web_room(Math.max(bytes.length, 8));
        new Uint8Array(this.calls.memory.buffer, place, bytes.length).set(bytes);
        return place;
    }
    // The first numbers of the last call's answer.
    answer(count) {
        const place = this.calls.web_answer();
        return [...new Float64Array(this.calls.memory.buffer, place, count)];
    }
    // A copy of what the last call left in the module's memory.
    taken(Kind, count, offset = 0) {
        return new Kind(this.calls.memory.buffer, this.calls.web_room(0) + offset, count).slice();
    }
}

export function number(value, what) {
    if (typeof value !== 'number' || Number.isNaN(value))
        throw new ThicketError(-1, `${what} is no number.`);
    return value;
}
export function whole(value, what) {
    if (!Number.isSafeInteger(value))
        throw new ThicketError(-1, `${what} is no whole number.`);
    return value;
}
export function count(value, what) {
    if (!(whole(value, what) >= 0))
        throw new ThicketError(-1, `${what} is negative.`);
    return value;
}
// A point as [x, y] or {x, y}.
export function pair(point, what) {
    const [x, y] = Array.isArray(point) || ArrayBuffer.isView(point) ? point
        : [point?.x, point?.y];
    return [number(x, `${what}.x`), number(y, `${what}.y`)];
}

// {kind, size, is closed, is inverted, x, y, ...} of a circle, wall or polygon.
export function shapeNumbers(shape) {
    if (shape.center !== undefined)
        return [1, number(shape.radius, 'radius'), 0, shape.inverted ? 1 : 0,
            ...pair(shape.center, 'center')];
    if (!shape.points)
        throw new ThicketError(-1, 'A shape has a center and a radius, or points.');
    const points = [...shape.points].flatMap((point) => pair(point, 'point'));
    if (shape.thickness !== undefined)
        return [2, number(shape.thickness, 'thickness'), shape.closed ? 1 : 0, 0, ...points];
    return [3, 0, 0, shape.inverted ? 1 : 0, ...points];
}
export const pointsIn = (numbers) => (numbers.length - 4) / 2;
