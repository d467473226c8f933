// The page of examples/web in headless Chromium: a circle is dragged, and the path that the page then
// shows is the one that Node finds, bit for bit.
// Arguments: the package's folder, the folder of playwright-core, Chromium, a picture to write.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'node:test';

import { Playground } from '../examples/web/playground.js';

const [, , packageFolder, playwrightFolder, chromium, picture] = process.argv;
const { load } = await import(pathToFileURL(join(packageFolder, 'index.js')));
const playwright = createRequire(import.meta.url)(playwrightFolder);
const page = new URL('../examples/web/', import.meta.url).pathname;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://here').pathname.replace(/\/$/, '/index.html');
    const inPackage = '/node_modules/@thicket/nav/';
    const file = path.startsWith(inPackage) ? join(packageFolder, path.slice(inPackage.length))
        : join(page, path);
    try {
        const bytes = readFileSync(file);
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(bytes);
    } catch {
        response.writeHead(404).end();
    }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await playwright.chromium.launch({ executablePath: chromium, args: ['--no-sandbox'] });

test('the path follows a dragged circle and a dragged goal', async () => {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 854 } });
    const faults = [];
    tab.on('pageerror', (error) => faults.push(error.message));
    tab.on('console', (message) => message.type() === 'error' && !message.text().includes('404')
        && faults.push(message.text()));
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    await tab.waitForFunction(() => globalThis.playground?.path);
    const native = new Playground(await load());
    const shown = () => tab.evaluate(() => document.getElementById('said').dataset.length);
    assert.equal(await shown(), String(native.path.length));

    // 9 pixels a unit, 44 below the top; whole ones, as Chromium cuts those of a press.
    const toPage = ({ x, y }) => [Math.round(9 * x), Math.round(44 + 9 * y)];
    const [onPath] = native.path.segments().filter((one) => one.center);
    const circle = native.circles[onPath.obstacle - 1];
    const [x, y] = toPage(circle);
    await tab.mouse.move(x, y);
    await tab.mouse.down();
    await tab.mouse.move(x + 90, y + 135, { steps: 120 });
    await tab.mouse.up();
    const [left, top] = await tab.evaluate((id) => {
        const { x, y } = playground.circles[id - 1];
        return [x, y];
    }, circle.id);
    assert.ok(Math.hypot(left - circle.x - 10, top - circle.y - 15) < 1e-9);
    native.drag(circle, left, top);
    assert.equal(await shown(), String(native.path.length));
    assert.equal(await tab.evaluate(() => playground.path.length), native.path.length);

    // Into a circle: the path ends short of the goal.
    const deepest = native.circles[0];
    await tab.mouse.move(...toPage(native.ends[1]));
    await tab.mouse.down();
    await tab.mouse.move(...toPage(deepest), { steps: 60 });
    await tab.mouse.up();
    const goal = await tab.evaluate(() => ({ ...playground.ends[1] }));
    native.drag(native.ends[1], goal.x, goal.y);
    assert.equal(await shown(), String(native.path.length));
    const frames = await tab.evaluate(() => document.getElementById('time').dataset.frames);
    assert.ok(Number(frames) > 20, `${frames} frames`);
    console.log(await tab.evaluate(() => document.getElementById('time').value),
        `in ${frames} frames`);
    if (picture)
        await tab.screenshot({ path: picture });
    assert.deepEqual(faults, []);
});

test.after(async () => {
    await browser.close();
    server.close();
});
