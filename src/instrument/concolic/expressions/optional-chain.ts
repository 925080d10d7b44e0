import type { Node, NodeOf } from '../../typescript/front-end.ts';
import { emitArguments } from '../calls/call-arguments.ts';
import { hooked } from '../calls/call.ts';
import { decidedKey, decidedMethod } from '../calls/callee.ts';
import { describeCallee } from '../calls/describe-callee.ts';
import type { ChainCallee, EmitContext } from '../emit-context.ts';
import { ifSet, isNullish, list, none, sequence, type Emitted } from '../emitted.ts';
import { memberName, readShadow, type Place } from './member.ts';
import { operand } from './operand.ts';
import { throwNotes } from '../calls/throw-notes.ts';
import { unwrap } from './unwrap.ts';

type Continuation = (value: Emitted) => string;

/** Emits `a?.b.c(d)`: each `?.` becomes a test that guards the rest of the chain, which is nested inside it. */
export function emitChain(context: EmitContext, node: NodeOf<'ChainExpression'>): Emitted {
  const value = context.temporary();
  const shadow = context.temporary();
  const chain = new ChainWriter(context, shadow);
  const code = chain.link(node.expression, (last) => `(${value} = ${last.code}, ${shadow} = ${last.shadow}, ${value})`);
  return { code: `(${code})`, shadow };
}

export function emitChainCallee(context: EmitContext, { expression: last }: NodeOf<'ChainExpression'>): ChainCallee {
  const [target, self, selfShadow, unused] = [
    context.temporary(),
    context.temporary(),
    context.temporary(),
    context.temporary(),
  ];
  const chain = new ChainWriter(context, unused);
  const code =
    last.type === 'MemberExpression' && last.object.type !== 'Super'
      ? chain.link(last.object, (object) => chain.member(last, object, ({ code }) => code, { self, selfShadow }))
      : chain.link(last, ({ code }) => code);
  return { setup: `${self} = void 0, ${selfShadow} = 0, ${target} = (${code}), `, target, self, selfShadow };
}

/** Emits `delete a?.b`, which is true if `a` is null or undefined. */
export function emitChainDeletion(context: EmitContext, { expression: last }: NodeOf<'ChainExpression'>): string {
  const chain = new ChainWriter(context, context.temporary(), 'true');
  if (last.type === 'MemberExpression' && last.object.type !== 'Super')
    return `(${chain.link(last.object, (object) => chain.deletion(last, object))})`;
  return `(${chain.link(last, ({ code }) => `(${code}, true)`)})`;
}

interface Receiver {
  readonly self: string;
  readonly selfShadow: string;
}

class ChainWriter {
  readonly #context: EmitContext;
  readonly #shadow: string;
  readonly #skipped: string;

  /** @param skipped the value of the chain if a link is null or undefined */
  constructor(context: EmitContext, shadow: string, skipped = 'void 0') {
    this.#context = context;
    this.#shadow = shadow;
    this.#skipped = skipped;
  }

  link(node: Node, then: Continuation): string {
    if (node.type === 'MemberExpression' && node.object.type !== 'Super') {
      return this.link(node.object, (object) => this.member(node, object, then));
    }
    if (node.type === 'CallExpression' && node.callee.type !== 'Super') return this.#call(node, then);
    return then(this.#context.parts.expression(node));
  }

  member(node: NodeOf<'MemberExpression'>, object: Emitted, then: Continuation, receiver?: Receiver): string {
    const held = this.#hold(object);
    const place = this.#place(node, held);
    const value = this.#context.temporary();
    const shadow = this.#context.temporary();
    const received =
      receiver === undefined ? '' : `${receiver.self} = ${held.value}, ${receiver.selfShadow} = ${held.shadow}, `;
    const read = readShadow(this.#context, node, place, value);
    const code = sequence(received, place.setup, `${value} = ${place.access}`, `${shadow} = ${read}`, value);
    return this.#guarded(node, node.optional, held, then({ code, shadow }));
  }

  deletion(node: NodeOf<'MemberExpression'>, object: Emitted): string {
    const held = this.#hold(object);
    const place = this.#place(node, held);
    return this.#guarded(node, node.optional, held, `(${place.setup}delete ${place.access})`);
  }

  #call(node: NodeOf<'CallExpression'>, then: Continuation): string {
    const callee = unwrap(node.callee);
    if (callee.type === 'ChainExpression') {
      const { setup, target, self, selfShadow } = emitChainCallee(this.#context, callee);
      const held = { setup, value: target, shadow: none };
      return this.#guarded(
        node,
        node.optional,
        held,
        then(this.#invoke(node, target, { setup: '', value: self, shadow: selfShadow })),
      );
    }
    if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
      return this.link(callee.object, (object) => this.#method(node, callee, object, then));
    }
    // Only a method of `super` has a receiver here, which is `this`.
    const self = callee.type === 'MemberExpression' ? { setup: '', value: 'this', shadow: none } : null;
    return this.link(callee, (target) => {
      const held = this.#hold(target);
      return this.#guarded(node, node.optional, held, then(this.#invoke(node, held.value, self)));
    });
  }

  #method(
    node: NodeOf<'CallExpression'>,
    callee: NodeOf<'MemberExpression'>,
    object: Emitted,
    then: Continuation,
  ): string {
    const self = this.#hold(object);
    const place = this.#place(callee, self);
    const target = this.#context.temporary();
    const { key, keyShadow } = place;
    const decided =
      keyShadow === none
        ? decidedMethod(this.#context, callee, self.value, key)
        : decidedKey(this.#context, callee, self, { setup: '', value: key, shadow: keyShadow }, target);
    const fetched = { setup: `${place.setup}${target} = ${place.access}, ${decided}`, value: target, shadow: none };
    const call = this.#invoke(node, target, self);
    return this.#guarded(callee, callee.optional, self, this.#guarded(node, node.optional, fetched, then(call)));
  }

  #invoke(node: NodeOf<'CallExpression'>, target: string, self: Held | null): Emitted {
    const context = this.#context;
    const source = JSON.stringify(describeCallee(node.callee));
    const receiver = self?.value ?? 'void 0';
    const callee = {
      setup: '',
      invoke: (args: readonly string[]) => context.runtime.call('apply', target, receiver, list(args), source),
      target,
      self: receiver,
      selfShadow: self?.shadow ?? none,
      name: nameOf(unwrap(node.callee)),
    };
    return hooked(context, node, callee, emitArguments(context, node.arguments));
  }

  #place(node: NodeOf<'MemberExpression'>, object: Held): Place {
    const context = this.#context;
    if (!node.computed) {
      const name = memberName(node);
      return {
        setup: '',
        object,
        access: `${object.value}.${name}`,
        key: JSON.stringify(name),
        keyShadow: none,
        flag: context.runtime.flag(name),
      };
    }
    const key = operand(context, node.property, []);
    return {
      setup: key.setup,
      object,
      access: `${object.value}[${key.value}]`,
      key: key.value,
      keyShadow: key.shadow,
      flag: context.runtime.get('heap'),
    };
  }

  #hold(emitted: Emitted): Held {
    const value = this.#context.temporary();
    if (emitted.shadow === none) return { setup: `${value} = ${emitted.code}, `, value, shadow: none };
    const shadow = this.#context.temporary();
    return { setup: `${value} = ${emitted.code}, ${shadow} = ${emitted.shadow}, `, value, shadow };
  }

  #guarded(node: Node, optional: boolean, held: Held, rest: string): string {
    const context = this.#context;
    if (!optional) {
      const note = node.type === 'MemberExpression' ? throwNotes.defined(context, node, held) : '';
      return `(${held.setup}${note}${rest})`;
    }
    const decide = (): string => context.runtime.call('nullish', context.site(node), held.value, held.shadow);
    const event = held.shadow === none ? '' : ifSet(held.shadow, decide());
    const { counters } = context;
    const skipped = counters.on(node, true, `(${this.#shadow} = 0, ${this.#skipped})`);
    const guarded = `${isNullish(held.value)} ? ${skipped} : ${counters.on(node, false, rest)}`;
    return sequence(held.setup, event, guarded);
  }
}

/** The name of a method, if it is not computed. */
function nameOf(callee: Node): string | null {
  return callee.type === 'MemberExpression' && !callee.computed ? memberName(callee) : null;
}

interface Held {
  readonly setup: string;
  readonly value: string;
  readonly shadow: string;
}
