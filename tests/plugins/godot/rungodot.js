// rungodot.js ENGINE_DIR PROJECT_DIR [SECONDS]: runs a Godot 4.6 project without a display, in the
// official web build of the engine under Node. The project's main scene ends with
// get_tree().quit(CODE), which becomes the exit status; 8: too slow, 9: the engine did not start.
//
// The engine expects a browser. What it asks of it at the start is answered by objects that accept
// everything and do nothing.
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const vm = require('vm');

const [engine, project, seconds = '60'] = process.argv.slice(2);

function filesBelow(folder, prefix = '') {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const place = path.join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(place, `${prefix}${entry.name}/`)
                                   : [[prefix + entry.name, fs.readFileSync(place)]];
    });
}

const padded = (bytes, to) => Buffer.concat([bytes, Buffer.alloc((to - bytes.length % to) % to)]);
const u32 = value => { const b = Buffer.alloc(4); b.writeUInt32LE(value); return b; };
const u64 = value => { const b = Buffer.alloc(8); b.writeBigUInt64LE(BigInt(value)); return b; };

// Godot's resource pack, format 3: header, files, directory.
function pack(files) {
    const headerSize = 0x70, alignment = 16, relativeOffsets = 2;
    const body = [], directory = [u32(files.length)];
    let at = 0;
    for (const [name, bytes] of files) {
        const called = padded(Buffer.from(name), 4), stored = padded(bytes, alignment);
        directory.push(u32(called.length), called, u64(at), u64(bytes.length),
            crypto.createHash('md5').update(bytes).digest(), u32(0));
        body.push(stored);
        at += stored.length;
    }
    const header = Buffer.concat([Buffer.from('GDPC'), ...[3, 4, 6, 0, relativeOffsets].map(u32),
        u64(headerSize), u64(headerSize + at)]);
    return Buffer.concat([header, Buffer.alloc(headerSize - header.length), ...body, ...directory]);
}

function browser() {
    const nothing = () => {};
    const size = { width: 640, height: 480 };
    const element = () => {
        const made = { style: {}, classList: { add: nothing, remove: nothing }, id: 'canvas', tabIndex: 0,
            ...size, getContext: () => null,
            getBoundingClientRect: () => ({ x: 0, y: 0, left: 0, top: 0, ...size }) };
        for (const method of ['addEventListener', 'removeEventListener', 'appendChild', 'removeChild',
            'setAttribute', 'focus', 'requestFullscreen'])
            made[method] = nothing;
        return made;
    };
    const canvas = element();
    const document = { createElement: element, getElementById: () => canvas, querySelector: () => canvas,
        addEventListener: nothing, removeEventListener: nothing, exitPointerLock: nothing, body: element(),
        head: element(), documentElement: element(), hidden: false, visibilityState: 'visible',
        currentScript: { src: 'http://localhost/index.js' } };
    const page = { document, canvas, console, crypto: globalThis.crypto, performance, setTimeout, clearTimeout,
        setInterval, clearInterval, queueMicrotask, TextDecoder, TextEncoder, URL, Response, Headers, Blob,
        AbortController, structuredClone, WebAssembly, fetch: nothing, addEventListener: nothing,
        removeEventListener: nothing, dispatchEvent: nothing, alert: text => console.error(text),
        navigator: { userAgent: 'Chrome/130.0', language: 'en', languages: ['en'], platform: 'Linux',
            hardwareConcurrency: 1, getGamepads: () => [] },
        location: { href: 'http://localhost/', hostname: 'localhost', protocol: 'http:', search: '', hash: '' },
        matchMedia: () => ({ matches: false, addEventListener: nothing }), devicePixelRatio: 1,
        innerWidth: size.width, innerHeight: size.height, screen: size, isSecureContext: true,
        crossOriginIsolated: false, requestAnimationFrame: step => setTimeout(() => step(performance.now()), 1),
        cancelAnimationFrame: id => clearTimeout(id), getComputedStyle: () => ({ getPropertyValue: () => '' }),
        Element: function () {}, HTMLCanvasElement: function () {}, Event: class { constructor(type) { this.type = type; } },
        MutationObserver: class { observe() {} }, ResizeObserver: class { observe() {} } };
    page.window = page.self = page;
    return page;
}

async function main() {
    const page = browser();
    const context = vm.createContext(page);
    vm.runInContext(fs.readFileSync(path.join(engine, 'index.js'), 'utf8') + ';globalThis.startGodot = Godot;',
        context);
    const binary = fs.readFileSync(path.join(engine, 'index.wasm'));
    // Pipes are written behind the program's back: wait until they are.
    const end = code => process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
    const godot = await context.startGodot({
        instantiateWasm: (imports, ready) => {
            WebAssembly.instantiate(binary, imports).then(made => ready(made.instance, made.module));
            return {};
        },
        print: text => console.log(text), printErr: text => console.error(text), locateFile: name => name,
        canvas: page.canvas, onExit: end });
    await godot.initFS([]);
    const bytes = pack(filesBelow(project));
    // The engine only takes buffers that were made in its own context.
    const buffer = vm.runInContext('size => new ArrayBuffer(size)', context)(bytes.length);
    new Uint8Array(buffer).set(bytes);
    godot.copyToFS('/project.pck', buffer);
    godot.initConfig({ canvas: page.canvas, canvasResizePolicy: 0, locale: 'en', virtualKeyboard: false,
        focusCanvas: false, godotPoolSize: 0, emscriptenPoolSize: 0, persistentDrops: false, onExecute: null,
        onExit: end });
    godot.callMain(['--headless', '--main-pack', '/project.pck']);
}

setTimeout(() => { console.error(`no end within ${seconds} s`); process.exit(8); }, 1000 * Number(seconds));
main().catch(error => { console.error(error); process.exit(9); });
