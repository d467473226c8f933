// What samebits and samerecordings print natively and as WebAssembly modules: the same. Arguments:
// the folders of both.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { WASI } from 'node:wasi';

const [, , programs, modules] = process.argv;
const lines = (text) => text.trimEnd().split('\n');

async function printedByModule(name) {
    const folder = mkdtempSync(join(tmpdir(), 'samebits-'));
    const file = join(folder, 'printed');
    const out = openSync(file, 'w');
    try {
        const system = new WASI({ version: 'preview1', stdout: out, returnOnExit: true });
        const { instance } = await WebAssembly.instantiate(readFileSync(join(modules, `${name}.wasm`)),
            { wasi_snapshot_preview1: system.wasiImport });
        assert.equal(system.start(instance), 0);
        return readFileSync(file, 'utf8');
    } finally {
        closeSync(out);
        rmSync(folder, { recursive: true });
    }
}

// Compares them line by line, and returns the lines.
async function same(name) {
    const native = lines(execFileSync(join(programs, name), { encoding: 'utf8', maxBuffer: 1 << 26 }));
    const web = lines(await printedByModule(name));
    assert.equal(web.length, native.length);
    const different = native.flatMap((line, i) => (line === web[i] ? [] : [`${line} | ${web[i]}`]));
    assert.equal(different.length, 0, `${different.length}:\n${different.slice(0, 20).join('\n')}`);
    return native;
}

test('10,000 paths with their points, and the sample crowds, have the same bits', async () => {
    const printed = await same('samebits');
    assert.ok(printed.length > 10020);
    assert.ok(printed.filter((line) => line.includes(' found ')).length > 5000);
});

test('recordings of the sample crowds have the same bytes', async () => {
    const printed = await same('samerecordings');
    const samples = new Set(printed.map((line) => line.replace(/ \d+ [0-9a-f]+$/, '')));
    assert.ok(samples.size >= 21 && printed.length > 10 * samples.size);
});
