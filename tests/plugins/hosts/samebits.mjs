// What a program prints natively and as a WebAssembly module: the same. Arguments: both.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { WASI } from 'node:wasi';

const [, , program, module] = process.argv;

async function printedByModule() {
    const folder = mkdtempSync(join(tmpdir(), 'samebits-'));
    const file = join(folder, 'printed');
    const out = openSync(file, 'w');
    try {
        const system = new WASI({ version: 'preview1', stdout: out, returnOnExit: true });
        const { instance } = await WebAssembly.instantiate(readFileSync(module),
            { wasi_snapshot_preview1: system.wasiImport });
        assert.equal(system.start(instance), 0);
        return readFileSync(file, 'utf8');
    } finally {
        closeSync(out);
        rmSync(folder, { recursive: true });
    }
}

test('10,000 paths and the sample crowds have the same bits', async () => {
    const lines = (text) => text.trimEnd().split('\n');
    const native = lines(execFileSync(program, { encoding: 'utf8', maxBuffer: 1 << 26 }));
    const web = lines(await printedByModule());
    assert.ok(native.length > 10020);
    assert.ok(native.filter((line) => line.includes(' found ')).length > 5000);
    assert.equal(web.length, native.length);
    const different = native.flatMap((line, i) => (line === web[i] ? [] : [`${line} | ${web[i]}`]));
    assert.equal(different.length, 0, `${different.length}:\n${different.slice(0, 20).join('\n')}`);
});
