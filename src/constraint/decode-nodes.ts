import { operators, type Operator } from '../core/operators.ts';
import { wordsPerNode, type RawTrace } from '../core/raw-trace.ts';
import type { ApplicationOperator, Expr, VariableOperator } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';

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
  const [code, ...words] = raw.nodes.subarray(node * wordsPerNode, (node + 1) * wordsPerNode) as unknown as [
    number,
    number,
    number,
    number,
  ];
  const operator = operators[code];
  if (operator === undefined) throw new RangeError(`node ${node} has no operator of code ${code}`);
  if (operator.name === 'list') return undefined;
  if (operator.name === 'const') return pool.constant(raw.constants[words[0]]);
  if (operator.shape === 'immediate') {
    return pool.variable(operator.name as VariableOperator, words[0], operator.arity > 1 ? words[1] : 0);
  }
  const operands = operandNodes(operator, words, raw).map((operand) => {
    const expr = decoded[operand - raw.base];
    if (expr === undefined || operand - raw.base >= node)
      throw new RangeError(`node ${node} has no operand ${operand}`);
    return expr;
  });
  return pool.apply(operator.name as ApplicationOperator, ...operands);
}

function operandNodes({ arity, shape }: Operator, words: readonly number[], raw: RawTrace): readonly number[] {
  const inPlace = shape === 'variadic' ? arity : arity > operandWords ? operandWords - 1 : arity;
  const result = words.slice(0, inPlace);
  if (shape === 'variadic' || arity > operandWords) {
    for (let rest = words[inPlace] as number; rest !== 0;) {
      const at = (rest - raw.base) * wordsPerNode;
      result.push(raw.nodes[at + 1] as number);
      rest = raw.nodes[at + 2] as number;
    }
  }
  // Arguments not given are 0, and last.
  while (result.length > 0 && result.at(-1) === 0) result.pop();
  return result;
}
