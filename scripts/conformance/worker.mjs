// Runs one test of the suite at a time, each in its own realms: natively (unless that result is known), and if that
// passes, rewritten.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frontMatter } from './front-matter.mjs';
import { Realm } from './realm.mjs';

const [checkout, literals] = process.argv.slice(2);
const symbolicLiterals = literals === 'symbolic';

process.on('message', ({ file, native }) => {
  runTest(file, native ?? {}).then(
    (results) => process.send({ kind: 'results', results }),
    (error) => process.send({ kind: 'results', results: [failure('?', `script error: ${error.stack}`)] }),
  );
});
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
process.send({ kind: 'ready' });

const failure = (mode, message) => ({ mode, native: true, rewritten: message, shadows: 0, branches: 0 });

/** @param known by mode: true if the test passes natively */
async function runTest(file, known) {
  const text = readFileSync(file, 'utf8');
  const meta = frontMatter(text);
  const results = [];
  for (const mode of modesOf(meta)) {
    const native = known[mode] ?? (await attempt(file, text, meta, mode, false)).passed;
    if (native !== true) {
      results.push({ mode, native: false, rewritten: native, shadows: 0, branches: 0 });
      continue;
    }
    const { passed, shadows, branches } = await attempt(file, text, meta, mode, true);
    results.push({ mode, native: true, rewritten: passed, shadows, branches });
  }
  return results;
}

function modesOf({ flags }) {
  if (flags.includes('module')) return ['module'];
  if (flags.includes('raw')) return ['raw'];
  if (flags.includes('onlyStrict')) return ['strict'];
  return flags.includes('noStrict') ? ['sloppy'] : ['sloppy', 'strict'];
}

async function attempt(file, text, meta, mode, isRewritten) {
  const realm = new Realm({ isRewritten, symbolicLiterals });
  try {
    if (mode !== 'raw') {
      const names = [
        'assert.js',
        'sta.js',
        ...(meta.flags.includes('async') ? ['doneprintHandle.js'] : []),
        ...meta.includes,
      ];
      for (const name of names) realm.runHarness(path.join(checkout, 'harness', name));
    }
    const source = mode === 'strict' ? `"use strict";\n${text}` : text;
    const ended = mode === 'module' ? await realm.runModule(file, source) : realm.runScript(source, file);
    const outcome = meta.flags.includes('async') && ended === undefined ? await realm.printed() : ended;
    return { passed: judge(outcome, meta), ...realm.counts() };
  } catch (error) {
    return { passed: `runner: ${String(error?.stack ?? error).slice(0, 300)}`, ...realm.counts() };
  }
}

/** Returns true, or a description of the failure. */
function judge(outcome, { negative, flags }) {
  if (negative !== undefined) {
    if (outcome === undefined) return 'expected an error, got none';
    return outcome.name === negative.type ? true : `expected ${negative.type}, got ${outcome.name}: ${outcome.message}`;
  }
  if (flags.includes('async')) return outcome === 'Test262:AsyncTestComplete' ? true : describe(outcome);
  return outcome === undefined ? true : describe(outcome);
}

function describe(outcome) {
  return typeof outcome === 'string'
    ? outcome.slice(0, 300)
    : `${outcome?.name}: ${String(outcome?.message).slice(0, 300)}`;
}
