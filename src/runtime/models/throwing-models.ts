import { operatorCode, type OperatorName } from '../../core/operators.ts';
import type { Call } from '../calls/call.ts';
import { uncurry } from '../realm/intrinsics.ts';
import { isWhole } from './is-whole.ts';
import type { Model } from './model.ts';
import type { ModelContext } from './model-context.ts';
import { functionModel } from './pure-model.ts';

const test = uncurry(RegExp.prototype.test);
const { isWellFormed: wellFormed } = String.prototype as unknown as { isWellFormed(this: string): boolean };
const isWellFormedText = uncurry(wellFormed);

const hex = '[0-9A-Fa-f]';
const next = `%[89ABab]${hex}`;
const escapes = [
  `%[0-7]${hex}`,
  `%[Cc][2-9A-Fa-f]${next}`,
  `%[Dd]${hex}${next}`,
  `%[Ee]0%[ABab]${hex}${next}`,
  `%[Ee][1-9A-Ca-cEFef]${next}${next}`,
  `%[Ee][Dd]%[89]${hex}${next}`,
  `%[Ff]0%[9ABab]${hex}${next}${next}`,
  `%[Ff][1-3]${next}${next}${next}`,
  `%[Ff]4%8${hex}${next}${next}`,
];
/** The texts without an incomplete escape. */
const escaped = new RegExp(`^(?:[^%]|%${hex}${hex})*$`);
/**
 * The texts whose escapes, up to an incomplete one, are valid UTF-8. `decodeURI` and `decodeURIComponent` accept those that
 * are also `escaped`.
 */
const decodable = new RegExp(`^(?:[^%]|${escapes.join('|')})*(?:%${hex}?(?:[^0-9A-Fa-f][^]*)?)?$`);
const gap = '[\\t\\n\\f\\r ]*';
const sextet = `${gap}[A-Za-z0-9+/]`;
const padding = `${gap}=`;
/** The texts that `atob` accepts: sextets in groups of four, the last one shorter, with or without its padding. */
const base64 = new RegExp(
  `^(?:(?:${sextet}){4})*(?:(?:${sextet}){2}(?:(?:${padding}){2})?|(?:${sextet}){3}(?:${padding})?)?${gap}$`,
);
/** The texts that `btoa` accepts. */
// eslint-disable-next-line no-control-regex
const latin1 = /^[\0-\xff]*$/;
/** The texts that `BigInt` accepts. */
const integer = /^\s*(?:[+-]?[0-9]+|0[xX][0-9A-Fa-f]+|0[oO][0-7]+|0[bB][01]+)?\s*$/;

/**
 * Models of functions that are operators where they do not throw. Whether they throw is decided before the call, so
 * that the search can target it.
 */
export function addThrowingModels(context: ModelContext): void {
  const { models } = context;
  for (const [target, name] of [
    [decodeURI, 'decodeURI'],
    [decodeURIComponent, 'decodeURIComponent'],
  ] as const)
    models.add(
      target,
      // Two conditions: programs often look for incomplete escapes themselves, and seldom for bytes that are no UTF-8.
      throwing(
        context,
        name,
        ...[escaped, decodable].map((pattern) => (call: Call) => matches(context, call, pattern)),
      ),
    );
  for (const [target, name] of [
    [encodeURI, 'encodeURI'],
    [encodeURIComponent, 'encodeURIComponent'],
  ] as const)
    models.add(
      target,
      throwing(context, name, (call) => isWellFormed(context, call)),
    );
  models.add(
    atob,
    throwing(context, 'atob', (call) => matches(context, call, base64)),
  );
  models.add(
    btoa,
    throwing(context, 'btoa', (call) => matches(context, call, latin1)),
  );
  models.add(
    BigInt,
    throwing(context, 'toBigInt', (call) =>
      typeof call.args[0] === 'number' ? isInteger(context, call) : matches(context, call, integer),
    ),
  );
}

/**
 * Each function gives the node of a condition under which the function does not throw; 0 if that does not depend on the
 * input. If one does not hold, the next ones are not asked.
 */
function throwing(
  context: ModelContext,
  name: OperatorName,
  ...conditions: readonly ((call: Call) => number)[]
): Model {
  return {
    ...functionModel(context, name),
    before: (call) => {
      if ((call.shadows[0] ?? 0) === 0) return;
      for (let i = 0; i < conditions.length; i++) if (context.throws.unless(call.site, conditions[i]!(call))) return;
    },
  };
}

/** `pattern` belongs to this module, so the subject cannot have changed it. */
function matches({ recorder }: ModelContext, call: Call, pattern: RegExp): number {
  const text = call.args[0];
  if (typeof text !== 'string') return 0;
  const { table, tables } = recorder;
  const operands = [tables.pattern(pattern, pattern.source, ''), call.shadows[0]!, table.constant(0)];
  return recorder.operationOn(operatorCode.regExpTest, operands, test(pattern, text));
}

function isWellFormed({ recorder }: ModelContext, call: Call): number {
  const text = call.args[0];
  if (typeof text !== 'string') return 0;
  return recorder.unary(operatorCode.isWellFormed, text, isWellFormedText(text), call.shadows[0]!);
}

function isInteger({ recorder }: ModelContext, call: Call): number {
  const number = call.args[0] as number;
  if (isWhole(recorder.table, call.shadows[0]!)) return 0;
  return recorder.unary(operatorCode.isInteger, number, number % 1 === 0, call.shadows[0]!);
}
