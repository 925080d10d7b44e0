import type { Node, NodeOf } from '../../typescript/front-end.ts';
import { emitDeclaration } from '../patterns/declaration.ts';
import { describeIterated } from '../calls/describe-callee.ts';
import { destructure } from '../patterns/pattern.ts';
import type { EmitContext } from '../emit-context.ts';
import { ifSet, none, orZero, sequence, shadowTest } from '../emitted.ts';
import { loopNotes } from '../calls/loop-notes.ts';
import { memberName } from '../expressions/member.ts';
import { unnamed } from '../expressions/operand.ts';

export function emitForLoop(context: EmitContext, node: NodeOf<'ForStatement'>): string {
  const { parts } = context;
  return context.copy(node, (child) => {
    if (child === node.test)
      return loopNotes.tested(context, node, context.counters.decided(node, parts.condition(child, node)));
    if (child === node.body) return emitBody(context, child, node.test === null ? node : undefined);
    if (child !== node.init) return parts.effect(child);
    if (child.type !== 'VariableDeclaration') return parts.effect(child);
    return emitDeclaration(context, child).code;
  });
}

/** Emits a loop body; a body with a counter of its own becomes a block. `untested` is the loop if it has no test. */
function emitBody(context: EmitContext, body: Node, untested: Node | undefined): string {
  const note = untested === undefined ? '' : loopNotes.iteration(context, untested);
  const code = context.parts.statement(body);
  if (note !== '') return `{${note};${code}}`;
  return context.counters.before(body) === '' ? code : `{${code}}`;
}

/**
 * Emits `for (x of e)`, which iterates natively; at the top of the body the runtime gives the shadow of the element.
 */
export function emitForEach(context: EmitContext, node: NodeOf<'ForInStatement' | 'ForOfStatement'>): string {
  const { parts } = context;
  const head = node.left.type === 'VariableDeclaration' ? node.left : null;
  const target = (head === null ? node.left : (head.declarations[0]?.id ?? head)) as Node;
  const iteration = context.temporary();
  const element = emitElement(context, target, iteration);
  const declares = head !== null && head.kind !== 'var';
  const watched = element.siblings.length > 0 && node.type === 'ForOfStatement';
  const keyed = element.siblings.length > 0 && node.type === 'ForInStatement' && target.type === 'Identifier';
  return context.copy(node, (child) => {
    if (child === node.left) return emitHead(context, node.left, target, element.target);
    if (child === node.right) {
      const source =
        node.type === 'ForOfStatement'
          ? iterated(context, node.right, watched ? iteration : null, node.await, element.nested)
          : listed(context, node.right, iteration);
      return element.reset === '' ? source : `(${element.reset}${source})`;
    }
    const first = [context.counters.arm(node, true), loopNotes.iteration(context, node)]
      .filter((code) => code !== '')
      .map((code) => `${code};`)
      .join('');
    const body = first + parts.statement(child);
    if (element.siblings.length === 0) return first === '' ? body : `{${body}}`;
    const ofKey = keyed
      ? orZero(context.runtime.get('heap'), context.runtime.call('keyOf', iteration, target.name))
      : none;
    const shadows = element.siblings
      .map(({ sibling, shadow }) => `${sibling} = ${watched ? shadow : ofKey}`)
      .join(', ');
    const forgotten = element.reset.replace(/, $/u, '');
    if (declares) return `{let ${shadows};${forgotten === '' ? '' : `${forgotten};`}${body}}`;
    const all = forgotten === '' ? shadows : `${shadows}, ${forgotten}`;
    // A declaration has no completion value, so that the completion value of the body stays visible.
    return `{${context.completionMatters ? `let {} = [${all}]` : all};${body}}`;
  });
}

/** The object of a `for`-`in` loop, passed to the runtime if it may hold shadows. */
function listed(context: EmitContext, node: Node, names: string): string {
  const { code, shadow } = context.parts.expression(node);
  const test = shadowTest([shadow, context.runtime.get('heap')]);
  const note = context.runtime.call('reads.listNames', context.site(node), names, shadow);
  return sequence(`${names} = ${unnamed(node, code)}`, ifSet(test, note), names);
}

/** The iterable of a loop. If it is not iterable, V8's message contains its source text. */
function iterated(
  context: EmitContext,
  node: Node,
  iteration: string | null,
  async: boolean,
  nested: string | null,
): string {
  const emitted = context.parts.expression(node);
  const checked = (value: string): string =>
    async || value === context.source(node)
      ? value
      : context.runtime.call('failures.iterable', value, JSON.stringify(describeIterated(node)));
  if (iteration === null) return checked(emitted.code);
  const value = context.temporary();
  const options = async ? ([1] as const) : nested === null ? ([] as const) : ([0, nested] as const);
  const iterate = context.runtime.call('iterate', context.site(node), value, emitted.shadow, ...options);
  const begin = `${iteration} = ${orZero(context.runtime.get('live'), iterate)}`;
  return `(${value} = ${unnamed(node, emitted.code)}, ${begin}, ${checked(value)})`;
}

interface LoopElement {
  /** Code of the loop's variable or pattern. */
  readonly target: string;
  readonly siblings: readonly { readonly sibling: string; readonly shadow: string }[];
  /** Code that resets which defaults were taken, to run before each iteration. Empty, or ending in a comma. */
  readonly reset: string;
  /** For a pattern, its nested patterns as data for the runtime. */
  readonly nested: string | null;
}

function emitElement(context: EmitContext, target: Node, iteration: string): LoopElement {
  if (target.type === 'Identifier') {
    const sibling = context.siblingAt(target);
    const siblings =
      sibling === none ? [] : [{ sibling, shadow: context.runtime.call('element', iteration, target.name) }];
    return { target: context.source(target), siblings, reset: '', nested: null };
  }
  if (target.type !== 'ObjectPattern' && target.type !== 'ArrayPattern') {
    return emitMemberElement(context, target, iteration);
  }
  const pattern = destructure(context, target);
  const element = context.temporary();
  const stores = pattern.memberStores(element, none).map((shadow) => ({ sibling: context.temporary(), shadow }));
  const siblings = [...pattern.shadows(element, none), ...stores].map(({ sibling, shadow }, index) => ({
    sibling,
    shadow: index === 0 ? `(${element} = ${context.runtime.call('elementObject', iteration)}, ${shadow})` : shadow,
  }));
  const own = `[[], ${target.type === 'ArrayPattern'}, false]`;
  const nested = pattern.nested === '[]' ? `[${own}]` : `[${own}, ${pattern.nested.slice(1)}`;
  return { target: pattern.code, siblings, reset: pattern.reset, nested };
}

/** The target of `for (o.p of e)`. */
function emitMemberElement(context: EmitContext, target: Node, iteration: string): LoopElement {
  if (target.type !== 'MemberExpression' || target.object.type === 'Super')
    return { target: context.parts.assignmentTarget(target), siblings: [], reset: '', nested: null };
  const object = context.temporary();
  const key = context.temporary();
  const held = `(${object} = ${context.parts.expression(target.object).code})`;
  const named = target.computed ? '' : memberName(target);
  const code = target.computed
    ? `${held}[${key} = ${context.parts.expression(target.property).code}]`
    : `${held}.${named}`;
  const name = target.computed ? key : JSON.stringify(named);
  const value = named.startsWith('#') ? `${object}.${named}` : context.runtime.call('reads.storedValue', object, name);
  const shadow = context.runtime.call('store', object, name, context.runtime.call('element', iteration, value));
  return { target: code, siblings: [{ sibling: context.temporary(), shadow }], reset: '', nested: null };
}

function emitHead(context: EmitContext, left: Node, target: Node, code: string): string {
  if (left.type !== 'VariableDeclaration') return code;
  return context.copy(left, (declarator) =>
    context.copy(declarator, (child) => (child === target ? code : context.parts.expression(child).code)),
  );
}
