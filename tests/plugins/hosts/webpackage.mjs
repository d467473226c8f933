// What npm packs of @thicket/nav is installed where nothing else is; a program in TypeScript is
// compiled against its types, strictly, and runs. Arguments: the package's folder; optionally that of
// TypeScript.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';

const [, , packageFolder, typescript] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'webpackage-'));
const run = (program, ...given) => {
    try {
        return execFileSync(program, given, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
        return assert.fail(`${program} ${given.join(' ')}:\n${error.stdout}${error.stderr}`);
    }
};

test('npm packs it, and installs it without a registry', () => {
    const [packed] = JSON.parse(run('npm', 'pack', packageFolder, '--json'));
    const names = packed.files.map(({ path }) => path).sort();
    assert.deepEqual(names, readdirSync(packageFolder).sort());
    writeFileSync(join(folder, 'package.json'), '{"type": "module", "private": true}');
    run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`);
    writeFileSync(join(folder, 'game.js'), `import { load } from '@thicket/nav';
        const world = (await load()).world().add(1, { center: [0, 0], radius: 1 }).commit();
        console.log(world.path([-2, 0], [2, 0]).length.toFixed(6));`);
    // Two tangents and an arc: 2 sqrt(3) + pi / 3.
    assert.equal(run('node', 'game.js').trim(), '4.511299');
});

test('TypeScript accepts its use and refuses misuse', { skip: !typescript }, () => {
    copyFileSync(new URL('types.ts', import.meta.url), join(folder, 'types.ts'));
    run('node', join(typescript, 'bin/tsc'), '--strict', '--noUncheckedIndexedAccess',
        '--exactOptionalPropertyTypes', '--target', 'es2022', '--module', 'nodenext', '--lib',
        'es2022,dom', 'types.ts');
    assert.match(run('node', 'types.js'), /5 kinds of misuse are refused/);
});

test.after(() => rmSync(folder, { recursive: true }));
