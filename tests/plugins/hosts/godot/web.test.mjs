// The project examples/godot4web in the web build of Godot, in headless Chromium: every call that its
// script makes of @thicket/nav is made again in Node, and every path has the same bits.
// Arguments: the package's folder, the folders of playwright-core, the engine and the project, Chromium,
// a picture to write.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'node:test';

const [, , packageFolder, playwrightFolder, engine, project, chromium, picture] = process.argv;
const { load } = await import(pathToFileURL(join(packageFolder, 'index.js')));
const playwright = createRequire(import.meta.url)(playwrightFolder);

const padded = (bytes, to) => Buffer.concat([bytes, Buffer.alloc((to - bytes.length % to) % to)]);
function numbers(kind, ...values) {
    const bytes = Buffer.alloc(values.length * (kind === 'UInt32LE' ? 4 : 8));
    values.forEach((value, i) => bytes[`write${kind}`](value, i * bytes.length / values.length));
    return bytes;
}
const words = (...values) => numbers('UInt32LE', ...values);
const longs = (...values) => numbers('BigUInt64LE', ...values.map(BigInt));

// A resource pack of Godot 4.6, format 3: a header, the files, and then their directory.
function packed(folder) {
    const headerLength = 112;
    const contents = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);
    contents.push(['.godot/global_script_class_cache.cfg', Buffer.from('list=[]\n')]);
    let files = Buffer.alloc(0);
    const directory = [words(contents.length)];
    for (const [name, data] of contents) {
        const path = padded(Buffer.from(name), 4);
        directory.push(words(path.length), path, longs(files.length, data.length),
            createHash('md5').update(data).digest(), words(0));
        files = padded(Buffer.concat([files, data]), 16);
    }
    const relativeOffsets = 2;
    const header = Buffer.concat([Buffer.from('GDPC'), words(3, 4, 6, 0, relativeOffsets),
        longs(headerLength, headerLength + files.length)]);
    return Buffer.concat([padded(header, headerLength), files, ...directory]);
}

// What Godot exports, with the package in its head. Notes all calls of the world.
const html = `<!doctype html><canvas id="canvas" width="1020" height="680"></canvas>
<script type="module">
import { load } from './thicket/index.js';
globalThis.calls = [];
const thicket = await load();
const plain = (value) => JSON.parse(JSON.stringify(value, (key, item) => key === 'into' ? null : item));
globalThis.thicket = { world: () => new Proxy(thicket.world(), {
    get: (world, name) => (...given) => {
        const answer = world[name](...given);
        const points = name === 'path' ? [...answer.points(0.25)] : [];
        calls.push({ name, given: plain(given), outcome: answer.outcome, length: answer.length, points });
        return answer;
    } }) };
</script>
<script src="index.js"></script>
<script>
new Engine({ executable: 'index', mainPack: 'project.pck', args: ['--', '--walk'],
    canvas: document.getElementById('canvas'), canvasResizePolicy: 0, focusCanvas: false,
    ensureCrossOriginIsolationHeaders: false }).startGame({ onPrint: (...said) => console.log(...said),
    onPrintError: (...said) => console.error(...said) });
</script>`;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://here').pathname;
    try {
        const bytes = path === '/' ? html : path === '/project.pck' ? packed(project)
            : path.startsWith('/thicket/') ? readFileSync(join(packageFolder, path.slice(9)))
                : readFileSync(join(engine, path));
        const type = path === '/' ? 'text/html' : types[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(bytes);
    } catch {
        response.writeHead(404).end();
    }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await playwright.chromium.launch({ executablePath: chromium,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });

test('Godot walks by the paths that Node finds', async () => {
    const tab = await browser.newPage({ viewport: { width: 1020, height: 680 } });
    const said = [];
    const faults = [];
    tab.on('pageerror', (error) => faults.push(error.message));
    tab.on('console', (message) => {
        said.push(message.text());
        if (/SCRIPT ERROR|^(USER )?ERROR/.test(message.text()))
            faults.push(message.text());
    });
    const ended = tab.waitForEvent('console', {
        predicate: (message) => /^\w+: [\d.]+ pixels/.test(message.text()), timeout: 240_000 });
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    const last = await ended.catch((error) => assert.fail(`${error.message}\n${said.join('\n')}`));
    const calls = await tab.evaluate(() => globalThis.calls);
    if (picture)
        await tab.screenshot({ path: picture });

    const world = (await load()).world();
    let paths = 0;
    let path = null;
    for (const { name, given, outcome, length, points } of calls) {
        const answer = world[name](...given);
        if (name !== 'path')
            continue;
        if (paths === 120) // of the 60 frames
            break;
        ++paths;
        path = answer;
        assert.deepEqual([path.outcome, path.length, [...path.points(0.25)]], [outcome, length, points]);
    }
    assert.equal(paths, 120);
    assert.ok(path.outcome === 'found' && path.length > 100);
    assert.equal(last.text(), `${path.outcome}: ${path.length.toFixed(3)} pixels, `
        + `${path.gap.toFixed(3)} from the pointer`);
    assert.deepEqual(faults, []);
});

test.after(async () => {
    await browser.close();
    server.close();
});
