import type { Predicate } from '../../../src/core/predicate.ts';
import { operatorCode, operators } from '../../../src/core/operators.ts';
import { eventKind, type EventKindName, type RawTrace, type TraceConstant } from '../../../src/core/raw-trace.ts';
import type { Expr } from '../../../src/constraint/expression.ts';

type NodeSlots = readonly [operator: number, first: number, second: number, third: number];

/** Writes expressions and events the way a runtime would. */
export class RawTraceWriter {
  readonly #nodes: NodeSlots[] = [[0, 0, 0, 0]];
  readonly #constants: TraceConstant[] = [];
  readonly #events: number[] = [];
  readonly #samples: number[] = [];

  node(expr: Expr): number {
    if (expr.kind === 'constant') return this.#push('const', this.constant(expr.value));
    if (expr.kind === 'variable') return this.#push(expr.name, expr.input, expr.position);
    const operands = expr.operands.map((operand) => this.node(operand));
    const { shape, arity } = operators[expr.code]!;
    if (shape === 'associative') return operands.reduce((joined, next) => this.#push(expr.name, joined, next));
    const inPlace = shape === 'variadic' ? arity : arity > 3 ? 2 : 3;
    const rest = operands.slice(inPlace).reduceRight((tail, item) => this.#push('list', item, tail), 0);
    return this.#push(expr.name, ...operands.slice(0, inPlace), ...(rest === 0 ? [] : [rest]));
  }

  condition(template: Predicate, operand: Expr): number {
    return this.#push(
      'condition',
      this.constant({ kind: 'condition', text: JSON.stringify(template) }),
      this.node(operand),
    );
  }

  constant(value: TraceConstant): number {
    return this.#constants.push(value) - 1;
  }

  event(kind: EventKindName, site: number, node: number, detail: number): this {
    this.#events.push(eventKind[kind], site, node, detail);
    return this;
  }

  sample(node: number, constant: number): this {
    this.#samples.push(node, constant);
    return this;
  }

  finish(): RawTrace {
    return {
      base: 0,
      nodeCount: this.#nodes.length - 1,
      nodes: Int32Array.from(this.#nodes.flat()),
      constants: this.#constants,
      eventCount: this.#events.length / 4,
      events: Int32Array.from(this.#events),
      samples: Int32Array.from(this.#samples),
      stale: 0,
      staleSites: [],
    };
  }

  #push(name: keyof typeof operatorCode, first = 0, second = 0, third = 0): number {
    return this.#nodes.push([operatorCode[name], first, second, third]) - 1;
  }
}
