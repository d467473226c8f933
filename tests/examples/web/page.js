import { load } from '@thicket/nav';

import { height, Playground, width } from './playground.js';

const element = (id) => document.getElementById(id);
const canvas = element('map');
const context = canvas.getContext('2d');
const still = document.createElement('canvas'); // the circles that are not dragged
const view = { scale: 1, left: 0, top: 0 };
let playground = null;
let dragged = null;
let grip = { x: 0, y: 0 };
let pointer = null; // where the dragged thing shall be; null: where it is
const times = []; // of the last frames, in milliseconds

function fit() {
    const ratio = devicePixelRatio;
    for (const one of [canvas, still]) {
        one.width = Math.round(canvas.clientWidth * ratio);
        one.height = Math.round(canvas.clientHeight * ratio);
    }
    view.scale = Math.min(canvas.width / width, canvas.height / height);
    view.left = (canvas.width - width * view.scale) / 2;
    view.top = (canvas.height - height * view.scale) / 2;
    drawStill();
    draw();
}
function inMap({ clientX, clientY }) {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: ((clientX - left) * devicePixelRatio - view.left) / view.scale,
        y: ((clientY - top) * devicePixelRatio - view.top) / view.scale };
}
function place(on) { on.setTransform(view.scale, 0, 0, view.scale, view.left, view.top); }
const pixels = (count) => count * devicePixelRatio / view.scale;

function drawCircles(on, circles, stroke, line) {
    on.fillStyle = '#d0dcc9';
    on.strokeStyle = stroke;
    on.lineWidth = pixels(line);
    on.beginPath();
    for (const { x, y, radius } of circles) {
        on.moveTo(x + radius, y);
        on.arc(x, y, radius, 0, 2 * Math.PI);
    }
    on.fill();
    on.stroke();
}
function drawStill() {
    const on = still.getContext('2d');
    on.resetTransform();
    on.fillStyle = '#f9faf7';
    on.fillRect(0, 0, still.width, still.height);
    place(on);
    drawCircles(on, playground.circles.filter((one) => one !== dragged), '#697a62', 1.25);
}

function drawPath(path) {
    const points = path.points(pixels(0.1));
    if (points.length === 0)
        return;
    context.beginPath();
    for (let i = 0; i < points.length; i += 2)
        context.lineTo(points[i], points[i + 1]);
    context.lineJoin = context.lineCap = 'round';
    for (const [style, line] of [['rgb(249 250 247 / 0.9)', 6], ['#c94a00', 3]]) {
        context.strokeStyle = style;
        context.lineWidth = pixels(line);
        context.stroke();
    }
}
function drawEnds() {
    const [start, goal] = playground.ends;
    context.lineWidth = pixels(2.5);
    context.strokeStyle = '#c94a00';
    context.fillStyle = '#f9faf7';
    for (const { x, y } of [start, goal]) {
        context.beginPath();
        context.arc(x, y, pixels(6.5), 0, 2 * Math.PI);
        if (x === goal.x && y === goal.y)
            context.fillStyle = '#c94a00';
        context.fill();
        context.stroke();
    }
}
function draw() {
    context.resetTransform();
    context.drawImage(still, 0, 0);
    place(context);
    if (dragged?.id)
        drawCircles(context, [dragged], '#0e7c86', 2.25);
    drawPath(playground.path);
    drawEnds();
}

function say() {
    const { path } = playground;
    const arcs = path.segments().filter((one) => one.center).length;
    element('said').value = path.outcome === 'found'
        ? `Path ${path.length.toFixed(2)}, ${arcs} arcs${path.gap > 0 ? ', ends short' : ''}`
        : `No way through: ${path.outcome}`;
    element('said').dataset.length = path.length;
    const median = [...times].sort((a, b) => a - b)[times.length >> 1];
    element('time').value = times.length > 0 ? `${median.toFixed(2)} ms for edit and path` : '';
    element('time').dataset.frames = Number(element('time').dataset.frames ?? 0) + 1;
}
function frame() {
    if (pointer) {
        const before = performance.now();
        playground.drag(dragged, pointer.x, pointer.y);
        times.push(performance.now() - before);
        times.splice(0, times.length - 60);
        pointer = null;
        draw();
        say();
    }
    if (dragged)
        requestAnimationFrame(frame);
}

function listen() {
    canvas.addEventListener('pointerdown', (event) => {
        const at = inMap(event);
        dragged = playground.at(at.x, at.y, pixels(14));
        if (!dragged)
            return;
        grip = { x: dragged.x - at.x, y: dragged.y - at.y };
        canvas.setPointerCapture(event.pointerId);
        canvas.classList.add('drags');
        drawStill();
        requestAnimationFrame(frame);
    });
    canvas.addEventListener('pointermove', (event) => {
        const at = inMap(event);
        if (dragged)
            pointer = { x: at.x + grip.x, y: at.y + grip.y };
    });
    const drop = () => {
        if (!dragged)
            return;
        frame();
        dragged = null;
        canvas.classList.remove('drags');
        drawStill();
        draw();
    };
    canvas.addEventListener('pointerup', drop);
    canvas.addEventListener('pointercancel', drop);
    element('radius').addEventListener('input', ({ target }) => {
        playground.radius = Number(target.value);
        element('size').value = target.value;
        playground.find();
        draw();
        say();
    });
    addEventListener('resize', fit);
}

try {
    playground = new Playground(await load());
    globalThis.playground = playground; // for the console, and for tests
    listen();
    fit();
    say();
} catch (error) {
    element('said').value = error.message;
}
