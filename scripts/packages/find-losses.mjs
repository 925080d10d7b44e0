import { existsSync, readFileSync } from 'node:fs';

import { Random } from '../../dist/core/random.js';
import { armNumber } from '../../dist/instrument/coverage/coverage-preamble.js';
import { linePlace, openBuild } from './open-build.mjs';
import { twinsOf } from './twins.mjs';

const triesPerInput = 60;
const longestLine = 100;

/**
 * Finds silent losses: pairs of inputs of which the second satisfies everything that was recorded for the first, but
 * takes another decision somewhere, symbolic or not. Each comes with the location of the first difference.
 */
export async function findLosses(file, inputs, { name }, { seed }) {
  const random = new Random(`${seed}/${name}/twins`);
  const pairs = [];
  let recorded = 0;
  const ending = await thoseThatEnd(file, inputs);
  await eachRun(file, 'concolic', { compound: false }, ending, ({ trace, eventsDropped, exhausted, outcome }, text) => {
    const isWhole = trace !== undefined && eventsDropped === 0 && exhausted === undefined && trace.stale === 0;
    if (!isWhole || outcome.kind === 'hung') return;
    recorded++;
    for (const twin of twinsOf(trace, text, inputs, triesPerInput, random)) pairs.push({ text, twin });
  });
  const suspects = await parted(file, pairs);
  const judged = { loss: [], state: [], varying: [] };
  for (const pair of suspects) judged[await judge(file, pair)].push(pair);
  return {
    recorded,
    hung: inputs.length - ending.length,
    pairs: pairs.length,
    byState: judged.state.length,
    varying: judged.varying,
    losses: judged.loss,
  };
}

/**
 * Returns the inputs that do not hang natively. Recording one that does would only wait for the concolic build's time
 * limit, which is 60 times longer.
 */
async function thoseThatEnd(file, inputs) {
  const ending = [];
  await eachRun(file, 'native', {}, inputs, ({ outcome }, text) => {
    if (outcome.kind !== 'hung') ending.push(text);
  });
  return ending;
}

/**
 * Runs both texts of a pair in turns and tells why their paths differ. `loss`: they differ each time. `state`: they are
 * equal once both texts have run, because the subject filled a cache or a table that it keeps between runs. `varying`:
 * one text takes several paths, by randomness, a clock, or state that goes on changing. The first run of each text is
 * not compared.
 */
async function judge(file, { text, twin }) {
  const ends = [];
  const texts = [text, twin, text, twin, text, twin];
  await eachRun(file, 'coverage', { pathHash: true }, texts, ({ pathHash, outcome }) => {
    ends.push(`${pathHash} ${endOf(outcome)}`);
  });
  const [, , first, second, third, fourth] = ends;
  if (first !== third || second !== fourth) return 'varying';
  return first === second ? 'state' : 'loss';
}

/** Returns the pairs whose native paths diverge, apart from the counting. */
async function parted(file, pairs) {
  const texts = [...new Set(pairs.flatMap(({ text, twin }) => [text, twin]))];
  const runs = new Map();
  const tables = await eachRun(file, 'coverage', { pathArms: true }, texts, ({ pathArms, outcome }, text) => {
    const isKnown = pathArms !== undefined && outcome.kind !== 'hung';
    runs.set(text, isKnown ? { arms: pathArms, end: endOf(outcome) } : undefined);
  });
  const places = armPlaces(tables);
  return pairs.flatMap(({ text, twin }) => {
    const [a, b] = [runs.get(text), runs.get(twin)];
    if (a === undefined || b === undefined) return [];
    const at = firstDifference(a.arms, b.arms);
    if (at < 0 && a.end === b.end) return [];
    const ways = [a, b].map(({ arms, end }) => places.get(arms[at])?.place ?? end);
    const line = places.get(a.arms[at])?.line ?? places.get(b.arms[at])?.line ?? '';
    return [{ text, twin, place: ways[0] === ways[1] ? ways[0] : ways.join(' or '), line }];
  });
}

/** Runs all texts; returns the site tables of the rewritten files. */
async function eachRun(file, build, choices, texts, use) {
  const target = await openBuild(file, build, choices);
  try {
    let index = 0;
    for await (const run of target.run(texts.map((text) => ({ kind: 'text', text })))) use(run, texts[index++]);
    return target.siteTables;
  } finally {
    await target.close();
  }
}

/** Returns the first part of a digest, or the kind of failure: what all results of one path have in common. */
function endOf({ kind, result, failure }) {
  return kind === 'returned' ? String(result).slice(1, 8) : `${kind} ${failure?.errorClass}`;
}

function firstDifference(a, b) {
  const length = Math.max(a.length, b.length);
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return at;
  return -1;
}

/** Returns the lines of branches by the numbers of their arms, with their text. */
function armPlaces(tables) {
  const places = new Map();
  for (const table of tables) {
    const lines = existsSync(table.file) ? readFileSync(table.file, 'utf8').split('\n') : [];
    for (const site of table.branches) {
      const place = { place: linePlace(table, site), line: (lines[site.line - 1] ?? '').trim().slice(0, longestLine) };
      for (const { counter } of site.arms) places.set(armNumber(table, counter), place);
    }
  }
  return places;
}
