import type { Expectation, SuiteTest } from '../collect-tests.ts';
import type { ReplaySettings } from '../replay-settings.ts';
import { runners, type Runner, type RunnerName } from './runner.ts';
import { callSource, importedName, quoted, scriptedIn } from './call-source.ts';
import { importOf, isTypeScript, titleOf } from './target-import.ts';

export interface EmitOptions {
  readonly runner: RunnerName;
  /** Where the text will be: imports are seen from there. */
  readonly testFile: string;
}

const printing =
  '{ depth: Infinity, customInspect: false, sorted: true, maxArrayLength: null, maxStringLength: null, breakLength: Infinity }';

/** The regression suite: a file that needs nothing but the runner. */
export function emitTests(tests: readonly SuiteTest[], settings: ReplaySettings, options: EmitOptions): string {
  const { file, exportName, execution } = settings;
  const runner = runners[options.runner];
  const target = importOf(file, importedName(exportName, execution.usage), options.testFile, 'target');
  const kinds = new Set(tests.map(({ expected }) => expected.kind));
  const bodies = tests.map((test) => {
    const call = callSource(target.callee, test.input, execution);
    return `  it(${quoted(test.name)}, async () => {\n    ${assertion(test.expected, call, runner)}\n  });\n`;
  });
  return [
    '// Written by Coppice from what the target did: read each expectation before you trust it.',
    ...runner.imports,
    ...(kinds.has('printed') ? [`import { inspect } from 'node:util';`] : []),
    ...target.statements,
    '',
    ...(kinds.has('printed') ? [`const printing = ${printing};\n`] : []),
    ...(kinds.has('thrown') ? [thrownBy(isTypeScript(options.testFile))] : []),
    ...scriptedIn(bodies, options.testFile),
    `describe(${quoted(titleOf(file, exportName))}, () => {\n${bodies.join('\n')}});`,
    '',
  ].join('\n');
}

function assertion(expected: Expectation, call: string, { equals }: Runner): string {
  switch (expected.kind) {
    case 'value':
      return equals(`await ${call}`, expected.source);
    case 'printed':
      return equals(`inspect(await ${call}, printing)`, quoted(expected.text));
    case 'thrown':
      return equals(`await thrownBy(async () => ${call})`, quoted(expected.errorClass));
  }
}

function thrownBy(typed: boolean): string {
  const signature = typed ? 'call: () => Promise<unknown>): Promise<string>' : 'call)';
  return `/** The class of the error that a call ends with. */
async function thrownBy(${signature} {
  try {
    await call();
  } catch (error) {
    return error === null || typeof error !== 'object' ? '' : Object(error).constructor.name;
  }
  return 'nothing';
}
`;
}
