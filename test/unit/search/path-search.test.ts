import { describe, expect, it } from 'vitest';

import type { Input } from '../../../src/execution/input/input.ts';
import type { SolvedFlip } from '../../../src/engine/explorer.ts';
import { Dictionary } from '../../../src/search/mutation/dictionary.ts';
import { pathStrategies } from '../../../src/search/path-strategies.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';
import { Random } from '../../../src/core/random.ts';
import { unsolvedFlip } from '../../../src/engine/unsolved-flip.ts';
import {
  wayKind,
  type DecisionFlip,
  type Flip,
  type DecisionFlips,
  type Recording,
} from '../../../src/engine/recording.ts';
import type { ExpandTask, Strategy } from '../../../src/search/strategy.ts';

/** A program of three bits: each is read and decides at its own site; its behavior is as simple as its input. */
const bits = 3;

function recordingOf(text: string, changes: Partial<Recording> = {}): Recording {
  const taken = Int32Array.from({ length: bits }, (_, i) => (text[i] === '1' ? 1 : 0));
  return {
    path: { sites: Int32Array.of(10, 11, 12), taken, ways: new Int32Array(bits).fill(wayKind.truth) },
    concretizations: [],
    literals: [],
    stale: 0,
    eventsDropped: 0,
    ...changes,
  };
}

function atOneSite(text: string): Partial<Recording> {
  const { path } = recordingOf(text);
  return path === undefined ? {} : { path: { ...path, sites: Int32Array.of(10, 10, 10) } };
}

/** A program of four bits; a missing one counts as 0. */
function withFourBits(text: string): Partial<Recording> {
  const taken = Int32Array.from({ length: 4 }, (_, i) => (text[i] === '1' ? 1 : 0));
  return { path: { sites: Int32Array.of(10, 11, 12, 13), taken, ways: new Int32Array(4).fill(wayKind.truth) } };
}

function textOf({ value }: Input): string {
  return value.kind === 'text' ? value.text : '';
}

function answerIn({ solve, solveJoint }: World, parent: string, flip: Flip): SolvedFlip {
  if (flip.kind === 'decision') return solved(parent, flip, solve?.(parent, flip));
  if (flip.kind !== 'joint' || solveJoint === undefined) return unsolvedFlip(flip, 'not in this world');
  const input = { kind: 'text', text: solveJoint(parent, flip) } as const;
  return { ...unsolvedFlip(flip, ''), verdict: 'sat', by: 'domains', reason: undefined, input };
}

function solved(parent: string, flip: DecisionFlip, changes: Partial<SolvedFlip> = {}): SolvedFlip {
  const index = flip.index;
  const text = parent.slice(0, index) + (parent[index] === '1' ? '0' : '1') + parent.slice(index + 1);
  return {
    flip,
    site: `program.js:${index}:1`,
    verdict: 'sat',
    by: 'domains',
    reason: undefined,
    input: { kind: 'text', text },
    optimistic: undefined,
    probes: [],
    learnedFrom: [],
    milliseconds: 0,
    ...changes,
  };
}

function strategy(name: 'generational' | 'dfs' | 'bfs', flipsPerSite = 8): Strategy {
  const space = new InputSpace([{ kind: 'string', maxLength: bits }]);
  const dictionary = new Dictionary(8);
  return pathStrategies[name]({ space, random: new Random(1), dictionary, flipsPerSite, grammar: undefined });
}

interface World {
  readonly record?: (text: string) => Partial<Recording>;
  readonly solve?: (parent: string, flip: DecisionFlip) => Partial<SolvedFlip>;
  readonly solveJoint?: (parent: string, flip: DecisionFlips) => string;
  /** Elements that a run covers first. */
  readonly gain?: (text: string) => number;
  /** Limit of flips solved per task; the others are left over. */
  readonly mostFlips?: number;
}

/** Performs the tasks of the strategy until there are none; returns the inputs in the order of recording. */
function explore(search: Strategy, world: World = {}): string[] {
  const { record, mostFlips = Infinity, gain = () => 0 } = world;
  const recorded: string[] = [];
  const ran = new Set<string>();
  const run = (input: Input): void => {
    if (ran.has(textOf(input))) return;
    ran.add(textOf(input));
    search.ran({ input, outcome: 'returned', gain: gain(textOf(input)) });
  };
  run({ value: { kind: 'text', text: '000' }, origin: { kind: 'default' } });
  for (let task = search.next(); task !== undefined; task = search.next()) {
    const expansion = task as ExpandTask;
    const text = textOf(expansion.input);
    recorded.push(text);
    const chosen = expansion.choose(recordingOf(text, record?.(text)));
    const flips = chosen.slice(0, mostFlips);
    if (flips.length < chosen.length) expansion.leave?.(chosen.slice(mostFlips));
    for (const child of expansion.derive(flips.map((flip) => answerIn(world, text, flip)))) run(child);
    expansion.done?.(1);
  }
  return recorded;
}

describe('searching paths', () => {
  it.each(['generational', 'dfs', 'bfs'] as const)('%s runs every path once and is then complete', (name) => {
    const search = strategy(name);
    const recorded = explore(search);
    expect(recorded.toSorted()).toEqual(['000', '001', '010', '011', '100', '101', '110', '111']);
    expect(search.status()).toEqual({ obstacles: [], divergences: new Map() });
  });

  it.each(['generational', 'dfs', 'bfs'] as const)('%s retries flips that were left over', (name) => {
    const search = strategy(name);
    const recorded = explore(search, { mostFlips: 1 });
    expect(new Set(recorded).size).toBe(8);
    expect(recorded.length).toBeGreaterThan(8);
    expect(search.status()).toEqual({ obstacles: [], divergences: new Map() });
  });

  it('takes the rare ways of an input with new coverage together, once', () => {
    const search = strategy('generational');
    const asked: DecisionFlips[] = [];
    const recorded = explore(search, {
      record: withFourBits,
      gain: (text) => (text === '000' ? 5 : 0),
      solveJoint: (_, flip) => {
        asked.push(flip);
        return '1111';
      },
    });
    expect(asked).toEqual([
      { kind: 'joint', flips: [0, 1, 2, 3].map((index) => ({ kind: 'decision', index, taken: 1 })) },
    ]);
    expect(recorded.slice(0, 2)).toEqual(['000', '1111']);
    expect(search.status()).toEqual({ obstacles: [], divergences: new Map() });
  });

  it.each(['dfs', 'bfs'] as const)('%s flips one decision at a time', (name) => {
    const joint: DecisionFlips[] = [];
    explore(strategy(name), { gain: () => 1, solveJoint: (parent, flip) => (joint.push(flip), parent) });
    expect(joint).toEqual([]);
  });

  it('flips the last decision first, or the first one', () => {
    expect(explore(strategy('dfs')).slice(0, 3)).toEqual(['000', '001', '010']);
    expect(explore(strategy('bfs')).slice(0, 4)).toEqual(['000', '100', '010', '001']);
  });

  it('is not complete before anything was run', () => {
    const search = strategy('dfs');
    search.ran({
      input: { value: { kind: 'text', text: '000' }, origin: { kind: 'default' } },
      outcome: 'returned',
      gain: 1,
    });
    expect(search.status().obstacles).toEqual(['unexplored']);
  });

  it('counts a run that left its predicted path, by site, and does not claim to be complete', () => {
    const search = strategy('dfs');
    // At the second site the solver promises 1, but the program behaves as before.
    explore(search, {
      solve: (parent, { index }) => (index === 1 ? { input: { kind: 'text', text: `${parent}?` } } : {}),
    });
    const { obstacles, divergences } = search.status();
    expect(obstacles).toContain('divergences');
    expect([...divergences.keys()]).toEqual([11]);
  });

  it('does not check the path of optimistic inputs', () => {
    const search = strategy('dfs');
    explore(search, {
      solve: (_, { index }) =>
        index === 1 ? { verdict: 'unsat', input: undefined, optimistic: { kind: 'text', text: '111?' } } : {},
    });
    expect(search.status()).toEqual({ obstacles: [], divergences: new Map() });
  });

  it.each([
    ['concretized', { concretizations: [{ site: 'program.js:1:1', why: 'no model' }] }],
    ['stale', { stale: 1 }],
    ['events', { eventsDropped: 3 }],
    ['unrecorded', { path: undefined }],
  ] as const)('says that %s stood in the way', (obstacle, changes) => {
    const search = strategy('generational');
    explore(search, { record: (text) => (text === '011' ? changes : {}) });
    expect(search.status().obstacles).toContain(obstacle);
  });

  it('retries unknown flips with more effort, and reports those that stay unknown', () => {
    const search = strategy('dfs');
    const efforts: string[] = [];
    explore(search, {
      solve: (parent, flip) => {
        if (flip.index !== 2 || parent !== '000') return {};
        efforts.push('asked');
        return { verdict: 'unknown', input: undefined };
      },
    });
    expect(efforts).toHaveLength(2);
    expect(search.status().obstacles).toContain('unknown');
  });

  it('limits the flips of one site per path, and returns to the site when nothing else is left', () => {
    const search = strategy('bfs', 1);
    const recorded = explore(search, { record: atOneSite });
    expect(new Set(recorded).size).toBe(8);
    expect(search.status().obstacles).toEqual([]);
  });
});
