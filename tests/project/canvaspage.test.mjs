// The loader of the canvas page, on GeoJSON of several writers and on what thicket-cli exports.
// Arguments: thicket-cli, a map, a folder for the exported file; without them the latter is left out.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { boundsOf, draw, shapesOf, viewOf } from '../examples/canvaspage/map.js';

const feature = (geometry, properties = {}) => ({ type: 'Feature', geometry, properties });
const collection = (...features) => ({ type: 'FeatureCollection', features });
const square = [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]];

test('circles are exact, whatever their ring', () => {
    const [circle] = shapesOf(collection(feature({ type: 'Polygon', coordinates: [square] },
        { kind: 'circle', center: [2, 2], radius: 1.75, name: 'oak', layer: 'trees' })));
    assert.deepEqual(circle, { kind: 'circle', center: [2, 2], radius: 1.75, inverted: false,
        name: 'oak', layer: 'trees' });
});

test('walls, polygons with holes and markers', () => {
    const hole = [[1, 1], [1, 2], [2, 2], [1, 1]];
    const shapes = shapesOf(collection(
        feature({ type: 'LineString', coordinates: [[0, 0], [5, 5]] }, { thickness: 0.5 }),
        feature({ type: 'Polygon', coordinates: [square, hole] }),
        feature({ type: 'MultiPolygon', coordinates: [[square], [hole]] }),
        feature({ type: 'Point', coordinates: [1, 2] }, { kind: 'goal' }),
        feature(null)));
    assert.deepEqual(shapes.map((shape) => shape.kind),
        ['wall', 'polygon', 'polygon', 'polygon', 'goal']);
    assert.equal(shapes[0].thickness, 0.5);
    assert.equal(shapes[1].rings.length, 2);
    assert.deepEqual(shapes[4].center, [1, 2]);
});

test('anything else is refused', () => {
    for (const other of [null, {}, [], { type: 'Topology' }])
        assert.throws(() => shapesOf(other), /no GeoJSON/);
});

test('the whole map is in sight, and y points up', () => {
    const shapes = shapesOf(collection(
        feature({ type: 'Polygon', coordinates: [square] }, { center: [0, 0], radius: 10 }),
        feature({ type: 'Point', coordinates: [30, 5] }, { kind: 'goal' })));
    assert.deepEqual(boundsOf(shapes), { min: [-10, -10], max: [30, 10] });
    const { scale, toCanvas } = viewOf(shapes, 432, 232);
    assert.equal(scale, 10);
    assert.deepEqual(toCanvas([-10, -10]), [16, 216]);
    assert.deepEqual(toCanvas([30, 10]), [416, 16]);
});

// A canvas that writes down what is drawn on it.
function recordingCanvas(width, height) {
    const calls = [];
    const context = new Proxy({}, {
        get: (target, name) => target[name] ?? ((...given) => calls.push([name, ...given])),
        set: (target, name, value) => { target[name] = value; return true; },
    });
    return { canvas: { width, height, getContext: () => context }, calls };
}

test('drawing puts a circle where it is, with its radius', () => {
    const shapes = shapesOf(collection(
        feature({ type: 'Polygon', coordinates: [square] }, { center: [0, 0], radius: 10 })));
    const { canvas, calls } = recordingCanvas(232, 232);
    draw(canvas, shapes);
    assert.deepEqual(calls.find(([name]) => name === 'arc').slice(1, 4), [116, 116, 100]);
});

test('centres of a map with y down lie in their rings', () => {
    const file = collection(feature({ type: 'Polygon', coordinates: [square] },
        { center: [2, -2], radius: 1.75 }));
    file.thicket = { coordinates: 'plain', scale: 1, map: { yAxis: 'down' } };
    assert.deepEqual(shapesOf(file)[0].center, [2, 2]);
});

const [program, map, folder] = process.argv.slice(2);
const exported = (...options) => {
    const file = `${folder}/map.geojson`;
    execFileSync(program, ['convert', map, file, ...options]);
    return shapesOf(JSON.parse(readFileSync(file, 'utf8')));
};
if (program) {
    test('what thicket-cli exports has the circles, walls and markers of the map', () => {
        const shapes = exported();
        const { objects, yAxis } = JSON.parse(readFileSync(map, 'utf8'));
        const sign = yAxis === 'down' ? -1 : 1;
        const circles = objects.filter(({ type }) => type === 'circle');
        assert.deepEqual(shapes.filter(({ kind }) => kind === 'circle')
            .map(({ center, radius }) => ({ center, radius })),
        circles.map(({ center: [x, y], radius }) => ({ center: [x, sign * y], radius })));
        assert.deepEqual(shapes.map((shape) => shape.kind).sort(),
            objects.map((object) => object.type).sort());
    });

    test('degrees and scaled files give the same map', () => {
        const plain = exported();
        const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;
        const places = ({ center, points, rings }) => rings?.flat() ?? points ?? [center];
        for (const options of [['--option', 'out:coordinates=degrees', '--option', 'out:latitude=52'],
            ['--option', 'metresPerUnit=16']]) {
            const shapes = exported(...options);
            assert.equal(shapes.length, plain.length);
            shapes.forEach((shape, i) => {
                assert.equal(shape.radius, plain[i].radius);
                places(shape).forEach((at, k) => assert.ok(near(at, places(plain[i])[k]), `${i}`));
            });
        }
    });
}
