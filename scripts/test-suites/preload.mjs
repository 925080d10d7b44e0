// Loaded before a package's tests: rewrites the package and its tests in this process.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { rewriteConcolic } from '../../dist/instrument/concolic/concolic.js';
import { hookCommonJs } from '../../dist/instrument/hooks/commonjs-hook.js';
import { Replacements } from '../../dist/instrument/hooks/replacements.js';
import { rewriteEvaluated } from '../../dist/instrument/files/rewrite-evaluated.js';
import { runtimeLookup, runtimeSymbolName } from '../../dist/instrument/concolic/runtime-access.js';
import { createRuntime } from '../../dist/runtime/create-runtime.js';
import { replaceFunctionConstructors } from '../../dist/runtime/calls/function-constructors.js';
import { printOriginalFunctions } from '../../dist/runtime/text/print-functions.js';

const { COPPICE_SUITE_FOLDER: folder, COPPICE_SUITE_LITERALS: literals } = process.env;
const symbolicLiterals = literals === 'symbolic';
const root = realpathSync(folder) + path.sep;
const sources = new Map();
const runtime = createRuntime();
// A suite is one long run: code after this many expressions is still rewritten, but concrete.
runtime.recorder.table.limit = 1 << 20;
runtime.live = 1;
Object.defineProperty(globalThis, Symbol.for(runtimeSymbolName), { value: runtime });
runtime.evaluations.rewriter = (code) => rewriteEvaluated(code, { symbolicLiterals });
replaceFunctionConstructors(runtime);
printOriginalFunctions((key) => runtime.evaluations.sourceOf(key) ?? sources.get(key));

let files = 0;
hookCommonJs(rewrite, new Replacements([]), (file) => {
  const inside = file.startsWith(root) ? file.slice(root.length) : undefined;
  return inside !== undefined && !inside.split(path.sep).includes('node_modules');
});
process.on('exit', () => {
  const { nodeCount, eventCount } = runtime.trace();
  process.stderr.write(`\nrecorded ${nodeCount} expressions and ${eventCount} events in ${files} files\n`);
});

function rewrite({ file, text, format }) {
  if (format === 'module') return { kind: 'unchanged', format };
  const built = rewriteConcolic(text, {
    fileName: file,
    sourceType: 'commonjs',
    symbolicLiterals,
    preamble: runtimeLookup,
  });
  sources.set(built.fileKey, text);
  files++;
  return { kind: 'file', text: built.code, format: 'commonjs', imports: [] };
}
