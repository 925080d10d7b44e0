import { writeFileSync } from 'node:fs';
import { register } from 'node:module';

const { out, dist, marker } = JSON.parse(process.env['COPPICE_WALK'] ?? '{}');
// Child processes are not traced.
delete process.env['COPPICE_WALK'];

const mostLevels = 4;
const mostValues = 400;
/** Limit of examined calls per file; a file that has not carried the input by then is not examined further. */
const mostLooks = 50_000;

/** Files in the order in which a function of them was first entered, and first entered with the input among its arguments. */
const entered = new Set();
const carried = new Set();
const looks = new Map();

function walk(file, given) {
  entered.add(file);
  if (carried.has(file)) return;
  const before = looks.get(file) ?? 0;
  if (before === mostLooks) return;
  looks.set(file, before + 1);
  if (holdsInput(given)) carried.add(file);
}

/** Searches breadth-first; getters are not called. */
function holdsInput(given) {
  let level = Array.from(given);
  let left = mostValues;
  for (let depth = 0; depth < mostLevels && level.length > 0; depth++) {
    const below = [];
    for (const value of level) {
      if (left-- === 0) return false;
      if (typeof value === 'string') {
        if (value.includes(marker)) return true;
      } else if (typeof value === 'object' && value !== null) below.push(...partsOf(value, left));
    }
    level = below;
  }
  return false;
}

function partsOf(value, most) {
  if (ArrayBuffer.isView(value)) return [];
  if (value instanceof Map) return [...value.entries()].slice(0, most).flat();
  if (value instanceof Set) return [...value].slice(0, most);
  if (Array.isArray(value)) return value.slice(0, most);
  const descriptors = Object.keys(value)
    .slice(0, most)
    .map((key) => Object.getOwnPropertyDescriptor(value, key));
  return descriptors.flatMap((descriptor) =>
    descriptor !== undefined && 'value' in descriptor ? [descriptor.value] : [],
  );
}

if (out !== undefined) {
  register('./hooks.mjs', import.meta.url, { data: { dist } });
  globalThis.coppiceWalk = walk;
  process.on('exit', () => writeFileSync(out, JSON.stringify({ entered: [...entered], carried: [...carried] })));
}
