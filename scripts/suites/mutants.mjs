import { parseSync, Visitor } from 'oxc-parser';

const swapped = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
};

/**
 * Returns up to `most` variants of a source text, each with one change: another operator, a negated condition, a changed
 * number or boolean, a removed statement. They are spread evenly over the text; equal arguments give equal mutants. Each is
 * the changed `text` and a line that shows the `change`.
 */
export function mutantsOf(text, fileName, most, isCovered) {
  const changes = [];
  const replace = (start, end, by) => {
    if (isCovered(start)) changes.push({ start, end, by });
  };
  const operator = (node) => {
    const other = swapped[node.operator];
    if (other === undefined) return;
    const at = text.indexOf(node.operator, node.left.end);
    if (at >= 0 && at < node.right.start) replace(at, at + node.operator.length, other);
  };
  const condition = ({ test }) => test && replace(test.start, test.end, `!(${text.slice(test.start, test.end)})`);
  new Visitor({
    BinaryExpression: operator,
    LogicalExpression: operator,
    IfStatement: condition,
    ConditionalExpression: condition,
    WhileStatement: () => undefined,
    Literal(node) {
      if (typeof node.value === 'boolean') replace(node.start, node.end, String(!node.value));
      if (typeof node.value === 'number') replace(node.start, node.end, `(${node.value} + 1)`);
    },
    ExpressionStatement({ start, end, expression }) {
      if (/^(?:Call|Assignment|Update)Expression$/u.test(expression.type)) replace(start, end, ';');
    },
  }).visit(parseSync(fileName, text).program);
  changes.sort((a, b) => a.start - b.start || a.end - b.end);
  const step = Math.max(1, changes.length / most);
  const chosen = [];
  for (let at = 0; Math.floor(at) < changes.length && chosen.length < most; at += step)
    chosen.push(changes[Math.floor(at)]);
  return chosen.map(({ start, end, by }) => ({
    text: text.slice(0, start) + by + text.slice(end),
    change: `line ${text.slice(0, start).split('\n').length}: ${shown(text.slice(start, end))} becomes ${shown(by)}`,
  }));
}

const shown = (code) => code.replaceAll(/\s+/gu, ' ').slice(0, 60);
