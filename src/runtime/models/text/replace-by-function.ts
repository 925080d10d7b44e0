import { operatorCode } from '../../../core/operators.ts';
import type { Call } from '../../calls/call.ts';
import { emptyList, textIndexOf, textOf, textSlice } from '../../realm/intrinsics.ts';
import type { ModelContext } from '../model-context.ts';
import { matchesOf, type FoundMatch, type RegExpFacts } from './regexp-facts.ts';

/** The state of a call of `replace` or `replaceAll` with a function. */
interface Replacing {
  readonly pattern: number;
  readonly isGlobal: boolean;
  readonly matches: readonly FoundMatch[];
  /** Shadows of the results of the function, by match. */
  readonly answers: number[];
  turn: number;
}

/**
 * Builds the result of `replace` with a function: slices of the text between the matches, joined with the results of
 * the function.
 */
export class ReplaceByFunction {
  readonly #context: ModelContext;

  constructor(context: ModelContext) {
    this.#context = context;
  }

  /** Passes the shadows of its arguments to the function. False if the call cannot be followed. */
  begin(call: Call, facts: RegExpFacts): boolean {
    const { channels, recorder } = this.#context;
    const functionId = channels.callees.idOf(call.args[1]);
    const matches = functionId === 0 || typeof call.self !== 'string' ? undefined : matchesOf(facts, call.self);
    if (matches === undefined) return false;
    const pattern = recorder.table.tableConstant(
      { kind: 'regExp', source: facts.source, flags: facts.flags },
      `regExp/${facts.source}/${facts.flags}`,
    );
    const replacing: Replacing = { pattern, isGlobal: facts.global, matches, answers: emptyList(), turn: -1 };
    call.state = replacing;
    call.callback = {
      functionId,
      argumentsFor: () => {
        this.#decideTurn(call, replacing, ++replacing.turn);
        return this.#argumentsOf(call, replacing, replacing.turn);
      },
      returned: (shadow) => {
        // A function without parameters takes no shadows, and only its last result is seen.
        const turn = replacing.turn < 0 && matches.length === 1 ? 0 : replacing.turn;
        if (turn >= 0) replacing.answers[turn] = shadow;
        else
          recorder.concretize(
            call.site,
            recorder.table.valueAt(shadow),
            shadow,
            'results of a function without parameters',
          );
      },
    };
    channels.expectCallback(call);
    return true;
  }

  /** The shadows of the groups from 0 on, of the index of the match, and of the whole text. */
  #argumentsOf(call: Call, replacing: Replacing, turn: number): number[] {
    const match = replacing.matches[turn];
    const shadows: number[] = emptyList();
    if (match === undefined || call.selfShadow === 0) return shadows;
    for (let group = 0; group < match.groups.length; group++) {
      shadows[group] = this.#group(call, replacing, turn, group, match.groups[group]);
    }
    shadows[shadows.length] = this.#index(call, replacing, turn, match.index);
    shadows[shadows.length] = call.selfShadow;
    return shadows;
  }

  #group(call: Call, { pattern, isGlobal }: Replacing, turn: number, group: number, value: unknown): number {
    const { recorder } = this.#context;
    const { table } = recorder;
    const operator = isGlobal ? operatorCode.regExpMatchAllGroup : operatorCode.regExpGroup;
    return recorder.operationOn(
      operator,
      [pattern, call.selfShadow, table.constant(turn), table.constant(group)],
      value,
    );
  }

  #index(call: Call, { pattern, isGlobal }: Replacing, turn: number, value: number): number {
    const { recorder } = this.#context;
    const operator = isGlobal ? operatorCode.regExpMatchAllIndex : operatorCode.regExpMatchIndex;
    return recorder.operationOn(operator, [pattern, call.selfShadow, recorder.table.constant(turn)], value);
  }

  /** The shadow of the result; undefined if the results of the function are not known. */
  finish(call: Call, result: unknown): number | undefined {
    const replacing = call.state as Replacing;
    const text = call.self as string;
    const answers = typeof result === 'string' ? answerTexts(this.#context, replacing, text, result) : undefined;
    if (answers === undefined) return undefined;
    this.#decide(call, replacing);
    const values: unknown[] = emptyList();
    const shadows: number[] = emptyList();
    let end = 0;
    let endNode = 0;
    for (let turn = 0; turn < replacing.matches.length; turn++) {
      const { index, groups } = replacing.matches[turn]!;
      const indexNode = call.selfShadow === 0 ? 0 : this.#index(call, replacing, turn, index);
      values[values.length] = textSlice(text, end, index);
      shadows[shadows.length] = this.#slice(call, end, endNode, index, indexNode);
      values[values.length] = answers[turn];
      shadows[shadows.length] = replacing.answers[turn] ?? 0;
      const whole = groups[0]!;
      end = index + whole.length;
      endNode = call.selfShadow === 0 ? 0 : this.#end(call, replacing, turn, indexNode, whole, end);
    }
    values[values.length] = textSlice(text, end);
    shadows[shadows.length] = this.#slice(call, end, endNode, text.length, 0);
    return this.#joined(values, shadows, result);
  }

  /** Decides, before a call of the function, that there is a match for it. */
  #decideTurn(call: Call, replacing: Replacing, turn: number): void {
    if (call.selfShadow === 0 || turn >= replacing.matches.length) return;
    if (!replacing.isGlobal) return this.#decide(call, replacing);
    const { recorder } = this.#context;
    const isMore = recorder.table.node(
      operatorCode.greaterThan,
      this.#count(call, replacing),
      recorder.table.constant(turn),
      0,
      true,
    );
    recorder.branchOnce(call.site, isMore, true);
  }

  /** Decides whether, or how often, the pattern matches. */
  #decide(call: Call, replacing: Replacing): void {
    if (call.selfShadow === 0) return;
    const { recorder } = this.#context;
    const { pattern, isGlobal, matches } = replacing;
    if (isGlobal) return recorder.takenAll(call.site, this.#count(call, replacing), matches.length);
    const isFound = matches.length > 0;
    const test = recorder.operationOn(operatorCode.regExpTest, [pattern, call.selfShadow], isFound);
    recorder.branchOnce(call.site, test, isFound);
  }

  #count(call: Call, { pattern, matches }: Replacing): number {
    const operands = [pattern, call.selfShadow];
    return this.#context.recorder.operationOn(operatorCode.regExpMatchCount, operands, matches.length);
  }

  #slice(call: Call, from: number, fromNode: number, to: number, toNode: number): number {
    if (call.selfShadow === 0) return 0;
    const { table } = this.#context.recorder;
    const start = fromNode === 0 ? table.constant(from) : fromNode;
    // A slice up to the end of the text has no end operand.
    return table.node(operatorCode.slice, call.selfShadow, start, toNode, textSlice(call.self, from, to));
  }

  #end(call: Call, replacing: Replacing, turn: number, indexNode: number, whole: string, end: number): number {
    const { table } = this.#context.recorder;
    const group = this.#group(call, replacing, turn, 0, whole);
    const length = table.node(operatorCode.stringLength, group, 0, 0, whole.length);
    return table.node(operatorCode.add, indexNode, length, 0, end);
  }

  #joined(values: readonly unknown[], shadows: readonly number[], result: unknown): number {
    return this.#context.recorder.operation(operatorCode.concat, values, shadows, result);
  }
}

/**
 * The text of each result of the function: the value of its shadow, or the text between its neighbors in the final
 * result.
 */
function answerTexts(
  { recorder }: ModelContext,
  { matches, answers }: Replacing,
  text: string,
  result: string,
): unknown[] | undefined {
  const texts: unknown[] = emptyList();
  let at = 0;
  let end = 0;
  for (let turn = 0; turn < matches.length; turn++) {
    const { index, groups } = matches[turn]!;
    at += index - end;
    end = index + groups[0]!.length;
    const shadow = answers[turn] ?? 0;
    const isLast = turn === matches.length - 1;
    const between = isLast ? textSlice(text, end) : textSlice(text, end, matches[turn + 1]!.index);
    const after = isLast ? result.length - between.length : between === '' ? -1 : textIndexOf(result, between, at);
    const known = shadow === 0 ? textSlice(result, at, after) : recorder.table.valueAt(shadow);
    if ((shadow === 0 && after < at) || typeof known === 'object' || typeof known === 'symbol') return undefined;
    texts[turn] = known;
    at += textOf(known).length;
  }
  return at + text.length - end === result.length ? texts : undefined;
}
