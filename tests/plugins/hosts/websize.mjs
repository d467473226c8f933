// The modules are small. Argument: the package's folder.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { gzipSync } from 'node:zlib';

// Kilobytes, compressed as servers send them.
for (const [name, most] of [['thicket', 500], ['thicket-paths', 300]]) {
    test(`${name}.wasm has at most ${most} kB compressed`, () => {
        const bytes = readFileSync(`${process.argv[2]}/${name}.wasm`);
        const sent = gzipSync(bytes, { level: 9 }).length;
        console.log(`${name}: ${bytes.length} bytes, ${sent} compressed`);
        assert.ok(sent <= most * 1000, `${sent}`);
    });
}
