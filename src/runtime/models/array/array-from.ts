import { operatorCode } from '../../../core/operators.ts';
import type { Call } from '../../calls/call.ts';
import { emptyList, isObject, isTypedArray, iteratorSymbol } from '../../realm/intrinsics.ts';
import { findProperty, hasPlainChain, peek } from '../../heap/peek.ts';
import { concretizeContents } from '../../heap/concretize-contents.ts';
import { plainLength } from '../../heap/plain-length.ts';
import { arrayLikeLength, type ArrayLikeLength } from './array-like.ts';
import { elementShadows, placeShadows } from './array-shadows.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeCall } from '../concretized-call.ts';

/** The state of an `Array.from` call. */
interface Copy {
  /** The level at which yielded values are collected. */
  readonly level: number;
  /** The shadow of the element with the given index. */
  readonly shadowOf: (turn: number, value: unknown) => number;
  /** Shadows of the results of the mapping function; null without one. */
  readonly answers: number[] | null;
  /** The number of elements of a text or an array-like source. */
  readonly length: ArrayLikeLength;
  turn: number;
}

/** The model of `Array.from` for all sources, with or without a mapping function. */
export function arrayFrom(context: ModelContext): Model {
  const { channels, side, yields } = context;
  return {
    before: (call) => {
      const functionId = channels.callees.idOf(call.args[1]);
      const level = yields.open();
      const answers: number[] | null = functionId === 0 ? null : emptyList();
      const length = lengthOf(context, call);
      const copy: Copy = { level, shadowOf: elementsOf(context, call, level), answers, length, turn: -1 };
      call.state = copy;
      if (functionId === 0 && call.args[1] !== undefined) concretizeMapped(context, call);
      if (functionId === 0) return;
      call.callback = {
        functionId,
        argumentsFor: (values) => {
          copy.turn++;
          decideTurn(context, call, copy);
          return [copy.shadowOf(copy.turn, values[0])];
        },
        returned: (shadow) => answered(context, call, copy, shadow),
      };
      channels.expectCallback(call);
    },
    after: (call, result) => {
      const { level, shadowOf, answers, length: followed } = call.state as Copy;
      const shadows: number[] = answers ?? emptyList();
      const length = plainLength(result) ?? 0;
      if (answers === null && call.args[1] === undefined)
        for (let at = 0; at < length; at++) shadows[at] = shadowOf(at, peek(result, at));
      yields.close(level);
      placeShadows(side, result, shadows);
      followLength(context, call, result, length, followed);
      return 0;
    },
  };
}

/** Concretizes the elements for a mapping function whose calls are not seen. */
function concretizeMapped(context: ModelContext, call: Call): void {
  concretizeContents(context.recorder, context.side, call.site, call.args[0], 'callback without a model');
  concretizeCall(context, call, 'callback without a model');
}

/** A callback without parameters takes no shadows, and only its last result is seen. */
function answered({ recorder }: ModelContext, call: Call, { answers, turn }: Copy, shadow: number): void {
  if (turn >= 0 && answers !== null) answers[turn] = shadow;
  else if (shadow !== 0)
    recorder.concretize(call.site, recorder.table.valueAt(shadow), shadow, 'results of a callback without parameters');
}

function elementsOf(context: ModelContext, call: Call, level: number): Copy['shadowOf'] {
  const { side, iterations, yields } = context;
  const source = call.args[0];
  if (typeof source === 'string') return charactersOf(context, source, call.shadows[0] ?? 0);
  const follower = iterations.followerOf(source);
  if (follower !== undefined) return (turn, value) => follower.shadowOf(turn, value);
  const shadows = elementShadows(side, source, call.site);
  if (shadows !== undefined) return (turn) => shadows[turn] ?? 0;
  if (isArrayLike(source)) return (turn, value) => side.read(source, turn, value);
  return (turn, value) => yields.shadowAt(level, turn, value);
}

function charactersOf({ iterations }: ModelContext, text: string, shadow: number): Copy['shadowOf'] {
  let position = 0;
  return (_, character) => {
    if (typeof character !== 'string') return 0;
    position += character.length;
    return iterations.character(text, shadow, position - character.length, character);
  };
}

/** True for an object that is copied by index because it has no iterator method. */
function isArrayLike(source: unknown): boolean {
  return isObject(source) && hasPlainChain(source) && findProperty(source, iteratorSymbol) === undefined;
}

/** Decides, before a call of the mapping function, that there is an element for it. */
function decideTurn({ recorder }: ModelContext, call: Call, { length: { count, node }, turn }: Copy): void {
  if (node === 0 || turn >= count) return;
  const { table } = recorder;
  recorder.branchOnce(call.site, table.node(operatorCode.greaterThan, node, table.constant(turn), 0, true), true);
}

/**
 * Follows the length of the result, which the string or the array-like object determines. With a mapping function, the
 * length is decided, because the function is called for each element.
 */
function followLength(
  { recorder, side }: ModelContext,
  call: Call,
  result: unknown,
  length: number,
  { count, node }: ArrayLikeLength,
): void {
  const isOpen = count === length && !isTypedArray(result);
  if (call.args[1] !== undefined || !isOpen) recorder.takenAll(call.site, node, count);
  if (isOpen) side.store(result, 'length', node);
}

/** The length of an array-like source. Whether it is too large for an array is decided. */
function arrayLikeOf(context: ModelContext, call: Call): ArrayLikeLength {
  const source = call.args[0];
  const length = isArrayLike(source) ? arrayLikeLength(context, call.site, source) : undefined;
  if (length === undefined) return unfollowed;
  context.throws.outside(call.site, length.count, length.node, -Infinity, longestArray);
  return length;
}

const longestArray = 2 ** 32 - 1;

const unfollowed: ArrayLikeLength = { count: -1, node: 0 };

function lengthOf(context: ModelContext, call: Call): ArrayLikeLength {
  const source = call.args[0];
  if (typeof source !== 'string') return arrayLikeOf(context, call);
  // Surrogate pairs are one element each, so which units form pairs is decided.
  const { iterations } = context;
  const shadow = call.shadows[0] ?? 0;
  iterations.pairs.decide(call.site, source, shadow);
  return { count: source.length, node: iterations.countOf(source, shadow, source.length) };
}
