import { childrenOf, type Node, type NodeOf } from '../front-end.ts';
import { boundIdentifiers } from '../scopes/bound-names.ts';
import { describeCallee, describeIterated } from './describe-callee.ts';
import type { EmitContext } from './emit-context.ts';
import { none, shadowTest, type Emitted } from './emitted.ts';
import { memberName } from './member.ts';
import { isAnonymousDefinition, isConstant, unnamed } from './operand.ts';
import { throwNotes } from './throw-notes.ts';

/** One variable of a pattern and where its value lies in the source: `{ a: [, b] }` gives b at `"a", 1`. */
interface Element extends Passage {
  readonly identifier: NodeOf<'Identifier'>;
}

/** As `Element`, for a property that a pattern stores into; object and key are in temporaries. */
interface MemberElement extends Passage {
  readonly object: string;
  readonly key: string;
  /** Reads it without running code. */
  readonly value: string;
}

interface Passage {
  /** Keys as code, from the outside in; `null` once the way cannot be followed. */
  readonly path: readonly string[] | null;
  /** The shadow of the last key, if it is computed. */
  readonly keyShadow: string;
  /** For `...rest`: of an array the number of elements before it, of an object -1. */
  readonly restFrom: number | null;
  readonly fallback: Fallback | null;
  /** What is read where it says so; a default is written down for it. */
  readonly node: Node;
  readonly hasDefault: boolean;
}

interface Fallback {
  /** Temporary that is 1 once the default was taken. */
  readonly taken: string;
  readonly shadow: string;
}

/** A pattern written out natively, and the code that finds the shadows of its variables afterwards. */
export interface DestructuredPattern {
  readonly code: string;
  /** Whether some variable of it may get a shadow. */
  readonly carries: boolean;
  /** Empty, or ending in a comma: to run before the pattern does. */
  readonly reset: string;
  /** Sibling and the expression for its new shadow; the source is then in `source`. */
  shadows(source: string, sourceShadow: string): { readonly sibling: string; readonly shadow: string }[];
  /** Code that stores the shadows of the properties it stored into. */
  memberStores(source: string, sourceShadow: string): string[];
}

/**
 * Variables without siblings, members and nested patterns are stored into natively; only shadows are looked up after.
 * Where the name of the source is known ahead and the siblings are there already, defaults find the shadows of variables
 * further to the left.
 */
export function destructure(context: EmitContext, pattern: Node, source: string | null = null): DestructuredPattern {
  const elements: Element[] = [];
  const members: MemberElement[] = [];
  const code = new PatternWriter(context, elements, members, source).write(pattern, [], null);
  const carriers = elements.filter(({ identifier }) => context.siblingAt(identifier) !== none);
  return {
    code,
    carries: carriers.length > 0 || members.length > 0,
    reset: [...elements, ...members]
      .map(({ fallback }) => (fallback === null ? '' : `${fallback.taken} = 0, `))
      .join(''),
    shadows: (source, sourceShadow) =>
      carriers.map((element) => ({
        sibling: context.siblingAt(element.identifier),
        shadow: shadowOf(context, element, element.identifier.name, source, sourceShadow),
      })),
    memberStores: (source, sourceShadow) =>
      members.map((element) => {
        const shadow = shadowOf(context, element, element.value, source, sourceShadow);
        return `${context.$}.live === 0 || ${context.$}.store(${element.object}, ${element.key}, ${shadow})`;
      }),
  };
}

function shadowOf(
  context: EmitContext,
  { path, fallback, restFrom, keyShadow, node, hasDefault }: Passage,
  value: string,
  source: string,
  sourceShadow: string,
): string {
  const given = fallback === null ? none : `${fallback.taken} === 1 ? ${fallback.shadow} : 0`;
  if (path === null) return given;
  const test = shadowTest([sourceShadow, keyShadow, `${context.$}.heap`]);
  const bound = `${context.site(node)}, ${value}, ${source}, ${sourceShadow}, [${path.join(', ')}]`;
  const lookup =
    restFrom !== null
      ? `boundRest(${bound}, ${restFrom})`
      : hasDefault
        ? `boundOrDefault(${bound}, ${keyShadow}, ${given})`
        : `bound(${bound}, ${keyShadow})`;
  return `${test} === 0 ? ${fallback === null ? none : `(${given})`} : ${context.$}.boundValues.${lookup}`;
}

class PatternWriter {
  readonly #context: EmitContext;
  readonly #elements: Element[];
  readonly #members: MemberElement[];
  readonly #source: string | null;

  constructor(context: EmitContext, elements: Element[], members: MemberElement[], source: string | null) {
    this.#context = context;
    this.#elements = elements;
    this.#members = members;
    this.#source = source;
  }

  write(
    node: Node,
    path: readonly string[] | null,
    fallback: Fallback | null,
    restFrom: number | null = null,
    keyShadow = none,
    hasDefault = false,
  ): string {
    const context = this.#context;
    switch (node.type) {
      case 'Identifier':
        this.#elements.push({ identifier: node, path, keyShadow, restFrom, fallback, node, hasDefault });
        return context.source(node);
      case 'AssignmentPattern':
        return this.#withDefault(node, path, keyShadow);
      case 'ObjectPattern':
        return context.copy(node, (child) => this.#property(child, (restFrom ?? -1) < 0 ? path : null));
      case 'ArrayPattern':
        return context.copy(node, (child) => this.#element(node, child, path, restFrom ?? 0));
      case 'MemberExpression':
        return node.object.type === 'Super'
          ? context.parts.assignmentTarget(node)
          : this.#member(node, { path, keyShadow, restFrom, fallback, node, hasDefault });
      default:
        return context.parts.assignmentTarget(node);
    }
  }

  /** Stored into natively, by way of temporaries that still say after which property it was. */
  #member(node: NodeOf<'MemberExpression'>, passage: Passage): string {
    const context = this.#context;
    const object = context.temporary();
    const held = `(${object} = ${unnamed(node.object, context.parts.expression(node.object).code)})`;
    if (!node.computed) {
      const name = memberName(node);
      const value = name.startsWith('#')
        ? `${object}.${name}`
        : `${context.$}.peek(${object}, ${JSON.stringify(name)})`;
      this.#members.push({ ...passage, object, key: JSON.stringify(name), value });
      return `${held}.${name}`;
    }
    const key = context.temporary();
    const value = `${context.$}.peek(${object}, ${key})`;
    this.#members.push({ ...passage, object, key, value });
    return `${held}[${key} = ${unnamed(node.property, context.parts.expression(node.property).code)}]`;
  }

  #withDefault(node: NodeOf<'AssignmentPattern'>, path: readonly string[] | null, keyShadow: string): string {
    const context = this.#context;
    const emitted = context.parts.expression(node.right);
    const value = isAnonymousDefinition(node.right)
      ? emitted
      : { ...emitted, code: this.#caughtUp(node.right, emitted.code) };
    const isFollowed = node.left.type === 'Identifier' || node.left.type === 'MemberExpression';
    if (value.shadow === none || isAnonymousDefinition(node.right) || !isFollowed) {
      const given = context.counters.given(node, true, node.left, node.right, value.code);
      return context.copy(node, (child) =>
        child === node.left ? this.write(child, path, null, null, keyShadow, true) : given,
      );
    }
    const fallback = { taken: context.temporary(), shadow: context.temporary() };
    const result = context.temporary();
    const code = `(${context.counters.on(node, true, `${result} = ${value.code}`)}, ${fallback.shadow} = ${value.shadow}, ${fallback.taken} = 1, ${result})`;
    return context.copy(node, (child) =>
      child === node.left ? this.write(child, path, fallback, null, keyShadow, true) : code,
    );
  }

  /** An expression, after what it mentions of the pattern's variables has its shadows. */
  #caughtUp(node: Node, code: string): string {
    const context = this.#context;
    const source = this.#source;
    if (source === null) return code;
    const stores = this.#elements
      .filter(({ identifier }) => context.siblingAt(identifier) !== none && mentions(node, identifier.name))
      .map((element) => {
        const sibling = context.siblingAt(element.identifier);
        return `${sibling} = ${shadowOf(context, element, element.identifier.name, source, none)}, `;
      });
    return stores.length === 0 ? code : `(${stores.join('')}${code})`;
  }

  #property(node: Node, path: readonly string[] | null): string {
    const context = this.#context;
    if (node.type === 'RestElement') {
      return context.copy(node, (child) => this.write(child, path, null, -1));
    }
    if (node.type !== 'Property') return context.source(node);
    const written = keyCode(context, node);
    const computed = written === null && node.computed ? this.#computedKey(node.key) : null;
    const key = written ?? computed?.value ?? null;
    const inner = path === null || key === null ? null : [...path, key];
    return context.copy(node, (child) => {
      if (child !== node.key || node.shorthand) return this.write(child, inner, null, null, computed?.shadow ?? none);
      return computed?.code ?? (node.computed ? context.parts.expression(child).code : context.source(child));
    });
  }

  /** A key that is kept in a temporary, by which its property is then found again. */
  #computedKey(node: Node): { readonly code: string; readonly value: string; readonly shadow: string } {
    const context = this.#context;
    const emitted = context.parts.expression(node);
    const value = context.temporary();
    const shadow = emitted.shadow === none ? none : context.temporary();
    const keep = shadow === none ? '' : `${shadow} = ${emitted.shadow}, `;
    return { code: `(${value} = ${unnamed(node, emitted.code)}, ${keep}${value})`, value, shadow };
  }

  #element(pattern: NodeOf<'ArrayPattern'>, child: Node, path: readonly string[] | null, first: number): string {
    const index = first + (pattern.elements as readonly (Node | null)[]).indexOf(child);
    if (child.type === 'RestElement') {
      return this.#context.copy(child, (target) => this.write(target, path, null, index));
    }
    return this.write(child, path === null ? null : [...path, String(index)], null);
  }
}

function keyCode(context: EmitContext, node: NodeOf<'Property'>): string | null {
  if (node.computed) return isConstant(node.key) && node.key.type === 'Literal' ? context.source(node.key) : null;
  if (node.key.type === 'Identifier') return JSON.stringify(node.key.name);
  return node.key.type === 'Literal' ? JSON.stringify(String(node.key.value)) : null;
}

/**
 * The value to be destructured. V8 names it by its source text when it has no properties, so a value kept in a temporary
 * is checked ahead, to fail in the same words.
 */
export function destructuredSource(
  context: EmitContext,
  node: Node,
  emitted: Emitted,
  pattern: Node,
  declared = false,
): Operand {
  const level = pattern.type === 'ArrayPattern' ? context.temporary() : none;
  const collect = (from: string): string =>
    level === none ? '' : `${level} = ${context.$}.live === 0 ? 0 : ${context.$}.collect(${from}), `;
  const takenFrom = (from: string): string =>
    level === none ? '' : `${level} === 0 || ${context.$}.collected(${level}, ${from}), `;
  if (node.type === 'Identifier' && context.bindingOf(node) !== undefined && !storesInto(pattern, node.name)) {
    const { code: name, shadow } = emitted;
    const note = throwNote(context, node, pattern, { value: name, shadow });
    if (level === none) {
      const words = [firstKey(context, pattern), node.name].map((word) => JSON.stringify(word)).join(', ');
      const code = note === '' ? name : `(${note}${nullishCheck(context, name, words)})`;
      return { code, value: name, shadow, taken: '' };
    }
    const named = declared ? `${context.$}.failures.iterable(${name}, ${JSON.stringify(node.name)})` : name;
    return { code: `(${collect(name)}${note}${named})`, value: name, shadow, taken: takenFrom(name) };
  }
  if (isConstant(node) && emitted.shadow === none)
    return { code: emitted.code, value: emitted.code, shadow: none, taken: '' };
  const value = context.temporary();
  const words = [firstKey(context, pattern), describeCallee(node)].map((word) => JSON.stringify(word)).join(', ');
  const check =
    pattern.type === 'ObjectPattern'
      ? nullishCheck(context, value, words)
      : declared && namesWhenNotIterable(node)
        ? `${context.$}.failures.iterable(${value}, ${JSON.stringify(describeIterated(node))})`
        : value;
  const taken = takenFrom(value);
  const evaluated = isAnonymousDefinition(node) ? `(0, ${emitted.code})` : emitted.code;
  if (emitted.shadow === none || context.names.isTemporary(emitted.shadow)) {
    const note = throwNote(context, node, pattern, { value, shadow: emitted.shadow });
    return {
      code: `(${value} = ${evaluated}, ${note}${collect(value)}${check})`,
      value,
      shadow: emitted.shadow,
      taken,
    };
  }
  const shadow = context.temporary();
  return {
    code: `(${value} = ${evaluated}, ${shadow} = ${emitted.shadow}, ${throwNote(context, node, pattern, { value, shadow })}${collect(value)}${check})`,
    value,
    shadow,
    taken,
  };
}

/** By what a value cannot be taken apart: an object pattern needs a value, an array pattern something to iterate. */
function throwNote(context: EmitContext, node: Node, pattern: Node, source: Pick<Operand, 'value' | 'shadow'>): string {
  return pattern.type === 'ObjectPattern'
    ? throwNotes.defined(context, node, source)
    : throwNotes.iterable(context, node, source);
}

function nullishCheck(context: EmitContext, value: string, words: string): string {
  return `${value} === null || ${value} === void 0 ? ${context.$}.failures.cannotDestructure(${value}, ${words}) : ${value}`;
}

/** What V8 calls by its text in a declaration; other expressions by the type of their value. */
function namesWhenNotIterable(node: Node): boolean {
  if (node.type === 'ParenthesizedExpression') return namesWhenNotIterable(node.expression);
  if (node.type === 'CallExpression') return node.callee.type === 'Identifier';
  return ['Literal', 'NewExpression', 'UnaryExpression', 'ConditionalExpression'].includes(node.type);
}

function mentions(node: Node, name: string): boolean {
  return node.type === 'Identifier' ? node.name === name : childrenOf(node).some((child) => mentions(child, name));
}

function storesInto(pattern: Node, name: string): boolean {
  return boundIdentifiers(pattern).some((identifier) => identifier.name === name);
}

interface Operand {
  readonly code: string;
  readonly value: string;
  readonly shadow: string;
  /** For right after the pattern took what it wanted: empty, or ending in a comma. */
  readonly taken: string;
}

/** V8 names the first property if its key is written out; undefined without properties. */
export function firstKey(context: EmitContext, pattern: Node): string | null {
  if (pattern.type !== 'ObjectPattern') return null;
  const [first] = pattern.properties;
  if (first === undefined || first.type !== 'Property' || first.computed) return null;
  return first.key.type === 'Identifier' ? first.key.name : context.source(first.key);
}

export function emitDestructuringAssignment(context: EmitContext, node: NodeOf<'AssignmentExpression'>): Emitted {
  const pattern = destructure(context, node.left);
  const right = context.parts.expression(node.right);
  if (!pattern.carries && right.code === context.source(node.right)) {
    return {
      code: `(${context.copy(node, (child) => (child === node.left ? pattern.code : right.code))})`,
      shadow: none,
    };
  }
  const source = destructuredSource(context, node.right, right, node.left);
  const stores = pattern.shadows(source.value, source.shadow).map(({ sibling, shadow }) => `${sibling} = ${shadow}, `);
  stores.push(...pattern.memberStores(source.value, source.shadow).map((store) => `${store}, `));
  const value = context.temporary();
  return {
    code: `(${pattern.reset}${value} = ${pattern.code} = ${source.code}, ${source.taken}${stores.join('')}${value})`,
    shadow: none,
  };
}
