import { basename } from 'node:path';

import type { StoredFinding } from '../finding-folder.ts';
import type { ReplaySettings } from '../replay-settings.ts';
import { minimizedInput } from '../report-finding.ts';
import { argumentSources, callSource, importedName, quoted, scriptedIn } from './call-source.ts';
import type { EmitOptions } from './emit-tests.ts';
import { runners } from './runner.ts';
import { importOf, titleOf, type TargetImport } from './target-import.ts';

/** Tests of what ought to work, each marked as known to fail: whoever mends the fault takes the mark away. */
export function emitFailures(
  findings: readonly StoredFinding[],
  settings: ReplaySettings,
  options: EmitOptions,
): string {
  const { file, exportName } = settings;
  const target = importOf(file, importedName(exportName, settings.execution.usage), options.testFile, 'target');
  const checks = checksOf(settings, options.testFile);
  const bodies = findings.map((finding) => body(finding, settings, target, checks, options));
  return [
    '// Written by Coppice: each of these fails today.',
    ...runners[options.runner].imports,
    ...target.statements,
    ...[...checks.values()].flatMap(({ statements }) => statements),
    '',
    ...scriptedIn(bodies, options.testFile),
    `describe(${quoted(titleOf(file, exportName))}, () => {\n${bodies.join('\n')}});`,
    '',
  ].join('\n');
}

/** The user's properties, by the name that findings have for them; those of a configuration cannot do without Coppice. */
function checksOf({ execution }: ReplaySettings, testFile: string): ReadonlyMap<string, TargetImport> {
  const checks = (execution.properties ?? []).filter(
    ({ kind, file }) => kind === 'check' && !basename(file).startsWith('coppice.config.'),
  );
  return new Map(
    checks.map(({ file, exportName }, index) => [
      exportName.replace(/^default\./u, ''),
      importOf(file, exportName, testFile, `check${index + 1}`),
    ]),
  );
}

function body(
  { reported }: StoredFinding,
  { execution }: ReplaySettings,
  target: TargetImport,
  checks: ReadonlyMap<string, TargetImport>,
  { runner }: EmitOptions,
): string {
  const { kind, error, id, minimized, encoding } = reported;
  // Outside of a campaign calls of `symbolic` give other values.
  const isSteady = !reported.isFlaky && reported.symbolic === undefined;
  const { equals, failing } = runners[runner];
  const input = minimizedInput(reported);
  const call = callSource(target.callee, input, execution);
  const name = quoted(`${kind}: ${firstLine(error)} (${id})`);
  const check = kind === 'property' ? checkNamedIn(error, checks) : undefined;
  if (isSteady && check !== undefined) {
    const args = argumentSources(input, execution.bytesAs).join(', ');
    const asked = encoding === 'args' && (minimized as readonly unknown[]).length > 1 ? `[${args}]` : args;
    const verdict = `(await ${check.callee}(${asked}, await ${call})) !== false`;
    return `  ${failing(name)}\n    ${equals(verdict, 'true')}\n  });\n`;
  }
  if (isSteady && (kind === 'exception' || kind === 'stack-overflow')) {
    return `  ${failing(name)}\n    await ${call};\n  });\n`;
  }
  // It would take the test runner down with it, or need more than a call to show.
  return `  it.skip(${name}, async () => {\n    await ${call};\n  });\n`;
}

/** What a broken property says begins with its name, behind the class of what it threw. */
function checkNamedIn(error: string, checks: ReadonlyMap<string, TargetImport>): TargetImport | undefined {
  const found = [...checks].find(([name]) => error.startsWith(`${name}: `) || error.includes(`: ${name}: `));
  return found?.[1];
}

function firstLine(text: string): string {
  return text.split('\n')[0] as string;
}
