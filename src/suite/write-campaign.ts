import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { StoredFinding } from '../finding/finding-folder.ts';
import { minimizedInput } from '../finding/minimized-input.ts';
import { readFindings } from '../finding/read-findings.ts';
import { emitTests } from './emit/emit-tests.ts';
import { titlesOf } from './naming/title-of-test.ts';
import { readCorpus } from './read-corpus.ts';
import { collectTests, type DecidedInputs } from './selection/collect-tests.ts';
import { readableGrammar, wordFeatures } from './selection/word-features.ts';
import type { SuiteRequest } from './suite-request.ts';
import { decisionsIn } from './update/merge-tests.ts';
import { inputsByKey, keyOfInput, textsByKey } from './update/suite-inputs.ts';
import { existingTests } from './update/write-test-file.ts';
import type { TestSource } from './update/written-tests.ts';
import { failurePath, writeFailures } from './write-failures.ts';
import { refuseExisting, writePlanned, type SuiteSource, type Written } from './write-planned.ts';

/** Writes the tests of a campaign, and into a second file its findings as tests that are known to fail. */
export async function writeCampaign(
  { force, update }: SuiteRequest,
  { folder, target, plan }: SuiteSource,
): Promise<Written> {
  const { settings, sources } = target;
  const { testFile } = plan;
  const failureFile = failurePath(testFile.path);
  const findings = readFindings(folder);
  const files = findings.length === 0 ? [testFile.path] : [testFile.path, failureFile];
  for (const file of files) refuseExisting(file, force || update);
  const existing = update ? existingTests(testFile.path) : undefined;
  const decided = decidedInputs(existing, folder);
  const { grammar } = sources;
  const words = grammar && readableGrammar(grammar.name, grammar.start);
  const features = words === undefined ? () => [] : wordFeatures(words);
  const { tests, leftOut } = await collectTests(readCorpus(folder), settings, features, decided);
  if (tests.length === 0) {
    throw new CoppiceError('no-tests', `no input kept by the campaign in \`${folder}\` can be used as a test`, {
      hint: 'run the campaign for longer, or see its findings',
    });
  }
  const titles = titlesOf(tests, settings, new Set());
  const planned = tests.map((test, index) => ({ title: titles[index] ?? '', test }));
  const source = emitTests(planned, settings, testFile);
  const updated = await writePlanned(planned, source, new Set(decided.kept.map(keyOfInput)), {
    folder,
    plan,
    existing,
  });
  if (findings.length > 0) {
    await writeFailures(findings, settings, plan, update ? existingTests(failureFile) : undefined);
  }
  const isLost = grammar !== undefined && words === undefined;
  return {
    files: files.map(displayPath),
    tests: tests.length,
    failures: findings.length,
    leftOut,
    notes: [
      ...(isLost ? [`the grammar \`${grammar.name}\` cannot be read: its paths did not count`] : []),
      ...(testFile.runner === 'deno' && hasProto([...tests, ...findings.map(minimizedIn)])
        ? ['inputs have `__proto__`, which Deno disables unless it is run with --unsafe-proto']
        : []),
    ],
    ...(updated === undefined ? {} : { updated }),
  };
}

function minimizedIn({ reported }: StoredFinding): { readonly input: RunInput } {
  return { input: minimizedInput(reported) };
}

function hasProto(tests: readonly { readonly input: RunInput }[]): boolean {
  return tests.some(({ input }) => JSON.stringify(input).includes('__proto__'));
}

/** The inputs of tests that stay, and of those that the user removed. */
function decidedInputs(existing: TestSource | undefined, campaign: string): DecidedInputs {
  if (existing === undefined) return { kept: [], removed: [] };
  const known = new Map([...textsByKey(existing), ...inputsByKey(campaign)]);
  const { kept, removed } = decisionsIn(existing);
  const inputsOf = (keys: ReadonlySet<string>): RunInput[] =>
    [...keys].flatMap((key) => (known.has(key) ? [known.get(key)!] : []));
  return { kept: inputsOf(kept), removed: inputsOf(removed) };
}
