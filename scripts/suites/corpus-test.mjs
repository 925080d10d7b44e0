/** The source of a test of all inputs of a corpus: it fails if one result differs from the recorded one. */
export function corpusTest(target, exportName, inputs, expected) {
  return `import { inspect } from 'node:util';
import * as target from ${JSON.stringify(target)};
const inputs = ${JSON.stringify(inputs)};
const expected = ${JSON.stringify(expected)};
const shown = ${shown.toString()};
let isOver = setTimeout(() => process.exit(3), 20_000);
const results = [];
for (const input of inputs) results.push(await shown(target[${JSON.stringify(exportName)}], input, inspect));
clearTimeout(isOver);
if (expected === null) console.log(JSON.stringify(results));
else process.exit(results.every((result, index) => expected[index] === null || result === expected[index]) ? 0 : 1);
`;
}

/** What a function does with an input, as text. */
async function shown(call, input, print) {
  const options = { depth: Infinity, customInspect: false, sorted: true, maxArrayLength: null, maxStringLength: null };
  try {
    return `returned ${print(await call(input), options)}`;
  } catch (error) {
    return `threw ${error?.name}: ${error?.message}`;
  }
}
