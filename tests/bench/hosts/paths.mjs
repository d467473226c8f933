// Paths in WebAssembly beside the same in C++, turn by turn, in processor time:
// node paths.mjs PACKAGE HOSTS-PATHSBESIDE [PATHS]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , packageFolder, besideProgram, wanted = '5000'] = process.argv;
const turns = 7;
const { load } = await import(pathToFileURL(join(packageFolder, 'index.js')));

// A linear congruence, whose high bits are used.
let state = 7n;
function random(low, high) {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xFFFFFFFFFFFFFFFFn;
    return low + (high - low) * Number(state >> 32n) / 2 ** 32;
}

const world = (await load()).world();
const circles = Array.from({ length: 1000 }, () =>
    [random(0, 200), random(0, 200), random(0.5, 3)]);
circles.forEach(([x, y, radius], i) => world.add(i + 1, { center: [x, y], radius }));
world.commit();
const paths = Array.from({ length: Number(wanted) }, () => {
    const free = () => {
        const point = [random(0, 200), random(0, 200)];
        return world.clearance(point) >= 0 ? point : free();
    };
    return [free(), free()];
});

const folder = mkdtempSync(join(tmpdir(), 'thicket-paths-'));
const file = join(folder, 'paths');
writeFileSync(file, Float64Array.from([circles.length, paths.length, ...circles.flat(),
    ...paths.flat(2)]));
let into = null;
function here() {
    const begin = process.cpuUsage();
    let total = 0;
    for (const [start, goal] of paths) {
        into = world.path(start, goal, { into });
        total += into.length;
    }
    const { user, system } = process.cpuUsage(begin);
    return [(user + system) / paths.length, total];
}
const middle = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
here(); // compiles
const besides = [], heres = [];
for (let turn = 0; turn < turns; ++turn) {
    const [microseconds, expected] = execFileSync(besideProgram, [file], { encoding: 'utf8' })
        .trim().split(/\s+/).map(Number);
    const [own, total] = here();
    if (total !== expected)
        throw new Error(`other lengths than in C++: ${total}, ${expected}`);
    besides.push(microseconds);
    heres.push(own);
}
rmSync(folder, { recursive: true });
const ratios = heres.map((own, i) => own / besides[i]).sort((a, b) => a - b);
console.log('| paths | C++ us | WebAssembly us | WebAssembly / C++, least, median, most |');
console.log('|---|---|---|---|');
console.log(`| ${paths.length} | ${middle(besides).toFixed(2)} | ${middle(heres).toFixed(2)} | `
    + `${[ratios[0], middle(ratios), ratios[turns - 1]].map((one) => one.toFixed(2)).join(', ')} |`);
