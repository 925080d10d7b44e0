import { operatorCode, operators, type Operator } from '../core/operators.ts';
import { wordsPerNode, type RawTrace } from '../core/raw-trace.ts';
import type { ApplicationOperator, Constant, Expr, VariableOperator } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';
import { fillCondition } from './fill-condition.ts';

/** On the wire three words hold the operands; what does not fit is chained by `list`. */
const operandWords = wordsPerNode - 1;

/** The expressions of a run, by node id less the trace's base. Entry 0 and those of `list` nodes stay empty. */
export function decodeNodes(raw: RawTrace, pool: ExpressionPool): readonly (Expr | undefined)[] {
  const result: (Expr | undefined)[] = [undefined];
  for (let node = 1; node <= raw.nodeCount; node++) result.push(decodeNode(node, raw, result, pool));
  return result;
}

function decodeNode(
  node: number,
  raw: RawTrace,
  decoded: readonly (Expr | undefined)[],
  pool: ExpressionPool,
): Expr | undefined {
  const { nodes } = raw;
  const at = node * wordsPerNode;
  const code = nodes[at] as number;
  const first = nodes[at + 1] as number;
  const operator = operators[code];
  if (operator === undefined) throw new RangeError(`node ${node} has no operator of code ${code}`);
  if (code === operatorCode.list) return undefined;
  if (code === operatorCode.const) return pool.constant(raw.constants[first]);
  if (operator.shape === 'immediate') {
    return pool.variable(operator.name as VariableOperator, first, operator.arity > 1 ? nodes[at + 2] : 0);
  }
  const operands: Expr[] = [];
  for (const operand of operandNodes(operator, raw, at + 1)) {
    const expr = decoded[operand - raw.base];
    if (expr === undefined || operand - raw.base >= node)
      throw new RangeError(`node ${node} has no operand ${operand}`);
    operands.push(expr);
  }
  if (code === operatorCode.condition) return fillCondition(operands[0] as Constant, operands[1] as Expr, pool);
  return pool.apply(operator.name as ApplicationOperator, ...operands);
}

/** `at` is where the words of the operands begin. */
function operandNodes({ arity, shape }: Operator, { nodes, base }: RawTrace, at: number): readonly number[] {
  const isChained = shape === 'variadic' || arity > operandWords;
  const inPlace = shape === 'variadic' ? arity : isChained ? operandWords - 1 : arity;
  const result: number[] = [];
  for (let word = 0; word < inPlace; word++) result.push(nodes[at + word] as number);
  if (isChained) {
    for (let rest = nodes[at + inPlace] as number; rest !== 0;) {
      const entry = (rest - base) * wordsPerNode;
      result.push(nodes[entry + 1] as number);
      rest = nodes[entry + 2] as number;
    }
  }
  // Arguments not given are 0, and last.
  while (result.length > 0 && result.at(-1) === 0) result.pop();
  return result;
}
